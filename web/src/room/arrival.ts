// How a visitor arrives at a room: with a seat's link, with a seat stored in this browser, or as a stranger.
import { Refusal, summary } from "../base/api";
import type { RoomSummary } from "../base/messages";
import { keepSeat, keptSeat, secretIn, type KeptSeat } from "../base/seats";
import type { TextKey } from "../base/textKey";

export type Arrival =
  /** The player has a seat here. `fault`: the text of what was wrong with the link. */
  | { kind: "seat"; secret: string; fault: "" | TextKey }
  /** The link opens one seat, and this browser has another one of the same table. */
  | { kind: "two"; found: RoomSummary; kept: KeptSeat; linked: KeptSeat }
  /** A visitor without a seat, whose table is in another room now. */
  | { kind: "moved"; room: string }
  /** A visitor without a seat. */
  | { kind: "stranger"; found: RoomSummary };

/**
 * Find out how this browser arrives at `room`. `hash` is the end of the address, which in a seat's link holds the
 * secret. A seat that a link opens is stored in this browser. Throws a `Refusal`.
 */
export async function arrive(room: string, hash: string): Promise<Arrival> {
  const secret = secretIn(hash);
  const kept = keptSeat(room);
  if (kept && (!secret || secret === kept.secret)) return { kind: "seat", secret: kept.secret, fault: "" };
  let found: RoomSummary;
  try {
    found = await summary(room, secret);
  } catch (error) {
    if (kept && error instanceof Refusal && error.code === "wrong-secret")
      return { kind: "seat", secret: kept.secret, fault: error.key };
    throw error;
  }
  if (found.you === null) return found.newest ? { kind: "moved", room: found.newest } : { kind: "stranger", found };
  const linked = { room, seat: found.you, secret, game: found.game, created: found.created };
  if (kept) return { kind: "two", found, kept, linked };
  keepSeat(linked);
  return { kind: "seat", secret, fault: "" };
}
