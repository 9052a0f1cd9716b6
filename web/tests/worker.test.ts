// The service worker: at which addresses it shows the stored page when the server does not answer.
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { type Route, route } from "../src/base/router.svelte";

const STORED = { stored: true };

/** What the worker answers to a visit of `path` without network; null: it leaves the visit to the browser. */
async function visit(path: string): Promise<unknown> {
  const request = { url: `${location.origin}${path}`, method: "GET", mode: "navigate" };
  let answer: unknown = null;
  dispatchEvent(
    Object.assign(new Event("fetch"), {
      request,
      respondWith: (found: unknown) => {
        answer = found;
      },
    }),
  );
  return await answer;
}

beforeAll(async () => {
  vi.stubGlobal("FILES", [""]);
  vi.stubGlobal("LINKED", { "assets/en-1.js": ["assets/pad-2.js", "assets/phones-3.js"] });
  vi.stubGlobal("BUILD", "b");
  vi.stubGlobal("caches", { open: async () => ({ match: async () => STORED }) });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await import("../src/offline/worker");
});

/** Addresses of every page that the router knows: none is forgotten. */
const ADDRESSES: Record<Route["page"], readonly string[]> = {
  start: ["/"],
  room: ["/room/abc"],
  matches: ["/matches"],
  match: ["/match", "/match/abc/17"],
  review: ["/match/abc/review"],
  play: ["/play/king"],
  learn: ["/learn"],
  lesson: ["/learn/king-2"],
  puzzles: ["/puzzles"],
  puzzle: ["/puzzles/day"],
  day: ["/day/2027-01-31"],
  calendar: ["/calendar"],
  profile: ["/profile"],
  pad: ["/pad", "/pad/new"],
  rules: ["/rules/en/king"],
  code: ["/code", "/code/", "/KQTR", "/kqtr/"],
  missing: [],
};

describe("without network", () => {
  const all = Object.entries(ADDRESSES).flatMap(([page, paths]) => paths.map((path) => [path, page]));
  it.each(all)("%s shows the stored page, which opens %s", async (path, page) => {
    expect(await visit(path)).toBe(STORED);
    expect(route(path).page).toBe(page);
  });

  it.each(["/api/games", "/rules/king", "/learning", "/coder", "/abcde", "/abc"])(
    "%s is left to the browser",
    async (path) => {
      expect(await visit(path)).toBeNull();
    },
  );
});

describe("what a page fetched before the worker was there", () => {
  /** What is stored afterwards of these addresses, and of what belongs to them. */
  async function stored(...addresses: string[]): Promise<string[]> {
    const kept = new Set(["/assets/phones-3.js"]);
    const shelf = {
      match: async (one: string) => kept.has(one) || undefined,
      add: async (one: string) => kept.add(one),
    };
    vi.stubGlobal("caches", { open: async () => shelf });
    let done: unknown;
    const waitUntil = (work: unknown): void => void (done = work);
    dispatchEvent(Object.assign(new Event("message"), { data: addresses, ports: [], waitUntil }));
    await done;
    return [...kept];
  }

  it("is stored, with the texts of its language for pages that open without a network", async () => {
    const all = ["/assets/phones-3.js", "/assets/en-1.js", "/assets/x-4.js", "/assets/pad-2.js"];
    expect(await stored("/assets/en-1.js", "/assets/x-4.js", "/api/games")).toEqual(all);
    expect(await stored("/assets/de-1.js")).toEqual(["/assets/phones-3.js", "/assets/de-1.js"]);
  });
});

describe("the files of the near home", () => {
  /** A store of the browser, as far as the worker uses it. */
  class Shelf {
    readonly kept = new Map<string, Response>();
    match = async (address: string | { url: string }): Promise<Response | undefined> =>
      this.kept.get(this.key(address))?.clone();
    put = async (address: string, answer: Response): Promise<void> => void this.kept.set(this.key(address), answer);
    delete = async (address: string): Promise<boolean> => this.kept.delete(this.key(address));
    keys = async (): Promise<{ url: string }[]> => [...this.kept.keys()].map((url) => ({ url }));
    private key = (address: string | { url: string }): string =>
      new URL(typeof address === "string" ? address : address.url, location.href).href;
  }

  const LIST = "/py/near-2.json";
  const files: Record<string, string> = {
    "/": `<meta name="kingcraft-build" content="b"><meta name="kingcraft-near" content="${LIST}">`,
    [LIST]: JSON.stringify({ bytes: { "std-1.zip.txt": 3, "kingcraft-2.zip.txt": 5 } }),
    "/py/std-1.zip.txt": "abc",
    "/py/kingcraft-2.zip.txt": "defgh",
  };
  const near = new Shelf();
  const page = new Shelf();
  const names = (shelf: Shelf): string[] => [...shelf.kept.keys()].map((url) => new URL(url).pathname);
  let fetched: string[] = [];

  /** Ask the worker to keep the files; everything that it answers. */
  async function keep(): Promise<unknown[]> {
    const { port1, port2 } = new MessageChannel();
    const heard: unknown[] = [];
    const done = new Promise<void>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<unknown>) => {
        heard.push(data);
        if (typeof data === "string") resolve();
      };
    });
    const wish = { data: { keep: LIST }, ports: [port2], waitUntil: () => {} };
    dispatchEvent(Object.assign(new Event("message"), wish));
    await done;
    port1.close();
    return heard;
  }

  beforeEach(() => {
    fetched = [];
    vi.stubGlobal("caches", { open: async (name: string) => (name.includes("near") ? near : page) });
    vi.stubGlobal("fetch", async (address: string) => {
      const { pathname } = new URL(address, location.href);
      fetched.push(pathname);
      return pathname in files ? new Response(files[pathname]) : new Response("", { status: 404 });
    });
  });

  it("are stored with the list last, and older ones are deleted", async () => {
    await near.put("/py/kingcraft-1.zip.txt", new Response("old"));
    await near.put("/py/near-1.json", new Response("{}"));
    const heard = await keep();
    expect(heard.at(-1)).toBe("");
    expect(heard.at(-2)).toEqual({ loaded: 8, total: 8 });
    expect(fetched).toEqual([LIST, "/py/std-1.zip.txt", "/py/kingcraft-2.zip.txt", "/"]);
    expect(names(near)).toEqual(["/py/std-1.zip.txt", "/py/kingcraft-2.zip.txt", LIST]);
    expect(await (await page.match("/"))?.text(), "the page that names them").toContain(LIST);
  });

  it("are not fetched again", async () => {
    expect(await keep()).toEqual([{ loaded: 3, total: 8 }, { loaded: 8, total: 8 }, ""]);
    expect(fetched).toEqual(["/"]);
  });

  it("are fetched again where one is missing, and a failure is answered with its name", async () => {
    await near.delete(LIST);
    await near.delete("/py/std-1.zip.txt");
    expect((await keep()).at(-1)).toBe("");
    expect(fetched).toEqual([LIST, "/py/std-1.zip.txt", "/"]);
    await near.delete("/py/kingcraft-2.zip.txt");
    delete files["/py/kingcraft-2.zip.txt"];
    await near.delete(LIST);
    expect((await keep()).at(-1)).toBe("Error");
  });

  it("stay as long as the stored page needs them", async () => {
    files["/py/kingcraft-2.zip.txt"] = "defgh";
    files["/"] = "another build, with other files";
    await near.put("/py/kingcraft-1.zip.txt", new Response("old"));
    expect((await keep()).at(-1)).toBe("");
    expect(names(near)).toContain("/py/kingcraft-1.zip.txt");
  });
});
