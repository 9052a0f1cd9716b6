import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KingObservation, MinusSettlement, PlusSettlement } from "../src/base/messages";
import { tell } from "../src/words/spoken";
import { contractLeft, contractSale, contractTitle, contractValue } from "../src/games/king/contract";
import { priceLine } from "../src/games/king/auction";
import { dealText, endText, totalText } from "../src/words/counted";
import { plain, signed } from "../src/words/names";
import { alsoSpeak, preferredLanguage, speak } from "../src/words/words.svelte";
import { readSettings, settings, writeSettings } from "../src/base/settings.svelte";
import { route } from "../src/base/router.svelte";
import { bidPoints, corner, event, king, rules, update, view } from "./feed";

const said = (table: Parameters<typeof view>[0], changes: Parameters<typeof event>[0]): string =>
  tell(update(view(table), event(changes))).join(" ");

describe("the log in English", () => {
  beforeEach(() => speak("en"));

  it("describes actions in Kings Corner", () => {
    expect(said(corner(), { seat: 1, token: "7C>N" })).toBe("Ada lays the 7 of clubs to the top.");
    expect(said(corner(), { seat: 0, token: "KH>SE" })).toBe(
      "You lay the king of hearts into the bottom right corner.",
    );
    expect(said(corner(), { seat: 2, token: "E>N" })).toBe("Bruno moves the pile from the right to the top.");
    expect(said(corner(), { seat: 1, token: "end", drawn: 1, drawer: 1 })).toBe("Ada draws a card.");
    expect(said(corner(), { seat: 0, token: "end", drawn: 2, drawer: 0, drew: ["9S", "TD"] })).toBe(
      "You draw the 9 of spades and 10 of diamonds.",
    );
    expect(said(corner({ stock: 0 }), { seat: 1, token: "end" })).toBe("Ada ends the turn.");
    // Drawn at the start of the next turn: by another player than the one whose turn has ended.
    expect(said(corner(), { seat: 1, token: "end", drawn: 2, drawer: 2 })).toBe(
      "Ada ends the turn. Bruno draws 2 cards.",
    );
    expect(said(corner(), { seat: 3, token: "end", drawn: 1, drawer: 0, drew: ["9S"] })).toBe(
      "Cleo ends the turn. You draw the 9 of spades.",
    );
  });

  it("describes undone actions", () => {
    expect(said(corner(), { kind: "undo", seat: 1, token: "7C>N" })).toBe("Ada takes the 7 of clubs back.");
    expect(said(corner(), { kind: "undo", seat: 0, token: "KH>SE" })).toBe("You take the king of hearts back.");
    expect(said(corner(), { kind: "undo", seat: 2, token: "E>N" })).toBe("Bruno moves the pile back to the right.");
  });

  it("says who shows their cards to an onlooker, and no longer", () => {
    const shown = (hand: number, seat: number): string =>
      tell(
        update(
          view(king(), { onlookers: [{ number: 0, name: "Eve", figure: "owl", disc: 1, hand }] }),
          event({ kind: "watch", seat }),
        ),
      ).join(" ");
    expect(shown(1, 1)).toBe("Ada shows their cards to Eve.");
    expect(shown(0, 0)).toBe("You show your cards to Eve.");
    expect(shown(-1, 1)).toBe("Ada shows their cards to no one any more.");
    expect(shown(-1, -1)).toBe("");
  });

  it("says who ends a deal, why, and what it was worth", () => {
    const over = king({ phase: "over", scores: [0, -50, 0, 0] });
    const rest = { kind: "rest" as const, played: 20, ended: true };
    expect(said(over, { ...rest, seat: 1, token: "settled" })).toBe(
      "Nothing is left to take: Ada ends the deal. Points: You 0, Ada −50, Bruno 0, Cleo 0.",
    );
    expect(said(over, { ...rest, seat: 0, token: "claim" })).toContain("You take all the rest.");
  });

  it("describes cards and calls in King", () => {
    expect(said(king(), { seat: 1, token: "QH", trickTo: 0 })).toBe(
      "Ada plays the queen of hearts. You take the trick.",
    );
    expect(said(king({ phase: "bid" }), { seat: 2, token: "-1" })).toBe("Bruno bids −1.");
    expect(said(king({ phase: "answer" }), { seat: 3, token: "counter:+6" })).toBe("Cleo asks for +6.");
    expect(said(king({ contract: "plus", value: 25 }), { seat: 3, token: "plus:NT" })).toBe(
      "Cleo plays plus without trump. Plus: +25 for each trick.",
    );
    expect(said(king({ contract: "minus", value: 75, total: 13 }), { seat: 3, token: "minus" })).toBe(
      "Cleo plays minus. Minus: +325, less 75 for each trick.",
    );
    expect(said(king({ phase: "decide" }), { seat: 0, token: "no" })).toBe("You say no.");
  });

  it("says what a trick counts, and which counting cards it contains", () => {
    const trick = { leader: 0, cards: ["4S", "QS", "QH", "2C"], winner: 1 };
    const queens = king({ tricks: [trick], captured: [["QD"], ["QS", "QH"], [], []] });
    const ended = { seat: 3, token: "2C", trickTo: 1 };
    expect(said(queens, ended)).toBe("Cleo plays the 2 of clubs. Ada takes the trick: −100. 3 of 4 gone");
    expect(said({ ...queens, captured: [["QD"], [], [], []] }, ended)).toBe(
      "Cleo plays the 2 of clubs. Ada takes the trick.",
    );
    const last: KingObservation = { ...queens, contract: "last-two", value: 90, total: 2, captured: [[], [], [], []] };
    expect(said({ ...last, counts: [2, 2, 2, 2] }, ended)).toBe("Cleo plays the 2 of clubs. Ada takes the trick.");
    expect(said({ ...last, counts: [1, 1, 1, 1] }, { ...ended, trickTo: 0 })).toBe(
      "Cleo plays the 2 of clubs. You take the trick: −90.",
    );
    expect(said({ ...last, contract: "plus", value: 25 }, ended)).toContain("Ada takes the trick: +25.");
    expect(said({ ...last, contract: "minus", value: 75 }, ended)).toContain("Ada takes the trick: −75.");
    const alone: KingObservation = {
      ...queens,
      contract: "no-king",
      value: 160,
      total: 1,
      captured: [[], ["QH"], [], []],
    };
    expect(said(alone, ended)).toBe("Cleo plays the 2 of clubs. Ada takes the trick: −160.");
  });

  it("says the contract and its price when it is dealt", () => {
    expect(said(king(), { kind: "deal" })).toContain("No queens: −50 for each queen.");
  });

  it("says who buys, when the deal is sold", () => {
    const auction = {
      auctioneer: 3,
      calls: [],
      high: "+4",
      holder: 1,
      bids: 1,
      passed: [],
      countered: [],
      asked: "",
      ultimatum: false,
      buyer: 1,
      price: "+4",
    };
    expect(said(king({ phase: "declare", auction, history: [[3, "accept"]] }), { seat: 3, token: "accept" })).toBe(
      "Cleo accepts. Ada buys the deal at +4.",
    );
  });

  it("says the points, and the winners of a match", () => {
    const table = king({ phase: "over", scores: [-100, -50, -50, 0] });
    const over = view(table, { phase: "over", sheet: { deals: [], plan: [], totals: [1, 2, 2, 0], winners: [1, 2] } });
    expect(tell(update(over, event({ seat: 1, token: "QH", ended: true }))).slice(1)).toEqual([
      "Points: You −100, Ada −50, Bruno −50, Cleo 0.",
      "Ada and Bruno share the victory",
    ]);
    // After the first deal its points equal the standings; from the second on, the standings are said too.
    const line = {
      dealer: 0,
      label: "no-queens",
      trump: "",
      scores: [-100, -50, -50, 0],
      counted: ["", "", "", ""],
      void: false,
      sale: null,
    };
    const second = view(table, {
      phase: "between",
      sheet: { deals: [line, line], plan: [], totals: [-200, -100, -100, 0], winners: [] },
    });
    expect(tell(update(second, event({ seat: 1, token: "QH", ended: true }))).at(-1)).toBe(
      "Score so far: You −200, Ada −100, Bruno −100, Cleo 0.",
    );
    // If all players not below zero win, their totals may differ: then the victory is not shared.
    const apart = view(table, {
      phase: "over",
      sheet: { deals: [], plan: [], totals: [-1820, 840, 980, 0], winners: [1, 2] },
    });
    expect(tell(update(apart, event({ seat: 1, token: "QH", ended: true }))).at(-1)).toBe(
      "Ada and Bruno win the match",
    );
    const none = view(table, { phase: "over", sheet: { deals: [], plan: [], totals: [-1, -1, -1, -1], winners: [] } });
    expect(tell(update(none, event({ seat: 1, token: "QH", ended: true }))).at(-1)).toBe("No one wins the match");
  });
});

describe("the contract and the price", () => {
  beforeEach(async () => {
    await speak("de");
    await alsoSpeak("calls");
  });

  it("say in German what it is about and what is left", () => {
    const table = king({ captured: [["QS"], [], ["QH"], []] });
    expect([contractTitle(table), contractValue(view(table), table), contractLeft(table)]).toEqual([
      "Keine Damen",
      "−50 je Dame",
      "2 von 4 gefallen",
    ]);
    const last = king({
      contract: "last-two",
      value: 90,
      total: 2,
      counts: [3, 3, 3, 3],
      tricks: Array.from({ length: 10 }, () => ({ leader: 0, cards: [], winner: 0 })),
    });
    expect(contractLeft(last)).toBe("noch 3 Stiche");
    // The current trick is still to be played, whether or not a seat has played a card to it.
    const first = king({
      contract: "last-two",
      value: 90,
      total: 2,
      counts: [13, 12, 12, 13],
      trick: { leader: 1, cards: ["2S", "6S"], winner: -1 },
    });
    expect(contractLeft(first)).toBe("noch 13 Stiche");
    expect(contractTitle(king({ contract: "plus", trump: "H" }))).toBe("Plus, Herz ist Trumpf");
  });

  it("say who plays a positive deal for which player", () => {
    const auction = {
      auctioneer: 3,
      calls: [],
      high: "",
      holder: -1,
      bids: 0,
      passed: [],
      countered: [],
      asked: "",
      ultimatum: false,
      buyer: -1,
      price: "",
    };
    const kept = king({ contract: "plus", trump: "S", auction });
    expect(contractSale(view(kept), kept)).toBe("Cleo hat das Spiel behalten");
    const sold = king({ contract: "plus", trump: "S", auction: { ...auction, buyer: 0, price: "+4" } });
    expect(contractSale(view(sold), sold)).toBe("Du hast von Cleo für +4 gekauft");
    // Without an auction no deal was kept.
    const named = king({ contract: "minus", declarer: 3 });
    expect(contractSale(view(named), named)).toBe("Cleo hat das Spiel angesagt");
    expect(contractSale(view(king()), king())).toBe("");
  });

  it("say what a bid costs by the rules of the room", () => {
    expect(priceLine(view(king()), "+4", "Ana")).toBe("Du gibst Ana 100 Punkte und sagst das Spiel an.");
    const cheap = view(king(), { rules: rules("king", { bidPoints: bidPoints(3) }) });
    expect(priceLine(cheap, "+4", null)).toBe("Du bekommst 12 Punkte, dazu deine Stiche.");
    expect(priceLine(cheap, "-2", "Ana")).toContain(", höchstens 18 Punkte.");
  });

  it("say each kind of settlement in a sentence of its own", async () => {
    await speak("en");
    const room = (plusSettlement: PlusSettlement, minusSettlement: MinusSettlement) =>
      view(king(), { rules: rules("king", { plusSettlement, minusSettlement }) });
    const seen = new Set<string>();
    for (const plus of ["transfer", "topup", "exact", "capped", "shortfall"] as const) {
      for (const owner of ["Ana", null]) seen.add(priceLine(room(plus, "absorb"), "+4", owner));
    }
    for (const minus of ["absorb", "transfer"] as const) {
      for (const owner of ["Ana", null]) seen.add(priceLine(room("transfer", minus), "-2", owner));
    }
    expect(seen.size).toBe(14);
    for (const line of seen) expect(line).toMatch(/^[^{}]*(100|150) points[^{}]*\.$/);
  });

  it("name the ranks that “no men” counts", async () => {
    await speak("en");
    const table = king({ contract: "no-men", value: 30, total: 8 });
    expect(contractValue(view(table), table)).toBe("−30 for each king or jack");
    expect(contractValue(view(table, { rules: rules("king", { men: ["Q"] }) }), table)).toBe("−30 for each queen");
  });

  it("print numbers with a real minus", () => {
    expect([signed(120), signed(0), signed(-40), plain(-40), plain(7)]).toEqual(["+120", "0", "−40", "−40", "7"]);
  });
});

describe("the end of a match", () => {
  beforeEach(() => speak("en"));

  it.each([
    [{}, "Deal 1\u00a0· to 25", "to 25"],
    [{ target: -25, exceed: true }, "Deal 1\u00a0· below −25", "below −25"],
    [{ target: 0, deals: 10 }, "Deal 1 of 10", "10 deals"],
  ])("is described by the rules: %j", (changes, deal, end) => {
    const shown = view(corner(), { rules: rules("kings-corner", changes) });
    expect([dealText(shown), endText(shown)]).toEqual([deal, end]);
  });

  it("counts chips if the rules count chips", () => {
    const chips = view(corner(), { rules: rules("kings-corner", { chips: true }) });
    expect([totalText(chips, -3), totalText(chips, 1), totalText(view(corner()), -3)]).toEqual([
      "−3 chips",
      "1 chip",
      "−3 pts",
    ]);
  });
});

describe("the language of the page", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    settings.language = "";
  });

  it.each([
    [["sv-SE", "en"], "", "sv"],
    [["fr-FR", "ro", "de"], "", "ro"],
    [["fr"], "", "en"],
    [["de-AT"], "sv", "sv"],
    [["de-AT"], "tlh", "de"],
  ])("for a browser that wants %j, with the setting %j, is %s", (wanted, set, language) => {
    vi.stubGlobal("navigator", { languages: wanted, language: wanted[0] });
    settings.language = set;
    expect(preferredLanguage()).toBe(language);
  });
});

describe("what is stored and addressed", () => {
  it("ignores invalid settings", () => {
    const kept = readSettings('{"speed":"fast","colours":"seven","sound":1,"players":5,"made":"up"}');
    expect(kept).toMatchObject({ speed: "fast", colours: "auto", sound: true, players: 5 });
    expect(kept).not.toHaveProperty("made");
    expect(readSettings("not json").speed).toBe("normal");
    expect(readSettings(null).speed).toBe("normal");
  });

  it("keep what another version of the page has stored", () => {
    const before = '{"speed":"fast","later":[1,2]}';
    const text = writeSettings({ ...readSettings(before), speed: "slow" }, before);
    expect(JSON.parse(text)).toMatchObject({ speed: "slow", later: [1, 2], warn: true });
    expect(JSON.parse(writeSettings(readSettings(null), "[3]"))).toEqual(readSettings(null));
  });

  it("knows its addresses", () => {
    expect(route("/room/abc-1_Z")).toEqual({ page: "room", id: "abc-1_Z" });
    expect(route("/matches")).toEqual({ page: "matches" });
    expect(route("/learn/")).toEqual({ page: "learn" });
    expect(route("/rules/ro/pagat", "?target=50", "#rules-section-goal")).toEqual({
      page: "rules",
      language: "ro",
      text: "pagat?target=50",
      hash: "#rules-section-goal",
    });
    expect(route("/rules/ro")).toEqual({ page: "missing" });
    expect(route("/learn/king-1")).toEqual({ page: "lesson", id: "king-1" });
    expect(route("/learn/king-1/2")).toEqual({ page: "missing" });
    expect(route("/")).toEqual({ page: "start" });
    expect(route("/room/../etc")).toEqual({ page: "missing" });
  });
});
