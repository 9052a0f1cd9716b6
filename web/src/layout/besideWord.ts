// The position of the small card that explains a tapped word.
import { bottom, right, type Box, type Size } from "./geometry";

/** The distance to the word, and to the edges of the page, px. */
const GAP = 8;

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(right(one), right(other)) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y));

/**
 * The upper left corner of a card of this size on a page: below or above the word or its text, otherwise at an edge of
 * the page. It leaves the text to be read, if it can. `clear`: what it must not cover, such as the words that say whose
 * turn it is; where that is not possible it covers as little of them as it can.
 */
export function besideWord(
  word: Box,
  text: Box,
  card: Size,
  page: Size,
  clear: readonly Box[],
): {
  x: number;
  y: number;
} {
  const last = page.h - card.h - GAP;
  const x = Math.max(GAP, Math.min(page.w - card.w - GAP, word.x + word.w / 2 - card.w / 2));
  const beside = [word, text].flatMap((box) => [bottom(box) + GAP, box.y - card.h - GAP]);
  const places = [...beside, last, GAP].filter((y) => y === GAP || (y >= GAP && y <= last));
  // The text never outweighs what must be clear.
  const covered = (y: number): number =>
    shared({ x, y, ...card }, text) +
    page.w * page.h * clear.reduce((sum, box) => sum + shared({ x, y, ...card }, box), 0);
  return { x, y: places.reduce((best, y) => (covered(y) < covered(best) ? y : best)) };
}
