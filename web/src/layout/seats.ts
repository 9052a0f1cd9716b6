// Who sits where: the order of the seats round the table, and rows of their pills.
import type { Box, Sitting } from "./geometry";

export const GAP = 8;

/** The seats from the player's left to their right, without their own. */
export function opponents(sitting: Sitting): number[] {
  const seats = Array.from({ length: sitting.players - 1 }, (_, i) => (sitting.me + i + 1) % sitting.players);
  return sitting.counterClockwise ? seats.reverse() : seats;
}

/** The height of this many rows of pills with the gaps between them. */
export const rowsHeight = (rows: number, pill: number): number => rows * pill + (rows - 1) * GAP;

/**
 * The pills of the other seats in a box, in rows of as many as needed; each pill `height` high and at most `widest` wide.
 *
 * The player's own seat gets an empty box there: it stands elsewhere.
 */
export function seatRows(sitting: Sitting, box: Box, rows: number, height: number, widest: number): Box[] {
  const others = opponents(sitting);
  const seats: Box[] = Array.from({ length: sitting.players }, () => ({ ...box }));
  const perRow = Math.ceil(others.length / rows);
  const w = Math.min(widest, (box.w - GAP * (perRow - 1)) / perRow);
  others.forEach((seat, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, others.length - row * perRow);
    const start = box.x + (box.w - w * inRow - GAP * (inRow - 1)) / 2;
    seats[seat] = { x: start + (i - row * perRow) * (w + GAP), y: box.y + row * (height + GAP), w, h: height };
  });
  return seats;
}
