// Keeps the screen on while people play or count at the table.

/** Milliseconds without a touch after which the screen may sleep again. */
const LONG = 30 * 60_000;

/** Whether this browser can do that. */
export const canStayAwake = (): boolean => "wakeLock" in navigator;

/** Keep the screen on until the returned function is called, or until it was not touched for long. */
export function stayAwake(): () => void {
  if (!canStayAwake()) return () => {};
  let lock: WakeLockSentinel | null = null;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function release(): void {
    void lock?.release().catch(() => {});
    lock = null;
  }
  /** The browser lets go when the page is hidden: it is asked again when it is back. */
  async function ask(): Promise<void> {
    if (over || document.hidden || (lock && !lock.released)) return;
    const found = await navigator.wakeLock.request("screen").catch(() => null); // the battery is low
    if (over) void found?.release().catch(() => {});
    else lock = found;
  }
  function touched(): void {
    clearTimeout(timer);
    timer = setTimeout(release, LONG);
    void ask();
  }
  touched();
  document.addEventListener("visibilitychange", ask);
  addEventListener("pointerdown", touched);
  return () => {
    over = true;
    clearTimeout(timer);
    release();
    document.removeEventListener("visibilitychange", ask);
    removeEventListener("pointerdown", touched);
  };
}
