// The size of the page, tracked while the table is open.
import { sized } from "../base/sized";

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
