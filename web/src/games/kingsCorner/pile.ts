// How the cards of a pile lie in its cell: the base, the last but one and the top can be read, those between are slivers. The
// whole of it never leaves the cell.
import { centre, type Box, type Size } from "../../layout/geometry";

/** Which way piles grow: downwards or, on a phone on its side, across. */
export type Along = "down" | "across";

/** The most cards of a pile: king to ace. */
export const LONGEST = 13;

/** What of a covered card is seen, against its width: as much as there is room for, and the least that shows rank and suit. */
export const STRIP = { down: { easy: 1 / 3, least: 0.29 }, across: { easy: 0.393, least: 0.39 } } as const;

/** What is seen of a card between, px, on a card of up to {@link USUAL} px; the most grows with larger ones. */
export const sliver = { most: 2.6, least: 0.8 } as const;
const USUAL = 100;

/** How far the cards of a corner lean outwards against a card's width, from the base to the top, and px at most. */
const LEAN = { base: -0.055, top: 0.11, most: 8 } as const;

/** The distance of each card of a pile from its base. `room`: for all but one card; `width`: of a card. */
export function offsets(cards: number, room: number, along: Along, width: number): number[] {
  const between = Math.max(0, cards - 3);
  const strips = Math.min(2, cards - 1);
  const easy = STRIP[along].easy * width;
  const least = Math.min(STRIP[along].least * width, room);
  let strip = easy;
  if (strips > 0) strip = Math.max(least, Math.min(easy, (room - between * (between ? sliver.least : 0)) / strips));
  // Where there is room for one strip only it is the base's: base and top are all that the rules ask of a pile.
  const last = Math.max(0, Math.min(strip, room - strip - between * sliver.least));
  const thin = between ? Math.max(0, Math.min(sliver.most * Math.max(1, width / USUAL), (room - strip - last) / between)) : 0;
  const found: number[] = [];
  for (let i = 0, at = 0; i < cards; i += 1) {
    if (i === 1) at += strip;
    else if (i === cards - 1) at += last;
    else if (i > 0) at += thin;
    found.push(at);
  }
  return found;
}

/** A mark of the cards between reaches over the side of the pile, px; where piles lie across, its middle is above their foot. */
const MARK = { over: 3, foot: 13 } as const;
/** A strip that is this much narrower than the least one can still be read. */
const NEARLY = 0.9;

/** The cards of a pile that show no index: how many, and where a mark lies that says so, on the seam over them: its end, away from
 * the indices, or its middle where piles lie across. */
export function between(spots: readonly { x: number; y: number }[], card: Size, along: Along): { x: number; y: number; count: number } | null {
  const down = along === "down";
  const at = spots.map(({ x, y }) => (down ? y : x));
  const hidden = at.slice(1).flatMap((next, i) => (next - (at[i] ?? 0) < STRIP[along].least * card.w * NEARLY ? [i] : []));
  const first = spots[hidden[0] ?? -1];
  const over = spots[(hidden.at(-1) ?? 0) + 1];
  if (!first || !over) return null;
  const seam = { x: (first.x + over.x) / 2, y: (first.y + over.y) / 2 };
  const count = hidden.length;
  return down ? { x: Math.max(first.x, over.x) + card.w + MARK.over, y: seam.y, count } : { x: seam.x, y: over.y + card.h - MARK.foot, count };
}

/** Where the corners of a pile's cards lie. `out`: to which side a corner leans away from the middle of the board, 0: not. */
export function pileSpots(cards: number, cell: Box, card: Size, along: Along, out: number): { x: number; y: number }[] {
  const down = along === "down";
  const laid = offsets(cards, down ? cell.h - card.h : cell.w - card.w, along, card.w);
  const reach = laid.at(-1) ?? 0;
  const middle = centre(cell);
  const start = down ? middle.y - (card.h + reach) / 2 : middle.x - (card.w + reach) / 2;
  const aside = down ? (cell.w - card.w) / 2 : (cell.h - card.h) / 2;
  const across = down ? middle.x - card.w / 2 : middle.y - card.h / 2;
  // A short pile leans less than a long one.
  const share = reach / (2 * STRIP[along].easy * card.w + (LONGEST - 3) * sliver.most);
  return laid.map((at) => {
    const lean = cards > 1 ? LEAN.base + (LEAN.top - LEAN.base) * (at / (reach || 1)) * (0.5 + share / 2) : 0;
    const by = Math.min(aside, LEAN.most, Math.abs(lean * card.w)) * Math.sign(lean) * out;
    return down ? { x: across + by, y: start + at } : { x: start + at, y: across + by };
  });
}
