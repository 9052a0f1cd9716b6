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

/** The lines of a seat at text of size 1: its name, what it has taken. */
export const SEAT_LINES = { name: 18, line: 17, card: 22, call: 30 } as const;

/** The plaque: a headline and a line below it, and a second one where large text needs it. */
const bannerHeight = (text: number): number => Math.round(48 * Math.min(text, 1.25) + 17 * Math.max(0, text - 1.25));

/** The height of the bar that holds the plaque. */
export const barHeight = (text: number): number => Math.max(56, bannerHeight(text) + 8);

/** The height of a row of buttons with two lines of words, at least `least`. */
export const buttonHeight = (text: number, least: number): number => Math.round(Math.max(least, 8 + 42 * text));
