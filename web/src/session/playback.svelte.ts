// What of the table is on the screen: the server's updates, one shot after the other at the pace of people.
import type { Update } from "../messages";
import { Queue, realClock } from "./queue";
import { shotsOf, withTold, type Shot } from "./shots";
import { Pace } from "./pace.svelte";

/** Whether this player did it. */
const own = ({ update: { event, view } }: Shot): boolean => event.kind === "act" && event.seat === view.you;

export class Playback {
  shot = $state.raw<Shot | null>(null);
  /** Whether the last change is drawn without flight. */
  instant = $state(true);
  /** Whether the newest update is the one on the screen. */
  settled = $state(true);
  /** Whether the trick on the table stays until somebody lets it go. */
  held = $state(false);
  /** When the table on the screen was seen (milliseconds of this browser's clock), if it is only remembered; else null. */
  recalled = $state<number | null>(null);

  /** What is announced now, above the table; null: nothing. */
  announced = $state.raw<Shot | null>(null);

  /** The newest update, on the screen or not; null before the server is heard. */
  latest: Update | null = null;
  readonly pace = new Pace();
  private readonly queue: Queue;
  private stopAnnouncing: (() => void) | null = null;

  /** `shown` receives every shot that comes on the screen: those skipped before it, in order, and the one that was there. */
  constructor(shown: (shot: Shot, skipped: Shot[], before: Shot | null) => void) {
    this.queue = new Queue(
      (shot, skipped) => {
        const before = this.shot;
        const whole = shot.kind === "whole" && shot.update.event.kind === "snapshot";
        this.instant = skipped.length > 0 || this.pace.factor === 0 || !before || whole;
        this.shot = shot;
        this.announce(shot.kind === "told" && !this.instant && !document.hidden ? shot : null);
        this.settled = shot.update === this.latest;
        this.held = this.queue.held;
        shown(shot, skipped, before);
      },
      () => this.pace.factor,
    );
  }

  /** Whether the newest is on the screen, and nothing of it is still to come. */
  get still(): boolean {
    return this.settled && !this.queue.busy;
  }

  /** An update has come. */
  take(update: Update): void {
    this.latest = update;
    this.recalled = null;
    this.settled = false;
    if (update.event.kind === "snapshot") this.queue.clear();
    const shots = shotsOf(update, this.pace.hold);
    this.queue.push(this.pace.factor ? withTold(shots) : shots);
    if (document.hidden) this.finish();
  }

  /** Show a table as it was last seen, until the server is heard: it can be looked at, and nothing can be done. */
  recall(update: Update, seen: number): void {
    if (this.latest) return;
    this.recalled = seen;
    this.queue.push(shotsOf({ ...update, event: { ...update.event, kind: "snapshot" }, legal: [], undo: 0 }, 0));
    this.finish();
    this.settled = true; // nothing newer is known
  }

  /** Show the newest now. */
  finish(): void {
    this.announce(null);
    this.queue.finish();
  }

  /** End what is announced: what comes after it comes now. */
  hush(): void {
    if (!this.announced) return;
    this.announce(null);
    this.queue.hasten();
  }

  private announce(shot: Shot | null): void {
    this.stopAnnouncing?.();
    this.announced = shot;
    this.stopAnnouncing = shot && realClock.later(() => (this.announced = null), shot.lasts);
  }

  /**
   * Show the newest, or let a trick go that stays. False if something that another player did was still to be shown: then a tap
   * does no more, since it was meant for what was on the screen. What this player did themselves is no surprise.
   */
  catchUp(): boolean {
    const settled = this.settled || this.queue.every(own);
    if (this.queue.held) this.queue.release();
    else this.finish();
    return settled;
  }

  /** On to this player's next turn: what others do until then is shown at once. A trick that stays goes first. */
  forward(): void {
    if (this.queue.held) this.queue.release();
    else {
      this.pace.rushing = true;
      this.finish();
    }
  }

  /** Nothing more is shown. */
  clear(): void {
    this.announce(null);
    this.queue.clear();
  }
}
