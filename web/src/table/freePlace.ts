// A place on the table where a line of text covers nothing that matters. It depends on where seats, piles and the cards
// of a trick may lie, not on what lies there, so that a line does not move during a deal.
import { bottom, right, type Box } from "../layout/geometry";
import type { Scene } from "../layout/scene";
import { RAIL } from "../layout/railed";

/** The distance to everything else, px. */
const GAP = 6;
/** The font size and the padding above and below the text, px, and both where there is little room. */
const SIZES = [
  { font: 14.5, padding: 7 },
  { font: 13, padding: 3 },
] as const;
/** The height of a line, relative to the font size. */
const LINE = 1.3;
/** The width of the close button and of the padding at the other end, px. */
const BESIDE = 44 + 14;
/** The least width and height, and the greatest width, px for text of size 1. */
const LEAST = { w: 190, h: 44 } as const;
const MOST = 430;
/** Lines break at words: so much of a line may stay empty. */
const BROKEN = 0.35;
/** The corner of a phone that a button of the bar takes, px, and the corner that two take. */
const CORNER = { w: 54, two: 106, h: 52 } as const;
/** The width of the title in the bar of a phone held sideways, px for text of size 1. */
const TITLE = 190;
/** How far the cards that are held at the rail reach over the felt, and half the width of their fan, px. */
const FAN = { reach: 106, half: 92 } as const;

export interface FreePlace extends Box {
  /** The font size, px. */
  size: number;
  /** Whether it covers what the bar of a phone says. */
  inBar: boolean;
}

/** The cards that the others hold at the rail. */
function fans({ seats, table, scale }: Scene): Box[] {
  if (!table) return [];
  const [reach, half] = [FAN.reach * scale, FAN.half * scale];
  return seats.flatMap(({ held }) => {
    if (!held) return [];
    if (held.turn === 180) return [{ x: held.x - half, y: table.y, w: 2 * half, h: reach }];
    const x = held.turn > 0 ? table.x : right(table) - reach;
    return [{ x, y: held.y - half, w: reach, h: 2 * half }];
  });
}

/** The buttons of the bar, and what is played for. While a player makes a call, a phone shows that on the sheet. */
function inBar(scene: Scene, calling: boolean, mirrored: boolean): Box[] {
  const { banner, bar, panel, table, form } = scene;
  const shown: Box = { ...banner, x: mirrored && !panel ? bar.w - right(banner) : banner.x };
  if (table) return panel ? [{ x: table.x, y: table.y, w: right(banner) - table.x, h: banner.y + 48 - table.y }] : [];
  const back = CORNER.w;
  const keys = form === "low" ? CORNER.two : back;
  // On a phone held sideways there is room beside the title; held upright, only in its place.
  const title = form === "low" && !banner.h ? back + TITLE * scene.text : back;
  const [first, last] = mirrored ? [keys, title] : [title, keys];
  return [
    { x: 0, y: 0, w: first, h: CORNER.h },
    { x: bar.w - last, y: 0, w: last, h: CORNER.h },
    ...(banner.h && !calling ? [shown] : []),
  ];
}

/** Everything that a line must not cover. `sheet`: what covers the felt; null: nothing. */
export function obstacles(scene: Scene, sheet: Box | null, mirrored: boolean): Box[] {
  const { action, ends, hand, places, seats } = scene;
  const felt = Object.entries(places).flatMap(([name, box]) => (name === "trick" ? [] : [box]));
  return [
    ...seats.filter(({ w }) => w > 0),
    ...fans(scene),
    ...inBar(scene, sheet !== null, mirrored),
    ...(sheet ? [sheet] : [...felt, ...Object.values(ends)]),
    hand,
    action,
  ];
}

/** The part of the table in which a line may be: the upper half, inside the rail. */
function region({ table, scale, bar, felt }: Scene): Box {
  const inset = (RAIL + GAP) * scale;
  const [x, y] = table ? [table.x + inset, table.y + inset] : [GAP, 4];
  return { x, y, w: table ? table.w - 2 * inset : bar.w - 2 * GAP, h: felt.y + felt.h / 2 - y };
}

/** The largest box with this corner that covers nothing; null if the least is too large. */
function fitted(x: number, y: number, most: number, area: Box, taken: readonly Box[], heightOf: (w: number) => number) {
  // Whole pixels: with fractions an obstacle could be hit again for ever.
  let w = Math.floor(Math.min(most, right(area) - x));
  while (w >= LEAST.w) {
    const h = heightOf(w);
    if (y + h > bottom(area)) return null;
    const hit = taken.find(
      (one) => one.x < x + w + GAP && right(one) > x - GAP && one.y < y + h + GAP && bottom(one) > y - GAP,
    );
    if (!hit) return { x, y, w, h };
    w = Math.min(w - 1, Math.floor(hit.x - GAP - x));
  }
  return null;
}

/** The best place has the least rank: few lines, high up, and on the side of what is played for. */
const rank = ({ x, y, h }: Box): number => 2 * h + y + x / 2;

/**
 * The place of a text that is `em` wide on one line; null: there is no room. `mirrored`: whether the page runs from
 * right to left.
 */
export function freePlace(scene: Scene, em: number, sheet: Box | null, mirrored = false): FreePlace | null {
  const area = region(scene);
  const taken = obstacles(scene, sheet, mirrored);
  const ys = [area.y, ...taken.map((box) => bottom(box) + GAP)].filter((y) => y >= area.y);
  const xs = [area.x, ...taken.map((box) => right(box) + GAP)].filter((x) => x >= area.x);
  for (const { font, padding } of SIZES) {
    const size = font * scene.text;
    const heightOf = (w: number): number => {
      const lines = (em * size) / (w - BESIDE);
      const high = (lines <= 0.97 ? 1 : Math.ceil(lines + BROKEN)) * size * LINE;
      return Math.max(LEAST.h, Math.round(high + 2 * padding));
    };
    const found = ys
      .flatMap((y) => xs.map((x) => fitted(x, y, MOST * scene.text, area, taken, heightOf)))
      .filter((box) => box !== null)
      .toSorted((one, other) => rank(one) - rank(other));
    const [best] = found;
    if (best) return { ...best, size, inBar: scene.form === "phone" && best.y < CORNER.h };
  }
  return null;
}
