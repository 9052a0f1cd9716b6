// What the words of a table need from its game: at once, and for the log.
import { suitOf } from "../base/cards";
import type { Observation, Tricks } from "../game/observation";
import { loadedPart } from "../game/registry";
import type { Update, View } from "../base/messages";
import type { PersonalKey } from "../base/textKey";
import type { Args } from "./words.svelte";

/** A sentence about what has happened. */
export interface Line {
  text: string;
  /** The seat that did it; absent if it was no particular one. */
  by?: number;
  /** Who did what, as short as in a list of such things; absent if the sentence itself is short, or about "you". */
  who?: string;
  what?: string;
  /** The action with the signs of cards, as visible text; absent if the full sentence is shown. */
  seen?: string;
}

/** The lines about one action, and the seat that did it; -1: they are about the deal, not about an action. */
export interface Done {
  seat: number;
  lines: Line[];
}

/** The texts on the table itself. */
export interface GameWords<Table extends Observation = Observation> {
  /** The tricks of the deal. Absent: cards are not played to tricks. */
  tricks?(table: Table): Tricks;
  /** Notes about a player besides the number of their cards and tricks. */
  playerNotes?(view: View, table: Table, seat: number): string[];
  /** The label for the end of a turn; `moved`: whether something has been done in the turn by then. */
  turnEnd?(table: Table, moved?: boolean, short?: boolean): string;
  /** The content of a place; `spread`: all of its cards. */
  placeText?(table: Table, place: string, spread?: boolean): string;
}

/** The texts about a deal, action by action. */
export interface GameStory<Table extends Observation = Observation> {
  /** What is played for and what is on the table, one sentence each: read out on request. Absent: the trick. */
  tableText?(view: View, table: Table): string[];
  /** What a deal was played for, by its line on the score sheet: "No queens". Absent: all deals are alike. */
  contract?(label: string, trump: string): string;
  /** The sentences about a deal after the one about the dealer. */
  dealt?(view: View, table: Table): string[];
  /** The table when the cards were dealt, as far as `dealt` needs it. */
  asDealt?(table: Table): Table;
  /** The actions of the deal so far. Absent: each is described as if it happened on the current table. */
  past?(view: View, table: Table): Done[];
  /** The text of a token that is neither a card nor a move nor the end of a turn. Absent or null: the token. */
  call?(view: View, token: string): { key: PersonalKey; args: Args } | null;
  /** The further effects of an action. */
  consequences?(update: Update, table: Table): string[];
  /** What the trick that `seat` has just taken counts, and what is left to take. Empty: nothing. */
  trickCounts?(view: View, table: Table, seat: number): string[];
}

export const wordsOf = ({ game }: { game: string }): GameWords => loadedPart("table", game);
/** The tricks on the table of a view; null if there are none, or if its game has none. */
export const tricksOf = (view: View): Tricks | null => (view.table && wordsOf(view).tricks?.(view.table)) ?? null;

/** The suit that was led to the trick on the table, for texts of reasons; "none": no card lies there. */
export function ledSuit(view: View | null): string {
  const [led] = (view && tricksOf(view)?.trick.cards) ?? [];
  return led === undefined ? "none" : suitOf(led);
}

export const storyOf = ({ game }: { game: string }): GameStory => loadedPart("panels", game);
