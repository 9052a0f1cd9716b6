// What is marked on the felt: the cards and the seat that the last change is about, and where the next card goes.
import { wonCard } from "../game/observation";
import type { Box } from "../layout/geometry";
import type { Scene } from "../layout/scene";
import type { Shot } from "../session/shots";
import { tricksOf } from "../words/game";
import { tableOf } from "./game";
import type { AtTable } from "./tableLayout.svelte";

export class FeltMarks {
  /** The card that has taken the trick on the table; null: none has. */
  readonly won: string | null = $derived.by(() => {
    const tricks = tricksOf(this.at.view);
    return tricks && wonCard(tricks);
  });
  /** The seat that takes the complete trick on the table; -1: none. */
  readonly winner: number = $derived.by(() => {
    const held = this.shot?.kind === "held" ? tricksOf(this.at.view) : null;
    return held ? held.trick.winner : -1;
  });
  /** The place of the next card to be played to a trick; `mine`: by this player. */
  readonly slot: (Box & { mine: boolean }) | null = $derived.by(() => {
    const { session, view } = this.at;
    const { table } = view;
    const tricks = tricksOf(view);
    if (!tricks || tricks.trick.winner >= 0 || table?.phase !== "play" || session.pending.move) return null;
    const box = this.layout.scene?.ends[`seat:${table.toAct}`];
    return box ? { ...box, mine: table.toAct === view.you } : null;
  });
  /** The cards that were just drawn. */
  readonly drawn: readonly string[] = $derived(this.shot?.update.event.drew ?? []);
  /** The cards that cost their taker points, while they move there. */
  readonly costly: readonly string[] = $derived.by(() => {
    const { table } = this.at.view;
    if (this.shot?.kind !== "collected" || !table) return [];
    return tableOf(this.at.view).charged?.(table, this.shot.update.event.trickTo).cards ?? [];
  });

  constructor(
    private readonly at: AtTable,
    private readonly layout: { readonly scene: Scene | null },
  ) {}

  private get shot(): Shot | null {
    return this.at.session.playback.shot;
  }
}
