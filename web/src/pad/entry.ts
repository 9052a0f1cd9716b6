// Entering a deal on the score pad: the deal, and what was tapped.
import type { Likeness } from "../base/messages";
import type { Coming, Options, Row } from "./counting";

/** Who plays at the table. */
export interface Player {
  name: string;
  figure: Likeness;
  /** The disc of the portrait, from 1. */
  disc: number;
}

/** The deal that is entered. */
export interface Deal {
  game: string;
  options: Options;
  /** The rules in words, as the sheet has them in its head. */
  rulesName: string;
  /** By seat. */
  players: readonly Player[];
  coming: Coming;
  /** The row that is mended; null: a new one. */
  row: Row | null;
  /** The number of the deal, from 1. */
  number: number;
  /** How many deals the match has; 0: that depends on the points. */
  of: number;
}

/** A deal entered by half, as plain JSON: what was tapped so far, in order. */
export interface Draft {
  taps: readonly string[];
}
