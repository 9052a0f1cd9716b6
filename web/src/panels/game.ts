// What panels, replays and reviews need of a game.
import type { Observation } from "../game/observation";
import { loadedPart } from "../game/registry";
import type { DealLine, View } from "../base/messages";
import type { Options } from "../game/offered.svelte";
import type { GameStory } from "../words/game";

/** A kind of deal that can be practised. */
export interface PractisedDeal {
  /** The name of its contract; empty: any deal. */
  contract: string;
  title: string;
  /** Whether it starts with an auction. */
  auction?: boolean;
}

/** The content of a picture of the table besides cards and seats. */
interface PictureNotes {
  banner: { title: string; line: string; trump: string } | null;
  /** The places without cards. */
  empty: readonly string[];
  /** The number of cards in the stock; null: there is none. */
  stock: number | null;
}

export interface GamePanels<Table extends Observation = Observation> extends GameStory<Table> {
  /** How the deal ended, or what it was about. */
  ending(view: View, table: Table | null, line: DealLine | undefined): string;
  /** Further notes on it: who bought the deal. */
  endingNotes?(view: View, table: Table): string;
  /** What a seat lost before the end of the deal. */
  lost?(view: View, table: Table, seat: number): string;
  /** The parts of a seat's score, if it is more than the points of the cards taken: "50 + 150". */
  sum?(view: View, table: Table, seat: number): string;
  /** Whether the sums of all players' points are shown: a deal has the same total whatever each player takes. */
  readonly sums?: boolean;
  /** A short remark on the deal for the reader: how many queens they took. Empty: none. */
  remark?(view: View, table: Table): string;
  /** The title of the next deal, if that is fixed. */
  nextTitle?(view: View): string;
  /** The points that a trick brought `seat`, its taker; `count`: its number, from 1. */
  trickPoints?(table: Table, count: number, seat: number): number;
  /** A few cards that represent what the deal was about. */
  about?(table: Table): string[];
  /** The kinds of deals that can be practised by rules with these option values. Absent: one kind. */
  practice?(values: Options): PractisedDeal[];
  /** A text for each place, and for what else is on the felt. Absent: the game has no places. */
  placesText?(table: Table): string[];
  /** The section of the rule page about the current phase. Absent: the page opens at its start. */
  section?(table: Table): string;
  /** The content of a picture of the table besides cards and seats. */
  picture?(view: View, table: Table): PictureNotes;
}

export const panelsOf = ({ game }: { game: string }): GamePanels => loadedPart("panels", game);
