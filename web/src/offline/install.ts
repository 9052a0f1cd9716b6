// Installs the service worker, and notices when the server has a newer build of the page.
import { isKept } from "../base/home";
import { ALONE, at, BUILD } from "../base/site";
import { mount } from "svelte";
import { alsoSpeak, speaks } from "../words/words.svelte";
import { offline } from "./state.svelte";
import Update from "./Update.svelte";

/** Milliseconds between two checks for a newer build when the tab becomes visible. */
const EVERY = 15 * 60_000;

/**
 * Milliseconds that the old worker may take to hand over: it waits for the end of its last event, which cannot be
 * hurried.
 */
const HANDED_OVER = 1000;

/** Reload the page once `worker` serves it; after a second the newer page comes from the server. */
function take(worker: ServiceWorker): void {
  const late = setTimeout(() => location.reload(), HANDED_OVER);
  const handed = (): void => {
    clearTimeout(late);
    location.reload();
  };
  navigator.serviceWorker.addEventListener("controllerchange", handed, { once: true });
  worker.postMessage("take");
}

/** Ask a worker for its build. */
function buildOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<string>) => resolve(event.data);
    worker.postMessage("build", [port2]);
  });
}

let shown = false;

/** Report that there is a newer build. */
async function tell(): Promise<void> {
  offline.newer = true;
  if (shown) return;
  shown = true;
  await alsoSpeak("offline").catch(() => {}); // they are prefetched; if they are missing, the update is not offered
  if (speaks("offline")) mount(Update, { target: document.body });
}

/** A new worker is installed and waits, because pages of an older build may be open. */
async function found(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) === BUILD) {
    worker.postMessage("alone");
    return;
  }
  offline.take = () => take(worker);
  await tell();
}

/** Have the worker store what this page fetched before there was a worker: the texts of its language. */
function keepFetched(worker: ServiceWorker): void {
  worker.postMessage(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
}

/** If anything fails here, the page still works; it only does not open offline. */
export async function install(): Promise<void> {
  if (!offline.possible) return;
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(at("/sw.js"));
    if (registration.waiting && serviceWorker.controller) void found(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && serviceWorker.controller) void found(worker);
      });
    });

    let looked = Date.now();
    offline.look = () => {
      looked = Date.now();
      registration.update().catch(() => {}); // no network: try again next time
    };
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && Date.now() - looked > EVERY) offline.look();
    });

    let before = serviceWorker.controller;
    serviceWorker.addEventListener("controllerchange", async () => {
      const now = serviceWorker.controller;
      if (now && !before) keepFetched(now);
      else if (now && (await buildOf(now)) !== BUILD) await tell(); // another tab has taken the newer build
      before = now;
    });
    if (before) keepFetched(before);
    await serviceWorker.ready;
    offline.ready = true;
    // Without a server, or where it was wished: the files of this build, and the texts of its language.
    if (ALONE || isKept()) await (await import("../near/keeping")).keep(false);
  } catch {
    offline.possible = false;
  }
}
