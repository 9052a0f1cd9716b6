// The player's own hand: a fan in one row, or in two rows if one is too narrow for a finger.
import { suitOf, type Card } from "../base/cards";
import type { Box, Form, HandCard, Placed, Size } from "./geometry";

/** The smallest step between two cards that are played by one tap, px. */
export const TAP = 44;
/**
 * The least free width of a card for a finger, px, with a tolerance for rounding: below it, a first tap only raises the
 * card.
 */
export const FINGER = TAP - 1;
/** The least step of all, px: the index of a card is readable, and a finger can raise the card. */
export const STRIP = 24;
/** The distance between two rows, relative to a card's height. */
export const ROW_STEP = 0.66;
/** How far playable cards are raised, px. */
export const LIFT = { high: 22, low: 16 } as const;
/**
 * How far cards that fit somewhere are raised, relative to their height and at most in px, and how much further a
 * selected one is.
 */
const HINTED = { part: 0.12, most: 13, chosen: 8 } as const;
/**
 * The part of the drop at the ends of a fan that is added there to a raised card, so that it rises above its neighbours
 * as in the middle.
 */
const UP = 0.6;
/** How far the ends of a fan are below its middle, px. */
export const DROP = 10;

/** The angle of the cards at the ends of a fan, degrees. */
const TURN: Record<Form, number> = { phone: 5.7, low: 3.2, tall: 5.5, wide: 7.5 };
/** The gap between two suits, px. */
const SUIT_GAP: Record<Form, number> = { phone: 7, low: 9, tall: 18, wide: 18 };
/** The distance of tap boxes from the lower edge of the screen, px: rotated ones stay on the screen too. */
const SUNK = 6;
/** The greatest step, in card widths. */
const WIDEST = 0.74;

export interface Hand {
  placed: Placed[];
  cards: HandCard[];
  /** The smallest step between neighbours of all rows, px. */
  step: number;
}

/** The properties of a hand's layout. */
export interface Fan {
  form: Form;
  /** The scale of the table, relative to its design. */
  scale: number;
  /** The height of the screen, px: what is below it cannot be tapped. */
  height: number;
  /** The playable cards, if others are not; null: none is raised. */
  playable: readonly Card[] | null;
  /** The cards that fit somewhere: they are raised a little, less than a selected one. */
  fits?: ReadonlySet<Card> | null;
  /** The least step, px: neither gaps nor breaks between suits make it smaller, if possible. */
  least?: number;
}

/** The number of rows for this many cards if one row takes `oneRow`. */
export function handRows(cards: number, oneRow: number): number {
  return Math.max(1, Math.ceil(cards / oneRow));
}

/** The most cards in a row of `width` with a step of at least `step`. */
export function rowAt(width: number, card: Size, step: number = TAP): number {
  return Math.max(1, Math.floor((width - card.w) / step) + 1);
}

/** If cards are sorted by suit: the first card of each suit except the first. In other orders: none. */
function suitBreaks(cards: readonly Card[]): number[] {
  const breaks = cards.flatMap((card, i) => (i && suitOf(card) !== suitOf(cards[i - 1] as Card) ? [i] : []));
  return breaks.length < new Set(cards.map(suitOf)).size ? breaks : [];
}

/**
 * The cards of each row. Two rows are split between two suits if that leaves no row longer than `most`, as near to the
 * middle as possible; otherwise in the middle.
 */
export function breakRows(cards: readonly Card[], rows: number, most: number = cards.length): Card[][] {
  if (rows <= 1 || cards.length <= rows) return [[...cards]];
  const even = Math.ceil(cards.length / rows);
  const longest = (at: number): number => Math.max(at, Math.ceil((cards.length - at) / (rows - 1)));
  const at = suitBreaks(cards)
    .filter((one) => longest(one) <= most)
    .reduce((best, one) => (best === 0 || longest(one) < longest(best) ? one : best), 0);
  const first = at || even;
  return [cards.slice(0, first), ...breakRows(cards.slice(first), rows - 1, most)];
}

/** Lay out a row of cards. */
function row(
  cards: readonly Card[],
  box: Box,
  card: Size,
  { form, scale, least = STRIP }: Fan,
  upper: boolean,
): { x: number; y: number; turn: number }[] {
  const breaks = suitBreaks(cards);
  const steps = Math.max(1, cards.length - 1);
  const room = box.w - card.w;
  const gap = Math.min(
    SUIT_GAP[form] * Math.min(1, scale),
    Math.max(0, (room - least * steps) / Math.max(1, breaks.length)),
  );
  const step = Math.min(card.w * WIDEST, (room - gap * breaks.length) / steps);
  const whole = step * (cards.length - 1) + gap * breaks.length;
  const start = box.x + (room - whole) / 2;
  // Few cards are held closer: they turn less than a full hand.
  const part = Math.min(1, (whole + card.w) / Math.min(box.w, card.w * 5));
  return cards.map((_, i) => {
    const x = start + i * step + gap * breaks.filter((at) => at <= i).length;
    const out = whole > 0 ? (2 * (x - start)) / whole - 1 : 0;
    return {
      x,
      y: out * out * DROP * Math.max(1, scale) * (form === "low" || upper ? 0.5 : 1) * part,
      turn: out * TURN[form] * part,
    };
  });
}

/**
 * Lay out the hand in `box`, rows from the top, each row centred. The last row may extend below the screen. `raised` is
 * drawn higher than all others. `dealt` gives each card's index in the order of the deal.
 */
export function layHand(
  cards: readonly Card[],
  box: Box,
  card: Size,
  oneRow: number,
  raised: string | null,
  zone: string,
  dealt: (index: number) => number,
  fan: Fan = { form: "phone", scale: 1, height: Infinity, playable: null },
): Hand {
  const most = rowAt(box.w, card, fan.least ?? STRIP);
  const rows = breakRows(cards, handRows(cards.length, oneRow), most);
  const rowStep = rows.length > 1 ? (box.h - card.h) / (rows.length - 1) : 0;
  const lift = fan.form === "low" ? LIFT.low : LIFT.high;
  const hand: Hand = { placed: [], cards: [], step: Number.POSITIVE_INFINITY };
  let index = 0;
  rows.forEach((texts, r) => {
    const last = r === rows.length - 1;
    const spots = row(texts, box, card, fan, !last);
    texts.forEach((text, i) => {
      const at = spots[i] ?? { x: box.x, y: 0, turn: 0 };
      const next = spots[i + 1];
      const fits = fan.fits?.has(text) ? Math.min(HINTED.most, card.h * HINTED.part) + at.y * UP : 0;
      const chosen = text === raised ? (fan.playable || fits ? HINTED.chosen : Math.min(16, card.h * 0.14)) : 0;
      const up = (fan.playable?.includes(text) ? lift : fits) + chosen;
      const y = box.y + r * rowStep + at.y - up;
      const w = next ? Math.min(next.x - at.x, card.w) : card.w;
      if (next) hand.step = Math.min(hand.step, w);
      // The visible part of an upper row is above the next one.
      const seen = last ? card.h : box.y + (r + 1) * rowStep - y;
      hand.placed.push({
        zone,
        card: text,
        dealt: dealt(index),
        spot: { x: at.x, y, scale: 1, z: 300 + index, faint: false, turn: at.turn },
      });
      hand.cards.push({
        card: text,
        tap: { x: at.x, y, w, h: Math.min(seen, card.h, fan.height - y - SUNK) },
        turn: at.turn,
      });
      index += 1;
    });
  });
  return hand;
}
