// Where the furniture of the table stands: seats, felt, hand, the action row. Both games share it.
import { formOf, type Box, type Form, type Size } from "./geometry";
import { low } from "./low";
import { phone } from "./phone";
import { tall } from "./tall";
import { wide } from "./wide";

export interface Frame {
  form: Form;
  /** How much larger than designed (1440 x 900, upright 820 x 1180) a wide or tall table is. */
  scale: number;
  /** How much larger than designed the text on the table is. */
  text: number;
  bar: Box;
  /** The score sheet at the side; null where it is one tap away instead. */
  panel: Box | null;
  /** The contract's banner (King); no height where the game has none. */
  banner: Box;
  /** One pill a seat, by seat number. */
  seats: Box[];
  /** Where the other seats' cards lie as small fans: beside their pills, below them, or nowhere (a count tells). */
  fans: "beside" | "below" | null;
  /** Where piles or the trick lie. */
  felt: Box;
  /** The room at each side of the felt. */
  beside: number;
  /** The row of the player's own pill and the main button. */
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
}

export function frame(viewport: Size, sitting: Sitting, wish: Wish): Frame {
  return { phone, low, tall, wide }[formOf(viewport)](viewport, sitting, wish);
}
