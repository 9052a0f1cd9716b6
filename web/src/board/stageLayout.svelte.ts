// Where everything is on the table of a replay or a review: the layout of the game, without what a player needs.
import { orderOf, sorted } from "../game/look.svelte";
import { CARD_SIZES, centre, RAILED, type Size } from "../layout/geometry";
import { withOpenHands } from "../layout/open";
import type { Look, Scene } from "../layout/scene";
import { settings } from "../base/settings.svelte";
import { tableOf } from "../table/game";
import type { OpenHands, Shown } from "./openHands.svelte";
import type { Marks } from "./showing";
import type { Edges } from "./space";

/** A position on a page with other parts. */
export interface Staged extends Shown {
  /** The space above and below the table. */
  readonly edges: Edges;
  /** The marks on the cards; absent: none, and the table itself shows what is played for. */
  readonly marks?: Marks;
  /** Whether the page shows above the table what the deal is played for. Absent: only if there are marks. */
  readonly headed?: boolean;
  /** Whether the page has a title in a corner of the table. */
  readonly titled?: boolean;
}

/** Below open hands on a phone the reader's own hand is smaller too, since it is not tapped. */
const BELOW = 0.75;
/** The size of a card that is only counted, relative to one of the reader's hand. */
const COUNTED = 0.36;

export class StageLayout {
  readonly headed: boolean = $derived.by(() => this.at.headed ?? this.at.marks !== undefined);
  /** The size of the table. */
  readonly size: Size = $derived.by(() => {
    const { edges, viewport } = this.at;
    const { left, top } = this.hands.room;
    return { w: viewport.w - left, h: viewport.h - top - edges.bottom };
  });
  /** Null before there is a table. */
  readonly scene: Scene | null = $derived.by(() => {
    const view = this.at.player.shot?.view;
    if (!view?.table) return null;
    const { look } = this;
    const laid = this.withLiftedCards(tableOf(view).layout(view.table, this.size, this.seat, look));
    if (laid.table && look.open)
      return withOpenHands(
        laid,
        look.open.map((hand) => hand && sorted(view.game, hand, "suit")),
        this.at.titled,
      );
    return this.hands.seats.length ? this.withCountedHands(laid) : laid;
  });

  constructor(
    private readonly at: Staged,
    private readonly hands: OpenHands,
  ) {}

  /** What the layout depends on besides the position: if only this changes, no card is animated. */
  get key(): string {
    const { w, h } = this.size;
    const { text } = this.at;
    return `${w}x${h} ${settings.size} ${settings.handed} ${text} ${this.seat} ${this.hands.seats.length}`;
  }

  /** The seat at the lower edge. */
  private get seat(): number {
    return this.at.player.eyes.seat;
  }

  private get look(): Look {
    const { marks, player, text, viewport } = this.at;
    const view = player.shot?.view;
    const small = this.hands.room.top > 0 || (marks !== undefined && viewport.w < RAILED);
    return {
      selected: null,
      pending: null,
      sort: orderOf(view?.game ?? ""),
      counterClockwise: view?.rules.clockwise === false,
      text,
      size: CARD_SIZES[settings.size] * (small ? BELOW : 1),
      handed: settings.handed,
      watched: true,
      headed: this.headed,
      open: this.hands.seats.length && !settings.text ? this.faces : null,
    };
  }

  /** The open hands by seat. */
  private get faces(): (readonly string[] | null)[] {
    const { frame, shot } = this.at.player;
    const seats = shot?.view.seats ?? [];
    return seats.map((_, other) => (other === this.seat ? null : (frame?.hands[other] ?? null)));
  }

  /** The scene with the marked cards of the reader's hand moved up. */
  private withLiftedCards(laid: Scene): Scene {
    const { marks } = this.at;
    if (!marks?.lifted.size) return laid;
    const up = (card: string | null): number => (card === null ? 0 : (marks.lifted.get(card) ?? 0));
    return {
      ...laid,
      placed: laid.placed.map((each) =>
        each.zone === `hand:${this.seat}` ? { ...each, spot: { ...each.spot, y: each.spot.y - up(each.card) } } : each,
      ),
      cards: laid.cards.map((each) => ({ ...each, tap: { ...each.tap, y: each.tap.y - up(each.card) } })),
    };
  }

  /**
   * The scene with the other hands counted: they are listed suit by suit, and their cards painted only while they move.
   */
  private withCountedHands(laid: Scene): Scene {
    const isOther = (zone: string): boolean => zone.startsWith("hand:") && zone !== `hand:${this.seat}`;
    const counted = (card: Scene["placed"][number]): Scene["placed"][number] => {
      const pill = laid.seats[Number(card.zone.slice("hand:".length))];
      const { x, y } = pill ? centre(pill) : laid.deck;
      const [w, h] = [laid.card.w * COUNTED, laid.card.h * COUNTED];
      return { ...card, spot: { x: x - w / 2, y: y - h / 2, scale: COUNTED, z: 10, faint: true } };
    };
    return { ...laid, placed: laid.placed.map((card) => (isOther(card.zone) ? counted(card) : card)) };
  }
}
