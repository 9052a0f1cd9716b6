// How board and words share the screen in views of a position with words beside it. Pure.
import type { Box, Size } from "../layout/geometry";

/**
 * `phone`: a sheet below; `small`: a low sheet; `tablet`: a panel below; `end`: a panel at the end of the line;
 * `desktop`: a strip below the table, and all words at the side.
 */
type Share = "phone" | "small" | "tablet" | "end" | "desktop";

export interface Shared {
  share: Share;
  /** The table, including its own bar of {@link BAR} px. */
  board: Box;
  /** The sheet, panel or strip. */
  sheet: Box;
  /** The bar above. */
  head: Box;
}

/** The height of the bar of a table that cannot be played, px: the table starts below it. */
const BAR = 48;
const HIGH = 740;
const HEAD = { phone: 56, tablet: 66 } as const;
const CHIPS = 52;
const SHEET = { phone: 326, small: 222, tablet: 238 } as const;
/**
 * While the reader looks for the better card, the table has more room. Calls to choose from need more of it, as does
 * the slider of a turn.
 */
const FINDS = { phone: 218, small: 196 } as const;
const CALLS = { phone: 300, small: 250 } as const;
const SHOWN = { phone: 244, small: 222 } as const;
const TURN = { phone: 352, small: 236 } as const;
const EDGE = 8;
const PANEL = 300;
const SIDE = 424;
const STRIP = 110;
const DESKTOP = 1100;

/**
 * `text`: the text size, 1 if the root's font is 16 px; `leftward`: whether the page runs from right to left; `says`:
 * the purpose of the sheet, if it needs less or more room than usual; `list`: whether a desktop has further content at
 * the side.
 */
export function shared(
  { w, h }: Size,
  text: number,
  leftward: boolean,
  says: "finds" | "calls" | "shown" | "turn" | "" = "",
  list = true,
): Shared {
  const grown = Math.max(1, Math.min(1.6, text));
  if (list && w >= DESKTOP * grown && h >= 600) {
    const side = SIDE * grown;
    const table = w - side;
    const x = leftward ? side : 0;
    const strip = { x: x + 24, y: h - 24 - STRIP, w: table - 48, h: STRIP };
    return {
      share: "desktop",
      board: { x, y: 24 - BAR, w: table, h: strip.y - 18 - (24 - BAR) + 10 },
      sheet: strip,
      head: { x: x + 60, y: 52, w: table * 0.4, h: 48 },
    };
  }
  if (w > h) {
    const panel = Math.min(w * 0.5, (w < 900 ? PANEL : 340) * Math.min(1.3, grown));
    const x = leftward ? panel + EDGE : 0;
    const board = { x, y: 0, w: w - panel - EDGE, h };
    return {
      share: "end",
      board,
      sheet: { x: leftward ? EDGE : w - panel - EDGE, y: EDGE, w: panel, h: h - 2 * EDGE },
      head: { ...board, h: BAR },
    };
  }
  if (w >= 600) {
    const high = Math.min(h * 0.45, SHEET.tablet * grown);
    const sheet = { x: 14, y: h - 14 - high, w: w - 28, h: high };
    return {
      share: "tablet",
      board: { x: 0, y: HEAD.tablet - BAR, w, h: sheet.y - (HEAD.tablet - BAR) - 12 },
      sheet,
      head: { x: 0, y: 0, w, h: HEAD.tablet },
    };
  }
  const share = h < HIGH ? "small" : "phone";
  const sheets = { finds: FINDS, calls: CALLS, shown: SHOWN, turn: TURN, "": SHEET }[says];
  const high = Math.min(h * 0.5, sheets[share] * grown);
  const top = HEAD.phone + CHIPS - BAR;
  const sheet = { x: EDGE, y: h - EDGE - high, w: w - 2 * EDGE, h: high };
  return { share, board: { x: 0, y: top, w, h: sheet.y - top - 4 }, sheet, head: { x: 0, y: 0, w, h: HEAD.phone } };
}
