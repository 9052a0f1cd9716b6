// What the table has said: the log of what has happened, and why the last request was refused.
import type { Update } from "../base/messages";
import type { Args, TextKey } from "../words/words.svelte";

export interface LogLine {
  serial: number;
  text: string;
  /** The seat that did it; -1: no particular one. */
  by: number;
  /** The same in few words, without the name of the player; empty: the full line is shown. */
  seen: string;
  /** The deal in which it happened. */
  deal: number;
}

type Told = Pick<LogLine, "text"> & Partial<Pick<LogLine, "by" | "seen">>;

export interface Refused {
  key: TextKey;
  args: Args;
  /**
   * What the refusal is about: the source of the move, "end" for the main button, or empty for the middle of the table.
   */
  at: string;
  /** Where it is shown: at the source, or at the place that refused it. */
  near: string;
}

/** Puts into words what happens. It is set once the page is complete (table/Voice.svelte). */
type Teller = (one: Update | string) => void;

/** Lines of the log that are kept. Old ones are removed in batches: each removal lays all other lines out again. */
const LOG = 60;
const LUMP = 40;
/** Milliseconds that a refusal stays. */
const STAYS = 4200;

export class TableLog {
  lines = $state.raw<LogLine[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** Text only for screen readers, where others see it on the table. */
  aside = $state("");

  private teller: Teller | null = null;
  private waiting: (Update | string)[] = [];
  private serial = 0;
  private noted = "";
  private clearing: ReturnType<typeof setTimeout> | undefined;

  /** Report an event, or a text that is said unchanged. */
  reportEvent(one: Update | string): void {
    if (this.teller) this.teller(one);
    else if (this.waiting.push(one) > LUMP) this.waiting.shift();
  }

  /** Set what puts events into words, including those that have happened so far; null: none. */
  setTeller(teller: Teller | null): void {
    this.teller = teller;
    if (teller) this.waiting.splice(0).forEach(teller);
  }

  /** Say lines, and add them to the log. */
  sayLines(lines: readonly string[]): void {
    lines.forEach((line) => this.reportEvent(line));
  }

  /** Add lines to the log, about this deal. */
  addLines(lines: readonly Told[], deal: number): void {
    if (!lines.length) return;
    const all = [
      ...this.lines,
      ...lines.map(({ text, by = -1, seen = "" }) => ({ serial: (this.serial += 1), text, by, seen, deal })),
    ];
    this.lines = all.length > LOG + LUMP ? all.slice(-LOG) : all;
  }

  /** The log from its beginning. */
  replaceLines(lines: readonly Told[], deal: number): void {
    this.lines = [];
    this.addLines(lines, deal);
  }

  /** Say a line; only once, until another one comes. */
  sayOnce(line: string): void {
    if (line !== this.noted) this.sayLines([line]);
    this.noted = line;
  }

  /** Show the reason of a refusal for a while. */
  showRefusal(key: TextKey, at: string, args: Args = {}, near = at): void {
    this.refused = { key, at, near, args };
    this.holdRefusal(false);
  }

  /** Keep the reason of a refusal while one of its words is explained; afterwards it stays as long as a new one. */
  holdRefusal(held: boolean): void {
    clearTimeout(this.clearing);
    if (!held) this.clearing = setTimeout(() => (this.refused = null), STAYS);
  }

  /** Hide the reason of a refusal. */
  hideRefusal(): void {
    clearTimeout(this.clearing);
    this.refused = null;
  }
}
