// The end of a deal and of a match in numbers: the ranking, the course of the match, the hands as they were dealt
// and what the cards left in them cost.
import { isCard, rankNumber } from "../base/cards";
import type { Observation, Tricks } from "../game/observation";
import { trickSeats } from "../game/observation";
import type { View } from "../base/messages";

/** A seat in the ranking, from 1; equal scores have the same place. */
export interface Ranked {
  seat: number;
  place: number;
  total: number;
}

/** Whether more points are better. */
export const moreIsBetter = ({ rules }: View): boolean => rules.wins !== "fewest";

/** All seats, the best first. Winners come first, whatever their score. */
export function ranking(view: View): Ranked[] {
  const { totals, winners } = view.sheet;
  const up = moreIsBetter(view) ? 1 : -1;
  const worth = (seat: number): number => up * (totals[seat] ?? 0);
  const won = (seat: number): number => Number(winners.includes(seat));
  const order = view.seats.map((_, seat) => seat).toSorted((a, b) => won(b) - won(a) || worth(b) - worth(a) || a - b);
  return order.map((seat) => ({
    seat,
    place:
      1 +
      order.filter((other) => won(other) > won(seat) || (won(other) === won(seat) && worth(other) > worth(seat)))
        .length,
    total: totals[seat] ?? 0,
  }));
}

/** The totals after every deal that counts, starting with 0: one list per seat. */
export function courses(view: View): number[][] {
  const deals = view.sheet.deals.filter((line) => !line.void);
  return view.seats.map((_, seat) => {
    let sum = 0;
    return [0, ...deals.map(({ scores }) => (sum += scores[seat] ?? 0))];
  });
}

/** The hands as they were dealt, by seat, as far as their cards were played or are known. */
export function handsOf({ tricks, trick, hand, seat }: Observation & Tricks, players: number): string[][] {
  const hands: string[][] = Array.from({ length: players }, () => []);
  const all = trick.winner < 0 && trick.cards.length ? [...tricks, trick] : tricks;
  for (const one of all) trickSeats(one, players).forEach((player, i) => hands[player]?.push(one.cards[i] ?? ""));
  if (seat !== null) hands[seat]?.push(...hand.filter((card) => !hands[seat]?.includes(card)));
  return hands;
}

/** Heights of marks without overlaps, from the top: each at least `gap` below the previous one. */
export function spaced(heights: readonly number[], gap: number, low: number): number[] {
  const order = heights.map((_, i) => i).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  order.forEach((at, i) => {
    const above = order[i - 1];
    if (above !== undefined) placed[at] = Math.max(placed[at] ?? 0, (placed[above] ?? 0) + gap);
  });
  for (let i = order.length - 1, most = low; i >= 0; i--, most -= gap) {
    const at = order[i] ?? 0;
    placed[at] = Math.min(placed[at] ?? 0, most);
  }
  return placed;
}

/**
 * The sum of what `cards` left in hand cost, so that it can be checked at a glance ("6 × 1 + 10"), by price; `points`:
 * the price of each rank from the ace to the king. Empty if there is nothing to add up: for one card, if every card
 * costs one, and in King, which has no such prices.
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
