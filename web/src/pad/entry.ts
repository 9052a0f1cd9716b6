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
  /** The deals before it. */
  before: readonly Row[];
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

/** What is counted while a deal is played: chips. */
export interface Tally {
  /** By seat. */
  counts: readonly number[];
  /** The tap for one more of a seat. */
  tap: (seat: number) => string;
  /** What a screen reader hears of a seat. */
  label: (seat: number) => string;
  /** What they come to: "pot 12". */
  text: string;
}

/** How a deal of one game is entered. Pure: the same taps always come to the same. */
export interface Entering<State extends object> {
  /** Before the first tap: nothing, or the row that is mended. */
  begun(deal: Deal): State;
  /** After a tap; the same object if the tap does nothing, as one that is left from other rules. */
  after(deal: Deal, state: State, tap: string): State;
  /** The row, once it can be written down. */
  row(deal: Deal, state: State): Row | null;
  /** What is settled before the deal is played, for the sheet; null: nothing. */
  settled?(deal: Deal, state: State): Row | null;
  /** The taps that a typed character means. `seat`: the player whose row has the focus; -1: none. */
  typed(deal: Deal, state: State, key: string, seat: number): readonly string[];
}

/** What the screens of a game get. */
export interface ScreenProps {
  deal: Deal;
  /** What was entered: the state of the game's own `Entering`. */
  entry: object;
  /** What a control does: one of the game's taps. */
  press: (tap: string) => (event: MouseEvent) => void;
  /** Takes the last tap back; null: there is none. */
  undo: (() => void) | null;
  /** Writes the row down; null: it cannot be written yet. */
  write: (() => void) | null;
  /** Back to the sheet. */
  leave: () => void;
}

/** What a draft comes to. */
export const entered = <State extends object>(entering: Entering<State>, deal: Deal, draft: Draft | null): State =>
  (draft?.taps ?? []).reduce((state, tap) => entering.after(deal, state, tap), entering.begun(deal));

/** The number in a part of a tap; -1: there is none. */
export const numberIn = (part = ""): number => (/^\d{1,3}$/.test(part) ? Number(part) : -1);
