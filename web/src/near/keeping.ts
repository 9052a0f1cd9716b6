// Keeps the near home's files in this browser, so that it works without a network. The service worker stores them.
import { KEPT } from "../base/home";
import { ALONE, LIST } from "../base/site";
import { PARTS } from "../words/catalogues";
import { alsoSpeak, spoken } from "../words/words.svelte";
import { start } from "./near";
import { sizeOf, type List } from "./list";
import { ruleTexts } from "./ruleTexts";
import { near } from "./state.svelte";
import { discard, STORE } from "./stored";

type Heard = { loaded: number; total: number } | string;

/** Have the service worker store the files. Rejects with what went wrong. */
async function store(list: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  await new Promise<void>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Heard>) => {
      if (data === "") resolve();
      else if (typeof data === "string") reject(new Error(data));
      else {
        near.loaded = data.loaded;
        near.total = data.total;
      }
    };
    active?.postMessage({ keep: list }, [port2]);
  });
}

function remember(kept: boolean): void {
  near.kept = kept;
  try {
    if (kept) localStorage.setItem(KEPT, "1");
    else localStorage.removeItem(KEPT);
  } catch {
    near.kept = false; // without storage the page cannot know at its next start
  }
}

/**
 * Keep everything that this page needs without a network, in its language. What is kept already is not fetched again.
 * `wished`: whether the player has asked for it; only then the browser may ask them whether it is to last.
 */
export async function keep(wished: boolean): Promise<void> {
  if (!LIST || near.keeping) return;
  // On a first visit without a server Python loads the same files: afterwards they come from the cache of the browser.
  if (ALONE && !wished) await start().catch(() => {});
  near.keeping = true;
  near.unkept = "";
  try {
    await store(LIST);
    await Promise.all([...PARTS.map((part) => alsoSpeak(part)), ruleTexts(spoken())]);
    remember(true);
  } catch (fault) {
    near.unkept = fault instanceof Error && fault.message === "QuotaExceededError" ? "no-space" : "download";
  } finally {
    near.keeping = false;
  }
  near.lasting = await (wished ? lasting() : lasts());
}

/** Whether the browser promises not to delete what it stores; some ask their user, others decide on their own. */
const lasting = (): Promise<boolean> =>
  navigator.storage?.persist ? navigator.storage.persist().catch(() => false) : Promise.resolve(false);

/** Whether it has promised that. */
const lasts = async (): Promise<boolean> => (await navigator.storage?.persisted?.().catch(() => false)) ?? false;

/** Remove the files. Matches stay. */
export async function remove(): Promise<void> {
  remember(false);
  near.loaded = 0;
  await discard();
}

/** Find out whether they are kept. The browser may have deleted them. */
export async function look(): Promise<void> {
  if (typeof caches === "undefined") return;
  const there = LIST ? await caches.match(LIST, { cacheName: STORE }).catch(() => undefined) : undefined;
  remember(there !== undefined);
  near.lasting = await lasts();
  near.total ||= await size();
}

/** Bytes of the files, before any is loaded; 0: not known. */
const size = (): Promise<number> =>
  fetch(LIST ?? "")
    .then(async (answer) => (answer.ok ? sizeOf((await answer.json()) as List) : 0))
    .catch(() => 0);
