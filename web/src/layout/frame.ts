// Where the furniture of the table stands: seats, felt, hand, the action row. Both games share it.
import { bottom, cardSize, formOf, type Box, type Form, type Size } from "./geometry";
import { handRows, rowWidth } from "./hand";

export interface Frame {
  form: Form;
  /** How much larger than designed (1440 x 900) a wide table is. */
  scale: number;
  bar: Box;
  /** The score sheet at the side; null where it is one tap away instead. */
  panel: Box | null;
  /** The contract's banner (King); no height where the game has none. */
  banner: Box;
  /** One pill a seat, by seat number. */
  seats: Box[];
  /** Where piles or the trick lie. */
  felt: Box;
  /** The room at each side of the felt. */
  beside: number;
  /** The row of the player's own pill and the main button. */
  action: Box;
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

const GAP = 8;

/** The room that the button beside a hand of King needs ("Last trick", in the longest language). */
const BUTTON = 150;

/** The width of a seat's fan of cards beside its pill, on a table of scale 1. */
export const FAN = 92;

/** The seats from the player's left to his right, without his own. */
export function opponents(sitting: Sitting): number[] {
  const seats = Array.from({ length: sitting.players - 1 }, (_, i) => (sitting.me + i + 1) % sitting.players);
  return sitting.counterClockwise ? seats.reverse() : seats;
}

interface Wish {
  banner: boolean;
  /** Cards in the player's hand, and how many of them may lie in one row. */
  cards: number;
  oneRow: number;
}

export function frame(viewport: Size, sitting: Sitting, wish: Wish): Frame {
  const form = formOf(viewport);
  if (form === "phone") return phone(viewport, sitting, wish);
  return form === "low" ? low(viewport, sitting, wish) : wide(viewport, sitting, wish);
}

function seatRow(sitting: Sitting, box: Box): Box[] {
  const others = opponents(sitting);
  const seats: Box[] = Array.from({ length: sitting.players }, () => ({ ...box }));
  const w = Math.min(190, (box.w - GAP * (others.length - 1)) / others.length);
  const start = box.x + (box.w - w * others.length - GAP * (others.length - 1)) / 2;
  others.forEach((seat, i) => (seats[seat] = { x: start + i * (w + GAP), y: box.y, w, h: box.h }));
  return seats;
}

function phone(viewport: Size, sitting: Sitting, wish: Wish): Frame {
  const { w, h } = viewport;
  const card = cardSize(Math.max(54, Math.min(66, w * 0.17)));
  const bar = { x: 0, y: 0, w, h: 48 };
  const banner = { x: GAP, y: bar.h + GAP, w: w - 2 * GAP, h: wish.banner ? 52 : 0 };
  const pills = { x: GAP, y: wish.banner ? bottom(banner) + GAP : bar.h + GAP, w: w - 2 * GAP, h: 46 };
  const seats = seatRow(sitting, pills);
  const rows = handRows(wish.cards, wish.oneRow);
  const handHeight = card.h + (rows - 1) * Math.round(card.h * 0.68);
  const hand = { x: GAP, y: h - handHeight - 10, w: w - 2 * GAP, h: handHeight };
  const action = { x: GAP, y: hand.y - 22 - 52, w: w - 2 * GAP, h: 52 };
  seats[sitting.me] = { x: action.x, y: action.y, w: Math.min(190, w * 0.44), h: 52 };
  const top = bottom(pills) + GAP;
  const felt = { x: GAP, y: top, w: w - 2 * GAP, h: action.y - GAP - top };
  return { form: "phone", scale: 1, bar, panel: null, banner, seats, felt, beside: 0, action, hand, card };
}

function low(viewport: Size, sitting: Sitting, wish: Wish): Frame {
  const { w, h } = viewport;
  const card = cardSize(52);
  const bar = { x: 0, y: 0, w, h: 44 };
  // The hand stands at the side: a phone on its side has no height to give away. King's rows of seven need some more.
  const least = wish.banner ? Math.min(rowWidth(wish.oneRow, card), Math.round(w / 2)) : 0;
  const side = Math.min(352, Math.max(least, Math.round(w * 0.42)));
  const x = w - side - GAP;
  const pills = { x, y: bar.h + 4, w: side, h: 40 };
  const seats = seatRow(sitting, pills);
  const perRow = Math.max(1, Math.floor((side - card.w) / 44) + 1);
  const rows = handRows(wish.cards, perRow);
  const handHeight = card.h + (rows - 1) * Math.round(card.h * 0.68);
  const hand = { x, y: h - handHeight - 6, w: side, h: handHeight };
  const action = { x, y: Math.max(bottom(pills) + 4, hand.y - 12 - 48), w: side, h: 48 };
  seats[sitting.me] = { x, y: action.y, w: Math.round(side * 0.46), h: 48 };
  const banner = { x: GAP, y: bar.h + 4, w: x - 3 * GAP, h: wish.banner ? 44 : 0 };
  const top = wish.banner ? bottom(banner) + 4 : bar.h + 6;
  const felt = { x: GAP, y: top, w: x - 3 * GAP, h: h - top - 6 };
  return { form: "low", scale: 1, bar, panel: null, banner, seats, felt, beside: 0, action, hand, card };
}

function wide(viewport: Size, sitting: Sitting, wish: Wish): Frame {
  const { w, h } = viewport;
  const panelWidth = w >= 1080 ? Math.round(Math.min(360, w * 0.235)) : 0;
  const inner = w - panelWidth;
  const scale = Math.max(0.55, Math.min(1.3, inner / 1140, h / 900));
  const card = cardSize(104 * scale);
  const bar = { x: 0, y: 0, w, h: 48 };
  const panel = panelWidth ? { x: inner, y: bar.h, w: panelWidth, h: h - bar.h } : null;
  // Wide enough for the longest second line in words: "13 tricks · −225 pts", "12 cards · 24 pts".
  const pill = { w: Math.round(Math.max(148, (wish.banner ? 200 : 186) * Math.min(1, scale))), h: 50 };
  const rows = handRows(wish.cards, wish.oneRow);
  const handHeight = card.h + (rows - 1) * Math.round(card.h * 0.5);
  // Pill and button stand beside the hand where its cards still have room for a tap each, else above it.
  const row = rowWidth(wish.oneRow, card);
  const left = 12 + pill.w + GAP;
  const right = 12 + BUTTON + GAP;
  const narrow = inner < 900 || inner - left - right < row;
  const middled = inner - 2 * (pill.w + 40) >= row;
  const span = narrow ? { x: GAP, w: inner - 2 * GAP } : middled ? { x: pill.w + 40, w: inner - 2 * (pill.w + 40) } : { x: left, w: inner - left - right };
  const hand = { ...span, y: h - handHeight - 14, h: handHeight };
  const action = narrow
    ? { x: 12, y: hand.y - 24 - 52, w: inner - 24, h: 52 }
    : { x: 12, y: hand.y + handHeight - 66, w: inner - 24, h: 54 };
  const banner = { x: 12, y: bar.h + 10, w: Math.round(330 * Math.max(0.85, Math.min(1, scale))), h: wish.banner ? 58 : 0 };
  const top = bar.h + (wish.banner && inner < 1000 ? banner.h + 16 : 0) + 8;

  const seats: Box[] = Array.from({ length: sitting.players }, () => ({ x: 12, y: action.y, ...pill }));
  const others = opponents(sitting);
  const felt0 = top + pill.h + 10;
  const feltHeight = (narrow ? action.y : hand.y) - 26 - felt0;
  const middle = felt0 + feltHeight / 2 - pill.h / 2 - 20;
  const sides = others.length > 1;
  const upper = sides ? others.slice(1, -1) : others;
  if (sides) {
    seats[others[0] ?? 0] = { x: 12, y: middle, ...pill };
    seats[others[others.length - 1] ?? 0] = { x: inner - 12 - pill.w, y: middle, ...pill };
  }
  // A pill above the felt has its cards at its right: both together are centred.
  const cell = (inner - (wish.banner && inner >= 1000 ? 2 * banner.w : 24)) / Math.max(1, upper.length);
  const fan = GAP + FAN * scale;
  const w1 = upper.length > 1 ? Math.min(pill.w, cell - fan - 2 * GAP) : pill.w;
  upper.forEach((seat, i) => {
    const middleOfCell = inner / 2 + (i - (upper.length - 1) / 2) * Math.min(cell, w1 + fan + 2 * GAP);
    seats[seat] = { x: middleOfCell - (upper.length > 1 ? w1 + fan : w1) / 2, y: top, w: w1, h: pill.h };
  });
  const beside = sides && !narrow ? pill.w + 28 : sides ? Math.min(pill.w, inner * 0.2) + 16 : 24;
  const felt = { x: beside, y: felt0, w: inner - 2 * beside, h: feltHeight };
  return { form: "wide", scale, bar, panel, banner, seats, felt, beside: beside - 24, action, hand, card };
}
