// The drawing of the front of a card of 250 x 350: shared by the cards of the page and by pictures of a table.
import { indexOf, rankOf, suitOf, type Card } from "../base/cards";
import type { Box } from "../layout/geometry";
import { suitAt } from "./art";
import { RANKS } from "./ranks";

/**
 * `big`: the index in a wide column, a court as a portrait: a card of a hand on a phone. `mid`: the same column,
 * narrower, with a two-way court: from {@link MIDDLE} px. `pile`: rank and suit on one line at the top, so that a card
 * is readable when only its upper strip is visible. `small`: two small indices in the corners, by choice.
 */
export type FaceName = "big" | "mid" | "pile" | "small";

/** The width from which a face shows a two-way court, px. */
export const MIDDLE = 100;

export interface Drawing {
  /** The outlines of the rank, each with the transform to its place. */
  ranks: readonly { d: string; transform: string }[];
  /**
   * All signs of the suit as one path; the ace's large one separate, since its outline is thicker where suits are
   * outlined.
   */
  pips: string;
  ace: { d: string; inlay: string; crown: string } | null;
  /** The frame of a court. */
  frame: Box | null;
}

/** The picture of a court: its frame, and the whole picture, of which the frame shows a part. */
export interface Court {
  frame: Box;
  picture: Box;
}

interface Plan {
  /**
   * The index: the middle of its column, the top of the rank with its height and its greatest width, the line that a
   * tail must not reach, and the suit.
   */
  index: {
    x: number;
    top: number;
    high: number;
    wide: number;
    floor: number;
    suitX: number;
    suitY: number;
    suit: number;
  };
  frame: Box;
  picture: Box;
  /** How far a portrait moves sideways: 1 for the shift in {@link SHIFTS}. */
  shift: number;
  ace: { x: number; y: number; high: number };
  /** The columns of the pips. */
  columns: readonly [number, number];
  /** The middle of the highest row of n pips, of the lowest, and the height of a pip. */
  rows: (n: number) => readonly [top: number, bottom: number, high: number];
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

const PLANS: Record<FaceName, Plan> = {
  big: {
    index: { x: 51, top: 22, high: 82, wide: 80, floor: 124, suitX: 51, suitY: 160, suit: 70 },
    frame: box(97, 12, 141, 326),
    picture: box(26.5, 12, 282, 446),
    shift: 1,
    ace: { x: 150, y: 214, high: 176 },
    columns: [122, 206],
    rows: (n) => [n > 3 ? 66 : 78, n > 3 ? 284 : 272, n > 8 ? 50 : n > 6 ? 56 : 62],
  },
  mid: {
    index: { x: 38, top: 20, high: 60, wide: 54, floor: 93, suitX: 38, suitY: 119, suit: 50 },
    frame: box(70, 14, 168, 322),
    picture: box(60.5, 14, 187, 322),
    shift: 0,
    ace: { x: 150, y: 182, high: 178 },
    columns: [104, 200],
    rows: (n) => [58, 292, n > 8 ? 56 : 60],
  },
  pile: {
    index: { x: 46, top: 15, high: 51, wide: 66, floor: 77, suitX: 112, suitY: 42, suit: 50 },
    frame: box(14, 84, 222, 254),
    picture: box(-9, 84, 268, 424),
    shift: 0.9,
    ace: { x: 125, y: 214, high: 190 },
    columns: [66, 184],
    rows: (n) => [n > 8 ? 122 : n > 5 ? 128 : 144, n > 8 ? 302 : n > 5 ? 296 : 284, n > 8 ? 50 : 58],
  },
  small: {
    index: { x: 23, top: 13, high: 38, wide: 33, floor: 58, suitX: 23, suitY: 75, suit: 33 },
    frame: box(43, 33, 164, 284),
    picture: box(43, 33, 164, 284),
    shift: 0,
    ace: { x: 125, y: 175, high: 168 },
    columns: [86, 164],
    rows: (n) => [62, 288, n > 8 ? 54 : 58],
  },
};

/** How far a portrait moves to the right, so that the head is in its frame. */
const SHIFTS: Readonly<Record<string, number>> = { KS: -17, QS: 20, KC: -2, KH: -4, KD: -2, QC: 14, QD: 10 };

/** The middles of the pips in a field of 1 x 1. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = (() => {
  const pairs = (...ys: number[]): (readonly [number, number])[] =>
    ys.flatMap(
      (y) =>
        [
          [0, y],
          [1, y],
        ] as const,
    );
  const middle = (...ys: number[]): (readonly [number, number])[] => ys.map((y) => [0.5, y] as const);
  const [third, sixth] = [1 / 3, 1 / 6];
  return [
    [],
    [],
    middle(0, 1),
    middle(0, 0.5, 1),
    pairs(0, 1),
    [...pairs(0, 1), ...middle(0.5)],
    pairs(0, 0.5, 1),
    [...pairs(0, 0.5, 1), ...middle(0.25)],
    [...pairs(0, 0.5, 1), ...middle(0.25, 0.75)],
    [...pairs(0, third, 2 * third, 1), ...middle(0.5)],
    [...pairs(0, third, 2 * third, 1), ...middle(sixth, 1 - sixth)],
  ];
})();

/** The middle of a suit's body, relative to the middle of its height: the crown of an ace is there. */
const BODY: Readonly<Record<string, number>> = { S: 10, H: -12, C: -2, D: 0 };

export const isCourt = (card: Card): boolean => "JQK".includes(rankOf(card));

/** The picture of a court on a face. */
export function courtOf(card: Card, face: FaceName): Court {
  const { frame, picture, shift } = PLANS[face];
  return { frame, picture: { ...picture, x: picture.x + (SHIFTS[card] ?? 0) * shift } };
}

/**
 * A rank around `x`: with the planned height, smaller if its tail would reach the floor, narrowed if it is too wide.
 */
function rank(label: string, { x, top, high, wide, floor }: Plan["index"]): { d: string; transform: string } {
  const [width, below, d] = RANKS[label] ?? [0, 0, ""];
  const scale = Math.min(high / 100, (floor - top) / (100 + below));
  const across = Math.min(scale, wide / width);
  const round = (value: number): string => String(Math.round(value * 1000) / 1000);
  return {
    d,
    transform:
      `translate(${round(x - (width * across) / 2)} ${round(top + 100 * scale)}) ` +
      `scale(${round(across)} ${round(scale)})`,
  };
}

function drawn(card: Card, label: string, face: FaceName): Drawing {
  const suit = suitOf(card);
  const plan = PLANS[face];
  const { index, columns, ace } = plan;
  const both = face === "small";
  const first = rank(label, index);
  const ranks = both ? [first, { d: first.d, transform: `rotate(180 125 175) ${first.transform}` }] : [first];
  let pips = suitAt(suit, index.suitX, index.suitY, index.suit);
  if (both) pips += suitAt(suit, 250 - index.suitX, 350 - index.suitY, index.suit, true);
  if (isCourt(card)) return { ranks, pips, ace: null, frame: plan.frame };
  if (rankOf(card) === "A") {
    return {
      ranks,
      pips,
      ace: {
        d: suitAt(suit, ace.x, ace.y, ace.high),
        inlay: suitAt(suit, ace.x, ace.y, ace.high * 0.78),
        crown: `translate(${ace.x - 17.9} ${ace.y - 17 + (BODY[suit] ?? 0)}) scale(.895)`,
      },
      frame: null,
    };
  }
  const middles = PIPS[rankOf(card) === "T" ? 10 : Number(rankOf(card))] ?? [];
  const [top, bottom, high] = plan.rows(middles.length);
  for (const [x, y] of middles)
    pips += suitAt(suit, columns[0] + (columns[1] - columns[0]) * x, top + (bottom - top) * y, high, y > 0.5);
  return { ranks, pips, ace: null, frame: null };
}

const KEPT = new Map<string, Drawing>();

/** The front of a card with the letters of its index ("A J Q K"). */
export function faceOf(card: Card, letters: string, face: FaceName): Drawing {
  const label = indexOf(card, letters);
  const key = `${card} ${label} ${face}`;
  let found = KEPT.get(key);
  if (!found) KEPT.set(key, (found = drawn(card, label, face)));
  return found;
}

/** The transform of the crown in a court's frame until its picture is loaded. */
export const standIn = ({ x, y, w, h }: Box): string => `translate(${x + w / 2 - 40} ${y + h / 2 - 34}) scale(2)`;
