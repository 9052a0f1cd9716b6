// The layout of a Kings Corner table: a 3 x 3 grid of places with the stock in the middle. A pure function.
import { sortHand } from "../../cards";
import type { KingsCornerObservation } from "../../messages";
import { PLACES, type Place } from "../../targets";
import { fan, reachOf, STRIP } from "../../layout/fan";
import { frame } from "../../layout/frame";
import { CARD_RATIO, centre, type Box, type Frame, type Placed, type Sitting, type Size } from "../../layout/geometry";
import { layHand, rowOfTwo, TAP } from "../../layout/hand";
import { seatCards } from "../../layout/opponents";
import type { Look, Scene } from "../../layout/scene";
import { shares } from "../../layout/shares";

const GRID: Record<Place, { column: number; row: number }> = {
  NW: { column: 0, row: 0 },
  N: { column: 1, row: 0 },
  NE: { column: 2, row: 0 },
  W: { column: 0, row: 1 },
  E: { column: 2, row: 1 },
  SW: { column: 0, row: 2 },
  S: { column: 1, row: 2 },
  SE: { column: 2, row: 2 },
};

/** The least distance of a pile from the left edge of its cell where piles lie sideways; short ones are centred. */
const INSET = 8;

/** A card of a pile against one of the hand. */
const PART = { phone: 0.91, low: 0.92, tall: 0.885, wide: 0.885 } as const;
/** A pile is never narrower than a finger, px; one that nobody taps never than what can be read. */
const LEAST = { tapped: 44, watched: 36 } as const;
/** Above and below a pile, px; and the edges of the cards between a long pile's base and top. */
const AIR = 10;
const EDGES = 6;
/** The height of felt that three rows of the smallest piles need. */
const feltFor = (least: number): number => 3 * (least * CARD_RATIO + AIR + STRIP);
/** Beside a pile that lies sideways, px. */
const MARGIN = 14;
/** The cell of a place on a tall table, in cards. */
const SPREAD = { w: 2.3, h: 2.6 } as const;
/** For how many cards a row (a column, where piles lie sideways) has room: it grows by steps, not with every card. */
const STEPS = [2, 4, 7, 10, 13];

/** At most this many cards lie in one row of the hand (more are taken by rows). */
const ONE_ROW = 10;

/** The cards of the hand and of the piles, with a pending move done. */
export function afterPending(table: KingsCornerObservation, look: Look): { hand: string[]; piles: Record<string, string[]> } {
  const hand = [...table.hand];
  const piles: Record<string, string[]> = Object.fromEntries(PLACES.map((place) => [place, [...(table.piles[place] ?? [])]]));
  if (look.pending) {
    const { source, target } = look.pending;
    const at = hand.indexOf(source);
    if (at >= 0) piles[target]?.push(...hand.splice(at, 1));
    else if (piles[source] && piles[target]) piles[target].push(...piles[source].splice(0));
  }
  return { hand, piles };
}

export function layout(table: KingsCornerObservation, viewport: Size, me: number, look: Look): Scene {
  const players = table.counts.length;
  const sitting: Sitting = { players, me, counterClockwise: look.counterClockwise };
  const { hand, piles } = afterPending(table, look);
  const least = look.watched ? LEAST.watched : LEAST.tapped;
  const base = frame(viewport, sitting, { ...look, felt: feltFor(least), banner: false, said: false, cards: hand.length, oneRow: ONE_ROW });
  const direction = base.form === "phone" || base.form === "tall" ? "vertical" : "horizontal";
  const pile = pileSize(base, direction, least);
  const scale = pile.w / base.card.w;
  const felt = grid(base, pile);
  const upright = direction === "vertical";
  // Corners may reach past the felt at its sides: there is no seat beside them.
  const beyond = ({ column, row }: { column: number; row: number }): number =>
    base.form === "wide" && column !== 1 && row !== 1 ? base.beside : 0;
  const cells = cellsOf(felt, piles, upright, pile, beyond);
  const placed: Placed[] = [];
  const places: Record<string, Box> = {};
  const ends: Record<string, Box> = {};
  const dealtLast = players * 7;

  for (const [order, place] of PLACES.entries()) {
    const cards = piles[place] ?? [];
    const cell = cells(GRID[place]);
    const expanded = look.expanded === place;
    const roomy = expanded ? 2.2 : 1;
    const past = beyond(GRID[place]);
    const room = Math.max(0, upright ? cell.h * roomy - pile.h - AIR : (cell.w - pile.w - MARGIN) * roomy + past);
    const offsets = fan(cards.length, room, direction, upright ? pile.h : pile.w);
    const reach = offsets.at(-1) ?? 0;
    let x: number;
    let y: number;
    if (upright) {
      x = cell.x + cell.w / 2 - pile.w / 2;
      y = cell.y + 3;
      // A spread pile of the lowest row grows upwards: it must stay on the felt.
      if (expanded) y = Math.min(y, felt.y + felt.h - pile.h - reach);
    } else {
      x = cell.x + Math.max(INSET, (cell.w - pile.w - reach) / 2);
      y = cell.y + cell.h / 2 - pile.h / 2;
      if (expanded) x = Math.max(felt.x, Math.min(x, felt.x + felt.w - pile.w - reach));
      // At the left side a corner grows to the left, where it has no room at its right.
      if (past && GRID[place].column === 0) x = Math.max(felt.x - past + INSET, Math.min(x, cell.x + cell.w - (MARGIN - INSET) - pile.w - reach));
    }
    const lift = look.selected === place ? 8 : 0;
    cards.forEach((card, i) => {
      const offset = offsets[i] ?? 0;
      placed.push({
        zone: `pile:${place}`,
        card,
        dealt: dealtLast + order,
        spot: { x: upright ? x : x + offset, y: (upright ? y + offset : y) - lift, scale, z: (expanded ? 250 : 100) + i, faint: false },
      });
    });
    places[place] = upright ? { x, y: y - lift, w: pile.w, h: pile.h + reach } : { x, y: y - lift, w: pile.w + reach, h: pile.h };
    ends[place] = upright ? { x, y: y + reach, ...pile } : { x: x + reach, y, ...pile };
  }

  const middle = centre(cells({ column: 1, row: 1 }));
  const stock: Box = { x: middle.x - pile.w / 2, y: middle.y - pile.h / 2 - 8, ...pile };
  places.stock = stock;
  for (let i = 0; i < table.stock; i += 1) {
    const depth = Math.min(3, Math.floor(i / 4));
    placed.push({
      zone: "stock",
      card: null,
      dealt: 0,
      spot: { x: stock.x - depth, y: stock.y - depth, scale, z: i, faint: false },
    });
  }

  const order = (seat: number) => (index: number) => index * players + ((seat - table.dealer - 1 + players) % players);
  let cards: Scene["cards"] = [];
  let step = TAP;
  for (let seat = 0; seat < players; seat += 1) {
    if (seat === me && table.seat !== null) {
      const sorted = sortHand(hand, look.sort, false);
      const laid = layHand(sorted, base.hand, base.card, oneRowOf(base.form, base.hand, base.card), look.selected, `hand:${seat}`, order(seat));
      placed.push(...laid.placed);
      cards = laid.cards;
      step = laid.step;
    } else {
      const shown = table.left[seat] ?? null;
      placed.push(...seatCards(base, seat, shown?.length || (table.counts[seat] ?? 0), shown, order(seat)));
    }
  }
  return { ...base, placed, cards, roomy: step >= TAP - 1, upright, places, ends, deck: { x: stock.x, y: stock.y, scale } };
}

/** The size of a card of a pile: a part of one of the hand, smaller where its row has no room for it and a readable strip. */
function pileSize(base: Frame, direction: "vertical" | "horizontal", least: number): Size {
  const row = base.felt.h / 3;
  const room = direction === "vertical" ? row - AIR - STRIP - EDGES : row - AIR;
  const w = Math.max(least, Math.min(base.card.w * PART[base.form], room / CARD_RATIO));
  return { w, h: w * CARD_RATIO };
}

/** The part of the felt in which the nine places stand: on a tall table they keep together, in its middle. */
function grid(base: Frame, pile: Size): Box {
  const { felt } = base;
  if (base.form !== "tall") return felt;
  const w = Math.min(felt.w, 3 * pile.w * SPREAD.w);
  const h = Math.min(felt.h, 3 * pile.h * SPREAD.h);
  return { x: felt.x + (felt.w - w) / 2, y: felt.y + (felt.h - h) / 2, w, h };
}

/**
 * The cells of the grid, by column and row. Rows (columns, where piles lie sideways) share the felt by what their longest pile
 * needs to be read; none has less room than a base that can be read and a whole top.
 */
function cellsOf(
  felt: Box,
  piles: Record<string, string[]>,
  upright: boolean,
  pile: Size,
  beyond: (at: { column: number; row: number }) => number,
): (at: { column: number; row: number }) => Box {
  const needs = [0, 1, 2].map((line) => {
    const inLine = PLACES.filter((place) => (upright ? GRID[place].row : GRID[place].column) === line);
    const needed = inLine.map((place) => {
      const cards = STEPS.find((step) => step >= (piles[place]?.length ?? 0)) ?? 13;
      return upright
        ? pile.h + AIR + Math.max(STRIP + EDGES, reachOf(cards, "vertical", pile.h))
        : pile.w + MARGIN + Math.max(reachOf(2, "horizontal", pile.w), reachOf(cards, "horizontal", pile.w) - beyond(GRID[place]));
    });
    return Math.max(...needed);
  });
  const parts = shares(upright ? felt.h : felt.w, needs);
  const before = (line: number): number => parts.slice(0, line).reduce((all, part) => all + part, 0);
  return ({ column, row }) =>
    upright
      ? { x: felt.x + (felt.w * column) / 3, y: felt.y + before(row), w: felt.w / 3, h: parts[row] ?? 0 }
      : { x: felt.x + before(column), y: felt.y + (felt.h * row) / 3, w: parts[column] ?? 0, h: felt.h / 3 };
}

function oneRowOf(form: string, box: Size, card: Size): number {
  return form === "low" ? rowOfTwo(box.w, card) : ONE_ROW;
}
