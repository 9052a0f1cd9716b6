// The parts of the page, each a chunk. The page that is asked for comes first; all that nobody waits for comes while the
// page has nothing else to do, so that a panel opens at once and opens even if the network has gone meanwhile.

/** The pages, by the names of the router. */
export const pages = {
  start: () => import("./start/Start.svelte"),
  room: () => import("./room/Room.svelte"),
  matches: () => import("./start/Matches.svelte"),
  play: () => import("./rules/HouseRules.svelte"),
  review: () => import("./review/Review.svelte"),
};

/** What opens above a page, or stands in for the table before there is one. */
export const panels = {
  calls: () => import("./table/calls/CallSheet.svelte"),
  result: () => import("./panels/Result.svelte"),
  settings: () => import("./panels/Settings.svelte"),
  howTo: () => import("./panels/HowTo.svelte"),
  score: () => import("./panels/Score.svelte"),
  rules: () => import("./panels/Rules.svelte"),
  lastTrick: () => import("./panels/LastTrick.svelte"),
  side: () => import("./panels/Side.svelte"),
  waiting: () => import("./room/Waiting.svelte"),
  door: () => import("./room/Door.svelte"),
  marks: () => import("./table/Marks.svelte"),
  hint: () => import("./table/HintCard.svelte"),
  advice: () => import("./table/calls/Advice.svelte"),
};

/** House rules and reviews are large and seldom wanted: they come when they are asked for. */
const AHEAD = [pages.room, ...Object.values(panels), pages.start, pages.matches];

/** Milliseconds after which the page counts as idle: in a browser that does not say when it is, or if it never is. */
const SOON = 1000;

function idle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: SOON });
    else setTimeout(done, SOON);
  });
}

/** Fetch one part after the other while nothing else is to be done. Where the network is gone nothing is lost but time. */
export async function fetchAhead(): Promise<void> {
  for (const part of AHEAD) {
    await idle();
    await part().catch(() => {});
  }
}
