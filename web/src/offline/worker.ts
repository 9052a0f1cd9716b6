// The service worker: stores this build of the page, so that it opens offline. It has no imports, and the build writes
// its list of files above it. Answers of the server (`/api`, rule pages) are never stored: they bypass it.
// oxlint-disable-next-line unicorn/require-module-specifiers -- makes the file a module: its names are its own
export {};

/** The files of this build, relative to this one: the page itself ("") and what every language needs. */
declare const FILES: readonly string[];
/** By the file of a language: the texts of pages that open without a network, though they were never open before. */
declare const LINKED: Readonly<Record<string, readonly string[]>>;
/** The name of this build: the page has the same in `<meta name="kingcraft-build">`. */
declare const BUILD: string;

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface Clicked extends Extendable {
  readonly notification: Notification;
}
/** An open page. */
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
}
const scope = self as unknown as Scope;

/** The path below which the page is served. */
const BASE = new URL(".", location.href).pathname;
/** The names of our stores: another site of this kind at the same host, below another path, has its own. */
const PREFIX = BASE === "/" ? "kingcraft-" : `kingcraft-${BASE}`;
/** The store of the near home's files (web/src/near), if they are kept. No build deletes it. */
const NEAR = `kingcraft:near:${BASE}`;
const SHELL = BASE;
/**
 * Addresses of the app, as the server knows them (server/http/opening.py): each leads to the one page. Without the
 * server that is true of rules in words too.
 */
const PAGES = "room|matches|match|play|learn|day|calendar|pad|profile|puzzles|code";
const APP = new RegExp(`^(?:$|(?:${PAGES})(?:/|$)|rules/[a-z]{2}/[^/]+/?$|[A-Za-z]{4}/?$)`);
const PY = /^py\/[\w./-]+$/;
const ASSET = /^assets\/[\w.-]+$/;
/** Where a path is below the base; null: it is outside. */
const below = (path: string): string | null => (path.startsWith(BASE) ? path.slice(BASE.length) : null);
/** Milliseconds that the network may take for the page before the stored one is shown. */
const PATIENCE = 4000;

/** A name identifies one file, whatever languages and encodings a request accepts. */
const BY_NAME = { ignoreVary: true };

const shelf = (): Promise<Cache> => caches.open(PREFIX + BUILD);

/** Store the whole build or nothing: the server may get another build meanwhile. */
async function keep(): Promise<void> {
  const page = await fetch(SHELL, { cache: "reload" });
  const text = await page.clone().text();
  if (!page.ok || !text.includes(`"${BUILD}"`)) throw new Error("the server has another build");
  // Who plays without a network can go on doing so: the new page comes with its new files, or not at all.
  const list = /name="kingcraft-near" content="([^"]+)"/.exec(text)?.[1];
  if (list && (await caches.has(NEAR))) await keepNear(list, () => {});
  const kept = await shelf();
  await kept.addAll(FILES.filter((file) => file !== "").map((file) => BASE + file));
  await kept.put(SHELL, page);
}

/** Count what arrives of an answer, beside its reader. */
async function count(answer: Response, arrived: (bytes: number) => void): Promise<void> {
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) arrived(part.value.byteLength);
}

/** Store the files of the near home that are not stored yet. `list`: the address of their list. */
async function keepNear(list: string, heard: (loaded: number, total: number) => void): Promise<void> {
  const kept = await caches.open(NEAR);
  const answer = (await kept.match(list, BY_NAME)) ?? (await fetch(list));
  if (!answer.ok) throw new Error(`${list}: status ${answer.status}`);
  const { bytes } = (await answer.clone().json()) as { bytes: Record<string, number> };
  const total = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  let loaded = 0;
  const arrived = (more: number): void => heard((loaded += more), total);
  for (const [name, size] of Object.entries(bytes)) {
    const address = new URL(name, new URL(list, location.href)).href;
    if (await kept.match(address, BY_NAME)) arrived(size);
    else {
      const file = await fetch(address);
      if (!file.ok) throw new Error(`${address}: status ${file.status}`);
      await Promise.all([count(file.clone(), arrived), kept.put(address, file)]);
    }
  }
  await kept.put(list, answer); // last: with it everything is there
}

/** Delete the files of near homes but those that a list names. */
async function tidyNear(list: string): Promise<void> {
  const kept = await caches.open(NEAR);
  const found = await kept.match(list, BY_NAME);
  if (!found) return;
  const { bytes } = (await found.json()) as { bytes: Record<string, number> };
  const whole = new URL(list, location.href);
  const wanted = new Set([whole.href, ...Object.keys(bytes).map((name) => new URL(name, whole).href)]);
  for (const { url } of await kept.keys()) if (!wanted.has(url)) await kept.delete(url);
}

/** Store the page that names this list: the page may be the same but for that, and then there is no newer build. */
async function refresh(list: string): Promise<void> {
  const page = await fetch(SHELL, { cache: "reload" });
  const text = await page.clone().text();
  if (!page.ok || !text.includes(`"${list}"`)) throw new Error("the page names other files");
  if (text.includes(`"${BUILD}"`)) await (await shelf()).put(SHELL, page);
}

/** Answer a page that wants the near home kept: how far it is, and at last an empty text, or what went wrong. */
async function answerKeep(list: string, port: MessagePort | undefined): Promise<void> {
  try {
    await keepNear(list, (loaded, total) => port?.postMessage({ loaded, total }));
    // What the stored page needs is deleted only when a newer page is stored.
    await refresh(list).then(
      () => tidyNear(list),
      () => {},
    );
    port?.postMessage("");
  } catch (fault) {
    port?.postMessage(fault instanceof Error ? fault.name : String(fault));
  }
}

/** Delete other builds, and serve the pages that are already open. */
async function tidy(): Promise<void> {
  for (const name of await caches.keys()) {
    const older = name.startsWith(PREFIX) && !name.includes("/", PREFIX.length);
    if (older && name !== PREFIX + BUILD) await caches.delete(name);
  }
  await scope.clients.claim();
}

/** The page: from the server, so that a new version is shown at once; without an answer the stored one. */
async function page(request: Request): Promise<Response> {
  const kept = await (await shelf()).match(SHELL, BY_NAME);
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  const answer = fetch(request).then(
    (found) => (found.status >= 500 ? kept : found), // the proxy answers, but the server behind it does not
    () => kept,
  );
  return Promise.race([answer, late]);
}

/** A file with a hash in its name: stored after the first fetch. */
async function asset(request: Request): Promise<Response> {
  const kept = await shelf();
  const known = await kept.match(request, BY_NAME);
  if (known) return known;
  const found = await fetch(request);
  if (found.ok) await kept.put(request, found.clone());
  return found;
}

/** Store files that are not stored yet; one that does not come is left out. */
async function also(addresses: readonly string[]): Promise<void> {
  const kept = await shelf();
  const more = addresses.flatMap((address) => LINKED[below(address) ?? ""] ?? []).map((file) => BASE + file);
  for (const address of [...addresses, ...more]) {
    if (ASSET.test(below(address) ?? "") && !(await kept.match(address, BY_NAME)))
      await kept.add(address).catch(() => {});
  }
}

/** Take over from the previous build if the only open page is already of this build. */
async function alone(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length < 2) await scope.skipWaiting();
}

/** A notification was tapped: show the page it is about, or open a new one. */
async function show(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : scope.clients.openWindow(path));
}

scope.addEventListener("install", (event) => event.waitUntil(keep()));
scope.addEventListener("activate", (event) => event.waitUntil(tidy()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const path = below(pathname);
  if (request.method !== "GET" || origin !== location.origin || path === null) return;
  if (request.mode === "navigate") {
    if (APP.test(path)) event.respondWith(page(request));
  } else if (PY.test(path)) {
    event.respondWith(caches.match(request, { ...BY_NAME, cacheName: NEAR }).then((kept) => kept ?? fetch(request)));
  } else if (ASSET.test(path) || FILES.includes(path)) {
    const found = asset(request);
    event.respondWith(found);
    if (path in LINKED) event.waitUntil(found.then(() => also([pathname])).catch(() => {}));
  }
});
scope.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const path = (notification.data as { path?: unknown } | null)?.path; // notice.ts stores the room of the notification
  event.waitUntil(show(typeof path === "string" && path.startsWith(BASE) ? path : SHELL));
});
scope.addEventListener("message", (event) => {
  const { data } = event;
  if (data === "build") event.ports[0]?.postMessage(BUILD);
  else if (data === "take") event.waitUntil(scope.skipWaiting());
  else if (data === "alone") event.waitUntil(alone());
  else if (typeof data === "object" && data && "keep" in data)
    event.waitUntil(answerKeep(String(data.keep), event.ports[0]));
  // What an open page fetched before this worker was there.
  else if (Array.isArray(data)) event.waitUntil(also(data.map(String)));
});
