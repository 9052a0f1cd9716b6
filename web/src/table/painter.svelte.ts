// Keeps the card nodes of the paint layer in step with the scene, and decides which changes are animated.
import type { Placed } from "../layout/geometry";
import type { Scene } from "../layout/scene";
import { assign, blank, onDeck, type Sprite } from "../layout/sprites";
import type { Shot } from "../session/shots";

const DEAL_STEP = 28;
const DEAL_TOTAL = 580;
/** Milliseconds of the longest movement of one card at normal speed, plus a frame or two. */
const FLIGHT = 320;
/** The same for a trick that moves to its taker: cards that cost something move more slowly. */
const GATHERED = 420;

/** Milliseconds that a card takes to its place, at normal speed; the cards of a trick to their taker take longer. */
export const flightOf = (shot: Shot | null): number => (shot ? (shot.kind === "collected" ? 320 : 260) : 0);

export class Painter {
  sprites = $state.raw<Sprite[]>(blank());
  /** Whether the last change is drawn without animation. */
  instant = $state(true);
  /** Milliseconds between two cards while a deal is dealt; 0 otherwise. */
  dealStep = $state(0);
  /** Whether moving cards are above all others, until they arrive. */
  flying = $state(false);

  private shot: Shot | null = null;
  private viewport = "";
  private waiting = 0;
  private landing: ReturnType<typeof setTimeout> | undefined;

  /**
   * Draw a scene. `viewport`: if only this has changed, nothing is animated. `instant`: no animation. `factor`:
   * multiplies the duration of a movement, relative to normal speed.
   */
  drawScene(scene: Scene, shot: Shot, viewport: string, instant: boolean, factor: number): void {
    const resized = this.viewport !== viewport && this.shot === shot;
    this.viewport = viewport;
    const fresh = this.shot !== shot;
    this.shot = shot;
    if (fresh && shot.kind === "deal" && factor > 0) {
      this.dealCards(scene, instant ? 0 : factor);
      return;
    }
    // An announcement is above the table: the dealt cards move on below it.
    if (fresh && shot.kind === "told" && this.flying) {
      this.pending = scene.placed;
      return;
    }
    if (this.waiting) {
      // The deal is about to start: its cards will move to the positions of the newest scene.
      this.pending = scene.placed;
      return;
    }
    // A player who selects or plays a card does not wait for the deal.
    this.instant = instant || resized || this.dealStep > 0;
    this.dealStep = 0;
    this.sprites = assign(this.sprites, scene.placed, origin(shot));
    this.liftCards(this.instant ? 0 : (shot.kind === "collected" ? GATHERED : FLIGHT) * factor);
  }

  /** End the animation of a deal: its cards are at their places at once. */
  landCards(): void {
    if (!this.dealStep) return;
    this.instant = true;
    this.dealStep = 0;
    this.liftCards(0);
  }

  /** Keep moving cards above the others for this long. */
  private liftCards(milliseconds: number): void {
    clearTimeout(this.landing);
    this.flying = milliseconds > 0;
    if (this.flying)
      this.landing = setTimeout(() => {
        this.flying = false;
        this.dealStep = 0;
      }, milliseconds);
  }

  /** Put all cards on the deck at once; in the next frame each moves to its place. */
  private dealCards(scene: Scene, factor: number): void {
    this.instant = true;
    this.dealStep = 0;
    this.liftCards(0);
    this.sprites = onDeck(scene.deck);
    if (factor === 0) {
      this.sprites = assign(this.sprites, scene.placed, "stock");
      return;
    }
    this.pending = scene.placed;
    const fly = (): void => {
      this.waiting = 0;
      const last = Math.max(1, ...this.pending.map((card) => card.dealt));
      this.dealStep = Math.min(DEAL_STEP, DEAL_TOTAL / last) * factor;
      this.instant = false;
      this.sprites = assign(this.sprites, this.pending, "stock");
      this.liftCards(last * this.dealStep + FLIGHT * factor);
    };
    cancelAnimationFrame(this.waiting);
    this.waiting = requestAnimationFrame(() => (this.waiting = requestAnimationFrame(fly)));
  }

  private pending: readonly Placed[] = [];
}

/** The zone from which newly visible cards come. */
function origin(shot: Shot): string {
  const { event } = shot.update;
  return event.kind === "act" && event.drew.length === 0 ? `hand:${event.seat}` : "stock";
}
