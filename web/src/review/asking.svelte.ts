// Requests the review of a match, and repeatedly its progress. The server makes it once for everyone, deal by deal:
// each deal is fetched as soon as it is done. During a match only the review of an ended deal can be requested.
import { askDealReview, askReview, lookAtDealReview, lookAtReview, Refusal } from "../base/api";
import type { DealProgress, DealReviewState, ReviewedDeal, ReviewState } from "../base/messages";
import type { TextKey } from "../base/textKey";
import { dealsOf } from "./mistake";

/** Milliseconds between two requests. */
const EVERY = 700;

export class Asking {
  /** The last answer of the server; null before the first one. */
  answer = $state.raw<ReviewState | null>(null);
  /** The reviews of deals that have arrived, by the deal's number. */
  deals = $state.raw<readonly (ReviewedDeal | null)[]>([]);
  /** The key of the text that explains why there is no answer, and the code of the refusal. */
  problem = $state<"" | TextKey>("");
  code = $state("");
  /** Whether the review starts a second time because a restarted server has forgotten the first request. */
  restarted = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #coming = new Set<number>();
  /** Whether the match is still running: then the answers are about one deal. */
  single = $state(false);

  /** `secret`: of a seat; `deal`: the deal to request during the match. */
  constructor(
    readonly room: string,
    readonly secret = "",
    readonly deal = -1,
  ) {
    void this.#next(true);
  }

  /** The progress of a deal; null: its review has arrived, or nothing is known of it. */
  progress(deal: number): DealProgress | null {
    return this.deals[deal] ? null : (this.answer?.deals[deal] ?? null);
  }

  /** Ask again after a failure. */
  again(): void {
    this.answer = null;
    this.restarted = false;
    this.problem = this.code = "";
    void this.#next(true);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(begin: boolean): Promise<ReviewState> {
    if (this.single) return this.#ofDeal(begin);
    try {
      return await (begin ? askReview(this.room) : lookAtReview(this.room));
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "match-not-over" && this.deal >= 0)) throw error;
      this.single = true;
      return this.#ofDeal(true);
    }
  }

  /** The state of the one deal in the form of a match's state. */
  async #ofDeal(begin: boolean): Promise<ReviewState> {
    const { deal, room, secret } = this;
    const found: DealReviewState = await (begin
      ? askDealReview(room, deal, secret)
      : lookAtDealReview(room, deal, secret));
    if (found.result) this.#put([found.result]);
    const { state, done, total } = found;
    return {
      ...found,
      result: null,
      deals: Array.from({ length: deal + 1 }, (_, i): DealProgress =>
        i === deal ? { state, done, total } : { state: "none", done: 0, total: 0 },
      ),
    };
  }

  async #next(begin: boolean): Promise<void> {
    let found: ReviewState | null = null;
    try {
      found = await this.#ask(begin);
      this.problem = this.code = "";
    } catch (error) {
      const refusal = error instanceof Refusal ? error : null;
      this.problem = refusal?.key ?? "error-internal";
      this.code = refusal?.code ?? "internal";
      if (!refusal?.passing) return; // another request would get the same answer
    }
    if (this.#closed) return;
    const arrived = found?.state === "done" && (this.single ? this.deals[this.deal] != null : found.result !== null);
    if (found?.state === "none" && this.answer !== null) this.restarted = true;
    if (found?.result) this.deals = dealsOf(found.result).map((each, deal) => this.deals[deal] ?? each);
    // The review itself arrives with the next answer; until then the page keeps showing the progress.
    if (found && (arrived || found.state !== "done")) this.answer = found;
    // The review of a match contains fewer mistakes than those of its deals together.
    const known = found?.result
      ? found.result.review.deals.map((_, deal) => deal)
      : (found?.deals ?? []).flatMap(({ state }, deal) => (state === "done" ? deal : []));
    void this.#fetch(known);
    if (arrived || found?.state === "failed") return;
    const soon = found?.state === "done" ? 0 : EVERY;
    // A restarted server needs the request again.
    this.#timer = setTimeout(() => void this.#next(found?.state === "none" || (begin && found === null)), soon);
  }

  /** Fetch the finished deals, and show them together; a deal that fails is fetched again after the next answer. */
  async #fetch(done: readonly number[]): Promise<void> {
    const wanted = this.single ? [] : done.filter((deal) => !this.#coming.has(deal));
    for (const deal of wanted) this.#coming.add(deal);
    const found = await Promise.all(
      wanted.map((deal) => lookAtDealReview(this.room, deal, this.secret).catch(() => null)),
    );
    for (const [i, deal] of wanted.entries()) if (!found[i]?.result) this.#coming.delete(deal);
    this.#put(found.flatMap((each) => each?.result ?? []));
  }

  #put(found: readonly ReviewedDeal[]): void {
    const deals = [...this.deals];
    for (const each of found) {
      while (deals.length <= each.deal) deals.push(null);
      deals[each.deal] = each;
    }
    if (found.length) this.deals = deals;
  }
}
