// The text size that the reader has set in the browser or the system, and the typeface, tracked while the table is
// open.
import { sized } from "../base/sized";
import { measureAgain } from "./textWidth.svelte";

const measured = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** `now` is 1 if the root's font is 16 px. */
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
