// A turn that was a mistake beside a better one: which of the two a board shows, and after how many of its moves.
import type { Mistake, ReplayDeal } from "../base/messages";
import { betterTurn, movesOf, playedTurn } from "./mistake";

export class TurnSteps {
  /** Whether the better turn is shown, and not the one that was played. */
  better = $state(true);
  /** The number of moves that are made on the board. */
  step = $state(0);
  /** Whether the last change is drawn without animation, here and while the reader looks for the better card. */
  instant = $state(true);

  /** The number of moves of each turn. */
  readonly counts: { played: number; better: number } = $derived.by(() => {
    const { mistake } = this.shown;
    return { played: movesOf(mistake?.played ?? []).length, better: movesOf(mistake?.better ?? []).length };
  });
  /** The moves of the turn that is shown. */
  readonly moves: readonly string[] = $derived.by(() => {
    const { mistake } = this.shown;
    return mistake ? movesOf(this.better ? mistake.better : mistake.played) : [];
  });

  constructor(private readonly shown: { readonly mistake: Mistake | null }) {}

  /** Show one of the two turns from its start. */
  chooseTurn(better: boolean): void {
    this.instant = true;
    this.better = better;
    this.step = 0;
  }

  /** Go to a move. One step forward or back is animated. */
  goTo(step: number): void {
    const next = Math.max(0, Math.min(this.moves.length, step));
    this.instant = Math.abs(next - this.step) !== 1;
    this.step = next;
  }

  /** The positions of the turn that is shown. */
  framesIn(deal: ReplayDeal, mistake: Mistake): ReplayDeal {
    return this.better ? betterTurn(deal, mistake) : playedTurn(deal, mistake);
  }
}
