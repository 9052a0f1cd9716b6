// The profile: its figures, what it keeps of reviews, and its file: written, read, united, refused.
import { cleanup, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PlayedDeal, PlayedMatch, Reviewed, View } from "../src/base/messages";
import { keepSeat } from "../src/base/seats";
import { readSettings, settings } from "../src/base/settings.svelte";
import { briefOf, figuresOf, trendOf, worstOf } from "../src/profile/figures";
import * as file from "../src/profile/file";
import { foundIn, foundNow, keptReview, type KeptReview, type ProfileMatch } from "../src/profile/match";
import FoundNow from "../src/profile/FoundNow.svelte";
import Sales from "../src/profile/Sales.svelte";
import { store } from "../src/profile/store.svelte";
import Worst from "../src/profile/Worst.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { serveRooms } from "./rooms";

const deal = (points: number, more: Partial<PlayedDeal> = {}): PlayedDeal => ({
  contract: "no-tricks",
  points,
  role: "",
  price: 0,
  out: false,
  kings: 0,
  void: false,
  found: [],
  ...more,
});

function match(
  id: string,
  deals: PlayedDeal[],
  more: Partial<PlayedMatch> = {},
  rest: Partial<ProfileMatch> = {},
): ProfileMatch {
  const total = deals.reduce((sum, { points }) => sum + points, 0);
  const played: PlayedMatch = {
    room: id,
    game: "king",
    rules: "king",
    seat: 0,
    seats: ["human", "casual", "casual", "casual"],
    over: true,
    practice: false,
    place: 2,
    won: false,
    total,
    most: true,
    deals,
    ...more,
  };
  const day = String((id.codePointAt(0) ?? 97) - 96).padStart(2, "0");
  return {
    id,
    created: `2026-11-${day}T10:00:00Z`,
    left: false,
    played,
    record: { format: "kingcraft/1" },
    review: null,
    ...rest,
  };
}

const review = (deals: KeptReview["deals"], more: Partial<KeptReview> = {}): KeptReview => ({
  budget: "quick",
  unit: "points",
  accuracy: 80,
  deals,
  worst: null,
  ...more,
});

describe("the figures", () => {
  it("count what has ended or was given up, and nothing that is open or practice", () => {
    const found = figuresOf([
      match("a", [deal(-40), deal(-60)], { place: 1, won: true }),
      match("b", [deal(10)], { over: false }, { record: null }),
      match("c", [deal(10)], { practice: true }),
      match("d", [deal(20)], { over: false }, { left: true, record: null }),
      match("e", [deal(-5), deal(0, { void: true })], { seats: ["human", "human", "casual", "casual"] }),
    ]);
    expect(found).toMatchObject({ matches: 3, won: 1, best: -5, deals: 3, points: -105 });
    expect(found.place).toBeCloseTo((1 + 4 + 2) / 3); // who gives up is last
    expect(found.levels).toEqual([{ level: "casual", matches: 2, won: 1 }]);
    expect(found.chance).toBe(0.25);
    expect(found.course.map(({ id, came }) => [id, came])).toEqual([
      ["a", -50],
      ["e", -5],
    ]);
    expect(found.unreviewed).toBe(2);
  });

  it("are sums of what the reviews have found", () => {
    const found = figuresOf([
      match(
        "a",
        [deal(-40), deal(-60, { contract: "no-men" })],
        {},
        {
          review: review([
            { luck: -10, lost: 12 },
            { luck: 30, lost: 50 },
          ]),
        },
      ),
      match(
        "b",
        [deal(-20), deal(0, { contract: "no-men" })],
        {},
        {
          review: review([
            { luck: 0, lost: 4 },
            { luck: 6, lost: 10 },
          ]),
        },
      ),
      match("c", [deal(-20)], {}, { review: "none" }),
    ]);
    expect(found.course.map(({ clean }) => clean)).toEqual([(-30 - 90) / 2, (-20 - 6) / 2, null]);
    expect(found.contracts).toEqual([
      { contract: "no-tricks", deals: 3, mean: -80 / 3, best: -20, reviewed: 2, lost: 8 },
      { contract: "no-men", deals: 2, mean: -30, best: 0, reviewed: 2, lost: 30 },
    ]);
    expect(worstOf(found)?.contract).toBe("no-men");
    expect(found.unreviewed).toBe(0);
  });

  it("say nothing of luck in points where the review counts it in percent", () => {
    const [point] = figuresOf([
      match("a", [deal(4)], { most: false }, { review: review([{ luck: 12, lost: 3 }], { unit: "percent" }) }),
    ]).course;
    expect(point).toEqual({ id: "a", came: 4, clean: null });
  });

  it("tell sales by the player's part in them", () => {
    const { sales } = figuresOf([
      match("a", [
        deal(50, { contract: "plus", role: "bought", price: 100 }),
        deal(-25, { contract: "plus", role: "bought", price: 75 }),
        deal(130, { contract: "minus", role: "sold", price: 150 }),
        deal(80, { contract: "plus", role: "left" }),
      ]),
    ]);
    expect(sales).toEqual([
      { role: "bought", deals: 2, mean: 12.5, gained: 1, price: 87.5 },
      { role: "sold", deals: 1, mean: 130, gained: 1, price: 150 },
      { role: "left", deals: 1, mean: 80, gained: 1, price: 0 },
    ]);
  });

  it.each([
    { role: "bought", came: [50], row: "Bought 1 deal, with a profit" },
    { role: "bought", came: [-25], row: "Bought 1 deal, without a profit" },
    { role: "bought", came: [50, -25, 75], row: "Bought 3 deals, 2 with a profit" },
    { role: "bought", came: [-50, -25], row: "Bought 2 deals, none with a profit" },
    { role: "sold", came: [100], row: "Sold 1 deal, for 150 points" },
    { role: "sold", came: [100, 200], row: "Sold 2 deals, for 150 points on average" },
    { role: "kept", came: [90], row: "Kept 1 deal" },
  ] as const)("say of sales how many deals they were: $row", async ({ role, came, row }) => {
    await speak("en");
    await alsoSpeak("profile");
    const deals = came.map((points) => deal(points, { contract: "plus", role, price: 150 }));
    render(Sales, { figures: figuresOf([match("a", deals)]), sign: true });
    expect(screen.getByRole("rowheader").textContent?.replace(/\s+/g, " ")).toBe(row);
    cleanup();
  });

  it("come to one line for the start page, of all games", () => {
    const lost = (points: number) => ({ review: review([{ luck: 0, lost: points }]) });
    const matches = [
      match("a", [deal(-40)], { won: true }, lost(3)),
      match("b", [deal(-40, { contract: "no-men" })], {}, lost(8)),
      match("c", [deal(10, { contract: "" })], { game: "kings-corner", won: true }, lost(20)),
      match("d", [deal(10)], { over: false }, { record: null }),
    ];
    expect(briefOf(matches)).toEqual({ matches: 3, won: 2, contract: "no-men" });
    expect(briefOf([])).toEqual({ matches: 0, won: 0, contract: "" });
  });

  it("call a trend sure only if it is more than chance", () => {
    const course = (values: number[]) => values.map((clean, i) => ({ id: String(i), came: clean + 2, clean }));
    expect(trendOf(course([1, 2, 3]))).toBeNull();
    const better = trendOf(course([-12, -11, -13, -12, -12, 3, 4, 3, 5, 5]));
    expect(better).toMatchObject({ first: -12, last: 4, sure: true });
    expect(better?.luck).toBeCloseTo(2);
    expect(trendOf(course([-40, 30, -20, 40, -30, 20, -10, 30, -40, 35]))?.sure).toBe(false);
  });

  it("name what was found out in the match in which it was first", () => {
    const found = foundIn([
      match("b", [deal(0, { found: ["no-mark", "way-out"] })]),
      match("a", [deal(0, { found: ["no-mark"] })]),
      match("c", [deal(0, { found: ["drawn"] })], { practice: true }),
    ]);
    expect([...found]).toEqual([
      ["no-mark", "a"],
      ["way-out", "b"],
    ]);
  });
});

describe("what was found out in a deal that has just ended", () => {
  const deals = [deal(0, { found: ["no-mark"] }), deal(0, { found: ["no-mark", "thrown", "way-out"] })];
  const now = match("b", deals, { over: false });

  it("is only what was not found out before: in other matches, or in a deal before", () => {
    const before = match("a", [deal(0, { found: ["thrown"] })]);
    expect(foundNow(now.played, 0, [])).toEqual(["no-mark"]);
    expect(foundNow(now.played, 1, [before, now])).toEqual(["way-out"]);
    expect(foundNow(now.played, 2, [])).toEqual([]);
    expect(foundNow({ ...now.played, practice: true }, 0, [])).toEqual([]);
  });

  it("is one line, after a while, with nothing to answer", async () => {
    await speak("en");
    vi.useFakeTimers();
    store.matches = [];
    keepSeat({ room: "b", seat: 0, secret: "secret", game: "king", created: "2026-11-29T10:00:00Z" });
    const asked = serveRooms(() => now.played);
    const { container } = render(FoundNow, { view: { room: "b", deal: 1 } as View });
    expect(container.textContent).toBe("");
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    await vi.waitFor(() =>
      expect(container.textContent).toBe("Found out: Thrown. You threw the king of hearts on another player."),
    );
    expect(asked.length).toBe(1);
    expect(container.querySelectorAll("button, a")).toHaveLength(0);
    cleanup();
    vi.unstubAllGlobals();
  });
});

describe("the costliest mistake of a past match", () => {
  it.each([
    [{ deal: 3, action: 17, points: 38.4 }, "Costliest mistake: deal 4, 38 points"],
    [{ deal: 0, action: 2, points: 0.2 }, "Costliest mistake: deal 1"],
  ])("leads to its review: %o", async (worst, text) => {
    await speak("en");
    await alsoSpeak("replay");
    store.matches = [match("a", [deal(-40)], {}, { review: review([], { worst }) })];
    render(Worst, { room: "a" });
    const link = screen.getByRole("link", { name: text });
    expect(link.getAttribute("href")).toBe(`/match/a/review#deal=${worst.deal}&action=${worst.action}`);
    cleanup();
  });

  it.each([null, "none", review([])] as const)("is not told where it is not known: %o", (found) => {
    store.matches = [match("a", [deal(-40)], {}, { review: found })];
    const { container } = render(Worst, { room: "a" });
    expect(container.textContent).toBe("");
    cleanup();
  });
});

it("keeps of a review the player's luck, losses and costliest mistake", () => {
  const of = (seat: number, size: string, points: number) => ({ seat, size, points, deal: 1, action: 7 });
  const found = keptReview(
    {
      review: {
        budget: "quick",
        scale: { unit: "points" },
        players: [{ accuracy: 50 }, { accuracy: 71.5 }],
        deals: [
          { luck: [5, -5], lost: [0, 20.5] },
          { luck: null, lost: [0, 0] },
        ],
      },
      mistakes: [of(0, "blunder", 90), of(1, "mistake", 20.5), of(1, "inaccuracy", 6)],
    } as unknown as Reviewed,
    1,
  );
  expect(found).toEqual({
    budget: "quick",
    unit: "points",
    accuracy: 71.5,
    deals: [
      { luck: -5, lost: 20.5 },
      { luck: null, lost: 0 },
    ],
    worst: { deal: 1, action: 7, points: 20.5 },
  });
});

describe("the file", () => {
  const one = match("a", [deal(-40, { found: ["no-mark"] })], {}, { review: review([{ luck: 1, lost: 2 }]) });
  const two = match("b", [deal(-20)]);

  beforeEach(() => {
    localStorage.clear();
    store.matches = [];
    Object.assign(settings, readSettings(null));
  });

  it("brings back, after everything was wiped, exactly what was written; a second time it changes nothing", async () => {
    store.matches = [one, two];
    Object.assign(settings, { name: "Anna", cloth: "linen", finished: ["king"] });
    localStorage.setItem("kingcraft.lessons", JSON.stringify({ done: ["king-1"], steps: { "king-2": 3 } }));
    localStorage.setItem(
      "kingcraft.puzzles",
      JSON.stringify({ rating: 1310.5, first: { "card-1": true }, missed: {}, again: { day: 0, count: 0 } }),
    );
    const played = { room: "r", timely: true, points: -30, beats: 40 };
    localStorage.setItem(
      "kingcraft.days",
      JSON.stringify({ days: { "2026-11-02": { avoid: played } }, latest: "2026-11-02" }),
    );
    const now = "2026-11-29T10:00:00.000Z";
    const text = await file.writtenFile(now);
    localStorage.clear();
    store.matches = [];
    Object.assign(settings, readSettings(null));
    const read = file.readFile(text);
    expect(await file.summaryOf(read)).toEqual({ matches: 2, fresh: 2, other: "" });
    await file.bring(read);
    expect(await file.writtenFile(now)).toBe(text);
    expect(await file.summaryOf(read)).toEqual({ matches: 2, fresh: 0, other: "" });
    await file.bring(read);
    expect(await file.writtenFile(now)).toBe(text);
  });

  it("deletes nothing that is here, and takes no settings that were chosen here", async () => {
    store.matches = [one];
    Object.assign(settings, { name: "Anna", cloth: "linen" });
    const here = { ...two, review: review([{ luck: 0, lost: 0 }]) };
    const other = file.readFile(
      JSON.stringify({
        format: "kingcraft-profile/1",
        written: "2026-11-29T10:00:00Z",
        matches: [{ ...one, review: null }, here],
        lessons: { done: ["king-3"], steps: {} },
        puzzles: null,
        days: null,
        settings: { name: "Ben", cloth: "midnight", volume: 10 },
      }),
    );
    expect(await file.summaryOf(other)).toEqual({ matches: 2, fresh: 1, other: "Ben" });
    await file.bring(other);
    expect(store.matches).toEqual([one, here]);
    expect(settings).toMatchObject({ name: "Anna", cloth: "linen", volume: 10 });
    expect(localStorage.getItem("kingcraft.lessons")).toContain("king-3");
  });

  it("takes of two versions of a match the one that says more", () => {
    const open = { ...one, record: null, review: null };
    expect(file.fuller(open, one)).toBe(one);
    expect(file.fuller(one, open)).toBe(one);
    expect(file.fuller({ ...one, review: "none" }, one)).toEqual(one);
    expect(file.fuller({ ...one, review: null }, { ...one, review: "none" }).review).toBe("none");
  });

  it("unites lessons, days and puzzles, in either order and twice alike", () => {
    const lessons = file.bothLessons({ done: ["a"], steps: { b: 2 } }, { done: ["b"], steps: { a: 1, c: 4 } });
    expect(lessons).toEqual({ done: ["a", "b"], steps: { b: 2, c: 4 } });
    const begun = { room: "x", timely: true };
    const ended = { room: "y", timely: false, points: 5, beats: null };
    const days = file.bothDays(
      { days: { "2026-11-01": { avoid: begun } }, latest: "2026-11-01" },
      { days: { "2026-11-01": { avoid: ended, corner: begun } }, latest: "2026-11-03" },
    );
    expect(days).toEqual({ days: { "2026-11-01": { avoid: ended, corner: begun } }, latest: "2026-11-03" });
    const few = { rating: 1000, first: { p: true }, missed: {}, again: { day: 1, count: 1 } };
    const missed = { due: 3, step: 0, found: 0 };
    const many = {
      rating: 1500,
      first: { p: false, q: false },
      missed: { p: missed, q: missed },
      again: { day: 2, count: 0 },
    };
    const puzzles = file.bothPuzzles(few, many);
    expect(puzzles).toMatchObject({ rating: 1500, first: { p: true, q: false }, missed: { q: missed } });
    expect(file.bothPuzzles(puzzles, many)).toEqual(puzzles);
    expect(file.bothPuzzles(puzzles, few)).toMatchObject({ rating: 1500 });
  });

  const good = { format: "kingcraft-profile/1", written: "2026-11-29T10:00:00Z", matches: [one], settings: {} };
  it.each([
    ["damaged", "{"],
    ["damaged", JSON.stringify(good).slice(0, -9)],
    ["damaged", JSON.stringify({ ...good, matches: undefined })],
    ["damaged", JSON.stringify({ ...good, written: "yesterday" })],
    ["damaged", JSON.stringify({ ...good, settings: [] })],
    ["damaged", JSON.stringify({ ...good, matches: [one, one] })],
    ["damaged", JSON.stringify({ ...good, matches: [{ ...one, created: 5 }] })],
    ["damaged", JSON.stringify({ ...good, matches: [{ ...one, played: { ...one.played, deals: [{}] } }] })],
    ["damaged", JSON.stringify({ ...good, matches: [{ ...one, review: { deals: [{ luck: "1" }] } }] })],
    ["foreign", "[]"],
    ["foreign", JSON.stringify({ format: "kingcraft/1", deals: [] })],
    ["foreign", JSON.stringify({ ...good, format: "kingcraft-sheet/1" })],
    ["later", JSON.stringify({ format: "kingcraft-profile/2" })],
    ["later", JSON.stringify({ ...good, format: "kingcraft-profile/10" })],
  ])("that is %s is refused: %s", (fault, text) => {
    expect(() => file.readFile(text)).toThrow(new file.Unreadable(fault as file.FileFault));
  });

  it("that is too large is refused before it is read", () => {
    expect(() => file.readFile(" ".repeat(file.MOST + 1))).toThrow(new file.Unreadable("too-large"));
  });

  it("says what could not be kept where there is no storage", async () => {
    store.trouble = "";
    await store.put(two);
    expect(store.trouble).toBe("not-kept");
    expect(store.matches).toEqual([two]);
  });
});
