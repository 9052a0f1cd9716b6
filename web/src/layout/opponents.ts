// The cards of the other seats: a fan held at the rail if the table has one, otherwise only a count at the seat.
import { bottom, centre, right, type Frame, type Placed, type Spot } from "./geometry";

/**
 * The size of a card held at the rail, relative to one of the hand, and the distance of its lower edge from the centre
 * of the fan.
 */
const HELD = 0.49;
const RADIUS = 54;
/** The angle between two cards, and that of a whole fan, degrees. */
const STEP = 6.2;
const SPREAD = 66;
/** The size of a card of an open hand. */
const OPEN = 0.5;
/** The visible part of an open card beside the next one. */
const STRIP = 0.34;

/**
 * The hidden (or, at the end of a deal, open) cards of a seat. `dealt` is their order in the deal; `spread`: open cards
 * are at their seat even if the table has no rail, and each stays readable.
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
  // The seat at the lower edge, seen by an onlooker: its cards are where a hand would be.
  const own = box.shape === "own";
  const faint = !own && !box.held && !(spread && open);
  const scale = faint ? 0.3 : own ? 0.6 : open ? OPEN : HELD;
  const w = frame.card.w * scale;
  const h = frame.card.h * scale;
  const portrait = {
    x: box.shape === "row" ? box.x + box.portrait / 2 : box.x + box.w / 2,
    y: box.y + box.portrait / 2,
  };

  function at(i: number): Omit<Spot, "scale" | "faint"> {
    if (faint) return { x: portrait.x - w / 2, y: portrait.y - h / 2, z: 10 + i };
    if (own || open || !box?.held) {
      const [x, y, room] = own
        ? [frame.hand.x, Math.min(bottom(frame.hand), bottom(frame.action) + frame.card.h) - h, frame.hand.w]
        : besideSeat(w, h);
      const step = Math.min(w * STRIP, (room - w) / Math.max(1, count - 1));
      const start = own ? x + (room - w - (count - 1) * step) / 2 : x;
      return { x: start + i * step, y, z: (open && !own ? 260 : 10) + i };
    }
    const turn = box.held.turn + (i - (count - 1) / 2) * Math.min(STEP, SPREAD / count);
    const out = RADIUS * frame.scale + h / 2;
    const angle = (turn * Math.PI) / 180;
    return {
      x: box.held.x + Math.sin(angle) * out - w / 2,
      y: box.held.y - Math.cos(angle) * out - h / 2,
      z: 10 + i,
      turn,
    };
  }

  /** The position of another seat's open cards, and their greatest width: below it, towards the middle of the table. */
  function besideSeat(w: number, h: number): [x: number, y: number, room: number] {
    const end = frame.panel?.x ?? frame.bar.w;
    const below = Math.min(bottom(box as Frame["felt"]) + 4, frame.action.y - h - 4);
    const room = Math.min(frame.felt.w * 0.45, Math.max(w * 2.2, frame.card.w * 2.6));
    const mid = centre(box as Frame["felt"]).x;
    const x =
      mid < frame.felt.x
        ? (box as Frame["felt"]).x
        : mid > right(frame.felt)
          ? Math.min(end - 12, right(box as Frame["felt"])) - room
          : mid - room / 2;
    return [x, below, room];
  }

  return Array.from({ length: count }, (_, i) => ({
    zone: `hand:${seat}`,
    card: shown?.[i] ?? null,
    dealt: dealt(i),
    spot: { ...at(i), scale, faint },
  }));
}
