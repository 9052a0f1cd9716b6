// The words of a board of the review: its title, what a mistake was and cost, and what a screen reader says.
import type { Player } from "../board/player.svelte";
import { happened, positionInWords, stageName } from "../board/words";
import { capital, sentences, tokenInWords } from "../words/sentence";
import { t } from "../words/words.svelte";
import type { BoardContent } from "./boardContent.svelte";
import type { DealOnBoard } from "./dealOnBoard.svelte";
import { isCardPlay, isTurn, measureOf } from "./mistake";
import { betterInWords, costInWords, expectedInWords, luckInWords, reasonInWords, stepReason } from "./said";
import type { Reviewing, ShownMistake } from "./shownMistake.svelte";

export class BoardWords {
  /** "Deal 3". */
  private readonly dealNumber: string = $derived.by(() => t("lookback-deal", { number: this.player.at.deal + 1 }));
  /** What the deal is played for; the name of the game if all deals are alike. */
  readonly heading: string = $derived.by(() => {
    const { match, rows } = this.props;
    const name = rows.find(({ deal }) => deal === this.player.at.deal)?.name ?? "";
    return name === this.dealNumber ? t(`game-${match.game}`) : name;
  });
  /** "Trick 3", of the position on the board. */
  readonly stage: string = $derived.by(() =>
    this.player.frame ? stageName(this.props.match.game, this.player.frame) : "",
  );
  /** "Deal 3 · Trick 8". */
  readonly subheading: string = $derived.by(() => {
    const { here, mistake } = this.shown;
    const stage =
      mistake && here && mistake.stage
        ? t(isTurn(mistake) ? "lookback-turn" : "lookback-trick", { number: mistake.stage })
        : this.stage;
    return [this.dealNumber, stage].filter(Boolean).join(" · ");
  });
  readonly position: string = $derived.by(() =>
    this.player.deal ? positionInWords(this.player.deal, this.player.at.action) : "",
  );
  /** The last action, without its trick or turn. */
  readonly lastAction: string = $derived.by(() =>
    this.player.deal ? sentences(happened(this.player.deal, this.player.at.action).map(({ text }) => text)) : "",
  );
  /** A line that says that no decision would have been better than the last one; empty otherwise. */
  readonly fine: string = $derived.by(() => (this.deal.lastWasFine ? t("lookback-fine") : ""));
  /** What the list says about a deal in which there is nothing to go to, before its first action; empty otherwise. */
  readonly nothing: string = $derived.by(() => {
    if (!this.deal.bare) return "";
    const row = this.props.rows.find(({ deal }) => deal === this.player.at.deal);
    return [row?.summary && `${capital(row.summary)}.`, row?.lost && t("lookback-too-small")].filter(Boolean).join(" ");
  });
  readonly luck: string = $derived.by(() => luckInWords(this.deal.decision));

  /** What the course shows: at a mistake, what it cost. */
  readonly caption: string = $derived.by(() => {
    const { here, mistake } = this.shown;
    const { review, decision } = this.deal;
    // The course includes the luck of the rest of the trick: only the decision itself shows what a mistake cost.
    const expected = decision && mistake && here ? expectedInWords(mistake, decision) : "";
    return expected || (review ? t(`lookback-course-${measureOf(review.scale)}`) : "");
  });

  /** The step of the turn that is shown, and the reason for its move. */
  readonly stepInWords: string = $derived.by(() => {
    const { step, moves } = this.shown.steps;
    const move = moves[step - 1];
    return move ? t("lookback-step-said", { number: step, move: tokenInWords(move) }) : t("lookback-step-start");
  });
  readonly stepReason: string = $derived.by(() => {
    const { mistake, steps } = this.shown;
    return steps.step && steps.better && mistake ? stepReason(mistake, steps.step, this.props.who) : "";
  });

  /** What the reader is asked while they look for the better card. */
  readonly question: string = $derived.by(() => {
    const { mistake } = this.shown;
    if (!mistake) return "";
    if (isTurn(mistake)) return t("lookback-which-move");
    return t(isCardPlay(mistake) ? "lookback-which-card" : "lookback-which-call");
  });

  /** What a screen reader says when another mistake, step or position is shown. */
  readonly announcement: string = $derived.by(() => {
    const { who } = this.props;
    const { here, mistake, steps } = this.shown;
    if (this.content.asks && mistake) return `${t("lookback-your-turn")}. ${this.question}`;
    if (this.content.turnFrames && steps.step) return `${this.stepInWords}. ${this.stepReason}`;
    if (!here || !mistake) return [this.position, this.nothing].filter(Boolean).join(" ");
    const parts = [
      this.subheading,
      betterInWords(mistake, who),
      costInWords(mistake, who),
      this.luck,
      reasonInWords(mistake, who),
    ];
    return parts.filter(Boolean).join(" ");
  });

  constructor(
    private readonly props: Pick<Reviewing, "match" | "rows" | "who">,
    private readonly player: Player,
    private readonly shown: ShownMistake,
    private readonly content: BoardContent,
    private readonly deal: DealOnBoard,
  ) {}
}
