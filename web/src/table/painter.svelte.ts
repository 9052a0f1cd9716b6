// Keeps the card nodes of the paint layer in step with the scene, and decides which changes fly.
import type { Placed } from "../layout/geometry";
import type { Scene } from "../layout/scene";
import { assign, blank, onDeck, type Sprite } from "../layout/sprites";
import type { Shot } from "../session/shots";

const DEAL_STEP = 28;
const DEAL_TOTAL = 580;
/** The longest flight of one card at normal speed, and a frame or two more, in milliseconds. */
const FLIGHT = 320;
/** The same of a trick that goes to its taker: cards that cost something take longer. */
const GATHERED = 420;

export class Painter {
  sprites = $state.raw<Sprite[]>(blank());
  /** Whether the last change is drawn without flight. */
  instant = $state(true);
  /** Milliseconds between two cards of a deal being dealt; 0 when none is. */
  dealStep = $state(0);
  /** Whether cards that have moved are above all others: until they lie where they belong. */
  flying = $state(false);

  private shot: Shot | null = null;
  private viewport = "";
  private waiting = 0;
  private landing: ReturnType<typeof setTimeout> | undefined;

  /**
   * Draw a scene. `viewport`: nothing flies when only that has changed. `instant`: without flight.
   * `factor`: the length of a flight against normal speed.
   */
  follow(scene: Scene, shot: Shot, viewport: string, instant: boolean, factor: number): void {
    const resized = this.viewport !== viewport && this.shot === shot;
    this.viewport = viewport;
    const fresh = this.shot !== shot;
    this.shot = shot;
    if (fresh && shot.kind === "deal" && factor > 0) {
      this.deal(scene, instant ? 0 : factor);
      return;
    }
    // What is announced lies above the table: the cards of the deal fly on below it.
    if (fresh && shot.kind === "told" && this.flying) {
      this.pending = scene.placed;
      return;
    }
    if (this.waiting) {
      // The deal is about to fly: it will fly to where the cards belong now.
      this.pending = scene.placed;
      return;
    }
    this.instant = instant || resized || this.dealStep > 0; // who takes a card up, or plays, waits for no deal
    this.dealStep = 0;
    this.sprites = assign(this.sprites, scene.placed, origin(shot));
    this.lift(this.instant ? 0 : (shot.kind === "collected" ? GATHERED : FLIGHT) * factor);
  }

  /** Cards that are still being dealt lie where they belong at once. */
  land(): void {
    if (!this.dealStep) return;
    this.instant = true;
    this.dealStep = 0;
    this.lift(0);
  }

  /** Let the cards that move be above the others for so long. */
  private lift(milliseconds: number): void {
    clearTimeout(this.landing);
    this.flying = milliseconds > 0;
    if (this.flying) this.landing = setTimeout(() => {
      this.flying = false;
      this.dealStep = 0;
    }, milliseconds);
  }

  /** All cards go onto the deck at once, and in the next frame each flies to its place. */
  private deal(scene: Scene, factor: number): void {
    this.instant = true;
    this.dealStep = 0;
    this.lift(0);
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
      this.lift(last * this.dealStep + FLIGHT * factor);
    };
    cancelAnimationFrame(this.waiting);
    this.waiting = requestAnimationFrame(() => (this.waiting = requestAnimationFrame(fly)));
  }

  private pending: readonly Placed[] = [];
}

/** The zone that newly seen cards come from. */
function origin(shot: Shot): string {
  const { event } = shot.update;
  return event.kind === "act" && event.drew.length === 0 ? `hand:${event.seat}` : "stock";
}
