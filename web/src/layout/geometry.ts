// The types of the layout. All values are CSS pixels from the upper left corner of the page.
import type { Card } from "../base/cards";

export interface Size {
  w: number;
  h: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/**
 * `phone`: upright and narrow; `low`: a phone held sideways (less than 500 high); `tall`: a tablet held upright;
 * `wide`: everything larger. A tall or wide table has a rail.
 */
export type Form = "phone" | "low" | "tall" | "wide";

/**
 * The position of a card. `scale`: relative to the scene's card size; `faint`: not visible there (it is only counted).
 */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  z: number;
  faint: boolean;
  /** The rotation about its middle, degrees clockwise; x and y are those of the card before rotation. */
  turn?: number;
}

/** A card, or a hidden one (`card` null), in a zone: `stock`, `hand:2`, `pile:N`, `trick`, `taken:1`. */
export interface Placed {
  zone: string;
  card: Card | null;
  /** Its index in the order of the deal, for the animation of a deal. */
  dealt: number;
  spot: Spot;
}

/** A card of the player's own hand: the tap target is its `tap` box. */
export interface HandCard {
  card: Card;
  tap: Box;
  /** The rotation of card and tap box about the middle of the card, degrees. */
  turn: number;
}

/**
 * How a seat shows its player: words beside the portrait, words below it, or the player's own seat at the lower edge.
 */
export type SeatShape = "row" | "column" | "own";

/** Hidden cards held at the rail: the point about which they fan out, and the direction, 180 for downwards. */
export interface Held {
  x: number;
  y: number;
  turn: number;
}

export interface SeatBox extends Box {
  shape: SeatShape;
  /** The side of the portrait, px. */
  portrait: number;
  /** The gap between a portrait and the words beside it, px: cards may be held behind the portrait. */
  gap: number;
  /** Where its cards are held; null: nowhere, only a count is shown. */
  held: Held | null;
}

export interface Frame {
  form: Form;
  /** The scale of a wide or tall table, relative to its design (1440 x 900, upright 820 x 1180). */
  scale: number;
  /** The scale of the text on the table, relative to its design. */
  text: number;
  bar: Box;
  /** The score sheet at the side; null if it is one tap away instead. */
  panel: Box | null;
  /** The table with its rail; null if the felt is the whole screen. */
  table: Box | null;
  /** The banner that says what is played for; its height is 0 if the game has none. */
  banner: Box;
  /** By seat number. */
  seats: SeatBox[];
  /** The area of the piles or the trick. */
  felt: Box;
  /** The free width at each side of the felt, except for a seat at half its height. */
  beside: number;
  /** The row of the player's own seat and the main button. */
  action: Box;
  /** The main button and those beside it, at their end of that row. */
  button: Box;
  /** The end of the row with the main button: the side of the hand that plays. */
  handed: "left" | "right";
  /** The place of the sentence of a lesson; above it is room for a button. Absent: no lesson is learnt. */
  strip?: Box;
  hand: Box;
  /** The size of a card in the hand: all others are scaled from it. */
  card: Size;
}

export interface Sitting {
  players: number;
  /** The seat at the lower edge. */
  me: number;
  /** Whether the seats follow each other counter-clockwise. */
  counterClockwise: boolean;
}

/** The reader's settings of sizes and sides. */
export interface Reader {
  /** The text size: 1 if the root's font is 16 px. */
  text: number;
  /** The size of cards, relative to the design. */
  size: number;
  handed: "left" | "right";
}

export interface Wish extends Reader {
  banner: boolean;
  /** Whether calls may be shown above the pills, as in an auction. */
  said: boolean;
  /** The least height of the felt, px. */
  felt: number;
  /** Cards in the player's hand, and how many of them may be in one row. */
  cards: number;
  oneRow: number;
  /** The width of the buttons beside the player's own seat, px. */
  acts?: number;
  /**
   * Whether the felt needs the full height of a wide table: then the player's own seat and the buttons are in its lower
   * corners, beside the hand.
   */
  corners?: boolean;
  /**
   * On a phone: seats on three sides of the felt or, if the felt needs that room, in one row (a column on a phone held
   * sideways).
   */
  seating?: "round" | "row";
  /** Whether the bar above belongs to another page, so that no part of the table may be in it. */
  watched?: boolean;
  /** Whether the score is elsewhere on the page, not beside the table. */
  headed?: boolean;
  /** As in {@link Look}; `few`: the hand never has more cards than one row of large ones. */
  lesson?: boolean;
  few?: boolean;
}

/** The size of cards by the reader's setting, relative to the design. */
export const CARD_SIZES = { small: 0.88, medium: 1, large: 1.14 } as const;

export const CARD_RATIO = 1.4;

export const cardSize = (w: number): Size => ({ w: Math.round(w), h: Math.round(w * CARD_RATIO) });

/** The width from which the cloth has a rail, px. */
export const RAILED = 600;

export function formOf(viewport: Size): Form {
  if (viewport.h < 500 && viewport.w > viewport.h) return "low";
  if (viewport.w < RAILED) return "phone";
  return viewport.h > viewport.w ? "tall" : "wide";
}

export const right = (box: Box): number => box.x + box.w;
export const bottom = (box: Box): number => box.y + box.h;
export const centre = (box: Box): { x: number; y: number } => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
