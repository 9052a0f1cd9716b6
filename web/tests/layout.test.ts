import { describe, expect, it } from "vitest";
import type { Box, Size } from "../src/layout/geometry";
import { foot, note } from "../src/layout/foot";
import { breakRows, FINGER, STRIP } from "../src/layout/hand";
import { layout as layoutKing } from "../src/games/king/layout";
import { layout as layoutKingsCorner } from "../src/games/kingsCorner/layout";
import type { Look, Scene } from "../src/layout/scene";
import { INDEX, inside, over as overlap, round } from "./boxes";
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

function expectSound(scene: Scene, screen: Size): void {
  for (const { spot, zone, card } of scene.placed) {
    if (spot.faint) continue;
    const box = round(spot, scene.card);
    // The hand may extend below the lower edge, but its indices may not.
    const seen = zone === "hand:0" && card ? { ...box, h: scene.card.h * INDEX } : box;
    expect(inside(seen, screen), `${zone} ${card} at ${JSON.stringify(box)}`).toBe(true);
  }
  for (const [i, one] of scene.cards.entries()) {
    expect(inside(one.tap, screen), one.card).toBe(true);
    for (const other of scene.cards.slice(i + 1))
      expect(overlap(one.tap, other.tap), `${one.card} ${other.card}`).toBe(false);
  }
  for (const [i, seat] of scene.seats.entries()) {
    expect(inside(seat, screen), `seat ${i}`).toBe(true);
    for (const other of scene.seats.slice(i + 1)) expect(overlap(seat, other)).toBe(false);
  }
}

/** The rows of a hand, from the top. */
function rows(scene: Scene): string[][] {
  const found: string[][] = [];
  let last = -Infinity;
  for (const { card, tap } of scene.cards) {
    if (tap.x < last || !found.length) found.push([]);
    found.at(-1)?.push(card);
    last = tap.x;
  }
  return found;
}

describe.each(SCREENS)("on a %s", (_, screen) => {
  it.each([2, 3, 4, 5, 6])("Kings Corner for %i is within the screen", (players) => {
    const counts = Array.from({ length: players }, () => 7);
    expectSound(layoutKingsCorner(corner({ counts, dealer: players - 1 }), screen, 0, LOOK), screen);
  });

  it("a line about the table covers no button of the bar, nor the own name", () => {
    for (const scene of [layoutKingsCorner(corner(), screen, 0, LOOK), layoutKing(king(), screen, 0, LOOK)]) {
      const { x, y, w } = foot(scene);
      const line = { x: x - w / 2, y: y - 30, w, h: 30 };
      expect(overlap(line, scene.bar)).toBe(false);
      const own = scene.seats[0];
      if (scene.form === "low" && own) expect(overlap(line, own)).toBe(false);
    }
  });

  it.each([2, 4, 6])("a hint for one of %i leaves the middle of every place free", (players) => {
    const counts = Array.from({ length: players }, () => 7);
    const scene = layoutKingsCorner(corner({ counts, dealer: players - 1 }), screen, 0, LOOK);
    const places = Object.entries(scene.places);
    expect(places.length).toBeGreaterThan(7);
    for (const [name, place] of places) {
      const { left, w, top, bottom, column } = note(scene, [place]);
      const h = column ? 150 : 90; // in a column the buttons are below the reason
      const hint = { x: left, y: top ?? (bottom ?? 0) - h, w, h };
      expect(inside(hint, screen), name).toBe(true);
      const middle = { ...place, y: place.y + place.h * 0.3, h: place.h * 0.36 };
      expect(overlap(hint, middle), `${name}: ${JSON.stringify([hint, place])}`).toBe(false);
    }
  });

  it("a hint of King with its figures covers no name where the felt is wide", () => {
    for (const handed of ["right", "left"] as const) {
      const scene = layoutKing(king(), screen, 0, { ...LOOK, handed });
      if (scene.form !== "wide") continue;
      const { left, w, bottom } = note(scene, []);
      const hint = { x: left, y: (bottom ?? 0) - 180, w, h: 180 };
      expect(inside(hint, screen)).toBe(true);
      expect(w).toBeGreaterThanOrEqual(400);
      for (const seat of scene.seats) expect(overlap(hint, seat), JSON.stringify([hint, seat])).toBe(false);
    }
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

  it.each([13, 12, 11, 8, 5, 1])("King with %i cards is within the screen, and every strip is readable", (cards) => {
    const table = king({ hand: king().hand.slice(0, cards), counts: [cards, cards, cards, cards] });
    const scene = layoutKing(table, screen, 0, LOOK);
    expectSound(scene, screen);
    expect(scene.cards).toHaveLength(cards);
    for (const { tap, card } of scene.cards) {
      // If a row is tighter than a finger, the first tap only raises the card.
      expect(tap.w, card).toBeGreaterThanOrEqual(STRIP);
      expect(tap.h, card).toBeGreaterThanOrEqual(44);
    }
  });

  it("King's trick lies on the felt without covering hand or seats", () => {
    const table = king({ trick: { leader: 1, cards: ["9H", "AH", "4H", "2H"], winner: 2 } });
    const scene = layoutKing(table, screen, 0, LOOK);
    const trick = scene.placed.filter((card) => card.zone === "trick");
    expect(trick.map((card) => card.card)).toEqual(["9H", "AH", "4H", "2H"]);
    for (const { spot } of trick) {
      const box = round(spot, scene.card);
      for (const seat of scene.seats) expect(overlap(box, seat, 3)).toBe(false);
      for (const { tap } of scene.cards) expect(overlap(box, tap)).toBe(false);
    }
  });
});

describe("King on the felt", () => {
  it.each([0, 1, 2, 3])("shows the index of each card of a trick that seat %i led", (leader) => {
    const table = king({ trick: { leader, cards: ["9H", "AH", "4H", "2H"], winner: 1 } });
    for (const [w, h] of [
      [320, 568],
      [390, 844],
      [1440, 900],
    ] as const) {
      const { placed, card } = layoutKing(table, { w, h }, 0, LOOK);
      const trick = placed.filter(({ zone }) => zone === "trick");
      const boxOf = ({ spot }: (typeof trick)[number], part = 1): Box => ({
        ...spot,
        w: card.w * spot.scale * part,
        h: card.h * spot.scale * part,
      });
      const hidden = trick.filter((one) =>
        trick.some((other) => other.spot.z > one.spot.z && overlap(boxOf(other), boxOf(one, 0.25))),
      );
      expect([trick.length, hidden], `${w}`).toEqual([4, []]);
    }
  });

  it.each([
    { w: 1280, h: 720 },
    { w: 1440, h: 900 },
    { w: 2560, h: 1440 },
  ])("spreads thirteen cards so that each takes one tap at %o", (screen) => {
    const scene = layoutKing(king(), screen, 0, LOOK);
    for (const { tap } of scene.cards.slice(0, -1)) expect(tap.w).toBeGreaterThan(scene.card.w * 0.4);
  });
});

describe("the cards of the other seats", () => {
  it.each([
    [6, { w: 768, h: 1024 }],
    [5, { w: 768, h: 1024 }],
    [6, { w: 1080, h: 800 }],
    [6, { w: 1440, h: 900 }],
  ])("of %i players are held at the rail as fans, behind their own portrait and no other, at %o", (players, screen) => {
    const counts = Array.from({ length: players }, () => 13);
    const scene = layoutKingsCorner(corner({ counts }), screen, 0, LOOK);
    expectSound(scene, screen);
    const backs = scene.placed.filter((card) => /^hand:[1-9]/.test(card.zone));
    expect(backs).toHaveLength(13 * (players - 1));
    for (const { spot, zone } of backs) {
      const box = round(spot, scene.card);
      for (const [i, seat] of scene.seats.entries())
        if (zone !== `hand:${i}`) expect(overlap(box, seat, 3), `${zone} over seat ${i}`).toBe(false);
    }
    for (let seat = 1; seat < players; seat += 1) {
      const turns = backs.filter(({ zone }) => zone === `hand:${seat}`).map(({ spot }) => spot.turn ?? 0);
      expect(new Set(turns).size).toBe(13);
      expect(Math.max(...turns) - Math.min(...turns)).toBeLessThan(80);
    }
  });
});

describe("the hand of King on a phone", () => {
  const phone = { w: 390, h: 844 };
  const laid = (hand: string[]): Scene =>
    layoutKing(king({ hand, counts: hand.map(() => hand.length).slice(0, 4) }), phone, 0, { ...LOOK, sort: "suit" });

  it("is in two rows, split between two suits, with steps for one tap", () => {
    const scene = laid(king().hand);
    const [upper = [], lower = [], ...rest] = rows(scene);
    expect(rest).toEqual([]);
    expect(upper.length + lower.length).toBe(13);
    expect(lower.some((card) => upper.some((other) => other.endsWith(card.slice(1))))).toBe(false);
    expect(Math.min(...scene.cards.map((card) => card.tap.w))).toBeGreaterThanOrEqual(43);
  });

  it("is in one row as soon as that leaves a finger's width for each card", () => {
    const eight = ["AS", "6S", "KH", "5C", "9C", "JC", "7D", "QD"];
    expect(rows(laid(eight))).toHaveLength(1);
    expect(Math.min(...laid(eight).cards.map((card) => card.tap.w))).toBeGreaterThanOrEqual(43);
    expect(rows(laid([...eight, "2D"]))).toHaveLength(2);
  });

  it.each([320, 360, 375, 390, 412, 430])(
    "leaves each card a finger's width from the first of a deal to the last, on a phone of %i",
    (w) => {
      let random = 7;
      const next = (most: number): number => (random = (random * 48271) % 2147483647) % most;
      for (let deal = 0; deal < 40; deal += 1) {
        const deck = [...DECK].toSorted(() => next(3) - 1);
        const hand = Array.from({ length: 13 }, () => deck.splice(next(deck.length), 1)[0] as string);
        while (hand.length) {
          const scene = layoutKing(king({ hand, counts: [0, 1, 2, 3].map(() => hand.length) }), { w, h: 800 }, 0, {
            ...LOOK,
            sort: "suit",
            size: 1 + (deal % 2) * 0.14,
          });
          // Only on the narrowest phone two rows are too tight: there the first tap raises a card.
          const least = w > 320 ? FINGER : STRIP;
          expect(Math.min(...scene.cards.map(({ tap }) => tap.w)), hand.join(" ")).toBeGreaterThanOrEqual(least - 0.01);
          hand.splice(next(hand.length), 1);
        }
      }
    },
  );

  it.each(SCREENS)("on a %s the place that takes a raised card contains that of the player's own card", (_, screen) => {
    const { places, ends, cards } = layoutKing(king(), screen, 0, LOOK);
    const { trick } = places;
    const own = ends["seat:0"] as Box;
    expect(
      trick &&
        own.x >= trick.x &&
        own.y >= trick.y &&
        own.x + own.w <= trick.x + trick.w &&
        own.y + own.h <= trick.y + trick.h,
    ).toBe(true);
    expect(Math.min(own.w, own.h)).toBeGreaterThanOrEqual(44);
    for (const { card, tap } of cards) expect(overlap(trick as Box, tap), card).toBe(false);
  });

  it("never splits a suit if another break gives readable strips", () => {
    const hand = (...suits: number[]): string[] =>
      suits.flatMap((count, i) => [..."23456789TJQKA"].slice(0, count).map((rank) => rank + "SHCD"[i]));
    const lengths = (cards: string[], most: number): number[] => breakRows(cards, 2, most).map((row) => row.length);
    expect(lengths(hand(6, 6), 13)).toEqual([6, 6]);
    expect(lengths(hand(5, 6), 13)).toEqual([5, 6]);
    expect(lengths(hand(4, 4, 3, 2), 13)).toEqual([8, 5]);
    expect(lengths(hand(9, 2, 1, 1), 13)).toEqual([9, 4]);
    expect(lengths(hand(13), 13)).toEqual([7, 6]);
    expect(lengths(hand(12, 1), 11)).toEqual([7, 6]); // no row has room for twelve
  });

  it("has gaps where the suit changes", () => {
    const { cards } = laid(["AS", "6S", "KH", "QH"]);
    const [first, second, third] = cards.map(({ tap }) => tap.x);
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThan((second ?? 0) - (first ?? 0) + 6);
  });

  it("raises the playable cards, and turns its ends", () => {
    const hand = king().hand.slice(0, 6);
    const at = (playable: string[] | null): number[] =>
      layoutKing(king({ hand }), phone, 0, { ...LOOK, sort: "suit", playable }).cards.map(({ tap }) => tap.y);
    expect(at([hand[1] as string]).map((y, i) => (at(null)[i] ?? 0) - y)).toEqual([0, 22, 0, 0, 0, 0]);
    const turns = layoutKing(king({ hand }), phone, 0, LOOK).cards.map(({ turn }) => turn);
    expect(turns[0]).toBeLessThan(-4);
    expect(turns[5]).toBeGreaterThan(4);
  });
});

describe("trump in the hand", () => {
  const laid = (sort: Look["sort"], changes = {}): Scene =>
    layoutKing(king({ contract: "plus", trump: "C", ...changes }), { w: 1440, h: 900 }, 0, { ...LOOK, sort });
  const suits = (scene: Scene): string => [...new Set(scene.cards.map(({ card }) => card.slice(1)))].join("");

  it("is leftmost if cards are sorted by suit, in alternating colours, and is marked in every order", () => {
    expect(suits(laid("suit"))).toBe("CHSD");
    expect(suits(laid("suit", { trump: "D" }))).toBe("DSHC");
    expect(suits(laid("suit-down", { trump: "H", hand: ["2S", "3H", "4C"] }))).toBe("HSC");
    expect(suits(laid("suit", { trump: "" }))).toBe("SHCD");
    // A suit that runs out moves no other.
    const rest = { trump: "", hand: ["2S", "3H", "4D"] };
    expect(suits(laid("suit", rest))).toBe("HSD");
    expect(suits(laid("suit", { ...rest, history: [[0, "4C"]] }))).toBe("SHD");
    expect(suits(laid("suit", { ...rest, history: [[1, "4C"]] })), "another player's").toBe("HSD");
    expect(laid("rank").cards.map(({ card }) => card)).toEqual(
      laid("rank", { trump: "" }).cards.map(({ card }) => card),
    );
    expect(laid("rank").marked).toEqual(["5C", "TC"]);
    expect(laid("suit", { contract: "no-queens", trump: "" }).marked).toEqual([]);
  });
});

describe("the thirteen cards of King", () => {
  it.each([
    { w: 1280, h: 800 },
    { w: 1280, h: 720 },
    { w: 1366, h: 768 },
    { w: 1440, h: 900 },
    { w: 2560, h: 1440 },
    { w: 768, h: 1024 },
    { w: 820, h: 1180 },
    { w: 844, h: 390 },
    { w: 640, h: 360 },
  ])("are in one row at %o, clear of the player's own seat and the buttons", (screen) => {
    const hand = king().hand;
    const scene = layoutKing(king(), screen, 0, { ...LOOK, sort: "suit", playable: hand.slice(0, 3) });
    expect(rows(scene)).toHaveLength(1);
    expect(Math.min(...scene.cards.map((card) => card.tap.w))).toBeGreaterThanOrEqual(
      screen.w < 1000 || screen.w > 1300 ? 40 : 34,
    );
    for (const { tap, card } of scene.cards) {
      expect(overlap(tap, scene.seats[0] as Box), card).toBe(false);
      expect(overlap(tap, scene.button), card).toBe(false);
    }
  });

  it("do not move the felt while they are played", () => {
    const place = (cards: number): Box =>
      layoutKing(king({ hand: king().hand.slice(0, cards) }), { w: 1280, h: 800 }, 0, LOOK).felt;
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
