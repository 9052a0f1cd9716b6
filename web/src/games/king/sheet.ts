// King on the score sheet.
import { SUIT_SIGNS } from "../../base/cards";
import type { DealLine, KingObservation, View } from "../../base/messages";
import type { GameSheet, RowLabel } from "../../panels/sheet";
import { contractName, plain } from "../../words/names";
import { t } from "../../words/words.svelte";
import { saleText } from "./contract";

/** The contract of a deal; a deal whose points were taken without play has none. */
function rowLabel(label: string, trump: string): RowLabel {
  if (label !== "plus") return { text: contractName(label || "positive"), spoken: "" };
  const spoken = t("contract-plus-trump", { trump: trump || "NT" });
  return trump ? { text: `${contractName(label)} ${SUIT_SIGNS[trump] ?? ""}`, spoken } : { text: spoken, spoken: "" };
}

/** The result of the auction, if the deal was played. */
const rowNote = (view: View, { label, sale }: DealLine): string => (label && sale ? saleText(view, sale) : "");

/**
 * The contracts of the coming deals. If they are chosen deal by deal there is no plan: then only the current deal has a
 * row.
 */
function coming(view: View, table: KingObservation | null): RowLabel[] {
  const playing = view.phase === "deal";
  const plan = view.sheet.plan.length ? view.sheet.plan : playing ? ["choice"] : [];
  return plan.map((contract, i) =>
    i === 0 && playing && table?.contract
      ? rowLabel(table.contract, table.trump)
      : { text: contractName(contract), spoken: "" },
  );
}

/** The sums of the negative contracts, and of the positive ones. */
function sheetSums(deals: readonly DealLine[]): string {
  const added = (some: readonly DealLine[]): number =>
    some.flatMap((line) => line.scores).reduce((all, one) => all + one, 0);
  const avoid = added(deals.filter(({ label }) => !["", "plus", "minus"].includes(label)));
  return t("score-sum", { avoid: plain(avoid), positive: plain(added(deals) - avoid) });
}

const sheet: GameSheet<KingObservation> = {
  rowLabel,
  rowNote,
  coming,
  sheetSums,
  sheetKey: ({ contract, trump }) => `${contract} ${trump}`,
};

export default sheet;
