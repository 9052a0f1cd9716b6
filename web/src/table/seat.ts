// The texts at a seat, and how much room they need, measured in the page's typeface. Widths are for text of the usual
// size: if the text is larger, callers divide by its factor.
import type { SeatBox } from "../layout/geometry";
import type { View } from "../base/messages";
import { factsOf } from "../game/registry";
import { totalText } from "../words/counted";
import { tricksOf } from "../words/game";
import { levelName } from "../words/names";
import { plain } from "../words/names";
import { t } from "../words/words.svelte";
import { textWidth } from "./textWidth.svelte";

/** The font sizes at a seat, px: its name, and the line below. */
export const NAME = 15;
const LINE = 13;
/** The least factor for both sizes, before a name takes two lines or a line drops its picture. */
const LEAST = 0.8;
/** A plate's padding on both sides together, px. */
export const PLATE = 16;
/**
 * Small card backs that represent tricks: the width of the first, of each further one, and of the gap to the words, px;
 * and the largest number of them.
 */
const BACK = { first: 11, next: 5, gap: 5, most: 5 } as const;

/** The number that a seat shows: of tricks in a game of tricks, otherwise of cards. */
function counter(view: View, seat: number): number {
  const tricks = tricksOf(view);
  return (tricks ? tricks.taken[seat] : view.table?.counts[seat]) ?? 0;
}

/** That number in words. */
export function counted(view: View, seat: number): string {
  if (!view.table) return "";
  return t(tricksOf(view) ? "tricks-count" : "cards-count", { count: counter(view, seat) });
}

const total = (view: View, seat: number): number => view.sheet.totals[seat] ?? 0;
export const points = (view: View, seat: number): string => totalText(view, total(view, seat));

/** The level of a bot; empty for people. */
export function level(view: View, seat: number): string {
  const { kind = "open", substitute } = view.seats[seat] ?? {};
  if (substitute) return levelName(substitute);
  // The others of a lesson have a script, and no level.
  return kind === "human" || kind === "open" || view.lesson ? "" : levelName(kind);
}

/**
 * The parts of a seat's line: the number of small backs, the words, and the points so far if the game's cards do not
 * show them.
 */
export interface Telling {
  backs: number;
  count: string;
  points: string;
  /** The width of the words in one line, in em, and of the backs before them, px. */
  wide: number;
  before: number;
}

/** The width available for the words of a seat, px at text of size 1. */
export const wordsRoom = ({ shape, w, portrait, gap }: SeatBox, text: number, plate: boolean): number =>
  (shape === "column" ? w : w - portrait - Math.max(0, gap)) / text - (plate ? PLATE : 0);

/** The line of a seat, for words of this width. */
export function lineOf(view: View, seat: number, room: number): Telling {
  const count = counted(view, seat);
  const tricks = factsOf(view.game)?.tricks === true;
  const named = tricks ? "" : `· ${points(view, seat)}`;
  // If there is no room for both, the points are only in the score.
  const shown = textWidth(`${count} ${named}`, 500) * LINE * LEAST > room ? "" : named;
  const number = tricks ? Math.min(BACK.most, counter(view, seat)) : 0;
  const pictures = number ? BACK.first + (number - 1) * BACK.next + BACK.gap : 0;
  const wide = textWidth(`${count} ${shown}`.trim(), 500);
  // If there is no room for the word after a number of cards, a picture of a card replaces it.
  if (!tricks && view.table && wide * LINE * LEAST > room) {
    const short = plain(counter(view, seat));
    return {
      backs: 1,
      count: short,
      points: shown,
      wide: textWidth(`${short} ${shown}`, 500),
      before: BACK.first + BACK.gap,
    };
  }
  const backs = wide * LINE * LEAST + pictures <= room ? number : 0;
  return { backs, count, points: shown, wide, before: backs ? pictures : 0 };
}

/** The greatest width of a seat's line during a deal, px: words of that width never move, whatever the number. */
export function lineRoom(view: View, seat: number): number {
  const tricks = tricksOf(view) !== null;
  const most = Math.max(10, counter(view, seat));
  const count = t(tricks ? "tricks-count" : "cards-count", { count: most });
  const shown = factsOf(view.game)?.tricks === true ? "" : `· ${totalText(view, Math.max(10, total(view, seat)))}`;
  return (
    textWidth(`${count} ${shown}`.trim(), 500) * LINE +
    (tricks ? BACK.first + (BACK.most - 1) * BACK.next + BACK.gap : 0)
  );
}

/** Whether a name fits one line of this width in the smallest size. */
export const fits = (name: string, room: number): boolean => textWidth(name, 700) * NAME * LEAST <= room;

/** How many of these letters fit a line together with `end`. */
function most(letters: readonly string[], end: string, room: number): number {
  let count = letters.length;
  while (count > 1 && !fits(letters.slice(0, count).join("").trimEnd() + end, room)) count -= 1;
  return count;
}

/** A text with a name in one line of this width: the end of a long name is cut off. */
export function shortened(name: string, text: (name: string) => string, room: number): string {
  const letters = [...name];
  if (fits(text(name), room)) return text(name);
  const cut = letters.slice(0, most(letters, `…${text("")}`, room)).join("");
  return text(`${cut.trimEnd()}…`);
}

/**
 * A name in two lines of this width, split between words or, if it is a single word, in its middle. The rest is cut
 * off.
 */
export function parted(name: string, room: number): string {
  const words = name.match(/[^\s-]+[\s-]*/gu) ?? [name];
  let first = "";
  while (words.length > 1 && fits((first + words[0]).trimEnd(), room)) first += words.shift();
  let rest = [...words.join("")];
  if (!first) {
    const half = Math.ceil([...(words[0] ?? "")].length / 2);
    const parts = Math.min(half, most(rest, "-", room));
    first = `${rest.slice(0, parts).join("")}-`;
    rest = rest.slice(parts);
  }
  const whole = rest.join("");
  const second = fits(whole, room)
    ? whole
    : `${rest
        .slice(0, most(rest, "…", room))
        .join("")
        .replace(/[\s-]+$/u, "")}…`;
  return `${first.trimEnd()}\n${second}`;
}

/** The most cards that a seat shows singly of those it has taken; beyond that it shows how many more there are. */
const CHIPS = 3;
/** The width of a chip with its gap, px; and the width that chips in pairs leave to the words beside them, px. */
const CHIP = 37;
const BESIDE = 130;

/** How many pairs of chips fit beside the words, for a number of cards in this width. */
export const pairs = (taken: number, room: number): number =>
  Math.min(2, Math.ceil(taken / 2), Math.max(1, Math.floor((room - BESIDE) / CHIP)));

/** The width of some pairs, px. */
export const pairsWidth = (count: number): number => count * CHIP + (count ? 3 : 0);

/** The newest of the cards that a seat has taken, and how many more there are; at most `most` chips. */
export const chips = (taken: readonly string[], most: number = CHIPS): { cards: string[]; more: number } => {
  const shown = taken.length > most ? most - 1 : taken.length;
  return { cards: taken.slice(taken.length - shown), more: taken.length - shown };
};
