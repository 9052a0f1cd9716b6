// What the end of a deal, or of a match, says and offers.
import { at } from "../base/site";
import type { Proof, View } from "../base/messages";
import { keptSeat } from "../base/seats";
import { panelsOf } from "../panels/game";
import { alone } from "../session/absent";
import { awaits } from "../session/attention";
import { nextAsked } from "../session/nextMatch.svelte";
import { dealText, winsText } from "../words/counted";
import { winners } from "../words/spoken";
import { t } from "../words/words.svelte";
import type { Finding } from "../shuffle/shuffleWatch.svelte";
import { checkedText } from "./findings";
import { placeLine } from "./place";
import { shuffleLine } from "./shuffleLine";

interface Source {
  readonly view: View;
  /** `ready`: whether the player is ready for the next deal; `shuffling`: absent in a replay. */
  readonly session: {
    readonly ready: boolean;
    readonly shuffling?: { readonly watch: { readonly findings: readonly Finding[] } | null };
  };
  /** Whatever replaces the next actions at a table: then no player is asked for anything. */
  readonly children?: unknown;
}

export class Ending {
  private readonly view: View = $derived.by(() => this.source.view);
  private readonly game = $derived(panelsOf(this.view));
  /** Whether the player decides here what comes next. */
  private readonly decides: boolean = $derived.by(() => this.view.you !== null && !this.source.children);
  private readonly line = $derived(this.view.sheet.deals.at(-1));

  readonly isVoid = $derived(this.line?.void === true);
  readonly over = $derived(this.view.phase === "over");
  /** Whether a match is over. A practice of a fixed number of deals has no winner. */
  readonly won = $derived(this.over && !this.view.practice?.deals);
  /** How the deal ended, or what it was about. */
  private readonly outcome = $derived(this.game.ending(this.view, this.view.table, this.line));
  readonly title = $derived(this.won ? winners(this.view) : this.outcome);
  private readonly remark = $derived(
    (this.view.table && !this.isVoid && this.game.remark?.(this.view, this.view.table)) || "",
  );
  /** The line below the title. */
  readonly about = $derived(
    (this.won ? [t(`game-${this.view.game}`), winsText(this.view)] : [dealText(this.view), this.remark])
      .filter(Boolean)
      .join(" · "),
  );
  readonly notes = $derived((this.view.table && this.game.endingNotes?.(this.view, this.view.table)) || "");
  /**
   * The result of the deal that ended the match: beside the places or, if there is no room, behind a button with its
   * name.
   */
  readonly lastDeal = $derived(this.won && this.notes ? `${this.outcome}. ${this.notes}` : "");
  /** The player's place in the match, in a sentence. */
  readonly placeText = $derived(this.won ? placeLine(this.view) : "");
  /** The title of the next deal; empty if it is not fixed. */
  readonly nextTitle = $derived(this.game.nextTitle?.(this.view) ?? "");
  /** The seeds that prove that the cards were shuffled fairly, as far as they are known. */
  readonly proofs: Proof[] = $derived(this.view.proofs.filter(({ serverSeed }) => serverSeed !== ""));

  /** The review of this deal, if its cards are known now; empty: it is not offered. */
  readonly reviewAddress = $derived(
    this.view.phase === "between" && this.view.reviews && this.decides && !this.isVoid
      ? at(`/match/${this.view.room}/review#deal=${this.view.deal}`)
      : "",
  );
  /** Where the cards of a practice come from: the player's own table, or a match of others. */
  readonly sourceAddress: string = $derived.by(() => {
    const room = this.view.practice?.room;
    return room ? at(keptSeat(room) ? `/room/${room}` : `/match/${room}`) : "";
  });

  /**
   * Whether there are other people: then a line of its own says who is waiting, and its room is reserved so that
   * nothing moves.
   */
  readonly withOthers = $derived(this.decides && !alone(this.view));
  /** Who is waiting for whom; empty: no one is. */
  readonly waiting: string = $derived.by(() => {
    const { view } = this;
    if (view.phase === "between") return shuffleLine(view) || awaits(view, this.source.session.ready);
    return nextAsked(view);
  });

  /** What this page has found out about the shuffles. */
  readonly findings: readonly Finding[] = $derived.by(() => this.source.session.shuffling?.watch?.findings ?? []);
  /** The same in one line; empty: it has checked nothing. */
  readonly fair = $derived(checkedText(this.findings));

  constructor(private readonly source: Source) {}
}
