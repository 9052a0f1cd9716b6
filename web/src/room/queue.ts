// Updates come as fast as the server makes them and are shown at the pace of people. Input never waits for this.
import type { Shot } from "./shots";

/** How the queue tells time; real timers outside of tests. */
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

/** A backlog longer than this (milliseconds at the chosen speed) is played three times as fast. */
export const BACKLOG = 1500;
const CATCH_UP = 3;

export class Queue {
  private waiting: Shot[] = [];
  private last: Shot | null = null;
  private shownAt = Number.NEGATIVE_INFINITY;
  private stop: (() => void) | null = null;

  /**
   * `show` is called with the shot to draw and the shots that were skipped before it, in order.
   * `factor` gives the length of everything against normal speed: 0 shows at once.
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

  /** Add the shots of one update. */
  push(shots: readonly Shot[]): void {
    this.waiting.push(...shots);
    this.cancel(); // a longer backlog may shorten the wait that has begun
    this.proceed();
  }

  /** Whether the shot on the screen stays until somebody lets the next one come. */
  get held(): boolean {
    return this.busy && this.last?.lasts === Number.POSITIVE_INFINITY;
  }

  /** Let the next shot come, and what follows it at its pace. */
  release(): void {
    const shot = this.held ? this.waiting.shift() : undefined;
    if (!shot) return;
    this.present(shot, []);
    this.proceed();
  }

  /** Show the last shot now: all that was still to come is skipped. */
  finish(): void {
    this.cancel();
    const skipped = this.waiting.splice(0);
    const shot = skipped.pop();
    if (shot) this.present(shot, skipped);
  }

  /** Forget everything: a whole new view follows. */
  clear(): void {
    this.cancel();
    this.waiting = [];
    this.last = null;
    this.shownAt = Number.NEGATIVE_INFINITY;
  }

  private proceed(): void {
    for (let shot = this.waiting[0]; shot; shot = this.waiting[0]) {
      const rest = this.shownAt + this.pause(shot) - this.clock.now();
      if (rest === Number.POSITIVE_INFINITY) return;
      if (rest > 0) {
        this.stop = this.clock.later(() => {
          this.stop = null;
          this.proceed();
        }, rest);
        return;
      }
      this.waiting.shift();
      this.present(shot, []);
    }
  }

  /** The time between the last shot shown and `shot`. */
  private pause(shot: Shot): number {
    const pace = this.factor();
    const held = this.last?.kind === "held" || this.last?.kind === "rest" ? this.last.lasts : 0;
    if (held) return held; // how long a trick stays is a setting of its own
    const usual = Math.max(this.last?.lasts ?? 0, shot.lead) * pace;
    return this.backlog(pace) > BACKLOG ? usual / CATCH_UP : usual;
  }

  private backlog(pace: number): number {
    return this.waiting.reduce((sum, shot) => sum + shot.lead, 0) * pace;
  }

  private present(shot: Shot, skipped: Shot[]): void {
    this.last = shot;
    this.shownAt = this.clock.now();
    this.show(shot, skipped);
  }

  private cancel(): void {
    this.stop?.();
    this.stop = null;
  }
}
