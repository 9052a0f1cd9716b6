import { describe, expect, it } from "vitest";
import type { Box, Size } from "../src/layout/geometry";
import { breakRows } from "../src/layout/hand";
import { layout as layoutKing } from "../src/games/king/layout";
import { layout as layoutKingsCorner } from "../src/games/kingsCorner/layout";
import type { Scene } from "../src/layout/scene";
import { LOOK, corner, king } from "./feed";

const SCREENS: [string, Size][] = [
  ["phone", { w: 390, h: 844 }],
  ["small phone", { w: 320, h: 640 }],
  ["phone on its side", { w: 844, h: 390 }],
  ["tablet", { w: 820, h: 1180 }],
  ["desktop", { w: 1440, h: 900 }],
  ["laptop", { w: 1280, h: 720 }],
  ["larger laptop", { w: 1280, h: 800 }],
  ["narrow window", { w: 1200, h: 800 }],
  ["small phone on its side", { w: 640, h: 360 }],
];
const LONG = ["KC", "QH", "JC", "TD", "9S", "8H", "7C", "6D", "5S", "4H", "3C", "2D", "AS"];
const DECK = ["S", "H", "C", "D"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit));

const inside = (box: Box, screen: Size): boolean =>
  box.x >= -0.5 && box.y >= -0.5 && box.x + box.w <= screen.w + 0.5 && box.y + box.h <= screen.h + 0.5;
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

function expectSound(scene: Scene, screen: Size): void {
  for (const { spot, zone, card } of scene.placed) {
    const box = { x: spot.x, y: spot.y, w: scene.card.w * spot.scale, h: scene.card.h * spot.scale };
    // The hand may sink below the lower edge, its indices never.
    const seen = zone === "hand:0" && card ? { ...box, h: box.h * 0.45 } : box;
    expect(inside(seen, screen), `${zone} ${card} at ${JSON.stringify(box)}`).toBe(true);
  }
  for (const [i, one] of scene.cards.entries()) {
    expect(inside(one.tap, screen), one.card).toBe(true);
    for (const other of scene.cards.slice(i + 1)) expect(overlap(one.tap, other.tap), `${one.card} ${other.card}`).toBe(false);
  }
  for (const [i, seat] of scene.seats.entries()) {
    expect(inside(seat, screen), `seat ${i}`).toBe(true);
    for (const other of scene.seats.slice(i + 1)) expect(overlap(seat, other)).toBe(false);
  }
}

describe.each(SCREENS)("on a %s", (_, screen) => {
  it.each([2, 3, 4, 5, 6])("Kings Corner for %i lies within the screen", (players) => {
    const counts = Array.from({ length: players }, () => 7);
    expectSound(layoutKingsCorner(corner({ counts, dealer: players - 1 }), screen, 0, LOOK), screen);
  });

  it("Kings Corner holds long piles and a big hand", () => {
    const table = corner({
      hand: DECK.slice(0, 14),
      counts: [14, 3, 3, 3],
      piles: { N: LONG.slice(1), E: LONG.slice(2), S: LONG.slice(3), W: [], NE: LONG, SE: LONG, SW: LONG, NW: LONG },
    });
    const scene = layoutKingsCorner(table, screen, 0, LOOK);
    expectSound(scene, screen);
    for (const place of ["NW", "N", "NE", "W", "E", "SW", "S", "SE"]) {
      const box = scene.places[place] as Box;
      expect(Math.min(box.w, box.h), place).toBeGreaterThanOrEqual(44);
      for (const seat of scene.seats) expect(overlap(box, seat), `${place} over a seat`).toBe(false);
      for (const one of scene.cards) expect(overlap(box, one.tap), `${place} over ${one.card}`).toBe(false);
      for (const other of ["NW", "N", "NE", "W", "E", "SW", "S", "SE"].filter((name) => name > place)) {
        expect(overlap(box, scene.places[other] as Box), `${place} ${other}`).toBe(false);
      }
    }
  });

  it.each([13, 12, 11, 8, 5, 1])("King with %i cards lies within the screen and takes one tap", (cards) => {
    const table = king({ hand: king().hand.slice(0, cards), counts: [cards, cards, cards, cards] });
    const scene = layoutKing(table, screen, 0, LOOK);
    expectSound(scene, screen);
    expect(scene.cards).toHaveLength(cards);
    for (const { tap, card } of scene.cards) {
      // Where a row is tighter than a finger, the first tap only raises the card.
      if (scene.roomy) expect(tap.w, card).toBeGreaterThanOrEqual(43);
      expect(tap.h, card).toBeGreaterThanOrEqual(44);
    }
  });

  it("King's trick lies on the felt without covering hand or seats", () => {
    const table = king({ trick: { leader: 1, cards: ["9H", "AH", "4H", "2H"], winner: 2 } });
    const scene = layoutKing(table, screen, 0, LOOK);
    const trick = scene.placed.filter((card) => card.zone === "trick");
    expect(trick.map((card) => card.card)).toEqual(["9H", "AH", "4H", "2H"]);
    for (const { spot } of trick) {
      const box = { x: spot.x, y: spot.y, w: scene.card.w * spot.scale, h: scene.card.h * spot.scale };
      for (const seat of scene.seats) expect(overlap(box, seat)).toBe(false);
      for (const { tap } of scene.cards) expect(overlap(box, tap)).toBe(false);
    }
  });
});

describe("King on the felt", () => {
  it("lays one's own card over the one across, whoever played first", () => {
    const table = king({ trick: { leader: 0, cards: ["9H", "AH", "4H", "2H"], winner: 1 } });
    const heights = layoutKing(table, { w: 360, h: 640 }, 0, LOOK).placed.filter(({ zone }) => zone === "trick");
    const mine = heights.find(({ card }) => card === "9H");
    expect(heights.filter(({ spot }) => spot.z >= (mine?.spot.z ?? 0))).toEqual([mine]);
  });

  it.each([{ w: 1280, h: 720 }, { w: 1440, h: 900 }, { w: 2560, h: 1440 }])("spreads thirteen cards by more than half a card at %o", (screen) => {
    const scene = layoutKing(king(), screen, 0, LOOK);
    for (const { tap } of scene.cards.slice(0, -1)) expect(tap.w).toBeGreaterThan(scene.card.w / 2);
  });
});

describe("the cards of the other seats", () => {
  it.each([
    [6, { w: 768, h: 1024 }],
    [5, { w: 768, h: 1024 }],
    [6, { w: 1080, h: 800 }],
    [6, { w: 1440, h: 900 }],
  ])("of %i players cover no pill at %o", (players, screen) => {
    const counts = Array.from({ length: players }, () => 13);
    const scene = layoutKingsCorner(corner({ counts }), screen, 0, LOOK);
    expectSound(scene, screen);
    const backs = scene.placed.filter((card) => /^hand:[1-9]/.test(card.zone));
    expect(backs).toHaveLength(13 * (players - 1));
    for (const { spot, zone } of backs) {
      const box = { x: spot.x, y: spot.y, w: scene.card.w * spot.scale, h: scene.card.h * spot.scale };
      for (const [i, seat] of scene.seats.entries()) expect(overlap(box, seat), `${zone} over pill ${i}`).toBe(false);
    }
  });
});

describe("the hand of King on a phone", () => {
  const phone = { w: 390, h: 844 };

  it("lies in two rows of 7 and 6 with steps of at least 44 px", () => {
    const scene = layoutKing(king(), phone, 0, LOOK);
    const rows = [...new Set(scene.cards.map((card) => card.tap.y))];
    expect(rows).toHaveLength(2);
    expect(rows.map((y) => scene.cards.filter((card) => card.tap.y === y).length)).toEqual([7, 6]);
    expect(Math.min(...scene.cards.map((card) => card.tap.w))).toBeGreaterThanOrEqual(44);
    expect(scene.roomy).toBe(true);
  });

  it("lies in one row as soon as that leaves 44 px for each", () => {
    const table = king({ hand: king().hand.slice(0, 8), counts: [8, 8, 8, 8] });
    const scene = layoutKing(table, phone, 0, LOOK);
    expect(new Set(scene.cards.map((card) => card.tap.y)).size).toBe(1);
  });

  it("is broken where the suit changes, if the rows stay nearly equal", () => {
    expect(breakRows(["2S", "3S", "4S", "5S", "6S", "7S", "2H", "3H", "4H", "5H", "6H", "7H"], 2).map((row) => row.length)).toEqual([6, 6]);
    expect(breakRows(["2S", "3S", "4S", "5S", "6S", "2H", "3H", "4H", "5H", "6H", "7H"], 2).map((row) => row.length)).toEqual([5, 6]);
    expect(breakRows(king().hand, 2).map((row) => row.length)).toEqual([7, 6]);
  });
});

describe("the thirteen cards of King", () => {
  it.each([
    { w: 1280, h: 800 },
    { w: 1280, h: 720 },
    { w: 1200, h: 800 },
    { w: 1080, h: 800 },
    { w: 1024, h: 768 },
    { w: 1366, h: 768 },
    { w: 1440, h: 900 },
    { w: 2560, h: 1440 },
    { w: 820, h: 1180 },
    { w: 844, h: 390 },
    { w: 640, h: 360 },
  ])("have steps of at least 44 px at %o, and lie beside pill and button", (screen) => {
    const scene = layoutKing(king(), screen, 0, LOOK);
    expect(Math.min(...scene.cards.map((card) => card.tap.w))).toBeGreaterThanOrEqual(44);
    expect(scene.roomy).toBe(true);
    const pill = scene.seats[0] as Box;
    for (const { tap, card } of scene.cards) expect(overlap(tap, pill), card).toBe(false);
  });

  it("stay where they are while they are played", () => {
    const place = (cards: number): Box => layoutKing(king({ hand: king().hand.slice(0, cards) }), { w: 1280, h: 800 }, 0, LOOK).felt;
    for (const cards of [12, 7, 1]) expect(place(cards)).toEqual(place(13));
  });
});

describe("a pending move", () => {
  it("is drawn as if it were done", () => {
    const look = { ...LOOK, pending: { source: "3H", target: "E" } };
    const scene = layoutKingsCorner(corner(), { w: 390, h: 844 }, 0, look);
    expect(scene.cards.map((card) => card.card)).not.toContain("3H");
    expect(scene.placed.filter((card) => card.zone === "pile:E").map((card) => card.card)).toEqual(["4S", "3H"]);
  });

  it("moves a whole pile", () => {
    const piles = { ...corner().piles, N: ["5H", "4C"], E: ["6S"] };
    const look = { ...LOOK, pending: { source: "N", target: "E" } };
    const scene = layoutKingsCorner(corner({ piles }), { w: 390, h: 844 }, 0, look);
    expect(scene.placed.filter((card) => card.zone === "pile:E").map((card) => card.card)).toEqual(["6S", "5H", "4C"]);
    expect(scene.placed.filter((card) => card.zone === "pile:N")).toEqual([]);
  });
});
