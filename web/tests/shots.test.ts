import { describe, expect, it } from "vitest";
import { layout as layoutKing } from "../src/games/king/layout";
import type { Look } from "../src/layout/scene";
import type { TrickView } from "../src/base/messages";
import { shotsOf } from "../src/session/shots";
import { corner, event, king, update, view } from "./feed";

const LOOK: Look = {
  selected: null,
  pending: null,
  sort: "rank",
  counterClockwise: false,
  text: 1,
  size: 1,
  handed: "right",
};

describe("an undone action", () => {
  it("is shown like any action, without a wait before it", () => {
    const shots = shotsOf(update(view(corner(), { undo: true }), event({ kind: "undo", seat: 1, token: "7C>N" })), 900);
    expect(shots.map(({ kind, lead, result }) => [kind, lead, result])).toEqual([["act", 0, false]]);
  });
});

describe("the rest of a deal", () => {
  const tricks: TrickView[] = [
    { leader: 1, cards: ["QH", "2H", "3H", "4H"], winner: 1 },
    { leader: 1, cards: ["KC", "QC", "TC", "9C"], winner: 1 },
    { leader: 1, cards: ["2S", "3S", "AS", "5S"], winner: 3 },
    { leader: 3, cards: ["2D", "5D", "6D", "9D"], winner: 2 },
  ];
  const ended = king({
    seat: 0,
    phase: "over",
    hand: [],
    counts: [0, 0, 0, 0],
    tricks,
    taken: [0, 2, 1, 1],
    captured: [[], ["QH", "QC"], [], []],
    scores: [0, -100, 0, 0],
  });
  const rest = (played: number, you: number | null = 0) =>
    shotsOf(
      update(
        view({ ...ended, seat: you }, { you, phase: "between" }),
        event({ kind: "rest", seat: 1, token: "settled", played, ended: true }),
      ),
      900,
    );

  it("is shown open in all hands for a while, then the result is shown", () => {
    const [open, result] = rest(8);
    expect([open?.kind, open?.lasts, open?.result, result?.kind, result?.result]).toEqual([
      "rest",
      1800,
      false,
      "result",
      true,
    ]);
    expect(open?.open).toEqual([
      ["5S", "5D"],
      ["2S", "6D"],
      ["3S", "9D"],
      ["AS", "2D"],
    ]);
    expect(open?.view.table).toMatchObject({
      phase: "play",
      counts: [2, 2, 2, 2],
      hand: ["5S", "5D"],
      taken: [0, 2, 0, 0],
      captured: [[], ["QH", "QC"], [], []],
    });
    expect(result?.view.table).toMatchObject({ scores: [0, -100, 0, 0], taken: [0, 2, 1, 1] });
  });

  it("leaves an incomplete trick on the table", () => {
    const [open] = rest(10);
    expect(open?.view.table).toMatchObject({
      trick: { leader: 1, cards: ["2S", "3S"], winner: -1 },
      counts: [2, 1, 1, 2],
    });
    expect(open?.open).toEqual([["5S", "5D"], ["6D"], ["9D"], ["AS", "2D"]]);
  });

  it("shows onlookers every hand too", () => {
    const [open] = rest(8, null);
    expect(open?.view.table).toMatchObject({ seat: null, hand: [] });
    const table = open?.view.table;
    if (table?.game !== "king") throw new Error("a deal of King");
    for (const viewport of [
      { w: 360, h: 640 },
      { w: 640, h: 360 },
      { w: 820, h: 1180 },
      { w: 1440, h: 900 },
    ]) {
      const { placed } = layoutKing(table, viewport, 0, { ...LOOK, open: open?.open ?? null });
      const hands = placed.filter(({ zone }) => zone.startsWith("hand:"));
      expect(hands.map(({ card }) => card).toSorted()).toEqual(["2D", "2S", "3S", "5D", "5S", "6D", "9D", "AS"]);
      expect(hands.every(({ spot }) => !spot.faint)).toBe(true);
    }
  });

  it("is the result alone if the played cards are not known", () => {
    expect(rest(-1).map(({ kind }) => kind)).toEqual(["result"]);
    expect(rest(16).map(({ kind }) => kind)).toEqual(["result"]);
  });
});
