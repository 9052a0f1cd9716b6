// The part of every game's observation that the page knows: the deal as a seat sees it.
import type { TrickView } from "../base/messages";

/** The fields that all observations share. A game's own observation has more. */
export interface Observation {
  game: string;
  /** The observing seat; null: an onlooker. */
  seat: number | null;
  phase: string;
  toAct: number;
  dealer: number;
  hand: string[];
  /** The number of cards in each hand. */
  counts: number[];
  /** All actions of the deal, each with its seat. */
  history: [seat: number, token: string][];
  /** After the deal: the points of each seat. */
  scores: number[];
}

/** The tricks of a deal. */
export interface Tricks {
  /** The trick on the table. */
  trick: TrickView;
  /** The complete tricks. */
  tricks: TrickView[];
  /** The number of tricks that each seat has taken. */
  taken: number[];
}

/** The seat of each card of a trick, in order of play. */
export function trickSeats({ leader, cards }: Pick<TrickView, "leader" | "cards">, players: number): number[] {
  return cards.map((_, i) => (leader + i) % players);
}

/** The card that has taken the trick on the table; null if the trick is not complete. */
export function wonCard({ trick, taken }: Tricks): string | null {
  return trick.winner < 0 ? null : (trick.cards[trickSeats(trick, taken.length).indexOf(trick.winner)] ?? null);
}
