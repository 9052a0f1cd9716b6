// What the start page says about earlier matches: the one to continue, the last result, what all come to, and the level
// to try next.
import { Refusal, summary } from "../base/api";
import { isNear } from "../base/home";
import type { GameView, RoomSummary } from "../base/messages";
import { endSeat, forgetLost, keptSeats, type KeptSeat } from "../base/seats";
import { storedDays } from "../base/keptDays";
import { storedFigures, type KeptFigures } from "../base/keptFigures";
import { progress } from "../base/progress.svelte";
import { ALONE } from "../base/site";
import { keepSettings, knows, noteFinished, settings } from "../base/settings.svelte";
import { levelOf } from "../begin/open";
import { factsOf } from "../game/registry";
import { LEVELS } from "../words/names";
import { won } from "./roomText";

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

/**
 * The level to try next: the player has won the last two matches of the game against the one that they still choose,
 * and the page has not suggested it before. Empty: none.
 */
export function levelToTry(game: GameView): string {
  const known = keptSeats().filter((seat) => seat.game === game.name && (seat.left || seat.beaten !== undefined));
  const level = levelOf(game);
  const next = LEVELS[LEVELS.findIndex((one) => one === level) + 1] ?? "";
  const twice = known[0]?.beaten === level && known[1]?.beaten === level;
  return twice && game.bots.includes(next) && !settings.suggested.includes(suggestion(game)) ? next : "";
}

/** What is noted of a suggestion: the game, and the level that was beaten. */
const suggestion = (game: GameView): string => `${game.name} ${levelOf(game)}`;

/** Note that the level after the chosen one was suggested: never again. */
export function noteSuggested(game: GameView): void {
  if (!levelToTry(game)) return;
  settings.suggested = [...settings.suggested, suggestion(game)];
  keepSettings();
}

const over = ({ phase }: RoomSummary): boolean => phase === "over" || phase === "broken";

export interface Recent {
  /** The newest match of each game that is not over, the newest first. */
  going: RoomSummary[];
  /** The newest match that is over. */
  last: RoomSummary | null;
  /** What the profile comes to; null: no match counts yet. */
  figures: KeptFigures | null;
}

/** The level that the player has beaten in a match that is over; empty: none. */
function beatenIn(room: RoomSummary): string {
  const [level, ...others] = new Set(room.seats.filter((_, seat) => seat !== room.you).map(({ kind }) => kind));
  return won(room) && level && !others.length ? level : "";
}

/** Milliseconds that matches of the page itself may take to be found, beside those of its server. */
const PATIENCE = 1200;

async function asked({ room, secret }: KeptSeat): Promise<RoomSummary | null> {
  try {
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    const found = await (isNear(room) && !ALONE ? Promise.race([summary(room, secret), late]) : summary(room, secret));
    if (!found) return null;
    const counts = found.phase === "over" && !found.practice;
    if (over(found)) endSeat(room, counts ? beatenIn(found) : undefined);
    if (counts) noteFinished(found.game);
    return found;
  } catch (error) {
    if (error instanceof Refusal && error.code === "no-room") forgetLost(room);
    return null;
  }
}

/**
 * Ask the server about the matches of this browser, a few at once; tasks of a day have their own page. Never rejects:
 * without an answer the page says nothing.
 */
export async function recent(): Promise<Recent> {
  const tasks = Object.values(storedDays().days).flatMap((day) => Object.values(day).map(({ room }) => room));
  const kept = keptSeats().filter(({ left, room }) => !left && !tasks.includes(room));
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
    figures: storedFigures(),
  };
}
