// Which mistake a board of the review shows, and how the reader goes from one to the next.
import { afterEach, describe, expect, it, vi } from "vitest";
import { playedTurn } from "../src/review/mistake";
import { TurnSteps } from "../src/review/turnSteps.svelte";
import { answered, boardOf, mistake, serveDeals, trick, turn } from "./reviews";

const DEALS = [0, 1, 2].map(trick);
const call = mistake({ phase: "bid", action: 1, cost: 20, played: ["+3"], better: ["pass"] });
const card = mistake({ action: 2, cost: 48 });
const last = mistake({ deal: 2 });
const MISTAKES = [call, card, last];

afterEach(() => vi.unstubAllGlobals());

describe("the address of a board opens", () => {
  it.each([
    ["a call, as it was made", { deal: 0, action: 1 }, call, { deal: 0, action: 2 }, { deal: 0, action: 1 }],
    ["a card, with its whole trick", { deal: 0, action: 2 }, card, { deal: 0, action: 4 }, { deal: 0, action: 2 }],
    ["the costliest of a deal", { deal: 0, action: -1 }, card, { deal: 0, action: 4 }, { deal: 0, action: 2 }],
    ["the only one of a deal", { deal: 2, action: -1 }, last, { deal: 2, action: 4 }, { deal: 2, action: 2 }],
    ["a deal without any", { deal: 1, action: -1 }, null, { deal: 1, action: 0 }, { deal: 1, action: -1 }],
    ["a position that is none", { deal: 0, action: 3 }, null, { deal: 0, action: 3 }, undefined],
  ])("%s", async (_, at, shownThere, position, reported) => {
    const { shown, player, moves } = boardOf(DEALS, MISTAKES);
    shown.open(at);
    await answered();
    expect(shown.mistake).toBe(shownThere);
    expect(shown.here).toBe(shownThere !== null);
    expect(player.at).toEqual(position);
    expect(moves).toEqual(reported ? [reported] : []);
  });

  it("a turn before its first move, at the better one", async () => {
    const { deal, one } = turn();
    const { shown, player } = boardOf([deal], [one]);
    shown.open({ deal: 0, action: 0 });
    await answered();
    expect([player.at.action, shown.here, shown.steps.better]).toEqual([0, true, true]);
  });

  it("nothing new if it names the mistake that is open, even if the reader has moved on", async () => {
    const { shown, player } = boardOf(DEALS, MISTAKES);
    await shown.showMistake(call);
    await player.go({ deal: 0, action: 0 });
    shown.open({ deal: 0, action: 1 });
    shown.open({ deal: 0, action: -1 });
    await answered();
    expect([shown.mistake, player.at]).toEqual([call, { deal: 0, action: 0 }]);
  });

  it("nothing while the reader looks for the better card", async () => {
    const { shown, props, player } = boardOf(DEALS, MISTAKES);
    await shown.showMistake(call);
    props.finding.begin(MISTAKES, call);
    shown.open({ deal: 2, action: 2 });
    await answered();
    expect([shown.mistake, player.at.deal]).toEqual([call, 0]);
  });
});

describe("the list of the deals opens", () => {
  it("the costliest mistake of a deal, and at each further request the next one, round and round", async () => {
    const { shown } = boardOf(DEALS, MISTAKES);
    const opened = [];
    for (let i = 0; i < 3; i += 1) {
      await shown.showDeal(0);
      opened.push(shown.mistake);
    }
    expect(opened).toEqual([card, call, card]);
  });

  it("the costliest one again after the reader has left it", async () => {
    const { shown, player } = boardOf(DEALS, MISTAKES);
    await shown.showDeal(0);
    await player.back();
    await shown.showDeal(0);
    expect([shown.mistake, shown.here]).toEqual([card, true]);
  });

  it("a deal and ends the search", async () => {
    const { shown, props } = boardOf(DEALS, MISTAKES);
    props.finding.begin(MISTAKES);
    await shown.showDeal(1);
    expect([props.finding.open, shown.mistake]).toEqual([false, null]);
  });
});

describe("a search for the better card", () => {
  const small = [mistake({ deal: 1, size: "inaccuracy" }), mistake({ deal: 1, action: 3, size: "inaccuracy" })];

  it.each([
    ["a mistake, through all mistakes", card, MISTAKES, 1],
    ["a small thing, through all small things", small[1], small, 1],
  ])("goes, from %s", async (_, one, list, at) => {
    const { shown, props } = boardOf(DEALS, [call, card, ...small, last]);
    shown.beginFinding();
    expect(props.finding.open).toBe(false);
    if (one) await shown.showMistake(one);
    shown.beginFinding();
    expect([props.finding.list, props.finding.at]).toEqual([list, at]);
  });
});

describe("the mistake on the board", () => {
  it("is left by a step and while the match plays, and found again", async () => {
    const { shown, player } = boardOf(DEALS, MISTAKES);
    await shown.showMistake(call);
    expect([shown.here, shown.place.action]).toEqual([true, 1]);
    await player.back();
    expect([shown.here, shown.place]).toEqual([false, { deal: 0, action: 1 }]);
    await player.go({ deal: 0, action: 2 });
    expect(shown.here).toBe(true);
    player.playing = true;
    expect(shown.here).toBe(false);
  });

  it("has its deal only while the board shows that deal", async () => {
    const { shown, player } = boardOf(DEALS, MISTAKES);
    expect(shown.deal).toBeNull();
    await shown.showMistake(card);
    expect(shown.deal?.deal).toBe(0);
    await player.go({ deal: 1, action: 0 });
    expect([shown.deal, shown.mistake]).toEqual([null, card]);
  });

  it.each([
    [call, null, card],
    [card, call, last],
    [last, card, null],
  ])("has neighbours, through all deals", async (one, before, after) => {
    const { shown } = boardOf(DEALS, MISTAKES);
    await shown.showMistake(one);
    expect([shown.before, shown.after]).toEqual([before, after]);
  });

  it("elsewhere in the match, the neighbours are those of the position", async () => {
    const { shown, player } = boardOf(DEALS, MISTAKES);
    await shown.showMistake(call);
    await player.go({ deal: 1, action: 3 });
    expect([shown.before, shown.after]).toEqual([card, last]);
  });
});

describe("requests", () => {
  it("that another one has overtaken show nothing", async () => {
    const { shown, moves } = boardOf(DEALS, MISTAKES);
    await Promise.all([shown.showMistake(last), shown.showMistake(call)]);
    await answered();
    expect([shown.mistake, moves]).toEqual([call, [{ deal: 0, action: 1 }]]);
  });

  it("for a mistake that did not load can be repeated", async () => {
    const { shown, player, moves } = boardOf(DEALS, MISTAKES);
    serveDeals([]);
    await shown.showMistake(last);
    expect([shown.mistake, player.problem, moves]).toEqual([null, "error-no-room", []]);
    serveDeals(DEALS);
    await shown.tryAgain();
    expect([shown.mistake, player.problem, shown.here]).toEqual([last, "", true]);
  });

  it("for a position that did not load can be repeated", async () => {
    const { shown, player } = boardOf(DEALS, MISTAKES);
    serveDeals([]);
    shown.open({ deal: 1, action: 3 });
    await answered();
    expect(player.problem).toBe("error-no-room");
    serveDeals(DEALS);
    await shown.tryAgain();
    expect([shown.mistake, player.at]).toEqual([null, { deal: 1, action: 3 }]);
  });
});

describe("the two turns", () => {
  const { deal, one } = turn();
  const stepsAt = (...to: number[]): TurnSteps => {
    const steps = new TurnSteps({ mistake: one });
    for (const step of to) steps.goTo(step);
    return steps;
  };

  it("have their moves without the end of the turn", () => {
    const steps = new TurnSteps({ mistake: one });
    expect(steps.counts).toEqual({ played: 1, better: 2 });
    expect(steps.moves).toEqual(["7D>N", "N>W"]);
    steps.chooseTurn(false);
    expect(steps.moves).toEqual(["7D>N"]);
  });

  it("are empty without a mistake", () => {
    const steps = new TurnSteps({ mistake: null });
    expect([steps.counts, steps.moves]).toEqual([{ played: 0, better: 0 }, []]);
  });

  it.each([
    ["one forward is animated", [1], 1, false],
    ["one back too", [2, 1], 1, false],
    ["two at once are not", [2], 2, true],
    ["the end is the limit", [1, 9], 2, false],
    ["the start too", [1, -4], 0, false],
    ["a step to the same place is none", [0], 0, true],
  ])("have steps: %s", (_, to, step, instant) => {
    const steps = stepsAt(...to);
    expect([steps.step, steps.instant]).toEqual([step, instant]);
  });

  it("start from their first move when the other one is chosen", () => {
    const steps = stepsAt(1, 2);
    steps.chooseTurn(false);
    expect([steps.better, steps.step, steps.instant]).toEqual([false, 0, true]);
  });

  it("have a position per move and the one before", () => {
    const steps = new TurnSteps({ mistake: one });
    expect(steps.framesIn(deal, one).frames).toHaveLength(3);
    steps.chooseTurn(false);
    expect(steps.framesIn(deal, one)).toEqual(playedTurn(deal, one));
  });

  it("start with the one that was played if laying nothing was better", async () => {
    const nothing = { ...one, better: ["end"] };
    const { shown } = boardOf([deal], [nothing]);
    await shown.showMistake(nothing);
    expect(shown.steps.better).toBe(false);
  });
});
