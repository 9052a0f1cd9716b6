// What a board of the review shows: cards and marks, what the reader may answer, and the steps from there.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/base/settings.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { answered, boardOf, mistake, trick, turn } from "./reviews";

const card = mistake();
const call = mistake({
  phase: "bid",
  action: 1,
  played: ["+3"],
  better: ["pass"],
  legal: ["pass", "+3"],
  good: ["pass"],
});
const { deal: corner, one } = turn();

type Board = ReturnType<typeof boardOf>;

/** A board at a mistake; `search`: the reader looks for the better card. */
async function at(which: "card" | "call" | "turn", search = false): Promise<Board> {
  const board = which === "turn" ? boardOf([corner], [one]) : boardOf([trick(0), trick(1)], [call, card]);
  const mistakes = { card, call, turn: one };
  await board.shown.showMistake(mistakes[which]);
  if (search) board.props.finding.begin(board.props.mistakes, mistakes[which]);
  return board;
}

beforeAll(async () => {
  await speak("en");
  await alsoSpeak("review", "lookback", "why", "replay");
});
beforeEach(() => void (settings.text = false));
afterEach(() => vi.unstubAllGlobals());

describe("a board shows", () => {
  it("the match itself, without marks, if it is not at a mistake", async () => {
    const { content, player } = await at("card");
    await player.back();
    expect(content.showing).toBe(player);
    expect(content.marks).toEqual({ marks: [], lifted: new Map(), bright: null });
  });

  it("both cards of a mistake, with words that name the player", async () => {
    const { content, player } = await at("card");
    expect(content.showing).toBe(player);
    expect(content.marks.marks.map(({ card: marked, word }) => [marked, word])).toEqual([
      ["7D", "you played"],
      ["3D", "better"],
    ]);
  });

  it("the position before the decision while the reader looks for the card, and raises what may be played", async () => {
    const { content } = await at("card", true);
    expect(content.asks).toBe(true);
    expect(content.showing.at).toEqual({ deal: 0, action: 2 });
    expect([...content.marks.lifted.keys()]).toEqual(["3D", "7D"]);
    expect(content.marks.marks).toEqual([]);
  });

  it("the right card once it is found", async () => {
    const { content } = await at("card", true);
    content.answer("7D");
    expect(content.marks.marks).toEqual([]);
    content.answer("3D");
    expect(content.marks.marks).toMatchObject([{ card: "3D", verdict: "better" }]);
  });

  it("the mistake again when the reader has the solution shown", async () => {
    const { content, props, player } = await at("card", true);
    props.finding.show();
    expect([content.asks, content.showing === player]).toEqual([false, true]);
    expect(content.marks.marks).toHaveLength(2);
  });

  it("the steps of a turn, in order", async () => {
    const { content, shown } = await at("turn");
    const tokens = [0, 1, 2].map((step) => {
      shown.steps.goTo(step);
      return content.showing.frame?.event.token;
    });
    expect(tokens).toEqual(["", "7D>N", "N>W"]);
    shown.steps.chooseTurn(false);
    shown.steps.goTo(1);
    expect(content.showing.frame?.event.token).toBe("7D>N");
    expect(content.marks.marks).toMatchObject([{ card: "7D", verdict: "worse" }]);
  });

  it("no turn, but its question while the reader looks for the first move", async () => {
    const { content } = await at("turn", true);
    expect([content.comparesTurns, content.turnFrames, content.asks]).toEqual([false, null, true]);
    expect([...content.marks.lifted.keys()]).toEqual(["7D"]);
  });
});

describe("an answer", () => {
  it("is animated, right or wrong", async () => {
    const { content, props } = await at("card", true);
    expect(content.showing.instant).toBe(true);
    content.answer("7D");
    expect([props.finding.refused, content.showing.instant]).toEqual(["7D", false]);
  });

  it.each([
    ["card", false, []],
    ["call", false, ["pass", "+3"]],
    ["turn", false, []],
    ["card", true, ["3D", "7D"]],
    ["turn", true, ["7D>N", "end"]],
  ] as const)("to a question about a %s, at a table as text: %s, has the buttons %j", async (which, text, choices) => {
    settings.text = text;
    const { content } = await at(which, true);
    expect(content.choices).toEqual(choices);
  });

  it("has no buttons unless the reader is asked", async () => {
    expect((await at("call")).content.choices).toEqual([]);
    const { content, props } = await at("call", true);
    props.finding.show();
    expect(content.choices).toEqual([]);
  });
});

describe("the sheet", () => {
  it.each([
    ["card", false, ""],
    ["card", true, "finds"],
    ["call", false, ""],
    ["call", true, "calls"],
    ["turn", false, "turn"],
    ["turn", true, "finds"],
  ] as const)("of a %s, with a search: %s, is for %j", async (which, search, purpose) => {
    expect((await at(which, search)).content.sheetPurpose).toBe(purpose);
  });

  it("needs no room for calls any more once the right one is found", async () => {
    const { content } = await at("call", true);
    content.answer("pass");
    expect(content.sheetPurpose).toBe("finds");
  });

  it("is as usual while nothing is shown yet", () => {
    const { content, props } = boardOf([trick()], [card]);
    props.finding.begin([card]);
    expect(content.sheetPurpose).toBe("");
  });
});

describe("the eyes", () => {
  it.each([
    ["hands are hidden at first", false, false, false, false],
    ["hands are open if the reader opened them", true, false, false, true],
    ["a search hides them", true, true, false, false],
    ["its solution shows them again", true, true, true, true],
  ])("%s", async (_, handsOpen, search, solved, open) => {
    const { content, props } = await at("card", search);
    content.handsOpen = handsOpen;
    if (solved) props.finding.show();
    expect(content.eyes).toEqual({ seat: 0, open });
  });

  it("are those of the seat whose mistake is searched, or of the reviewed one", async () => {
    const theirs = mistake({ seat: 2 });
    const { content, props } = boardOf([trick()], [theirs], { seat: 3 });
    expect(content.eyes.seat).toBe(3);
    props.finding.begin([theirs]);
    expect(content.eyes.seat).toBe(2);
  });
});

describe("the keys step", () => {
  it("through the match, from its start to its end", async () => {
    const { content, player } = await at("card");
    await player.go({ deal: 0, action: 0 });
    expect(content.stepBack).toBeNull();
    content.stepForward?.();
    await answered();
    expect(player.at.action).toBe(1);
    content.stepBack?.();
    await answered();
    expect(player.at.action).toBe(0);
    await player.go({ deal: 1, action: 4 });
    expect(content.stepForward).toBeNull();
  });

  it("through a turn, from its start to its end, and leave the match where it is", async () => {
    const { content, shown, player } = await at("turn");
    expect(content.stepBack).toBeNull();
    content.stepForward?.();
    content.stepForward?.();
    expect([shown.steps.step, content.stepForward]).toEqual([2, null]);
    content.stepBack?.();
    expect([shown.steps.step, player.at.action]).toEqual([1, 0]);
  });
});
