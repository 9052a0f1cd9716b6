// A hint of the server, while the page waits for it and while it is useful: a turn of several moves is followed step by
// step.
import type { HintAnswer, Update } from "../base/messages";
import { aside } from "./shots";
import { alsoSpeak } from "../words/words.svelte";

export class Hints {
  /** Whether the server is working on one. */
  busy = $state(false);
  answer = $state.raw<HintAnswer | null>(null);
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
  ask(id: number, version: number): void {
    this.drop();
    this.busy = true;
    this.id = id;
    this.version = version;
    alsoSpeak("review", "why").catch(() => {}); // the cards are marked even before its texts are loaded
  }

  /** Whether message `id` answers the question. */
  asked(id: number): boolean {
    return this.busy && this.id === id;
  }

  /** The answer has come. */
  take(answer: HintAnswer): void {
    if (!this.asked(answer.id)) return;
    this.busy = false;
    this.answer = answer;
    this.steps = answer.hint.best.tokens;
  }

  /** The table has changed: a hint stays only while its player follows it. */
  follow({ event, version, view }: Update): void {
    if (version === this.version || aside(event)) return; // a player came or left, or only something was said
    const advised =
      event.kind === "act" && event.seat === view.you && event.token === this.now && view.phase === "deal";
    if (!advised || this.steps.length < 2) this.drop();
    else {
      this.version = version;
      this.steps = this.steps.slice(1);
    }
  }

  /** Close the hint. */
  drop(): void {
    this.busy = false;
    this.answer = null;
    this.said = "";
    this.steps = [];
    this.version = -1;
  }
}
