// Changes of a sheet of the score pad: undo without a limit, keys between, and rows that no longer fit.
import { describe, expect, it } from "vitest";
import * as changes from "../src/pad/changes";
import type { Row } from "../src/pad/counting";
import { allGames, optionsOf } from "../src/pad/game";
import { dealAt, numberOf, opened, places } from "../src/pad/opened";
import { folded, type SheetEvent } from "../src/pad/sheet";
import type { SheetRecord } from "../src/pad/store.svelte";
import { timeHere } from "../src/pad/visit.svelte";
import "./games";

const by = { by: "kai7", time: "2026-11-20T19:02+01:00" };
const NAMES = ["Anna", "Ben", "Mia", "Oskar"];
const start = (game: string, preset: string, players = NAMES): SheetEvent[] =>
  changes.begun(by, { id: "k7f2m9qx", game, rules: { preset }, players, dealer: 0 });
const record = (events: SheetEvent[]): SheetRecord => ({
  id: "k7f2m9qx",
  events,
  seats: [],
  rulesName: "",
  group: "",
  title: "",
  changed: 0,
  over: false,
});
const TRICKS: Row = { contract: "no-tricks", counts: [5, 4, 3, 1] };
const HEARTS: Row = { contract: "no-hearts", counts: [6, 0, 4, 3] };
const rowsOf = (events: SheetEvent[]): Row[] => folded(events, () => true).rows;

describe("undo", () => {
  it("takes back one change after the other, and gives them again in order", () => {
    let events = start("king", "king");
    events = changes.put(events, by, 1, TRICKS);
    events = changes.put(events, by, 2, HEARTS);
    events = changes.put(events, by, 1, { ...TRICKS, counts: [1, 3, 4, 5] });
    const whole = rowsOf(events);
    for (let steps = 0; steps < 3; steps += 1)
      for (const back of [changes.lastChange, changes.lastChange, changes.lastChange, changes.lastUndo]) {
        const found = back(events, by.by);
        if (!found) throw new Error("There is nothing to take back.");
        events = changes.takeBack(events, by, found);
        if (back === changes.lastUndo)
          while (changes.lastUndo(events, by.by))
            events = changes.takeBack(events, by, changes.lastUndo(events, by.by) as SheetEvent);
      }
    expect(rowsOf(events)).toEqual(whole);
    while (changes.lastChange(events, by.by))
      events = changes.takeBack(events, by, changes.lastChange(events, by.by) as SheetEvent);
    expect(rowsOf(events)).toEqual([]);
    expect(changes.lastChange(events, by.by)).toBeUndefined();
  });

  it("is of this phone only, and redo ends with the next entry", () => {
    let events = changes.put(start("king", "king"), { ...by, by: "mia2" }, 1, TRICKS);
    expect(changes.lastChange(events, by.by)).toBeUndefined();
    events = changes.put(events, by, 2, HEARTS);
    events = changes.takeBack(events, by, changes.lastChange(events, by.by) as SheetEvent);
    expect(changes.lastUndo(events, by.by)?.op).toBe("undo");
    events = changes.put(events, by, 2, HEARTS);
    expect(changes.lastUndo(events, by.by)).toBeUndefined();
  });

  it("says which row an event replaces, so that two phones can meet", () => {
    const first = changes.put(start("king", "king"), by, 1, TRICKS);
    const again = changes.put(first, by, 1, HEARTS);
    expect(again.at(-1)).toMatchObject({ n: 3, was: [2, "kai7"] });
    expect(changes.drop(again, by, 1).at(-1)).toMatchObject({ op: "drop", at: 1, was: [3, "kai7"] });
    expect(changes.history(again, 1).map(({ n }) => n)).toEqual([3, 2]);
  });
});

it.each([
  [[1, 2, 3], 3, 2.5],
  [[1, 2, 2.5, 3], 3, 2.75],
  [[1, 2], 1, 0.5],
  [[0.001, 1], 0.001, null],
  [[1, 1.001], 1.001, null],
  [[2], 2, 1],
])("a key before one of %j at %d is %s", (keys, at, key) => {
  const found = changes.keyBefore(keys, at);
  expect(found).toBe(key);
});

describe("a sheet", () => {
  it("opens with a mark where a row can no longer be, and goes on counting", () => {
    let events = changes.put(start("king", "king"), by, 1, TRICKS);
    events = changes.put(events, by, 2, { contract: "no-hearts", counts: [9, 9, 9, 9] });
    events = changes.put(events, by, 3, { contract: "no-queens", counts: [2, 1, 1, 0] });
    const sheet = opened(record(events));
    expect([...sheet.wrong].map(([index, { code }]) => [index, code])).toEqual([[1, "counts-too-many"]]);
    expect(sheet.totals).toEqual([-200, -130, -110, -20]);
    expect(sheet.coming).toMatchObject({ number: 4, contract: "no-men" });
    expect(places(sheet)).toEqual([4, 3, 2, 1]);
  });

  it("gives the deal that is entered or mended with what was due there", () => {
    let events = changes.put(start("king", "king"), by, 1, TRICKS);
    events = changes.put(events, by, 2, HEARTS);
    events = changes.drop(events, by, 1);
    const sheet = opened(record(events));
    expect(sheet.rows[0]).toEqual({ missing: true });
    expect(dealAt(sheet, 1, "Classic")).toMatchObject({
      number: 1,
      of: 10,
      row: null,
      coming: { contract: "no-tricks" },
    });
    expect(dealAt(sheet, 2, "Classic")).toMatchObject({ row: HEARTS, coming: { contract: "no-hearts", dealer: 1 } });
    expect(dealAt(sheet, 3, "Classic")).toMatchObject({ row: null, coming: { contract: "no-queens" } });
  });

  it("numbers deals as people count: one that does not count is dealt again", () => {
    const players = ["Ida", "Tom"];
    let events = changes.put(start("kings-corner", "pagat", players), by, 1, { void: true });
    events = changes.put(events, by, 2, { out: 0, cards: [0, 3], kings: [0, 1] });
    const sheet = opened(record(events));
    expect([0, 1, 2].map((index) => numberOf(sheet, index))).toEqual([1, 1, 2]);
    expect(sheet.coming).toMatchObject({ number: 2, dealer: 1 });
    expect(sheet.totals).toEqual([0, 12]);
  });
});

it("knows all options of every rule set without a server", async () => {
  expect((await allGames()).map(({ name }) => name)).toEqual(["kings-corner", "king"]);
  const changed = optionsOf("king", { preset: "king", options: { values: { "no-king": 100 }, auction: "off" } });
  expect(changed).toMatchObject({ auction: "off", values: { "no-king": 100, "no-tricks": 20 }, deck: 52 });
});

it("writes the time with the offset of its place", () => {
  const now = new Date(2026, 10, 20, 19, 2);
  expect(Date.parse(timeHere(now))).toBe(now.getTime());
});
