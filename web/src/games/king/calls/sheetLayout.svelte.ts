// What the sheet of calls has room for: bids or rows, explanations, a hint and its figures, the calls so far.
import type { BidView } from "../../../base/messages";
import { settings } from "../../../base/settings.svelte";
import type { Scene } from "../../../layout/scene";
import { speaks } from "../../../words/words.svelte";
import { BIDDING } from "../auction";
import type { Caller, Choosing } from "./choosing.svelte";
import { refusedAsk } from "./meaning";
import { placeOf, type Place } from "../callSheetPlace";

/** The height from which bids have a second line on a phone, px. */
const TWO_LINES = 430;
/** The height below which rows are closer together on a table with a rail, px. */
const CLOSE_ROWS = 420;

/** The calls of a player, and the screen on which they are shown. */
export interface CallsOnScreen extends Caller {
  scene: Scene;
}

export class SheetLayout {
  /** Whether the player has opened the figures of a hint. They cover what is above the advice: nothing moves. */
  figures = $state(false);
  /** The deal whose calls the player has opened. */
  private openedDeal = $state("");

  constructor(
    private readonly shown: CallsOnScreen,
    private readonly choosing: Choosing,
  ) {}

  /** The calls of the auction so far. */
  readonly history: BidView[] = $derived.by(() =>
    (this.shown.table.auction?.calls ?? []).filter(({ token }) => token !== "auction"),
  );
  /** Whether these are shown in place of everything else. */
  readonly showsHistory: boolean = $derived.by(() => this.openedDeal === `${this.shown.view.deal}`);
  readonly showsHint: boolean = $derived.by(
    () => this.choosing.myTurn && this.shown.session.hints.answer !== null && speaks("review"),
  );
  readonly showsFigures: boolean = $derived(this.figures && this.showsHint);
  /** Whether these cover the choices: the table as text covers nothing. */
  readonly figuresCover: boolean = $derived(this.showsFigures && !settings.text);

  /** Whether bids are shown, not rows. */
  readonly showsBids: boolean = $derived.by(() => {
    const { phase } = this.shown.table;
    return BIDDING.includes(phase) && (!this.choosing.myTurn || phase !== "decide");
  });
  /** If nothing can be chosen, there is only a line that says who chooses. */
  readonly isLine: boolean = $derived.by(() => !this.showsBids && !this.choosing.myTurn);
  readonly box: Place = $derived.by(() => {
    const holds = this.isLine ? "line" : this.showsBids ? "bids" : "rows";
    return placeOf(this.shown.scene, this.shown.view.you ?? -1, holds);
  });
  /** Whether the table is that of a phone, upright or on its side. */
  readonly isSmall: boolean = $derived.by(() => ["phone", "low"].includes(this.shown.scene.form));
  /** Whether a phone has room for a line above the bids. */
  readonly hasTwoLines: boolean = $derived.by(() => {
    const { form, text } = this.shown.scene;
    return form === "phone" && this.box.h > TWO_LINES * Math.max(1, text);
  });
  /**
   * Whether a bid has room for few words only: the ladder and the seats show its rank, and what it leaves is one sum.
   */
  readonly hasFewWords: boolean = $derived.by(
    () => this.choosing.myTurn && this.showsBids && this.isSmall && this.box.tight,
  );
  /** Whether there is a button for the calls so far: they are not beside the table. */
  readonly offersHistory: boolean = $derived.by(
    () => this.history.length > 0 && !this.shown.scene.panel && !this.isLine,
  );
  /**
   * Whether the calls so far are below the choices: on a phone that room is free while others call, and where the
   * value of the hand is not shown.
   */
  readonly hasHistoryBelow: boolean = $derived.by(() => {
    const { scene, view } = this.shown;
    const free = this.choosing.myTurn ? !(view.worth && settings.worth) && !this.showsHint : this.showsBids;
    return free && scene.form === "phone" && this.history.length > 0 && !this.showsHistory;
  });
  readonly hasCloseRows: boolean = $derived.by(() => {
    const { scale, text } = this.shown.scene;
    return !this.isSmall && !this.showsBids && this.box.h < CLOSE_ROWS * Math.max(1, scale, text);
  });

  /** Whether a hint has room for one sentence only; bids leave it more than rows and tiles. */
  readonly adviceIsBrief: boolean = $derived.by(
    () => this.isSmall && (this.box.tight || !(this.hasTwoLines || this.showsBids)),
  );
  /** Whether a hint takes the room of explanations. */
  readonly hintReplacesTexts: boolean = $derived(this.showsHint && (this.isSmall || this.hasCloseRows));
  /** If many tiles leave no room below them, the line above explains the choice. */
  readonly leadExplains: boolean = $derived.by(() => {
    const { phase } = this.shown.table;
    const manyTiles = ["open", "choose"].includes(phase) || (phase === "declare" && this.box.tight);
    return this.choosing.myTurn && this.isSmall && manyTiles;
  });
  /** Whether the line above gives its room to the advice, or on the smallest phones to the rows, which say the same. */
  readonly leadGivesWay: boolean = $derived.by(() => {
    const { view, table } = this.shown;
    if (!this.choosing.myTurn || !this.isSmall || !this.box.tight) return false;
    return (this.showsHint && this.leadExplains) || (table.phase === "decide" && !refusedAsk(view, table));
  });
  /** Whether the chosen row itself explains the choice: the explanation is not repeated. */
  readonly rowExplains: boolean = $derived.by(
    () => this.choosing.chosen === "auction" && !this.box.tight && !this.hintReplacesTexts,
  );

  toggleHistory(): void {
    this.openedDeal = this.showsHistory ? "" : `${this.shown.view.deal}`;
  }

  /** The hint has changed: without one, its figures are closed. */
  followHint(): void {
    if (!this.showsHint) this.figures = false;
  }
}
