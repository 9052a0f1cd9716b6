// What the matches of a group come to.
import { expect, it } from "vitest";
import * as changes from "../src/pad/changes";
import type { Row } from "../src/pad/counting";
import { opened, type Opened } from "../src/pad/opened";
import { statisticsOf } from "../src/pad/statistics";
import "./games";

const PEOPLE = ["a", "b"];

/** A match of two people, as they sat; `order`: who sat where. */
function match(day: number, rows: Row[], order = [0, 1]): Opened {
  const by = { by: "kai7", time: `2026-11-${10 + day}T19:00+01:00` };
  const players = order.map((seat) => ["Ida", "Tom"][seat] ?? "");
  const start = { id: `sheet${day}`, game: "kings-corner", rules: { preset: "pagat" }, players, dealer: 0 };
  const events = rows.reduce((all, row, at) => changes.put(all, by, at + 1, row), changes.begun(by, start));
  const seats = order.map((seat) => ({ person: PEOPLE[seat] ?? "", figure: "fox" as const, disc: 1 }));
  const record = { id: start.id, events, seats, rulesName: "", group: "g", title: "" };
  return opened({ ...record, changed: day, over: true });
}
/** The player on this seat goes out; the other one has 30 points. */
const outs = (out: number): Row => ({ out, cards: out ? [3, 0] : [0, 3], kings: out ? [3, 0] : [0, 3] });

it("follows people, wherever they sit, in the order of their matches", () => {
  const sheets = [match(3, [outs(1)], [1, 0]), match(1, [outs(1)]), match(2, [outs(0)])];
  const found = statisticsOf(sheets, PEOPLE);
  expect(found.matches).toBe(3);
  expect(found.parts.map(({ wins }) => wins)).toEqual([2, 1]);
  expect(found.streak).toEqual({ person: "a", count: 2 });
  expect(found.best).toMatchObject({ person: "b", total: 0 });
  expect(new Date(found.since).getDate()).toBe(11);
  // Of 30 points an even share is 15: fewer are better here.
  expect(found.parts.map(({ above }) => above.get(""))).toEqual([5, -5]);
});

it("compares contracts, and counts what was sold", () => {
  const by = { by: "kai7", time: "2026-11-20T19:02+01:00" };
  const players = ["Anna", "Ben", "Mia", "Oskar"];
  const people = ["a", "b", "c", "d"];
  const start = { id: "k7f2m9qx", game: "king", rules: { preset: "king" }, players, dealer: 0 };
  let events = changes.begun(by, start);
  events = changes.put(events, by, 1, { contract: "no-tricks", counts: [5, 4, 3, 1] });
  for (let at = 2; at < 7; at += 1) events = changes.drop(events, by, at);
  events = changes.put(events, by, 7, { contract: "plus", counts: [3, 3, 4, 3], sale: { buyer: 3, bid: "+5" } });
  events = changes.put(events, by, 8, { unplayed: true });
  const seats = people.map((person) => ({ person, figure: "fox" as const, disc: 1 }));
  const record = { id: start.id, events, seats, rulesName: "", group: "g", title: "", changed: 0 };
  const found = statisticsOf([opened({ ...record, over: true })], people);
  expect(found.kinds).toEqual(["no-tricks", "positive"]);
  expect(found.parts.map(({ above }) => above.get("no-tricks"))).toEqual([-35, -15, 5, 45]);
  expect(found.parts.map(({ bought, made }) => [bought, made])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 0],
  ]);
  expect([found.price, found.unplayed]).toEqual([5, 1]);
});

it("has no streak after a match without a single winner", () => {
  const tied: Row[] = [outs(0), outs(1)];
  const found = statisticsOf([match(1, [outs(0)]), match(2, [tied[0] as Row])], PEOPLE);
  expect(found.streak).toEqual({ person: "a", count: 2 });
  expect(statisticsOf([], PEOPLE)).toMatchObject({ matches: 0, streak: null, best: null, price: 0 });
});
