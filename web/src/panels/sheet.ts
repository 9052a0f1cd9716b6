// What the score sheet needs of a game.
import type { Observation } from "../game/observation";
import { partOf } from "../game/registry";
import type { DealLine, View } from "../base/messages";

/** The head of a row of the score sheet. */
export interface RowLabel {
  /** The visible text. */
  text: string;
  /** The text for screen readers; empty: the same. */
  spoken: string;
}

/** What the score sheet needs from a game. */
export interface GameSheet<Table extends Observation = Observation> {
  /** The head of an ended deal's row. Absent: its number. */
  rowLabel?(label: string, trump: string): RowLabel;
  /** A note on an ended deal, in a line below its row; empty: none. */
  rowNote?(view: View, line: DealLine): string;
  /**
   * The heads of the rows of coming deals, starting with the current one, which is on `table`. Absent: only that one,
   * by its number.
   */
  coming?(view: View, table: Table | null): RowLabel[];
  /** The sums of all players' scores: players check them on paper. */
  sheetSums?(deals: readonly DealLine[]): string;
  /** Changes when the current deal makes the sheet higher. */
  sheetKey?(table: Table): string;
}

export const sheetOf = ({ game }: { game: string }): GameSheet => partOf("sheet", game) ?? {};
