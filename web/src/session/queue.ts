// Updates arrive as fast as the server sends them and are shown at a speed that people can follow. Input never waits
// for this.
import { byPerson, type Shot } from "./shots";

/** The clock of the queue; real timers except in tests. */
export interface Clock {
  now(): number;
  later(call: () => void, milliseconds: number): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  later: (call, milliseconds) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Milliseconds that a person's action may wait to be shown. After that the page is behind, and plays three times as
 * fast.
 */
const BEHIND = 1500;
const CATCH_UP = 3;

interface Waiting {
  shot: Shot;
  /** When it arrived. */
  since: number;
}

export class Queue {
  private waiting: Waiting[] = [];
  private last: Shot | null = null;
  private shownAt = Number.NEGATIVE_INFINITY;
  private stop: (() => void) | null = null;

  /**
   * `show` is called with the shot to draw and the shots that were skipped before it, in order.
   * `factor` multiplies all durations, relative to normal speed: 0 shows everything at once.
   */
  constructor(
    private readonly show: (shot: Shot, skipped: Shot[]) => void,
    private readonly factor: () => number,
    private readonly clock: Clock = realClock,
  ) {}

  /** Whether shots are still to be shown. */
  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** Whether this holds for every waiting shot. */
  every(holds: (shot: Shot) => boolean): boolean {
    return this.waiting.every(({ shot }) => holds(shot));
  }

  /** Add the shots of one update. */
  addShots(shots: readonly Shot[]): void {
    const since = this.clock.now();
    this.waiting.push(...shots.map((shot) => ({ shot, since })));
    this.stopTimer(); // the current wait may be shorter now, if the page is behind
    this.showNext();
  }

  /** Whether the shot on the screen stays until a player dismisses it. */
  get held(): boolean {
    return this.busy && this.last?.lasts === Number.POSITIVE_INFINITY;
  }

  /** Dismiss the current shot; the shots after it follow at normal speed. */
  dismissShot(): void {
    const next = this.held ? this.waiting.shift() : undefined;
    if (!next) return;
    this.presentShot(next.shot, []);
    this.showNext();
  }

  /** The next shot no longer waits for the current one. */
  hastenNext(): void {
    this.shownAt = Number.NEGATIVE_INFINITY;
    this.stopTimer();
    this.showNext();
  }

  /** Show the last shot now: skip the shots before it, and do not wait for animations that are still running. */
  showLast(): void {
    this.stopTimer();
    const skipped = this.waiting.splice(0).map(({ shot }) => shot);
    const shot = skipped.pop();
    if (shot) this.presentShot(shot, skipped);
    else this.shownAt = Number.NEGATIVE_INFINITY;
  }

  /** Forget everything: a complete new view follows. */
  dropShots(): void {
    this.stopTimer();
    this.waiting = [];
    this.last = null;
    this.shownAt = Number.NEGATIVE_INFINITY;
  }

  private showNext(): void {
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const { shot } = next;
      const rest = this.shownAt + this.pauseBefore(shot) - this.clock.now();
      if (rest === Number.POSITIVE_INFINITY) return;
      if (rest > 0) {
        this.stop = this.clock.later(() => {
          this.stop = null;
          this.showNext();
        }, rest);
        return;
      }
      this.waiting.shift();
      this.presentShot(shot, []);
    }
  }

  /** Milliseconds between the last shot shown and `shot`. */
  private pauseBefore(shot: Shot): number {
    const pace = this.factor();
    const held = this.last?.kind === "held" || this.last?.kind === "rest" ? this.last.lasts : 0;
    if (held) return held; // how long a trick stays is a setting of its own
    const hurry = this.behind ? CATCH_UP : 1;
    // Reading takes the same time at any speed.
    if (this.last?.kind === "told") return pace ? this.last.lasts / hurry : 0;
    const lasts = (this.last?.lasts ?? 0) * pace;
    const lead = (shot.lead * pace) / hurry;
    // Nothing can be played while cards are dealt.
    return this.last?.kind === "deal" ? lasts + lead : Math.max(lasts / hurry, lead);
  }

  /** Whether a person's action has waited too long to be shown: people go on playing, but bots wait for them. */
  private get behind(): boolean {
    const now = this.clock.now();
    return this.waiting.some(({ shot, since }) => byPerson(shot) && now - since > BEHIND);
  }

  private presentShot(shot: Shot, skipped: Shot[]): void {
    this.last = shot;
    this.shownAt = this.clock.now();
    this.show(shot, skipped);
  }

  private stopTimer(): void {
    this.stop?.();
    this.stop = null;
  }
}
