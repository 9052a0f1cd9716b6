// The pages, and what they prefetch: panels open at once, even if the network is down meanwhile.
import type { Component } from "svelte";
import type { Route } from "../base/router.svelte";
import { withGames } from "../game/registry";
import { ahead } from "./panels";
import { withTexts } from "./loading";
import { GAMES, NEEDED } from "./opening";
import { alsoSpeak } from "../words/words.svelte";

/** Each page by its name: its component gets the parts of the address, if there are any, and the address as a whole. */
type Pages = { readonly [Name in Route["page"]]: () => Promise<Page<Parts<Extract<Route, { page: Name }>>>> };
interface Page<Props extends Record<string, unknown>> {
  readonly default: Component<Props>;
}
type Parts<Address> = keyof Address extends "page" ? Record<string, never> : Address & { where: Address };

/** The pages, by the names of the router. */
export const pages = {
  start: () => import("../start/Start.svelte"),
  room: () => withGames(import("../room/Room.svelte"), ...GAMES.room),
  matches: () => import("../start/Matches.svelte"),
  play: () => withGames(import("../rules/HouseRules.svelte"), ...GAMES.play),
  rules: () => withTexts(import("../rules/RulesPage.svelte"), ...NEEDED.rules),
  review: () => withGames(import("../review/Review.svelte"), ...GAMES.review),
  match: () => withGames(import("../replay/Replay.svelte"), ...GAMES.match),
  learn: () => withTexts(import("../learn/Learn.svelte"), ...NEEDED.learn),
  lesson: () => withGames(withTexts(import("../learn/LessonPage.svelte"), ...NEEDED.lesson), ...GAMES.lesson),
  puzzles: () => withTexts(import("../learn/Puzzles.svelte"), ...NEEDED.puzzles),
  puzzle: () => withGames(withTexts(import("../learn/PuzzlePage.svelte"), ...NEEDED.puzzle), ...GAMES.puzzle),
  day: () => withTexts(import("../day/Day.svelte"), ...NEEDED.day),
  calendar: () => withTexts(import("../day/Calendar.svelte"), ...NEEDED.calendar),
  profile: () => withTexts(import("../profile/Profile.svelte"), ...NEEDED.profile),
  pad: () => withTexts(import("../pad/Pad.svelte"), ...NEEDED.pad),
  code: () => withTexts(import("../room/Code.svelte"), ...NEEDED.code),
  missing: () => import("../app/Missing.svelte"),
} satisfies Pages;

/**
 * What every page prefetches, the most needed first; the room fetches what only a table opens. Lessons, house
 * rules, past matches, reviews and replays are seldom needed, so they are not included.
 */
export const AHEAD: readonly (() => Promise<unknown>)[] = [
  pages.room,
  () => alsoSpeak("reasons"),
  ...ahead,
  () => import("../panels/TableChips.svelte"),
  () => import("../base/notice"),
  pages.start,
];
