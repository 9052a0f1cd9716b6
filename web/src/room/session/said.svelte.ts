// What the table has said: the log of what has happened, and why something was refused just now.
import type { Args } from "../../words/words.svelte";

export interface Told {
  serial: number;
  text: string;
}

export interface Refused {
  key: string;
  args: Args;
  /** Where it is said: the source that was to move, "end" for the main button, or empty for the middle of the table. */
  at: string;
}

/** Lines of the log that are kept. They go in lumps: each time the first ones go, all others are laid out anew. */
const LOG = 60;
const LUMP = 40;
/** Milliseconds that a refusal stays. */
const STAYS = 4200;

export class Said {
  told = $state.raw<Told[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** What is said to a screen reader alone: the eye sees it. */
  aside = $state("");

  private serial = 0;
  private noted = "";
  private clearing: ReturnType<typeof setTimeout> | undefined;

  /** Add lines to the log. */
  say(lines: readonly string[]): void {
    if (!lines.length) return;
    const told = lines.map((text) => ({ serial: (this.serial += 1), text }));
    const all = [...this.told, ...told];
    this.told = all.length > LOG + LUMP ? all.slice(-LOG) : all;
  }

  /** Add a line to the log; once, until another one comes. */
  note(line: string): void {
    if (line !== this.noted) this.say([line]);
    this.noted = line;
  }

  /** Say why not, for a while. */
  refuse(key: string, at: string, args: Args = {}): void {
    this.refused = { key, at, args };
    clearTimeout(this.clearing);
    this.clearing = setTimeout(() => (this.refused = null), STAYS);
  }

  /** Nothing is refused any more. */
  quiet(): void {
    clearTimeout(this.clearing);
    this.refused = null;
  }
}
