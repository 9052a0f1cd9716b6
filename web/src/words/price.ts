// What a bid costs, in words: arithmetic on the numbers of the room's rules (king.md, sections 0 and 3).
import type { View } from "../messages";
import { bidText } from "./names";
import { t } from "./words.svelte";

/** The points that a bid is worth: the value of a trick for plus, of those of all others for minus. */
export function bidPoints(view: View, bid: string): number {
  const tricks = Number(bid.slice(1));
  return tricks * view.rules.trickValue * (bid.startsWith("-") ? view.seats.length - 1 : 1);
}

/** "+4: you pay Ana 100 points", or for the seller "You get 100 points": a sentence for each kind of settlement. */
export function priceLine(view: View, bid: string, owner: string | null): string {
  const minus = bid.startsWith("-");
  const settlement = minus ? view.rules.minusSettlement : view.rules.plusSettlement;
  const kind = `${minus ? "minus" : "plus"}-${settlement}`;
  const args = { bid: bidText(bid), tricks: Number(bid.slice(1)), points: bidPoints(view, bid) };
  return owner === null ? t(`price-${kind}-seller`, args) : t(`price-${kind}-buyer`, { ...args, name: owner });
}

/** The points that the auctioneer and each of the others write down if the deal of `tricks` tricks is not played. */
export function unplayedPoints(view: View, tricks: number): { own: number; each: number } {
  const others = view.seats.length - 1;
  const each = Math.floor(tricks / view.seats.length);
  return { own: (tricks - others * each) * view.rules.trickValue, each: each * view.rules.trickValue };
}
