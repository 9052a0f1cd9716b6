// What a bid costs, in words. A plus bid pays points for tricks; a minus bid takes tricks over (king.md, sections 2 and 3).
import type { View } from "../messages";
import { bidText } from "./names";
import { t } from "./words.svelte";

const PLAYERS = 4;
const USUAL_TRICK = 25;

/** The points of one trick in a positive deal of this room. */
export function trickValue(view: View): number {
  const value = view.differences.trick_value;
  return typeof value === "number" ? value : USUAL_TRICK;
}

/** The points that a bid is worth: 25 a trick for plus, 75 for minus. */
export function bidPoints(view: View, bid: string): number {
  const tricks = Number(bid.slice(1));
  return tricks * trickValue(view) * (bid.startsWith("-") ? PLAYERS - 1 : 1);
}

/** "+4: you pay Ana 100 points", or for the seller "+4: you get 100 points". */
export function priceLine(view: View, bid: string, owner: string | null): string {
  const kind = bid.startsWith("-") ? "minus" : "plus";
  const args = { bid: bidText(bid), tricks: Number(bid.slice(1)), points: bidPoints(view, bid) };
  return owner === null ? t(`price-${kind}-seller`, args) : t(`price-${kind}-buyer`, { ...args, name: owner });
}
