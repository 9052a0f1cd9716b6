// The sizes that a table's layout follows, tracked while the table is open: of the page, and of its text.
import { sized } from "../base/sized";
import { measureAgain } from "./textWidth.svelte";

/** The size of the page. */
export class Viewport {
  w = $state(innerWidth);
  h = $state(innerHeight);

  /**
   * Track the size of an element that fills the page. The window's own size may be that of the previous page, which was
   * wider than a phone; no event of the window reports that this has changed.
   */
  readonly measure = (whole: HTMLElement): (() => void) =>
    sized([whole], () => ([this.w, this.h] = [whole.clientWidth, whole.clientHeight]), true);
}

const measured = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/**
 * The text size that the reader has set in the browser or the system, and the typeface. `now` is 1 if the root's font
 * is 16 px.
 */
export class TextSize {
  now = $state(measured());

  /** Start tracking; return a function that ends it. */
  startTracking(): () => void {
    const probe = document.createElement("span");
    probe.style.cssText = "position:absolute;visibility:hidden;font-size:1rem;white-space:nowrap";
    probe.setAttribute("aria-hidden", "true");
    probe.textContent = "Hamburgefonstiv"; // its width differs in almost every other typeface
    document.body.append(probe);
    const end = sized([probe], () => {
      this.now = measured();
      measureAgain();
    });
    // The typeface of titles loads after the first paint.
    const fonts = (document as Partial<Document>).fonts;
    fonts?.addEventListener("loadingdone", measureAgain);
    return () => {
      fonts?.removeEventListener("loadingdone", measureAgain);
      end();
      probe.remove();
    };
  }
}
