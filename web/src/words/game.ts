// What the words of a table need of its game: at once, and for the log.
import type { Observation, Tricks } from "../games/observation";
import { loadedPart } from "../games/registry";
import type { Update, View } from "../messages";
import type { Args } from "./words.svelte";

/** A sentence about what has happened. */
export interface Line {
  text: string;
  /** The seat that did it; absent where it was no seat in particular. */
  by?: number;
  /** Who did what, as briefly as in a list of such things; absent where the sentence is short itself, or about "you". */
  who?: string;
  what?: string;
  /** What, with the signs of cards, for the eye; absent where it reads the sentence. */
  seen?: string;
}

/** What was said of one action, and the seat that did it; -1: it is about the deal, not about an action. */
export interface Done {
  seat: number;
  lines: Line[];
}

/** What is said on the table itself. */
export interface GameWords<Table extends Observation = Observation> {
  /** The tricks of the deal. Absent: cards are not played to tricks. */
  tricks?(table: Table): Tricks;
  /** What is said of a player beside the number of their cards and tricks. */
  playerNotes?(view: View, table: Table, seat: number): string[];
  /** What the end of a turn is called; `moved`: whether something has been done in the turn by then. */
  turnEnd?(table: Table, moved?: boolean, short?: boolean): string;
  /** What is on a place; `spread`: all of its cards. */
  placeText?(table: Table, place: string, spread?: boolean): string;
}

/** What is said of a deal, action by action. */
export interface GameStory<Table extends Observation = Observation> {
  /** What is played for and what is on the table, a sentence each: read aloud on demand. Absent: the trick. */
  tableText?(view: View, table: Table): string[];
  /** What a deal was played for, by its line on the score sheet: "No queens". Absent: all deals are alike. */
  contract?(label: string, trump: string): string;
  /** What is said of a deal after who deals. */
  dealt?(view: View, table: Table): string[];
  /** The table as it was when the cards were dealt, as far as `dealt` needs it. */
  asDealt?(table: Table): Table;
  /** The actions of the deal so far. Absent: each is described as if it happened on the table of now. */
  past?(view: View, table: Table): Done[];
  /** The text of a token that is neither a card nor a move nor the end of a turn. Absent: `say-TOKEN`. */
  call?(view: View, token: string): { key: string; args: Args };
  /** What else an action has led to. */
  consequences?(update: Update, table: Table): string[];
  /** What the trick that `seat` has just taken counts, and what is left to take. Empty: nothing. */
  trickCounts?(view: View, table: Table, seat: number): string[];
}

export const wordsOf = ({ game }: { game: string }): GameWords => loadedPart("table", game);
/** The tricks on the table of a view; null where there is none, or its game has none. */
export const tricksOf = (view: View): Tricks | null => (view.table && wordsOf(view).tricks?.(view.table)) ?? null;

export const storyOf = ({ game }: { game: string }): GameStory => loadedPart("panels", game);
