// What may wait until the browser has painted: then nothing of it delays what is seen first.

/** Settles after the next paint. */
export const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Focus a control after the next paint: before it, the browser would have to lay out the page at once. What has taken the focus within
 * the same section meanwhile keeps it.
 */
export async function focusPainted(control: HTMLElement | undefined): Promise<void> {
  if (!control) return;
  await painted();
  if (control.isConnected && !control.closest("section")?.contains(document.activeElement)) control.focus({ preventScroll: true });
}
