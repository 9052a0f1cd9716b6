// What a layout gives: every card's place on the paint layer, and the boxes of the controls above it.
import type { Order } from "../cards";
import type { Box, Frame, HandCard, Placed, Reader } from "./geometry";

export interface Scene extends Frame {
  placed: Placed[];
  /** The player's own cards with their tap boxes, in order. */
  cards: HandCard[];
  /** The cards of the own hand that are trumps. */
  marked?: readonly string[];
  /** Whether piles lie in columns: then a card's suit stands beside its rank. */
  upright: boolean;
  /** The boxes of piles and empty places by place; in King the box of the trick under `trick`. */
  places: Record<string, Box>;
  /** The top card of a place, or the outline of an empty one. */
  tops?: Record<string, Box>;
  /** Where the next card of a place goes. */
  ends: Record<string, Box>;
  /** The gap of a folded pile by place, and how many cards lie behind it. */
  between?: Record<string, Box & { count: number }>;
  /** The ring pressed into the cloth round a trick; absent or null: none. */
  ring?: Box | null;
  /** Where the cards come from when they are dealt. */
  deck: { x: number; y: number; scale: number };
}

/** What of the screen's state the layout depends on. */
export interface Look extends Reader {
  selected: string | null;
  /** What can be moved now, where the player wants to see it: such cards of the hand are lifted a little. */
  fits?: ReadonlySet<string> | null;
  /** The place that a hint advises: its pile is lifted too. */
  goal?: string | null;
  /** A move that was sent and not yet answered: drawn as if it were done. */
  pending: { source: string; target: string } | null;
  sort: Order;
  counterClockwise: boolean;
  /** The cards that can be played now, where others of the hand cannot: they are lifted. */
  playable?: readonly string[] | null;
  /** Whether all of it is only looked at: then cards may be smaller than a finger. */
  watched?: boolean;
  /** Whether what is played for and the score are beside the table: then they have no room on it. */
  headed?: boolean;
  /** The width of the buttons beside the own seat, px at text of size 1, where they need more than usual. */
  acts?: number;
  /** Hands that lie open, by seat; a hand that is not known, or all of them, may be missing. */
  open?: readonly (readonly string[] | null)[] | null;
}
