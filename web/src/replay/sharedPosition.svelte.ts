// A position that someone shares: the question to the reader, what its board shows, and the tricks or turns of its
// deal.
import type { ReplayDeal, ReplayFrame, ReplayMatch } from "../base/messages";
import { targetsOf } from "../base/targets";
import type { Player } from "../board/player.svelte";
import { playable, still, type Marks, type Showing } from "../board/showing";
import { stops, type At } from "../board/timeline";
import { nameOf, positionInWords, stageName } from "../board/words";
import { factsOf } from "../game/registry";
import { t } from "../words/words.svelte";
import { positionOf, type Wish } from "./address";

/** The numbers of the tricks or turns of a deal, and the actions after which they start. */
const stagesOf = ({ frames }: ReplayDeal): { at: number; number: number }[] =>
  stops(frames).flatMap((at) => {
    const number = frames[at + 1]?.stage;
    return number ? [{ at, number }] : [];
  });

export class SharedPosition {
  readonly title: string = $derived.by(() => {
    const { match, by } = this.props;
    return t("replay-shows", { name: nameOf(match, by), game: t(`game-${match.game}`) });
  });
  /** The seat from which the position is seen. */
  readonly seat: number = $derived.by(() => this.props.wish.eyes?.seat ?? this.props.by);
  readonly name: string = $derived.by(() => nameOf(this.props.match, this.seat));
  /** The position that is shared; the reader may look at others. */
  readonly start: At = $derived.by(() => positionOf(this.props.wish, this.player.timeline));

  private readonly legal: ReplayFrame["legal"] = $derived.by(() => this.player.frame?.legal ?? []);
  /** Whether there is a decision in this position. */
  readonly open: boolean = $derived(this.legal.length > 0);
  /** Whether it is the decision of the viewing seat. */
  readonly asked: boolean = $derived.by(() => this.open && this.player.frame?.table.toAct === this.seat);
  readonly question: string = $derived.by(() => {
    const { game } = this.props.match;
    const { deal, frame } = this.player;
    if (!this.asked) return frame && deal ? stageName(game, frame) : "";
    if (!targetsOf(this.legal).moves.size) return t("replay-which-call");
    return t(factsOf(game)?.tricks ? "replay-which-card" : "replay-which-move");
  });
  readonly inWords: string = $derived.by(() =>
    this.player.deal ? positionInWords(this.player.deal, this.player.at.action) : "",
  );

  readonly showing: Showing = $derived.by(() => {
    const { deal, at, instant } = this.player;
    return deal ? still(deal, at.action, { seat: this.seat, open: false }, instant, this.asked) : this.player;
  });
  readonly marks: Marks = $derived(playable(this.asked ? this.legal : []));

  private readonly stages: readonly { at: number; number: number }[] = $derived.by(() =>
    this.player.deal ? stagesOf(this.player.deal) : [],
  );
  /** The numbers of the first and the last trick or turn of the deal; null: there is no choice. */
  readonly range: { first: number; last: number } | null = $derived.by(() => {
    const [first] = this.stages;
    const last = this.stages.at(-1);
    return first && last && first !== last ? { first: first.number, last: last.number } : null;
  });
  /** The number of the trick or turn that is shown. */
  readonly stage: number = $derived.by(
    () => this.stageAt(this.player.at.action)?.number ?? this.stages[0]?.number ?? 1,
  );

  constructor(
    private readonly props: { readonly match: ReplayMatch; readonly wish: Wish; readonly by: number },
    private readonly player: Player,
  ) {}

  /** Show the shared position from the viewing seat. */
  goToStart(): void {
    this.player.lookFrom({ seat: this.seat, open: false });
    void this.player.go(this.start);
  }

  /** Go to the start of a trick or turn, or to the shared position in it. */
  goToStage(number: number): void {
    const shared = this.stageAt(this.start.action)?.number ?? 0;
    const start = this.stages.find((each) => each.number === number)?.at ?? 0;
    void this.player.go({ deal: this.player.at.deal, action: number === shared ? this.start.action : start });
  }

  private stageAt(action: number): { at: number; number: number } | undefined {
    return this.stages.findLast(({ at }) => at <= action);
  }
}
