// The player's own hand: one row, or more where cards in one row would be too narrow for a finger.
import { suitOf, type Card } from "../cards";
import type { Box, HandCard, Placed, Size } from "./geometry";

/** The smallest step between two cards that are played by one tap, in CSS pixels. */
export const TAP = 44;

export interface Hand {
  placed: Placed[];
  cards: HandCard[];
  /** The step between neighbours, the smallest of all rows. */
  step: number;
}

/** The rows that this many cards need if one row takes `oneRow`. */
export function handRows(cards: number, oneRow: number): number {
  return Math.max(1, Math.ceil(cards / oneRow));
}

/** The most cards a row of `width` takes with a step of at least {@link TAP}. */
export function rowAt(width: number, card: Size): number {
  return Math.max(1, Math.floor((width - card.w) / TAP) + 1);
}

/** Seven cards of King lie in a row at least: thirteen never need more than two, on the narrowest phones a little tighter. */
export const SEVEN = 7;

/** How many cards a row of `width` takes where two rows must do for thirteen. */
export const rowOfTwo = (width: number, card: Size): number => Math.max(SEVEN, rowAt(width, card));

/** The width of a row of this many cards with a step of {@link TAP}. */
export function rowWidth(cards: number, card: Size): number {
  return card.w + (cards - 1) * TAP;
}

/** The cards of each row; rows are broken where the suit changes if that keeps them nearly equal. */
export function breakRows(cards: readonly Card[], rows: number): Card[][] {
  if (rows <= 1 || cards.length <= rows) return [[...cards]];
  const first = Math.ceil(cards.length / rows);
  let at = first;
  for (const candidate of [first, first - 1]) {
    const before = cards[candidate - 1];
    const after = cards[candidate];
    const fits = Math.ceil((cards.length - candidate) / (rows - 1)) <= first;
    if (before && after && fits && suitOf(before) !== suitOf(after)) {
      at = candidate;
      break;
    }
  }
  return [cards.slice(0, at), ...breakRows(cards.slice(at), rows - 1)];
}

/**
 * Lay out the hand in `box`, rows from above, each row centred.
 *
 * `raised` is drawn a little higher. `dealt` gives each card's place in the order of the deal.
 */
export function layHand(
  cards: readonly Card[],
  box: Box,
  card: Size,
  oneRow: number,
  raised: string | null,
  zone: string,
  dealt: (index: number) => number,
): Hand {
  const rows = breakRows(cards, handRows(cards.length, oneRow));
  const rowStep = rows.length > 1 ? (box.h - card.h) / (rows.length - 1) : 0;
  const hand: Hand = { placed: [], cards: [], step: Number.POSITIVE_INFINITY };
  let index = 0;
  rows.forEach((row, r) => {
    const last = r === rows.length - 1;
    const step = row.length > 1 ? Math.min(card.w + 6, (box.w - card.w) / (row.length - 1)) : card.w;
    const start = box.x + (box.w - card.w - step * (row.length - 1)) / 2;
    const y = box.y + r * rowStep;
    if (row.length > 1) hand.step = Math.min(hand.step, step);
    row.forEach((text, i) => {
      const x = start + i * step;
      const lift = text === raised ? Math.min(16, card.h * 0.14) : 0;
      hand.placed.push({
        zone,
        card: text,
        dealt: dealt(index),
        spot: { x, y: y - lift, scale: 1, z: 300 + index, faint: false },
      });
      const w = i === row.length - 1 ? card.w : Math.min(step, card.w);
      hand.cards.push({ card: text, tap: { x, y: y - lift, w, h: (last ? card.h : Math.min(rowStep, card.h)) + lift } });
      index += 1;
    });
  });
  return hand;
}
