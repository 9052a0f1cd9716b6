// The order of the seats around the table, and their boxes.
import type { Box, Held, SeatBox, SeatShape, Sitting } from "./geometry";
import { SEAT_LINES } from "./text";

export const GAP = 8;

/** The seats from the player's left to their right, without the player's own. */
export function opponents(sitting: Sitting): number[] {
  const seats = Array.from({ length: sitting.players - 1 }, (_, i) => (sitting.me + i + 1) % sitting.players);
  return sitting.counterClockwise ? seats.toReversed() : seats;
}

/** The seats at the left, at the top and at the right. Two are opposite each other, three at the sides. */
export function sides(sitting: Sitting): { left: number | undefined; top: number[]; right: number | undefined } {
  const others = opponents(sitting);
  return others.length > 1
    ? { left: others[0], top: others.slice(1, -1), right: others.at(-1) }
    : { left: undefined, top: others, right: undefined };
}

/**
 * The height of the text below or beside a portrait: a name in this many lines, what was taken, and a card or a call.
 */
export const seatWords = (text: number, names: number, extra: number): number =>
  Math.round((SEAT_LINES.name * names + SEAT_LINES.line) * text + extra);

export const seatBox = (
  box: Box,
  shape: SeatShape,
  portrait: number,
  gap: number,
  held: Held | null = null,
): SeatBox => ({ ...box, shape, portrait, gap, held });

/** A list of empty seats, to be filled. */
export const noSeats = (sitting: Sitting): SeatBox[] =>
  Array.from({ length: sitting.players }, () => seatBox({ x: 0, y: 0, w: 0, h: 0 }, "row", 0, 0));

/** The other seats as a row across `box`, all equally wide; the words beside the portrait or below it. */
export function seatRow(sitting: Sitting, box: Box, shape: "row" | "column", portrait: number): SeatBox[] {
  const seats = noSeats(sitting);
  const others = opponents(sitting);
  const w = (box.w - GAP * (others.length - 1)) / Math.max(1, others.length);
  // One or two seats do not take the full width.
  const each = Math.min(w, shape === "row" ? 190 : 130);
  const start = box.x + (box.w - each * others.length - GAP * (others.length - 1)) / 2;
  others.forEach(
    (seat, i) =>
      (seats[seat] = seatBox({ x: start + i * (each + GAP), y: box.y, w: each, h: box.h }, shape, portrait, GAP)),
  );
  return seats;
}
