// How large the text on the table is: as large as the reader has set it, as far as there is room for pills and cards.
import type { Form, Size } from "./geometry";

/** The width and height, in pixels, from which on text of the usual size has room, and twice that for text twice as large. */
const ROOM: Record<Form, Size> = {
  phone: { w: 240, h: 425 },
  low: { w: 440, h: 290 },
  tall: { w: 450, h: 590 },
  wide: { w: 800, h: 450 },
};

/** No text on the table is larger than this part of the designed one: beyond it, cards would be hidden by words. */
const MOST = 2;

/**
 * The size of the table's text against the designed one.
 *
 * `wished` is the reader's own, 1 where the root's font is 16 px; `table` is how much larger than designed the table is.
 */
export function textSize(form: Form, viewport: Size, wished: number, table = 1): number {
  const room = Math.max(1, Math.min(viewport.w / ROOM[form].w, viewport.h / ROOM[form].h));
  return Math.max(0.8, Math.min(wished * Math.max(1, table), room, MOST * Math.max(1, table)));
}

/** The height of a pill with its two lines, for text of this size; `air` above and below them together. */
export const pillHeight = (text: number, air: number): number => Math.round(air + 34 * text);

/** The height of the contract's banner: a headline and this many lines below it. */
export const bannerHeight = (text: number, lines: number): number => Math.round(7 + (19.2 + 14.4 * lines) * text);

/** The height of a row of buttons with two lines of words, at least `least`. */
export const buttonHeight = (text: number, least: number): number => Math.round(Math.max(least, 12 + 37 * text));
