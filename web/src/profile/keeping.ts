// Keeps the matches of this browser in its profile: each when it ends, and at the first visit those from before.
import { playedMatch, recordOf, Refusal } from "../base/api";
import { forgetLost, keptSeats, type KeptSeat } from "../base/seats";
import type { ProfileMatch } from "./match";
import { store } from "./store.svelte";

/** How many matches are asked about at once. */
const AT_ONCE = 4;

/** A seat's match as the server knows it now; null: it has none, or refuses to say. Rejects if it does not answer. */
async function asKept({ room, secret, created, left = false }: KeptSeat): Promise<ProfileMatch | null> {
  try {
    const played = await playedMatch(room, secret);
    const record = played.over && !played.practice ? await recordOf(room, secret) : null;
    return { id: room, created, left, played, record, review: null };
  } catch (error) {
    if (!(error instanceof Refusal) || error.passing) throw error;
    if (error.code === "no-room") forgetLost(room);
    return null;
  }
}

/** Whether nothing more is to be learnt of a match: it is over, or given up, or was only practice. */
const isDone = ({ played, record, left }: ProfileMatch): boolean => played.practice || left || record !== null;

/** Keep a seat's match as it is now. Rejects if the server does not answer. */
async function keepMatch(seat: KeptSeat): Promise<ProfileMatch | null> {
  const found = await asKept(seat);
  const before = (await store.load()).find(({ id }) => id === seat.room);
  // A match that the server has forgotten can still be given up.
  const kept = found ? { ...found, review: before?.review ?? null } : before && { ...before, left: seat.left === true };
  if (!kept) return null;
  await store.put(kept);
  return kept;
}

/** Keep all matches that this browser has a seat in. What cannot be asked about now, it asks about the next time. */
export async function keepAll(): Promise<void> {
  const kept = new Map((await store.load()).map((match) => [match.id, match]));
  const open = keptSeats().filter((seat) => {
    const before = kept.get(seat.room);
    return !before || !isDone(before) || Boolean(seat.left) !== before.left;
  });
  for (let i = 0; i < open.length; i += AT_ONCE)
    await Promise.allSettled(open.slice(i, i + AT_ONCE).map((seat) => keepMatch(seat)));
}
