// The words of a board of the review, and what the review says about its deal.
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { boardOf, judged, looked, mistake, trick, turn } from "./reviews";

const card = mistake();
const call = mistake({ phase: "bid", action: 1, stage: 0, played: ["+3"], better: ["pass"] });
const { deal: corner, one } = turn();
type Board = ReturnType<typeof boardOf>;

async function at(which: typeof card | null, changes: Parameters<typeof boardOf>[2] = {}): Promise<Board> {
  const board =
    which === one ? boardOf([corner], [one], changes) : boardOf([trick(0), trick(1)], [call, card], changes);
  if (which) await board.shown.showMistake(which);
  return board;
}

beforeAll(async () => {
  await speak("en");
  await alsoSpeak("review", "lookback", "why", "replay");
});
afterEach(() => vi.unstubAllGlobals());

describe("the heading", () => {
  it("is what the deal is played for, or the game if all deals are alike", async () => {
    expect((await at(card)).words.heading).toBe("No queens");
    const { rows } = (await at(card)).props;
    const alike = rows.map((row) => ({ ...row, name: `Deal ${row.deal + 1}` }));
    expect((await at(card, { rows: alike })).words.heading).toBe("King");
    expect((await at(card, { rows: [] })).words.heading).toBe("");
  });

  it.each([
    ["a card: its trick", card, "Deal 1 · Trick 1"],
    ["a call: the position after it", call, "Deal 1 · Trick 1"],
    ["a turn: its number", one, "Deal 1 · Turn 1"],
  ])("has a line below, for %s", async (_, which, line) => {
    expect((await at(which)).words.subheading).toBe(line);
  });

  it("has a line below for a position that is no mistake, and before anything has loaded", async () => {
    const { words, player } = await at(null);
    expect(words.subheading).toBe("Deal 1");
    await player.go({ deal: 1, action: 0 });
    expect(words.subheading).toBe("Deal 2 · Dealt");
    await player.go({ deal: 1, action: 3 });
    expect(words.subheading).toBe("Deal 2 · Trick 1");
  });
});

describe("a position in words", () => {
  it("is empty until its deal has loaded", async () => {
    const { words } = await at(null);
    expect([words.position, words.lastAction, words.stage, words.announcement]).toEqual(["", "", "", ""]);
  });

  it("says the last action, with its trick where that is not said beside it", async () => {
    const { words, player } = await at(null);
    await player.go({ deal: 0, action: 1 });
    expect(words.stage).toBe("Trick 1");
    expect(words.lastAction).toMatch(/plays the 4 of diamonds\.$/);
    expect(words.position).toBe(`Trick 1: ${words.lastAction}`);
  });
});

describe("the review of the deal on the board", () => {
  it("follows the board to another deal, and is missing until it has arrived", async () => {
    const { deal, player, words } = await at(card, { deals: [looked(), null] });
    expect([deal.review?.deal, deal.course.length, deal.mistakesAt]).toEqual([0, 2, [2, 3]]);
    await player.go({ deal: 1, action: 0 });
    expect([deal.review, deal.course, deal.mistakesAt, deal.decision]).toEqual([null, [], [], null]);
    expect([words.caption, words.fine]).toEqual(["", ""]);
  });

  it("has the course of the reviewed seat", async () => {
    expect((await at(card)).deal.course).toEqual([
      { at: 0, value: -40 },
      { at: 4, value: -80 },
    ]);
    expect((await at(card, { seat: 1 })).deal.course.map(({ value }) => value)).toEqual([0, 0]);
  });

  it("has the decision that was the mistake, and no other", async () => {
    const decision = judged();
    const deals = [looked({ decisions: [judged({ action: 0 }), decision] }), null];
    expect((await at(card, { deals })).deal.decision).toBe(decision);
    expect((await at(call, { deals })).deal.decision).toBeNull();
    expect((await at(null, { deals })).deal.decision).toBeNull();
  });

  it.each([
    ["a fine decision was the last one", 3, "fine", true],
    ["a fine decision comes next", 2, "fine", false],
    ["the last one was a mistake", 3, "mistake", false],
  ] as const)("says if no decision would have been better: %s", async (_, action, size, fine) => {
    const { deal, words, player } = await at(null, { deals: [looked({ decisions: [judged({ size })] })] });
    await player.go({ deal: 0, action });
    expect([deal.lastWasFine, words.fine]).toEqual([fine, fine ? "Nothing was clearly better." : ""]);
  });

  it("says at its start if there is nothing to go to, and if that is because it is too small", async () => {
    const rows = [0, 1, 2].map((deal) => ({
      deal,
      name: "",
      title: "",
      summary: deal === 1 ? "2 small things" : "nothing to speak of",
      lost: deal === 1 ? "−3" : "",
      mistakes: 0,
      done: true,
      part: 0,
    }));
    const { words, player, deal } = boardOf([trick(0), trick(1), trick(2)], [call], { rows });
    const said: string[] = [];
    for (const number of [0, 1, 2]) {
      await player.go({ deal: number, action: 0 });
      said.push(words.nothing);
    }
    expect(said).toEqual(["", "2 small things. Too small to be shown.", "Nothing to speak of."]);
    expect(words.announcement).toContain("Nothing to speak of.");
    await player.go({ deal: 2, action: 1 });
    expect([words.nothing, deal.small]).toEqual(["", false]);
  });

  it("says if it has only small things", async () => {
    const small = mistake({ deal: 1, size: "inaccuracy" });
    const { deal, player } = boardOf([trick(0), trick(1)], [call, small]);
    await player.go({ deal: 0, action: 0 });
    expect([deal.small, deal.mistakesAt]).toEqual([false, [2]]);
    await player.go({ deal: 1, action: 0 });
    expect([deal.small, deal.mistakesAt]).toEqual([true, [3]]);
  });

  it("says if a mistake cost nothing as the cards lay", async () => {
    const lucky = [looked({ decisions: [judged({ fate: "lucky" })] })];
    expect((await at(card, { deals: lucky })).words.luck).toBe("As the cards lay, nothing was lost this time.");
    expect((await at(card)).words.luck).toBe("");
  });
});

describe("the caption of the course", () => {
  it("says at a mistake what it cost, and elsewhere what the course shows", async () => {
    const { words, player } = await at(card);
    expect(words.caption).toMatch(/^points to expect: better .*, as played/);
    await player.back();
    expect(words.caption).toBe("line: points to expect, all cards open");
  });

  it("says what the course shows at a mistake that the review of the deal does not know", async () => {
    expect((await at(call)).words.caption).toBe("line: points to expect, all cards open");
  });
});

describe("a turn", () => {
  it("says its step and the reason for the move, only of the better turn", async () => {
    const frees = { id: "why-frees", arguments: { card: "8S" } } as const;
    const { words, shown } = await at(one);
    shown.mistake = { ...one, reasons: [frees, null, null] };
    expect([words.stepInWords, words.stepReason]).toEqual(["Before the first move", ""]);
    shown.steps.goTo(1);
    expect(words.stepInWords).toMatch(/1.*7 of diamonds/);
    expect(words.stepReason).toBe("It frees a side for the 8 of spades.");
    shown.steps.chooseTurn(false);
    shown.steps.goTo(1);
    expect(words.stepReason).toBe("");
  });
});

describe("the question", () => {
  it.each([
    ["a card", card, "Which card do you play?"],
    ["a call", call, "What do you say?"],
    ["the first move", one, "What do you do first?"],
  ])("is about %s", async (_, which, question) => expect((await at(which)).words.question).toBe(question));

  it("is empty without a mistake", async () => expect((await at(null)).words.question).toBe(""));
});

describe("a screen reader says", () => {
  it("where the mistake was, what was better, what it cost and why", async () => {
    const { words } = await at(card);
    expect(words.announcement).toBe(
      `${words.subheading} The 3 of diamonds was better Cost you 49 points. ` +
        "This trick costs points, and it cannot take it.",
    );
  });

  it("the question while the reader looks for the card, and the mistake again after the solution", async () => {
    const { words, props } = await at(card);
    const before = words.announcement;
    props.finding.begin([card]);
    expect(words.announcement).toBe("Your turn again. Which card do you play?");
    props.finding.show();
    expect(words.announcement).toBe(before);
  });

  it("each step of a turn", async () => {
    const { words, shown } = await at(one);
    expect(words.announcement).toContain("You could have gone out");
    shown.steps.goTo(1);
    expect(words.announcement).toBe(`${words.stepInWords}. ${words.stepReason}`);
  });

  it("the position elsewhere", async () => {
    const { words, player } = await at(card);
    await player.go({ deal: 1, action: 2 });
    expect(words.announcement).toBe(words.position);
  });
});
