// The size of the text on the table: as the reader has set it, as far as pills and cards leave room.
import type { Form, Size } from "./geometry";

/** The least width and height, px, for text of the usual size, and half of them for text of twice the size. */
const ROOM: Record<Form, Size> = {
  phone: { w: 240, h: 425 },
  low: { w: 440, h: 290 },
  tall: { w: 450, h: 590 },
  wide: { w: 800, h: 450 },
};

/** The greatest size of text on the table, relative to the design: above it, words would cover cards. */
const MOST = 2;

/**
 * The size of the table's text, relative to the design. `wished` is the reader's own, 1 if the root's font is 16 px;
 * `table` is the scale of the table.
 */
export function textSize(form: Form, viewport: Size, wished: number, table = 1): number {
  const room = Math.max(1, Math.min(viewport.w / ROOM[form].w, viewport.h / ROOM[form].h));
  return Math.max(0.8, Math.min(wished * Math.max(1, table), room, MOST * Math.max(1, table)));
}

/** The heights of the lines of a seat, px at text of size 1: its name, what it has taken, a card, a call. */
export const SEAT_LINES = { name: 18, line: 17, card: 22, call: 30 } as const;

/** The height of the banner: a headline and a line below it, and a second one if large text needs it. */
const bannerHeight = (text: number): number => Math.round(48 * Math.min(text, 1.25) + 17 * Math.max(0, text - 1.25));

/** The height of the bar with the banner. */
export const barHeight = (text: number): number => Math.max(56, bannerHeight(text) + 8);

/** The height of a row of buttons with two lines of words, at least `least`. */
export const buttonHeight = (text: number, least: number): number => Math.round(Math.max(least, 8 + 42 * text));
