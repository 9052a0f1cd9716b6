// What is drawn on the front of a card of 100 x 140: shared by the cards of the table and by pictures of it.
import { indexOf, rankOf, suitOf, type Card } from "../cards";
import { EMBLEMS, SUIT_PATHS } from "./art";

export interface Mark {
  d: string;
  x: number;
  y: number;
  scale: number;
}

export interface Face {
  index: string;
  /** Where the index begins, and how wide it is pressed; null: as wide as it is. */
  x: number;
  pressed: number | null;
  marks: readonly Mark[];
}

/**
 * The front of a card with the letters of its index. `upright`: the suit stands beside the rank, for piles that overlap
 * downwards; else below it, for fans.
 */
export function faceOf(card: Card, letters: string, upright: boolean): Face {
  const index = indexOf(card, letters);
  const suit = SUIT_PATHS[suitOf(card)] ?? "";
  const emblem = EMBLEMS[rankOf(card)];
  const mark = (d: string, x: number, y: number, scale: number): Mark => ({ d, x, y, scale });
  const small = upright ? mark(suit, 65, 9, 0.28) : mark(suit, 9, 48, 0.27);
  const court = emblem === undefined ? null : upright ? [mark(emblem, 23, 56, 0.54), mark(suit, 33, 99, 0.34)] : [mark(emblem, 42, 66, 0.5), mark(suit, 52, 104, 0.3)];
  const marks = [small, ...(court ?? [upright ? mark(suit, 23, 60, 0.54) : mark(suit, 43, 74, 0.54)])];
  return index.length > 1 ? { index, x: 3, pressed: 39, marks } : { index, x: 8, pressed: null, marks };
}
