// What may wait until the browser has painted: then nothing of it delays what is seen first.

/** Settles after the next paint. */
export const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Focus a control after the next paint: before it, the browser would have to lay out the page at once. */
export const focusPainted = (control: HTMLElement | undefined): void =>
  void (control && painted().then(() => control.isConnected && control.focus({ preventScroll: true })));
