// The result of a sale when its deal is over.
import type { AuctionView, DealLine, KingObservation, View } from "../../base/messages";
import { t } from "../../words/words.svelte";
import { startOfMinus } from "./contract";
import { between } from "./auction";

/** The points of a seat's own tricks, and the payment to it; below 0: by it. */
export function parts(
  table: KingObservation,
  { scores, counted }: DealLine,
  seat: number,
): { own: number; paid: number } {
  const tricks = Number(counted[seat]) * Math.abs(table.value);
  const own = table.contract === "plus" ? tricks : startOfMinus(table, scores.length) - tricks;
  return { own, paid: (scores[seat] ?? 0) - own };
}

/** Who has paid which player, when the deal is over: "You paid Ada 100." */
export function paidLine(
  view: View,
  table: KingObservation,
  line: DealLine,
  { auctioneer, buyer }: AuctionView,
): string {
  const { paid } = parts(table, line, auctioneer);
  if (!paid) return t("paid-nothing");
  const [from, to] = paid > 0 ? [buyer, auctioneer] : [auctioneer, buyer];
  return t("paid", { ...between(view, from, to), points: Math.abs(paid) });
}
