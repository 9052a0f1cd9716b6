// When parts of the page are loaded: those that a page opens with at once, all others when the page is idle.
import { untrack } from "svelte";
import { alsoSpeak, type Part } from "../words/words.svelte";

/** Load a part together with its texts. An open panel does not depend on the loaded texts. */
export async function withTexts<Panel>(panel: Promise<Panel>, ...texts: Part[]): Promise<Panel> {
  const [loaded] = await Promise.all([panel, untrack(() => alsoSpeak(...texts))]);
  return loaded;
}

/** Milliseconds after which the page counts as idle: in a browser that does not report it, or if it never is. */
const SOON = 1000;
/** Milliseconds after which a page that does not call {@link complete} counts as complete. */
const LATE = 8000;

let completed: () => void = () => {};
const completion = new Promise<void>((done) => (completed = done));
/** Report that the page shows everything that it opens with: nothing is prefetched before that. */
export const complete = (): void => completed();

function idle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: SOON });
    else setTimeout(done, SOON);
  });
}

/** Load a part as soon as the page is idle. */
export async function soon<Part>(part: () => Promise<Part>): Promise<Part> {
  await idle();
  return part();
}

const begun: Promise<unknown> = Promise.race([completion, new Promise((done) => setTimeout(done, LATE))]);
let ahead = begun;

/**
 * Prefetch parts one after the other while the page is idle, after those requested before. A part that fails is loaded
 * when it is needed.
 */
export function fetchAhead(parts: readonly (() => Promise<unknown>)[]): Promise<unknown> {
  for (const part of parts)
    ahead = ahead
      .then(idle)
      .then(part)
      .catch(() => {});
  return ahead;
}

/** The same for a part that is needed first: it does not wait for earlier requests. */
export const fetchFirst = (part: () => Promise<unknown>): Promise<unknown> =>
  begun
    .then(idle)
    .then(part)
    .catch(() => {});
