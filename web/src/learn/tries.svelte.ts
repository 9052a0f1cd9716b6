// What the player has made of puzzles. The browser stores it; without storage it lasts for the visit.
import { afterPaint } from "../base/paint";
import { PUZZLES } from "./puzzleList";
import { due, NEW, next, ofDay, tried, type Listed, type Tries } from "./rating";

export const KINDS = Object.keys(PUZZLES) as (keyof typeof PUZZLES)[];
export type Kind = (typeof KINDS)[number];

/** Every puzzle: the kinds mixed, as the list of each goes on. */
export const LIST: readonly Listed[] = KINDS.flatMap((kind) => {
  const all = PUZZLES[kind].all.split(" ").filter(Boolean);
  return all.map((pair, place) => {
    const [number, rating] = pair.split(":");
    return { id: `${kind}-${number}`, kind, rating: Number(rating), share: place / all.length };
  });
}).toSorted((one, other) => one.share - other.share);

export const kindOf = ({ kind }: Listed): Kind => kind as Kind;
/** The game of a puzzle, by its name in records. */
export const gameOf = (puzzle: Listed): string => PUZZLES[kindOf(puzzle)].game;

export const puzzleNamed = (id: string): Listed | undefined => LIST.find((puzzle) => puzzle.id === id);

const KEY = "kingcraft.puzzles";
const DAY = 86_400_000;

/** The number of the player's own day. */
export function dayNumber(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}

/** The tries in a stored text; what does not fit is left out. */
export function readTries(text: string | null): Tries {
  try {
    const { rating, first, missed, again } = Object(JSON.parse(text ?? "null")) as Partial<Tries>;
    const entries = <Value>(from: unknown, fits: (value: never) => boolean): Record<string, Value> =>
      Object.fromEntries(Object.entries(Object(from)).filter(([, value]) => fits(value as never))) as never;
    const whole = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
    return {
      rating: Number.isFinite(rating) ? Number(rating) : NEW.rating,
      first: entries(first, (value) => typeof value === "boolean"),
      missed: entries(missed, (value: Partial<Tries["missed"][string]> | null) =>
        Boolean(value && whole(value.due) && whole(value.step) && whole(value.found)),
      ),
      again: again && whole(again.day) && whole(again.count) ? again : NEW.again,
    };
  } catch {
    return NEW;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class TriesKept {
  private kept = $state.raw<Tries>(readTries(stored()));

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY || event.key === null) this.kept = readTries(stored());
    });
  }

  get rating(): number {
    return Math.round(this.kept.rating);
  }

  /** How many puzzles of a kind were tried, and how many were found at once. */
  count(kind: Kind): { tried: number; found: number } {
    const own = Object.entries(this.kept.first).filter(([id]) => id.startsWith(`${kind}-`));
    return { tried: own.length, found: own.filter(([, found]) => found).length };
  }

  /** Whether a puzzle was tried, and found at once; undefined: never tried. */
  found(id: string): boolean | undefined {
    return this.kept.first[id];
  }

  /** How many missed puzzles come back today. */
  get again(): number {
    return due(this.kept, LIST, dayNumber()).length;
  }

  next(kind: Kind | null, but = ""): Listed | undefined {
    return next(this.kept, kind ? LIST.filter((one) => one.kind === kind) : LIST, dayNumber(), but);
  }

  get ofToday(): Listed | undefined {
    return ofDay(LIST, dayNumber());
  }

  /** Note a try. `found`: at once, and without help. */
  note(puzzle: Listed, found: boolean): void {
    const kept = tried(this.kept, puzzle, found, dayNumber());
    this.kept = kept;
    afterPaint(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(kept));
      } catch {
        // Without storage it lasts until the page is closed.
      }
    });
  }
}

export const tries = new TriesKept();
