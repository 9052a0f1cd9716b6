// The rooms in which this browser has a seat. The secret alone opens a seat, so it is stored here and sent only to the
// server of the room.
import { away } from "./away.svelte";
import { isNear } from "./home";
import { at } from "./site";

export interface KeptSeat {
  room: string;
  seat: number;
  secret: string;
  game: string;
  created: string;
  /** Whether its player left the match before its end: it counts as lost. */
  left?: boolean;
  /** Whether the match is over, as far as this browser knows: then the start page no longer offers it. */
  ended?: boolean;
  /**
   * The level of the bots against whom its player has won; empty: they have not won, or not against one level alone.
   * Absent: it is not known, or the match does not count.
   */
  beaten?: string | undefined;
  /** The room where its player looks on now: a match after this one that has no seat for them. */
  watches?: string;
}

const KEY = "kingcraft.rooms";
const LIMIT = 200;

function isKept(value: unknown): value is KeptSeat {
  if (typeof value !== "object" || value === null) return false;
  const seat = value as Record<string, unknown>;
  return (
    ["room", "secret", "game", "created"].every((name) => typeof seat[name] === "string") &&
    typeof seat.seat === "number"
  );
}

/** All seats, if this browser does not store them: they last until the page is closed. */
let unstored: KeptSeat[] | null = null;

/** Whether stored seats outlast the page. */
export const storing = (): boolean => unstored === null;

/** All stored seats, the newest first. */
export const keptSeats = (): KeptSeat[] => unstored ?? stored();

function stored(): KeptSeat[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** The stored seat of a room, if there is one. */
export function keptSeat(room: string): KeptSeat | undefined {
  return keptSeats().find((seat) => seat.room === room);
}

function write(seats: KeptSeat[]): void {
  // Seats that could not be read for a while are not lost by the next write.
  const older = unstored ? stored().filter((other) => !seats.some(({ room }) => room === other.room)) : [];
  const kept = [...seats, ...older].slice(0, LIMIT);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    unstored = null;
  } catch {
    unstored = kept;
  }
}

/** Store a seat; it replaces an older one of the same room. */
export function keepSeat(seat: KeptSeat): void {
  write([seat, ...keptSeats().filter((other) => other.room !== seat.room)]);
}

/** Leave a match before its end: it counts as lost. */
export function leaveSeat(room: string): void {
  write(keptSeats().map((seat) => (seat.room === room ? { ...seat, left: true } : seat)));
}

/** Note that a match is over, and which level its player has `beaten` in it. */
export function endSeat(room: string, beaten: string | undefined): void {
  if (!keptSeat(room)?.ended)
    write(keptSeats().map((seat) => (seat.room === room ? { ...seat, ended: true, beaten } : seat)));
}

/** Note where the player of a seat looks on now. */
export function watchFrom(room: string, watches: string): void {
  write(keptSeats().map((seat) => (seat.room === room ? { ...seat, watches } : seat)));
}

/** The seat of a match before, whose player looks on in this room because it has none for them. */
export const benchedSeat = (room: string): KeptSeat | undefined => keptSeats().find(({ watches }) => watches === room);

/** The link that opens a seat on any device. The part after # is never sent to a server, nor written into its logs. */
export function seatLink(room: string, secret: string, origin: string = location.origin): string {
  return `${origin}${at(`/room/${room}`)}#seat=${encodeURIComponent(secret)}`;
}

/** The secret in the last part of such a link, or "". */
export function secretIn(hash: string): string {
  try {
    return decodeURIComponent(/^#seat=([^&]{1,200})$/.exec(hash)?.[1] ?? "");
  } catch {
    return ""; // a malformed percent sign
  }
}

/** Forget the seat of a room that no longer exists. */
export function forgetSeat(room: string): void {
  write(keptSeats().filter((seat) => seat.room !== room));
}

/** The same for a room that should be there. A match of this page says that it is gone: no one else has it. */
export function forgetLost(room: string): void {
  forgetSeat(room);
  if (isNear(room)) away.match = true;
}
