// The mistake that a board shows: how the board gets there, whether it is still there, and the mistakes before and
// after it.
import type { Mistake, ReplayDeal, ReplayMatch, ReviewedDeal } from "../base/messages";
import type { Player } from "../board/player.svelte";
import type { At } from "../board/timeline";
import type { Finding } from "./finding.svelte";
import { beside, isMistake, isTurn, movesOf, shownAt, worstOf } from "./mistake";
import type { DealRow } from "./rows";
import { TurnSteps } from "./turnSteps.svelte";
import type { Who } from "./who";

/** What a board shows a part of: the match and its review. */
export interface Reviewing {
  match: ReplayMatch;
  /** By the number of the deal; null: its review has not arrived. */
  deals: readonly (ReviewedDeal | null)[];
  rows: readonly DealRow[];
  who: Who;
  /** The seat that is reviewed. */
  seat: number;
  /** Its mistakes and, of deals without any, its small things. */
  mistakes: readonly Mistake[];
  finding: Finding;
  /** Called with the position that is shown now. */
  moved: (at: At) => void;
}

/** The number of actions after which the board shows a mistake. */
const actionOf = (deal: ReplayDeal, mistake: Mistake): number =>
  isTurn(mistake) ? mistake.action : shownAt(deal, mistake);

export class ShownMistake {
  /** Null: the board shows a position that is no mistake, or none yet. */
  mistake = $state.raw<Mistake | null>(null);
  readonly steps = new TurnSteps(this);

  /** The deal of the mistake; null until it has loaded. */
  readonly deal: ReplayDeal | null = $derived.by(() => {
    const { deal } = this.player;
    return deal && deal.deal === this.mistake?.deal ? deal : null;
  });
  /** Whether the board is at the mistake: the reader has not moved to another position of the match. */
  readonly here: boolean = $derived.by(() => {
    const { player, mistake, deal } = this;
    return (
      mistake !== null &&
      deal !== null &&
      player.at.deal === mistake.deal &&
      !player.playing &&
      player.at.action === actionOf(deal, mistake)
    );
  });
  /** The position that a link leads to: that of the mistake, or of the board. */
  readonly place: At = $derived.by(() => (this.here && this.mistake) || this.player.at);
  readonly before: Mistake | null = $derived.by(() => beside(this.props.mistakes, this.place, -1));
  readonly after: Mistake | null = $derived.by(() => beside(this.props.mistakes, this.place, 1));

  /** The number of the last request: late answers to earlier ones are ignored. */
  private request = 0;
  private requested: Mistake | null = null;

  constructor(
    private readonly props: Reviewing,
    private readonly player: Player,
  ) {}

  async showMistake(mistake: Mistake): Promise<void> {
    const request = (this.request += 1);
    this.requested = mistake;
    let deal: ReplayDeal;
    try {
      deal = await this.player.source.deal(mistake.deal);
    } catch {
      // The player shows the error.
      await this.player.go({ deal: mistake.deal, action: mistake.action });
      return;
    }
    if (request !== this.request) return;
    await this.player.go({ deal: mistake.deal, action: actionOf(deal, mistake) });
    if (request !== this.request) return;
    this.mistake = mistake;
    this.steps.chooseTurn(movesOf(mistake.better).length > 0);
    this.props.moved(mistake);
  }

  /** Show the most expensive mistake of a deal or, without one, its start. */
  async showDeal(deal: number): Promise<void> {
    const { finding, mistakes } = this.props;
    finding.close();
    const all = mistakes.filter((each) => each.deal === deal);
    const worst = worstOf(all);
    if (worst) {
      // A second request for the same deal shows its next mistake.
      const { mistake } = this;
      const again = mistake?.deal === deal && this.here ? (beside(all, mistake, 1) ?? all[0]) : null;
      return this.showMistake(again ?? worst);
    }
    await this.showPosition({ deal, action: 0 });
    this.props.moved({ deal, action: -1 });
  }

  /**
   * Open what an address asks for: a mistake, a position that is none, or the most expensive mistake of a deal if
   * `action` is negative. The search and a mistake that is already open stay.
   */
  open({ deal, action }: At): void {
    const { finding, mistakes } = this.props;
    const { mistake } = this;
    if (finding.open || (mistake?.deal === deal && (action < 0 || mistake.action === action))) return;
    const found = mistakes.find((each) => each.deal === deal && each.action === action);
    void (found ? this.showMistake(found) : action < 0 ? this.showDeal(deal) : this.showPosition({ deal, action }));
  }

  /** Let the reader look for the better card: here, and then at the others that count as much. */
  beginFinding(): void {
    const { finding, mistakes } = this.props;
    const { mistake } = this;
    if (mistake)
      finding.begin(
        mistakes.filter((each) => isMistake(each) === isMistake(mistake)),
        mistake,
      );
  }

  /** Load again what did not load. */
  async tryAgain(): Promise<void> {
    await (this.requested ? this.showMistake(this.requested) : this.player.again());
  }

  private async showPosition(at: At): Promise<void> {
    this.request += 1;
    this.requested = this.mistake = null;
    await this.player.go(at);
  }
}
