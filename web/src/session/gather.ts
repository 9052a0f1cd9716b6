// Joins what has happened since the voice last spoke into one short text. Cards are played faster than a voice can name
// them: without this it would still describe the last trick when it is the player's turn.
import { type Clock, realClock } from "./queue";
import type { Line } from "../words/game";
import { sentences } from "../words/sentence";
import { t } from "../words/words.svelte";

/** Milliseconds in which news is collected into one text. */
export const SETTLE = 120;
/** Estimated milliseconds to speak a letter: while a text is spoken, what happens is collected for the next one. */
export const LETTER = 45;
/** At most this many of the newest actions of others are spoken singly; of those before them, only their number. */
const MOST = 12;

/** News as one text: in full sentences or, if there are several, who did what. */
export function gathered(news: readonly Line[]): string {
  const many = news.filter(({ what }) => what).length;
  if (many < 2) return sentences(news.map(({ text }) => text));
  const parts: string[] = [];
  let before = Math.max(0, many - MOST);
  if (before) parts.push(t("told-before", { count: before }));
  /** Consecutive actions of one player; told apart by seat, since two players may have the same name. */
  let run: { by: number | undefined; who: string; what: string[] }[] = [];
  function end(): void {
    const apart = run.some(({ what }) => what.length > 1) ? ". " : ", ";
    parts.push(run.map(({ who, what }) => t("player-is", { who, what: what.join(", ") })).join(apart));
    run = [];
  }
  for (const { text, by, who, what } of news) {
    if (!what || !who) {
      end();
      parts.push(text);
    } else if (before) before -= 1;
    else if (run.at(-1)?.by === by) run.at(-1)?.what.push(what);
    else run.push({ by, who, what: [what] });
  }
  end();
  return sentences(parts);
}

export class Gather {
  private news: Line[] = [];
  /** What is asked of the player, said after everything that led to it. */
  private asked: readonly string[] = [];
  /** The estimated time at which the last text has been spoken: screen readers do not report it. */
  private until = 0;
  private due = Number.POSITIVE_INFINITY;
  private stopTimer: (() => void) | null = null;

  constructor(
    private readonly say: (text: string) => void,
    private readonly clock: Clock = realClock,
  ) {}

  /**
   * Something has happened. `atOnce`: do not wait until the current text has been spoken, as for the player's own play
   * and the end of a deal.
   */
  addNews(news: readonly Line[], atOnce = false): void {
    if (!news.length) return;
    this.news.push(...news);
    const soon = this.clock.now() + SETTLE;
    this.setTimer(atOnce || this.asked.length ? soon : Math.min(this.due, Math.max(soon, this.until)));
  }

  /**
   * It has become the player's turn: sentences about it; none if it no longer is. What has happened until then is said
   * first.
   */
  addPrompt(words: readonly string[]): void {
    this.asked = words;
    if (words.length) this.setTimer(this.clock.now() + SETTLE);
  }

  /** Say what a player has just asked for. */
  sayNow(text: string): void {
    const now = this.clock.now();
    this.until = Math.max(this.until, now) + text.length * LETTER;
    this.say(text);
  }

  /** Say something that matters only if there is nothing else to say. */
  sayIfIdle(text: string): void {
    if (!this.news.length && this.clock.now() >= this.until) this.sayNow(text);
  }

  /** Say nothing more. */
  stopSpeaking(): void {
    this.stopTimer?.();
  }

  private setTimer(due: number): void {
    this.stopTimer?.();
    this.due = due;
    this.stopTimer = this.clock.later(() => this.speakNews(), due - this.clock.now());
  }

  private speakNews(): void {
    this.due = Number.POSITIVE_INFINITY;
    this.stopTimer = null;
    const text = sentences([gathered(this.news.splice(0)), ...this.asked]);
    this.asked = [];
    if (text) this.sayNow(text);
  }
}
