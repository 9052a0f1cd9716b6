// The player's own hand: a fan in one row, or in two where one would be too narrow for a finger.
import { suitOf, type Card } from "../cards";
import type { Box, Form, HandCard, Placed, Size } from "./geometry";

/** The smallest step between two cards that are played by one tap, in CSS pixels. */
export const TAP = 44;
/** What of a card is free for a finger at least, but for what is lost to rounding: where it is less, a first tap only raises the card. */
export const FINGER = TAP - 1;
/** The least step of all: the index of a card is read, and a finger can raise it. */
export const STRIP = 24;
/** How far a row is above the next, against a card's height. */
export const ROW_STEP = 0.66;
/** How far cards that can be played are lifted, px. */
export const LIFT = { high: 22, low: 16 } as const;
/** How far cards are lifted that fit somewhere, against their height and px at most, and how much further a chosen one is. */
const HINTED = { part: 0.12, most: 13, chosen: 8 } as const;
/** How much of what the ends of a fan lie lower is added there: lifted, a card stands out from its neighbours as it does in the middle. */
const UP = 0.6;
/** How far the ends of a fan lie below its middle, px. */
export const DROP = 10;

/** The angle of the cards at the ends of a fan, degrees. */
const TURN: Record<Form, number> = { phone: 5.7, low: 3.2, tall: 5.5, wide: 7.5 };
/** The gap where the suit changes, px. */
const SUIT_GAP: Record<Form, number> = { phone: 7, low: 9, tall: 18, wide: 18 };
/** So much above the edge of the screen ends what takes a tap: turned, it stays on the screen. */
const SUNK = 6;
/** How wide a step is at most, in cards. */
const WIDEST = 0.74;

export interface Hand {
  placed: Placed[];
  cards: HandCard[];
  /** The step between neighbours, the smallest of all rows. */
  step: number;
}

/** How a hand lies. */
export interface Fan {
  form: Form;
  /** The size of the table against the designed one. */
  scale: number;
  /** The height of the screen: what is below it takes no tap. */
  height: number;
  /** The cards that can be played, where others cannot; null: none is lifted. */
  playable: readonly Card[] | null;
  /** The cards that fit somewhere: they are lifted a little, less than a chosen one. */
  fits?: ReadonlySet<Card> | null;
  /** The least step: neither gaps nor breaks between suits make it smaller, where that can be. */
  least?: number;
}

/** The rows that this many cards need if one row takes `oneRow`. */
export function handRows(cards: number, oneRow: number): number {
  return Math.max(1, Math.ceil(cards / oneRow));
}

/** The most cards a row of `width` takes with a step of at least `step`. */
export function rowAt(width: number, card: Size, step: number = TAP): number {
  return Math.max(1, Math.floor((width - card.w) / step) + 1);
}

/** Where suits lie together, the first card of each suit but the first. In other orders: none. */
function suitBreaks(cards: readonly Card[]): number[] {
  const breaks = cards.flatMap((card, i) => (i && suitOf(card) !== suitOf(cards[i - 1] as Card) ? [i] : []));
  return breaks.length < new Set(cards.map(suitOf)).size ? breaks : [];
}

/**
 * The cards of each row. Two rows are broken between two suits where that leaves no row longer than `most`, as near to the middle as
 * can be; else in the middle.
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
function row(cards: readonly Card[], box: Box, card: Size, { form, scale, least = STRIP }: Fan, upper: boolean): { x: number; y: number; turn: number }[] {
  const breaks = suitBreaks(cards);
  const steps = Math.max(1, cards.length - 1);
  const room = box.w - card.w;
  const gap = Math.min(SUIT_GAP[form] * Math.min(1, scale), Math.max(0, (room - least * steps) / Math.max(1, breaks.length)));
  const step = Math.min(card.w * WIDEST, (room - gap * breaks.length) / steps);
  const whole = step * (cards.length - 1) + gap * breaks.length;
  const start = box.x + (room - whole) / 2;
  // Few cards are held closer: they turn less than a full hand.
  const part = Math.min(1, (whole + card.w) / Math.min(box.w, card.w * 5));
  return cards.map((_, i) => {
    const x = start + i * step + gap * breaks.filter((at) => at <= i).length;
    const out = whole > 0 ? (2 * (x - start)) / whole - 1 : 0;
    return { x, y: out * out * DROP * Math.max(1, scale) * (form === "low" || upper ? 0.5 : 1) * part, turn: out * TURN[form] * part };
  });
}

/**
 * Lay out the hand in `box`, rows from above, each row centred. The last row may lie lower than the screen reaches.
 *
 * `raised` is drawn higher than all others. `dealt` gives each card's place in the order of the deal.
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
      // Of an upper row is seen what is above the next one.
      const seen = last ? card.h : box.y + (r + 1) * rowStep - y;
      hand.placed.push({ zone, card: text, dealt: dealt(index), spot: { x: at.x, y, scale: 1, z: 300 + index, faint: false, turn: at.turn } });
      hand.cards.push({ card: text, tap: { x: at.x, y, w, h: Math.min(seen, card.h, fan.height - y - SUNK) }, turn: at.turn });
      index += 1;
    });
  });
  return hand;
}
