// What the browser stores of puzzles, for pages that only read it.

/** A puzzle that was missed and comes back. */
export interface Missed {
  /** The day on which it comes back. */
  due: number;
  /** How often it was missed, or found again, since. */
  step: number;
  /** How often in a row it was found since. */
  found: number;
}

/** What the player has made of puzzles. Days are numbers ({@link dayNumber}). */
export interface Tries {
  rating: number;
  /** By puzzle: whether the first try found it. */
  first: Readonly<Record<string, boolean>>;
  missed: Readonly<Record<string, Missed>>;
  /** The last day on which missed puzzles came back, and how many did. */
  again: { day: number; count: number };
  /** The last day whose own puzzle was tried. */
  daily: number;
}

export const NEW: Tries = { rating: 1200, first: {}, missed: {}, again: { day: 0, count: 0 }, daily: 0 };

export const KEY = "kingcraft.puzzles";
const DAY = 86_400_000;
/** Missed puzzles of a day at most. */
const MOST_AGAIN = 3;

/** The number of the player's own day. */
export function dayNumber(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}

/** The missed puzzles that come back on a day, the one that waits longest first. */
export function dueOn({ missed, again }: Tries, day: number): string[] {
  const left = MOST_AGAIN - (again.day === day ? again.count : 0);
  return Object.entries(missed)
    .filter(([, { due }]) => due <= day)
    .toSorted(([, one], [, other]) => one.due - other.due)
    .slice(0, Math.max(0, left))
    .map(([id]) => id);
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

const isMissed = (value: unknown): boolean => {
  const { due, step, found } = Object(value) as Record<string, unknown>;
  return [due, step, found].every(isCount);
};

const only = <Value>(from: unknown, fits: (value: unknown) => boolean): Record<string, Value> =>
  Object.fromEntries(Object.entries(Object(from) as Record<string, Value>).filter(([, value]) => fits(value)));

/** The tries in a stored text; what does not fit is left out. */
export function readTries(text: string | null): Tries {
  try {
    const { rating, first, missed, again, daily } = Object(JSON.parse(text ?? "null")) as Partial<Tries>;
    return {
      rating: typeof rating === "number" ? rating : NEW.rating,
      first: only(first, (value) => typeof value === "boolean"),
      missed: only(missed, isMissed),
      again: again && isCount(again.day) && isCount(again.count) ? again : NEW.again,
      daily: isCount(daily) ? Number(daily) : NEW.daily,
    };
  } catch {
    return NEW;
  }
}

/** What is kept now. */
export function storedTries(): Tries {
  try {
    return readTries(localStorage.getItem(KEY));
  } catch {
    return NEW;
  }
}
