// The hand of a lesson's finger: the ways in which it can point, and the one that covers least.
import type { Box, Frame, Size } from "../layout/geometry";

/** Where the finger points; the hand is on the other side of its tip, and to the right, to the left, below or above. */
type Way = "up" | "upLeft" | "left" | "leftAbove" | "right" | "rightAbove" | "down";

/** Where a finger may point: the place of its tip, px, and how. */
export interface Aim {
  x: number;
  y: number;
  way: Way;
}

/** How the drawing, which points upwards, is turned about its tip (degrees clockwise), after it is mirrored. */
export const TURNS: Readonly<Record<Way, { turn: number; mirrored: boolean }>> = {
  up: { turn: -12, mirrored: false },
  upLeft: { turn: 12, mirrored: true },
  left: { turn: -78, mirrored: true },
  leftAbove: { turn: -78, mirrored: false },
  right: { turn: 78, mirrored: false },
  rightAbove: { turn: 78, mirrored: true },
  down: { turn: 168, mirrored: false },
};

/** The side of the square of the drawing, in its own units, and its outline: the tip is at (15, 3). */
export const DRAWN = 64;
export const OUTLINE = [
  "M11 12C9 6 12 2.500 16 2.500c4 0 6.500 3 7.500 7",
  "l5 19.500c3-2.500 8-1.500 9.500 2.500 3-2 8-.5 9 3.500 4-1.500 8 .5 9 5",
  "l2 10c2 9-3.500 16-12.500 18l-10 2c-6 1-10-.5-14-4.500",
  "L6.500 52.500C3 49 3.500 44 7.500 42.500c3.500-1.500 7 0 10 2.500l1.500 1.500z",
].join("");

/** The side of its square on the screen, px; on a phone narrower than this, a smaller hand covers no names. */
const SIDE = { usual: 58, narrow: 46, below: 360 } as const;

/** The side of the square on a table, px. */
export function sideOf({ form, bar, scale, text }: Pick<Frame, "form" | "bar" | "scale" | "text">): number {
  const usual = form === "phone" && bar.w < SIDE.below ? SIDE.narrow : SIDE.usual;
  return Math.round(usual * Math.max(1, scale, Math.min(text, 1.4)));
}

/** What the outline covers, seen from its tip: at a height below the tip, from one x to another. */
const ROWS: readonly (readonly [y: number, from: number, to: number])[] = [
  [5, -4, 6],
  [12, -3, 9],
  [20, -1, 11],
  [28, 1, 19],
  [35, 3, 33],
  [42, -10, 42],
  [50, -9, 44],
  [58, -1, 43],
  [66, 6, 32],
];
/** The distance between two points of a row. */
const APART = 6;
const POINTS = ROWS.flatMap(([y, from, to]) => {
  const count = Math.ceil((to - from) / APART);
  return Array.from({ length: count + 1 }, (_, i) => ({ x: from + ((to - from) * i) / count, y }));
});

/** Points all over the hand, px. `side`: that of its square, px. */
export function covered({ x, y, way }: Aim, side: number): { x: number; y: number }[] {
  const { turn, mirrored } = TURNS[way];
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const scale = side / DRAWN;
  return POINTS.map((point) => {
    const [dx, dy] = [mirrored ? -point.x : point.x, point.y];
    return { x: x + scale * (dx * cos - dy * sin), y: y + scale * (dx * sin + dy * cos) };
  });
}

/** What is to stay visible. `words`: it is read, and worth more than a picture. */
export interface Kept extends Box {
  words?: boolean;
}

/** How bad a point of the hand is that covers words, or is outside the screen; on anything else that is kept: 1. */
const [ON_WORDS, OUTSIDE] = [3, 2];

/** The aim whose hand covers least of `kept` and stays on the screen, the first of equals; undefined: there is none. */
export function bestAim(aims: readonly Aim[], kept: readonly Kept[], screen: Size, side: number): Aim | undefined {
  const holds = (box: Box, x: number, y: number): boolean =>
    x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
  const whole = { x: 0, y: 0, ...screen };
  // Words first: a point that covers some needs no look at the rest.
  const boxes = kept.toSorted((a, b) => Number(b.words ?? false) - Number(a.words ?? false));
  function costAt(x: number, y: number): number {
    const hidden = boxes.find((box) => holds(box, x, y));
    return (hidden ? (hidden.words ? ON_WORDS : 1) : 0) + (holds(whole, x, y) ? 0 : OUTSIDE);
  }
  const cost = (aim: Aim): number => covered(aim, side).reduce((sum, { x, y }) => sum + costAt(x, y), 0);
  let [best, least]: [Aim | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const aim of aims) {
    const now = cost(aim);
    if (now < least) [best, least] = [aim, now];
  }
  return best;
}
