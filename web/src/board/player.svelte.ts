// Replays a match: the position, the viewing seat, and the shots in between.
import type { ReplayDeal, ReplayFrame } from "../base/messages";
import type { TextKey } from "../base/textKey";
import { realClock, type Clock } from "../session/queue";
import type { Shot } from "../session/shots";
import { onTheWay, resting, type Eyes } from "./frames";
import { refusal, type Source } from "./source";
import { same, stops, type At, type Timeline } from "./timeline";

/** The replay speeds; 1 is that of a table. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds that a shot is shown before the next one, at speed 1. */
const LASTS: Record<Shot["kind"], number> = {
  whole: 700,
  deal: 1300,
  act: 750,
  held: 1100,
  collected: 250,
  rest: 2000,
  told: 0,
  result: 4500,
};
/** The same for a shot that is only passed through: a trick that is taken before the next card is played. */
const PASSING = 220;

export class Player {
  at = $state.raw<At>({ deal: 0, action: 0 });
  deal = $state.raw<ReplayDeal | null>(null);
  shot = $state.raw<Shot | null>(null);
  eyes = $state.raw<Eyes>({ seat: 0, open: true });
  playing = $state(false);
  speed = $state<number>(1);
  /** Whether the last change is drawn without animation. */
  instant = $state(true);
  /** Whether a deal is loading. */
  busy = $state(false);
  /** The key of the text that explains why a deal did not load; empty if it did. */
  problem = $state<"" | TextKey>("");

  readonly frame = $derived<ReplayFrame | null>(this.deal?.frames[this.at.action] ?? null);
  readonly stops = $derived(this.deal ? stops(this.deal.frames) : []);
  readonly atStart = $derived(this.at.deal === 0 && this.at.action === 0);
  readonly atEnd: boolean;

  private coming: Shot[] = [];
  private stop: (() => void) | null = null;
  private turn = 0;

  constructor(
    readonly source: Source,
    readonly timeline: Timeline,
    private readonly clock: Clock = realClock,
  ) {
    this.atEnd = $derived(same(this.at, timeline.last));
  }

  /** Go to a position, and stop playing. */
  async go(to: At): Promise<void> {
    this.pause();
    await this.look(to, false);
  }

  /** Go one action forward; at the end of a deal, to the next deal. */
  async forward(): Promise<void> {
    this.pause();
    await this.on();
  }

  async back(): Promise<void> {
    const to = this.timeline.before(this.at);
    if (to) await this.go(to);
  }

  /** Go to the end of the next trick or turn. */
  async nextStop(): Promise<void> {
    const action = this.stops.find((stop) => stop > this.at.action);
    const to = action === undefined ? this.timeline.next(this.at) : { deal: this.at.deal, action };
    if (to) await this.go(to);
  }

  async previousStop(): Promise<void> {
    const action = this.stops.findLast((stop) => stop < this.at.action);
    const to = action === undefined ? this.timeline.before(this.at) : { deal: this.at.deal, action };
    if (to) await this.go(to);
  }

  /** Play automatically, from the start if the position is the end; or pause. */
  async toggle(): Promise<void> {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.atEnd) await this.look(this.timeline.first, false);
    this.playing = true;
    await this.on();
  }

  pause(): void {
    this.playing = false;
    this.settle();
  }

  /** Show the position from another seat. */
  lookFrom(eyes: Eyes): void {
    this.settle();
    this.eyes = eyes;
    this.rest(true);
    if (this.playing) this.wait();
  }

  /** Load again a deal that did not load. */
  async again(): Promise<void> {
    await this.look(this.wished, false);
  }

  close(): void {
    this.turn += 1;
    this.playing = false;
    this.cancel();
  }

  private wished: At = { deal: 0, action: 0 };

  /**
   * Go to a position, with animation if `flying`. False if it did not load, or if another position was requested
   * meanwhile.
   */
  private async look(to: At, flying: boolean): Promise<boolean> {
    const mine = (this.turn += 1);
    this.cancel();
    this.wished = to;
    let deal = this.deal;
    if (deal?.deal !== to.deal) {
      this.busy = true;
      try {
        deal = await this.source.deal(to.deal);
      } catch (error) {
        if (mine !== this.turn) return false;
        this.busy = false;
        this.playing = false;
        this.problem = refusal(error).key;
        return false;
      }
      if (mine !== this.turn) return false;
      this.busy = false;
    }
    this.problem = "";
    const other = this.deal !== deal;
    this.deal = deal;
    this.at = to;
    if (flying) {
      this.coming = onTheWay(deal, to.action, this.eyes);
      this.show();
    } else this.rest(other);
    return true;
  }

  private async on(): Promise<void> {
    const to = this.timeline.next(this.at);
    if (!to) {
      this.playing = false;
      return;
    }
    const came = await this.look(to, true);
    // The next deal is loaded in advance.
    if (came && to.deal < this.timeline.last.deal) this.source.deal(to.deal + 1).catch(() => {});
  }

  /** Show the next shot, and later the rest. */
  private show(): void {
    const shot = this.coming.shift();
    if (!shot) return;
    this.instant = false;
    this.shot = shot;
    this.wait();
  }

  /** Wait as long as the shot is shown; then show the next one or, while playing, the next action. */
  private wait(): void {
    this.cancel();
    const shot = this.shot;
    if (!shot || (!this.coming.length && !this.playing)) return;
    const passing = shot.kind === "collected" && this.coming.length > 0;
    const lasts = (passing ? PASSING : LASTS[shot.kind]) / this.speed;
    this.stop = this.clock.later(() => (this.coming.length ? this.show() : void this.on()), lasts);
  }

  /** Complete all remaining shots at once. */
  private settle(): void {
    this.cancel();
    if (this.coming.length) this.rest(false);
  }

  private rest(instant: boolean): void {
    this.coming = [];
    if (!this.deal) return;
    this.instant = instant;
    this.shot = resting(this.deal, this.at.action, this.eyes);
  }

  private cancel(): void {
    this.stop?.();
    this.stop = null;
  }
}
