// What a table needs of its game.
import type { Component } from "svelte";
import type { Observation } from "../game/observation";
import { loadedPart } from "../game/registry";
import type { Size } from "../layout/geometry";
import type { Look, Scene } from "../layout/scene";
import type { View } from "../base/messages";
import type { GamePlay } from "../session/game";
import type { Session } from "../session/session.svelte";
import type { GameWords } from "../words/game";
import type { Dragger } from "./drag";

export interface GameTable<Table extends Observation = Observation> extends GameWords<Table>, GamePlay<Table> {
  /** The layout of everything. `me`: the seat at the lower edge. */
  layout(table: Table, viewport: Size, me: number, look: Look): Scene;
  /** What is played for: shown above the felt. */
  Banner?: Component<{ scene: Scene; view: View; table: Table }>;
  /** What is played for, announced above the table before the first card. */
  announce?: () => Promise<{
    default: Component<{ scene: Scene; view: View; table: Table; hush: () => void; lasts: number }>;
  }>;
  /** What the trick just completed costs its taker, or brings them, and the cards that count. */
  charged?(table: Table, seat: number): { points: number; cards: readonly string[] };
  /** The places that cards can be moved onto, as buttons. */
  Places?: Component<{
    scene: Scene;
    session: Session;
    table: Table;
    dragger: Dragger;
    over: string | null;
    source: string | null;
    dragged: string | null;
  }>;
  /** What is painted on the felt besides cards, in views in which nothing can be moved. */
  Ground?: Component<{ scene: Scene; table: Table; dragged?: string | null }>;
  /** The place of a key; null: none. */
  placeOfKey?(event: { code: string }): string | null;
  /** Whether the players are making calls now: then {@link callSheet} is shown. */
  calling?(table: Table): boolean;
  /** Whether the only thing to show then is a line that says whose call it is; `asked`: the reader's own. */
  waits?(table: Table, asked: boolean): boolean;
  /** What a player can call: a panel over the felt. `how`: opens how to play. */
  callSheet?: () => Promise<{
    default: Component<{ scene: Scene; session: Session; view: View; table: Table; how: (section: string) => void }>;
  }>;
  /** The parts that the game loads later, including the call sheet: they are prefetched. */
  opens?: readonly (() => Promise<unknown>)[];
  /**
   * Changes when it is the same player's turn again in a way that is worth announcing. Absent: with each turn that
   * ends.
   */
  turnKey?(table: Table): string;
  /**
   * The notes at a seat: its last call, whether that is the bid to beat, whether it sells, a sign for the game it
   * named, and the counting cards that it has taken.
   */
  seatNotes?(
    view: View,
    table: Table,
    seat: number,
  ): { call: string; best: boolean; sells: boolean; mark: string; taken: readonly string[] };
  /** What the reader's own turn is about, in a few words: which card was led. */
  turnLine?(view: View, table: Table): string;
}

export const tableOf = ({ game }: { game: string }): GameTable => loadedPart("table", game);
