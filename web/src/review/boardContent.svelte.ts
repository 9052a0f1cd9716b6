// What a board of the review shows: a position of the match, a turn beside a better one, or the search for the better
// card; the marks on its cards, and the steps from there.
import type { Mistake, ReplayDeal } from "../base/messages";
import { settings } from "../base/settings.svelte";
import type { Eyes } from "../board/frames";
import type { Player } from "../board/player.svelte";
import { still, UNMARKED, type Marks, type Showing } from "../board/showing";
import { t } from "../words/words.svelte";
import { findMarks, isCardPlay, isTurn, marksOf, turnMarks } from "./mistake";
import { playedTag } from "./said";
import type { Reviewing, ShownMistake } from "./shownMistake.svelte";

/** Whether the reader answers with buttons: for a call or, at a table as text, always. */
const hasButtons = (mistake: Mistake): boolean => settings.text || (!isCardPlay(mistake) && !isTurn(mistake));

export class BoardContent {
  /** Whether the reader has opened the hands of the others. */
  handsOpen = $state(false);

  /** Whether the reader looks for the better card, at whatever position. */
  private readonly unsolved: boolean = $derived.by(() => this.props.finding.open && !this.props.finding.shown);
  /** Whether the board shows the question to the reader: the position before the decision. */
  readonly asks: boolean = $derived.by(() => this.unsolved && this.shown.here);
  /** Whether the board shows a turn beside a better one. */
  readonly comparesTurns: boolean = $derived.by(() => {
    const { here, mistake } = this.shown;
    return here && mistake !== null && isTurn(mistake) && !this.asks;
  });
  /** The positions of the turn that is shown; null if none is. */
  readonly turnFrames: ReplayDeal | null = $derived.by(() => {
    const { deal, mistake, steps } = this.shown;
    return this.comparesTurns && deal && mistake ? steps.framesIn(deal, mistake) : null;
  });

  readonly eyes: Eyes = $derived.by(() => ({
    seat: this.props.finding.now?.seat ?? this.props.seat,
    open: this.handsOpen && !this.unsolved,
  }));
  readonly showing: Showing = $derived.by(() => {
    const { deal, mistake, steps } = this.shown;
    if (this.asks && deal && mistake) return still(deal, mistake.action, this.eyes, steps.instant, true);
    const line = this.turnFrames;
    if (line) return still(line, Math.min(steps.step, line.frames.length - 1), this.eyes, steps.instant);
    return this.player;
  });
  readonly marks: Marks = $derived.by(() => {
    const { here, mistake, steps } = this.shown;
    if (!mistake || !here) return UNMARKED;
    if (this.asks) return findMarks(mistake, this.props.finding.right, t("lookback-right"));
    if (this.turnFrames) {
      const word = t("lookback-move", { number: steps.step });
      return turnMarks(this.turnFrames, steps.moves, steps.step, word, steps.better);
    }
    return marksOf(mistake, { played: playedTag(mistake, this.props.who), better: t("lookback-better-tag") });
  });

  /** The tokens that the reader chooses from with buttons. */
  readonly choices: readonly string[] = $derived.by(() => {
    const { mistake } = this.shown;
    return this.asks && mistake && hasButtons(mistake) ? mistake.legal : [];
  });
  /** Why the sheet needs less or more room than usual. */
  readonly sheetPurpose: "finds" | "calls" | "turn" | "" = $derived.by(() => {
    const { mistake } = this.shown;
    if (!mistake) return "";
    if (this.unsolved) return hasButtons(mistake) && !this.props.finding.right ? "calls" : "finds";
    return isTurn(mistake) ? "turn" : "";
  });

  /** One step back and forward, of the turn that is shown or of the match; null: there is none. */
  readonly stepBack: (() => void) | null = $derived.by(() => {
    const { player } = this;
    const { steps } = this.shown;
    if (this.comparesTurns) return steps.step > 0 ? () => steps.goTo(steps.step - 1) : null;
    return player.atStart ? null : () => void player.back();
  });
  readonly stepForward: (() => void) | null = $derived.by(() => {
    const { player } = this;
    const { steps } = this.shown;
    if (this.comparesTurns) return steps.step < steps.moves.length ? () => steps.goTo(steps.step + 1) : null;
    return player.atEnd ? null : () => void player.forward();
  });

  constructor(
    private readonly props: Reviewing,
    private readonly player: Player,
    private readonly shown: ShownMistake,
  ) {}

  answer(token: string): void {
    this.shown.steps.instant = false;
    this.props.finding.answer(token);
  }
}
