// What the player has made of puzzles. The browser stores it; without storage it lasts for the visit.
import { dayNumber, KEY, storedTries, type Tries } from "../base/keptPuzzles";
import { afterPaint } from "../base/paint";
import { PUZZLES } from "./puzzleList";
import { due, next, ofDay, tried, type Listed } from "./rating";

export const KINDS = Object.keys(PUZZLES) as (keyof typeof PUZZLES)[];
export type Kind = (typeof KINDS)[number];

/** Every puzzle: the kinds mixed, as the list of each goes on. */
export const LIST: readonly Listed[] = KINDS.flatMap((kind) => {
  const all = PUZZLES[kind].all.split(" ").filter(Boolean);
  const themes: readonly string[] = PUZZLES[kind].themes;
  return all.map((pair, place) => {
    const [number, rating, theme] = pair.split(":");
    const share = place / all.length;
    return { id: `${kind}-${number}`, kind, rating: Number(rating), theme: themes[Number(theme)] ?? "", share };
  });
}).toSorted((one, other) => one.share - other.share);

export const kindOf = ({ kind }: Listed): Kind => kind as Kind;
/** The game of a puzzle, by its name in records. */
export const gameOf = (puzzle: Listed): string => PUZZLES[kindOf(puzzle)].game;

/** The contracts that puzzles are about, where a kind has several. */
export const THEMES: readonly string[] = KINDS.flatMap((kind) => [...PUZZLES[kind].themes]);

/** A puzzle by its name; `day` is the one of today. */
export const puzzleNamed = (id: string): Listed | undefined =>
  id === "day" ? tries.ofToday : LIST.find((puzzle) => puzzle.id === id);

class TriesKept {
  /** The contract that the next puzzles are about, for this visit; empty: any. Other kinds have none. */
  theme = $state("");
  private kept = $state.raw<Tries>(storedTries());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY || event.key === null) this.kept = storedTries();
    });
  }

  get rating(): number {
    return Math.round(this.kept.rating);
  }

  /** How many puzzles of a kind, or of a theme, were tried, and how many were found at once. */
  count(kind: Kind | null, theme = ""): { tried: number; found: number } {
    const own = LIST.filter((one) => (kind ? one.kind === kind : one.theme === theme)).map(({ id }) => this.found(id));
    const tried = own.filter((found) => found !== undefined);
    return { tried: tried.length, found: tried.filter(Boolean).length };
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
    const themed = LIST.filter(({ theme }) => !this.theme || !theme || theme === this.theme);
    return next(this.kept, kind ? themed.filter((one) => one.kind === kind) : themed, dayNumber(), but);
  }

  get ofToday(): Listed | undefined {
    return ofDay(LIST, dayNumber());
  }

  /** Note a try. `found`: at once, and without help. */
  note(puzzle: Listed, found: boolean): void {
    const day = dayNumber();
    const daily = puzzle.id === this.ofToday?.id ? day : this.kept.daily;
    const kept = { ...tried(this.kept, puzzle, found, day), daily };
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
