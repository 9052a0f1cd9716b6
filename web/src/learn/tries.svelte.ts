// What the player has made of puzzles. The browser stores it; without storage it lasts for the visit.
import { dayNumber, KEY, storedTries, type Tries } from "../base/keptPuzzles";
import { afterPaint } from "../base/paint";
import { PUZZLES, THEMES } from "./puzzleList";
import { due, next, ofDay, tried, type Listed, type Theme } from "./rating";

export const KINDS = Object.keys(PUZZLES) as (keyof typeof PUZZLES)[];
export type Kind = (typeof KINDS)[number];

/** Every puzzle: the kinds mixed, as the list of each goes on. */
export const LIST: readonly Listed[] = KINDS.flatMap((kind) => {
  const all = PUZZLES[kind].all.split(" ").filter(Boolean);
  const contracts: readonly string[] = PUZZLES[kind].contracts;
  return all.map((entry, place): Listed & { share: number } => {
    const [number, rating, contract, theme] = entry.split(":");
    return {
      id: `${kind}-${number}`,
      kind,
      rating: Number(rating),
      contract: (contract && contracts[Number(contract)]) || "",
      theme: (theme && THEMES[Number(theme)]) || "",
      share: place / all.length,
    };
  });
}).toSorted((one, other) => one.share - other.share);

export const kindOf = ({ kind }: Listed): Kind => kind as Kind;
/** The game of a puzzle, by its name in records. */
export const gameOf = (puzzle: Listed): string => PUZZLES[kindOf(puzzle)].game;

/** The contracts that puzzles are about, where a kind has several. */
export const CONTRACTS: readonly string[] = KINDS.flatMap((kind) => [...PUZZLES[kind].contracts]);
/** The themes of a kind. */
export const themesOf = (of: Kind): Theme[] =>
  THEMES.filter((theme) => LIST.some((one) => one.kind === of && one.theme === theme));

/** Whether a puzzle is about a topic: a contract or a theme. */
const isAbout = ({ contract, theme }: Listed, topic: string): boolean => topic === contract || topic === theme;
/** Whether puzzles of a kind are about a topic. */
export const hasTopic = (kind: Kind, topic: string): boolean =>
  topic !== "" && LIST.some((one) => one.kind === kind && isAbout(one, topic));

/** A puzzle by its name; `day` is the one of today. */
export const puzzleNamed = (id: string): Listed | undefined =>
  id === "day" ? tries.ofToday : LIST.find((puzzle) => puzzle.id === id);

class TriesKept {
  /** What the next puzzles are about, for this visit: a contract or a theme; empty: anything. */
  topic = $state("");
  private kept = $state.raw<Tries>(storedTries());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY || event.key === null) this.kept = storedTries();
    });
  }

  get rating(): number {
    return Math.round(this.kept.rating);
  }

  /** How many puzzles of a kind, or about a topic, were tried, and how many were found at once. */
  count(kind: Kind | null, topic = ""): { tried: number; found: number } {
    const own = LIST.filter((one) => (kind ? one.kind === kind : isAbout(one, topic))).map(({ id }) => this.found(id));
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

  /** The next puzzle of a kind, or of all. Kinds that have none of the topic go on as if there were no topic. */
  next(kind: Kind | null, but = ""): Listed | undefined {
    const { topic } = this;
    const bound = kind ? hasTopic(kind, topic) : topic !== "";
    const own = LIST.filter((one) => (!kind || one.kind === kind) && (!bound || isAbout(one, topic)));
    return next(this.kept, own, dayNumber(), but);
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
