// What the start page says about earlier matches: the one to continue, and the last result.
import { Refusal, summary } from "../base/api";
import type { RoomSummary } from "../base/messages";
import { endSeat, forgetSeat, keptSeats, type KeptSeat } from "../base/seats";
import { progress } from "../base/progress.svelte";
import { knows, noteFinished } from "../base/settings.svelte";
import { factsOf } from "../game/registry";

/** The number of matches to request: the newest that may be running, and the newest that is over. */
const ASKED = 4;

/**
 * The first lesson of a game if this browser knows of no match and no lesson of it: then the start page offers that
 * before a match. Undefined: it offers none.
 */
export function lessonToOffer(game: string): string | undefined {
  const played = knows(game) || keptSeats().some((seat) => seat.game === game);
  const lesson = played ? undefined : factsOf(game)?.firstLesson;
  return lesson && !progress.begun(lesson) ? lesson : undefined;
}

const over = ({ phase }: RoomSummary): boolean => phase === "over" || phase === "broken";

export interface Recent {
  /** The newest match of each game that is not over, the newest first. */
  going: RoomSummary[];
  /** The newest match that is over. */
  last: RoomSummary | null;
}

async function asked({ room, secret }: KeptSeat): Promise<RoomSummary | null> {
  try {
    const found = await summary(room, secret);
    if (over(found)) endSeat(room);
    if (found.phase === "over" && !found.practice) noteFinished(found.game);
    return found;
  } catch (error) {
    if (error instanceof Refusal && error.code === "no-room") forgetSeat(room);
    return null;
  }
}

/**
 * Ask the server about the matches of this browser, a few at once. Never rejects: without an answer the page says
 * nothing.
 */
export async function recent(): Promise<Recent> {
  const kept = keptSeats().filter(({ left }) => !left);
  const open = kept.filter(({ ended }) => !ended).slice(0, ASKED);
  const ended = kept.filter(({ ended }) => ended).slice(0, 1);
  const found = (await Promise.all([...open, ...ended].map(asked))).filter((room) => room !== null);
  const going = found.filter((room) => !over(room));
  const done = found
    .filter(({ phase, practice }) => phase === "over" && !practice)
    .toSorted((a, b) => b.created.localeCompare(a.created));
  return {
    going: going.filter(({ game }, i) => going.findIndex((one) => one.game === game) === i),
    last: done[0] ?? null,
  };
}
