// The reader looks for the better card: what they have found, and how often they were wrong at this position.
import type { Mistake } from "../base/messages";
import { keyOf } from "./mistake";

/** After this many wrong answers the solution is the first button. */
const ENOUGH = 2;

export class Finding {
  /** The mistakes to go through. */
  list = $state.raw<readonly Mistake[]>([]);
  at = $state(0);
  /** The keys of the mistakes that the reader has solved. */
  found = $state.raw<ReadonlySet<string>>(new Set());
  wrong = $state(0);
  /** The token that was right here; empty until then. */
  right = $state("");
  /** The last wrong token. */
  refused = $state("");
  /** Whether the solution is shown. */
  shown = $state(false);

  readonly now: Mistake | null = $derived(this.list[this.at] ?? null);
  readonly open: boolean = $derived(this.now !== null);
  readonly urged: boolean = $derived(this.wrong >= ENOUGH);
  readonly last: boolean = $derived(this.at >= this.list.length - 1);
  readonly count: number = $derived(this.list.filter((each) => this.found.has(keyOf(each))).length);

  /** Start with one of the mistakes, or with the first. */
  begin(list: readonly Mistake[], first: Mistake | null = null): void {
    this.list = list;
    this.go(Math.max(0, first ? list.findIndex((each) => keyOf(each) === keyOf(first)) : 0));
  }

  /** Answer with a token. Return whether it was right. */
  answer(token: string): boolean {
    const { now } = this;
    if (!now || this.right || this.shown) return false;
    const right = now.good.includes(token);
    if (right) {
      this.right = token;
      this.found = new Set([...this.found, keyOf(now)]);
    } else {
      this.wrong += 1;
      this.refused = token;
    }
    return right;
  }

  show(): void {
    this.shown = true;
  }

  /** Go to the next mistake; after the last one, close. */
  next(): void {
    if (this.last) this.close();
    else this.go(this.at + 1);
  }

  close(): void {
    this.list = [];
    this.go(0);
  }

  private go(at: number): void {
    this.at = at;
    this.wrong = 0;
    this.right = this.refused = "";
    this.shown = false;
  }
}
