// The layout of a table with a trick: its cards as a cross in the middle, what is played for above. A pure function.
import { sortHand } from "../cards";
import { trickSeats, type Observation, type Tricks } from "../games/observation";
import { frame } from "./frame";
import { CARD_RATIO, centre, type Box, type Frame, type Placed, type Sitting, type Size } from "./geometry";
import { layHand, rowOfTwo, SEVEN, TAP } from "./hand";
import { seatCards } from "./opponents";
import type { Look, Scene } from "./scene";
import { opponents } from "./seats";

/** A card of the trick against one of the hand. */
const PART = { phone: 1.2, low: 1.115, tall: 1.3, wide: 1.077 } as const;
/** So much of the height of a card of the trick the felt has at least: the upper and the lower one overlap, and both are read. */
const REACH = 1.5;
/** The height of felt that the trick needs, px. */
const FELT = 150;

/** Where a seat's card of the trick lies. */
export function trickBox(base: Frame, sitting: Sitting, seat: number): Box {
  const gap = base.form === "wide" || base.form === "tall" ? 8 : 4;
  const w = Math.min(base.card.w * PART[base.form], base.felt.h / CARD_RATIO / REACH, (base.felt.w - 2 * gap) / 3);
  const size = { w, h: w * CARD_RATIO };
  const middle = centre(base.felt);
  const across = base.form === "low" ? w + gap : w * 0.98 + gap;
  const down = Math.min(size.h * 0.62, (base.felt.h - size.h) / 2);
  const others = opponents(sitting);
  const at = others.indexOf(seat);
  const dx = at === 0 ? -across : at === others.length - 1 ? across : 0;
  const dy = seat === sitting.me ? down : dx === 0 ? -down : 0;
  return { x: middle.x + dx - size.w / 2, y: middle.y + dy - size.h / 2, ...size };
}

/** What differs between games of tricks. */
export interface TrickTable {
  /** The most cards that a hand holds. */
  cards: number;
  /** Whether there is a banner that says what is played for. */
  banner: boolean;
  /** Whether something is shown above the pills: what their seats say. */
  said: boolean;
}

export function layoutTrick(table: Observation & Tricks, viewport: Size, me: number, look: Look, { cards: most, banner, said }: TrickTable): Scene {
  const players = table.counts.length;
  const sitting: Sitting = { players, me, counterClockwise: look.counterClockwise };
  const pending = look.pending?.target === "trick" ? look.pending.source : null;
  const hand = table.hand.filter((card) => card !== pending);
  const wish = { ...look, felt: FELT, said, banner };
  const full = frame(viewport, sitting, { ...wish, cards: most, oneRow: SEVEN });
  // On a phone the hand is as high as it needs to be now: one row once its cards are far enough apart.
  const rowsOf = full.form === "wide" ? most : rowOfTwo(full.hand.w, full.card);
  const base = frame(viewport, sitting, { ...wish, cards: hand.length, oneRow: rowsOf });

  const placed: Placed[] = [];
  const ends: Record<string, Box> = {};
  const scale = trickBox(base, sitting, me).w / base.card.w;
  const seats = trickSeats(table.trick, players);
  const onTable = table.trick.cards.map((card, i) => ({ card, seat: seats[i] ?? 0 }));
  if (pending !== null) onTable.push({ card: pending, seat: me });
  onTable.forEach(({ card, seat }, i) => {
    const box = trickBox(base, sitting, seat);
    // Where the felt is low the nearest card lies over the one across, which shows its index above it; never the other way round.
    placed.push({ zone: "trick", card, dealt: 0, spot: { x: box.x, y: box.y, scale, z: seat === me ? 200 + players : 200 + i, faint: false } });
  });
  const order = (seat: number) => (index: number) => index * players + ((seat - table.dealer - 1 + players) % players);
  let cards: Scene["cards"] = [];
  let step = TAP;
  for (let seat = 0; seat < players; seat += 1) {
    ends[`seat:${seat}`] = trickBox(base, sitting, seat);
    if (seat === me && table.seat !== null) {
      const laid = layHand(sortHand(hand, look.sort, true), base.hand, base.card, rowsOf, look.selected, `hand:${seat}`, order(seat));
      placed.push(...laid.placed);
      cards = laid.cards;
      step = laid.step;
    } else placed.push(...seatCards(base, seat, table.counts[seat] ?? 0, look.open?.[seat] ?? null, order(seat), true));
  }
  for (const trick of table.tricks) {
    const pill = base.seats[trick.winner];
    if (!pill || trick.cards.some((card) => table.trick.cards.includes(card))) continue;
    const middle = centre(pill);
    const small = 0.3;
    for (const card of trick.cards) {
      const x = middle.x - (base.card.w * small) / 2;
      const y = middle.y - (base.card.h * small) / 2;
      placed.push({ zone: `taken:${trick.winner}`, card, dealt: 0, spot: { x, y, scale: small, z: 1, faint: true } });
    }
  }
  const mine = trickBox(base, sitting, me);
  const middle = centre(base.felt);
  const reach = Math.min(base.felt.w, mine.w * 3.1);
  ends.trick = mine;
  return {
    ...base,
    placed,
    cards,
    roomy: step >= TAP - 1,
    upright: false,
    places: { trick: { x: middle.x - reach / 2, y: base.felt.y, w: reach, h: base.felt.h } },
    ends,
    deck: { x: middle.x - mine.w / 2, y: middle.y - mine.h / 2, scale },
  };
}
