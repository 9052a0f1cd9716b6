// What a bid costs, in words; what it is worth, the room's rules say.
import type { View } from "../messages";
import { bidText } from "./names";
import { t } from "./words.svelte";

/** "+4: you pay Ana 100 points", or for the seller "You get 100 points": a sentence for each kind of settlement. */
export function priceLine(view: View, bid: string, owner: string | null): string {
  const minus = bid.startsWith("-");
  const settlement = minus ? view.rules.minusSettlement : view.rules.plusSettlement;
  const kind = `${minus ? "minus" : "plus"}-${settlement}`;
  const args = { bid: bidText(bid), tricks: Number(bid.slice(1)), points: view.rules.bidPoints[bid] ?? 0 };
  return owner === null ? t(`price-${kind}-seller`, args) : t(`price-${kind}-buyer`, { ...args, name: owner });
}
