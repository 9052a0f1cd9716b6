// The layout of a Kings Corner table: a 3 x 3 grid of places with the stock in the middle. A pure function.
import { sortHand } from "../cards";
import type { KingsCornerObservation } from "../messages";
import { PLACES, type Place } from "../targets";
import { fan } from "./fan";
import { frame, type Sitting } from "./frame";
import type { Box, Placed, Size } from "./geometry";
import { layHand, TAP } from "./hand";
import { seatCards } from "./opponents";
import type { Look, Scene } from "./scene";

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

export function layoutKingsCorner(table: KingsCornerObservation, viewport: Size, me: number, look: Look): Scene {
  const players = table.counts.length;
  const sitting: Sitting = { players, me, counterClockwise: look.counterClockwise };
  const { hand, piles } = afterPending(table, look);
  const base = frame(viewport, sitting, { banner: false, cards: hand.length, oneRow: ONE_ROW });
  const pileWidth = base.form === "phone" ? Math.min(60, base.card.w - 6) : base.form === "low" ? 48 : 92 * base.scale;
  const pile: Size = { w: pileWidth, h: pileWidth * 1.4 };
  const scale = pile.w / base.card.w;
  const cell = { w: base.felt.w / 3, h: base.felt.h / 3 };
  const direction = base.form === "phone" ? "vertical" : "horizontal";
  const placed: Placed[] = [];
  const places: Record<string, Box> = {};
  const ends: Record<string, Box> = {};
  const dealtLast = players * 7;

  for (const [order, place] of PLACES.entries()) {
    const cards = piles[place] ?? [];
    const { column, row } = GRID[place];
    const expanded = look.expanded === place;
    const roomy = expanded ? 2.2 : 1;
    // Corners at the right may reach past the felt: there is no seat beside them.
    const beyond = base.form === "wide" && column === 2 && row !== 1 ? base.beside : 0;
    const room = Math.max(
      0,
      direction === "vertical" ? cell.h * roomy - pile.h - 10 : (cell.w - pile.w - 14) * roomy + beyond,
    );
    const offsets = fan(cards.length, room, direction, direction === "vertical" ? pile.h : pile.w);
    const reach = offsets.at(-1) ?? 0;
    let x: number;
    let y: number;
    if (direction === "vertical") {
      x = base.felt.x + cell.w * (column + 0.5) - pile.w / 2;
      y = base.felt.y + cell.h * row + 3;
      // A spread pile of the lowest row grows upwards: it must stay on the felt.
      if (expanded) y = Math.min(y, base.felt.y + base.felt.h - pile.h - reach);
    } else {
      x = base.felt.x + cell.w * column + Math.max(INSET, (cell.w - pile.w - reach) / 2);
      y = base.felt.y + cell.h * (row + 0.5) - pile.h / 2;
      if (expanded) x = Math.max(base.felt.x, Math.min(x, base.felt.x + base.felt.w - pile.w - reach));
    }
    const lift = look.selected === place ? 8 : 0;
    cards.forEach((card, i) => {
      const offset = offsets[i] ?? 0;
      placed.push({
        zone: `pile:${place}`,
        card,
        dealt: dealtLast + order,
        spot: {
          x: direction === "vertical" ? x : x + offset,
          y: (direction === "vertical" ? y + offset : y) - lift,
          scale,
          z: (expanded ? 250 : 100) + i,
          faint: false,
        },
      });
    });
    places[place] =
      direction === "vertical" ? { x, y: y - lift, w: pile.w, h: pile.h + reach } : { x, y: y - lift, w: pile.w + reach, h: pile.h };
    ends[place] = direction === "vertical" ? { x, y: y + reach, ...pile } : { x: x + reach, y, ...pile };
  }

  const stock: Box = {
    x: base.felt.x + base.felt.w / 2 - pile.w / 2,
    y: base.felt.y + base.felt.h / 2 - pile.h / 2 - 8,
    ...pile,
  };
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
  return { ...base, placed, cards, roomy: step >= TAP - 1, places, ends, deck: { x: stock.x, y: stock.y, scale } };
}

function oneRowOf(form: string, box: Size, card: Size): number {
  return form === "low" ? Math.max(1, Math.floor((box.w - card.w) / TAP) + 1) : ONE_ROW;
}
