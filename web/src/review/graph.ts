// The graph of a review: its points, and the positions of its lines, ticks and labels. Pure functions.
import type { Reviewed } from "../base/messages";
import { measureOf } from "./mistake";

export const DASHES: readonly string[] = ["", "9 4", "2 4", "12 4 2 4", "5 3", "16 5"];

/**
 * A point of every line at `at`. `stage`: the number of the trick or turn of `deal` that follows it, from 1; 0: the end
 * of the deal.
 */
export interface CoursePoint {
  at: number;
  deal: number;
  stage: number;
  values: readonly number[];
}

/**
 * The content of a graph. Its points are between 0 and `span`; `moments`: the positions of those worth another look.
 */
export interface Course {
  points: readonly CoursePoint[];
  span: number;
  moments: readonly { number: number; at: number }[];
}

/**
 * The numbers of the deals that count and were played here: not those with which a practice started, nor those given
 * up.
 */
export function played(found: Reviewed): readonly number[] {
  return found.review.deals.flatMap((one, deal) => (one.laid || one.void ? [] : [deal]));
}

/** The position of an action within its deal, from 0 to 1. */
function share(found: Reviewed, deal: number, action: number): number {
  const last = found.review.deals[deal]?.graph.at(-1)?.actions ?? 0;
  return last > 0 ? action / last : 1;
}

function momentsAt(
  found: Reviewed,
  places: readonly number[],
  at: (deal: number, action: number) => number | null,
): Course["moments"] {
  return places.flatMap((place, i) => {
    const each = found.review.decisions[place];
    const where = each ? at(each.deal, each.action) : null;
    return where === null ? [] : [{ number: i + 1, at: where }];
  });
}

/**
 * The points of the whole match, with moments at `places` of the review: sums of ended deals and, if the points of a
 * deal are expected, those of the current one.
 */
export function matchCourse(found: Reviewed, places: readonly number[]): Course {
  const { review } = found;
  const order = played(found);
  let totals = review.players.map(() => 0);
  const points: CoursePoint[] = [{ at: 0, deal: order[0] ?? 0, stage: 1, values: totals }];
  order.forEach((deal, place) => {
    const { graph = [], scores } = review.deals[deal] ?? {};
    if (measureOf(review.scale) === "points") {
      graph.slice(0, -1).forEach(({ actions, values }, i) => {
        const expected = totals.map((total, seat) => total + (values[seat] ?? 0));
        points.push({
          at: place + share(found, deal, actions),
          deal,
          stage: found.marks[deal]?.[i] ?? 0,
          values: expected,
        });
      });
    }
    totals = totals.map((total, seat) => total + (scores?.[seat] ?? 0));
    points.push({ at: place + 1, deal, stage: 0, values: totals });
  });
  const moments = momentsAt(found, places, (deal, action) => order.indexOf(deal) + share(found, deal, action));
  return { points, span: Math.max(1, order.length), moments };
}

/** The points of one deal, with those of its moments that are at `places` of the review. */
export function dealCourse(found: Reviewed, deal: number, places: readonly number[]): Course {
  const graph = found.review.deals[deal]?.graph ?? [];
  const points = graph.map(({ actions, values }, i) => ({
    at: actions,
    deal,
    stage: found.marks[deal]?.[i] ?? 0,
    values,
  }));
  const moments = momentsAt(found, places, (other, action) => (other === deal ? action : null));
  return { points, span: Math.max(1, graph.at(-1)?.actions ?? 0), moments };
}

/** Round numbers from below `low` to above `high`, in about `count` steps. */
export function ticks(low: number, high: number, count = 5): number[] {
  const rough = Math.max(1, (high - low) / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/**
 * The heights of labels that belong at the `wanted` heights: in the same order, at least `gap` apart, within the graph.
 */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const placed = [...wanted];
  let above = top - gap;
  for (const i of order) above = placed[i] = Math.max(placed[i] ?? 0, above + gap);
  let below = bottom + gap;
  for (const i of order.toReversed()) below = placed[i] = Math.min(placed[i] ?? 0, below - gap);
  return placed;
}

/** Every `n`th of this many labels is drawn, so that there are at most `most`. */
export const everyNth = (count: number, most: number): number => Math.max(1, Math.ceil(count / Math.max(1, most)));
