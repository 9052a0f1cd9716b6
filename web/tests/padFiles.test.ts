// A sheet of the score pad as files: a table for other programs, and the document that another phone reads.
import { beforeEach, describe, expect, it } from "vitest";
import * as changes from "../src/pad/changes";
import type { Row } from "../src/pad/counting";
import { csvOf } from "../src/pad/csv";
import { documentOf, fileName } from "../src/pad/file";
import { keep, readSheet, Refused } from "../src/pad/meeting";
import { decidingDeal, opened, ranked, type Opened } from "../src/pad/opened";
import { Unreadable } from "../src/pad/parse";
import { store, type SheetRecord } from "../src/pad/store.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import "./games";
import { EVENING } from "./padEvening";

beforeEach(async () => {
  await speak("en");
  await alsoSpeak("pad", "sheets", "presets", "options");
});

const by = { by: "kai7", time: "2026-11-20T19:02+01:00" };

function sheetOf(game: string, preset: string, players: string[], rows: Row[]): Opened {
  const start = changes.begun(by, { id: "k7f2m9qx", game, rules: { preset }, players, dealer: 0 });
  const events = rows.reduce((all, row, index) => changes.put(all, by, index + 1, row), start);
  const record: SheetRecord = {
    id: "k7f2m9qx",
    events,
    seats: [],
    rulesName: "",
    group: "",
    title: "Friday/four",
    changed: 0,
    over: false,
  };
  return opened(record);
}
const king = (names = ["Anna", "Ben", "Mia", "Oskar"]): Opened => sheetOf("king", "king", names, EVENING);

describe("a table for other programs", () => {
  it("has a line a deal, and begins with the mark of UTF-8", () => {
    const lines = csvOf(king(), false).split("\r\n");
    expect(lines[0]).toBe(
      "\uFEFFDeal,Dealer,Contract,Seller,Buyer,Bid,Trump,Anna: count,Anna: points,Ben: count,Ben: points," +
        "Mia: count,Mia: points,Oskar: count,Oskar: points",
    );
    expect(lines[1]).toBe("1,Anna,No tricks,,,,,5,-100,4,-80,3,-60,1,-20");
    expect(lines[7]).toBe("7,Mia,Plus,Mia,Oskar,+5,no trump,3,75,3,75,4,225,3,-50");
    expect(lines.at(-2)).toBe(`Total,,,,,,,,${king().totals.join(",,")}`);
    expect(lines).toHaveLength(13);
  });

  it("separates by semicolons where the decimal sign is a comma", () => {
    expect(csvOf(king(), true).split("\r\n")[1]).toBe("1;Anna;No tricks;;;;;5;-100;4;-80;3;-60;1;-20");
  });

  it("does not let a name be calculated, nor break a line", () => {
    const line = csvOf(king(["=1+1", 'A "B", C', "Mia", "Oskar"]), false).split("\r\n");
    expect(line[1]?.startsWith("1,'=1+1,")).toBe(true);
    expect(line[2]?.startsWith('2,"A ""B"", C",')).toBe(true);
    expect(line).toHaveLength(13);
  });
});

describe("a document", () => {
  it("comes back as the same sheet", async () => {
    const sheet = king();
    const { differs } = await readSheet(documentOf(sheet));
    expect(differs).toBe(false);
    const record = await keep(await readSheet(documentOf(sheet)));
    expect(record.over).toBe(true);
    expect(opened(record).totals).toEqual(sheet.totals);
    expect(record.events).toEqual(sheet.record.events);
  });

  it("says that its sums differ, and is worked out again", async () => {
    const sheet = king();
    const text = documentOf(sheet).replace(/"totals": \[\s*-?\d+/, '"totals": [1');
    const { record, differs } = await readSheet(text);
    expect(differs).toBe(true);
    expect(opened(record).totals).toEqual(sheet.totals);
  });

  it("of another kind is not taken", async () => {
    const before = await store.all("sheets");
    await expect(readSheet('{"format": "kingcraft/1"}')).rejects.toThrow(Unreadable);
    await expect(readSheet("no JSON")).rejects.toThrow(Unreadable);
    await expect(readSheet('{"format": "kingcraft-sheet/2"}')).rejects.toThrow(new Refused("newer"));
    await expect(readSheet(" ".repeat(300_000))).rejects.toThrow(new Refused("too-large"));
    expect(await store.all("sheets")).toEqual(before);
  });

  it("has a name that every system allows", () => {
    expect(fileName(king(), "csv")).toBe("Fridayfour.csv");
  });
});

it("says which deal decided, and who is where", () => {
  expect(decidingDeal(king())).toBe(8);
  expect(ranked(king()).map(({ seat, place }) => [seat, place])).toEqual([
    [3, 1],
    [1, 2],
    [0, 3],
    [2, 4],
  ]);
  const rows: Row[] = [
    { out: 0, cards: [0, 3], kings: [0, 2] },
    { out: 0, cards: [0, 9], kings: [0, 0] },
  ];
  expect(decidingDeal(sheetOf("kings-corner", "pagat", ["Ida", "Tom"], rows))).toBe(-1);
});
