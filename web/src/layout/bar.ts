// The positions of the bar's own buttons: back at one end, the buttons that open everything else at the other. They are
// in the corners of the screen or, on a table with the score at its side, in a corner of the felt and in the head of
// the score.
import { formOf, type Box, type Size } from "./geometry";
import { room } from "./railed";

/** The side of a button, px. */
const KEY = 44;
const GAP = 4;

export interface BarBoxes {
  back: Box;
  /** The buttons for score, phrases and menu: as many as the form has room for. */
  keys: Box;
  /** The side of a button here, px. */
  side: number;
}

/** `text`: the reader's text size. */
export function barBoxes(viewport: Size, text: number): BarBoxes {
  const form = formOf(viewport);
  const { w } = viewport;
  const key = { w: KEY, h: KEY };
  if (form === "phone") return { back: { x: 6, y: 6, ...key }, keys: { x: w - 6 - KEY, y: 6, ...key }, side: KEY };
  const two = 2 * KEY + GAP;
  if (form === "low")
    return { back: { x: 8, y: 4, ...key }, keys: { x: w - 6 - two, y: 4, w: two, h: KEY }, side: KEY };
  const { bar, panel, table, scale } = room(form, viewport, text, false);
  if (!panel) {
    const three = 3 * KEY + 2 * GAP;
    const y = Math.round((bar.h - KEY) / 2);
    return { back: { x: 10, y, ...key }, keys: { x: w - 10 - three, y, w: three, h: KEY }, side: KEY };
  }
  const side = Math.round(KEY * Math.max(1, scale));
  const width = 2 * side + GAP;
  return {
    back: { x: table.x + 34 * scale, y: table.y + 36 * scale, w: side, h: side },
    keys: {
      x: panel.x + panel.w - 12 * Math.max(1, scale) - width,
      y: panel.y + 12 * Math.max(1, scale),
      w: width,
      h: side,
    },
    side,
  };
}
