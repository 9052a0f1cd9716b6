// The board of Kings Corner never moves: whatever cards are there, no cell moves, and every card is inside its cell.
import { describe, expect, it } from "vitest";
import { layout } from "../src/games/kingsCorner/layout";
import { between, offsets } from "../src/games/kingsCorner/pile";
import { bottom, centre, right, type Box, type Reader, type Size } from "../src/layout/geometry";
import type { Scene } from "../src/layout/scene";
import type { KingsCornerObservation } from "../src/base/messages";
import { dropText, fitsText } from "../src/games/kingsCorner/words";
import { CORNERS, PLACES, targetsOf } from "../src/base/targets";
import { capital } from "../src/words/sentence";
import { speak, t } from "../src/words/words.svelte";
import { corner, LOOK } from "./feed";

const SCREENS: [string, Size][] = [
  ["smallest phone", { w: 320, h: 568 }],
  ["small phone", { w: 360, h: 640 }],
  ["phone", { w: 390, h: 844 }],
  ["large phone", { w: 430, h: 932 }],
  ["smallest phone on its side", { w: 568, h: 320 }],
  ["small phone on its side", { w: 640, h: 360 }],
  ["phone on its side", { w: 844, h: 390 }],
  ["tablet", { w: 768, h: 1024 }],
  ["large tablet", { w: 820, h: 1180 }],
  ["tablet on its side", { w: 1024, h: 768 }],
  ["laptop", { w: 1280, h: 720 }],
  ["desktop", { w: 1440, h: 900 }],
  ["large desktop", { w: 1920, h: 1080 }],
  ["television", { w: 3840, h: 2160 }],
];
const READERS: Reader[] = [1, 1.5, 2].flatMap((text) =>
  [0.88, 1, 1.14].flatMap((size) => (["right", "left"] as const).map((handed) => ({ text, size, handed }))),
);
const RANKS = "KQJT98765432A";

/** A pile from `first` downwards, red on black. */
const pile = (cards: number, first = 0): string[] =>
  Array.from(RANKS.slice(first, first + cards), (rank, i) => rank + (i % 2 ? "H" : "S"));

/** The tables of a match: a hand that shrinks and grows, piles that grow, are moved, and start again. */
function* match(players: number): Generator<KingsCornerObservation> {
  const deck = ["S", "H", "C", "D"].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed % below;
  };
  const piles: Record<string, string[]> = Object.fromEntries(
    PLACES.map((place) => [place, CORNERS.includes(place) ? [] : pile(1, random(12))]),
  );
  let hand = 7;
  for (let move = 0; move < 40; move += 1) {
    const place = PLACES[random(PLACES.length)] ?? "N";
    const most = CORNERS.includes(place) ? 13 : 12;
    const grown = (piles[place]?.length ?? 0) + 1 + random(3);
    piles[place] = grown > most ? [] : pile(grown, 13 - most);
    hand = Math.max(1, Math.min(20, hand + random(4) - 1));
    const counts = Array.from({ length: players }, (_, seat) => (seat ? random(14) : hand));
    yield corner({
      hand: deck.slice(0, hand),
      counts,
      piles: structuredClone(piles),
      stock: 40 - move,
      penalties: counts.map(() => 0),
    });
  }
  yield corner({
    counts: Array<number>(players).fill(7),
    piles: Object.fromEntries(PLACES.map((place) => [place, pile(13)])),
    stock: 0,
  });
}

const boxes = ({ places, felt, action, button }: Scene): string => JSON.stringify({ places, felt, action, button });
const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  right(inner) <= right(outer) + 0.01 &&
  bottom(inner) <= bottom(outer) + 0.01;
const apart = (a: Box, b: Box): boolean =>
  right(a) <= b.x + 0.01 || right(b) <= a.x + 0.01 || bottom(a) <= b.y + 0.01 || bottom(b) <= a.y + 0.01;
const painted = (scene: Scene): (Box & { zone: string; card: string | null })[] =>
  scene.placed.map(({ zone, card, spot }) => ({
    zone,
    card,
    x: spot.x,
    y: spot.y,
    w: scene.card.w * spot.scale,
    h: scene.card.h * spot.scale,
  }));

describe.each(SCREENS)("on a %s", (_, screen) => {
  it.each([2, 4, 5, 6])("no cell moves in a match of %i, and every card is in its cell", (players) => {
    const wrong: string[] = [];
    for (const reader of READERS) {
      let first = "";
      for (const table of match(players)) {
        const scene = layout(table, screen, 0, { ...LOOK, ...reader });
        first ||= boxes(scene);
        if (boxes(scene) !== first) wrong.push(`${JSON.stringify(reader)}: the board moves`);
        for (const card of painted(scene)) {
          const [, place] = card.zone.split(":");
          const cell = scene.places[place ?? ""];
          if (card.zone.startsWith("pile:") && !(cell && within(card, cell)))
            wrong.push(`${JSON.stringify(reader)}: ${card.card} outside ${place}`);
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  it("the stock lies in the exact middle of the eight places", () => {
    const { places } = layout(corner(), screen, 0, LOOK);
    const at = (place: string): { x: number; y: number } => centre(places[place] as Box);
    for (const [one, other] of [
      ["N", "S"],
      ["W", "E"],
      ["NW", "SE"],
      ["NE", "SW"],
    ] as const) {
      expect(at("stock").x * 2).toBeCloseTo(at(one).x + at(other).x, 5);
      expect(at("stock").y * 2).toBeCloseTo(at(one).y + at(other).y, 5);
    }
    expect(at("stock").y).toBeCloseTo(at("W").y, 5);
    expect(at("stock").x).toBeCloseTo(at("N").x, 5);
  });

  it("cells do not touch, none is too small for a finger, and none is under a seat or a card of the hand", () => {
    for (const players of [2, 4, 6]) {
      const scene = layout(corner({ counts: Array<number>(players).fill(7) }), screen, 0, LOOK);
      const cells = PLACES.map((place) => scene.places[place] as Box);
      cells.forEach((cell, i) => {
        expect(Math.min(cell.w, cell.h)).toBeGreaterThanOrEqual(44);
        for (const other of cells.slice(i + 1)) expect(apart(cell, other)).toBe(true);
        for (const seat of scene.seats) expect(apart(cell, seat)).toBe(true);
        for (const { tap } of scene.cards) expect(apart(cell, tap)).toBe(true);
      });
    }
  });

  it("a hand of up to twelve can be tapped card by card in every layout", () => {
    const deck = ["S", "H"].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
    for (const held of [7, 8, 9, 10, 11, 12]) {
      const scene = layout(corner({ hand: deck.slice(0, held) }), screen, 0, LOOK);
      for (const { tap, card } of scene.cards) {
        expect(tap.w, `${held}: ${card}`).toBeGreaterThanOrEqual(Math.min(screen.w, screen.h) < 360 ? 38 : 42);
        expect(tap.y + 30, `${held}: the index of ${card} is in sight`).toBeLessThan(screen.h);
      }
      for (const [i, { tap }] of scene.cards.entries())
        for (const { tap: other } of scene.cards.slice(i + 1)) expect(apart(tap, other)).toBe(true);
    }
  });
});

describe("the hand", () => {
  it("shows which cards fit: they are raised a little, less than a selected one", () => {
    const heights = (look: Partial<typeof LOOK>): number[] =>
      layout(corner(), { w: 390, h: 844 }, 0, { ...LOOK, ...look }).cards.map(({ tap }) => tap.y);
    const plain = heights({});
    const lifted = heights({ fits: new Set(["3H", "KH", "W"]), selected: "KH" }).map((y, i) => (plain[i] ?? 0) - y);
    const hand = layout(corner(), { w: 390, h: 844 }, 0, LOOK).cards.map(({ card }) => card);
    expect(hand.filter((_, i) => lifted[i])).toEqual(hand.filter((card) => card === "3H" || card === "KH"));
    expect(lifted[hand.indexOf("3H")]).toBeLessThan(lifted[hand.indexOf("KH")] ?? 0);
    // At the ends of the fan too: each rises above its neighbours, which are higher there.
    for (const card of hand) {
      const at = heights({ fits: new Set([card]) });
      const i = hand.indexOf(card);
      for (const next of [i - 1, i + 1].filter((one) => hand[one]))
        expect((at[next] ?? 0) - (at[i] ?? 0), card).toBeGreaterThan(9);
    }
  });
});

describe("what the turn is about", () => {
  it("is shown in a few words", async () => {
    await speak("en");
    const told = (legal: string[], selected: string | null = null, changes = {}): string =>
      fitsText(corner(changes), targetsOf(legal), selected);
    expect([
      told(["3H>E", "KH>NE", "TD>W", "end"]),
      told(["7C>E", "7C>W", "end"]),
      told(["3H>E", "end"]),
      told(["3H>E", "7C>W", "end"], "7C"),
      told(["3H>E", "end"], "AC"),
      told(["W>N", "end"]),
      told(["end"]),
      told(["end"], null, { nextDraw: 0, moved: true }),
      told(["end"], null, { nextDraw: 0 }),
      dropText(corner(), "E"),
      dropText(corner(), "NE"),
    ]).toEqual([
      "Three cards fit",
      "The 7 fits twice",
      "The 3 of hearts fits",
      "The 7 fits",
      "The ace fits nowhere now.",
      "A pile can be moved",
      "Nothing fits: draw",
      "Nothing more fits",
      "Nothing fits: pass",
      "On the 4 of spades",
      capital(t("onto", { place: "NE" })),
    ]);
  });
});

describe("a pile", () => {
  const strips = (cards: number, room: number): number[] => {
    const at = offsets(cards, room, "down", 72);
    return at.slice(1).map((to, i) => Math.round((to - (at[i] ?? 0)) * 10) / 10);
  };
  const card = { w: 72, h: 101 };
  const spots = (at: number[], along: "down" | "across"): { x: number; y: number }[] =>
    at.map((to) => (along === "down" ? { x: 5, y: 5 + to } : { x: 5 + to, y: 5 }));

  it("shows every card if there is room", () => {
    expect(strips(1, 66)).toEqual([]);
    expect(strips(2, 66)).toEqual([24]);
    expect(strips(3, 66)).toEqual([24, 24]);
    expect(strips(4, 66)).toEqual([22, 22, 22]);
    expect(strips(6, 120)).toEqual([24, 24, 24, 24, 24]);
  });

  it("shows base, last but one and top if there is none; those between are behind a gap as high as a strip", () => {
    expect(strips(5, 66)).toEqual([22, 11, 11, 22]);
    expect(strips(13, 66)).toEqual([22, ...Array<number>(10).fill(2.2), 22]);
    expect(strips(5, 50)).toEqual([24, 8, 8, 8]);
    for (const room of [0, 5, 20, 40, 66, 200])
      for (let cards = 1; cards <= 13; cards += 1)
        expect(offsets(cards, room, "down", 72).at(-1) ?? 0).toBeLessThanOrEqual(room + 0.001);
  });

  it("shows in the gap how many are behind it: all without a visible index, and no others", () => {
    for (const along of ["down", "across"] as const)
      for (const room of [66, 90, 200])
        for (let cards = 1; cards <= 13; cards += 1) {
          const at = offsets(cards, room, along, card.w);
          const gap = between(spots(at, along), card, along);
          const index = (along === "down" ? 0.29 : 0.39) * 0.9 * card.w;
          const unread = at.flatMap((from, i) => (i < cards - 1 && (at[i + 1] ?? 0) - from < index ? [i] : []));
          expect([along, room, cards, gap?.count ?? 0]).toEqual([along, room, cards, unread.length]);
          if (!gap) continue;
          // From the first of them to the card that covers the last one, and beyond both sides of the pile.
          const [from, to] = [5 + (at[unread[0] ?? 0] ?? 0), 5 + (at[(unread.at(-1) ?? 0) + 1] ?? 0)];
          expect(along === "down" ? [gap.y, bottom(gap)] : [gap.x, right(gap)]).toEqual([from, to]);
          expect(along === "down" ? [gap.x, right(gap)] : [gap.y, bottom(gap)]).toEqual([
            3,
            7 + (along === "down" ? card.w : card.h),
          ]);
          expect(Math.min(gap.w, gap.h)).toBeGreaterThan(14);
        }
  });

  it.each(SCREENS)(
    "never looks like one that the rules forbid, on a %s: cards that touch follow each other",
    (_, screen) => {
      for (const players of [2, 4, 6])
        for (let cards = 2; cards <= 13; cards += 1) {
          const piles = Object.fromEntries(PLACES.map((place) => [place, pile(cards)]));
          const scene = layout(corner({ counts: Array<number>(players).fill(3), piles }), screen, 0, LOOK);
          for (const place of PLACES) {
            const at = scene.placed
              .filter(({ zone }) => zone === `pile:${place}`)
              .map(({ spot }) => (scene.upright ? spot.y : spot.x));
            const w = scene.tops?.[place]?.w ?? 0;
            const strip = (scene.upright ? 0.29 : 0.39) * 0.9 * w;
            const hidden = at.flatMap((from, i) => (i < cards - 1 && (at[i + 1] ?? 0) - from < strip ? [i] : []));
            const gap = scene.between?.[place];
            expect([screen, players, cards, place, gap?.count ?? 0]).toEqual([
              screen,
              players,
              cards,
              place,
              hidden.length,
            ]);
            if (gap)
              expect(
                Math.abs(
                  (scene.upright ? gap.h : gap.w) - ((at[(hidden.at(-1) ?? 0) + 1] ?? 0) - (at[hidden[0] ?? 0] ?? 0)),
                ),
              ).toBeLessThan(0.01);
            // Four cards are all readable, except with six players on the smallest phones.
            if (cards < 5 && (players < 6 || Math.min(screen.w, screen.h) > 360))
              expect(gap, `${players} players, ${cards} cards at ${place}`).toBeUndefined();
          }
        }
    },
  );
});
