// The auction of King: the phases in which players make calls, and in words the calls and what a bid costs. The rules
// of the room set its value.
import type { AuctionView, View } from "../../base/messages";
import type { TextKey } from "../../base/textKey";
import { bidText, callText, realName } from "../../words/names";
import { t } from "../../words/words.svelte";

/** The phases of an auction. */
export const BIDDING: readonly string[] = ["bid", "decide", "answer"];

/** All phases in which a player makes a call instead of playing a card. */
export const CALLING: readonly string[] = ["choose", "open", ...BIDDING, "declare", "lead"];

/** One of the calls; a call that equals a bid names the bid. */
export function saidText(calls: AuctionView["calls"], at: number): string {
  const bid = calls.slice(0, at).findLast(({ token }) => /^[+-]/.test(token))?.token;
  return callText(calls[at]?.token ?? "", bid);
}

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
