// The layout of a pile's cards in its cell: each one is readable if there is room. Otherwise base, last but one and top
// are, and the others are behind a gap with their number, so that cards which do not follow each other never touch. The
// pile never leaves its cell.
import { centre, type Box, type Size } from "../../layout/geometry";

/** The direction in which piles grow: downwards or, on a phone held sideways, across. */
export type Along = "down" | "across";

/**
 * The visible part of a covered card, relative to its width: if there is room, and the least that shows rank and suit.
 */
export const STRIP = { down: { easy: 1 / 3, least: 0.29 }, across: { easy: 0.393, least: 0.39 } } as const;

/** The number of strips for which a cell has room: those of four cards, or of a folded pile with its gap. */
export const STRIPS = 3;

/**
 * How far the cards of a corner lean outwards, from the base to the top, relative to a card's width, and at most in px.
 */
const LEAN = { base: -0.055, top: 0.11, most: 8 } as const;

/**
 * A strip at least this wide, relative to the least one, is still readable; the base's strip is never narrower than the
 * least one.
 */
const NEARLY = 0.9;

/** The distance of each card of a pile from its base. `room`: for all but one card; `width`: of a card. */
export function offsets(cards: number, room: number, along: Along, width: number): number[] {
  const easy = STRIP[along].easy * width;
  const least = STRIP[along].least * width;
  /** Whether there is room for this number of strips. And the width of the base's strip. */
  const fits = (strips: number): boolean => strips <= 1 || least + (strips - 1) * least * NEARLY <= room;
  const first = (strips: number): number => Math.min(easy, room, Math.max(least, room / strips));
  const covered = Math.max(0, cards - 1);
  if (fits(covered)) {
    const base = first(covered);
    const step = Math.min(easy, (room - base) / Math.max(1, covered - 1));
    return Array.from({ length: cards }, (_, i) => (i ? base + (i - 1) * step : 0));
  }
  // The base's strip, a gap for those between, the strip of the last but one: the last only if there is room for all
  // three.
  const three = covered > 2 && fits(STRIPS);
  const base = first(three ? STRIPS : 1);
  const gap = Math.min(easy, (room - base) / (three ? 2 : 1));
  const between = covered - (three ? 2 : 1);
  const hidden = Array.from({ length: between }, (_, i) => base + (gap * i) / between);
  return [0, ...hidden, ...(three ? [base + gap] : []), base + gap * (three ? 2 : 1)];
}

/** How far a gap extends beyond the sides of its pile, px. */
const OVER = 2;

/** The cards of a pile without a visible index: their number, and the gap over them, from side to side of the pile. */
export function between(
  spots: readonly { x: number; y: number }[],
  card: Size,
  along: Along,
): (Box & { count: number }) | null {
  const down = along === "down";
  const at = spots.map(({ x, y }) => (down ? y : x));
  const hidden = at
    .slice(1)
    .flatMap((next, i) => (next - (at[i] ?? 0) < STRIP[along].least * card.w * NEARLY ? [i] : []));
  const first = spots[hidden[0] ?? -1];
  const over = spots[(hidden.at(-1) ?? 0) + 1];
  if (!first || !over) return null;
  const [x, y] = [Math.min(first.x, over.x), Math.min(first.y, over.y)];
  const w = down ? Math.abs(over.x - first.x) + card.w + 2 * OVER : over.x - first.x;
  const h = down ? over.y - first.y : Math.abs(over.y - first.y) + card.h + 2 * OVER;
  return { x: down ? x - OVER : x, y: down ? y : y - OVER, w, h, count: hidden.length };
}

/**
 * The corners of a pile's cards. `out`: the direction in which a corner leans away from the middle of the board, 0:
 * none.
 */
export function pileSpots(cards: number, cell: Box, card: Size, along: Along, out: number): { x: number; y: number }[] {
  const down = along === "down";
  const laid = offsets(cards, down ? cell.h - card.h : cell.w - card.w, along, card.w);
  const reach = laid.at(-1) ?? 0;
  const middle = centre(cell);
  const start = down ? middle.y - (card.h + reach) / 2 : middle.x - (card.w + reach) / 2;
  const aside = down ? (cell.w - card.w) / 2 : (cell.h - card.h) / 2;
  const across = down ? middle.x - card.w / 2 : middle.y - card.h / 2;
  // A short pile leans less than a long one.
  const share = reach / (STRIPS * STRIP[along].easy * card.w);
  return laid.map((at) => {
    const lean =
      cards > 1 ? LEAN.base + (LEAN.top - LEAN.base) * (at / (reach || 1)) * (0.5 + Math.min(1, share) / 2) : 0;
    const by = Math.min(aside, LEAN.most, Math.abs(lean * card.w)) * Math.sign(lean) * out;
    return down ? { x: across + by, y: start + at } : { x: start + at, y: across + by };
  });
}
