// The score pad: what follows from the rows of a sheet, by docs/rules/sheets.md; in Python it is src/kingcraft/pad.
import type { RulesView } from "../base/messages";

/** All options of a rule set, as the server says them. */
export type Options = RulesView["values"];

/** Why a row cannot be. */
export type RowCode =
  | "counts-missing"
  | "counts-too-few"
  | "counts-too-many"
  | "count-out-of-range"
  | "bad-sale"
  | "bid-binds-kind"
  | "no-auction"
  | "unplayed-off"
  | "kings-too-many"
  | "out-has-cards"
  | "nobody-left-with-none"
  | "bad-ranks"
  | "count-the-cards"
  | "cards-need-values";

/** Why a row does not fit the rules any more, because another was changed; empty if it fits. */
export type Mark = "" | "wrong-phase" | "contract-used-up" | "game-over";

/** One deal as people enter it: a row of one game or of the other. */
export interface Row {
  contract?: string;
  /** Of each seat; one that is null is what is left. */
  counts?: (number | null)[];
  sale?: { buyer: number; bid: string };
  /** The trump suit, if it was entered; no point depends on it. */
  trump?: string;
  /** The calls of the auction, if they were entered. */
  calls?: string[];
  unplayed?: boolean;
  /** The place of a deal that was deleted. */
  missing?: boolean;
  /** The seat that went out; null: the deal was blocked. */
  out?: number | null;
  cards?: number[];
  kings?: number[];
  ranks?: string[];
  points?: number[];
  kept?: number[];
  passes?: number[];
  void?: boolean;
}

/** What a row comes to. */
export interface Written {
  scores: number[];
  /** The seat that dealt. */
  dealer: number;
  mark: Mark;
}

/** The next deal. A seat is -1 where none follows from the rules. */
export interface Coming {
  /** From 1. */
  number: number;
  /** How many deals the match has; 0: that depends on the points. */
  of: number;
  dealer: number;
  /** Who leads: in a deal to avoid things, and in a positive one, where it is the next. */
  leader: number;
  positiveLeader: number;
  /** The contract, if it is fixed. */
  contract: string;
  /** Who chooses, and what they may choose. */
  chooser: number;
  choices: string[];
  /** The trump suit, if it is fixed. */
  trump: string;
  /** Whether it is a positive deal, perhaps sold. */
  positive: boolean;
  /** The chips in the pot before it. */
  pot: number;
}

/** A match so far. */
export interface Course {
  /** What a row comes to; the match goes on after it. Throws `Wrong`. */
  add(row: Row): Written;
  /** The next deal; null if the match is over. */
  coming(): Coming | null;
  totals(): number[];
  /** Empty before the end. */
  winners(): number[];
}

/** What a reader checks of rules besides each option's own values (src/kingcraft/games, `options.py` of each game). */
export interface Checks {
  /** Lists that may not be empty, with the reason; with a number: that are empty or have this number of names. */
  lists: Readonly<Record<string, readonly [reason: string, whole?: number]>>;
  /** Choices that were flags in earlier documents: what true and false mean. */
  flags: Readonly<Record<string, readonly [yes: string, no: string]>>;
  /** Why these options contradict each other; empty if they do not. */
  contradiction(options: Options): string;
  /** Why this many cannot play under them; empty if they can. */
  tooMany(options: Options, players: number): string;
}

/** What is different in each game. */
export interface Pad {
  checks: Checks;
  /** Whether the order of deals says what is played and who deals: a row that is dropped leaves its place. */
  keepsPlaces: boolean;
  /** Whether a row is one of this game. */
  knows(row: Row): boolean;
  /** A match before the first deal. `dealer`: the seat that deals it. */
  course(options: Options, players: number, dealer: number): Course;
}

/** What a row says cannot be. */
export class Wrong extends Error {
  /** `facts`: the arguments of its text. */
  constructor(
    readonly code: RowCode,
    readonly facts: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const added = (totals: readonly number[], scores: readonly number[]): number[] =>
  totals.map((total, seat) => total + (scores[seat] ?? 0));

/** The seats whose total is at least `bar`. */
export const atLeast = (totals: readonly number[], bar: number): number[] =>
  totals.flatMap((total, seat) => (total >= bar ? [seat] : []));

/** A deal to come, where nothing else is said. */
export const coming = (number: number, of: number, dealer: number, leader: number): Coming => ({
  number,
  of,
  dealer,
  leader,
  positiveLeader: -1,
  contract: "",
  chooser: -1,
  choices: [],
  trump: "",
  positive: false,
  pot: 0,
});
