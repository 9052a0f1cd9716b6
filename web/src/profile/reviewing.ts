// Asks for quick reviews of the matches of the profile, one at a time, while the page has nothing else to do.
import { askReview, lookAtReview, Refusal } from "../base/api";
import { soon } from "../parts/loading";
import { keptReview, unreviewed, type ProfileMatch } from "./match";
import { store } from "./store.svelte";

/** Milliseconds between two questions about a review that is being made, and until a busy server is asked again. */
const EVERY = 2000;
const BUSY = 10_000;

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/**
 * The review of a match. null: the server has other things to do; `later`: it has failed for now; `none`: there will be
 * none. Rejects if the server does not answer.
 */
async function reviewOf({ id, played }: ProfileMatch): Promise<ProfileMatch["review"] | "later"> {
  try {
    let found = await askReview(id, true);
    while (goes() && (/^(waiting|running)$/.test(found.state) || (found.state === "done" && !found.result))) {
      await wait(found.state === "done" ? 0 : EVERY);
      found = await lookAtReview(id);
    }
    if (found.result) return keptReview(found.result, played.seat);
    if (found.state !== "failed") return null;
    return found.problem === "internal" || found.problem === "storage-failed" ? "later" : "none";
  } catch (error) {
    if (error instanceof Refusal && !error.passing) return "none";
    throw error;
  }
}

let working = false;
/** Whether the page that wants reviews is still there. */
let goes: () => boolean = () => false;

/** Have all matches reviewed, the newest first, as long as `wanted` says so. Never rejects: the next visit goes on. */
export async function reviewAll(wanted: () => boolean): Promise<void> {
  goes = wanted;
  if (working) return;
  working = true;
  try {
    const later = new Set<string>();
    for (;;) {
      const open = (await store.load())
        .filter((match) => unreviewed(match) && !later.has(match.id))
        .toSorted((one, other) => other.created.localeCompare(one.created))[0];
      if (!open || !goes()) return;
      const review = await soon(() => reviewOf(open));
      const now = store.matches?.find(({ id }) => id === open.id);
      if (review === "later") later.add(open.id);
      else if (review === null) await wait(goes() ? BUSY : 0);
      else if (now) await store.put({ ...now, review });
    }
  } catch {
    // The server does not answer: the next visit goes on.
  } finally {
    working = false;
  }
}
