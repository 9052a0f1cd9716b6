// The cards of the other seats: a fan held at the rail where the table has one, else only a count at the seat.
import { bottom, centre, right, type Frame, type Placed, type Spot } from "./geometry";

/** A card held at the rail against one of the hand, and the distance of its lower edge from the point that the fan turns about. */
const HELD = 0.49;
const RADIUS = 54;
/** The angle between two cards, and that of a whole fan, degrees. */
const STEP = 6.2;
const SPREAD = 66;
/** A card of a hand that lies open. */
const OPEN = 0.5;
/** How much of an open card is seen beside the next. */
const STRIP = 0.34;

/**
 * The hidden (or, at the end of a deal, shown) cards of a seat. `dealt` is their order in the deal; `spread`: shown cards lie
 * at their seat where the table has no rail too, and none lies under another so far that it cannot be read.
 */
export function seatCards(
  frame: Frame,
  seat: number,
  count: number,
  shown: readonly string[] | null,
  dealt: (index: number) => number,
  spread = false,
): Placed[] {
  const box = frame.seats[seat];
  if (!box) return [];
  const open = (shown?.length ?? 0) > 0;
  const own = box.shape === "own"; // the seat at the lower edge, seen by an onlooker: its cards lie where a hand does
  const faint = !own && !box.held && !(spread && open);
  const scale = faint ? 0.3 : own ? 0.6 : open ? OPEN : HELD;
  const w = frame.card.w * scale;
  const h = frame.card.h * scale;
  const portrait = { x: box.shape === "row" ? box.x + box.portrait / 2 : box.x + box.w / 2, y: box.y + box.portrait / 2 };

  function at(i: number): Omit<Spot, "scale" | "faint"> {
    if (faint) return { x: portrait.x - w / 2, y: portrait.y - h / 2, z: 10 + i };
    if (own || open || !box?.held) {
      const [x, y, room] = own ? [frame.hand.x, Math.min(bottom(frame.hand), bottom(frame.action) + frame.card.h) - h, frame.hand.w] : besideSeat(w, h);
      const step = Math.min(w * STRIP, (room - w) / Math.max(1, count - 1));
      const start = own ? x + (room - w - (count - 1) * step) / 2 : x;
      return { x: start + i * step, y, z: (open && !own ? 260 : 10) + i };
    }
    const turn = box.held.turn + (i - (count - 1) / 2) * Math.min(STEP, SPREAD / count);
    const out = RADIUS * frame.scale + h / 2;
    const angle = (turn * Math.PI) / 180;
    return { x: box.held.x + Math.sin(angle) * out - w / 2, y: box.held.y - Math.cos(angle) * out - h / 2, z: 10 + i, turn };
  }

  /** Where open cards of another seat begin, and how wide they may lie: below it, towards the middle of the table. */
  function besideSeat(w: number, h: number): [x: number, y: number, room: number] {
    const end = frame.panel?.x ?? frame.bar.w;
    const below = Math.min(bottom(box as Frame["felt"]) + 4, frame.action.y - h - 4);
    const room = Math.min(frame.felt.w * 0.45, Math.max(w * 2.2, frame.card.w * 2.6));
    const mid = centre(box as Frame["felt"]).x;
    const x = mid < frame.felt.x ? (box as Frame["felt"]).x : mid > right(frame.felt) ? Math.min(end - 12, right(box as Frame["felt"])) - room : mid - room / 2;
    return [x, below, room];
  }

  return Array.from({ length: count }, (_, i) => ({
    zone: `hand:${seat}`,
    card: shown?.[i] ?? null,
    dealt: dealt(i),
    spot: { ...at(i), scale, faint },
  }));
}
