// Which lessons the player has done, and the step at which they left others. The browser stores it; without storage it
// lasts for the visit.

import { afterPaint } from "./paint";

interface Kept {
  /** The ids of lessons. */
  done: readonly string[];
  /** By the id of the lesson: the number of steps that are behind the player, 1 or more. */
  steps: Readonly<Record<string, number>>;
}

export const KEY = "kingcraft.lessons";

/** The progress in a stored text; what does not fit is left out. */
export function readProgress(text: string | null): Kept {
  try {
    const { done, steps } = Object(JSON.parse(text ?? "null")) as Record<string, unknown>;
    return {
      done: Array.isArray(done) ? [...new Set(done.filter((id) => typeof id === "string"))] : [],
      steps: Object.fromEntries(Object.entries(Object(steps)).filter(isStep)),
    };
  } catch {
    return { done: [], steps: {} };
  }
}

const isStep = (entry: [string, unknown]): entry is [string, number] =>
  Number.isInteger(entry[1]) && Number(entry[1]) > 0;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Progress {
  private kept = $state.raw<Kept>(readProgress(stored()));

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY || event.key === null) this.kept = readProgress(stored());
    });
  }

  /** Whether a lesson of the same game as this one has been done: their ids differ in the number at the end. */
  begun(lesson: string): boolean {
    const game = lesson.replace(/\d+$/, "");
    return this.kept.done.some((id) => id.startsWith(game));
  }

  isDone(id: string): boolean {
    return this.kept.done.includes(id);
  }

  /** The step at which a lesson goes on; 0: its beginning. */
  stepOf(id: string): number {
    return this.kept.steps[id] ?? 0;
  }

  /** Keep the step at which a lesson goes on when the player comes back. */
  keepStep(id: string, step: number): void {
    const { [id]: _, ...others } = this.kept.steps;
    this.write({ done: this.kept.done, steps: step > 0 ? { ...others, [id]: step } : others });
  }

  /** Note that a lesson was done to its end: the next time it begins at its beginning. */
  finish(id: string): void {
    const { [id]: _, ...steps } = this.kept.steps;
    this.write({ done: this.isDone(id) ? this.kept.done : [...this.kept.done, id], steps });
  }

  /** The first of these lessons that is not done. */
  next<Lesson extends { readonly id: string }>(lessons: readonly Lesson[]): Lesson | undefined {
    return lessons.find(({ id }) => !this.isDone(id));
  }

  /** The disk must not delay the answer to a tap, so the browser stores it after that is painted. */
  private write(kept: Kept): void {
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

export const progress = new Progress();
