import { describe, expect, it, vi } from "vitest";
import { layout as layoutKingsCorner } from "../src/games/kingsCorner/layout";
import { layout as layoutKing } from "../src/games/king/layout";
import { assign, blank, NODES, onDeck, type Sprite } from "../src/layout/sprites";
import type { Shot } from "../src/session/shots";
import { Painter } from "../src/table/painter.svelte";
import { event, LOOK, corner, king, update, view } from "./feed";

const PHONE = { w: 390, h: 844 };
const nodeOf = (sprites: Sprite[], card: string): number => sprites.findIndex((sprite) => sprite.card === card);
const count = (sprites: Sprite[], zone: string): number => sprites.filter((sprite) => sprite.zone === zone).length;

describe("card nodes", () => {
  const dealt = assign(onDeck({ x: 0, y: 0, scale: 1 }), layoutKingsCorner(corner(), PHONE, 0, LOOK).placed, "stock");

  it("show every card of a deal once", () => {
    expect(dealt).toHaveLength(NODES);
    expect(count(dealt, "stock")).toBe(20);
    expect([0, 1, 2, 3].map((seat) => count(dealt, `hand:${seat}`))).toEqual([7, 7, 7, 7]);
    const cards = dealt.map((sprite) => sprite.card).filter(Boolean);
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards).toHaveLength(11);
  });

  it("keep their card when it moves", () => {
    const after = corner({
      hand: corner().hand.filter((card) => card !== "3H"),
      counts: [6, 7, 7, 7],
      piles: { ...corner().piles, E: ["4S", "3H"] },
    });
    const moved = assign(dealt, layoutKingsCorner(after, PHONE, 0, LOOK).placed, "hand:0");
    const node = nodeOf(dealt, "3H");
    expect(moved[node]).toMatchObject({ card: "3H", zone: "pile:E", moved: true });
    expect(moved.filter((sprite) => sprite.moved)).toHaveLength(1);
  });

  it("of a hidden hand take the identity of the card that is played from it", () => {
    const after = corner({ toAct: 1, counts: [7, 6, 7, 7], piles: { ...corner().piles, N: ["6C", "5H"] } });
    const played = assign(dealt, layoutKingsCorner(after, PHONE, 0, LOOK).placed, "hand:1");
    const node = nodeOf(played, "5H");
    expect(dealt[node]?.zone).toBe("hand:1");
    expect(count(played, "hand:1")).toBe(6);
  });

  it("come from the stock when a card is drawn, seen or unseen", () => {
    const own = corner({ hand: [...corner().hand, "9S"], counts: [8, 7, 7, 7], stock: 19 });
    const seen = assign(dealt, layoutKingsCorner(own, PHONE, 0, LOOK).placed, "stock");
    expect(dealt[nodeOf(seen, "9S")]?.zone).toBe("stock");
    const theirs = assign(
      dealt,
      layoutKingsCorner(corner({ counts: [7, 8, 7, 7], stock: 19 }), PHONE, 0, LOOK).placed,
      "hand:1",
    );
    const fresh = theirs.findIndex((sprite, node) => sprite.zone === "hand:1" && dealt[node]?.zone !== "hand:1");
    expect(dealt[fresh]?.zone).toBe("stock");
  });

  it("return to a hidden hand after undo, not to the stock", () => {
    const after = corner({ toAct: 1, counts: [7, 6, 7, 7], piles: { ...corner().piles, N: ["6C", "5H"] } });
    const played = assign(dealt, layoutKingsCorner(after, PHONE, 0, LOOK).placed, "hand:1");
    const back = assign(played, layoutKingsCorner(corner({ toAct: 1 }), PHONE, 0, LOOK).placed, "stock");
    const node = nodeOf(played, "5H");
    expect(back[node]).toMatchObject({ card: null, zone: "hand:1", moved: true });
    expect([count(back, "hand:1"), count(back, "stock")]).toEqual([7, 20]);
    expect(back.filter((sprite) => sprite.moved)).toHaveLength(1);
  });

  it("that show nothing are invisible", () => {
    const scene = layoutKing(king({ hand: ["2S"], counts: [1, 1, 1, 1] }), PHONE, 0, LOOK);
    const sprites = assign(blank(), scene.placed, "stock");
    expect(sprites.filter((sprite) => sprite.zone)).toHaveLength(4);
    expect(sprites.filter((sprite) => !sprite.zone).every((sprite) => sprite.spot.faint)).toBe(true);
  });
});

describe("moving cards", () => {
  const shot = (table: ReturnType<typeof corner>, kind: Shot["kind"], version: number): Shot => {
    const told = update(view(table), event({ seat: 1, token: "5H>N" }), [], version);
    return { kind, update: told, view: told.view, lead: 0, lasts: 0, result: false };
  };
  const before = corner();
  const after = corner({ toAct: 1, counts: [7, 6, 7, 7], piles: { ...before.piles, N: ["6C", "5H"] } });

  it("are above all others until they arrive", () => {
    vi.useFakeTimers();
    try {
      const painter = new Painter();
      painter.drawScene(layoutKingsCorner(before, PHONE, 0, LOOK), shot(before, "whole", 1), "", true, 1);
      expect(painter.flying).toBe(false);
      painter.drawScene(layoutKingsCorner(after, PHONE, 0, LOOK), shot(after, "whole", 2), "", false, 1);
      expect([painter.flying, painter.sprites.filter(({ moved }) => moved).length]).toEqual([true, 1]);
      vi.advanceTimersByTime(280);
      expect(painter.flying).toBe(true);
      vi.advanceTimersByTime(100);
      expect(painter.flying).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it("of a deal are, until the last one has arrived", () => {
    vi.useFakeTimers();
    try {
      const painter = new Painter();
      painter.drawScene(layoutKingsCorner(before, PHONE, 0, LOOK), shot(before, "deal", 1), "", false, 1);
      vi.advanceTimersByTime(100); // the deal starts with the next frame
      expect([painter.flying, painter.dealStep > 0]).toEqual([true, true]);
      vi.advanceTimersByTime(700);
      expect(painter.flying).toBe(true);
      vi.advanceTimersByTime(500);
      expect([painter.flying, painter.dealStep]).toEqual([false, 0]);
    } finally {
      vi.useRealTimers();
    }
  });

  const deal = shot(before, "deal", 1);
  const dealing = (): Painter => {
    const painter = new Painter();
    painter.drawScene(layoutKingsCorner(before, PHONE, 0, LOOK), deal, "", false, 1);
    vi.advanceTimersByTime(100);
    expect([painter.instant, painter.dealStep > 0]).toEqual([false, true]);
    return painter;
  };

  it.each([
    ["a tap", (painter: Painter) => painter.landCards()],
    [
      "a selected card",
      (painter: Painter) =>
        painter.drawScene(layoutKingsCorner(before, PHONE, 0, { ...LOOK, selected: "3H" }), deal, "", false, 1),
    ],
  ])("of a deal are in place at once after %s", (_, touch) => {
    vi.useFakeTimers();
    try {
      const painter = dealing();
      touch(painter);
      expect([painter.instant, painter.dealStep, painter.flying]).toEqual([true, 0, false]);
    } finally {
      vi.useRealTimers();
    }
  });
});
