// What a bid costs, in words; what it is worth, the room's rules say.
import type { View } from "../../messages";
import { bidText } from "../../words/names";
import { t } from "../../words/words.svelte";

/** How a bid is settled, as the names of texts have it, and what they are to be told of it. */
function settled({ rules }: View, bid: string): { kind: string; args: { bid: string; tricks: number; points: number } } {
  const minus = bid.startsWith("-");
  const kind = `${minus ? "minus" : "plus"}-${minus ? rules.minusSettlement : rules.plusSettlement}`;
  return { kind, args: { bid: bidText(bid), tricks: Number(bid.slice(1)), points: rules.bidPoints[bid] ?? 0 } };
}

/** "+4: you pay Ana 100 points", or for the seller "You get 100 points": a sentence for each kind of settlement. */
export function priceLine(view: View, bid: string, owner: string | null): string {
  const { kind, args } = settled(view, bid);
  return owner === null ? t(`price-${kind}-seller`, args) : t(`price-${kind}-buyer`, { ...args, name: owner });
}

/** The same when the deal is over: "That cost you 100 points". `name`: who sold to the reader, or bought from them. */
export function paidLine(view: View, bid: string, name: string, reader: "buyer" | "seller"): string {
  const { kind, args } = settled(view, bid);
  const told = { ...args, name };
  return reader === "buyer" ? t(`paid-${kind}-buyer`, told) : t(`paid-${kind}-seller`, told);
}
