// The nine cells of the board. They depend on the felt and on the size of cards, never on the cards there: no move
// shifts a cell.
import { CARD_RATIO, centre, type Box, type Form, type Size } from "../../layout/geometry";
import { PLACES, type Place } from "../../base/targets";
import { STRIP, STRIPS, type Along } from "./pile";

/** The position of each place around the stock, in columns and rows. */
export const GRID: Record<Place, { column: number; row: number }> = {
  NW: { column: -1, row: -1 },
  N: { column: 0, row: -1 },
  NE: { column: 1, row: -1 },
  W: { column: -1, row: 0 },
  E: { column: 1, row: 0 },
  SW: { column: -1, row: 1 },
  S: { column: 0, row: 1 },
  SE: { column: 1, row: 1 },
};

/** The greatest size of a card of a pile, relative to one of the hand. */
const PART: Record<Form, number> = { phone: 1.09, low: 1.08, tall: 0.9, wide: 0.87 };
/** The greatest size of a cell, relative to a card: beyond it the piles would no longer belong together. */
const MOST: Record<Along, Size> = { down: { w: 2.1, h: 1.9 }, across: { w: 2.7, h: 1.2 } };
/** The gap between two cells, px: along a pile, and beside it. */
const GAP = { down: { x: 4, y: 4 }, across: { x: 8, y: 6 } } as const;
/** The least width of a pile, px: that of a finger or, if it is not tapped, the least that is readable. */
const LEAST = { tapped: 44, watched: 36 } as const;

export interface Board {
  along: Along;
  /** The size of a card of a pile. */
  card: Size;
  cells: Record<Place, Box>;
  /** The cell in the middle. */
  stock: Box;
}

/** How far a pile extends beyond its top card, in card widths. */
const reach = (along: Along): number => STRIPS * STRIP[along].least;

/** The least height of felt for three rows of the smallest piles, px. */
export function feltFor(watched: boolean): number {
  const least = watched ? LEAST.watched : LEAST.tapped;
  return Math.ceil(3 * (least * (CARD_RATIO + reach("down"))) + 2 * GAP.down.y);
}

/** The board on a felt. `hand`: the size of a card of the hand; `watched`: whether the board cannot be played. */
export function boardOn(felt: Box, form: Form, hand: Size, watched: boolean): Board {
  const along: Along = form === "low" ? "across" : "down";
  const gap = GAP[along];
  const room: Size = { w: Math.floor((felt.w - 2 * gap.x) / 3), h: Math.floor((felt.h - 2 * gap.y) / 3) };
  const byHeight = along === "down" ? room.h / (hand.h / hand.w + reach("down")) : (room.h - 2) / CARD_RATIO;
  const byWidth = along === "down" ? room.w / 1.3 : room.w / (1 + reach("across"));
  const least = watched ? LEAST.watched : LEAST.tapped;
  const w = Math.floor(
    Math.max(Math.min(least, room.w, room.h / CARD_RATIO), Math.min(hand.w * PART[form], byHeight, byWidth)),
  );
  const card = { w, h: (w * hand.h) / hand.w };
  const cell: Size = {
    w: Math.min(room.w, Math.round(card.w * MOST[along].w)),
    h: Math.min(room.h, Math.round(card.h * MOST[along].h)),
  };
  const middle = centre(felt);
  const at = ({ column, row }: { column: number; row: number }): Box => ({
    x: Math.round(middle.x - cell.w / 2) + column * (cell.w + gap.x),
    y: Math.round(middle.y - cell.h / 2) + row * (cell.h + gap.y),
    ...cell,
  });
  const cells = Object.fromEntries(PLACES.map((place) => [place, at(GRID[place])])) as Record<Place, Box>;
  return { along, card, cells, stock: at({ column: 0, row: 0 }) };
}
