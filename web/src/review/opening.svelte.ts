// Where a review is open: at the position of its address or, once a mistake is known, at the most expensive one. A
// reader who has started with the list stays there.
import type { At } from "../board/timeline";
import { reviewWishOf, type ReviewWish } from "./address";
import type { MatchReview } from "./matchReview.svelte";

export class Opening {
  /** Whether the reader has started with the list: a tap, a key or a turn of the wheel while it was visible. */
  private reading = $state(false);
  /** The most expensive mistake when it became known. */
  private first = $state.raw<At | null>(null);

  readonly wish: ReviewWish = $derived.by(() => reviewWishOf(this.props.hash));
  /** The position of the board; null: the list is shown. */
  readonly at: At | null = $derived.by(() => (this.wish.list ? null : (this.wish.place ?? this.first)));
  /** Whether the deal of that position is reviewed: then it is on the board. */
  readonly onBoard: boolean = $derived.by(() => this.at !== null && (this.review.deals[this.at.deal] ?? null) !== null);

  constructor(
    private readonly props: { readonly hash: string },
    private readonly review: Pick<MatchReview, "begun" | "deals" | "worst">,
  ) {}

  /** The reader has touched the page. */
  noteTouch(): void {
    if (this.review.begun && !this.onBoard) this.reading = true;
  }

  /** Open the most expensive mistake, the first time that one is known. */
  openWorst(): void {
    const { worst } = this.review;
    if (worst && !this.reading && !this.wish.list && !this.first)
      this.first = { deal: worst.deal, action: worst.action };
  }
}
