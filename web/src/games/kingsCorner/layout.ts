// The layout of a Kings Corner table: nine fixed cells with the stock in the middle. A pure function.
import { sortHand } from "../../base/cards";
import type { KingsCornerObservation } from "../../base/messages";
import { PLACES } from "../../base/targets";
import { frame } from "../../layout/frame";
import {
  bottom,
  centre,
  formOf,
  type Box,
  type Frame,
  type Placed,
  type Sitting,
  type Size,
} from "../../layout/geometry";
import { layHand, rowAt, STRIP as READ, TAP } from "../../layout/hand";
import { withOpenHands } from "../../layout/open";
import { seatCards } from "../../layout/opponents";
import type { Look, Scene } from "../../layout/scene";
import { boardOn, feltFor, GRID } from "./board";
import { between, pileSpots, STRIP } from "./pile";

/** How far a selected pile is raised, px. */
const LIFT = 8;
/**
 * The number of cards for which the frame has room; it stays the same for larger hands, since otherwise the board would
 * move.
 */
const HELD = 7;
/** The width of the buttons, px: two round ones and the main one, which has a single word on a phone. */
const ACTS = { phone: 184, other: 216 } as const;
/** The same in a lesson, where they are in a column on a phone; and the height from which that phone has a caption. */
const LESSON = { phone: 96, other: 168, captioned: 740 } as const;
/** The least visible part of a card that a second row covers, or that extends below the edge. */
const SEEN = 0.5;
/** The gap below the main button and above the hand's second row, px. */
const AIR = 3;

/** The cards of the hand and of the piles, with a pending move done. */
function afterPending(table: KingsCornerObservation, look: Look): { hand: string[]; piles: Record<string, string[]> } {
  const hand = [...table.hand];
  const piles: Record<string, string[]> = Object.fromEntries(
    PLACES.map((place) => [place, [...(table.piles[place] ?? [])]]),
  );
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
  const watched = look.watched === true;
  const form = formOf(viewport);
  const base = frame(viewport, sitting, {
    ...look,
    felt: feltFor(watched),
    banner: look.lesson === true && form === "phone" && viewport.h >= LESSON.captioned,
    said: false,
    acts: (look.lesson ? LESSON : ACTS)[form === "phone" ? "phone" : "other"],
    corners: true,
    cards: HELD,
    oneRow: HELD,
  });
  const board = boardOn(base.felt, base.form, base.card, watched);
  const { along, card, cells } = board;
  const scale = card.w / base.card.w;
  const placed: Placed[] = [];
  const places: Record<string, Box> = {};
  const tops: Record<string, Box> = {};
  const ends: Record<string, Box> = {};
  const marks: NonNullable<Scene["between"]> = {};
  const dealtLast = players * 7;

  for (const [order, place] of PLACES.entries()) {
    const cards = piles[place] ?? [];
    const cell = cells[place];
    const { column, row } = GRID[place];
    const out = column && row ? (along === "down" ? column : row) : 0;
    const lift = look.selected === place || look.goal === place ? LIFT : 0;
    const spots = pileSpots(cards.length, cell, card, along, out);
    cards.forEach((name, i) => {
      const { x, y } = spots[i] ?? cell;
      placed.push({
        zone: `pile:${place}`,
        card: name,
        dealt: dealtLast + order,
        spot: { x, y: y - lift, scale, z: 100 + i, faint: false },
      });
    });
    const mark = between(spots, card, along);
    if (mark) marks[place] = { ...mark, y: mark.y - lift };
    places[place] = cell;
    const top = spots.at(-1);
    const empty = { x: cell.x + (cell.w - card.w) / 2, y: cell.y + (cell.h - card.h) / 2, ...card };
    tops[place] = top ? { ...top, y: top.y - lift, ...card } : empty;
    ends[place] = top ? next(tops[place], cell, along) : empty;
  }

  const middle = centre(board.stock);
  const stock: Box = { x: middle.x - card.w / 2, y: middle.y - card.h / 2, ...card };
  places.stock = stock;
  for (let i = 0; i < table.stock; i += 1) {
    // Three cards deep, the middle one in the middle of the board.
    const depth = Math.min(2, Math.floor(i / 5)) - Math.min(1, (table.stock - 1) / 10);
    placed.push({
      zone: "stock",
      card: null,
      dealt: 0,
      spot: { x: stock.x - 1.5 * depth, y: stock.y - 2 * depth, scale, z: i, faint: false },
    });
  }

  const order = (seat: number) => (index: number) => index * players + ((seat - table.dealer - 1 + players) % players);
  let cards: Scene["cards"] = [];
  for (let seat = 0; seat < players; seat += 1) {
    if (seat === me && table.seat !== null) {
      const sorted = sortHand(hand, look.sort, false);
      const { box, oneRow } = rowsOf(sorted.length, base, viewport, watched ? READ : TAP);
      const fan = { form: base.form, scale: base.scale, height: viewport.h, playable: null, fits: look.fits ?? null };
      const laid = layHand(sorted, box, base.card, oneRow, look.selected, `hand:${seat}`, order(seat), fan);
      placed.push(...laid.placed);
      cards = laid.cards;
    } else {
      const shown = look.open?.[seat] ?? table.left[seat] ?? null;
      placed.push(...seatCards(base, seat, shown?.length || (table.counts[seat] ?? 0), shown, order(seat)));
    }
  }
  const upright = along === "down";
  const scene = {
    ...base,
    placed,
    cards,
    upright,
    places,
    tops,
    ends,
    between: marks,
    deck: { x: stock.x, y: stock.y, scale },
  };
  // The cards left to the others are beside the piles, suit by suit.
  return look.open || !table.left.some((cards) => cards.length)
    ? scene
    : withOpenHands(
        scene,
        table.left.map((cards) => sortHand(cards, "suit", false)),
      );
}

/**
 * The position of the next card of a pile while it is held above the pile: its index below that of the top card, inside
 * the cell.
 */
function next(top: Box, cell: Box, along: "down" | "across"): Box {
  const strip = STRIP[along].easy * top.w;
  return along === "down"
    ? { ...top, y: Math.min(top.y + strip, bottom(cell) - top.h) }
    : { ...top, x: Math.min(top.x + strip, cell.x + cell.w - top.w) };
}

/**
 * The room of the hand, and how many cards a row of it takes at that step. If one row is too narrow there are two: the
 * upper one extends up to the main button, the lower one below the edge, but never so far that an index is hidden.
 */
function rowsOf(
  cards: number,
  { hand, card, action, felt }: Frame,
  viewport: Size,
  step: number,
): { box: Box; oneRow: number } {
  const oneRow = Math.max(HELD, rowAt(hand.w, card, step));
  if (cards <= oneRow) return { box: hand, oneRow };
  const above = (action.y < hand.y ? bottom(action) : bottom(felt)) + AIR;
  const wanted = Math.max(TAP, SEEN * card.h);
  const up = Math.max(0, Math.min(wanted, hand.y - above));
  const down = Math.max(0, Math.min(wanted - up, viewport.h - hand.y - wanted));
  return { box: { ...hand, y: hand.y - up, h: card.h + up + down }, oneRow: Math.max(oneRow, Math.ceil(cards / 2)) };
}
