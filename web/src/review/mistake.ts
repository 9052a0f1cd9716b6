// How a board shows a mistake: the position, the marked cards, and the course of a better turn. Pure.
import type { Judged, Mistake, Position, ReplayDeal, ReplayFrame, Reviewed, ReviewedDeal } from "../base/messages";
import { playable, PLAYABLE, type Marks } from "../board/showing";
import { moveOf } from "../base/targets";

/** How far the better card is raised, px. */
const LIFT = 12;
/** A loss is significant from this many standard errors on, as in the review (`docs/review.md`). */
const CLEAR = 2;

/** The review of a match as the reviews of its deals. */
export function dealsOf({ review, stages, marks, mistakes }: Reviewed): ReviewedDeal[] {
  return review.deals.map((one, deal) => {
    const places = review.decisions.flatMap((each, place) => (each.deal === deal ? [place] : []));
    return {
      deal,
      scale: review.scale,
      review: one,
      decisions: places.flatMap((place) => review.decisions[place] ?? []),
      stages: places.map((place) => stages[place] ?? 0),
      marks: marks[deal] ?? [],
      mistakes: mistakes.filter((each) => each.deal === deal),
    };
  });
}

/** The key of a mistake in its match. */
export const keyOf = ({ deal, action }: { deal: number; action: number }): string => `${deal}.${action}`;

/** Whether a decision counts as a mistake; otherwise it is a small thing. */
export const isMistake = ({ size }: { size: Mistake["size"] }): boolean => size === "mistake" || size === "blunder";

/** The decision that was a mistake, and the number of its trick or turn; null and 0 without one. */
export function decisionOf(
  deals: readonly (ReviewedDeal | null)[],
  mistake: Mistake | null,
): { decision: Judged | null; stage: number } {
  const found = mistake ? deals[mistake.deal] : null;
  const place = found?.decisions.findIndex((each) => mistake && keyOf(each) === keyOf(mistake)) ?? -1;
  return { decision: found?.decisions[place] ?? null, stage: found?.stages[place] ?? 0 };
}

/** The number of mistakes of a seat in a deal: the board has the most expensive of them. */
export const blamed = ({ decisions }: ReviewedDeal, seat: number): number =>
  decisions.filter((each) => each.seat === seat && isMistake(each)).length;

/**
 * The number of decisions of a seat that gave something away, however little; an insignificant loss counts as nothing.
 */
export const small = ({ decisions }: ReviewedDeal, seat: number): number =>
  decisions.filter((each) => each.seat === seat && each.known.loss > 0 && each.known.loss >= CLEAR * each.known.error)
    .length;

/** Whether there was anything to judge in a deal: it was not played before a practice started, nor given up. */
export const judgedAtAll = ({ review, decisions }: ReviewedDeal): boolean =>
  !review.laid && !review.void && decisions.length > 0;

/** The mistakes of a seat in the order of the match. */
export function mistakesOf(deals: readonly (ReviewedDeal | null)[], seat: number): Mistake[] {
  const found = deals.flatMap((each) => each?.mistakes.filter((one) => one.seat === seat && isMistake(one)) ?? []);
  return found.toSorted((a, b) => a.deal - b.deal || a.action - b.action);
}

/**
 * What the reader of a board goes through, in the order of the match: the mistakes of a seat and, in a deal without
 * any, its small things.
 */
export function stopsOf(deals: readonly (ReviewedDeal | null)[], seat: number): Mistake[] {
  return deals.flatMap((each) => {
    const mistakes = mistakesOf([each], seat);
    if (!each || mistakes.length) return mistakes;
    return each.mistakes.filter((one) => one.seat === seat).toSorted((a, b) => a.action - b.action);
  });
}

/** The most expensive of these mistakes. */
export function worstOf(mistakes: readonly Mistake[]): Mistake | null {
  return mistakes.reduce<Mistake | null>((most, each) => (most === null || each.cost > most.cost ? each : most), null);
}

/** The next mistake before or after a position, in the order of the match. */
export function beside(
  mistakes: readonly Mistake[],
  at: { deal: number; action: number },
  way: 1 | -1,
): Mistake | null {
  const side = (one: Mistake): number => one.deal - at.deal || one.action - at.action;
  return (way > 0 ? mistakes.find((one) => side(one) > 0) : mistakes.findLast((one) => side(one) < 0)) ?? null;
}

/** The number of actions after which a mistake is shown: when its trick is complete, or when a call has been made. */
export function shownAt({ frames }: ReplayDeal, { action, phase }: Mistake): number {
  const last = frames.length - 1;
  if (phase !== "play") return Math.min(action + 1, last);
  const end = frames.findIndex(({ event }, i) => i > action && event.trickTo >= 0);
  return end < 0 ? Math.min(action + 1, last) : end;
}

/** Whether a mistake is a card of a trick, which the board marks; otherwise it is a call, or a whole turn. */
export const isCardPlay = ({ phase }: Mistake): boolean => phase === "play";
export const isTurn = ({ phase }: Mistake): boolean => phase === "turn";

/** How the cards of a mistake are marked. */
export function marksOf(mistake: Mistake, words: { played: string; better: string }): Marks {
  if (!isCardPlay(mistake)) return { marks: [], lifted: new Map(), bright: null };
  const [better = ""] = mistake.better;
  const [played = ""] = mistake.played;
  return {
    marks: [
      { card: played, verdict: "worse", word: words.played, at: "foot" },
      { card: better, verdict: "better", word: words.better, at: "above" },
    ],
    lifted: new Map([[better, LIFT]]),
    bright: new Set([better]),
  };
}

/** The marks while the reader looks for the better card; `right`: the one they found. */
export function findMarks({ legal }: Mistake, right: string, word: string): Marks {
  const before = playable(legal);
  const found = right ? (moveOf(right)?.source ?? "") : "";
  if (!found) return before;
  return {
    ...before,
    marks: [{ card: found, verdict: "better", word, at: "above" }],
    lifted: new Map([...before.lifted, [found, PLAYABLE + LIFT]]),
  };
}

/** The moves of a turn, without its end. */
export const movesOf = (tokens: readonly string[]): string[] => tokens.filter((token) => token !== "end");

/** The turn as it was played: its positions, starting with the one before it. */
export function playedTurn(deal: ReplayDeal, { action, played }: Mistake): ReplayDeal {
  return { ...deal, frames: deal.frames.slice(action, action + movesOf(played).length + 1) };
}

/** The better turn: the same first position, and those after each of its moves. */
export function betterTurn(deal: ReplayDeal, { action, better, seat, line, position }: Mistake): ReplayDeal {
  const start = deal.frames[action];
  if (!start) return { ...deal, frames: [] };
  const moves = movesOf(better);
  const after = line.slice(0, moves.length).map((each, i): ReplayFrame => {
    const event = {
      ...start.event,
      kind: "act" as const,
      seat,
      token: moves[i] ?? "",
      drawn: 0,
      drawer: -1,
      drew: [],
      trickTo: -1,
      ended: false,
      played: 0,
    };
    return { ...start, event, drew: [], hands: each.hands, legal: [], table: withPosition(start.table, each) };
  });
  return { ...deal, frames: [{ ...start, hands: position.hands }, ...after] };
}

function withPosition(table: ReplayFrame["table"], { hands, piles, stock }: Position): ReplayFrame["table"] {
  const lies = { counts: hands.map((hand) => hand.length), ...("piles" in table ? { piles, stock } : {}) };
  return { ...table, ...lies };
}

/** How the cards of a turn are marked: the last move, and the card that moves next. */
export function turnMarks(
  deal: ReplayDeal,
  moves: readonly string[],
  step: number,
  word: string,
  better: boolean,
): Marks {
  const done = moveOf(moves[step - 1] ?? "");
  const next = moveOf(moves[step] ?? "")?.source ?? "";
  const table = deal.frames[step]?.table;
  const pile = done && table && "piles" in table ? (table.piles as Record<string, string[]>)[done.target] : null;
  const top = pile?.at(-1);
  const verdict = better ? "better" : "worse";
  return {
    marks: [
      ...(top ? [{ card: top, verdict, word, at: "on" } as const] : []),
      ...(better && next ? [{ card: next, verdict, word: "", at: "above" } as const] : []),
    ],
    lifted: better && next ? new Map([[next, LIFT]]) : new Map(),
    bright: null,
  };
}

/** The course of a deal for one seat: its expectation before each action in the graph. */
export function courseOf(deal: ReviewedDeal, seat: number): { at: number; value: number }[] {
  return deal.review.graph.map(({ actions, values }) => ({ at: actions, value: values[seat] ?? 0 }));
}

/** The value of a course at a position, interpolated between its points. */
export function valueAt(points: readonly { at: number; value: number }[], at: number): number {
  const after = points.findIndex((point) => point.at >= at);
  const [a, b] = [
    points[after < 0 ? points.length - 1 : Math.max(0, after - 1)],
    points[after < 0 ? points.length - 1 : after],
  ];
  if (!a || !b) return 0;
  return b.at === a.at ? b.value : a.value + ((b.value - a.value) * (at - a.at)) / (b.at - a.at);
}

/**
 * What the course of a deal shows: chances to win the match, the lead over the others in points, or the points of the
 * deal.
 */
export const measureOf = ({ unit, chances }: ReviewedDeal["scale"]): "percent" | "lead" | "points" =>
  unit === "percent" ? unit : chances ? "lead" : "points";
