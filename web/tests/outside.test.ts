// What the page reads that others may have written: addresses, links, files, what is kept in the browser. Whatever it
// is, the page takes it or says that it cannot be read; nothing else is thrown.
import { describe, expect, it } from "vitest";
import { readDays } from "../src/base/keptDays";
import { readTries } from "../src/base/keptPuzzles";
import { readProgress } from "../src/base/progress.svelte";
import { route } from "../src/base/router.svelte";
import { readSettings } from "../src/base/settings.svelte";
import { readKept } from "../src/begin/saved.svelte";
import { friendIn } from "../src/day/friend";
import { readFile, Unreadable } from "../src/profile/file";
import { FileFault, readRules } from "../src/rules/file";

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function drawn(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How many times more is tried than in the first tier: tests/test_outside.py sets it for the long one. */
const TIMES = Number(import.meta.env["VITE_TIMES"] ?? 1);
const chance = drawn(19 + TIMES);
const below = (count: number): number => Math.floor(chance() * count);
const one = <T>(of: readonly T[]): T => of[below(of.length)]!;
const NAMES = [
  "days",
  "latest",
  "2027-03-15",
  "king",
  "done",
  "tries",
  "__proto__",
  "constructor",
  "length",
  "0",
  "sound",
  "toString",
];
const PIECES = [
  "%",
  "%E0%A4%A",
  "/",
  "?",
  "#",
  "friend=",
  "_",
  "-",
  "..",
  "play",
  "rules",
  "day",
  "pad",
  "en",
  "\ud800",
  "\0",
  "é",
  "9".repeat(999),
];

function value(depth: number): unknown {
  const kind = below(depth > 3 ? 6 : 8);
  if (kind === 6) return Array.from({ length: below(4) }, () => value(depth + 1));
  if (kind === 7) return Object.fromEntries(Array.from({ length: below(5) }, () => [one(NAMES), value(depth + 1)]));
  return [null, true, -1, 1e308, "2027-03-15", ""][kind];
}

const anything = (): string =>
  chance() < 0.8 ? JSON.stringify(value(0)) : Array.from({ length: below(6) }, () => one(PIECES)).join("");

describe("what is kept in the browser", () => {
  it.each([
    ["days", readDays],
    ["puzzles", readTries],
    ["lessons", readProgress],
    ["settings", readSettings],
    ["rules", readKept],
  ])("is read whatever it is: %s", (_, read: (text: string | null) => unknown) => {
    for (let time = 0; time < 2000 * TIMES; time++) {
      const text = anything();
      expect(() => JSON.stringify(read(text)), text).not.toThrow();
    }
    expect(Object.keys({})).toEqual([]);
    expect(({} as Record<string, unknown>)["king"]).toBeUndefined();
  });
});

it("a file of rules is read or refused with what is wrong", () => {
  for (let time = 0; time < 2000 * TIMES; time++) {
    const rules = { format: "kingcraft-rules/1", game: "king", rules: { preset: "king" }, [one(NAMES)]: value(1) };
    const text = chance() < 0.5 ? anything() : JSON.stringify({ ...rules, [one(Object.keys(rules))]: value(1) });
    try {
      expect(typeof readRules(text).preset).toBe("string");
    } catch (fault) {
      expect(fault, text).toBeInstanceOf(FileFault);
    }
  }
});

it("a file of a profile is read or refused with what is wrong", () => {
  const date = "2026-11-20T19:02:00.000Z";
  for (let time = 0; time < 2000 * TIMES; time++) {
    const good = { format: "kingcraft-profile/1", written: date, matches: [value(1)], settings: {}, days: value(0) };
    const text = chance() < 0.3 ? anything() : JSON.stringify({ ...good, [one(Object.keys(good))]: value(1) });
    try {
      expect(Array.isArray(readFile(text).matches)).toBe(true);
    } catch (fault) {
      expect(fault, text).toBeInstanceOf(Unreadable);
    }
  }
});

describe("an address", () => {
  it("is a page or none", () => {
    for (let time = 0; time < 3000 * TIMES; time++) {
      const parts = Array.from({ length: 1 + below(5) }, () => one(PIECES)).join(one(["", "/"]));
      const [path, search, hash] = [`/${parts}`, one(["", `?${parts}`]), one(["", `#${parts}`])];
      expect(typeof route(path, search, hash).page, path).toBe("string");
    }
  });

  it("of a friend's day is read or damaged", () => {
    for (let time = 0; time < 3000 * TIMES; time++) {
      const hash = `#friend=${Array.from({ length: below(8) }, () => one([...PIECES, "12", "-3"])).join("")}`;
      const friend = friendIn(hash);
      if (friend !== null && friend !== "damaged") expect(friend.name.length, hash).toBeLessThanOrEqual(99);
      else expect([null, "damaged"], hash).toContain(friend);
    }
  });
});
