// How the cards of a pile overlap.

/** The least strip that shows a card's rank uncut, as a part of the card's height or width; 24 px on a 60 x 84 card. */
export const READABLE = { vertical: 0.286, horizontal: 0.4 } as const;
/** The least strip of an upright pile's base, in pixels, however small its cards are: its rank stays readable. */
export const STRIP = 24;
/** The strip, in pixels, that only shows that a card is there. */
const EDGE = 4;
/** How much wider than the least a strip is where there is room. */
const EASY = 1.08;

const leastStrip = (direction: "vertical" | "horizontal", card: number): number =>
  direction === "vertical" ? Math.max(STRIP, card * READABLE.vertical) : card * READABLE.horizontal;

/** The distance from base to top of a pile in which every card can be read. */
export const reachOf = (cards: number, direction: "vertical" | "horizontal", card: number): number =>
  Math.max(0, cards - 1) * leastStrip(direction, card) * EASY;

/**
 * The distance of each card of a pile from its base, in pixels.
 *
 * The base's strip stays readable and the top card is whole; where `room` (for all but the top card) is short, the
 * cards in the middle become mere edges, so that no index is ever cut: only base and top matter to the rules.
 */
export function fan(cards: number, room: number, direction: "vertical" | "horizontal", card: number): number[] {
  const strips = cards - 1;
  if (strips <= 0) return cards ? [0] : [];
  const least = leastStrip(direction, card);
  if (room / strips >= least) {
    const even = Math.min(least * EASY, room / strips);
    return Array.from({ length: cards }, (_, i) => i * even);
  }
  const base = Math.min(least, room);
  const edge = Math.min(EDGE, Math.max(0, room - base) / Math.max(1, strips - 1));
  // From the top: as many readable strips as there is room for, then edges down to the base.
  const spare = room - base - edge * (strips - 1);
  const readable = Math.max(0, Math.min(strips - 1, Math.floor(spare / (least - edge))));
  const offsets = [0];
  let at = 0;
  for (let i = 1; i < cards; i += 1) {
    at += i === 1 ? base : i > strips - readable ? least : edge;
    offsets.push(at);
  }
  return offsets;
}
