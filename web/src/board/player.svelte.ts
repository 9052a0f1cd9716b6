// Plays a match again: where one looks, from which seat, and what is shown on the way there.
import type { ReplayDeal, ReplayFrame } from "../messages";
import { realClock, type Clock } from "../session/queue";
import type { Shot } from "../session/shots";
import { onTheWay, resting, type Eyes } from "./frames";
import { refusal, type Source } from "./source";
import { same, stops, type At, type Timeline } from "./timeline";

/** How fast it is played; 1 is the pace of a table. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds that a shot is looked at before the next one, at speed 1. */
const LASTS: Record<Shot["kind"], number> = { whole: 700, deal: 1300, act: 750, held: 1100, collected: 250, rest: 2000, told: 0, result: 4500 };
/** Of one that is followed by another without being waited for: a trick that is taken before the next card is played. */
const PASSING = 220;

export class Player {
  at = $state.raw<At>({ deal: 0, action: 0 });
  deal = $state.raw<ReplayDeal | null>(null);
  shot = $state.raw<Shot | null>(null);
  eyes = $state.raw<Eyes>({ seat: 0, open: true });
  playing = $state(false);
  speed = $state<number>(1);
  /** Whether the last change is drawn without flight. */
  instant = $state(true);
  /** A deal is on its way. */
  busy = $state(false);
  /** Why a deal did not come, as the key of a text; empty if it came. */
  problem = $state("");

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

  /** Go to a position; without playing on. */
  async go(to: At): Promise<void> {
    this.pause();
    await this.look(to, false);
  }

  /** One action on; at the end of a deal the next one is dealt. */
  async forward(): Promise<void> {
    this.pause();
    await this.on();
  }

  async back(): Promise<void> {
    const to = this.timeline.before(this.at);
    if (to) await this.go(to);
  }

  /** To where the next trick or turn is over. */
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

  /** Play on automatically, from the start if it is at the end; or pause. */
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

  /** Look from another seat. */
  lookFrom(eyes: Eyes): void {
    this.settle();
    this.eyes = eyes;
    this.rest(true);
    if (this.playing) this.wait();
  }

  /** Ask again for a deal that did not come. */
  async again(): Promise<void> {
    await this.look(this.wished, false);
  }

  close(): void {
    this.turn += 1;
    this.playing = false;
    this.cancel();
  }

  private wished: At = { deal: 0, action: 0 };

  /** Go to a position: `flying` as it is played, else at once. False if it did not come, or something else was wished meanwhile. */
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
    // The deal after this one comes while this one is looked at.
    if (came && to.deal < this.timeline.last.deal) this.source.deal(to.deal + 1).catch(() => {});
  }

  /** Show what comes next, and later the rest. */
  private show(): void {
    const shot = this.coming.shift();
    if (!shot) return;
    this.instant = false;
    this.shot = shot;
    this.wait();
  }

  /** Wait as long as the shot is to be looked at; then the next one or, while it plays, the next action. */
  private wait(): void {
    this.cancel();
    const shot = this.shot;
    if (!shot || (!this.coming.length && !this.playing)) return;
    const passing = shot.kind === "collected" && this.coming.length > 0;
    const lasts = (passing ? PASSING : LASTS[shot.kind]) / this.speed;
    this.stop = this.clock.later(() => (this.coming.length ? this.show() : void this.on()), lasts);
  }

  /** What is still on its way is there at once. */
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
