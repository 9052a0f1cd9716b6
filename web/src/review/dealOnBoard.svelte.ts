// What the review says about the deal on the board.
import type { Judged, ReviewedDeal } from "../base/messages";
import type { Player } from "../board/player.svelte";
import { courseOf, keyOf } from "./mistake";
import type { Reviewing, ShownMistake } from "./shownMistake.svelte";

export class DealOnBoard {
  /** Null: the review of the deal has not arrived. */
  readonly review: ReviewedDeal | null = $derived.by(() => this.props.deals[this.player.at.deal] ?? null);
  /** The decision that was the mistake. */
  readonly decision: Judged | null = $derived.by(() => {
    const { mistake } = this.shown;
    if (!mistake) return null;
    return this.review?.decisions.find((each) => keyOf(each) === keyOf(mistake)) ?? null;
  });
  /** Whether no decision would have been better than the last one. */
  readonly lastWasFine: boolean = $derived.by(
    () =>
      this.review?.decisions.some(({ action, size }) => action === this.player.at.action - 1 && size === "fine") ??
      false,
  );
  readonly course: readonly { at: number; value: number }[] = $derived.by(() =>
    this.review ? courseOf(this.review, this.props.seat) : [],
  );
  /** The positions of its mistakes in the course. */
  readonly mistakesAt: readonly number[] = $derived.by(() =>
    this.props.mistakes.filter((each) => each.deal === this.player.at.deal).map(({ action }) => action + 1),
  );

  constructor(
    private readonly props: Reviewing,
    private readonly player: Player,
    private readonly shown: ShownMistake,
  ) {}
}
