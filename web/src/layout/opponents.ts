// The cards of the other seats: a small fan beside the pill on a wide table, else only a count in the pill.
import { bottom, centre, right, type Placed } from "./geometry";
import { FAN, type Frame } from "./frame";

/** The hidden (or, at the end of a deal, shown) cards of a seat. `dealt` is their order in the deal. */
export function seatCards(
  frame: Frame,
  seat: number,
  count: number,
  shown: readonly string[] | null,
  dealt: (index: number) => number,
): Placed[] {
  const pill = frame.seats[seat];
  if (!pill) return [];
  const lower = pill.y >= frame.action.y; // the seat at the lower edge, seen by an onlooker: its cards lie where a hand does
  const faint = frame.form !== "wide" && !lower;
  const scale = faint ? 0.3 : shown?.length || lower ? 0.6 : 0.36;
  const w = frame.card.w * scale;
  const h = frame.card.h * scale;
  const above = pill.y < frame.felt.y;
  const room = above ? FAN * frame.scale : Math.max(FAN, pill.w - 8);
  const step = Math.min(w * 0.34, (room - w) / Math.max(1, count - 1));
  const middle = centre(pill);
  return Array.from({ length: count }, (_, i) => ({
    zone: `hand:${seat}`,
    card: shown?.[i] ?? null,
    dealt: dealt(i),
    spot: lower
      ? {
          x: frame.hand.x + (frame.hand.w - w - (count - 1) * step) / 2 + i * step,
          y: bottom(frame.hand) - h,
          scale,
          z: 10 + i,
          faint: false,
        }
      : faint
      ? { x: middle.x - w / 2, y: middle.y - h / 2, scale, z: 10 + i, faint: true }
      : above
        ? { x: right(pill) + 8 + i * step, y: Math.max(bottom(frame.bar) + 4, pill.y + (pill.h - h) / 2), scale, z: 10 + i, faint: false }
        : { x: pill.x + 4 + i * step, y: bottom(pill) + 8, scale, z: 10 + i, faint: false },
  }));
}
