// The page of a review: its graph, its table, its moments, and its address.
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { apart, dealCourse, everyNth, matchCourse, played, ticks } from "../src/review/graph";
import Graph from "../src/review/Graph.svelte";
import Mistakes from "../src/review/Mistakes.svelte";
import Players from "../src/review/Players.svelte";
import { told, where } from "../src/review/said";
import { whoPlayed, type Who } from "../src/review/who";
import { route } from "../src/base/router.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { decision, found, review } from "./reviews";

const who: Who = {
  names: ["You", "Bo", "Cy", "Di"],
  levels: ["", "", "Master", ""],
  you: 0,
  colours: [1, 2, 3, 4].map((disc) => `var(--disc-${disc})`),
};
const dealName = (deal: number): string => `Deal ${deal + 1}`;

beforeEach(async () => {
  await speak("en");
  await alsoSpeak("review", "lookback");
});
afterEach(cleanup);

describe("the graph", () => {
  it("adds the expectation in a deal of King to the points of the deals before", () => {
    const course = matchCourse(found(), [0]);
    expect(course.points.map(({ at }) => at)).toEqual([0, 0, 0.5, 1, 1, 1.5, 2]);
    expect(course.points.map(({ values }) => values[2])).toEqual([0, -150, -150, -160, -160, -160, -85]);
    expect(course.moments).toEqual([{ number: 1, at: 1.5 }]);
  });

  it("shows totals after each deal of Kings Corner, whose course is in percent", () => {
    const course = matchCourse(found({ game: "kings-corner", scale: { ...review().scale, unit: "percent" } }), [0]);
    expect(course.points.map(({ at, stage }) => [at, stage])).toEqual([
      [0, 1],
      [1, 0],
      [2, 0],
    ]);
  });

  it("shows one deal by its actions, with its own moments only", () => {
    expect(dealCourse(found(), 1, [0])).toMatchObject({ span: 12, moments: [{ number: 1, at: 6 }] });
    expect(dealCourse(found(), 0, [0]).moments).toEqual([]);
  });

  it("leaves out the deals with which a practice started", () => {
    const [first, second] = review().deals.map((deal, place) => (place ? deal : { ...deal, laid: true, graph: [] }));
    const practice = found({ deals: [first, second].flatMap((deal) => deal ?? []) });
    expect(played(practice)).toEqual([1]);
    const course = matchCourse(practice, [0]);
    expect(course.points.map(({ at, deal }) => [at, deal])).toEqual([
      [0, 1],
      [0, 1],
      [0.5, 1],
      [1, 1],
    ]);
    expect(course.points.at(-1)?.values).toEqual([100, 75, 75, 75]);
    expect([course.span, course.moments]).toEqual([1, [{ number: 1, at: 0.5 }]]);
    const { container } = render(Graph, { found: practice, who, dealName, places: [0], room: "r" });
    expect(container.querySelector("select")).toBeNull(); // with one deal there is no choice
    cleanup();
    render(Mistakes, { found: practice, who, dealName });
    expect(screen.queryByText("Deal 1")).toBeNull();
  });

  it("exists for a deal in which nothing was played", () => {
    const unplayed = review().deals.map((deal) => ({ ...deal, graph: [{ actions: 0, values: [0, 0, 0, 0] }] }));
    expect(matchCourse(found({ deals: unplayed }), [0]).points.map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(dealCourse(found({ deals: unplayed }), 0, [0]).span).toBe(1);
  });

  it.each([
    [0, 100, [0, 20, 40, 60, 80, 100]],
    [-340, 120, [-400, -300, -200, -100, 0, 100, 200]],
    [0, 0, [0, 1]],
  ])("has round numbers from %d to %d", (low, high, numbers) => expect(ticks(low, high)).toEqual(numbers));

  it("keeps labels apart and inside", () => {
    expect(apart([100, 20, 21, 99], 16, 0, 110)).toEqual([110, 20, 36, 94]);
    expect(apart([5, 5, 5], 10, 5, 200)).toEqual([5, 15, 25]);
  });

  it("leaves out labels if there is no room", () => expect([everyNth(13, 8), everyNth(10, 20)]).toEqual([2, 1]));

  it("shows by dashes and names which line is whose, and the same as a table", () => {
    const { container } = render(Graph, { found: found(), who, dealName, places: [0], room: "m" });
    const dashes = [...container.querySelectorAll("polyline")].map((line) => line.getAttribute("stroke-dasharray"));
    expect(new Set(dashes).size).toBe(4);
    expect([...container.querySelectorAll("text.name")].map((name) => name.textContent)).toEqual(who.names);
    const rows = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true });
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ["When", ...who.names],
      ["Start", "0", "0", "0", "0"],
      ["After deal 1", "0", "0", "−160", "0"],
      ["After deal 2", "100", "75", "−85", "75"],
    ]);
  });
});

describe("the table of the players", () => {
  const cells = (name: string): string[] =>
    within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent ?? "");

  it("counts points in King", () => {
    // The sum of the deals, each in whole points as it is shown.
    const deals = review().deals.map((deal) => ({ ...deal, lostPoints: [60.4, 60.5, 0.4, 0] }));
    render(Players, { review: { ...review(), deals }, who });
    expect(cells("Accuracy")).toEqual(Array(4).fill("88%"));
    expect(cells("Given away")).toEqual([60, 61, 0, 0].map((points) => `${points * deals.length}`));
    expect(cells("Luck")).toEqual(Array(4).fill("−20"));
    expect(screen.getByRole("columnheader", { name: /Cy.*Master/ })).toBeTruthy();
  });

  it("shows Kings Corner in percent of the match and in points, and how the chances are known", () => {
    const deals = review().deals.map((deal) => ({ ...deal, lostPoints: [15.6, 0, 0, 0] }));
    const scale = { ...review().scale, unit: "percent", chances: "scaled" } as const;
    render(Players, { review: review({ game: "kings-corner", scale, deals, complete: false, budget: "quick" }), who });
    expect(cells("Given away")).toEqual(Array(4).fill("120%"));
    expect(cells("… in points")).toEqual(["32", "0", "0", "0"]);
    expect(cells("Luck")).toEqual(Array(4).fill("−20%"));
    expect(screen.getByText(/converted to what a card costs here/)).toBeTruthy();
    expect(screen.getByText(/could be looked at/)).toBeTruthy();
    expect(screen.getByText(/looked at quickly/)).toBeTruthy();
  });
});

describe("a decision", () => {
  it("says where in the match it is", () => {
    expect(where(decision(), 2, who)).toBe("Deal 2, trick 2: Cy");
    expect(where(decision({ phase: "turn" }), 3, who)).toBe("Deal 2, turn 3: Cy");
    expect(where(decision({ phase: "bid" }), 0, who)).toBe("Deal 2: Cy");
  });

  it("is listed if it was worse than it had to be, or unlucky", () => {
    expect([decision(), decision({ size: "fine" }), decision({ size: "fine", fate: "unlucky" })].map(told)).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("all mistakes", () => {
  it("are counted with the rest of the mistakes, and bad luck beside them", () => {
    const decisions = [
      decision(),
      decision({ action: 9, size: "fine", fate: "unlucky" }),
      decision({ action: 12, size: "inaccuracy" }),
    ];
    const { container } = render(Mistakes, { found: found({ decisions }), who, dealName });
    expect([...container.querySelectorAll("summary span")].map((each) => each.textContent)).toEqual([
      "all players: nothing to speak of",
      "all players: 1 mistake, 1 inaccuracy, bad luck once",
    ]);
  });
});

describe("who played", () => {
  it("is shown by name, by level, or by seat", () => {
    const seats = [
      ["Ana", "human"],
      ["", "master"],
      ["", "thumb-1"],
      ["Bo", "casual"],
    ].map(([name = "", kind = ""]) => ({
      name,
      kind,
      connected: true,
      standIn: "" as const,
      away: null,
      substitute: "",
      figure: "letter" as const,
      disc: 1,
      awayOf: 0,
      lendIn: null,
      atLastMatch: false,
    }));
    const room = {
      room: "r",
      game: "king",
      preset: "king",
      phase: "over" as const,
      seats,
      you: null,
      deals: 1,
      totals: [],
      winners: [],
      places: [],
      of: 0,
      chips: false,
      created: "",
      practice: false,
      host: 0,
      reviews: true,
    };
    const { names, levels } = whoPlayed(room, 0);
    expect(names[0]).toBe("You");
    expect(names[1]).toBe("Master");
    expect(names[2]).toBe("Seat 3");
    expect(levels[1]).toBe("");
    expect(levels[3]).not.toBe("");
    expect(whoPlayed(room, null).names[0]).toBe("Ana");
  });
});

describe("the address", () => {
  it("names the match", () => {
    expect(route("/match/abc123/review")).toEqual({ page: "review", id: "abc123", hash: "" });
    expect(route("/match/abc123/review/", "", "#deal=2&action=7")).toEqual({
      page: "review",
      id: "abc123",
      hash: "#deal=2&action=7",
    });
    expect(route("/match/abc123")).toEqual({ page: "match", id: "abc123", count: "", hash: "" });
    expect(route("/match/abc123/17", "", "#seat=2")).toEqual({
      page: "match",
      id: "abc123",
      count: "17",
      hash: "#seat=2",
    });
    expect(route("/match")).toMatchObject({ page: "match", id: "" });
    expect(route("/match/abc123/x")).toEqual({ page: "missing" });
  });
});
