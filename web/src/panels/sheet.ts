// What the score sheet needs of a game.
import type { Observation } from "../games/observation";
import { partOf } from "../games/registry";
import type { DealLine, View } from "../messages";

/** The head of a row of the score sheet. */
export interface RowLabel {
  /** What is seen. */
  text: string;
  /** What is read out instead; empty: the same. */
  spoken: string;
}

/** What the score sheet shows of a game. */
export interface GameSheet<Table extends Observation = Observation> {
  /** The head of an ended deal's row. Absent: its number. */
  rowLabel?(label: string, trump: string): RowLabel;
  /** What is said of an ended deal in a line below its row; empty: nothing. */
  rowNote?(view: View, line: DealLine): string;
  /** The heads of the rows of deals to come, the one under way first, which is on `table`. Absent: only that one, by its number. */
  coming?(view: View, table: Table | null): RowLabel[];
  /** What the deals have come to for all players together: on paper that is checked. */
  sheetSums?(deals: readonly DealLine[]): string;
  /** Changes when a deal under way makes the sheet higher. */
  sheetKey?(table: Table): string;
}

export const sheetOf = ({ game }: { game: string }): GameSheet => partOf("sheet", game) ?? {};
