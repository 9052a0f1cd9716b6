// What the settings say about playing without a network, and what a page without a server offers in place of friends.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { away } from "../src/base/away.svelte";
import type { GameView } from "../src/base/messages";
import { route } from "../src/base/router.svelte";
import NoFriends from "../src/near/NoFriends.svelte";
import { near } from "../src/near/state.svelte";
import Kept from "../src/offline/Kept.svelte";
import { offline } from "../src/offline/state.svelte";
import Tables from "../src/offline/Tables.svelte";
import { panels } from "../src/parts/panels";
import WithFriends from "../src/start/WithFriends.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { GAMES } from "./offer";

HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};

const CORNER = GAMES.find(({ name }) => name === "kings-corner") as GameView;
const LIST = "/py/near-1.json";

/** What the buttons do has a test of its own (keeping.test.ts). */
const keeping = vi.hoisted(() => ({
  keep: vi.fn<() => void>(),
  look: vi.fn<() => void>(),
  remove: vi.fn<() => void>(),
}));
vi.mock("../src/near/keeping", () => keeping);

/** What the marks of this page say. */
const site = vi.hoisted(() => ({ list: undefined as string | undefined, server: undefined as string | undefined }));
vi.mock("../src/base/site", async (original) => ({
  ...(await original<object>()),
  get LIST() {
    return site.list;
  },
  get ALONE() {
    return site.server !== undefined;
  },
  get SERVER() {
    return site.server;
  },
}));

beforeEach(async () => {
  vi.stubGlobal("isSecureContext", true);
  Object.assign(site, { list: LIST, server: undefined });
  offline.possible = true;
  away.server = near.kept = near.keeping = near.lasting = false;
  near.unkept = "";
  near.loaded = 0;
  near.total = 5_012_345;
  await speak("en");
  await alsoSpeak("near", "offline");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("keeping the page for offline", () => {
  it("is offered with its size, shows its progress, and can be undone", async () => {
    keeping.keep.mockImplementation(() => (near.keeping = true));
    keeping.remove.mockImplementation(() => (near.kept = false));
    render(Kept);
    await fireEvent.click(await screen.findByRole("button", { name: "Keep for offline" }));
    expect(keeping.keep).toHaveBeenCalledOnce();
    near.loaded = 3_100_000;
    flushSync();
    expect(screen.getByRole("progressbar", { name: "Storing 3.1 of 5.0 MB" })).not.toBeNull();
    expect(screen.queryByRole("button")).toBeNull();

    near.keeping = false;
    near.kept = true;
    flushSync();
    expect(screen.getByRole("status").textContent).toContain("It takes 5.0 MB");
    expect(screen.queryAllByText(/browser may delete it/)).toHaveLength(1);
    near.lasting = true;
    flushSync();
    expect(screen.queryAllByText(/browser may delete it/)).toHaveLength(0);
    await fireEvent.click(screen.getByRole("button", { name: "Remove from this device" }));
    expect(keeping.remove).toHaveBeenCalledOnce();
    expect(screen.getByText(/has all games without a network/).textContent).toContain("It takes 5.0 MB");
  });

  it("cannot be undone without a server: the page needs its files in any case", async () => {
    site.server = "";
    near.kept = true;
    render(Kept);
    expect((await screen.findByRole("status")).textContent).toContain("Kept for offline");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([
    ["download", "Check the network"],
    ["no-space", "not enough space"],
  ] as const)("says why it did not work: %s", async (why, said) => {
    near.unkept = why;
    render(Kept);
    expect((await screen.findByRole("alert")).textContent).toContain(said);
    expect(screen.queryAllByRole("button", { name: "Keep for offline" })).toHaveLength(1);
  });

  it.each<[string, Partial<typeof site>, boolean, boolean, RegExp]>([
    ["by this server, but by others", { list: undefined }, true, true, /started in a clone of Kingcraft/],
    ["over plain http", {}, false, false, /came over plain http from another computer/],
    ["over plain http, by a server without its files", { list: undefined }, false, false, /came over plain http/],
    ["in a private window", {}, false, true, /not in private windows/],
  ])("is not possible %s", async (_, marks, possible, secure, said) => {
    Object.assign(site, marks);
    vi.stubGlobal("isSecureContext", secure);
    offline.possible = possible;
    render(Kept);
    expect(await screen.findByText(said)).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Keep for offline" })).toBeNull();
  });
});

describe("a server that cannot be reached", () => {
  it.each([
    [LIST, 1],
    [undefined, 0],
  ])("the page says that it could have been kept, where it could: %s", async (list, count) => {
    site.list = list;
    render(Tables, { again: () => {} });
    await screen.findByText(/keeps trying/);
    expect(screen.queryAllByText(/Keep for offline/)).toHaveLength(count);
  });
});

describe("with friends", () => {
  const sheet = async (): Promise<unknown> => (await panels.friends()).default;

  it("opens the usual sheet where there is a server", async () => {
    expect(await sheet()).toBe(WithFriends);
  });

  it("says on a page without a server that friends need one, how to start one, and the address of one", async () => {
    Object.assign(site, { server: "https://cards.example.org/" });
    expect(await sheet()).toBe(NoFriends);
    render(NoFriends, { game: CORNER, close: () => {} });
    expect(screen.queryAllByText(/Friends meet on a server|This page has no server/)).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Play at cards.example.org" })).toHaveProperty("href", site.server);
    expect(screen.queryAllByText(/python3 start.py/)).toHaveLength(1);
  });

  it("names no address where the site was built without one", () => {
    site.server = "";
    render(NoFriends, { game: CORNER, close: () => {} });
    expect(screen.queryAllByText(/This page has no server/)).toHaveLength(1);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/pad"]);
  });

  it("says while the server is away that it is", async () => {
    away.server = true;
    expect(await sheet()).toBe(NoFriends);
    render(NoFriends, { game: CORNER, close: () => {} });
    expect(screen.queryAllByText(/cannot be reached now/)).toHaveLength(1);
    expect(screen.queryByText(/python3 start.py/)).toBeNull();
  });
});

describe("codes of tables", () => {
  it("lead nowhere where there is no server", () => {
    expect(route("/code").page).toBe("code");
    Object.assign(site, { server: "" });
    expect([route("/code").page, route("/KQTR").page, route("/day").page]).toEqual(["missing", "missing", "day"]);
  });
});
