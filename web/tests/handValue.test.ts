// What the hand is worth while its player calls: to which game a call leads, what it leaves, and which button is gold.
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { settings } from "../src/base/settings.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { ADVICE, AUCTION, openCalls, OWN_SALE, SELLING, worthOf, type Calls, type Shown } from "./calling";
import { rules } from "./feed";

const BIDS = ["+5", "-2", "match", "pass"];
const ASKED = { phase: "answer", auction: { ...AUCTION, holder: 0, asked: "+6" } } as const;
const DECIDES = { phase: "decide", auction: OWN_SALE } as const;
const OPENS = { phase: "open", auction: null } as const;

beforeAll(async () => {
  await speak("en");
  await alsoSpeak("worth");
}, 60_000);
afterEach(() => {
  vi.useRealTimers();
});

/** A table where the server has estimated the hand, and the player has chosen a call. */
function openValue(shown: Shown, chosen = "", bids: Parameters<typeof worthOf>[0] = {}): Calls {
  const calls = openCalls(shown);
  calls.session.worth.answer = worthOf(bids);
  if (chosen) calls.choosing.chooseCall(chosen);
  return calls;
}

describe("the estimate", () => {
  it.each([
    { who: "a player", view: {}, setting: true, enabled: true },
    { who: "a player who has switched it off", view: {}, setting: false, enabled: false },
    { who: "a player at a table without it", view: { worth: false }, setting: true, enabled: false },
    { who: "an onlooker", view: { you: null }, setting: true, enabled: false },
  ])("is for $who: $enabled", ({ view, setting, enabled }) => {
    const { value } = openValue({ view, legal: BIDS });
    settings.worth = setting;
    expect([value.isEnabled, value.worth !== null, value.game !== undefined]).toEqual([enabled, enabled, enabled]);
  });

  it("is asked for a moment later, once for each decision", () => {
    vi.useFakeTimers();
    const { feed, show, value } = openCalls({ legal: BIDS });
    const asked = (): number => feed.sent.filter(({ type }) => type === "worth").length;
    value.requestWorth();
    expect(asked()).toBe(0);
    vi.advanceTimersByTime(100);
    expect(asked()).toBe(1);
    value.requestWorth();
    vi.advanceTimersByTime(100);
    expect(asked()).toBe(1);
    show({ table: { phase: "declare" }, legal: ["plus:S"] });
    value.requestWorth();
    vi.advanceTimersByTime(100);
    expect(asked()).toBe(2);
  });

  it("is not asked for if the question is cancelled, or the player does not see it", () => {
    vi.useFakeTimers();
    const { feed, value } = openCalls({ legal: BIDS });
    value.requestWorth()?.();
    settings.worth = false;
    expect(value.requestWorth()).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(feed.sent.filter(({ type }) => type === "worth")).toEqual([]);
  });
});

describe("the game to which a call leads", () => {
  const declares = { phase: "declare", auction: { ...AUCTION, buyer: 0, price: "+4" } } as const;

  it.each([
    { call: "", table: {}, legal: BIDS, game: "plus:S" },
    { call: "+5", table: {}, legal: BIDS, game: "plus:S" },
    { call: "-2", table: {}, legal: BIDS, game: "minus" },
    { call: "match", table: {}, legal: BIDS, game: "plus:S" },
    { call: "match", table: { auction: { ...AUCTION, high: "-1" } }, legal: BIDS, game: "minus" },
    { call: "yes", table: ASKED, legal: ["yes", "no"], game: "plus:S" },
    {
      call: "yes",
      table: { ...ASKED, auction: { ...ASKED.auction, asked: "-2" } },
      legal: ["yes", "no"],
      game: "minus",
    },
    { call: "plus:H", table: declares, legal: ["plus:S", "plus:H"], game: "plus:H" },
    { call: "minus", table: declares, legal: ["plus:S", "minus"], game: "minus" },
    // The seller compares a sale with their best game; only an ultimatum threatens minus.
    { call: "accept", table: DECIDES, legal: SELLING, game: "plus:S" },
    { call: "counter:-2", table: DECIDES, legal: SELLING, game: "plus:S" },
    { call: "ultimatum", table: DECIDES, legal: SELLING, game: "minus" },
  ])("“$call” leads to $game", ({ call, table, legal, game }) => {
    expect(openValue({ table, legal }, call).value.game?.token).toBe(game);
  });

  it("is unknown if the hand has no such game", () => {
    const { session, value } = openValue({ legal: BIDS }, "-2", { "-2": -100 });
    const worth = worthOf({ "-2": -100 });
    session.worth.answer = { ...worth, games: worth.games.filter(({ token }) => token !== "minus") };
    expect([value.game, value.remainder]).toEqual([undefined, null]);
  });
});

describe("what a bid leaves", () => {
  it.each([
    // A price in plus is fixed; in minus it is the difference between the hand and what is left.
    { call: "+5", table: {}, legal: BIDS, left: { hand: 150, price: 125, total: 25 } },
    { call: "-2", table: {}, legal: BIDS, left: { hand: -55, price: 139, total: -194 } },
    { call: "match", table: {}, legal: BIDS, left: { hand: 150, price: 100, total: 50 } },
    { call: "yes", table: ASKED, legal: ["yes", "no"], left: { hand: 150, price: 150, total: 0 } },
    { call: "", table: {}, legal: BIDS, left: null },
    { call: "accept", table: DECIDES, legal: SELLING, left: null },
    { call: "plus:S", table: OPENS, legal: ["plus:S", "auction"], left: null },
  ])("after “$call”: $left", ({ call, table, legal, left }) => {
    const bids = { "+4": 50, "+5": 25, "+6": 0, "-2": -194.2 };
    expect(openValue({ table, legal }, call, bids).value.remainder).toEqual(left);
  });

  it("is unknown before the estimate has arrived, and for a bid without one", () => {
    const { choosing, session, value } = openCalls({ legal: BIDS });
    choosing.chooseCall("+5");
    expect([value.remainder, value.tooExpensive]).toEqual([null, false]);
    session.worth.answer = worthOf({ "+6": -200 });
    expect([value.remainder, value.tooExpensive]).toEqual([null, false]);
  });

  it.each([
    [154, false],
    [155, false],
    [156, true],
  ])("of a hand worth 150 at a price of %i is too little: %s", (price, tooExpensive) => {
    const priced = rules("king", { bidPoints: { "+5": price } });
    const { value } = openValue({ view: { rules: priced }, legal: BIDS }, "+5", { "+5": 150 - price });
    expect(value.tooExpensive).toBe(tooExpensive);
  });
});

describe("with the figures of a hint", () => {
  const shown = ({ value }: Calls): unknown =>
    value.worth?.games.map(({ token, sentence }) => [token, sentence.arguments]);
  const HINTED = [
    ["plus:H", { trump: "H", count: 5, points: 120 }],
    ["plus:S", { trump: "S", count: 5, points: 120 }],
    ["minus", { trump: "minus", count: 4, points: 60 }],
  ];

  it("the sheet and the hint agree, also after the hint is closed", () => {
    const calls = openValue({ legal: BIDS }, "+5", { "+5": 25 });
    expect(calls.value.game?.token).toBe("plus:S");
    calls.advise("pass", ADVICE);
    expect(shown(calls)).toEqual(HINTED);
    expect(calls.value.remainder).toEqual({ hand: 120, price: 125, total: -5 });
    expect(calls.value.tooExpensive).toBe(false);
    calls.session.hints.closeHint();
    expect(shown(calls)).toEqual(HINTED);
  });

  it("a sentence says that a game costs points if the hint says so", () => {
    const calls = openValue({ legal: BIDS });
    calls.advise("pass", { ...ADVICE, games: [{ ...ADVICE.games[0]!, points: -3.6 }] });
    expect(calls.value.worth?.games.find(({ token }) => token === "plus:H")?.sentence).toMatchObject({
      id: "hand-worth-below",
      arguments: { points: 4 },
    });
  });

  it("the estimate is back with the next decision", () => {
    const calls = openValue({ legal: BIDS });
    calls.advise("pass", ADVICE);
    calls.show({ legal: BIDS });
    expect(calls.value.game?.token).toBe("plus:S");
    expect(calls.value.worth?.games[0]?.points).toBe(150);
  });

  it("after a purchase the price is added again: a hint has deducted it", () => {
    const bought = { phase: "declare", auction: { ...AUCTION, buyer: 0, price: "+4" } } as const;
    const calls = openValue({ table: bought, legal: ["plus:S", "plus:H"] });
    calls.advise("plus:H", { ...ADVICE, prices: [] });
    expect(calls.value.worth?.games.map(({ token, points }) => [token, points])).toEqual([
      ["plus:H", 220],
      ["plus:S", 219.6],
      ["minus", 39.6],
    ]);
  });

  it("declining has a value if the player chooses it", () => {
    const calls = openValue({ legal: BIDS }, "pass");
    expect([calls.value.declined, calls.texts.leaves]).toEqual([null, ""]);
    calls.advise("pass", ADVICE);
    calls.choosing.chooseCall("pass");
    expect([calls.value.declined, calls.texts.leaves]).toEqual([42.3, "If you pass: about +42."]);
    calls.choosing.chooseCall("+5");
    expect(calls.value.declined).toBeNull();
  });
});

describe("gold", () => {
  const cheap = { "+5": 25, "+6": 0 };
  const expensive = { "+5": -80, "+6": -80 };
  const poor = rules("king", { bidPoints: { "+5": 230, "+6": 230 } });

  it.each([
    { what: "a bid that leaves enough", table: {}, call: "+5", bids: cheap, main: true, decline: false },
    { what: "a bid that is too expensive", table: {}, call: "+5", bids: expensive, main: false, decline: false },
    { what: "a yes that leaves enough", table: ASKED, call: "yes", bids: cheap, main: true, decline: false },
    { what: "a yes that is too expensive", table: ASKED, call: "yes", bids: expensive, main: false, decline: true },
  ])("$what: main button $main, the other one $decline", ({ table, call, bids, main, decline }) => {
    const legal = call === "yes" ? ["yes", "no"] : BIDS;
    const view = bids === expensive ? { rules: poor } : {};
    const { value } = openValue({ table, view, legal }, call, bids);
    expect([value.mainIsGold, value.declineIsGold]).toEqual([main, decline]);
  });

  it("is not for a yes before the estimate has arrived, unless the player does not see estimates", () => {
    const { session, value } = openCalls({ table: ASKED, legal: ["yes", "no"] });
    expect(value.mainIsGold).toBe(false);
    settings.worth = false;
    expect(value.mainIsGold).toBe(true);
    settings.worth = true;
    session.worth.answer = worthOf({ "+6": 0 });
    expect(value.mainIsGold).toBe(true);
  });

  it("is for a bid even before the estimate has arrived", () => {
    const { choosing, value } = openCalls({ legal: BIDS });
    choosing.chooseCall("+5");
    expect(value.mainIsGold).toBe(true);
  });

  it.each([
    { table: {}, legal: BIDS, advised: "pass", decline: true },
    { table: {}, legal: BIDS, advised: "+5", decline: false },
    { table: ASKED, legal: ["yes", "no"], advised: "no", decline: true },
    { table: DECIDES, legal: SELLING, advised: "", decline: false },
  ])("is for declining if “$advised” is advised: $decline", ({ table, legal, advised, decline }) => {
    const { advise, value } = openCalls({ table, legal });
    if (advised) advise(advised);
    expect(value.declineIsGold).toBe(decline);
  });
});
