// The player's own rating, and which puzzle comes next. Pure: days are numbers, and nothing is stored here.
import { dueOn, type Missed, type Tries } from "../base/keptPuzzles";
import type { THEMES } from "./puzzleList";

/** What the answer of a puzzle does. */
export type Theme = (typeof THEMES)[number];

/** A puzzle, as the list has it. */
export interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly rating: number;
  /** The contract that it is about, where its kind has several; else empty. */
  readonly contract: string;
  /** What its answer does, where that is certain; else empty. */
  readonly theme: Theme | "";
}

/** Days after which a missed puzzle comes back. */
const RETURNS = [1, 3, 7, 21] as const;
/** Found this often in a row, it does not come back any more. */
const LEARNT = 2;
/** The next puzzle is this near to the player's rating, if there is one. */
const NEAR = 150;
/** As far from it as this, if only that makes it another one than the last ones. */
const WIDE = 250;
/** The next puzzle has another contract and another theme than these last ones, if there is one, or has none. */
const VARIED = 3;

/** By how much a try counts: much at first, then less. */
const weight = (tries: number): number => (tries < 20 ? 40 : tries < 60 ? 24 : 16);

/** The player's rating after a first try (Elo, "The Rating of Chessplayers", 1978). */
export function rated(rating: number, tries: number, puzzle: number, found: boolean): number {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  return rating + weight(tries) * ((found ? 1 : 0) - expected);
}

/** What comes of a try. `found`: at once, and without help. */
export function tried(before: Tries, puzzle: Listed, found: boolean, day: number): Tries {
  const { id, rating } = puzzle;
  const count = Object.keys(before.first).length;
  const { [id]: last, ...others } = before.missed;
  const again =
    last && last.due <= day ? { day, count: before.again.day === day ? before.again.count + 1 : 1 } : before.again;
  const first = id in before.first ? before.first : { ...before.first, [id]: found };
  const next = id in before.first ? before.rating : rated(before.rating, count, rating, found);
  return { ...before, rating: next, first, missed: missedAfter(others, id, last, found, day), again };
}

function missedAfter(
  others: Tries["missed"],
  id: string,
  last: Missed | undefined,
  found: boolean,
  day: number,
): Tries["missed"] {
  if (!last) return found ? others : { ...others, [id]: { due: day + RETURNS[0], step: 0, found: 0 } };
  if (last.due > day && found) return { ...others, [id]: last }; // tried again at once, it teaches little
  const row = found ? last.found + 1 : 0;
  if (row >= LEARNT) return others;
  const step = found ? Math.min(last.step + 1, RETURNS.length - 1) : 0;
  return { ...others, [id]: { due: day + (RETURNS[step] ?? RETURNS[0]), step, found: row } };
}

/** The missed puzzles of a list that come back on a day. */
export const due = (tries: Tries, list: readonly Listed[], day: number): Listed[] =>
  dueOn(tries, day).flatMap((id) => list.find((one) => one.id === id) ?? []);

/**
 * The next puzzle: one that comes back, else a new one near the player's rating, about something else than those
 * before, in the order of the list; else the nearest one of those a little farther; undefined: all were tried. `but`:
 * not this one.
 */
export function next(tries: Tries, list: readonly Listed[], day: number, but = ""): Listed | undefined {
  const again = due(tries, list, day).find(({ id }) => id !== but);
  if (again) return again;
  const fresh = list.filter(({ id }) => !(id in tries.first) && id !== but);
  const far = ({ rating }: Listed): number => Math.abs(rating - tries.rating);
  const near = fresh.filter((one) => far(one) <= NEAR);
  const nearest = fresh.toSorted((one, other) => far(one) - far(other));
  const before = Object.keys(tries.first).slice(-VARIED);
  const last = list.filter(({ id }) => before.includes(id));
  const ofOther = ({ contract }: Listed): boolean => !contract || last.every((one) => one.contract !== contract);
  const isOther = (one: Listed): boolean =>
    ofOther(one) && (!one.theme || last.every(({ theme }) => theme !== one.theme));
  return (
    near.find(isOther) ??
    nearest.find((one) => far(one) <= WIDE && isOther(one)) ??
    near.find(ofOther) ??
    near[0] ??
    nearest.find(isOther) ??
    nearest[0]
  );
}

/** The puzzle of a day: the same for everyone. */
export const ofDay = (list: readonly Listed[], day: number): Listed | undefined =>
  list[(((day * 97) % list.length) + list.length) % list.length];
