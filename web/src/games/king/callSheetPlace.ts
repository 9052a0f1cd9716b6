// The place of the sheet: above the hand, below the seats, with the same height for every call of a deal; on large
// tables in the middle of the felt.
import { bottom, type Box } from "../../layout/geometry";
import type { Scene } from "../../layout/scene";

/** The heights, px: on a phone, if seats and hand leave enough room; on a table with a rail for bids and for rows. */
const HIGH = { phone: 470, bids: 392, rows: 446 } as const;
/** The height below which its parts are closer together on a phone, px. */
const TIGHT = 342;
const WIDE = 680;
/** Its least height, px: seats give way to it then. */
const LEAST = 236;
/**
 * On a laptop too low for all rows, the sheet may extend down by at most this, beside the words of the player's own
 * seat, px.
 */
const SPARE = 14;

/** How far the figures of a hint may extend up over the seat at the top on a table with a rail, px. */
const OVER = 90;
/** The space above them elsewhere, px. */
const BELOW_BAR = 4;

export interface Place extends Box {
  /** Whether its parts are closer together. */
  tight: boolean;
}

/** The content of the sheet: the ladder, rows and tiles, or only a line, whose place is its lower edge. */
export type Holds = "bids" | "rows" | "line";

export function placeOf(scene: Scene, me: number, holds: Holds): Place {
  const { form, felt, hand, action, seats, text, scale } = scene;
  const grown = (px: number): number => Math.round(px * Math.max(1, text));
  if (holds === "line") {
    const small = form === "phone" || form === "low";
    const w = small ? felt.w : Math.min(WIDE * Math.max(1, scale, text), felt.w);
    return { x: felt.x + (felt.w - w) / 2, y: (form === "low" ? bottom(felt) : action.y) - 10, w, h: 0, tight: false };
  }
  if (form === "phone") {
    const end = (scene.strip?.y ?? hand.y) - 8;
    const top = Math.max(...seats.filter((_, seat) => seat !== me).map(bottom)) + 6;
    const h = Math.max(LEAST, Math.min(grown(HIGH.phone), end - top));
    return { x: hand.x, y: end - h, w: hand.w, h, tight: h < TIGHT };
  }
  if (form === "low") {
    const beside = hand.x >= felt.x + felt.w || hand.x + hand.w <= felt.x;
    const end = beside ? bottom(felt) : hand.y - 6;
    return { x: felt.x, y: felt.y, w: felt.w, h: end - felt.y, tight: true };
  }
  const large = Math.max(1, scale, text);
  const w = Math.min(WIDE * large, felt.w);
  const above = Math.min(action.y, hand.y) - 10;
  const spare = scene.strip ? 0 : SPARE; // the words of a lesson are in the middle
  const end = above + Math.max(0, Math.min(spare, HIGH.rows * large - (above - felt.y)));
  const wanted = Math.round(HIGH[holds] * large);
  const h = Math.max(LEAST, Math.min(wanted, end - felt.y));
  return { x: felt.x + (felt.w - w) / 2, y: end - h, w, h, tight: h < TIGHT * large };
}

/** How far above the sheet the figures of a hint may begin, px: they cover other seats, not the bar. */
export function roomAbove({ form, bar, felt }: Scene, sheet: Place): number {
  const least = form === "wide" || form === "tall" ? Math.max(8, felt.y - OVER) : bottom(bar) + BELOW_BAR;
  return Math.max(0, sheet.y - least);
}
