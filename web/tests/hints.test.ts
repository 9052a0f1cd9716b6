// Hints: what is marked and for how long, and the texts.
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BidAdvice, EventKind, Hint, HintAnswer, PriceAdvice } from "../src/base/messages";
import { Hints } from "../src/session/hints.svelte";
import { gainSaid, gameSign, pricesNow, priceVerdict } from "../src/games/king/advice";
import { aboutPoints, hintAloud, hintSentence, stepInWords, turnFigures, whys } from "../src/words/hint";
import { sentence, tokenInWords, tokensInWords } from "../src/words/sentence";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { corner, event, king, update, view } from "./feed";

const TURN = ["7C>N", "E>W", "end"];

function answer(tokens: readonly string[], id = 5, version = 9): HintAnswer {
  const best = { tokens: [...tokens], points: 1, error: 1, chance: 0.5 };
  const said = { id: "review-hint-turn" as const, arguments: { best: tokens.join(" "), chance: 34, expected: 2 } };
  return {
    type: "hint",
    id,
    version,
    hint: { best, worlds: 8, agreed: 8, sentence: said, reasons: [], margin: null },
    advice: null,
  };
}

describe("a hint", () => {
  let hints: Hints;
  beforeEach(() => {
    hints = new Hints();
    hints.noteQuestion(5, 9);
  });

  const happens = (kind: EventKind, token: string, version: number): void =>
    hints.followUpdate(update(view(corner()), event({ kind, seat: 0, token }), [], version));

  it("shows that it is loading, and is taken only as the answer to its question", () => {
    expect(hints.busy).toBe(true);
    hints.showAnswer(answer(TURN, 4));
    expect(hints.answer).toBeNull();
    hints.showAnswer(answer(TURN));
    expect([hints.busy, hints.now, hints.done]).toEqual([false, "7C>N", 0]);
  });

  it("is followed step by step, and ends with the turn", () => {
    hints.showAnswer(answer(TURN));
    happens("act", "7C>N", 10);
    expect([hints.now, hints.done]).toEqual(["E>W", 1]);
    happens("act", "E>W", 11);
    expect([hints.now, hints.done]).toEqual(["end", 2]);
    happens("act", "end", 12);
    expect([hints.now, hints.answer]).toEqual(["", null]);
  });

  it("disappears after another action than the advised one", () => {
    hints.showAnswer(answer(TURN));
    happens("act", "8C>N", 10);
    expect([hints.now, hints.answer]).toEqual(["", null]);
  });

  it("stays when a player joins or leaves, and while its player thinks", () => {
    happens("seat", "", 9);
    expect(hints.busy).toBe(true);
    hints.showAnswer(answer(TURN));
    happens("ready", "", 9);
    expect(hints.now).toBe("7C>N");
  });

  it("is dropped when the table has moved on", () => {
    happens("act", "end", 10);
    expect(hints.busy).toBe(false);
    hints.showAnswer(answer(TURN));
    expect(hints.answer).toBeNull();
  });
});

describe("sentences", () => {
  beforeAll(async () => {
    await speak("en");
    await alsoSpeak("review", "calls");
  });

  it("name cards, calls and moves as the table does", () => {
    expect(tokenInWords("QH")).toBe("queen of hearts");
    expect(tokenInWords("7C>N")).toBe("7 of clubs to the top");
    expect(tokenInWords("E>NW")).toBe("the pile from the right into the top left corner");
    expect(
      ["-1", "counter:+4", "match", "pass", "plus:S", "minus", "choose:no-men", "lead:2"].map((token) =>
        tokenInWords(token),
      ),
    ).toEqual([
      "bidding −1",
      "asking for +4",
      "equalising",
      "passing",
      "Plus with spades as trump",
      "Minus",
      "No men",
      "letting Seat 3 lead",
    ]);
    expect(tokenInWords("lead:2", (seat) => `player ${seat}`)).toBe("letting player 2 lead");
    expect(tokensInWords(["end"])).toBe("no card laid");
  });

  it("start with a capital and show points with their sign", () => {
    const said = {
      id: "review-hint-card" as const,
      arguments: { best: "QH", expected: -12, error: 3, count: 80, worlds: 100 },
    };
    expect(sentence(said)).toBe(
      "Queen of hearts: points to expect −12, give or take 3. In 80 of 100 deals of the unseen cards nothing is better.",
    );
  });

  it("of a turn say the chance to win the match, if it is known, and points against the others", () => {
    const { hint } = answer(TURN);
    expect(turnFigures(hint)).toBe("Chance to win the match: 34%. Points against the others: +2.");
    const sentence = { id: "review-hint-turn-points" as const, arguments: { best: "end", expected: -1 } };
    expect(turnFigures({ ...hint, sentence })).toBe("Points against the others: −1.");
  });

  it("say why, and how much depends on it; a step of a turn has a reason of its own", async () => {
    await alsoSpeak("why");
    const table = view(king());
    const card: Hint = {
      best: { tokens: ["7S"], points: -12, error: 3, chance: null },
      worlds: 9,
      agreed: 8,
      sentence: { id: "review-hint-card", arguments: { best: "7S", expected: -12, error: 3, count: 8, worlds: 9 } },
      reasons: [{ id: "why-void-seat", arguments: { seat: 1, suit: "C" } }],
      margin: { id: "why-better", arguments: { played: "KC", loss: 1 } },
    };
    expect(hintAloud(table, card, 0, "")).toBe(
      `7 of spades. Rather not clubs: ${table.seats[1]?.name} has none left and would not have to follow suit. About 1 point better than the king of clubs.`,
    );
    const then = { id: "why-then-pile" as const, arguments: { place: "E" } };
    const turn: Hint = { ...answer(TURN).hint, reasons: [then, null, { id: "why-nothing-fits", arguments: {} }] };
    expect([0, 1, 2].map((step) => whys(table, turn, step))).toEqual([
      ["Then the pile from the right fits on it."],
      [],
      ["Nothing else fits."],
    ]);
    expect(hintAloud(table, turn, 2, "draw")).toBe("Then: draw. Nothing else fits.");
    expect(sentence({ id: "why-more-tricks", arguments: { trump: "H", count: 7, against: "NT", tricks: 5 } })).toBe(
      "With hearts as trump about 7 tricks, without trump 5.",
    );
  });

  it("describe a step of a turn", () => {
    const said = (nextDraw: number, moved: boolean): string => stepInWords(view(corner({ nextDraw })), "end", moved);
    expect([said(1, true), said(2, false), said(0, true), said(0, false)]).toEqual([
      "Draw a card",
      "Draw 2 cards",
      "End turn",
      "Pass",
    ]);
    expect(hintSentence(view(corner({ nextDraw: 1 })), { id: "review-hint-nothing", arguments: {} })).toBe(
      "Nothing fits: all you can do is “Draw a card”.",
    );
  });
});

describe("the bid advisor", () => {
  const price = (bid: string, gain: number, pays: PriceAdvice["pays"]): PriceAdvice => ({
    bid,
    points: 0,
    gain,
    error: 4.6,
    pays,
    sentence: { id: "hand-worth", arguments: {} },
  });
  const prices = [price("+1", 18.4, "yes"), price("+2", -0.4, "open"), price("+3", -30, "no"), price("-1", 0.2, "yes")];
  const advice: BidAdvice = { games: [], prices, otherwise: 0, error: 1, worlds: 9 };

  it("says what pays, what does not, and what is too close", () => {
    expect(prices.map(priceVerdict)).toEqual([
      "18 better, give or take 5",
      "too close to tell",
      "30 worse, give or take 5",
      "1 better, give or take 5",
    ]);
    expect([aboutPoints(180.4, 0.2), aboutPoints(-40, 0)]).toEqual(["+180, give or take 1", "−40"]);
    const table = view(king());
    expect(["plus:H", "plus:NT", "minus"].map((token) => gameSign(table, token))).toEqual(["♥", "No trump", "Minus"]);
  });

  it("says the same about the advised call as the list about its price", () => {
    const auction = {
      auctioneer: 1,
      high: "+1",
      holder: 2,
      calls: [],
      bids: 1,
      passed: [],
      asked: "+1",
      ultimatum: false,
      countered: [],
      buyer: -1,
      price: "",
    };
    const said = (token: string): string => gainSaid(prices, token, auction);
    expect(["match", "+1", "yes", "accept", "counter:+1"].map(said)).toEqual([
      "Equalising is about 18 points better than passing.",
      "Bidding +1 is about 18 points better than passing.",
      "Saying yes is about 18 points better than saying no.",
      "Selling is about 18 points better than keeping it.",
      "Asking for +1 is about 18 points better than keeping it.",
    ]);
    expect(said("+2")).toBe("Bidding +2 is about as good as passing.");
    // Calls about which the list says nothing, or nothing good.
    expect(["+3", "pass", "no", "reject", "auction"].map(said)).toEqual(["", "", "", "", ""]);
  });

  it("lists only the prices to decide on", () => {
    const auction = {
      auctioneer: 1,
      high: "+1",
      holder: 2,
      calls: [],
      bids: 1,
      passed: [],
      asked: "",
      ultimatum: false,
      countered: [],
      buyer: -1,
      price: "",
    };
    const bids = (calls: string[], changes = {}): string[] =>
      pricesNow(advice, { ...auction, ...changes }, calls).map(({ bid }) => bid);
    expect(bids(["+2", "+3", "pass"])).toEqual(["+2", "+3"]);
    expect(bids(["match", "+2", "pass"])).toEqual(["+1", "+2"]);
    expect(bids(["accept", "reject", "counter:+3"])).toEqual(["+1", "+3"]);
    expect(bids(["yes", "no"], { asked: "-1" })).toEqual(["-1"]);
    expect(pricesNow(advice, null, ["auction", "minus"])).toBe(prices);
  });
});
