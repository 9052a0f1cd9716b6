// The pages, and what they fetch ahead: panels open at once, even if the network has gone meanwhile.
import { withGames } from "./games/registry";
import { ahead } from "./parts";
import { alsoSpeak } from "./words/words.svelte";

/** The pages, by the names of the router. */
export const pages = {
  start: () => import("./start/Start.svelte"),
  room: () => withGames(import("./room/Room.svelte"), "table"),
  matches: () => import("./start/Matches.svelte"),
  play: () => withGames(import("./rules/HouseRules.svelte"), "options"),
  review: () => withGames(import("./review/Review.svelte"), "table", "panels"),
  match: () => withGames(import("./replay/Replay.svelte"), "table", "panels"),
  missing: () => import("./Missing.svelte"),
};

/**
 * What every page fetches ahead, the most needed first; what only a table opens, the room fetches. House rules, past matches, reviews
 * and replays are seldom needed, so they are not among it.
 */
export const AHEAD: readonly (() => Promise<unknown>)[] = [
  pages.room,
  () => import("./table/Voice.svelte"),
  () => alsoSpeak("reasons"),
  ...ahead,
  () => import("./panels/TableChips.svelte"),
  () => import("./sound/play"),
  () => import("./notice"),
  pages.start,
];
