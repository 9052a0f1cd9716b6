// The tricks of a deal that has ended: the reader goes through them one by one.
import type { View } from "../base/messages";
import type { Observation, Tricks } from "../game/observation";
import { panelsOf } from "../panels/game";
import { tricksOf } from "../words/game";

export class TrickSteps {
  /** The current trick, from 0; -1: none. */
  at = $state(-1);

  /** The table with its tricks; null if there are none to show. */
  readonly table: (Observation & Tricks) | null = $derived.by(() => {
    const { view } = this.source;
    const tricks = tricksOf(view);
    return view.table && tricks?.tricks.length && !view.sheet.deals.at(-1)?.void ? { ...view.table, ...tricks } : null;
  });
  /** The points that each trick brought its taker. */
  readonly points: number[] = $derived.by(() => {
    const { table } = this;
    if (!table) return [];
    const game = panelsOf(this.source.view);
    return table.tricks.map(({ winner }, i) => game.trickPoints?.(table, i + 1, winner) ?? 0);
  });

  constructor(private readonly source: { readonly view: View }) {}

  /** Show the first trick or, if one is shown, none. */
  toggle(): void {
    this.at = this.at < 0 ? 0 : -1;
  }
}
