// Where a pupil goes on at the end of a lesson: to the next one of the game or, after the last, to a first match.
import { progress } from "../base/progress.svelte";
import { nextRules } from "../begin/chosen";
import { invitedTo } from "../begin/invited.svelte";
import { levelOf, openRoom } from "../begin/open";
import { offered } from "../game/offered.svelte";
import { lessonsOf, type Lesson } from "./lessons";

/** The bots of a first match. */
const LEVEL = "beginner";

/** The next lesson of the same game that is not done; undefined: a match is next. */
export function lessonAfter(lesson: Lesson): Lesson | undefined {
  const all = lessonsOf(lesson.game);
  return progress.next(all.slice(all.indexOf(lesson) + 1));
}

/**
 * Open a match against the weakest bots, with as few players as the game has: the short first match, if the game has
 * one and the player has finished none. Rejects with a `Refusal`.
 */
export async function openFirstMatch(name: string): Promise<void> {
  const game = (await offered()).find((one) => one.name === name);
  if (!game) return;
  const level = game.bots.includes(LEVEL) ? LEVEL : levelOf(game);
  await openRoom(game, nextRules(game), 0, invitedTo(name).allowed, { players: game.minPlayers, level });
}
