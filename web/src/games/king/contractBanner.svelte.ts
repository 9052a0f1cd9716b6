// What the banner says about the contract of a deal, and how that fits into its width.
import type { Card } from "../../base/cards";
import type { KingObservation, View } from "../../base/messages";
import type { Scene } from "../../layout/scene";
import { waits } from "../../session/absent";
import { textWidth } from "../../table/textWidth.svelte";
import { dealText } from "../../words/counted";
import { contractName } from "../../words/names";
import { t } from "../../words/words.svelte";
import { contractLeft, contractSale, contractSeller, contractTitle, contractValue } from "./contract";

/** The font sizes of headline and line, px, and the least size of the line on one line. */
const TITLE = 25;
const LINE = 13.5;
const LEAST = 11.5;
/** The most by which large text makes them grow. */
const LARGEST = 1.25;

/** The few cards that a contract counts. */
const COUNTED_CARDS: Readonly<Record<string, readonly Card[]>> = {
  "no-queens": ["QS", "QH", "QD", "QC"],
  "no-king": ["KH"],
};

/** A deal, and the screen on which it is shown. */
export interface DealOnScreen {
  scene: Scene;
  view: View;
  table: KingObservation;
}

export class ContractBanner {
  constructor(private readonly shown: DealOnScreen) {}

  /** Who sells the deal, during the auction; then, until the game is named, who has bought or kept it. */
  private readonly seller: string = $derived.by(() => {
    const { view, table } = this.shown;
    return table.contract ? "" : contractSeller(view, table);
  });
  /** The headline, and the same in full. */
  readonly title: string = $derived.by(() => {
    const { contract } = this.shown.table;
    return contract ? contractName(contract) : this.fullTitle;
  });
  readonly fullTitle: string = $derived.by(() => this.seller || contractTitle(this.shown.table));
  /** The cards that the contract counts, if there are few. */
  readonly countedCards: readonly Card[] = $derived.by(() => COUNTED_CARDS[this.shown.table.contract] ?? []);
  /** The cards that players have taken. */
  readonly takenCards: ReadonlySet<string> = $derived.by(() => new Set(this.shown.table.captured.flat()));
  /** Shown in place of everything else: the player that the table waits for. */
  readonly absent: string = $derived.by(() => waits(this.shown.view));

  private readonly value: string = $derived.by(() => contractValue(this.shown.view, this.shown.table));
  private readonly sale: string = $derived.by(() => contractSale(this.shown.view, this.shown.table));
  /** How much text grows. */
  private readonly growth: number = $derived.by(() => Math.min(this.shown.scene.text, LARGEST));
  /** The room for words beside the small cards or the trump, px. */
  private readonly room: number = $derived.by(() => this.shown.scene.banner.w - this.widthBeside());
  /**
   * The text below the headline: on one line, or each part on its own; if that is too narrow, only the score says who
   * sold it.
   */
  readonly lines: readonly string[] = $derived.by(() => {
    const { absent, sale, value } = this;
    const parts = this.parts().filter(Boolean);
    // No line starts with the dot.
    const line = absent || parts.join("\u00a0· ");
    if (this.fits([line])) return [line];
    if (!absent && parts.length > 1 && this.fits(parts)) return parts;
    return sale && !absent ? [value] : [line];
  });
  /** The width of the headline, and of the longest line, each on one line, in em. */
  readonly titleWidth: number = $derived(textWidth(this.title, "display"));
  readonly lineWidth: number = $derived(Math.max(...this.lines.map((line) => textWidth(line, 500))));
  /** The width of the words, px. */
  readonly width: number = $derived(
    Math.min(this.room, Math.max(this.titleWidth * TITLE, this.lineWidth * LINE) * this.growth + 2),
  );
  /** Whether the text below the headline needs two lines. */
  readonly needsTwoLines: boolean = $derived(
    this.lines.length > 1 || this.lineWidth * LEAST * this.growth > this.width,
  );

  /** What the text below the headline says, if there is room for it. */
  private parts(): string[] {
    const { view, table } = this.shown;
    if (!table.contract) return [view.lesson ? "" : dealText(view), this.seller && contractTitle(table)];
    // Small cards show what is gone. The hands of a lesson are short: what is left is not that of a deal.
    const gone = this.countedCards.length > 0 || Boolean(this.shown.view.lesson);
    return [this.value, this.sale || (gone ? "" : contractLeft(table))];
  }

  /** The width of the small cards or the trump, px. */
  private widthBeside(): number {
    const { contract, trump } = this.shown.table;
    const { length } = this.countedCards;
    if (contract === "plus") {
      const chip = textWidth(t("trump-chip", { trump: trump || "NT" }), 700) + (trump ? 2 : 0);
      return 36 + chip * 14 * this.growth;
    }
    return length === 1 ? 50 : length ? length * 26 + 12 : 0;
  }

  private fits(lines: readonly string[]): boolean {
    return lines.every((line) => textWidth(line, 500) * LEAST * this.growth <= this.room);
  }
}
