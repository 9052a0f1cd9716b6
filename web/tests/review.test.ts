// What the page of a review makes of it: its graph, its table, its moments, and the address it has.
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Position, Reviewed } from "../src/messages";
import { apart, dealCourse, everyNth, matchCourse, played, ticks } from "../src/review/graph";
import Graph from "../src/review/Graph.svelte";
import Mistakes from "../src/review/Mistakes.svelte";
import Moment from "../src/review/Moment.svelte";
import Moments from "../src/review/Moments.svelte";
import Players from "../src/review/Players.svelte";
import { better, contractOf, told, where, type Decision } from "../src/review/told";
import { whoPlayed, type Who } from "../src/review/who";
import { route } from "../src/router.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";

type Review = Reviewed["review"];
type Eye = Decision["known"];

const option = (...tokens: string[]): Eye["best"] => ({ tokens, points: 0, error: 0, wins: 0 });
const eye = (best: string, played: string): Eye => ({ best: option(best), played: option(played), loss: 30, error: 1, worlds: 24, agreed: 20, fine: [] });

const decision = (changes: Partial<Decision> = {}): Decision => ({
  deal: 1,
  action: 6,
  seat: 2,
  phase: "play",
  size: "blunder",
  fate: "",
  known: eye("8S", "AS"),
  opened: eye("6S", "AS"),
  sentences: [],
  ...changes,
});

const player = (seat: number): Review["players"][number] => ({
  seat,
  name: `${seat}`,
  decisions: 40,
  forced: 12,
  fine: 30,
  inaccuracies: 5,
  mistakes: 3,
  blunders: 2,
  lucky: 1,
  unlucky: 4,
  lost: 120.4,
  lostADeal: 60.2,
  accuracy: 87.6,
  luck: -20,
  moments: [],
});

/** Two deals of three points each; the second is worth nothing to anybody until its end. */
const review = (changes: Partial<Review> = {}): Review => ({
  format: "kingcraft-review/1",
  game: "king",
  rules: "king",
  budget: "normal",
  finished: true,
  complete: true,
  scale: { unit: "points", whole: 25, inaccuracy: 5, mistake: 12.5, blunder: 25 },
  players: [0, 1, 2, 3].map(player),
  deals: [
    { contract: "no-king", trump: "", laid: false, scores: [0, 0, -160, 0], lost: [], luck: null, graph: [0, 4, 8].map((actions) => ({ actions, values: [0, -10, -150, 0] })), void: false },
    { contract: "plus", trump: "H", laid: false, scores: [100, 75, 75, 75], lost: [], luck: null, graph: [0, 6, 12].map((actions) => ({ actions, values: [0, 0, 0, 0] })), void: false },
  ],
  decisions: [decision()],
  moments: [0],
  ...changes,
});

const found = (changes: Partial<Review> = {}): Reviewed => ({
  review: review(changes),
  stages: [2],
  marks: [
    [1, 2, 0],
    [1, 2, 0],
  ],
  positions: [],
  mistakes: [],
  standings: [],
});

const who: Who = { names: ["You", "Bo", "Cy", "Di"], levels: ["", "", "Master", ""], you: 0, colours: [1, 2, 3, 4].map((disc) => `var(--disc-${disc})`) };
const dealName = (deal: number): string => `Deal ${deal + 1}`;

beforeEach(async () => {
  await speak("en");
  await alsoSpeak("review", "lookback");
});
afterEach(cleanup);

describe("the graph", () => {
  it("adds what was to be expected of a deal of King to what had been won before", () => {
    const course = matchCourse(found(), [0]);
    expect(course.points.map(({ at }) => at)).toEqual([0, 0, 0.5, 1, 1, 1.5, 2]);
    expect(course.points.map(({ values }) => values[2])).toEqual([0, -150, -150, -160, -160, -160, -85]);
    expect(course.moments).toEqual([{ number: 1, at: 1.5 }]);
  });

  it("shows totals after each deal of Kings Corner, whose course is in percent", () => {
    const course = matchCourse(found({ game: "kings-corner", scale: { ...review().scale, unit: "percent" } }), [0]);
    expect(course.points.map(({ at, stage }) => [at, stage])).toEqual([[0, 1], [1, 0], [2, 0]]);
  });

  it("shows one deal by its actions, with its own moments only", () => {
    expect(dealCourse(found(), 1, [0])).toMatchObject({ span: 12, moments: [{ number: 1, at: 6 }] });
    expect(dealCourse(found(), 0, [0]).moments).toEqual([]);
  });

  it("leaves out the deals that a practice began with", () => {
    const [first, second] = review().deals.map((deal, place) => (place ? deal : { ...deal, laid: true, graph: [] }));
    const practice = found({ deals: [first, second].flatMap((deal) => deal ?? []) });
    expect(played(practice)).toEqual([1]);
    const course = matchCourse(practice, [0]);
    expect(course.points.map(({ at, deal }) => [at, deal])).toEqual([[0, 1], [0, 1], [0.5, 1], [1, 1]]);
    expect(course.points.at(-1)?.values).toEqual([100, 75, 75, 75]);
    expect([course.span, course.moments]).toEqual([1, [{ number: 1, at: 0.5 }]]);
    const { container } = render(Graph, { found: practice, who, dealName, places: [0], room: "r" });
    expect(container.querySelector("select")).toBeNull(); // of one deal there is nothing to choose
    cleanup();
    render(Mistakes, { found: practice, who, dealName });
    expect(screen.queryByText("Deal 1")).toBeNull();
  });

  it("is there for a deal in which nothing was played", () => {
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

  it("leaves out labels where there is no room", () => expect([everyNth(13, 8), everyNth(10, 20)]).toEqual([2, 1]));

  it("says by dashes and names which line is whose, and the same as a table", () => {
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
  const cells = (name: string): string[] => within(screen.getByRole("row", { name: new RegExp(`^${name}`) })).getAllByRole("cell").map((cell) => cell.textContent ?? "");

  it("counts points in King", () => {
    render(Players, { review: review(), who });
    expect(cells("Accuracy")).toEqual(Array(4).fill("88%"));
    expect(cells("Given away")).toEqual(Array(4).fill("120"));
    expect(cells("Luck")).toEqual(Array(4).fill("−20"));
    expect(screen.getByRole("columnheader", { name: /Cy.*Master/ })).toBeTruthy();
  });

  it("tells Kings Corner in percent of a deal", () => {
    render(Players, { review: review({ game: "kings-corner", scale: { ...review().scale, unit: "percent" }, complete: false, budget: "quick" }), who });
    expect(cells("Given away")).toEqual(Array(4).fill("60%"));
    expect(cells("Luck")).toEqual(Array(4).fill("−10%"));
    expect(screen.getByText(/could be looked at/)).toBeTruthy();
    expect(screen.getByText(/looked at quickly/)).toBeTruthy();
  });
});

describe("a moment", () => {
  const position: Position = { place: 0, auction: null, hands: [["2C"], ["3C"], ["6S", "8S", "AS"], []], trick: ["KS", "QS"], leader: 0, piles: {}, stock: 0 };

  it("says where it stands", () => {
    expect(where(decision(), 2, who)).toBe("Deal 2, trick 2: Cy");
    expect(where(decision({ phase: "turn" }), 3, who)).toBe("Deal 2, turn 3: Cy");
    expect(where(decision({ phase: "bid" }), 0, who)).toBe("Deal 2: Cy");
  });

  it("knows what was better: for somebody unlucky, as the cards lay", () => {
    expect(better(decision())).toEqual(["8S"]);
    expect(better(decision({ size: "fine", fate: "unlucky" }))).toEqual(["6S"]);
    expect([decision(), decision({ size: "fine" }), decision({ size: "fine", fate: "unlucky" })].map(told)).toEqual([true, false, true]);
  });

  it("marks the cards of the hand in words, and names whose cards lie on the table", () => {
    render(Moment, { game: "king", number: 1, each: decision(), stage: 2, position, contract: "No king", who, watch: "/match/m#deal=0&action=0" });
    const marked = within(screen.getByRole("list", { name: "Hand of Cy" })).getAllByRole("listitem").map((item) => item.textContent?.replace(/.*?of spades/, ""));
    expect(marked.map((text) => text?.trim())).toEqual(["", "Better", "Played"]);
    expect(screen.getByRole("list", { name: "On the table" }).textContent).toMatch(/king of spades.*You.*queen of spades.*Bo/);
  });

  it("shows base and top of the piles of Kings Corner", () => {
    const piles = { N: ["9D", "8S", "7H"], NE: ["KC"] };
    const turn = decision({ phase: "turn", known: { ...eye("", ""), best: option("8S>N", "end"), played: option("end") } });
    render(Moment, { game: "kings-corner", number: 1, each: turn, stage: 2, position: { ...position, piles, stock: 4 }, contract: "", who, watch: "/match/m#deal=0&action=0" });
    const list = screen.getByRole("list", { name: "The piles" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(9);
    expect(list.textContent).toMatch(/top\s+9 of diamonds.*7 of hearts 1 card between/);
    expect(list.textContent).not.toMatch(/8 of spades/);
    expect(list.textContent).toMatch(/4 cards in the stock/);
  });
});

describe("the moments", () => {
  const position: Position = { place: 0, auction: null, hands: [["2C"], ["3C"], ["8S", "AS"], ["4C"]], trick: [], leader: -1, piles: {}, stock: 0 };
  const show = (): void => {};

  it("are one's own first, for somebody who played", () => {
    const shown: boolean[] = [];
    render(Moments, { found: { ...found(), positions: [position] }, who, places: [], own: true, show: (own: boolean) => shown.push(own), watch: () => "/match/m" });
    expect(screen.getByText("You made no clear mistake.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Mine" }).getAttribute("aria-pressed")).toBe("true");
    screen.getByRole("button", { name: "The whole match" }).click();
    expect(shown).toEqual([false]);
  });

  it("are those of the match for an onlooker, each with its own cards", () => {
    render(Moments, { found: { ...found(), positions: [{ ...position, place: 7 }, position] }, who: { ...who, you: null }, places: [0], own: false, show, watch: ({ deal, action }) => `/match/m#deal=${deal}&action=${action}` });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getAllByRole("article")).toHaveLength(1);
  });

  it("tell of a call what had been said before it", () => {
    const calls = [{ seat: 1, token: "+2" }, { seat: 2, token: "pass" }];
    const auction = { auctioneer: 0, calls, high: "+2", holder: 1, bids: 1, passed: [2], countered: [], asked: "", ultimatum: false, buyer: -1, price: "" };
    render(Moment, { game: "king", number: 1, each: decision({ phase: "bid" }), stage: 0, position: { ...position, auction }, contract: "Auction", who, watch: "/match/m#deal=0&action=0" });
    expect(screen.getByText(/Seller: You/).textContent).toMatch(/Highest bid: \+2, Bo/);
    expect(within(screen.getByRole("list", { name: "The auction so far" })).getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Bo: +2", "Cy: pass"]);
  });

  it("list the moves of a long turn, and do not say them once more", () => {
    const best = ["8S>N", "KH>NE", "N>E", "end"];
    const said = { id: "review-turn", arguments: { best: best.join(" "), played: "end", chance: 60, odds: 40, expected: 2, instead: -1 } };
    const turn = decision({ phase: "turn", sentences: [said], known: { ...eye("", ""), best: option(...best), played: option("end") } });
    render(Moment, { game: "kings-corner", number: 1, each: turn, stage: 2, position, contract: "", who, watch: "/match/m#deal=0&action=0" });
    expect(within(screen.getByRole("list", { name: "Better" })).getAllByRole("listitem")).toHaveLength(3);
    expect(within(screen.getByRole("list", { name: "Played" })).getByRole("listitem").textContent).toBe("no card laid");
    expect(screen.getByText(/^Better: the second way\. It wins/)).toBeTruthy();
  });

  it("name what a deal was played for", () => {
    const deals = review().deals.map((deal) => ({ ...deal, contract: "plus", trump: deal.trump && "H" }));
    expect([0, 1].map((deal) => contractOf(found({ deals }), deal))).toEqual(["Plus without trump", "Plus, hearts are trump"]);
  });

  it("are counted with the rest of the mistakes, and bad luck beside them", () => {
    const decisions = [decision(), decision({ action: 9, size: "fine", fate: "unlucky" }), decision({ action: 12, size: "inaccuracy" })];
    const { container } = render(Mistakes, { found: found({ decisions }), who, dealName });
    expect([...container.querySelectorAll("summary span")].map((each) => each.textContent)).toEqual(["nothing to speak of", "1 mistake, 1 inaccuracy, bad luck once"]);
  });
});

describe("who played", () => {
  it("is told by name, by level, or by seat", () => {
    const seats = [["Ana", "human"], ["", "master"], ["", "thumb-1"], ["Bo", "casual"]].map(([name = "", kind = ""]) => ({ name, kind, connected: true, standIn: "" as const, away: null, substitute: "", figure: "letter" as const, disc: 1, awayOf: 0, lendIn: null }));
    const room = { room: "r", game: "king", preset: "king", phase: "over" as const, seats, you: null, deals: 1, totals: [], winners: [], places: [], of: 0, chips: false, created: "", practice: false, host: 0, reviews: true };
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
    expect(route("/match/abc123/review")).toEqual({ page: "review", id: "abc123" });
    expect(route("/match/abc123/review/")).toEqual({ page: "review", id: "abc123" });
    expect(route("/match/abc123")).toEqual({ page: "match", id: "abc123", count: "", hash: "" });
    expect(route("/match/abc123/17", "", "#seat=2")).toEqual({ page: "match", id: "abc123", count: "17", hash: "#seat=2" });
    expect(route("/match")).toMatchObject({ page: "match", id: "" });
    expect(route("/match/abc123/x")).toEqual({ page: "missing" });
  });
});
