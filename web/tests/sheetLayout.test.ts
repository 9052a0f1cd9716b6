// What the sheet of calls has room for, on screens of all sizes.
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { settings } from "../src/base/settings.svelte";
import { roomAbove } from "../src/games/king/callSheetPlace";
import { bottom } from "../src/layout/geometry";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { AUCTION, openCalls, OWN_SALE, SCREENS, SELLING } from "./calling";

const BIDS = ["+5", "match", "pass"];
const GAMES = ["plus:S", "plus:H", "minus"];
const DECIDES = { phase: "decide", auction: OWN_SALE } as const;
const DECLARES = { phase: "declare", auction: { ...AUCTION, buyer: 0, price: "+4" } } as const;
const OPENS = { phase: "open", auction: null } as const;

const screens = Object.keys(SCREENS) as (keyof typeof SCREENS)[];

beforeAll(async () => {
  await speak("en");
  await alsoSpeak("review");
}, 60_000);

describe("the sheet", () => {
  it.each([
    { phase: "bid", legal: BIDS, bids: true, line: false },
    { phase: "bid", legal: [], bids: true, line: false },
    { phase: "answer", legal: ["yes", "no"], bids: true, line: false },
    { phase: "answer", legal: [], bids: true, line: false },
    // The seller decides among rows; the others keep the ladder in sight.
    { phase: "decide", legal: SELLING, bids: false, line: false },
    { phase: "decide", legal: [], bids: true, line: false },
    { phase: "declare", legal: GAMES, bids: false, line: false },
    { phase: "declare", legal: [], bids: false, line: true },
    { phase: "choose", legal: ["choose:no-men"], bids: false, line: false },
    { phase: "lead", legal: [], bids: false, line: true },
  ] as const)("$phase, $legal: bids $bids, only a line $line", ({ phase, legal, bids, line }) => {
    const { layout } = openCalls({ table: { phase }, legal: [...legal] });
    expect([layout.showsBids, layout.isLine, layout.box.h === 0]).toEqual([bids, line, line]);
  });

  it("has a second line for bids only on a high phone, unless its text is large", () => {
    const high = (screen: keyof typeof SCREENS, text = 1): boolean =>
      openCalls({ legal: BIDS }, screen, { text }).layout.hasTwoLines;
    expect(screens.filter((screen) => high(screen))).toEqual(["phone"]);
    expect(high("phone", 1.5)).toBe(false);
  });

  it("has few words for a bid only on small screens without room, at the player's turn", () => {
    const few = (table: object, legal: string[]): string[] =>
      screens.filter((screen) => openCalls({ table, legal }, screen).layout.hasFewWords);
    expect(few({}, BIDS)).toEqual(["tiny", "low"]);
    expect(few({}, [])).toEqual([]);
    expect(few(DECIDES, SELLING)).toEqual([]);
  });

  it("has its rows closer together on a low laptop, not its bids", () => {
    const close = (table: object, legal: string[]): string[] =>
      screens.filter((screen) => openCalls({ table, legal }, screen).layout.hasCloseRows);
    expect(close(DECIDES, SELLING)).toEqual(["laptop"]);
    expect(close({}, BIDS)).toEqual([]);
  });
});

describe("the line below the title", () => {
  const explains = (table: object, legal: string[]): string[] =>
    screens.filter((screen) => openCalls({ table, legal }, screen).layout.leadExplains);

  it("explains the choice where tiles leave no room below them", () => {
    const small = ["phone", "tiny", "low"];
    expect(explains(OPENS, ["auction", ...GAMES])).toEqual(small);
    expect(explains({ phase: "choose", auction: null }, ["choose:no-men"])).toEqual(small);
    expect(explains(DECLARES, GAMES)).toEqual(["tiny", "low"]);
    expect(explains({}, BIDS)).toEqual([]);
    expect(explains(OPENS, [])).toEqual([]);
  });

  it("gives way to the seller's rows on the smallest screens, unless it says what was refused", () => {
    const givesWay = (calls: typeof AUCTION.calls, legal = SELLING): string[] =>
      screens.filter(
        (screen) =>
          openCalls({ table: { ...DECIDES, auction: { ...OWN_SALE, calls } }, legal }, screen).layout.leadGivesWay,
      );
    expect(givesWay(OWN_SALE.calls)).toEqual(["tiny", "low"]);
    expect(givesWay(OWN_SALE.calls, [])).toEqual([]);
    const refused = [
      { seat: 0, token: "counter:+6" },
      { seat: 2, token: "no" },
    ];
    expect(givesWay([...OWN_SALE.calls, ...refused])).toEqual([]);
  });

  it("gives way to a hint where it explains the choice and room is short", () => {
    const { advise, layout } = openCalls({ table: DECLARES, legal: GAMES }, "tiny");
    expect(layout.leadGivesWay).toBe(false);
    advise("plus:S");
    expect(layout.leadGivesWay).toBe(true);
  });

  it("does not give way to a hint about bids", () => {
    const { advise, layout } = openCalls({ legal: BIDS }, "tiny");
    advise("+5");
    expect([layout.showsHint, layout.leadGivesWay]).toEqual([true, false]);
  });
});

describe("the row of the auction", () => {
  it.each([
    { screen: "phone", chosen: "auction", advised: "", explains: true },
    { screen: "phone", chosen: "plus:S", advised: "", explains: false },
    { screen: "tiny", chosen: "auction", advised: "", explains: false },
    { screen: "phone", chosen: "auction", advised: "plus:S", explains: false },
    { screen: "desktop", chosen: "auction", advised: "plus:S", explains: true },
  ] as const)(
    "explains itself on a $screen with “$chosen” chosen and “$advised” advised: $explains",
    ({ screen, chosen, advised, explains }) => {
      const { advise, choosing, layout } = openCalls({ table: OPENS, legal: ["auction", ...GAMES] }, screen);
      if (advised) advise(advised);
      choosing.chooseCall(chosen);
      expect(layout.rowExplains).toBe(explains);
    },
  );
});

describe("a hint", () => {
  it("takes the room of explanations where rows are close, or the screen is small", () => {
    const replaces = (legal: string[], table: object): string[] =>
      screens.filter((screen) => {
        const { advise, layout } = openCalls({ table, legal }, screen);
        expect(layout.hintReplacesTexts).toBe(false);
        advise(legal[0] ?? "");
        return layout.hintReplacesTexts;
      });
    expect(replaces(SELLING, DECIDES)).toEqual(["phone", "tiny", "low", "laptop"]);
    expect(replaces(BIDS, {})).toEqual(["phone", "tiny", "low"]);
  });

  it("has room for one sentence only on the smallest screens, and beside rows on phones that are not high", () => {
    const brief = (table: object, legal: string[], text = 1): string[] =>
      screens.filter((screen) => openCalls({ table, legal }, screen, { text }).layout.adviceIsBrief);
    expect(brief(DECIDES, SELLING)).toEqual(["tiny", "low"]);
    expect(brief({}, BIDS)).toEqual(["tiny", "low"]);
    expect(brief(DECIDES, SELLING, 1.5)).toContain("phone");
  });

  it("is not shown while others call", () => {
    const { advise, layout } = openCalls({ legal: [] });
    advise("+5");
    expect(layout.showsHint).toBe(false);
  });

  it("has figures that cover the choices: the sheet keeps its place; they close with the hint", () => {
    for (const screen of screens) {
      const { advise, layout, session } = openCalls({ table: DECIDES, legal: SELLING }, screen);
      const before = layout.box;
      layout.figures = true;
      expect(layout.figuresCover).toBe(false);
      advise("accept");
      layout.followHint();
      expect([layout.figuresCover, layout.box]).toEqual([true, before]);
      session.hints.closeHint();
      layout.followHint();
      advise("accept");
      expect([layout.figuresCover, layout.box]).toEqual([false, before]);
    }
  });

  it("has figures that cover nothing where the table is text", () => {
    const { advise, layout } = openCalls({ table: DECIDES, legal: SELLING });
    advise("accept");
    layout.figures = true;
    settings.text = true;
    onTestFinished(() => {
      settings.text = false;
    });
    expect([layout.showsFigures, layout.figuresCover]).toEqual([true, false]);
  });

  it.each(["phone", "tiny", "laptop", "desktop"] as const)(
    "has figures that may begin above the sheet on a %s, over other seats and below the bar of a phone",
    (screen) => {
      const { layout, scene } = openCalls({ legal: BIDS }, screen);
      const top = layout.box.y - roomAbove(scene, layout.box);
      expect(top).toBeGreaterThanOrEqual(scene.form === "phone" ? bottom(scene.bar) : 8);
      expect(top).toBeLessThan(layout.box.y);
    },
  );

  it("has figures that stay on the sheet on a phone on its side, where that is as high as the screen", () => {
    const { layout, scene } = openCalls({ legal: BIDS }, "low");
    expect(roomAbove(scene, layout.box)).toBe(0);
  });
});

describe("the calls so far", () => {
  it("do not include the opening of the auction", () => {
    const { layout } = openCalls({ legal: BIDS });
    expect(layout.history.map(({ token }) => token)).toEqual(["+2", "pass", "+4"]);
    expect(openCalls({ table: OPENS, legal: ["auction"] }).layout.history).toEqual([]);
  });

  it("are below the bids on a phone while others call", () => {
    const below = (table: object, legal: string[]): string[] =>
      screens.filter((screen) => openCalls({ table, legal }, screen).layout.hasHistoryBelow);
    expect(below({}, [])).toEqual(["phone", "tiny"]);
    expect(below({}, BIDS)).toEqual([]);
    expect(below({ auction: { ...AUCTION, calls: [] } }, [])).toEqual([]);
    expect(below({ phase: "declare" }, [])).toEqual([]);
  });

  it("are one tap away, except beside a table that shows them, before the first call, and in a single line", () => {
    const offered = (table: object, legal: string[]): string[] =>
      screens.filter((screen) => openCalls({ table, legal }, screen).layout.offersHistory);
    expect(offered({}, BIDS)).toEqual(["phone", "tiny", "low"]);
    expect(offered({ auction: { ...AUCTION, calls: [] } }, BIDS)).toEqual([]);
    expect(offered({ phase: "declare" }, [])).toEqual([]);
  });

  it("open and close, are not shown twice, and close with the deal", () => {
    const { layout, show } = openCalls({ legal: [] });
    layout.toggleHistory();
    expect([layout.showsHistory, layout.hasHistoryBelow]).toEqual([true, false]);
    layout.toggleHistory();
    expect([layout.showsHistory, layout.hasHistoryBelow]).toEqual([false, true]);
    layout.toggleHistory();
    show({ legal: BIDS });
    expect(layout.showsHistory).toBe(true);
    show({ view: { deal: 1 }, legal: BIDS }, 3);
    expect(layout.showsHistory).toBe(false);
  });
});
