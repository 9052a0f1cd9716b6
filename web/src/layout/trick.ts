// The layout of a table with a trick: its cards as a loose cross in the middle, on a low screen as a row. A pure
// function.
import { isCard, sortHand, suitOf } from "../base/cards";
import { trickSeats, type Observation, type Tricks } from "../game/observation";
import { frame } from "./frame";
import { centre, type Box, type Frame, type Placed, type Sitting, type Size } from "./geometry";
import { FINGER, handRows, layHand, rowAt, STRIP } from "./hand";
import { seatCards } from "./opponents";
import type { Look, Scene } from "./scene";
import { sides } from "./seats";

/** The size of a card of the trick, relative to one of the hand. */
const PART = { phone: 1.29, low: 0.98, tall: 1.09, wide: 1.07 } as const;
/** The distance of a card from the middle, in widths and heights of a card. */
const ACROSS = { phone: 0.62, low: 1.65, tall: 0.82, wide: 0.84 } as const;
const DOWN = { phone: 0.58, low: 0, tall: 0.49, wide: 0.475 } as const;
/** On a low screen the four are side by side: the top and the player's own card left and right of the middle. */
const INNER = 0.55;
/** Rotations, degrees: of the card from the left, from the top, from the right, and of the player's own. */
const TURN = { left: -5, top: 3, right: 6, own: -2 } as const;
/** The factor by which a rotated card is wider and higher. */
const TURNED = 1.12;
/** The least height of felt for the trick, px. */
const FELT = 150;
/** The most cards of a hand that is laid out for a lesson, not dealt. */
const FEW = 5;
/** The size of the ring pressed into the cloth, in widths of a card of the trick. */
const RING = 4.1;

/** The position and rotation of a seat's card of the trick. */
function trickBox(base: Frame, sitting: Sitting, seat: number): Box & { turn: number } {
  const { form, felt } = base;
  const ratio = base.card.h / base.card.w;
  const wide = form === "low" ? 2 * ACROSS.low + 1.05 : 2 * ACROSS[form] + TURNED;
  const high = form === "low" ? ratio * 1.16 : ratio * (2 * DOWN[form] + 1) * 1.03;
  const w = Math.min(base.card.w * PART[form], felt.h / high, felt.w / wide);
  const size = { w, h: w * ratio };
  const middle = centre(felt);
  const { left, top, right } = sides(sitting);
  const mine = seat === sitting.me;
  const side = mine ? "own" : seat === left ? "left" : seat === right ? "right" : "top";
  const across = w * ACROSS[form];
  const down = size.h * DOWN[form];
  const at = top.indexOf(seat) - (top.length - 1) / 2;
  const dx =
    side === "left"
      ? -across
      : side === "right"
        ? across
        : form === "low"
          ? (mine ? INNER : -INNER) * w
          : side === "top"
            ? at * across
            : 0;
  const dy =
    form === "low"
      ? { left: 0.05, right: 0.05, top: -0.01, own: 0.1 }[side] * w
      : side === "top"
        ? -down
        : mine
          ? down
          : 0;
  return { x: middle.x + dx - size.w / 2, y: middle.y + dy - size.h / 2, ...size, turn: TURN[side] };
}

/** The differences between games of tricks. */
export interface TrickTable {
  /** The most cards that a hand holds. */
  cards: number;
  /** Whether there is a banner that says what is played for. */
  banner: boolean;
  /** Whether the players are making calls now: then these are shown at the seats, and the call sheet is on the felt. */
  said: boolean;
  /** The trump suit; empty or absent: none. If cards are sorted by suit it is leftmost, and it is always marked. */
  trump?: string;
}

/** How many cards one row of the hand takes: on a phone as many as a finger can tell apart, otherwise all. */
function oneRow({ form, hand, card }: Frame, cards: number, most: number, step: number): number {
  if (form !== "phone") return most;
  return cards <= rowAt(hand.w, card, step) ? Math.max(1, cards) : Math.max(1, Math.ceil(cards / 2));
}

export function layoutTrick(
  table: Observation & Tricks,
  viewport: Size,
  me: number,
  look: Look,
  { cards: most, banner, said, trump = "" }: TrickTable,
): Scene {
  const players = table.counts.length;
  const sitting: Sitting = { players, me, counterClockwise: look.counterClockwise };
  const pending = look.pending?.target === "trick" ? look.pending.source : null;
  const hand = sortHand(
    table.hand.filter((card) => card !== pending),
    look.sort,
    true,
    trump,
    table.history.flatMap(([seat, token]) => (seat === me && isCard(token) ? [token] : [])),
  );
  const wish = {
    ...look,
    felt: FELT,
    said,
    banner: banner && !look.headed,
    seating: said ? ("row" as const) : ("round" as const),
    few: look.lesson === true && table.hand.length + table.tricks.length <= FEW,
  };
  const full = frame(viewport, sitting, { ...wish, cards: 1, oneRow: 1 });
  // On a phone the hand is only as high as it needs to be: one row once its cards are far enough apart.
  const inRow = oneRow(full, hand.length, most, look.watched ? STRIP : FINGER);
  const base = frame(viewport, sitting, { ...wish, cards: hand.length, oneRow: inRow });
  // Neither gaps nor breaks between suits reduce a card below the width of a finger, if all can have it.
  const wide = handRows(hand.length, inRow) * rowAt(base.hand.w, base.card, FINGER) >= hand.length;

  const placed: Placed[] = [];
  const ends: Record<string, Box> = {};
  const turns = (seat: number): number => trickBox(base, sitting, seat).turn;
  const scale = trickBox(base, sitting, me).w / base.card.w;
  const seats = trickSeats(table.trick, players);
  const onTable = table.trick.cards.map((card, i) => ({ card, seat: seats[i] ?? 0 }));
  if (pending !== null) onTable.push({ card: pending, seat: me });
  // The card at the top is the lowest, the player's own the highest, whichever was played first: so none covers the
  // index of another.
  const { left, top, right } = sides(sitting);
  const lowestFirst = [...top, left, right, me];
  onTable.forEach(({ card, seat }) => {
    const box = trickBox(base, sitting, seat);
    placed.push({
      zone: "trick",
      card,
      dealt: 0,
      spot: { x: box.x, y: box.y, scale, z: 200 + lowestFirst.indexOf(seat), faint: false, turn: turns(seat) },
    });
  });
  const order = (seat: number) => (index: number) => index * players + ((seat - table.dealer - 1 + players) % players);
  let cards: Scene["cards"] = [];
  for (let seat = 0; seat < players; seat += 1) {
    ends[`seat:${seat}`] = trickBox(base, sitting, seat);
    if (seat === me && table.seat !== null) {
      const fan = {
        form: base.form,
        scale: base.scale,
        height: viewport.h,
        playable: look.playable ?? null,
        least: wide && !look.watched ? FINGER : STRIP,
      };
      const laid = layHand(hand, base.hand, base.card, inRow, look.selected, `hand:${seat}`, order(seat), fan);
      placed.push(...laid.placed);
      cards = laid.cards;
    } else placed.push(...seatCards(base, seat, table.counts[seat] ?? 0, look.open?.[seat] ?? null, order(seat), true));
  }
  for (const trick of table.tricks) {
    const taker = base.seats[trick.winner];
    if (!taker || trick.cards.some((card) => table.trick.cards.includes(card))) continue;
    const small = 0.3;
    const middle = {
      x: taker.shape === "column" ? taker.x + taker.w / 2 : taker.x + taker.portrait / 2,
      y: taker.y + taker.portrait / 2,
    };
    for (const card of trick.cards) {
      const x = middle.x - (base.card.w * small) / 2;
      const y = middle.y - (base.card.h * small) / 2;
      placed.push({
        zone: `taken:${trick.winner}`,
        card,
        dealt: 0,
        spot: { x, y, scale: small, z: 1, faint: true, turn: turns(trick.winner) },
      });
    }
  }
  const mine = trickBox(base, sitting, me);
  const middle = centre(base.felt);
  const reach = Math.min(base.felt.w, mine.w * 3.1);
  const ring = mine.w * RING;
  ends.trick = mine;
  return {
    ...base,
    placed,
    cards,
    marked: hand.filter((card) => suitOf(card) === trump),
    upright: false,
    places: { trick: { x: middle.x - reach / 2, y: base.felt.y, w: reach, h: base.felt.h } },
    ends,
    ring: base.form === "low" || said ? null : { x: middle.x - ring / 2, y: middle.y - ring / 2, w: ring, h: ring },
    deck: { x: middle.x - mine.w / 2, y: middle.y - mine.h / 2, scale },
  };
}
