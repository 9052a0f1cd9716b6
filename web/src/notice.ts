// "Your turn" for somebody who does not look: the phone shakes, the system tells. Only as the settings allow.

const SHAKE = 60;

/** Whether this device can shake: those with a mouse say that they can and cannot. */
export const canVibrate = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Whether this browser can show notices at all; without https none does. */
export const canNotify = (): boolean => "Notification" in globalThis && isSecureContext;

/** Whether the browser lets this page show notices. */
export const noticesAllowed = (): boolean => canNotify() && Notification.permission === "granted";

/** Ask for that. To be called by a click: browsers refuse what nobody has asked for. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Shake the phone for some milliseconds. A hidden page cannot: there the notice does. */
export function shake(milliseconds = SHAKE): void {
  if ("vibrate" in navigator) navigator.vibrate(milliseconds);
}

/** Notices that may be taken back. */
interface Shown {
  close(): void;
}

let shown: Shown[] = [];

/** Show a notice about a room, in place of the one before. Where phones show notices of workers only, by the worker. */
export async function notify(room: string, title: string, body: string): Promise<void> {
  if (!noticesAllowed()) return;
  const tag = `kingcraft ${room}`;
  const options: NotificationOptions = { body, tag, data: { path: `/room/${room}` } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title, options);
    shown = await worker.getNotifications({ tag });
    return;
  }
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      focus();
      notice.close();
    };
    shown = [notice];
  } catch {
    // A phone without our worker: the title of the page has to do.
  }
}

/** The page is looked at: no notice is needed any more. */
export function takeBack(): void {
  for (const notice of shown.splice(0)) notice.close();
}
