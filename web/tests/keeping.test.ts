// Keeping the near home's files: what the page asks of the service worker, and what it shows of that.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const LIST = "/py/near-1.json";
const STORE = "kingcraft:near:/";

/** What the service worker was asked, and where it answers. */
const asked: { message: unknown; port: MessagePort | undefined }[] = [];
/** Wait for something that a busy machine may take its time for: modules are loaded again for each test. */
const soon = <T>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: 15_000 });
const deleted = vi.fn<(name: string) => Promise<boolean>>(() => Promise.resolve(true));
let there: Response | undefined;

/** The near home's state, and the module that keeps its files, new for each test. */
async function loaded(): Promise<typeof import("../src/near/keeping") & typeof import("../src/near/state.svelte")> {
  const keeping = await import("../src/near/keeping");
  const state = await import("../src/near/state.svelte");
  return { ...keeping, ...state };
}

async function port(): Promise<MessagePort> {
  await soon(() => expect(asked).toHaveLength(1));
  if (!asked[0]?.port) throw new Error("The page has opened no port.");
  return asked[0].port;
}

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  there = undefined;
  const meta = document.createElement("meta");
  meta.name = "kingcraft-near";
  meta.content = LIST;
  document.head.append(meta);
  vi.stubGlobal("caches", { match: () => Promise.resolve(there), delete: deleted });
  const active = { postMessage: (message: unknown, [port]: MessagePort[]) => asked.push({ message, port }) };
  Object.assign(navigator, {
    serviceWorker: { ready: Promise.resolve({ active }) },
    storage: { persist: () => Promise.resolve(true), persisted: () => Promise.resolve(false) },
  });
});

afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("has the service worker store the files, and shows how far it is", async () => {
  const { keep, near } = await loaded();
  const done = keep(true);
  const answer = await port();
  expect(asked[0]?.message).toEqual({ keep: LIST });
  answer.postMessage({ loaded: 10, total: 40 });
  await soon(() => expect([near.keeping, near.loaded, near.total]).toEqual([true, 10, 40]));
  answer.postMessage("");
  await done;
  expect([near.keeping, near.kept, near.lasting, near.unkept]).toEqual([false, true, true, ""]);
  expect(localStorage.getItem("kingcraft.kept")).toBe("1");
});

it.each([
  ["QuotaExceededError", "no-space"],
  ["TypeError", "download"],
])("says why they cannot be kept: %s", async (fault, said) => {
  const { keep, near } = await loaded();
  const done = keep(true);
  (await port()).postMessage(fault);
  await done;
  expect([near.keeping, near.kept, near.unkept]).toEqual([false, false, said]);
  expect(localStorage.getItem("kingcraft.kept")).toBeNull();
});

it("removes them", async () => {
  there = new Response("{}");
  const { look, near, remove } = await loaded();
  await look();
  expect(near.kept).toBe(true);
  await remove();
  expect(near.kept).toBe(false);
  expect(deleted).toHaveBeenLastCalledWith(STORE);
  expect(localStorage.getItem("kingcraft.kept")).toBeNull();
});

it("notices that the browser has deleted them", async () => {
  localStorage.setItem("kingcraft.kept", "1");
  const { look, near } = await loaded();
  await look();
  expect(localStorage.getItem("kingcraft.kept")).toBeNull();
  expect(near.kept).toBe(false);
});

it("asks for a promise of the browser only where the player has asked for the page", async () => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  Object.assign(navigator, { storage: { persist, persisted: () => Promise.resolve(false) } });
  const { keep, near } = await loaded();
  const done = keep(false);
  (await port()).postMessage("");
  await done;
  expect([near.kept, near.lasting]).toEqual([true, false]);
  expect(persist).not.toHaveBeenCalled();
});

it("knows the size before anything is loaded", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"bytes":{"a":30,"b":12}}'));
  const { look, near } = await loaded();
  await look();
  expect(near.total).toBe(42);
});

it("does without the size where the list does not arrive", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const { look, near } = await loaded();
  await look();
  expect(near.total).toBe(0);
});

it("waits on a page without a server until Python has its files", async () => {
  const meta = document.createElement("meta");
  meta.name = "kingcraft-site";
  document.head.append(meta);
  let ready: () => void = () => {};
  class Slow {
    onmessage: ((event: { data: object }) => void) | null = null;
    postMessage(): void {
      ready = () => this.onmessage?.({ data: { kind: "ready", kept: true } });
    }
  }
  vi.stubGlobal("Worker", Slow);
  const { keep, near } = await loaded();
  const done = keep(false);
  await new Promise((soon) => setTimeout(soon, 50));
  expect([asked, near.keeping]).toEqual([[], false]);
  ready();
  (await port()).postMessage("");
  await done;
  expect(near.kept).toBe(true);
});
