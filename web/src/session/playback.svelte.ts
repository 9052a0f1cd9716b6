// What the screen shows of the table: the server's updates, one shot after the other, at a speed that people can
// follow.
import type { Update } from "../base/messages";
import { Queue, realClock } from "./queue";
import { shotsOf, withTold, type Shot } from "./shots";
import { Pace } from "./pace.svelte";

/** Whether this player did it. */
const own = ({ update: { event, view } }: Shot): boolean => event.kind === "act" && event.seat === view.you;

export class Playback {
  shot = $state.raw<Shot | null>(null);
  /** Whether the last change is drawn without animation. */
  instant = $state(true);
  /** Whether the newest update is the one on the screen. */
  settled = $state(true);
  /** Whether the trick on the table stays until a player dismisses it. */
  held = $state(false);
  /**
   * When the table on the screen was seen (milliseconds since 1970 by this browser's clock), if it comes from storage;
   * otherwise null.
   */
  recalled = $state<number | null>(null);

  /** The announcement that is shown above the table; null: none. */
  announced = $state.raw<Shot | null>(null);

  /** The newest update, on the screen or not; null before the server sends one. */
  latest: Update | null = null;
  readonly pace = new Pace();
  private readonly queue: Queue;
  private stopAnnouncing: (() => void) | null = null;

  /**
   * `shown` receives every shot that appears on the screen, the shots skipped before it, in order, and the previous
   * shot.
   */
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

  /** Whether the newest shot is on the screen, with nothing still to come. */
  get still(): boolean {
    return this.settled && !this.queue.busy;
  }

  /** An update has come. */
  addUpdate(update: Update): void {
    const before = this.latest;
    this.latest = update;
    this.recalled = null;
    this.settled = false;
    if (update.event.kind === "snapshot") this.queue.dropShots();
    const shots = shotsOf(update, this.pace.hold, before);
    this.queue.addShots(this.pace.factor ? withTold(shots) : shots);
    if (document.hidden) this.showNewest();
  }

  /** Show a stored table until the server answers. The player can look at it but not act. */
  showStored(update: Update, seen: number): void {
    if (this.latest) return;
    this.recalled = seen;
    this.queue.addShots(shotsOf({ ...update, event: { ...update.event, kind: "snapshot" }, legal: [], undo: 0 }, 0));
    this.showNewest();
    this.settled = true; // nothing newer is known
  }

  /** Show the newest shot now. */
  showNewest(): void {
    this.announce(null);
    this.queue.showLast();
  }

  /** End the announcement: what follows it is shown now. */
  endAnnouncement(): void {
    if (!this.announced) return;
    this.announce(null);
    this.queue.hastenNext();
  }

  private announce(shot: Shot | null): void {
    this.stopAnnouncing?.();
    this.announced = shot;
    this.stopAnnouncing = shot && realClock.later(() => (this.announced = null), shot.lasts);
  }

  /**
   * Show the newest shot, or dismiss a trick that stays. False if an action of another player was still to be shown:
   * then a tap does nothing more, since the player meant what was on the screen. Their own actions do not surprise
   * them.
   */
  catchUp(): boolean {
    const settled = this.settled || this.queue.every(own);
    if (this.queue.held) this.queue.dismissShot();
    else this.showNewest();
    return settled;
  }

  /**
   * Skip to this player's next turn: what others do until then is shown without delay. A trick that stays is dismissed
   * first.
   */
  skipToOwnTurn(): void {
    if (this.queue.held) this.queue.dismissShot();
    else {
      this.pace.rushing = true;
      this.showNewest();
    }
  }

  /** Drop everything that is still to be shown. */
  dropShots(): void {
    this.announce(null);
    this.queue.dropShots();
  }
}
