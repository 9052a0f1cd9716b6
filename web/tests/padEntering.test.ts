// @vitest-environment node
// Entering deals on the score pad, without a screen: random deals of every preset come to the same row, in few taps.
import { describe, expect, it } from "vitest";
import text from "../../tests/pad/vectors.json?raw";
import {
  comesTo,
  cornerEntering,
  costOf,
  countsCards,
  countsChips,
  finesKings,
  isCounted,
  ofRank,
  toCount,
} from "../src/games/kingsCorner/entering/entering";
import { saidLast } from "../src/games/king/entering/bidding";
import {
  canChange,
  choices,
  counted,
  kingEntering,
  rest,
  total,
  kinds,
  sells,
  shown,
  wrongBy,
} from "../src/games/king/entering/entering";
import { Wrong, type Coming, type Options, type Row } from "../src/pad/counting";
import { entered, type Deal, type Entering } from "../src/pad/entry";
import { kingPad, LADDER, read, units } from "../src/pad/king";
import { kingsCornerPad } from "../src/pad/kingsCorner";
import { tapsFor } from "./padTyping";

const { presets } = JSON.parse(text) as { presets: Record<string, Record<string, Options>> };
const NAMES = ["Anna", "Ben", "Mia", "Oskar", "Ida", "Tom"];
/** How many matches of a preset are entered. */
const MATCHES = 15;

/** Random whole numbers below a bound, the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
type Chance = ReturnType<typeof chance>;

const dealOf = (game: string, options: Options, players: number, coming: Coming, row: Row | null = null): Deal => ({
  game,
  options,
  rulesName: "",
  players: NAMES.slice(0, players).map((name, seat) => ({ name, figure: "fox", disc: seat + 1 })),
  coming,
  before: [],
  row,
  number: coming.number,
  of: coming.of,
});

/** What taps come to; every one of them does something. */
function typed<State extends object>(entering: Entering<State>, deal: Deal, taps: readonly string[]): State {
  let state = entering.begun(deal);
  for (const tap of taps) {
    expect(entering.row(deal, state), "nothing is written before the last tap").toBeNull();
    const now = entering.after(deal, state, tap);
    expect(now, `${tap} of ${taps.join(" ")}`).not.toBe(state);
    state = now;
  }
  expect(entered(entering, deal, { taps })).toEqual(state);
  return state;
}

function split(total: number, drawn: Chance): number[] {
  const counts = [0, 0, 0, 0];
  for (let unit = 0; unit < total; unit++) {
    const seat = drawn(4);
    counts[seat] = (counts[seat] ?? 0) + 1;
  }
  return counts;
}

function kingRow(deal: Deal, drawn: Chance): Row {
  const { coming, options } = deal;
  const auction = sells(deal);
  if (auction && options["unplayed"] !== "off" && !drawn(6)) return { unplayed: true };
  const due = coming.contract ? [coming.contract] : coming.choices.length ? choices(deal) : kinds(deal);
  const [kind = "", suit = ""] = due[drawn(due.length)]?.split(":") ?? [];
  const bid = LADDER[drawn(LADDER.length)] ?? "";
  const sale = auction && drawn(3) ? { buyer: (coming.dealer + 1 + drawn(3)) % 4, bid } : null;
  const contract = sale ? (bid.startsWith("+") ? "plus" : "minus") : kind;
  const chosen = coming.choices.length > 1 ? suit : "";
  const trump = contract === "plus" ? chosen || coming.trump : "";
  const counts = split(units(read(options), contract), drawn);
  return { contract, counts, ...(sale ? { sale } : {}), ...(trump ? { trump } : {}) };
}

/** The most taps from the sheet back to the sheet. */
function bar(deal: Deal, row: Row): number {
  if (row.unplayed) return 3;
  if (sells(deal)) return 7;
  const few = { "no-king": 3, "last-two": 4 }[row.contract ?? ""] ?? 5;
  return few + (deal.coming.choices.length > 1 || (deal.coming.positive && kinds(deal).length > 1) ? 1 : 0);
}

describe("King", () => {
  it.each(Object.entries(presets["king"] ?? {}))("%s: every deal comes to its row", (_, options) => {
    const drawn = chance(7);
    const seen = new Map<number, number>();
    for (let match = 0; match < MATCHES; match++) {
      const course = kingPad.course(options, 4, drawn(4));
      for (let coming = course.coming(); coming; coming = course.coming()) {
        const deal = dealOf("king", options, 4, coming);
        const row = kingRow(deal, drawn);
        const taps = tapsFor(deal, row);
        expect(kingEntering.row(deal, typed(kingEntering, deal, taps))).toEqual(row);
        const all = taps.length + 2;
        expect(all).toBeLessThanOrEqual(bar(deal, row));
        seen.set(all, (seen.get(all) ?? 0) + 1);
        expect(course.add(row).mark).toBe("");
        // a row that is mended begins as it is, and a written row can be written again
        const mended = dealOf("king", options, 4, coming, row);
        expect(kingEntering.row(mended, kingEntering.begun(mended))).toEqual(row);
      }
    }
    expect(Math.max(...seen.keys())).toBe(
      options["auction"] === "off" ? (options["contract_choice"] === "fixed" ? 5 : 6) : 7,
    );
  });

  const king = presets["king"]?.["king"] ?? {};
  const first = (): Coming => kingPad.course(king, 4, 0).coming() as Coming;
  const seventh = (): Coming => {
    const course = kingPad.course(king, 4, 0);
    for (let deal = 0; deal < 6; deal++) course.add({ missing: true });
    return course.coming() as Coming;
  };

  it("is mended in six taps: the row, two players and their numbers, and it is written", () => {
    const deal = dealOf("king", king, 4, first(), { contract: "no-tricks", counts: [5, 4, 3, 1] });
    const taps = ["seat:0", "n:3", "seat:3", "n:3"];
    const state = entered(kingEntering, deal, { taps });
    expect(kingEntering.row(deal, state)).toEqual({ contract: "no-tricks", counts: [3, 4, 3, 3] });
    expect(taps.length + 2).toBe(6);
    const half = entered(kingEntering, deal, { taps: taps.slice(0, 2) });
    expect([wrongBy(deal, half), kingEntering.row(deal, half)]).toEqual([-2, null]);
  });

  it("never writes a wrong sum", () => {
    const deal = dealOf("king", king, 4, first());
    const over = entered(kingEntering, deal, { taps: ["n:9", "n:7"] });
    expect([wrongBy(deal, over), over.active, kingEntering.row(deal, over)]).toEqual([3, -1, null]);
    expect(kingEntering.after(deal, over, "n:1")).toBe(over);
    const mended = entered(kingEntering, deal, { taps: ["n:9", "n:7", "seat:0", "n:4"] });
    expect([wrongBy(deal, mended), mended.active, shown(deal, mended)]).toEqual([0, 2, [4, 7, null, null]]);
    const all = entered(kingEntering, deal, { taps: ["n:9", "n:7", "seat:0", "n:4", "n:1"] });
    expect(kingEntering.row(deal, all)).toEqual({ contract: "no-tricks", counts: [4, 7, 1, 1] });
  });

  it("knows what is left to share, and whether there was a question before", () => {
    const deal = dealOf("king", king, 4, first());
    const one = entered(kingEntering, deal, { taps: ["n:9"] });
    expect([total(deal, one), rest(deal, one), counted(deal, one)]).toEqual([13, 4, false]);
    expect([canChange(deal), canChange(dealOf("king", king, 4, seventh()))]).toEqual([false, true]);
  });

  it("gives the others none when nothing is left", () => {
    const deal = dealOf("king", king, 4, first());
    const all = entered(kingEntering, deal, { taps: ["n:13"] });
    expect(kingEntering.row(deal, all)).toEqual({ contract: "no-tricks", counts: [13, 0, 0, 0] });
  });

  it("keeps the tricks when the price changes", () => {
    const deal = dealOf("king", king, 4, seventh());
    const taps = ["who:0", "bid:+5", "trump:S", "n:3", "n:3", "n:4", "again", "who:1", "bid:-2"];
    expect(kingEntering.row(deal, entered(kingEntering, deal, { taps }))).toEqual({
      contract: "minus",
      counts: [3, 3, 4, 3],
      sale: { buyer: 1, bid: "-2" },
    });
  });

  it("writes the bidding down", () => {
    const deal = dealOf("king", king, 4, seventh());
    const bought = [
      "bidding",
      "call:+4",
      "call:+5",
      "call:pass",
      "call:match",
      "call:pass",
      "call:accept",
      "n:3",
      "n:3",
      "n:4",
    ];
    expect(kingEntering.row(deal, typed(kingEntering, deal, bought))).toEqual({
      contract: "plus",
      counts: [3, 3, 4, 3],
      sale: { buyer: 3, bid: "+5" },
      calls: ["+4", "+5", "pass", "match", "pass", "accept"],
    });
    const refused = ["bidding", "call:+4", "call:pass", "call:pass", "call:ultimatum", "call:no", "call:no", "call:no"];
    expect(entered(kingEntering, deal, { taps: refused })).toMatchObject({
      step: "counts",
      contract: "minus",
      who: 2,
      bid: "",
    });
    const split = ["bidding", "call:pass", "call:pass", "call:pass", "call:split"];
    expect(kingEntering.row(deal, typed(kingEntering, deal, split))).toMatchObject({ unplayed: true });
    const kept = ["bidding", "call:+4", "call:pass", "call:pass", "call:reject", "keep:minus", "n:1", "n:0", "n:0"];
    expect(kingEntering.row(deal, typed(kingEntering, deal, kept))).toEqual({
      contract: "minus",
      counts: [1, 0, 0, 12],
      calls: ["+4", "pass", "pass", "reject"],
    });
    const { bidding } = entered(kingEntering, deal, { taps: bought.slice(0, 5) });
    expect(bidding && saidLast(king, bidding)).toEqual(["+5", "pass", undefined, "+5"]);
    const only = entered(kingEntering, deal, { taps: ["bidding", "call:+4", "result"] });
    expect(only).toMatchObject({ step: "auction", bidding: null });
  });

  it("lets taps alone that mean nothing here", () => {
    const deal = dealOf("king", king, 4, first());
    const state = kingEntering.begun(deal);
    const taps = [
      "",
      "n:14",
      "n:-1",
      "n:x",
      "n:",
      "seat:4",
      "who:1",
      "unplayed",
      "choose:plus",
      "take:0:0",
      "trump:S",
      "call:+1",
    ];
    expect(taps.filter((tap) => kingEntering.after(deal, state, tap) !== state)).toEqual([]);
  });

  it("asks for the contract that is due now when a row of another one is mended", () => {
    const deal = dealOf("king", king, 4, first(), { contract: "no-hearts", counts: [5, 4, 3, 1] });
    expect(kingEntering.begun(deal)).toMatchObject({ contract: "no-tricks", counts: [null, null, null, null] });
    const sold = dealOf("king", king, 4, seventh(), { contract: "no-hearts", counts: [5, 4, 3, 1] });
    expect(kingEntering.begun(sold)).toMatchObject({ step: "auction" });
  });
});

function cornerRow(options: Options, players: number, drawn: Chance): Row {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const out = drawn(8) ? drawn(players) : null;
  const hands = seats.map((seat) => (seat === out ? "" : [..."A23456789TJQ"].filter(() => !drawn(4)).join("") || "7"));
  for (let king = 0; king < 4; king++) {
    const seat = drawn(players);
    if (seat !== out && !drawn(3)) hands[seat] += "K";
  }
  const scoring = String(options["scoring"]);
  const own = (of: (hand: string) => number): number[] => hands.map(of);
  const left: Row = ["king10", "chips"].includes(scoring)
    ? { cards: own((hand) => hand.length), kings: own((hand) => hand.split("K").length - 1) }
    : drawn(2)
      ? { points: own((hand) => hand.length * 5) }
      : { ranks: hands };
  return {
    out,
    ...left,
    ...(options["forced_king"] === "penalty" ? { kept: seats.map(() => drawn(3)) } : {}),
    ...(scoring === "chips" ? { passes: seats.map(() => drawn(4)) } : {}),
  };
}

describe("Kings Corner", () => {
  it.each(Object.entries(presets["kings-corner"] ?? {}))("%s: every deal comes to its row", (_, options) => {
    const drawn = chance(11);
    let deals = 0;
    for (let match = 0; match < MATCHES; match++) {
      const players = 2 + drawn(5);
      const course = kingsCornerPad.course(options, players, drawn(players));
      for (let coming = course.coming(); coming && deals < 4_000; coming = course.coming(), deals++) {
        const deal = dealOf("kings-corner", options, players, coming);
        const row = cornerRow(options, players, drawn);
        if (row.ranks && [..."A23456789TJQK"].some((rank) => row.ranks!.join("").split(rank).length > 5)) continue;
        const taps = tapsFor(deal, row);
        const state = taps.reduce((now, tap) => {
          const next = cornerEntering.after(deal, now, tap);
          expect(next, `${tap} of ${taps.join(" ")}`).not.toBe(now);
          return next;
        }, cornerEntering.begun(deal));
        expect(cornerEntering.row(deal, state)).toEqual(row);
        const kings = (row.kings ?? []).reduce((sum, count) => sum + count, 0);
        const extra = [...(row.kept ?? []), ...(row.passes ?? [])].reduce((sum, count) => sum + count, 0);
        // who went out, a number a player, K once for each king
        if (row.cards) expect(taps.length + 2 - extra).toBe(players + (row.out === null ? 3 : 2) + kings);
        const found = comesTo(deal, state);
        expect(found instanceof Wrong || found?.scores).toEqual(course.add(row).scores);
        const mended = dealOf("kings-corner", options, players, coming, row);
        expect(cornerEntering.row(mended, cornerEntering.begun(mended))).toEqual(row);
      }
    }
    expect(deals).toBeGreaterThan(20);
  });

  const first = (preset: string, players = 4, row: Row | null = null): Deal => {
    const options = presets["kings-corner"]?.[preset] ?? {};
    return dealOf("kings-corner", options, players, kingsCornerPad.course(options, players, 0).coming() as Coming, row);
  };

  it("counts kings up to the cards and to four in all, and then none", () => {
    const deal = first("pagat");
    const kings = (...taps: string[]): readonly number[] =>
      entered(cornerEntering, deal, { taps: ["out:3", ...taps] }).kings;
    expect(kings("n:2", "king:0", "king:0")).toEqual([2, 0, 0, 0]);
    expect(kings("n:2", "king:0", "king:0", "king:0")).toEqual([0, 0, 0, 0]);
    expect(kings("n:5", "king:0", "king:0", "king:0", "king:1", "king:1")).toEqual([3, 0, 0, 0]);
    expect(kings("king:0", "king:0", "n:1")).toEqual([1, 0, 0, 0]);
    expect(kings("n:5", "king:0", "who", "out:0")).toEqual([0, 0, 0, 0]);
  });

  it("knows who is counted, and what their cards cost", () => {
    const deal = first("pagat");
    const state = entered(cornerEntering, deal, { taps: ["out:3", "n:4", "king:0"] });
    expect([0, 1, 3].map((seat) => isCounted(state, seat))).toEqual([true, false, true]);
    expect([toCount(deal, state), costOf(deal, state, 0)]).toEqual([2, 13]);
    const presets = ["pagat", "pagat-chips", "pagat-kings", "pagat-face"].map((preset) => first(preset));
    expect(presets.map(countsCards)).toEqual([true, true, true, false]);
    expect(presets.map(countsChips)).toEqual([false, true, false, false]);
    expect(presets.map(finesKings)).toEqual([false, false, true, false]);
    const ranks = entered(cornerEntering, first("pagat-face"), {
      taps: ["out:3", "rank:K", "next", "rank:K", "rank:5"],
    });
    expect([ofRank(ranks, "K"), costOf(first("pagat-face"), ranks, 1)]).toEqual([2, 15]);
  });

  it("says why cards cannot be", () => {
    const deal = first("pagat");
    const state = entered(cornerEntering, deal, { taps: ["out:3", "n:30", "n:20", "n:10"] });
    expect(comesTo(deal, state)).toMatchObject({ code: "kings-too-many" });
    expect(cornerEntering.row(deal, state)).toBeNull();
  });

  it("has four cards of a rank, and takes the last one back", () => {
    const deal = first("pagat-face");
    const ranks = (...taps: string[]): readonly string[] =>
      entered(cornerEntering, deal, { taps: ["out:1", ...taps] }).ranks;
    expect(ranks("rank:A", "rank:A", "rank:A", "next", "rank:A", "rank:A")).toEqual(["AAA", "", "A", ""]);
    expect(ranks("rank:A", "rank:9", "drop", "rank:K")).toEqual(["AK", "", "", ""]);
    expect(ranks("rank:1", "rank:", "rank:AK", "n:3", "digit:4")).toEqual(["", "", "", ""]);
  });

  it("takes points instead of cards", () => {
    const deal = first("pagat-face");
    const taps = [
      "out:1",
      "points",
      "digit:1",
      "digit:2",
      "next",
      "digit:0",
      "digit:7",
      "next",
      "digit:5",
      "digit:5",
      "digit:5",
      "digit:5",
    ];
    expect(cornerEntering.row(deal, entered(cornerEntering, deal, { taps }))).toEqual({
      out: 1,
      points: [12, 0, 7, 555],
    });
  });

  it("shows cards where a sheet has ranks under rules that count", () => {
    const deal = first("pagat", 3, { out: null, ranks: ["KK3", "A", "7"] });
    expect(cornerEntering.row(deal, cornerEntering.begun(deal))).toEqual({
      out: null,
      cards: [3, 1, 1],
      kings: [2, 0, 0],
    });
  });
});
