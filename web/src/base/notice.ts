// "Your turn" for a player who does not look: the phone vibrates, and the system shows a notification. Only as the
// settings allow.
import { at } from "./site";

const SHAKE = 60;

/** Whether this device can vibrate: devices with a mouse report that they can, but cannot. */
export const canVibrate = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Whether this browser can show notifications at all; without https it cannot. */
export const canNotify = (): boolean => "Notification" in globalThis && isSecureContext;

/** Whether the browser allows this page to show notifications. */
export const noticesAllowed = (): boolean => canNotify() && Notification.permission === "granted";

/** Ask for the permission. Call it from a click: browsers refuse requests without a user action. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Vibrate for some milliseconds. A hidden page cannot: there the notification does. */
export function shake(milliseconds = SHAKE): void {
  if ("vibrate" in navigator) navigator.vibrate(milliseconds);
}

/** Notifications that may be withdrawn. */
interface Shown {
  close(): void;
}

let shown: Shown[] = [];

/**
 * Show a notification about a room, replacing the previous one. Phones that allow only workers to show notifications
 * get it from the worker.
 */
export async function notify(room: string, title: string, body: string): Promise<void> {
  if (!noticesAllowed()) return;
  const tag = `kingcraft ${room}`;
  const options: NotificationOptions = { body, tag, data: { path: at(`/room/${room}`) } };
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
    // A phone without our worker: only the title of the page changes.
  }
}

/** The player looks at the page: no notification is needed any more. */
export function takeBack(): void {
  for (const notice of shown.splice(0)) notice.close();
}
