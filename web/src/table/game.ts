// What a table needs of its game.
import type { Component } from "svelte";
import type { Observation } from "../games/observation";
import { loadedPart } from "../games/registry";
import type { Size } from "../layout/geometry";
import type { Look, Scene } from "../layout/scene";
import type { View } from "../messages";
import type { GamePlay } from "../session/game";
import type { Session } from "../session/session.svelte";
import type { GameWords } from "../words/game";
import type { Dragger } from "./drag";

export interface GameTable<Table extends Observation = Observation> extends GameWords<Table>, GamePlay<Table> {
  /** Where everything is. `me`: the seat at the lower edge. */
  layout(table: Table, viewport: Size, me: number, look: Look): Scene;
  /** What is played for: shown above the felt. */
  Banner?: Component<{ scene: Scene; view: View; table: Table }>;
  /** What is played for, announced above the table before the first card. */
  announce?: () => Promise<{ default: Component<{ scene: Scene; view: View; table: Table; hush: () => void; lasts: number }> }>;
  /** What the trick just completed costs its taker, or brings them, and the cards that count. */
  charged?(table: Table, seat: number): { points: number; cards: readonly string[] };
  /** The places that cards can be moved onto, as buttons. */
  Places?: Component<{ scene: Scene; session: Session; table: Table; dragger: Dragger; over: string | null; source: string | null; dragged: string | null }>;
  /** What is painted on the felt besides cards, where nobody can move them. */
  Ground?: Component<{ scene: Scene; table: Table; dragged?: string | null }>;
  /** The place that a key means; null: none. */
  placeOfKey?(event: { code: string }): string | null;
  /** Whether something is to be said now, not played: then {@link callSheet} is shown. */
  calling?(table: Table): boolean;
  /** Whether all that there is to show then is a line that says whose word is waited for; `asked`: the reader's own is. */
  waits?(table: Table, asked: boolean): boolean;
  /** What a player can say: a panel over the felt. `how`: opens how to play. */
  callSheet?: () => Promise<{ default: Component<{ scene: Scene; session: Session; view: View; table: Table; how: () => void }> }>;
  /** The parts that the game opens later, call sheet included: they are fetched ahead. */
  opens?: readonly (() => Promise<unknown>)[];
  /** Changes when it is the same player's turn again in a way that is worth saying. Absent: with each turn that ends. */
  turnKey?(table: Table): string;
  /** What is shown at a seat: its last call, whether that is the bid to beat, whether it sells, a sign of what it has named; the cards that count which it has taken. */
  seatNotes?(view: View, table: Table, seat: number): { call: string; best: boolean; sells: boolean; mark: string; taken: readonly string[] };
  /** What the reader's own turn is about, in a few words: what was led. */
  turnLine?(view: View, table: Table): string;
}

export const tableOf = ({ game }: { game: string }): GameTable => loadedPart("table", game);
