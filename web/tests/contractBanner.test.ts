// The banner of a King deal: what it says, and what it leaves out where room is short.
import { beforeAll, describe, expect, it } from "vitest";
import type { KingObservation, View } from "../src/base/messages";
import { ContractBanner } from "../src/games/king/contractBanner.svelte";
import { layout } from "../src/games/king/layout";
import { textWidth } from "../src/table/textWidth.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { AUCTION } from "./calling";
import { king, LOOK, view } from "./feed";

const BOUGHT = { ...AUCTION, buyer: 2, price: "+4" };
const PLUS = { contract: "plus", value: 25, total: 13, declarer: 2 } as const;
const MINUS_SOLD = { contract: "minus", value: -25, total: 13, declarer: 2, auction: BOUGHT } as const;
const HEARTS = { contract: "no-hearts", value: 20, total: 13 } as const;
/** More than any text needs, px. */
const WIDE = 2000;

interface Shown {
  table: Partial<KingObservation>;
}

beforeAll(async () => {
  await speak("en");
  await alsoSpeak("calls");
}, 60_000);

/** A banner of this width, px. */
function bannerOf(changes: Partial<KingObservation>, width = WIDE, text = 1, more: Partial<View> = {}): ContractBanner {
  const table = king(changes);
  const scene = layout(table, { w: 1440, h: 900 }, 0, { ...LOOK, text });
  const banner = { ...scene.banner, w: width };
  return new ContractBanner({ scene: { ...scene, text, banner }, view: view(table, more), table });
}

/** Ada has lost her connection, and it is her turn. */
function adaIsAbsent(table: Partial<KingObservation>, width = WIDE): ContractBanner {
  const { seats } = view(king());
  const away = seats.map((seat, i) => (i === 1 ? { ...seat, kind: "human" as const, connected: false } : seat));
  return bannerOf({ ...table, toAct: 1 }, width, 1, { seats: away });
}

describe("the headline", () => {
  it.each<Shown & { title: string; full: string }>([
    { table: {}, title: "No queens", full: "No queens" },
    { table: { ...PLUS, trump: "H" }, title: "Plus", full: "Plus, hearts are trump" },
    { table: { ...PLUS, trump: "" }, title: "Plus", full: "Plus without trump" },
    { table: { contract: "", phase: "choose" }, title: "Choice of the deal", full: "Choice of the deal" },
    { table: { contract: "", phase: "open" }, title: "The auction", full: "The auction" },
    {
      table: { contract: "", phase: "bid", auction: AUCTION },
      title: "Cleo sells this deal",
      full: "Cleo sells this deal",
    },
    {
      table: { contract: "", phase: "declare", auction: BOUGHT },
      title: "Bruno bought this deal for +4",
      full: "Bruno bought this deal for +4",
    },
    {
      table: { contract: "", phase: "declare", auction: AUCTION },
      title: "Cleo keeps this deal",
      full: "Cleo keeps this deal",
    },
    { table: { ...PLUS, trump: "H", auction: BOUGHT }, title: "Plus", full: "Plus, hearts are trump" },
  ])("is “$title”, in full “$full”", ({ table, title, full }) => {
    const banner = bannerOf(table);
    expect([banner.title, banner.fullTitle]).toEqual([title, full]);
  });
});

describe("the cards that a contract counts", () => {
  it.each<[KingObservation["contract"], string]>([
    ["no-queens", "QS QH QD QC"],
    ["no-king", "KH"],
    ["no-hearts", ""],
    ["no-men", ""],
    ["last-two", ""],
    ["plus", ""],
    ["", ""],
  ])("of “%s” are “%s”", (contract, cards) => {
    expect(bannerOf({ contract }).countedCards.join(" ")).toBe(cards);
  });

  it("are taken by any player", () => {
    const { takenCards } = bannerOf({ captured: [["QS"], [], ["QH"], []] });
    expect(["QS", "QH", "QD", "QC"].map((card) => takenCards.has(card))).toEqual([true, true, false, false]);
  });
});

describe("the text below the headline", () => {
  it.each<Shown & { what: string; text: string }>([
    // Small cards show which queens are gone: no words are needed for that.
    { what: "the value", table: {}, text: "−50 for each queen" },
    { what: "the value, and what is left", table: HEARTS, text: "−20 for each heart\u00a0· 0 of 13 gone" },
    {
      what: "the value, and the sale",
      table: { ...PLUS, trump: "H", auction: BOUGHT },
      text: "+25 for each trick\u00a0· Bruno bought from Cleo at +4",
    },
    { what: "the deal", table: { contract: "", phase: "choose" }, text: "Deal 1 of 10" },
    {
      what: "the deal, and that it is sold",
      table: { contract: "", phase: "bid", auction: AUCTION },
      text: "Deal 1 of 10\u00a0· The auction",
    },
  ])("is $what: “$text”", ({ table, text }) => {
    expect(bannerOf(table).lines).toEqual([text]);
  });

  it("is about the absent player that the table waits for, and nothing else", () => {
    expect(adaIsAbsent({}).lines).toEqual(["Waiting for Ada"]);
    expect(adaIsAbsent(MINUS_SOLD).lines).toEqual(["Waiting for Ada"]);
  });
});

describe("a narrow banner", () => {
  /** The width of a text at its least size, px. */
  const least = (text: string, growth = 1): number => textWidth(text, 500) * 11.5 * growth;
  const of = (table: Partial<KingObservation>) => {
    const line = bannerOf(table).lines.join();
    const parts = line.split("\u00a0· ");
    return { line, parts, longest: Math.max(...parts.map((part) => least(part))) };
  };

  it("has a line for each part if they do not fit on one", () => {
    const { line, parts } = of(HEARTS);
    expect(parts).toHaveLength(2);
    const at = (width: number): readonly string[] => bannerOf(HEARTS, width).lines;
    expect([at(least(line) + 1), at(least(line) - 1)]).toEqual([[line], parts]);
  });

  it("leaves out the sale if its line is too long, but nothing else", () => {
    const sold = of(MINUS_SOLD);
    expect(bannerOf(MINUS_SOLD, sold.longest + 1).lines).toEqual(sold.parts);
    expect(bannerOf(MINUS_SOLD, sold.longest - 1).lines).toEqual(sold.parts.slice(0, 1));
    const unsold = of(HEARTS);
    expect(bannerOf(HEARTS, unsold.longest - 1).lines).toEqual([unsold.line]);
  });

  it("needs more room for large text, up to a limit", () => {
    const { line, parts } = of(HEARTS);
    const at = (text: number, growth: number): readonly string[] =>
      bannerOf(HEARTS, least(line, growth) + 1, text).lines;
    expect([at(1.2, 1), at(1.2, 1.2), at(3, 1.2), at(3, 1.25)]).toEqual([parts, [line], parts, [line]]);
  });

  it("never splits or cuts what it says about an absent player", () => {
    // The parts of the usual text are shorter.
    const width = least("Waiting for Ada") - 1;
    const auction = { contract: "", phase: "bid", auction: AUCTION } as const;
    expect(bannerOf(auction, width).lines).toEqual(["Deal 1 of 10", "The auction"]);
    expect(adaIsAbsent(auction, width).lines).toEqual(["Waiting for Ada"]);
    expect(adaIsAbsent(MINUS_SOLD, 10).lines).toEqual(["Waiting for Ada"]);
  });

  it.each<Shown & { what: string; width: number }>([
    { what: "one card", table: { contract: "no-king" }, width: 90 },
    { what: "four cards", table: { contract: "no-queens" }, width: 24 },
    { what: "nothing", table: HEARTS, width: 140 },
  ])("of 140 px leaves $width px for words beside $what", ({ table, width }) => {
    expect(bannerOf(table, 140, 1.25).width).toBe(width);
  });

  it("leaves less room for words beside the trump, and still less with large text", () => {
    const [usual, large] = [bannerOf(PLUS, 120), bannerOf(PLUS, 120, 1.2)];
    expect(usual.width).toBeLessThan(120);
    expect(large.width).toBeLessThan(usual.width);
  });
});

describe("the widths", () => {
  it("are those of the headline and of the longest line", () => {
    const [wide, narrow] = [bannerOf(HEARTS), bannerOf(HEARTS, 150)];
    expect([wide.lineWidth, narrow.lineWidth]).toEqual(
      ["−20 for each heart\u00a0· 0 of 13 gone", "−20 for each heart"].map((line) => textWidth(line, 500)),
    );
    expect([wide, narrow].map(({ titleWidth }) => titleWidth)).toEqual(
      Array(2).fill(textWidth("No hearts", "display")),
    );
  });

  it("of the words are no more than they need", () => {
    const { lineWidth, titleWidth, width } = bannerOf({});
    expect(width).toBeCloseTo(Math.max(titleWidth * 25, lineWidth * 13.5) + 2);
    expect(bannerOf({}, WIDE, 1.2).width).toBeGreaterThan(width);
  });

  it("say whether the text below the headline needs two lines", () => {
    expect(bannerOf(HEARTS).needsTwoLines).toBe(false);
    expect(bannerOf(HEARTS, 150).needsTwoLines).toBe(true);
    // One line that is too long.
    const waiting = adaIsAbsent({}, 130);
    expect([waiting.lines.length, waiting.needsTwoLines]).toEqual([1, true]);
  });
});
