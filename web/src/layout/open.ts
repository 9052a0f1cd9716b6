// The layout of open hands around a table with a rail: at each seat suit by suit, or beside the portrait at the top in
// one row, so that the middle stays free for play. The seats reserve room for a whole hand: nothing moves as it gets
// smaller. Pure.
import { suitOf, type Card } from "../base/cards";
import { bottom, right, type Box, type Placed, type SeatBox, type Size } from "./geometry";
import type { Scene } from "./scene";

/** The size of a card, relative to one of the reader's own hand. */
const SCALE = 0.5;
/**
 * The visible part of a card beside the next one: usually, within a suit, and at least if all are in one row; and above
 * the next row.
 */
const ACROSS = 0.5;
const SUIT = 0.36;
const LEAST = 0.27;
const DOWN = 0.42;
const ROWS = 4;
/** The number of cards for which a row has room. */
const MOST = 13;
const GAP = 8;
/** The gap between a portrait and its words if nothing is held behind it, px. */
const WORDS = 10;
/** The distance of everything from the rail's outer edge, and how much further in than usual the seats are, px. */
const RAIL = 24;
const IN = 8;

type Open = readonly (readonly Card[] | null)[];
type Spots = Map<Card, { x: number; y: number; z: number }>;

/**
 * The same scene, with these hands open (by seat, in their order; null: not open). `titled`: whether the corner before
 * the seat at the top is taken.
 */
export function withOpenHands(scene: Scene, hands: Open, titled = false): Scene {
  const rail = scene.table;
  if (!rail) return scene;
  const w = scene.card.w * SCALE;
  const h = scene.card.h * SCALE;
  const middle = taken(scene);
  const spots: Spots[] = [];
  const onLeft = (box: Box): boolean => box.x + box.w / 2 < rail.x + rail.w / 2;
  const atSide = (box: Box): boolean =>
    Math.abs(box.x + box.w / 2 - rail.x - rail.w / 2) > rail.w * 0.2 &&
    box.y + box.h / 2 > scene.felt.y + scene.felt.h / 4;

  const seats = scene.seats.map((box, seat): SeatBox => {
    const hand = hands[seat];
    if (!hand || box.shape === "own") return box;
    if (box.shape === "row") {
      const placed = { ...box, y: box.y + IN, gap: WORDS, w: box.w - Math.max(0, box.gap) + WORDS, held: null };
      spots[seat] = atTop(hand, placed, scene, titled, { w, h });
      return placed;
    }
    const sides = atSide(box);
    const end = scene.action.y - GAP;
    const down = Math.min(h * DOWN, (end - scene.felt.y - box.h - GAP - h) / (ROWS - 1));
    const block = h + (ROWS - 1) * down;
    const y = sides ? scene.felt.y + Math.max(0, (end - scene.felt.y - box.h - GAP - block) / 2) : box.y;
    const left = onLeft(box);
    const placed = { ...box, x: sides ? box.x + (left ? IN : -IN) : box.x, y, held: null };
    // The cards of a seat in a corner must not reach the seat at the side below it.
    const below = sides
      ? []
      : scene.seats.filter(
          (other, i) => i !== seat && other.shape !== "own" && atSide(other) && onLeft(other) === left,
        );
    const from = Math.max(placed.x, ...below.map((other) => right(other) + IN + GAP));
    const to = Math.min(right(placed), ...below.map((other) => other.x - IN - GAP));
    const room = left ? middle.x - GAP - from : to - right(middle) - GAP;
    const rows = bySuit(hand);
    const longest = Math.max(1, ...rows.map((row) => row.length));
    const across = Math.min(w * SUIT, (Math.max(box.w, room) - w) / Math.max(1, longest - 1));
    const width = (row: readonly Card[]): number => w + (row.length - 1) * across;
    const own: Spots = new Map();
    rows.forEach((row, r) =>
      row.forEach((card, i) => {
        const x = left ? from : to - width(row);
        own.set(card, { x: x + i * across, y: bottom(placed) + GAP + r * down, z: 10 + r * MOST + i });
      }),
    );
    spots[seat] = own;
    return placed;
  });

  const placed = scene.placed.map((each): Placed => {
    const seat = each.zone.startsWith("hand:") ? Number(each.zone.slice(5)) : -1;
    const spot = each.card === null ? undefined : spots[seat]?.get(each.card);
    return spot ? { ...each, spot: { ...spot, scale: SCALE, faint: false } } : each;
  });
  return { ...scene, seats, placed };
}

/**
 * A hand beside its seat at the top, on the side with more room: one row, or suit by suit if that would be too narrow
 * to read.
 */
function atTop(hand: readonly Card[], box: Box, { banner, table }: Scene, titled: boolean, { w, h }: Size): Spots {
  const rail = table ?? box;
  const from = Math.max(rail.x + RAIL, banner.h ? right(banner) + GAP : 0);
  const before = box.x - GAP - from;
  const after = right(rail) - RAIL - right(box) - GAP;
  const behind = titled || after > before;
  const room = behind ? after : before;
  const spots: Spots = new Map();
  const lay = (row: readonly Card[], across: number, y: number, z: number): void => {
    const start = behind ? right(box) + GAP : box.x - GAP - w - (row.length - 1) * across;
    row.forEach((card, i) => spots.set(card, { x: start + i * across, y, z: z + i }));
  };
  if ((room - w) / (MOST - 1) >= w * LEAST)
    lay(hand, Math.min(w * ACROSS, (room - w) / Math.max(MOST - 1, hand.length - 1)), box.y, 10);
  else {
    const rows = bySuit(hand);
    const longest = Math.max(2, ...rows.map((row) => row.length));
    rows.forEach((row, r) =>
      lay(row, Math.min(w * SUIT, (room - w) / (longest - 1)), box.y + r * h * DOWN, 10 + r * MOST),
    );
  }
  return spots;
}

/** The area in the middle: the cells of a board, or the cards of a trick. */
function taken({ places, ends, felt }: Scene): Box {
  const trick = Object.keys(ends).filter((name) => name.startsWith("seat:"));
  const boxes = trick.length ? trick.flatMap((name) => ends[name] ?? []) : Object.values(places);
  if (!boxes.length) return felt;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, w: Math.max(...boxes.map(right)) - x, h: Math.max(...boxes.map(bottom)) - y };
}

/** The cards suit by suit, in their order. */
function bySuit(hand: readonly Card[]): Card[][] {
  const rows = new Map<string, Card[]>();
  for (const card of hand) rows.set(suitOf(card), [...(rows.get(suitOf(card)) ?? []), card]);
  return [...rows.values()];
}
