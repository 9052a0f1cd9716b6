// The pages, and what they fetch ahead: panels open at once, even if the network has gone meanwhile.
import { withTexts } from "./loading";
import { panels } from "./parts";
import { alsoSpeak } from "./words/words.svelte";

/** The pages, by the names of the router. */
export const pages = {
  start: () => import("./start/Start.svelte"),
  room: () => import("./room/Room.svelte"),
  matches: () => import("./start/Matches.svelte"),
  play: () => import("./rules/HouseRules.svelte"),
  review: () => import("./review/Review.svelte"),
  match: () => import("./replay/Replay.svelte"),
  missing: () => import("./Missing.svelte"),
};

/** What is fetched ahead, the most needed first. House rules, reviews and replays are large and seldom needed, so they are not. */
export const AHEAD: readonly (() => Promise<unknown>)[] = [
  pages.room,
  () => import("./table/Voice.svelte"),
  () => alsoSpeak("reasons"),
  () => withTexts(import("./table/calls/CallSheet.svelte"), "calls"),
  ...Object.values(panels),
  () => import("./table/calls/Advice.svelte"),
  () => import("./panels/TableChips.svelte"),
  () => import("./sound"),
  () => import("./notice"),
  pages.start,
  pages.matches,
];
