// The room that is left for the table: what is above it, beside it, below it. Pure.
import { formOf, type Size } from "../layout/geometry";

/** What the table may not use of the window, in pixels. */
export interface Edges {
  top: number;
  left: number;
  bottom: number;
}

/** Whether the choices (deal, seat, speed), as large as text is set, stand in the bar below too, and leave room for the scrubber. */
export const spacious = (viewport: Size, text: number): boolean => viewport.w >= 1240 * text;

/** Whether a match is opened with all hands open: where they have room round the table. */
export const handsFit = (viewport: Size): boolean => !["phone", "low"].includes(formOf(viewport));

/** How wide a card and a suit are in a line of a hand, and a name with the margins, for text of the usual size; and a line's height. */
const CARD = 12.5;
const SUIT = 20;
const NAME = 92;
const LINE = 20;
/** The width of open hands beside a table that is too low to have them above it, and the most that their text may grow. */
const COLUMN = 132;
const GROWS = 1.5;
/** The part of a phone's height that open hands may take: text as large as the reader has set it gives way to the table. */
const SHARE = 0.25;

export interface HandsRoom {
  top: number;
  left: number;
  /** The size of their text, 1 for the usual one. */
  text: number;
}

/**
 * The room that open hands need where they are lines of their own: above a table on a phone, beside one on its side; none
 * where there is room for them at the pills. `most`: for each of those seats the most cards it holds in the deal, so that
 * nothing moves while it is played. `text`: as the reader has set it, 1 where the root's font is 16 px.
 */
export function handsRoom(viewport: Size, most: readonly number[], text: number): HandsRoom {
  const form = formOf(viewport);
  if (form === "low") return { top: 0, left: COLUMN * Math.min(text, GROWS), text: Math.min(text, GROWS) };
  if (form !== "phone") return { top: 0, left: 0, text };
  const width = Math.max(1, viewport.w / text - NAME);
  const lines = most.reduce((sum, cards) => sum + Math.max(1, Math.ceil((cards * CARD + 4 * SUIT) / width)), 0);
  const top = Math.round((lines * LINE + 4) * text);
  return top > viewport.h * SHARE && text > 1 ? handsRoom(viewport, most, Math.max(1, text - 0.05)) : { top, left: 0, text };
}
