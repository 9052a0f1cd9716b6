// The position of the viewer: what its address asks for, its words, and the result of a deal that the reader has closed
// to see the cards.
import type { ReplayMatch } from "../base/messages";
import type { Player } from "../board/player.svelte";
import { happened, positionInWords, stageName } from "../board/words";
import type { LogLine } from "../session/tableLog.svelte";
import { storyOf, type Line } from "../words/game";
import { t } from "../words/words.svelte";
import { positionOf, type Wish } from "./address";

/** The most sentences about one action: the lines of the log need numbers of their own. */
const MOST = 8;

export class ViewedPosition {
  /** The deal whose result is closed; -1: none. */
  private closedResult = $state(-1);
  readonly resultClosed: boolean = $derived.by(() => this.closedResult === this.player.at.deal);

  /** What the deal is played for; the name of the game if all deals are alike. */
  readonly heading: string = $derived.by(() => {
    const { match } = this.props;
    const line = match.sheet.deals[this.player.at.deal];
    return (line && storyOf(match).contract?.(line.label, line.trump)) || t(`game-${match.game}`);
  });
  /** "Trick 3". */
  readonly stage: string = $derived.by(() =>
    this.player.frame ? stageName(this.props.match.game, this.player.frame) : "",
  );
  readonly inWords: string = $derived.by(() =>
    this.player.deal ? positionInWords(this.player.deal, this.player.at.action) : "",
  );
  /** What happened in the deal, by action. */
  private readonly lines: readonly Line[][] = $derived.by(() => {
    const { deal } = this.player;
    return deal ? deal.frames.map((_, action) => happened(deal, action)) : [];
  });
  /** What happened up to the position. */
  readonly log: readonly LogLine[] = $derived.by(() => {
    const { deal, action } = this.player.at;
    return this.lines
      .slice(0, action + 1)
      .flatMap((each, i) =>
        each.map(({ text, by = -1, seen = "" }, k) => ({ serial: MOST * i + k, text, by, seen, deal })),
      );
  });

  constructor(
    private readonly props: { readonly match: ReplayMatch },
    private readonly player: Player,
  ) {}

  /** Go to the position of an address. `open`: whether hands are open unless the address says it. */
  open(wish: Wish, open: boolean): void {
    const { player } = this;
    const seat = wish.eyes?.seat ?? player.source.seat ?? 0; // the reader's own seat is at the bottom, if they have one
    const known = seat < this.props.match.seats.length ? seat : 0;
    player.lookFrom({ seat: known, open: wish.eyes?.open ?? open });
    this.closedResult = -1;
    void player.go(positionOf(wish, player.timeline));
  }

  closeResult(): void {
    this.closedResult = this.player.at.deal;
  }

  /** After a step: a closed result is shown again once the reader has left the end of its deal. */
  noteStep(): void {
    const { at, frame } = this.player;
    if (at.deal !== this.closedResult || !frame?.event.ended) this.closedResult = -1;
  }
}
