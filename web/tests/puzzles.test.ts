// The player's own rating and the next puzzle.
import { describe, expect, it } from "vitest";
import { dayNumber, NEW, readTries, type Tries } from "../src/base/keptPuzzles";
import { due, next, ofDay, rated, tried, type Listed } from "../src/learn/rating";
import { CONTRACTS, hasTopic, KINDS, LIST, puzzleNamed, themesOf, tries } from "../src/learn/tries.svelte";

const list: Listed[] = [1200, 1500, 1100, 900, 1350].map((rating, n) => ({
  id: `card-${n}`,
  kind: "card",
  rating,
  contract: "",
  theme: "",
}));
const after = (tries: Tries, id: number, found: boolean, day: number): Tries => {
  const puzzle = list[id];
  if (!puzzle) throw new Error("no such puzzle");
  return tried(tries, puzzle, found, day);
};

describe("the rating", () => {
  it("moves by 40, later by 24 and 16, as far as the result was not expected", () => {
    expect(rated(1200, 0, 1200, true)).toBe(1220);
    expect(rated(1200, 0, 1200, false)).toBe(1180);
    expect(rated(1200, 20, 1200, true)).toBe(1212);
    expect(rated(1200, 60, 1200, true)).toBe(1208);
    expect(rated(1200, 0, 1600, true)).toBeCloseTo(1200 + 40 * (10 / 11));
  });

  it("counts the first try at a puzzle alone", () => {
    const missed = after(NEW, 0, false, 1);
    expect(missed.rating).toBe(1180);
    expect(after(missed, 0, true, 2).rating).toBe(1180);
    expect(after(missed, 0, true, 2).first).toEqual({ "card-0": false });
  });
});

describe("a missed puzzle", () => {
  it("comes back after 1, 3, 7 and 21 days, and no more after it was found twice in a row", () => {
    let tries = after(NEW, 0, false, 10);
    expect(tries.missed["card-0"]?.due).toBe(11);
    tries = after(tries, 0, true, 11);
    expect(tries.missed["card-0"]?.due).toBe(14);
    const again = after(tries, 0, false, 14);
    expect(again.missed["card-0"]).toEqual({ due: 15, step: 0, found: 0 });
    expect(after(tries, 0, true, 14).missed).toEqual({});
  });

  it("is not learnt by a second try on the same day", () => {
    const tries = after(after(NEW, 0, false, 10), 0, true, 10);
    expect(tries.missed["card-0"]).toEqual({ due: 11, step: 0, found: 0 });
  });

  it("comes first, three a day at most", () => {
    let tries = NEW;
    for (const id of [0, 1, 2, 3]) tries = after(tries, id, false, 10);
    expect(due(tries, list, 11)).toHaveLength(3);
    expect(next(tries, list, 11)?.id).toBe("card-0");
    for (const id of [0, 1, 2]) tries = after(tries, id, false, 11);
    expect(due(tries, list, 11)).toEqual([]);
    expect(next(tries, list, 11)?.id).toBe("card-4");
    expect(due(tries, list, 12).map(({ id }) => id)).toEqual(["card-3", "card-0", "card-1"]);
  });
});

describe("the next puzzle", () => {
  it("is a new one near the rating, else the nearest", () => {
    expect(next(NEW, list, 1)?.id).toBe("card-0");
    expect(next(NEW, list, 1, "card-0")?.id).toBe("card-2");
    expect(next({ ...NEW, rating: 2400 }, list, 1)?.id).toBe("card-1");
    const first = Object.fromEntries(list.map(({ id }) => [id, true]));
    expect(next({ ...NEW, first }, list, 1)).toBeUndefined();
  });

  it("is about another contract than the three before it, where there is one", () => {
    const themed = ["minus", "minus", "plus", "minus"].map((contract, n): Listed => {
      return { id: `card-${n}`, kind: "card", rating: 1200, contract, theme: "" };
    });
    const first = { "card-0": true };
    expect(next({ ...NEW, first }, themed, 1)?.id).toBe("card-2");
    expect(next({ ...NEW, first: { ...first, "card-2": true } }, themed, 1)?.id).toBe("card-1");
    expect(next({ ...NEW, first: { ...first, "card-2": true } }, themed, 1, "card-1")?.id).toBe("card-3");
  });

  it("has another theme too, or is a little farther, but not too far", () => {
    const near: Listed = { id: "card-0", kind: "card", rating: 1200, contract: "no-king", theme: "throw-the-king" };
    const same: Listed = { ...near, id: "card-1", contract: "no-men" };
    const wide: Listed = { ...near, id: "card-2", contract: "minus", theme: "empty-a-suit", rating: 1440 };
    const tries = { ...NEW, first: { "card-0": true } };
    expect(next(tries, [near, same, wide], 1)).toBe(wide);
    expect(next(tries, [near, same, { ...wide, rating: 1460 }], 1)).toBe(same);
    expect(next(tries, [near, same, { ...wide, rating: 1300, theme: "" }], 1)?.id).toBe("card-2");
    expect(next(tries, [near, { ...same, rating: 1500 }, { ...wide, rating: 1510 }], 1)?.id).toBe("card-2");
  });

  it("makes the first ten of a new player different, whatever is found", () => {
    const cards = LIST.filter(({ kind }) => kind === "card");
    for (let found = 0; found < 1024; found += 31) {
      let tries = NEW;
      const ten = Array.from({ length: 10 }, (_, n) => {
        const one = next(tries, cards, 1);
        if (!one) throw new Error("there are more");
        tries = tried(tries, one, ((found >> n) & 1) === 1, 1);
        return one;
      });
      expect(new Set(ten.map(({ contract }) => contract)).size, String(found)).toBeGreaterThanOrEqual(5);
      expect(new Set(ten.map(({ theme }) => theme)).size, String(found)).toBeGreaterThanOrEqual(4);
      for (const [n, { contract }] of ten.entries()) expect(contract).not.toBe(ten[n - 1]?.contract);
    }
  });

  it("may be about no contract, like the one before", () => {
    const mixed = ["", "", "minus"].map((contract, n): Listed => {
      return { id: `one-${n}`, kind: "out", rating: 1200, contract, theme: "" };
    });
    expect(next({ ...NEW, first: { "one-0": true } }, mixed, 1)?.id).toBe("one-1");
  });

  it("of a day is the same for all, and another one the next day", () => {
    expect(ofDay(LIST, 20_000)).toBe(ofDay(LIST, 20_000));
    expect(ofDay(LIST, 20_000)).not.toBe(ofDay(LIST, 20_001));
    expect(ofDay(LIST, -5)).toBeDefined();
    expect(dayNumber(new Date(2026, 11, 1, 23, 59))).toBe(dayNumber(new Date(2026, 11, 1, 0, 1)));
    expect(dayNumber(new Date(2026, 11, 2, 0, 1))).toBe(dayNumber(new Date(2026, 11, 1, 0, 1)) + 1);
  });
});

describe("the topic of the next puzzles", () => {
  it("is a contract, and other kinds go on as before", () => {
    expect(CONTRACTS).toHaveLength(8);
    const cards = LIST.filter(({ kind }) => kind === "card");
    for (const { contract } of cards) expect(CONTRACTS).toContain(contract);
    for (const contract of CONTRACTS) {
      tries.topic = contract;
      expect(tries.next("card")?.contract).toBe(contract);
      expect(tries.next("out")?.kind).toBe("out");
      expect(tries.next(null)?.contract).toBe(contract);
    }
    tries.topic = "";
  });

  it("is a theme of one kind, and other kinds go on as before", () => {
    const themes = KINDS.flatMap(themesOf);
    expect(new Set(themes).size).toBe(themes.length);
    for (const kind of KINDS)
      for (const theme of themesOf(kind)) {
        tries.topic = theme;
        expect(KINDS.filter((one) => hasTopic(one, theme))).toEqual([kind]);
        for (const one of KINDS) expect(tries.next(one)?.kind).toBe(one);
        expect(tries.next(kind)?.theme).toBe(theme);
        expect(tries.next(null)?.theme).toBe(theme);
      }
    tries.topic = "";
  });

  it("counts what was tried of it", () => {
    const [one, other] = LIST.filter(({ contract }) => contract === "no-men");
    if (!one || !other) throw new Error("there are some");
    tries.note(one, true);
    tries.note(other, false);
    expect(tries.count(null, "no-men")).toEqual({ tried: 2, found: 1 });
    expect(tries.count("card")).toEqual({ tried: 2, found: 1 });
    expect(tries.count(null, "minus")).toEqual({ tried: 0, found: 0 });
  });
});

describe("what is stored", () => {
  it("is read back, and what does not fit is left out", () => {
    const tries = after(after(NEW, 0, false, 10), 1, true, 10);
    expect(readTries(JSON.stringify(tries))).toEqual(tries);
    for (const text of [null, "", "{", "7", "[]", '{"rating":"x","first":[1],"missed":{"a":null},"again":{"day":-1}}'])
      expect(readTries(text), String(text)).toEqual(NEW);
  });

  it("names puzzles of all kinds", () => {
    for (const kind of KINDS) expect(LIST.some((puzzle) => puzzle.kind === kind)).toBe(true);
    expect(new Set(LIST.map(({ id }) => id)).size).toBe(LIST.length);
    expect(puzzleNamed(LIST[0]?.id ?? "")).toBe(LIST[0]);
    expect(puzzleNamed("card-x")).toBeUndefined();
    expect(puzzleNamed("day")).toBe(ofDay(LIST, dayNumber()));
  });
});
