// The layout of a King table: the trick as a cross in the middle, the contract above. A pure function.
import { sortHand } from "../cards";
import type { KingObservation, TrickView } from "../messages";
import { frame, opponents, type Frame, type Sitting } from "./frame";
import { centre, formOf, type Box, type Placed, type Size } from "./geometry";
import { layHand, rowAt, TAP } from "./hand";
import { seatCards } from "./opponents";
import type { Look, Scene } from "./scene";

/** Thirteen cards never need more than two rows; on the narrowest phones these are tighter than a finger. */
const TWO_ROWS = 7;

/** The seat of each card of a trick, in order of play. */
export function trickSeats(trick: TrickView, players: number): number[] {
  return trick.cards.map((_, i) => (trick.leader + i) % players);
}

/** Where a seat's card of the trick lies. */
export function trickBox(base: Frame, sitting: Sitting, seat: number): Box {
  const w = base.form === "phone" ? 78 : base.form === "low" ? 58 : 112 * base.scale;
  const size = { w, h: w * 1.4 };
  const middle = centre(base.felt);
  const gap = base.form === "wide" ? 8 : 4;
  const across = base.form === "low" ? w + gap : w * 0.98 + gap;
  const down = Math.min(size.h * 0.62, (base.felt.h - size.h) / 2);
  const others = opponents(sitting);
  const at = others.indexOf(seat);
  const dx = at === 0 ? -across : at === others.length - 1 ? across : 0;
  const dy = seat === sitting.me ? down : dx === 0 ? -down : 0;
  return { x: middle.x + dx - size.w / 2, y: middle.y + dy - size.h / 2, ...size };
}

export function layoutKing(table: KingObservation, viewport: Size, me: number, look: Look): Scene {
  const players = table.counts.length;
  const sitting: Sitting = { players, me, counterClockwise: look.counterClockwise };
  const pending = look.pending?.target === "trick" ? look.pending.source : null;
  const hand = table.hand.filter((card) => card !== pending);
  const full = frame(viewport, sitting, { banner: true, cards: 13, oneRow: TWO_ROWS });
  // On a phone the hand is as high as it needs to be now: one row once its cards are far enough apart.
  const rowsOf = formOf(viewport) === "wide" ? 13 : Math.max(TWO_ROWS, rowAt(full.hand.w, full.card));
  const base = frame(viewport, sitting, { banner: true, cards: hand.length, oneRow: rowsOf });

  const placed: Placed[] = [];
  const ends: Record<string, Box> = {};
  const scale = trickBox(base, sitting, me).w / base.card.w;
  const seats = trickSeats(table.trick, players);
  const onTable = table.trick.cards.map((card, i) => ({ card, seat: seats[i] ?? 0 }));
  if (pending !== null) onTable.push({ card: pending, seat: me });
  onTable.forEach(({ card, seat }, i) => {
    const box = trickBox(base, sitting, seat);
    placed.push({ zone: "trick", card, dealt: 0, spot: { x: box.x, y: box.y, scale, z: 200 + i, faint: false } });
  });
  const order = (seat: number) => (index: number) => index * players + ((seat - table.dealer - 1 + players) % players);
  let cards: Scene["cards"] = [];
  let step = TAP;
  for (let seat = 0; seat < players; seat += 1) {
    ends[`seat:${seat}`] = trickBox(base, sitting, seat);
    if (seat === me && table.seat !== null) {
      const laid = layHand(sortHand(hand, "suit", true), base.hand, base.card, rowsOf, look.selected, `hand:${seat}`, order(seat));
      placed.push(...laid.placed);
      cards = laid.cards;
      step = laid.step;
    } else placed.push(...seatCards(base, seat, table.counts[seat] ?? 0, null, order(seat)));
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
    places: { trick: { x: middle.x - reach / 2, y: base.felt.y, w: reach, h: base.felt.h } },
    ends,
    deck: { x: middle.x - mine.w / 2, y: middle.y - mine.h / 2, scale },
  };
}
