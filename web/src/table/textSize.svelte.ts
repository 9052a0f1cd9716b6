// The size of text that the reader has set in the browser or the system, followed while the table is open.

const measured = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** `now` is 1 where the root's font is 16 px. */
export class TextSize {
  now = $state(measured());

  /** Follow it; returns what ends that. */
  follow(): () => void {
    const probe = document.createElement("span");
    probe.style.cssText = "position:absolute;visibility:hidden;width:1rem;height:0";
    document.body.append(probe);
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => (this.now = measured()));
    observer?.observe(probe);
    return () => {
      observer?.disconnect();
      probe.remove();
    };
  }
}
