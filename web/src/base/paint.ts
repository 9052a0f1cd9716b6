// Work that can wait until the browser has painted, so that it does not delay the first paint.

/** Settles after the next paint. */
export const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Do work after the next paint; on a hidden page, which is not painted, at once. */
export const afterPaint = (work: () => void): void => (document.hidden ? work() : void painted().then(work));

/**
 * Focus a control after the next paint: before it, the browser would have to lay out the page at once. An element of
 * the same section that has taken the focus meanwhile keeps it.
 */
export async function focusPainted(control: HTMLElement | undefined): Promise<void> {
  if (!control) return;
  await painted();
  if (control.isConnected && !control.closest("section")?.contains(document.activeElement))
    control.focus({ preventScroll: true });
}
