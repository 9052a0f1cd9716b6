// The parts of the page, each a chunk. The page that is asked for comes first; all that nobody waits for comes while the
// page has nothing else to do, so that a panel opens at once and opens even if the network has gone meanwhile.
import { untrack } from "svelte";
import { alsoSpeak, type Part } from "./words/words.svelte";

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

/** A part that has texts of its own in it, with them. A panel that is open does not depend on what is spoken. */
async function withTexts<Panel>(panel: Promise<Panel>, ...texts: Part[]): Promise<Panel> {
  const [loaded] = await Promise.all([panel, untrack(() => alsoSpeak(...texts))]);
  return loaded;
}

/** What opens above a page, or stands in for the table before there is one. */
export const panels = {
  calls: () => withTexts(import("./table/calls/CallSheet.svelte"), "calls"),
  result: () => withTexts(import("./panels/Result.svelte"), "practice", "calls", "again"),
  practice: () => withTexts(import("./start/Practice.svelte"), "practice"),
  playOn: () => withTexts(import("./start/PlayOn.svelte"), "practice"),
  settings: () => withTexts(import("./panels/Settings.svelte"), "settings", "offline", "agree", "phrases"),
  agreement: () => withTexts(import("./table/Agreement.svelte"), "agree"),
  howTo: () => withTexts(import("./panels/HowTo.svelte"), "settings", "phrases"),
  score: () => import("./panels/Score.svelte"),
  rules: () => import("./panels/Rules.svelte"),
  lastTrick: () => import("./panels/LastTrick.svelte"),
  tricks: () => import("./panels/Tricks.svelte"),
  side: () => import("./panels/Side.svelte"),
  waiting: () => withTexts(import("./room/Waiting.svelte"), "again"),
  unkept: () => withTexts(import("./room/Unkept.svelte"), "again"),
  door: () => import("./room/Door.svelte"),
  device: () => withTexts(import("./room/Continue.svelte"), "offline"),
  tables: () => withTexts(import("./offline/Tables.svelte"), "offline"),
  twoSeats: () => withTexts(import("./room/TwoSeats.svelte"), "offline"),
  say: () => withTexts(import("./panels/talk"), "phrases"),
  marks: () => import("./table/Marks.svelte"),
  hint: () => import("./table/HintCard.svelte"),
  advice: () => withTexts(import("./table/calls/Advice.svelte"), "calls"),
  chips: () => import("./rules/TableChips.svelte"),
  voice: () => import("./table/Voice.svelte"),
  sound: () => import("./sound"),
  notice: () => import("./notice"),
};

/** House rules, reviews and replays are large and seldom wanted: they come when they are asked for. */
const AHEAD: (() => Promise<unknown>)[] = [pages.room, panels.voice, () => alsoSpeak("reasons"), ...Object.values(panels), pages.start, pages.matches];

/** Milliseconds after which the page counts as idle: in a browser that does not say when it is, or if it never is. */
const SOON = 1000;
/** The same for a page that does not say that it stands. */
const LATE = 8000;

let stood: () => void = () => {};
const standing = new Promise<void>((done) => (stood = done));
/** The page shows all that it opens with: what comes ahead must not be in the way of that. */
export const stands = (): void => stood();

function idle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: SOON });
    else setTimeout(done, SOON);
  });
}

/** A part that nobody waits for, as soon as the page has nothing else to do. */
export async function soon<Part>(part: () => Promise<Part>): Promise<Part> {
  await idle();
  return part();
}

/** Fetch one part after the other while nothing else is to be done. Where the network is gone nothing is lost but time. */
export async function fetchAhead(): Promise<void> {
  await Promise.race([standing, new Promise((done) => setTimeout(done, LATE))]);
  for (const part of AHEAD) {
    await idle();
    await part().catch(() => {});
  }
}
