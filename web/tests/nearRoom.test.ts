// What is different about a room of the page itself, and about a page without its server.
import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { away } from "../src/base/away.svelte";
import type { FromWorker, ToWorker } from "../src/near/messages";
import { seatRows } from "../src/people/seatMenu";
import Start from "../src/start/Start.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { keepSeat, keptSeats } from "../src/base/seats";
import { page } from "../src/base/router.svelte";
import Door from "../src/room/Door.svelte";
import Matches from "../src/start/Matches.svelte";
import { recent } from "../src/start/recent";
import { king, rules, update, view } from "./feed";
import { seatIn, serveRooms, summaryOf } from "./rooms";
import { serve } from "./offer";
import { plainTable, sit, snapshot } from "./sitting";

plainTable();

const site = vi.hoisted(() => ({ alone: false }));
vi.mock("../src/base/site", async (original) => ({
  ...(await original<object>()),
  LIST: "/py/near-1.json",
  get ALONE() {
    return site.alone;
  },
}));

/** Whether the worker answers nothing. */
let silent = false;

/** A worker that knows no room. */
class Forgetful {
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  private says(data: FromWorker): void {
    queueMicrotask(() => this.onmessage?.({ data }));
  }
  postMessage(message: ToWorker): void {
    if (message.kind === "start") this.says({ kind: "ready", kept: true });
    else if (message.kind === "ask" && !silent)
      this.says({ kind: "answer", id: message.id, status: 404, body: '{"code":"no-room","key":"error-no-room"}' });
  }
}

beforeEach(async () => {
  silent = false;
  vi.stubGlobal("Worker", Forgetful);
  site.alone = away.server = away.match = false;
  await speak("en");
  await alsoSpeak("near", "presets", "options", "people", "replay");
});
afterEach(cleanup);

const LINE = {
  dealer: 0,
  label: "no-queens",
  trump: "",
  scores: [0, -100, -50, -50],
  counted: ["", "QS QH", "", "QD QC"],
  void: false,
  sale: null,
};

describe("the end of a match", () => {
  const round = { nonceCommits: [], voids: 0, silent: [] };
  const proofs = [{ deal: 0, commit: "c0ffee", serverSeed: "5eed", nonces: ["a", "", "", ""], ...round }];
  const over = (room: string) =>
    update(
      view(king({ phase: "over", toAct: -1, hand: [], counts: [0, 0, 0, 0], scores: LINE.scores }), {
        room,
        proofs: room.startsWith("here-") ? [] : proofs,
        phase: "over",
        rules: rules("king", { deals: 1 }),
        sheet: { deals: [LINE], plan: [], totals: LINE.scores, winners: [0] },
      }),
      snapshot,
      [],
    );

  it("says in a room of the page who knew the cards, where a server has its proof", async () => {
    await sit(over("here-abc"));
    const said = await screen.findByText("Who knows the cards?");
    expect(said.closest("details")?.textContent).toContain("drawn on this device");
    expect(screen.queryByText("Was the shuffle fair?")).toBeNull();
    cleanup();
    await sit(over("abc"));
    await screen.findByText("Was the shuffle fair?");
    expect(screen.queryByText("Who knows the cards?")).toBeNull();
  });
});

it("a seat in a room of the page cannot be taken to another device", () => {
  expect(seatRows(view(king(), { room: "abc" }), 0, false)).toEqual(["device"]);
  expect(seatRows(view(king(), { room: "here-abc" }), 0, false)).toEqual([]);
});

describe("a match that the browser has deleted", () => {
  const gone = (...rooms: string[]): void => {
    localStorage.clear();
    for (const room of rooms) keepSeat(seatIn(summaryOf({ room })));
    serveRooms(() => [404, "no-room"]);
  };

  it("is said to be gone; one of the server is forgotten as ever", async () => {
    gone("abc");
    expect(await recent()).toEqual({ going: [], last: null, figures: null });
    expect([keptSeats(), away.match]).toEqual([[], false]);
    gone("here-abc");
    await recent();
    expect([keptSeats(), away.match]).toEqual([[], true]);
    render(Start);
    expect(await screen.findByText(/A match is gone/)).not.toBeNull();
  });

  it("is said to be gone at its address, and in the list of matches", async () => {
    for (const [room, said] of [
      ["here-abc", /A match is gone/],
      ["abc", /no longer exists/],
    ] as const) {
      page.replace(`/room/${room}`);
      render(Door, { door: null, view: null, sit: async () => {}, watch: () => {} });
      expect(screen.getByRole("heading", { name: said })).not.toBeNull();
      cleanup();
    }
    gone("here-abc");
    render(Matches);
    expect(await screen.findByText(/A match is gone/)).not.toBeNull();
  });

  it("does not hold up those of the server, if the page has to be started for it", async () => {
    vi.useFakeTimers();
    localStorage.clear();
    for (const room of ["here-abc", "abc"]) keepSeat(seatIn(summaryOf({ room })));
    serveRooms(({ path }) => (path === "/rooms/abc" ? summaryOf({ room: "abc", phase: "deal" }) : null));
    silent = true;
    const found = recent();
    await vi.advanceTimersByTimeAsync(1500);
    vi.useRealTimers();
    expect((await found).going.map(({ room }) => room)).toEqual(["abc"]);
    expect(keptSeats()).toHaveLength(2);
  });
});

describe("the start page", () => {
  it("says in a line that the page plays without the server that it has", async () => {
    serve();
    render(Start);
    await screen.findByRole("heading", { name: "King" });
    expect(screen.queryByText("No connection: you play on this device.")).toBeNull();
    away.server = true;
    flushSync();
    expect(screen.queryAllByText("No connection: you play on this device.")).toHaveLength(1);
  });

  // The games are known by now: a page without a server needs no worker here.
  it.each([
    [false, 1],
    [true, 0],
  ])("asks for a code only where there is a server: %s", async (alone, count) => {
    serve();
    site.alone = alone;
    render(Start);
    await screen.findByRole("heading", { name: "King" });
    expect(screen.queryAllByRole("link", { name: "I have a code" })).toHaveLength(count);
  });
});
