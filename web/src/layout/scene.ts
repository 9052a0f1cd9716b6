// The result of a layout: every card's place on the paint layer, and the boxes of the controls above it.
import type { Order } from "../base/cards";
import type { Box, Frame, HandCard, Placed, Reader } from "./geometry";

export interface Scene extends Frame {
  placed: Placed[];
  /** The player's own cards with their tap boxes, in order. */
  cards: HandCard[];
  /** The trumps in the player's own hand. */
  marked?: readonly string[];
  /** Whether piles form columns: then a card's suit is beside its rank. */
  upright: boolean;
  /** The boxes of piles and empty places by place; in King the box of the trick as `trick`. */
  places: Record<string, Box>;
  /** The top card of a place, or the outline of an empty one. */
  tops?: Record<string, Box>;
  /** Where the next card of a place goes. */
  ends: Record<string, Box>;
  /** The gap of a folded pile by place, and how many cards lie behind it. */
  between?: Record<string, Box & { count: number }>;
  /** The ring pressed into the cloth around a trick; absent or null: none. */
  ring?: Box | null;
  /** Where the cards come from during a deal. */
  deck: { x: number; y: number; scale: number };
}

/** The parts of the screen's state on which the layout depends. */
export interface Look extends Reader {
  selected: string | null;
  /** What can be moved now, if the player wants to see it: such cards of the hand are raised a little. */
  fits?: ReadonlySet<string> | null;
  /** The place that a hint advises: its pile is raised too. */
  goal?: string | null;
  /** A move that was sent but not answered: drawn as if it were done. */
  pending: { source: string; target: string } | null;
  sort: Order;
  counterClockwise: boolean;
  /** The playable cards, if others of the hand are not: they are raised. */
  playable?: readonly string[] | null;
  /** Whether the scene cannot be played: then cards may be smaller than a finger. */
  watched?: boolean;
  /**
   * Whether a lesson is learnt: the bar above is its own, and what it says is in the row of the player's own seat.
   * There is no score beside the table.
   */
  lesson?: boolean;
  /** Whether the contract and the score are beside the table: then they need no room on it. */
  headed?: boolean;
  /** The width of the buttons beside the player's own seat, px at text of size 1, if they need more than usual. */
  acts?: number;
  /** Open hands, by seat; a hand that is not known, or all of them, may be missing. */
  open?: readonly (readonly string[] | null)[] | null;
}
