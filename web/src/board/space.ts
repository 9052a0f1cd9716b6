// The space left for the table: what is above, beside and below it. Pure.
import { formOf, type Size } from "../layout/geometry";

/** The parts of the window that the table may not use, px. */
export interface Edges {
  top: number;
  left: number;
  bottom: number;
}

/** Whether the choices (deal, seat, speed) fit in the bar below together with the scrubber, at this text size. */
export const spacious = (viewport: Size, text: number): boolean => viewport.w >= 1240 * text;

/** Whether a match opens with all hands open: if they fit around the table. */
export const handsFit = (viewport: Size): boolean => !["phone", "low"].includes(formOf(viewport));

/**
 * The widths of a card, of a suit, and of a name with its margins in a line of a hand, and the height of a line; px at
 * the usual text size.
 */
const CARD = 12.5;
const SUIT = 20;
const NAME = 92;
const LINE = 20;
/**
 * The width of open hands beside a table that is too low to have them above it, px, and the largest factor of their
 * text.
 */
const COLUMN = 132;
const GROWS = 1.5;
/**
 * The largest part of a phone's height for open hands: text as large as the reader has set it shrinks to leave room for
 * the table.
 */
const SHARE = 0.25;

export interface HandsRoom {
  top: number;
  left: number;
  /** The size of their text, 1 for the usual size. */
  text: number;
}

/**
 * The space for open hands as lines of their own: above a table on a phone, beside one on a phone held sideways; none
 * if they fit at the pills. `most`: for each of those seats the most cards that it holds in the deal, so that nothing
 * moves during it. `text`: the text size that the reader has set, 1 if the root's font is 16 px.
 */
export function handsRoom(viewport: Size, most: readonly number[], text: number): HandsRoom {
  const form = formOf(viewport);
  if (form === "low") return { top: 0, left: COLUMN * Math.min(text, GROWS), text: Math.min(text, GROWS) };
  if (form !== "phone") return { top: 0, left: 0, text };
  const width = Math.max(1, viewport.w / text - NAME);
  const lines = most.reduce((sum, cards) => sum + Math.max(1, Math.ceil((cards * CARD + 4 * SUIT) / width)), 0);
  const top = Math.round((lines * LINE + 4) * text);
  return top > viewport.h * SHARE && text > 1
    ? handsRoom(viewport, most, Math.max(1, text - 0.05))
    : { top, left: 0, text };
}
