// What the review says about the deal on the board.
import type { Judged, Mistake, ReviewedDeal } from "../base/messages";
import type { Player } from "../board/player.svelte";
import { courseOf, isMistake, keyOf } from "./mistake";
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
  /** Its mistakes or, without any, its small things. */
  private readonly stops: readonly Mistake[] = $derived.by(() =>
    this.props.mistakes.filter((each) => each.deal === this.player.at.deal),
  );
  /** Their positions in the course. */
  readonly mistakesAt: readonly number[] = $derived.by(() => this.stops.map(({ action }) => action + 1));
  /** Whether it has no mistake, only small things. */
  readonly small: boolean = $derived.by(() => this.stops.length > 0 && !this.stops.some(isMistake));
  /** Whether the board shows a deal in which there is nothing to go to, before its first action. */
  readonly bare: boolean = $derived.by(() => !this.stops.length && this.player.at.action === 0);

  constructor(
    private readonly props: Reviewing,
    private readonly player: Player,
    private readonly shown: ShownMistake,
  ) {}
}
