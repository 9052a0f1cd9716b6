// What a sale has come to when its deal is over.
import type { AuctionView, DealLine, KingObservation, View } from "../../messages";
import { t } from "../../words/words.svelte";
import { between } from "./price";

/** What a seat's own tricks have brought it, and what was paid to it on top of that; below 0: by it. */
export function parts({ contract, value, total }: KingObservation, { scores, counted }: DealLine, seat: number): { own: number; paid: number } {
  const each = Math.abs(value);
  const tricks = Number(counted[seat]);
  // In minus everyone begins with as much as makes all come to what plus would bring.
  const own = contract === "plus" ? tricks * each : (total * each) / (scores.length - 1) - tricks * each;
  return { own, paid: (scores[seat] ?? 0) - own };
}

/** Who has paid whom, when the deal is over: "You paid Ada 100." */
export function paidLine(view: View, table: KingObservation, line: DealLine, { auctioneer, buyer }: AuctionView): string {
  const { paid } = parts(table, line, auctioneer);
  if (!paid) return t("paid-nothing");
  const [from, to] = paid > 0 ? [buyer, auctioneer] : [auctioneer, buyer];
  return t("paid", { ...between(view, from, to), points: Math.abs(paid) });
}
