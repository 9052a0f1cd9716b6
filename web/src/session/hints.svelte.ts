// A hint of the server, while the page waits for it and while it is useful: a turn of several moves is followed step by
// step.
import type { BidAdvice, HintAnswer, Update } from "../base/messages";
import { aside } from "./shots";
import { alsoSpeak } from "../words/words.svelte";

export class Hints {
  /** Whether the server is working on one. */
  busy = $state(false);
  answer = $state.raw<HintAnswer | null>(null);
  /** The advice on calls: it stays for this decision when its player closes the hint. */
  advice = $state.raw<BidAdvice | null>(null);
  /** What is still to be done, in order: one token, or the rest of a turn of several moves. */
  steps = $state.raw<readonly string[]>([]);
  /** The text for a screen reader: the whole hint, then step by step. Set by the component that shows the hint. */
  said = $state("");
  /** What to do now; empty without a hint. */
  readonly now = $derived(this.steps[0] ?? "");
  /** How many steps have been done as advised. */
  readonly done = $derived((this.answer?.hint.best.tokens.length ?? 0) - this.steps.length);

  private id = 0;
  private version = -1;

  /** Question `id` about `version` has been sent. */
  noteQuestion(id: number, version: number): void {
    this.closeHint();
    this.busy = true;
    this.id = id;
    this.version = version;
    alsoSpeak("review", "why").catch(() => {}); // the cards are marked even before its texts are loaded
  }

  /** Whether message `id` answers the question. */
  isAnswered(id: number): boolean {
    return this.busy && this.id === id;
  }

  /** The answer has come. */
  showAnswer(answer: HintAnswer): void {
    if (!this.isAnswered(answer.id)) return;
    this.busy = false;
    this.answer = answer;
    this.advice = answer.advice;
    this.steps = answer.hint.best.tokens;
  }

  /** The table has changed: a hint stays only while its player follows it. */
  followUpdate({ event, version, view }: Update): void {
    if (version === this.version || aside(event)) return; // a player came or left, or only something was said
    this.advice = null;
    const advised =
      event.kind === "act" && event.seat === view.you && event.token === this.now && view.phase === "deal";
    if (!advised || this.steps.length < 2) this.closeHint();
    else {
      this.version = version;
      this.steps = this.steps.slice(1);
    }
  }

  /** Close the hint. */
  closeHint(): void {
    this.busy = false;
    this.answer = null;
    this.said = "";
    this.steps = [];
    this.version = -1;
  }
}
