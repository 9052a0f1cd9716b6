// What the player drags over the table, and which place would take it.
import { factsOf } from "../game/registry";
import { centre, type Box } from "../layout/geometry";
import type { Scene } from "../layout/scene";
import { isPlace } from "../base/targets";
import { pileOf } from "../session/game";
import type { Session } from "../session/session.svelte";
import { Dragger, nearest, type Drag } from "./drag";

/** How far upwards a flick must move a card to play it to a trick, px. */
const FLICK = 50;
/** Milliseconds in which a card returns that was dropped where no place takes it. */
export const HOME = 180;

export class Dragging {
  now = $state.raw<Drag | null>(null);
  /** The place under the pointer that takes the dragged card or pile. */
  over = $state<string | null>(null);
  /** Whether a dropped card is returning because no place takes it. */
  home = $state(false);
  readonly dragger: Dragger;

  /** The dragged card, or the base of the dragged pile, at the place where it would go if it were dropped now. */
  readonly ghost: { card: string; box: Box } | null = $derived.by(() => {
    const { now, over } = this;
    const { session } = this.at;
    if (!now || !over || !session.targets.moves.get(now.source)?.includes(over)) return null;
    const card = isPlace(now.source) ? pileOf(session.view, now.source)[0] : now.source;
    const box = this.layout.scene?.ends[over];
    return card && box ? { card, box } : null;
  });

  constructor(
    private readonly at: { readonly session: Session },
    private readonly layout: { readonly scene: Scene | null },
  ) {
    at.session.taps.nearest = (source, places) => this.nearest(source, places);
    this.dragger = new Dragger({
      moved: (now) => {
        if (!this.now && now) at.session.playback.catchUp();
        this.now = now;
        this.home = false;
        if (!now) this.over = null;
      },
      dropped: (from, x, y, dy) => {
        const target = this.tricks ? (dy < -FLICK ? "trick" : null) : this.taker(from, x, y);
        this.home = target === null;
        if (this.home) setTimeout(() => (this.home = false), HOME);
        at.session.taps.dropOn(from, target);
      },
    });
  }

  /** The card or pile whose targets are shown: the dragged one or, without one, the selected one. */
  get source(): string | null {
    return this.now?.source ?? this.at.session.selected;
  }

  /** The pointer has moved. */
  track(event: PointerEvent): void {
    if (this.now && !this.tricks) this.over = this.taker(this.now.source, event.clientX, event.clientY);
  }

  /** The place nearest to a card or pile. */
  private nearest(source: string, places: readonly string[]): string | undefined {
    const { cards = [], places: boxes = {} } = this.layout.scene ?? {};
    const from = cards.find(({ card }) => card === source)?.tap ?? boxes[source];
    const distance = (place: string): number => {
      const to = boxes[place];
      if (!from || !to) return 0;
      const [a, b] = [centre(from), centre(to)];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    return [...places].toSorted((one, other) => distance(one) - distance(other))[0];
  }

  private get tricks(): boolean {
    return factsOf(this.at.session.view?.game)?.tricks === true;
  }

  /** The place at a point that takes a source, or the nearest one that does. */
  private taker(source: string, x: number, y: number): string | null {
    const { stock: _, [source]: __, ...places } = this.layout.scene?.places ?? {};
    return nearest(places as Record<string, Box>, x, y, this.at.session.targets.moves.get(source) ?? []);
  }
}
