// @vitest-environment node
// The page's counting comes to what the program's own comes to (tests/pad/vectors.json, written by tests/pad/vectors.py).
// VITE_PAD_MATCHES names a module of more matches: the long tier's tests/pad/test_in_the_page.py plays them with cards.
import { minify, transformWithOxc } from "vite";
import { describe, expect, it } from "vitest";
import * as changes from "../src/pad/changes";
import { Wrong, type Coming, type Options, type Pad, type Row } from "../src/pad/counting";
import { optionsOf as padOptions, padOf } from "../src/pad/game";
import { called, legal, opened } from "../src/games/king/entering/bidding";
import { parsed, parsedText, Unreadable, type KnownGame, type SheetDocument } from "../src/pad/parse";
import { bidPoints, kingPad } from "../src/pad/king";
import { withGames } from "../src/game/registry";
import "../src/app/games";
import text from "../../tests/pad/vectors.json?raw";
import { carried, computed, folded, merged, type Computed, type SheetEvent } from "../src/pad/sheet";

interface Rules {
  game: string;
  preset: string;
  options?: Options;
  players: number;
  dealer: number;
}
interface Match extends Rules {
  rows: Row[];
  written: [scores: number[], dealer: number, mark: string][];
  coming: (unknown[] | null)[];
  totals: number[];
  winners: number[];
}
interface Sheet {
  game: string;
  logs: [SheetEvent[], SheetEvent[]];
  merged: unknown[];
  carried: unknown[];
  players: string[];
  dealer: number;
  keys: number[];
  rows: Row[];
  twice: [number, [n: number, by: string][]][];
}
interface Vectors {
  presets: Record<string, Record<string, Options>>;
  bids: Record<string, Record<string, number>>;
  matches: Match[];
  wrong: (Rules & { row: Row; wrong: { code: string; facts: object } | null })[];
  sheets: Sheet[];
  /** Pairs of phones: what they do, and what both sheets come to after each meeting (tests/pad/phones.py). */
  meetings: { steps: string[]; found: string[] }[];
  games: KnownGame[];
  /** Documents that can be read; changes of them: the value at a path, and what comes of it. */
  whole: Record<string, object>;
  documents: {
    sheet: string;
    path: (string | number)[];
    value?: unknown;
    without: boolean;
    unreadable?: [place: string, why: string];
    /** The rows that cannot be, by their index, and why. */
    wrong?: [number, string][];
  }[];
  /** Matches that went on by other rules: what their rows come to then. */
  changed: (Pick<Match, "game" | "preset" | "written" | "totals" | "winners"> & {
    events: SheetEvent[];
    wrong: [number, string][];
    coming: unknown[] | null;
  })[];
  auctions: {
    options: Options;
    seller: number;
    steps: [turn: number, step: string, may: string[], call: string][];
    end: [step: string, buyer: number, price: number];
  }[];
}

const vectors = JSON.parse(text) as Vectors;
await withGames(Promise.resolve(), "pad");
const pad = (game: string): Pad => padOf(game).counting;
const FORMAT = "kingcraft-sheet/1";
const wrongOf = ({ wrong }: Computed): [number, string][] => [...wrong].map(([index, { code }]) => [index, code]);
const keepsPlaces = (game: string): boolean => pad(game).keepsPlaces;

/** Most bytes of the port when it is built and compressed. */
const MOST = 6_000;

function optionsOf({ game, preset, options }: Omit<Rules, "players" | "dealer">): Options {
  const base = vectors.presets[game]?.[preset];
  if (!base) throw new Error(`There is no preset ${preset}.`);
  const all = { ...base, ...options };
  // what `values` does not name is as before
  if (options?.["values"]) all["values"] = { ...(base["values"] as object), ...(options["values"] as object) };
  return all;
}

const course = (rules: Rules) => pad(rules.game).course(optionsOf(rules), rules.players, rules.dealer);

/** In the order of the fields in Python. */
const listed = (next: Coming | null): unknown[] | null =>
  next && [
    next.number,
    next.of,
    next.dealer,
    next.leader,
    next.positiveLeader,
    next.contract,
    next.chooser,
    next.choices,
    next.trump,
    next.positive,
    next.pot,
  ];

const played = import.meta.env["VITE_PAD_MATCHES"] as string | undefined;
const { default: more } = played
  ? ((await import(/* @vite-ignore */ played)) as { default: Match[] })
  : { default: [] };

describe("a match", () => {
  it.each([...vectors.matches, ...more].map((match, number) => [`${number}: ${match.preset}`, match] as const))(
    "%s",
    (_, match) => {
      const mine = course(match);
      const coming = [listed(mine.coming())];
      const written = match.rows.map((row) => {
        const { scores, dealer, mark } = mine.add(row);
        coming.push(listed(mine.coming()));
        return [scores, dealer, mark];
      });
      expect(written).toEqual(match.written);
      expect(coming).toEqual(match.coming);
      expect([mine.totals(), mine.winners()]).toEqual([match.totals, match.winners]);
    },
  );

  it("has bids that are worth what the rules say, in the order of the ladder", () => {
    const found = Object.keys(vectors.bids).map((preset) => [preset, bidPoints(optionsOf({ game: "king", preset }))]);
    expect(JSON.stringify(Object.fromEntries(found))).toBe(JSON.stringify(vectors.bids));
  });
});

describe("a row", () => {
  it.each(vectors.wrong.map((one, number) => [`${number}: ${one.wrong?.code ?? "can be"}`, one] as const))(
    "%s",
    (_, one) => {
      let found: { code: string; facts: object } | null = null;
      try {
        course(one).add(one.row);
      } catch (error) {
        if (!(error instanceof Wrong)) throw error;
        found = { code: error.code, facts: error.facts };
      }
      expect(found).toEqual(one.wrong);
    },
  );
});

describe("a sheet on two phones", () => {
  const names = (events: SheetEvent[]): unknown[] => events.map(({ n, by }) => [n, by]);

  it.each(vectors.sheets.map((sheet, number) => [`${number}: ${sheet.game}`, sheet] as const))("%s", (_, sheet) => {
    const [one, other] = sheet.logs;
    const both = merged(one, other);
    expect(names(both)).toEqual(sheet.merged);
    expect(merged(other, one)).toEqual(both);
    expect(merged(both, one, both)).toEqual(both);
    const { start, keys, rows, twice } = folded(both, keepsPlaces);
    expect([start.players, start.dealer, keys, rows]).toEqual([sheet.players, sheet.dealer, sheet.keys, sheet.rows]);
    const versions = [...twice].toSorted(([a], [b]) => a - b).map(([at, found]) => [at, names(found)]);
    expect(versions).toEqual(sheet.twice);
    expect(folded(both.toReversed(), keepsPlaces)).toEqual(folded(both, keepsPlaces));
    const code = carried(both);
    expect(names(code)).toEqual(sheet.carried);
    expect(folded(code, keepsPlaces)).toMatchObject({ start, keys, rows });
    expect(folded(merged(one, carried(other)), keepsPlaces)).toMatchObject({ start, keys, rows });
  });

  const START = { n: 1, by: "kai7", op: "start", id: "k7f2m9qx", players: ["Anna", "Ben", "Mia", "Oskar"], dealer: 0 };
  const king: SheetEvent = { ...START, game: "king", rules: { preset: "king" } };
  const put = (n: number, at: number, row: Row): SheetEvent => ({ n, by: "kai7", op: "put", at, row });
  const options = optionsOf({ game: "king", preset: "king" });

  it("comes to points, with the place of a deal that was deleted", () => {
    const events = [king, put(2, 1, { contract: "no-tricks", counts: [5, 4, 3, 1] })];
    events.push(put(3, 3, { contract: "no-queens", counts: [2, 1, null, 0] }));
    const found = computed(folded(events, keepsPlaces), kingPad, options);
    expect(found.written.map(({ scores }) => scores)).toEqual([
      [-100, -80, -60, -20],
      [0, 0, 0, 0],
      [-100, -50, -50, 0],
    ]);
    expect([found.totals, found.winners]).toEqual([[-200, -130, -110, -20], []]);
    expect(found.coming).toMatchObject({ number: 4, of: 10, dealer: 3, contract: "no-men" });
  });

  it.each(vectors.changed.map((one, number) => [`${number}: ${one.preset}`, one] as const))(
    "that goes on by other rules has its rows, and says which cannot be, %s",
    (_, { game, preset, events, wrong, written, totals, winners, coming }) => {
      for (const log of [events, carried(events), parsed({ format: FORMAT, events }, vectors.games, pad).events]) {
        const found = computed(folded(log, keepsPlaces), pad(game), optionsOf({ game, preset }));
        expect(wrongOf(found)).toEqual(wrong);
        expect(found.written.map(({ scores, dealer, mark }) => [scores, dealer, mark])).toEqual(written);
        expect([found.totals, found.winners, listed(found.coming)]).toEqual([totals, winners, coming]);
      }
    },
  );

  it("is one version if only the order of its fields differs", () => {
    const row = { contract: "plus", counts: [4, 3, 3, 3] };
    const turned = { counts: [4, 3, 3, 3], contract: "plus" };
    const other = { ...put(2, 1, turned), by: "mia2" };
    expect(folded([king, put(2, 1, row), other], keepsPlaces).twice.size).toBe(0);
    const rival = { ...put(2, 1, { ...row, counts: [3, 4, 3, 3] }), by: "mia2" };
    expect([...folded([king, put(2, 1, row), rival], keepsPlaces).twice]).toEqual([[1, [put(2, 1, row), rival]]]);
  });
});

describe("two phones", () => {
  const START = { id: "k7f2m9qx", game: "kings-corner", rules: { preset: "pagat" }, dealer: 0 };
  const start = changes.begun({ by: "kai7", time: "" }, { ...START, players: ["Anna", "Ben", "Mia", "Oskar"] });
  const NAMES: Readonly<Record<string, string>> = { A: "kai7", B: "ann2" };

  /** The events of a phone after a step that is no meeting. */
  function stepped(events: SheetEvent[], phone: string, step: string): SheetEvent[] {
    const by = { by: NAMES[phone] ?? "", time: "" };
    if (step.startsWith("!")) {
      const own = merged(events).filter((event) => event.by === by.by && event.op !== "start");
      const taken = own[Number(step.slice(1))];
      if (!taken) throw new Error(`There is no event ${step}.`);
      return changes.takeBack(events, by, taken);
    }
    if (step.endsWith("-")) return changes.drop(events, by, Number(step.slice(0, -1)));
    const [at = 0, count = 0] = step.split("=").map(Number);
    return changes.put(events, by, at, { out: 3, cards: [count, 1, 1, 0], kings: [0, 0, 0, 0] });
  }

  function comesTo(events: SheetEvent[]): string {
    const { keys, rows, twice } = folded(events, keepsPlaces);
    const versions = [...twice].toSorted(([a], [b]) => a - b);
    return [
      ...rows.map((row, index) => `${keys[index]}=${row.cards?.[0]}`),
      ...versions.map(([at, found]) => `~${at}:${found.map(({ n, by }) => `${n}${by}`).join("/")}`),
    ].join(" ");
  }

  it("meet by code and by file as those of the program do", () => {
    expect(vectors.meetings).toHaveLength(300);
    for (const { steps, found } of vectors.meetings) {
      const logs: Record<string, SheetEvent[]> = { A: start, B: start };
      const seen: string[] = [];
      for (const step of steps) {
        const [mine = "", what = "", how = ""] = step.split(" ");
        const other = mine === "A" ? "B" : "A";
        const events = (phone: string): SheetEvent[] => logs[phone] ?? [];
        if (what !== ">") logs[mine] = stepped(events(mine), mine, what);
        else {
          const given = how === "code" ? carried : merged;
          logs[other] = merged(given(events(mine)), events(other));
          logs[mine] = merged(given(events(other)), events(mine));
          seen.push(comesTo(events("A")), comesTo(events("B")));
        }
      }
      expect(seen, steps.join(", ")).toEqual(found);
    }
  });
});

describe("a document", () => {
  const read = (document: unknown): SheetDocument => parsed(document, vectors.games, pad);

  /** Why it cannot be read, or which of its rows cannot be. */
  function readAs(document: unknown): Pick<Vectors["documents"][number], "unreadable" | "wrong"> {
    try {
      const sheet = folded(read(document).events, keepsPlaces);
      const { game, rules, players } = sheet.start;
      const named = rules as { preset: string; options?: Options };
      expect(players.length).toBeGreaterThan(1);
      return { wrong: wrongOf(computed(sheet, pad(game), padOptions(game, named))) };
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return { unreadable: [error.place, error.why] };
    }
  }

  function changed(document: object, path: (string | number)[], value: unknown, without: boolean): unknown {
    const copy = structuredClone(document);
    let inside = copy as Record<string | number, unknown>;
    for (const step of path.slice(0, -1)) inside = inside[step] as typeof inside;
    const last = path.at(-1) ?? "";
    if (!without) inside[last] = value;
    else if (Array.isArray(inside)) inside.splice(Number(last), 1);
    else delete inside[last];
    return copy;
  }

  it("is read", () => {
    expect(Object.values(vectors.whole).map(readAs)).toEqual([{ wrong: [] }, { wrong: [] }]);
    expect(read(vectors.whole["king"])).toMatchObject({ totals: [0], winners: [], scores: [[0]] });
  });

  it.each(vectors.documents.map((one, number) => [`${number}: ${one.path.join(".")}`, one] as const))(
    "is read or refused as by the program, %s",
    (_, { sheet, path, value, without, unreadable, wrong }) => {
      const found = readAs(changed(vectors.whole[sheet] ?? {}, path, value, without));
      expect(found).toEqual(unreadable ? { unreadable } : { wrong });
    },
  );

  it("has its limits", () => {
    const many = Array.from({ length: 2001 }, (_, n) => ({ n: n + 1, by: "kai7", op: "x" }));
    expect(readAs({ format: FORMAT, events: many })).toEqual({
      unreadable: ["events", "a sheet has 1 to 2000 events"],
    });
    const text = (document: string) => () => parsedText(document, vectors.games, pad);
    expect(text(JSON.stringify(vectors.whole["king"]))).not.toThrow();
    expect(text("{")).toThrow("sheet: is no JSON");
    expect(text(`${"[".repeat(65)}${"]".repeat(65)}`)).toThrow("sheet: nests deeper than 64");
    expect(text(`${"[".repeat(64)}${"]".repeat(64)}`)).toThrow("sheet: expected an object, not a list");
    expect(text(`"${"x".repeat(256_000)}"`)).toThrow("sheet: has more than 256000 bytes");
  });
});

describe("an auction", () => {
  it.each(vectors.auctions.map((one, number) => [number, one] as const))("%s", (_, { options, seller, steps, end }) => {
    const rules = optionsOf({ game: "king", preset: "king", options });
    let now = opened(seller);
    for (const [turn, step, may, call] of steps) {
      expect([now.turn, now.step, legal(rules, now)]).toEqual([turn, step, may]);
      expect(called(rules, now, "none")).toBe(now);
      now = called(rules, now, call);
    }
    expect([now.step, now.buyer, now.price]).toEqual(end);
    expect([now.calls, legal(rules, now)]).toEqual([steps.map(([, , , call]) => call), []]);
  });
});

/** How long a module is when it is built and compressed. */
async function bytesOf(file: string, source: string): Promise<number> {
  const { code } = await transformWithOxc(source, file);
  const short = (await minify(file, code)).code;
  const packed = new Blob([short]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(packed).arrayBuffer()).byteLength;
}

it("is small", async () => {
  const sources = import.meta.glob<string>("../src/pad/{counting,king,kingsCorner,sheet}.ts", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const bytes = await Promise.all(Object.entries(sources).map(([file, source]) => bytesOf(file, source)));
  expect(bytes.length).toBeGreaterThan(3);
  const all = bytes.reduce((sum, one) => sum + one, 0);
  expect(all).toBeGreaterThan(1_000);
  expect(all).toBeLessThan(MOST);
});
