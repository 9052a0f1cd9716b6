// The cost of a bid, in words; the rules of the room set its value.
import type { AuctionView, View } from "../../base/messages";
import { bidText, realName } from "../../words/names";
import type { TextKey } from "../../base/textKey";
import { t } from "../../words/words.svelte";

/** How a bid is settled, as part of the names of texts (empty in a game without bids), and their arguments. */
function settled({ rules: { bidPoints, minusSettlement, plusSettlement } }: View, bid: string) {
  const minus = minusSettlement && (`minus-${minusSettlement}` as const);
  const plus = plusSettlement && (`plus-${plusSettlement}` as const);
  const kind = bid.startsWith("-") ? minus : plus;
  return { kind, args: { bid: bidText(bid), tricks: Number(bid.slice(1)), points: bidPoints[bid] ?? 0 } };
}

/** "+4: you pay Ana 100 points", or for the seller "You get 100 points": a sentence for each kind of settlement. */
export function priceLine(view: View, bid: string, owner: string | null): string {
  const { kind, args } = settled(view, bid);
  if (!kind) return "";
  return owner === null ? t(`price-${kind}-seller`, args) : t(`price-${kind}-buyer`, { ...args, name: owner });
}

/** The buyer and the seller, as arguments of texts. */
export const between = (view: View, buyer: number, seller: number) => ({
  who: view.you === buyer ? "buyer" : view.you === seller ? "seller" : "other",
  buyer: realName(view, buyer),
  seller: realName(view, seller),
});

const MANNERS: Readonly<Record<string, TextKey>> = { transfer: "pays", exact: "pays-exact", absorb: "pays-absorb" };

/** Who will pay which player, in few words: "You pay Ada 100." */
export function paysLine(view: View, { auctioneer, buyer, price }: AuctionView): string {
  const { kind, args } = settled(view, price);
  return t(MANNERS[kind.replace(/.*-/, "")] ?? "pays-most", { ...args, ...between(view, buyer, auctioneer) });
}
