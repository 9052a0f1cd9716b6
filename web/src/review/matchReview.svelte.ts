// The review of a match as far as the page knows it: the match, its progress, the seat that is reviewed and its
// mistakes.
import type { Refusal } from "../base/api";
import type { Mistake, ReplayMatch, Reviewed, ReviewedDeal, ReviewState } from "../base/messages";
import { keptSeat, type KeptSeat } from "../base/seats";
import { refusal, Source } from "../board/source";
import { SHOWN } from "../parts/opening";
import { alsoSpeak, region, speaks, type TextKey } from "../words/words.svelte";
import { Asking } from "./asking.svelte";
import { mistakesOf, stopsOf, worstOf } from "./mistake";
import { rowsOf, type DealRow } from "./rows";
import { whoPlayed, type Who } from "./who";

export class MatchReview {
  asking = $state.raw<Asking | null>(null);
  match = $state.raw<ReplayMatch | null>(null);
  /** Why the match did not load. */
  fault = $state.raw<Refusal | null>(null);
  /** Whether the texts did not load. */
  textless = $state(false);
  /** Whether the reader has waited for a deal: only then they hear that the review is ready. */
  waited = $state(false);
  /** The seat that is reviewed; -1: not known yet. */
  seat = $state(-1);

  readonly source: Source;
  /** The reader's own seat, if they have one in this match. */
  private readonly ownSeat: KeptSeat | undefined;

  /** Whether all texts are there. */
  readonly worded: boolean = $derived((["review", "why", "lookback", "replay"] as const).every((part) => speaks(part)));
  readonly progress: ReviewState | null = $derived(this.asking?.answer ?? null);
  readonly result: Reviewed | null = $derived(this.progress?.result ?? null);
  readonly deals: readonly (ReviewedDeal | null)[] = $derived(this.asking?.deals ?? []);
  /** Whether there is anything to show: the review of a deal. */
  readonly begun: boolean = $derived(this.worded && this.match !== null && this.deals.some((each) => each !== null));
  readonly who: Who | null = $derived.by(() => (this.match ? whoPlayed(this.match, this.ownSeat?.seat ?? null) : null));
  readonly mistakes: readonly Mistake[] = $derived(this.seat < 0 ? [] : mistakesOf(this.deals, this.seat));
  /** What a board goes through. */
  readonly stops: readonly Mistake[] = $derived(this.seat < 0 ? [] : stopsOf(this.deals, this.seat));
  readonly worst: Mistake | null = $derived(worstOf(this.mistakes));
  /** The deals as rows. During a match, only the requested deal and those that are done. */
  readonly rows: readonly DealRow[] = $derived.by(() => {
    const { asking, match, deals, seat } = this;
    if (!match || !this.worded || seat < 0) return [];
    const rows = rowsOf(match, deals, (deal) => asking?.progress(deal) ?? null, seat);
    return asking?.single ? rows.filter(({ deal, done }) => done || deal === asking.deal) : rows;
  });
  /** The day of the match in the reader's language; empty if it is not known. */
  readonly date: string = $derived(
    this.match?.date ? new Intl.DateTimeFormat(region(), { dateStyle: "long" }).format(new Date(this.match.date)) : "",
  );
  /** The key of the text that explains what is missing; empty: nothing is. */
  readonly problem: "" | TextKey = $derived.by(() => {
    const { code, problem } = this.asking ?? {};
    if (code === "no-room" && speaks("lookback")) return "lookback-no-match";
    if (problem && problem !== "link-offline") return problem;
    if (this.fault && !this.match) return this.fault.key;
    if (problem) return speaks("lookback") ? "lookback-offline" : "link-unreached";
    return this.textless ? "link-unreached" : "";
  });

  constructor(private readonly room: string) {
    this.ownSeat = keptSeat(room);
    this.source = new Source(room, "");
  }

  /**
   * Request everything; `deal`: the one to request in a match that is not over, -1: the last one that has ended. Return
   * what ends the requests.
   */
  start(deal: number): () => void {
    const ask = (one: number): void => {
      this.asking?.close();
      this.asking = new Asking(this.room, this.ownSeat?.secret ?? "", one);
    };
    ask(deal);
    this.source.match().then(
      (match) => {
        this.match = match;
        const ended = match.sheet.deals.length;
        if (deal < 0 && !match.over && ended) ask(ended - 1);
        const person = match.seats.findIndex(({ kind }) => kind === "human");
        this.seat = this.ownSeat?.seat ?? Math.max(0, person);
      },
      (error) => (this.fault = refusal(error)),
    );
    alsoSpeak(...SHOWN.review, "why", "replay").catch(() => (this.textless = true));
    return () => this.asking?.close();
  }

  /** Remember that the reader sees a deal that is not reviewed yet. */
  noteWaiting(): void {
    if (this.progress && !this.result && this.progress.deals.some(({ state }) => state !== "done")) this.waited = true;
  }
}
