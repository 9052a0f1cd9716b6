// Asks for the review of a match, and again and again how far it is. The server makes it once, for all who ask, deal by deal: each
// deal is fetched as soon as it is done. While a match goes on, only a deal of it that has ended is asked for.
import { askDealReview, askReview, lookAtDealReview, lookAtReview, Refusal } from "../api";
import type { DealProgress, DealReviewState, ReviewedDeal, ReviewState } from "../messages";
import { dealsOf } from "./mistake";

/** Milliseconds between two questions. */
const EVERY = 700;

export class Asking {
  /** What the server said last; null before its first answer. */
  far = $state.raw<ReviewState | null>(null);
  /** By number, the reviews of deals that have come. */
  deals = $state.raw<readonly (ReviewedDeal | null)[]>([]);
  /** The text of why there is no answer, and whether asking goes on all the same. */
  problem = $state("");
  code = $state("");
  /** Whether it begins a second time, since a server that was started again had forgotten that it was asked. */
  anew = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #coming = new Set<number>();
  /** Whether the match goes on: then the answers are about one deal. */
  single = $state(false);

  /** `secret`: of a seat; `deal`: the one that is asked for while the match goes on. */
  constructor(
    readonly room: string,
    readonly secret = "",
    readonly deal = -1,
  ) {
    void this.#next(true);
  }

  /** How far a deal is; null: it has come, or nothing is known of it. */
  progress(deal: number): DealProgress | null {
    return this.deals[deal] ? null : (this.far?.deals[deal] ?? null);
  }

  /** Ask anew after a failure. */
  again(): void {
    this.far = null;
    this.anew = false;
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

  /** The state of the one deal as that of a match. */
  async #ofDeal(begin: boolean): Promise<ReviewState> {
    const { deal, room, secret } = this;
    const found: DealReviewState = await (begin ? askDealReview(room, deal, secret) : lookAtDealReview(room, deal, secret));
    if (found.result) this.#put([found.result]);
    const { state, done, total } = found;
    return { ...found, result: null, deals: Array.from({ length: deal + 1 }, (_, i): DealProgress => (i === deal ? { state, done, total } : { state: "none", done: 0, total: 0 })) };
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
      if (!refusal?.passing) return; // asked again, the answer would be the same
    }
    if (this.#closed) return;
    const come = found?.state === "done" && (this.single ? this.deals[this.deal] != null : found.result !== null);
    if (found?.state === "none" && this.far !== null) this.anew = true;
    if (found?.result) this.deals = dealsOf(found.result).map((each, deal) => this.deals[deal] ?? each);
    // The review itself comes with the next answer; until then the page goes on showing how far it is.
    if (found && (come || found.state !== "done")) this.far = found;
    // The review of a match has fewer mistakes than those of its deals together.
    const known = found?.result ? found.result.review.deals.map((_, deal) => deal) : (found?.deals ?? []).flatMap(({ state }, deal) => (state === "done" ? deal : []));
    void this.#fetch(known);
    if (come || found?.state === "failed") return;
    const soon = found?.state === "done" ? 0 : EVERY;
    // A server that was started again has to be asked once more.
    this.#timer = setTimeout(() => void this.#next(found?.state === "none" || (begin && found === null)), soon);
  }

  /** Fetch deals that are done, and show them together; one that does not come is asked for again with the next answer. */
  async #fetch(done: readonly number[]): Promise<void> {
    const wanted = this.single ? [] : done.filter((deal) => !this.#coming.has(deal));
    for (const deal of wanted) this.#coming.add(deal);
    const found = await Promise.all(wanted.map((deal) => lookAtDealReview(this.room, deal, this.secret).catch(() => null)));
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
