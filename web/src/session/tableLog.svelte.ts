// What the table has said: the log of what has happened, and why something was refused just now.
import type { Update } from "../messages";
import type { Args } from "../words/words.svelte";

export interface LogLine {
  serial: number;
  text: string;
  /** The seat that did it; -1: none in particular. */
  by: number;
  /** The same in few words, without who did it; empty: the line is said in full. */
  seen: string;
  /** The deal in which it happened. */
  deal: number;
}

type Told = Pick<LogLine, "text"> & Partial<Pick<LogLine, "by" | "seen">>;

export interface Refused {
  key: string;
  args: Args;
  /** What it is about: the source that was to move, "end" for the main button, or empty for the middle of the table. */
  at: string;
  /** Where it is said: there, or at the place that refused it. */
  near: string;
}

/** Makes words of what happens; it comes when the page stands (table/Voice.svelte). */
type Teller = (one: Update | string) => void;

/** Lines of the log that are kept. They go in lumps: each time the first ones go, all others are laid out anew. */
const LOG = 60;
const LUMP = 40;
/** Milliseconds that a refusal stays. */
const STAYS = 4200;

export class TableLog {
  lines = $state.raw<LogLine[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** What is said to a screen reader alone: the eye sees it. */
  aside = $state("");

  private teller: Teller | null = null;
  private waiting: (Update | string)[] = [];
  private serial = 0;
  private noted = "";
  private clearing: ReturnType<typeof setTimeout> | undefined;

  /** Something has happened, or is to be said as it is. */
  happened(one: Update | string): void {
    if (this.teller) this.teller(one);
    else if (this.waiting.push(one) > LUMP) this.waiting.shift();
  }

  /** From now on this one makes words of what happens, of what has happened so far too; null: nobody does. */
  learn(teller: Teller | null): void {
    this.teller = teller;
    if (teller) this.waiting.splice(0).forEach(teller);
  }

  /** Say lines, and add them to the log. */
  say(lines: readonly string[]): void {
    lines.forEach((line) => this.happened(line));
  }

  /** Add lines to the log, about this deal. */
  add(lines: readonly Told[], deal: number): void {
    if (!lines.length) return;
    const all = [...this.lines, ...lines.map(({ text, by = -1, seen = "" }) => ({ serial: (this.serial += 1), text, by, seen, deal }))];
    this.lines = all.length > LOG + LUMP ? all.slice(-LOG) : all;
  }

  /** The log from its beginning. */
  rewrite(lines: readonly Told[], deal: number): void {
    this.lines = [];
    this.add(lines, deal);
  }

  /** Say a line; once, until another one comes. */
  note(line: string): void {
    if (line !== this.noted) this.say([line]);
    this.noted = line;
  }

  /** Say why not, for a while. */
  refuse(key: string, at: string, args: Args = {}, near = at): void {
    this.refused = { key, at, near, args };
    clearTimeout(this.clearing);
    this.clearing = setTimeout(() => (this.refused = null), STAYS);
  }

  /** Nothing is refused any more. */
  quiet(): void {
    clearTimeout(this.clearing);
    this.refused = null;
  }
}
