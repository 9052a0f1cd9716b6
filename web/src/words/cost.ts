// The cost of the cards left in hand, as a sum that can be checked at a glance: "6 × 1 + 10".
import { isCard, rankNumber } from "../base/cards";

/**
 * The sum of what `cards` cost, by price; `points`: the price of each rank from the ace to the king. Empty if there is
 * nothing to add up: for one card, if every card costs one, and in King, which has no such prices.
 */
export function costSum(cards: readonly string[], points: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const card of cards.filter(isCard)) {
    const price = points[rankNumber(card)] ?? 0;
    counts.set(price, (counts.get(price) ?? 0) + 1);
  }
  if (cards.length < 2 || !points.length || [...counts.keys()].every((price) => price === 1)) return "";
  const prices = [...counts].toSorted(([a], [b]) => a - b);
  return prices.map(([price, count]) => (count > 1 ? `${count} × ${price}` : String(price))).join(" + ");
}
