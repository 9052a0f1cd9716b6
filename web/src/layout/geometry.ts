// The types of the layout. Everything is in CSS pixels from the upper left corner of the page.
import type { Card } from "../cards";

export interface Size {
  w: number;
  h: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/**
 * `phone`: upright and narrow; `low`: a phone on its side (less than 500 high); `tall`: a tablet held upright; `wide`:
 * everything larger. A tall or wide table has a rail.
 */
export type Form = "phone" | "low" | "tall" | "wide";

/** Where one card is drawn. `scale` is of the scene's card size; `faint`: not seen there (it is only a count). */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  z: number;
  faint: boolean;
  /** Degrees by which it is turned about its middle, clockwise; x and y are those of the card that is not turned. */
  turn?: number;
}

/** A card, or a hidden one (`card` null), in a zone: `stock`, `hand:2`, `pile:N`, `trick`, `taken:1`. */
export interface Placed {
  zone: string;
  card: Card | null;
  /** The order in which it was dealt, for the animation of a deal. */
  dealt: number;
  spot: Spot;
}

/** A card of the player's own hand: what is drawn, and the part of it that takes a tap. */
export interface HandCard {
  card: Card;
  tap: Box;
  /** Degrees by which card and tap box are turned about the middle of the card. */
  turn: number;
}

/** How a seat shows its player: words beside the portrait, words below it, or one's own at the lower edge. */
export type SeatShape = "row" | "column" | "own";

/** Where hidden cards are held at the rail: the point that they fan out from, and the direction, 180 downwards. */
export interface Held {
  x: number;
  y: number;
  turn: number;
}

export interface SeatBox extends Box {
  shape: SeatShape;
  /** The side of the portrait. */
  portrait: number;
  /** The gap between a portrait and the words beside it: cards may be held behind the portrait. */
  gap: number;
  /** Where its cards are held; null: nowhere, a count tells. */
  held: Held | null;
}

export interface Frame {
  form: Form;
  /** How much larger than designed (1440 x 900, upright 820 x 1180) a wide or tall table is. */
  scale: number;
  /** How much larger than designed the text on the table is. */
  text: number;
  bar: Box;
  /** The score sheet at the side; null where it is one tap away instead. */
  panel: Box | null;
  /** The table with its rail; null where the felt is the whole screen. */
  table: Box | null;
  /** The plaque that says what is played for; no height where the game has none. */
  banner: Box;
  /** By seat number. */
  seats: SeatBox[];
  /** Where piles or the trick lie. */
  felt: Box;
  /** The room at each side of the felt that is as free as the felt is, but for a seat in the middle of its height. */
  beside: number;
  /** The row of the player's own seat and the main button. */
  action: Box;
  /** The main button and those beside it: their end of that row. */
  button: Box;
  /** The end of the row at which the main button stands: the side of the hand that plays. */
  handed: "left" | "right";
  hand: Box;
  /** The size of a card in the hand: all others are drawn as a part of it. */
  card: Size;
}

export interface Sitting {
  players: number;
  /** The seat at the lower edge. */
  me: number;
  /** Whether the seats go the other way round the table. */
  counterClockwise: boolean;
}

/** What the reader has set about sizes and sides. */
export interface Reader {
  /** The size of text: 1 where the root's font is 16 px. */
  text: number;
  /** The size of cards against the designed one. */
  size: number;
  handed: "left" | "right";
}

export interface Wish extends Reader {
  banner: boolean;
  /** Whether something may stand above the pills: what their seats say in an auction. */
  said: boolean;
  /** The height that the felt needs at least, px. */
  felt: number;
  /** Cards in the player's hand, and how many of them may lie in one row. */
  cards: number;
  oneRow: number;
  /** The width of the buttons beside the own seat, px. */
  acts?: number;
  /** Whether the felt needs all of a wide table's height: then the own seat and the buttons are in its lower corners, beside the hand. */
  corners?: boolean;
  /** On a phone: seats on three sides of the felt or, where the felt needs that room, in one row (a column on its side). */
  seating?: "round" | "row";
  /** Whether the bar above is not the table's own, so that nothing of the table may lie in it. */
  watched?: boolean;
  /** Whether the score is not beside the table but elsewhere on the page. */
  headed?: boolean;
}

export const CARD_RATIO = 1.4;

export const cardSize = (w: number): Size => ({ w: Math.round(w), h: Math.round(w * CARD_RATIO) });

/** The width from which on the cloth has a rail. */
export const RAILED = 600;

export function formOf(viewport: Size): Form {
  if (viewport.h < 500 && viewport.w > viewport.h) return "low";
  if (viewport.w < RAILED) return "phone";
  return viewport.h > viewport.w ? "tall" : "wide";
}

export const right = (box: Box): number => box.x + box.w;
export const bottom = (box: Box): number => box.y + box.h;
export const centre = (box: Box): { x: number; y: number } => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
