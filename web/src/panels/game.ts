// What panels, replays and reviews need of a game.
import type { Observation } from "../games/observation";
import { loadedPart } from "../games/registry";
import type { DealLine, View } from "../messages";
import type { Options } from "../offered.svelte";
import type { GameStory } from "../words/game";

/** A kind of deal that can be practised. */
export interface PractisedDeal {
  /** The name of its contract; empty: any deal. */
  contract: string;
  title: string;
  /** Whether it begins with an auction. */
  auction?: boolean;
}

/** What a picture of the table shows besides cards and seats. */
interface PictureNotes {
  banner: { title: string; line: string; trump: string } | null;
  /** The places without cards. */
  empty: readonly string[];
  /** The number of cards in the stock; null: there is none. */
  stock: number | null;
}

export interface GamePanels<Table extends Observation = Observation> extends GameStory<Table> {
  /** How the deal has ended, or what it was about. */
  ending(view: View, table: Table | null, line: DealLine | undefined): string;
  /** What else is said of it: who has bought the deal. */
  endingNotes?(view: View, table: Table): string;
  /** What a seat has lost before the end of the deal. */
  lost?(view: View, table: Table, seat: number): string;
  /** What the score of a seat is made of, where more than what it took counts: "50 + 150". */
  sum?(view: View, table: Table, seat: number): string;
  /** Whether the sums of all players' points are shown: what a deal is worth does not depend on who takes what. */
  readonly sums?: boolean;
  /** A short remark on how the deal went for the reader: how many queens came to them. Empty: nothing to say. */
  remark?(view: View, table: Table): string;
  /** What the next deal is about, if that is fixed. */
  nextTitle?(view: View): string;
  /** The points that a trick has brought `seat`, its taker; `count`: its number, from 1. */
  trickPoints?(table: Table, count: number, seat: number): number;
  /** A few cards that show what the deal was about. */
  about?(table: Table): string[];
  /** The kinds of deals that can be practised by rules with these option values. Absent: one kind. */
  practice?(values: Options): PractisedDeal[];
  /** What is on each place, a text each, and what else is on the felt. Absent: the game has no places. */
  placesText?(table: Table): string[];
  /** The section of the rule page that tells of what happens now. Absent: the page is read from its beginning. */
  section?(table: Table): string;
  /** What a picture of the table shows besides cards and seats. */
  picture?(view: View, table: Table): PictureNotes;
}

export const panelsOf = ({ game }: { game: string }): GamePanels => loadedPart("panels", game);
