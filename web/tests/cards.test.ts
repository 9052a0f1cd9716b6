import { describe, expect, it } from "vitest";
import { indexOf, LETTERS, sortHand, type Order } from "../src/base/cards";
import { CHOICES } from "../src/base/settings.svelte";
import { costSum } from "../src/ends/course";

const sorted = (cards: string, by: Order, aceHigh = false): string => sortHand(cards.split(" "), by, aceHigh).join(" ");

describe("the order of a hand", () => {
  it.each([
    ["rank", "KH 2D AC AD 2S", "AC AD 2S 2D KH"],
    // Alternating colours wherever a rank leaves the choice.
    ["runs", "KH 2D AC AD 2S", "AC AD 2S 2D KH"],
    ["runs", "4H 5S 5D 6C 6H", "4H 5S 5D 6C 6H"],
    ["runs", "4S 5S 5D 6C 6H", "4S 5D 5S 6H 6C"],
    ["suit", "KH 2D AC AD 2S", "2S KH AC AD 2D"],
    ["suit", "2D AC AD 2S", "2S AD 2D AC"],
  ] as const)("in Kings Corner by %s: %s", (by, hand, expected) => {
    expect(sorted(hand, by)).toBe(expected);
  });

  it.each([
    ["all four", "2D 3C 4H 5S", "5S 4H 3C 2D"],
    ["without hearts", "2D 3C 5S", "5S 2D 3C"],
    ["without spades", "2D 3C 4H", "4H 3C 2D"],
    ["one colour", "2D 4H 3D", "4H 2D 3D"],
    ["one suit, the ace high", "AD 2D", "2D AD"],
  ])("in King with alternating colours: %s", (_, hand, expected) => {
    expect(sorted(hand, "suit", true)).toBe(expected);
  });

  it("in King has the lowest or the highest first, by suit and by rank", () => {
    const orders = CHOICES.order.map((by) => sorted("5S AS 6H QC 2D", by, true));
    expect(orders).toEqual(["5S AS 6H QC 2D", "AS 5S 6H QC 2D", "2D 5S 6H QC AS", "AS QC 6H 5S 2D"]);
  });

  it("keeps every card", () => {
    const deck = [..."A23456789TJQK"].flatMap((rank) => [..."CDHS"].map((suit) => rank + suit));
    for (const by of ["rank", "rank-down", "runs", "suit", "suit-down"] as const)
      expect(sortHand(deck, by, false).toSorted()).toEqual([...deck].toSorted());
    const runs = sortHand(deck, "runs", false);
    expect(
      runs.slice(1).filter((card, i) => "HD".includes(card.charAt(1)) === "HD".includes(runs[i]?.charAt(1) ?? "")),
    ).toEqual([]);
  });
});

describe("letters on the cards", () => {
  it("are those of a country, four of them, all different", () => {
    for (const letters of Object.values(LETTERS)) expect(new Set(letters.split(" ")).size).toBe(4);
    expect(["AS", "JS", "QS", "KS", "TS"].map((card) => indexOf(card, LETTERS.ru))).toEqual(["Т", "В", "Д", "К", "10"]);
  });
});

describe("what cards left in hand come to", () => {
  const usual = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10];
  it.each([
    [["2S", "3H", "KH"], "2 × 1 + 10"],
    [["KS", "KH"], "2 × 10"],
    [["2S", "3H"], ""],
    [["KS"], ""],
    [["3"], ""],
    [[], ""],
  ])("%j: %s", (cards, expected) => {
    expect(costSum(cards, usual)).toBe(expected);
  });
});
