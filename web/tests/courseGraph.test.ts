// The graph of a review: what it shows of a match or a deal, and where its lines, numbers and names are.
import { beforeAll, describe, expect, it } from "vitest";
import type { Reviewed } from "../src/base/messages";
import { CourseGraph } from "../src/review/courseGraph.svelte";
import type { Course } from "../src/review/graph";
import { Plot } from "../src/review/plot";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { found, review } from "./reviews";

type Review = Reviewed["review"];

beforeAll(async () => {
  await speak("en");
  await alsoSpeak("review", "lookback");
});

const { scale } = review();
const percent: Partial<Review> = { game: "kings-corner", scale: { ...scale, unit: "percent", chances: "scaled" } };
const lead: Partial<Review> = { game: "kings-corner", scale: { ...scale, chances: "measured" } };
const scored = (...scores: number[][]): Review["deals"] =>
  review().deals.map((deal, i) => ({ ...deal, scores: scores[i] ?? [] }));

/** A graph of a review with changes; `shown`: the chosen deal, -1 for the match. */
function graphOf(changes: Partial<Review> = {}, shown = -1, places: readonly number[] = [0]): CourseGraph {
  const graph = new CourseGraph({ found: found(changes), places });
  graph.shown = shown;
  return graph;
}

describe("a graph", () => {
  it("starts with the match or, if only one deal was played, with that deal", () => {
    expect(new CourseGraph({ found: found(), places: [] }).shown).toBe(-1);
    const one = found({ deals: review().deals.map((deal, i) => ({ ...deal, laid: i === 0 })) });
    expect(new CourseGraph({ found: one, places: [] })).toMatchObject({ shown: 1, deals: [1], whole: false });
  });

  it("has the points and moments of what it shows", () => {
    expect([graphOf().course.span, graphOf({}, 1).course.span]).toEqual([2, 12]);
    expect([-1, 0, 1].map((shown) => graphOf({}, shown).course.moments.length)).toEqual([1, 0, 1]);
    expect(graphOf({}, -1, []).course.moments).toEqual([]);
  });

  it.each([
    ["the match in points", {}, -1, "Total points, as expected before each trick"],
    [
      "a match in chips",
      { ...percent, deals: scored([3, -1, -1, -1], [0, 0, 0, 0]) },
      -1,
      "Total points after each deal",
    ],
    [
      "a match in penalties",
      { ...percent, deals: scored([3, 0, 0, 2], [0, 1, 0, 0]) },
      -1,
      "Total penalty points after each deal: the fewest win",
    ],
    ["a deal in points", {}, 0, "Points to expect in this deal, before each trick, with open cards"],
    ["a deal in chances", percent, 0, "Chance to win the match in percent, at each turn of this deal, with open cards"],
    [
      "a deal in points against the others",
      lead,
      0,
      "Points ahead of the others on average in this deal, to be expected at each turn, with open cards",
    ],
  ])("of %s has its own title", (_, changes, shown, title) => {
    expect(graphOf(changes, shown).title).toBe(title);
  });

  it.each([
    ["around all points of the match", {}, -1, -200, 100],
    ["around those of a deal", {}, 0, -150, 0],
    ["from 0 to 100 for chances", percent, 0, 0, 100],
    ["from 0 to 1 if all points are 0", {}, 1, 0, 1],
  ])("has numbers %s", (_, changes, shown, low, high) => {
    const { marks } = graphOf(changes, shown);
    expect([marks[0], marks.at(-1)]).toEqual([low, high]);
  });
});

describe("the labels below", () => {
  const texts = (graph: CourseGraph, width = 400): string[] => graph.labelsIn(width).map(({ text }) => text);

  it("are the numbers of the deals, each in the middle of its own", () => {
    expect(graphOf().labelsIn(400)).toEqual([
      { at: 0.5, text: "1" },
      { at: 1.5, text: "2" },
    ]);
  });

  it("are the numbers of the tricks; of the turns without the start, which has no points", () => {
    expect(texts(graphOf({}, 1))).toEqual(["1", "2"]);
    expect(texts(graphOf(percent, 1))).toEqual(["2"]);
  });

  it("are fewer if there is little room", () => {
    const deals = Array.from({ length: 3 }, () => review().deals).flat();
    expect(texts(graphOf({ deals }), 6 * 26)).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(texts(graphOf({ deals }), 3 * 26)).toEqual(["1", "3", "5"]);
    expect(texts(graphOf({ deals }), 26)).toEqual(["1"]);
  });
});

describe("the table", () => {
  const when = (graph: CourseGraph): string[] => graph.rows.map((row) => row.when);

  it("of a match has its start and a row per deal", () => {
    expect(when(graphOf())).toEqual(["Start", "After deal 1", "After deal 2"]);
    expect(graphOf().rows.map(({ values }) => values[2])).toEqual([0, -160, -85]);
  });

  it.each([
    ["in points: tricks and the end", {}, ["Trick 1", "Trick 2", "End"]],
    ["in chances: the start, turns and the end", percent, ["Start", "Turn 2", "End"]],
    ["in points against the others: the same", lead, ["Start", "Turn 2", "End"]],
  ])("of a deal has a row per point, %s", (_, changes, rows) => expect(when(graphOf(changes, 1))).toEqual(rows));

  it("has keys of its own for points that share a position", () => {
    const places = graphOf().rows.map(({ place }) => place);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe("the plot", () => {
  const course: Course = {
    points: [
      { at: 0, deal: 0, stage: 1, values: [0, 0, 0] },
      { at: 4, deal: 0, stage: 0, values: [100, 50, 49] },
    ],
    span: 4,
    moments: [],
  };
  const plotIn = (room: number): Plot => new Plot(course, [0, 50, 100], room);

  it.each([
    ["a phone", 358, 270, 358],
    ["less room than a graph needs", 200, 270, 240],
    ["just below a wide window", 559, 270, 559],
    ["a wide window", 560, 340, 560],
    ["a desktop", 1400, 340, 828],
  ])("in %s is as wide as its room, within limits", (_, room, height, end) => {
    const plot = plotIn(room);
    expect([plot.height, plot.end]).toEqual([height, end]);
  });

  it("goes from the first to the last point, and from the lowest to the highest number", () => {
    const plot = plotIn(600);
    expect([plot.x(0), plot.x(4)]).toEqual([plot.left, plot.right]);
    expect([plot.y(100), plot.y(0)]).toEqual([plot.top, plot.bottom]);
    expect(plot.y(50)).toBe((plot.top + plot.bottom) / 2);
  });

  it("draws the line of each seat; a seat without values is at 0", () => {
    const plot = plotIn(600);
    const { left, right, top, bottom } = plot;
    expect(plot.line(0)).toBe(`${left.toFixed(1)},${bottom.toFixed(1)} ${right.toFixed(1)},${top.toFixed(1)}`);
    expect(plot.line(9)).toBe(`${left.toFixed(1)},${bottom.toFixed(1)} ${right.toFixed(1)},${bottom.toFixed(1)}`);
    expect(plot.lastY(9)).toBe(plot.bottom);
  });

  it("keeps the names beside their lines, but apart and inside", () => {
    const plot = plotIn(600);
    const [first = 0, second = 0, third = 0] = plot.namesY([0, 1, 2]);
    expect([first, second]).toEqual([plot.top, plot.lastY(1)]);
    expect(third - second).toBe(16);
    for (const y of plot.namesY([9, 9, 9])) expect(y).toBeLessThanOrEqual(plot.bottom);
  });

  it.each([
    ["Maximilian", 600, "Maximilian"],
    ["Maximilian", 358, "Maximili…"],
    ["Maximilia", 358, "Maximilia"],
    ["Maximilian-Friedrich", 600, "Maximilian-Fri…"],
  ])("shortens %s in %i px to %s", (name, room, fitting) => expect(plotIn(room).fitName(name)).toBe(fitting));
});
