// The size of text that the reader has set in the browser or the system, and the typeface, followed while the table is open.
import { sized } from "../sized";
import { measureAgain } from "./textWidth.svelte";

const measured = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** `now` is 1 where the root's font is 16 px. */
export class TextSize {
  now = $state(measured());

  /** Follow it; returns what ends that. */
  follow(): () => void {
    const probe = document.createElement("span");
    probe.style.cssText = "position:absolute;visibility:hidden;font-size:1rem;white-space:nowrap";
    probe.setAttribute("aria-hidden", "true");
    probe.textContent = "Hamburgefonstiv"; // it is wider or narrower in almost every other typeface
    document.body.append(probe);
    const end = sized([probe], () => {
      this.now = measured();
      measureAgain();
    });
    // The face of titles comes after the first paint.
    const fonts = (document as Partial<Document>).fonts;
    fonts?.addEventListener("loadingdone", measureAgain);
    return () => {
      fonts?.removeEventListener("loadingdone", measureAgain);
      end();
      probe.remove();
    };
  }
}
