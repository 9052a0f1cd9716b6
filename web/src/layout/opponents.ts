// The cards of the other seats: a small fan at the pill where the table has room for it, else only a count in the pill.
import { bottom, centre, right, type Frame, type Placed } from "./geometry";
import { SMALL } from "./tall";
import { FAN } from "./wide";

/** The width of a hand beside its pill that lies open, on a table of scale 1. */
const OPEN = 300;

/**
 * The hidden (or, at the end of a deal, shown) cards of a seat. `dealt` is their order in the deal; `spread`: shown cards lie
 * below the pill where the table has no room for hidden ones, and none lies under another so far that it cannot be read.
 */
export function seatCards(
  frame: Frame,
  seat: number,
  count: number,
  shown: readonly string[] | null,
  dealt: (index: number) => number,
  spread = false,
): Placed[] {
  const pill = frame.seats[seat];
  if (!pill) return [];
  const lower = pill.y + pill.h / 2 >= frame.action.y; // the seat at the lower edge, seen by an onlooker: its cards lie where a hand does
  const below = spread && frame.fans === null && (shown?.length ?? 0) > 0;
  const faint = frame.fans === null && !lower && !below;
  const scale = faint ? 0.3 : lower || (shown?.length && frame.fans === "beside") ? 0.6 : below ? 0.5 : SMALL;
  const w = frame.card.w * scale;
  const h = frame.card.h * scale;
  const above = frame.fans === "beside" && pill.y < frame.felt.y;
  const room = above ? (spread && shown?.length ? OPEN : FAN) * frame.scale : frame.fans === "below" || below ? pill.w - 8 : Math.max(FAN, pill.w - 8);
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
        : { x: pill.x + 4 + i * step, y: bottom(pill) + 8, scale, z: (below ? 260 : 10) + i, faint: false },
  }));
}
