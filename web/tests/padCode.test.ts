// @vitest-environment node
// A sheet as a code: it is the same again, small enough for a camera, and what is no code is refused.
import decode from "qr/decode.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { qrCode } from "../src/base/qr";
import * as changes from "../src/pad/changes";
import { BadCode, packed, unpacked } from "../src/pad/code";
import type { Row } from "../src/pad/counting";
import { carried, merged, type SheetEvent } from "../src/pad/sheet";
import vectors from "../../tests/pad/vectors.json?raw";
import { EVENING } from "./padEvening";
import { photographed } from "./photographed";

afterEach(() => vi.unstubAllGlobals());

const BASE = "https://cards.example/pad#code=";
/** The side of a code of version 20 with its border, in modules: the largest that is shown. */
const LARGEST = 4 * 20 + 17 + 8;
const LONG = [
  "Alexandra-Konstantina Pop",
  "Maximiliane von Hohenste",
  "Karl-Friedrich Johansson",
  "Oskar-Wilhelm Andersson",
];
const CONTRACTS = ["no-tricks", "no-hearts", "plus", "no-queens", "no-men", "plus", "no-king", "last-two"];

/** A sheet, a row every few minutes. */
function sheetOf(rows: readonly Row[], players: string[], preset = "king"): SheetEvent[] {
  const minute = (index: number): string =>
    `2026-11-20T${19 + Math.floor((index * 7) / 60)}:${String((index * 7) % 60).padStart(2, "0")}+01:00`;
  const start = { id: "k7f2m9qx", game: "king", rules: { preset }, players, dealer: 0 };
  return rows.reduce(
    (events, row, index) =>
      changes.put(events, { by: "kai7x2", time: minute(index + 1 + (index % 3)) }, index + 1, row),
    changes.begun({ by: "kai7x2", time: minute(0) }, start),
  );
}

/** Why something is refused. */
async function fault(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return "";
  } catch (error) {
    return error instanceof BadCode ? error.fault : String(error);
  }
}

/** A code of any text. */
async function coded(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

describe("a code", () => {
  const sheets = (JSON.parse(vectors) as { sheets: { logs: SheetEvent[][] }[] }).sheets;

  it.each(sheets.map(({ logs }, number) => [number, merged(...logs)] as const))(
    "carries sheet %s",
    async (_, events) => {
      const { events: again } = JSON.parse(await unpacked(await packed(events))) as { events: SheetEvent[] };
      expect(again).toEqual(carried(events));
    },
  );

  it("carries times, names of phones and whatever a later page writes", async () => {
    const events = sheetOf(EVENING.slice(0, 2), ["Anna", "Ben", "Mia", "Ö’Ş 👑"]);
    const other = { by: "mia2", time: "2026-03-29T01:59:07.123-03:30" };
    const more = [
      ...changes.signed(
        changes.put(events, other, 2.5, { counts: [null, 4, -1, 100], later: { deep: ["(1)", 0.5, true] } } as Row),
        other,
        "Mia",
      ),
      { n: 90, by: "kai7x2", op: "photo", time: "soon", at: 3, shelf: null },
    ] as SheetEvent[];
    expect((JSON.parse(await unpacked(await packed(more))) as { events: unknown }).events).toEqual(more);
  });

  it("has no former values", async () => {
    const events = changes.put(
      sheetOf(EVENING, ["Anna", "Ben", "Mia", "Oskar"]),
      { by: "kai7x2", time: "" },
      1,
      EVENING[0] ?? {},
    );
    const { events: again } = JSON.parse(await unpacked(await packed(events))) as { events: SheetEvent[] };
    expect(again.filter(({ at }) => at === 1).map(({ n }) => n)).toEqual([12]);
  });

  it("of the worked example and of the longest sheet is read by a camera", async () => {
    const rows = Array.from({ length: 20 }, (_, index): Row => {
      const contract = CONTRACTS[(index * 5) % CONTRACTS.length] ?? "plus";
      const counts = [(index * 7) % 5, (index * 3) % 4, (index * 11) % 4, 0];
      counts[3] = 13 - counts.reduce((sum, one) => sum + one, 0);
      return { contract, counts, ...(contract === "plus" ? { trump: "SHDC"[index % 4] ?? "" } : {}) };
    });
    for (const events of [sheetOf(EVENING, ["Anna", "Ben", "Mia", "Oskar"]), sheetOf(rows, LONG, "rifki")]) {
      const link = BASE + (await packed(events));
      const code = qrCode(link);
      expect(code.size).toBeLessThanOrEqual(LARGEST);
      expect(decode(photographed(code))).toBe(link);
    }
  });

  it("is refused if it is damaged, cut, too large or of a newer page", async () => {
    const code = await packed(sheetOf(EVENING, ["Anna", "Ben", "Mia", "Oskar"]));
    expect(await fault(unpacked(code))).toBe("");
    for (const bad of [code.slice(0, -9), code.slice(9), "", "%%%", `${code.slice(0, 40)}A${code.slice(41)}`])
      expect(await fault(unpacked(bad)), bad).toBe("damaged");
    for (const text of [
      "[]",
      "[1]",
      '[1,["a"],[{"n":0}],"09"]',
      '[1,[],[""],"00"]',
      "{}",
      "1",
      '{"format":"kingcraft-sheet/1"}',
    ])
      expect(await fault(unpacked(await coded(text))), text).toMatch(/^(damaged)?$/);
    expect(await fault(unpacked(await coded("[2]")))).toBe("newer");
    expect(await fault(unpacked(await coded(" ".repeat(70_000))))).toBe("too-long");
    expect(await fault(unpacked("A".repeat(4_097)))).toBe("too-long");
  });

  it("is not made of a sheet that is too long", async () => {
    const chance = (index: number): number => (index * 7_919 + ((index * index) % 97)) % 10;
    const rows = Array.from({ length: 1_500 }, (_, index): Row => ({
      points: [chance(index), chance(index + 7), index % 89, (index * 31) % 101],
      out: 3,
    }));
    expect(await fault(packed(sheetOf(rows, LONG)))).toBe("too-long");
  });

  it.each(["none", "another kind"])("needs a browser that packs, which has %s", async (has) => {
    const Other = function (): void {
      throw new TypeError("unsupported");
    };
    const stream = has === "none" ? undefined : Other;
    vi.stubGlobal("CompressionStream", stream);
    vi.stubGlobal("DecompressionStream", stream);
    expect(await fault(packed(sheetOf([], LONG)))).toBe("no-codes");
    expect(await fault(unpacked("AAAA"))).toBe("no-codes");
  });
});
