// The layout on every screen, with text up to twice as large, cards of every size, and both hands: tap targets are
// large enough, nothing is outside, and nothing covers anything else.
import { describe, expect, it } from "vitest";
import { barBoxes } from "../src/layout/bar";
import type { Box, Reader, Size } from "../src/layout/geometry";
import { LIFT, STRIP } from "../src/layout/hand";
import { layout as layoutKing } from "../src/games/king/layout";
import { layout as layoutKingsCorner } from "../src/games/kingsCorner/layout";
import type { Look, Scene } from "../src/layout/scene";
import { INDEX, inside, over, round } from "./boxes";
import { corner, king, LOOK } from "./feed";

const SCREENS: [number, number][] = [
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [599, 900], // phones
  [568, 320],
  [640, 360],
  [640, 400],
  [844, 390],
  [932, 430], // phones on their side, and a laptop at 200 %
  [600, 960],
  [768, 1024],
  [820, 1180],
  [1080, 1920],
  [1440, 2560], // tablets and screens upright
  [700, 600],
  [800, 600],
  [1024, 768],
  [1080, 800],
  [1200, 800],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
];
const READERS: Reader[] = [1, 1.5, 2].flatMap((text) =>
  [0.88, 1, 1.14].flatMap((size) => (["right", "left"] as const).map((handed) => ({ text, size, handed }))),
);
const PLACES = ["NW", "N", "NE", "W", "E", "SW", "S", "SE"];
const LONG = ["KC", "QH", "JC", "TD", "9S", "8H", "7C", "6D", "5S", "4H", "3C", "2D", "AS"];
const PILES = { N: LONG.slice(1), E: LONG.slice(2), S: LONG.slice(3), W: [], NE: LONG, SE: LONG, SW: LONG, NW: LONG };
const TRICK = { leader: 1, cards: ["9H", "AH", "4H", "2H"], winner: 2 };

/** How far cards and boxes may touch, px: boxes have a margin around their content. */
const TOUCH = 3;

/** The faults of a scene, in words; none is expected. */
function faults(scene: Scene, screen: Size, reader: Reader, me = 0): string[] {
  const found: string[] = [];
  const mine = `hand:${me}`;
  const painted = scene.placed
    .filter(({ spot }) => !spot.faint)
    .map(({ zone, card, spot }) => ({ name: `${zone} ${card}`, zone, ...round(spot, scene.card) }));
  const { back, keys } = barBoxes(screen, reader.text);
  const furniture: (Box & { name: string })[] = [
    { name: "back", ...back },
    { name: "keys", ...keys },
    ...(scene.banner.h ? [{ name: "plaque", ...scene.banner }] : []),
    ...(scene.panel ? [{ name: "panel", ...scene.panel }] : []),
    ...scene.seats.map((seat, i) => ({ name: `seat ${i}`, ...seat })),
    { name: "button", ...scene.button },
  ];
  const controls = [
    ...scene.cards.map(({ card, tap }) => ({ name: card, ...tap })),
    ...Object.entries(scene.places).map(([name, box]) => ({ name, ...box })),
  ];
  for (const box of [...furniture, ...controls]) if (!inside(box, screen)) found.push(`${box.name} outside`);
  for (const { zone, name, ...box } of painted) {
    const seen = zone === mine ? { ...box, h: scene.card.h * INDEX } : box;
    if (!inside(seen, screen)) found.push(`${name} outside`);
  }
  const solid = [...furniture, ...controls];
  const apart = (one: { name: string }, other: { name: string }): boolean =>
    [one.name, other.name].every((name) => ["panel", "keys"].includes(name));
  const own = new Set(scene.cards.map(({ card }) => card));
  // A raised card of the lower row is visible, and can be tapped, over the foot of one above it.
  const lifted = (one: Box & { name: string }, other: Box & { name: string }): boolean =>
    own.has(one.name) && own.has(other.name) && one.y + one.h - other.y <= LIFT.high + 8.5;
  solid.forEach((one, i) => {
    for (const other of solid.slice(i + 1))
      if (over(one, other) && !apart(one, other) && !lifted(one, other)) found.push(`${one.name} over ${other.name}`);
  });
  // Hidden cards are held behind the portrait of their seat.
  const holds = ({ zone }: { zone: string }, name: string): boolean =>
    zone === `hand:${name.slice(5)}` && name.startsWith("seat");
  for (const card of painted)
    for (const box of furniture)
      if (over(card, box, TOUCH) && !holds(card, box.name)) found.push(`${card.name} over ${box.name}`);
  for (const seat of scene.seats) if (seat.w < 44 || seat.h < 34) found.push(`seat of ${seat.w} x ${seat.h}`);
  if (scene.button.w < 90 || scene.button.h < 44) found.push(`button ${scene.button.w} x ${scene.button.h}`);
  for (const name of PLACES) {
    const box = scene.places[name];
    if (box && Math.min(box.w, box.h) < 44) found.push(`small ${name}`);
  }
  return [...new Set(found)];
}

/** For every reader: the faults, by the reader's settings. */
function everywhere(look: (reader: Look) => string[]): Record<string, string[]> {
  const all = READERS.map((reader) => [JSON.stringify(reader), look({ ...LOOK, ...reader })] as const);
  return Object.fromEntries(all.filter(([, found]) => found.length));
}

describe.each(SCREENS)("on %i x %i", (w, h) => {
  const screen = { w, h };

  it.each([2, 3, 4, 5, 6])("Kings Corner for %i", (players) => {
    const counts = Array.from({ length: players }, () => 7);
    expect(
      everywhere((look) => faults(layoutKingsCorner(corner({ counts, piles: PILES }), screen, 0, look), screen, look)),
    ).toEqual({});
  });

  it("the base of a pile shows its index, the top all of it", () => {
    expect(
      everywhere((look) => {
        const scene = layoutKingsCorner(corner({ counts: [7, 7, 7, 7, 7, 7], piles: PILES }), screen, 0, look);
        const pile = scene.placed.filter(({ zone }) => zone === "pile:NW").map(({ spot }) => spot);
        const strip = scene.upright ? (pile[1]?.y ?? 0) - (pile[0]?.y ?? 0) : (pile[1]?.x ?? 0) - (pile[0]?.x ?? 0);
        // Rank and suit are in the upper fifth of a card's height, or in the first two fifths of its width.
        return strip >= (scene.upright ? 0.28 : 0.39) * scene.card.w * (pile[0]?.scale ?? 1) - 0.01
          ? []
          : [`strip of ${strip}`];
      }),
    ).toEqual({});
  });

  it.each([13, 8, 1])("King with %i cards, some of them raised", (cards) => {
    const counts = Array.from({ length: 4 }, () => cards);
    const hand = king().hand.slice(0, cards);
    const table = king({ hand, counts, trick: cards === 13 ? king().trick : TRICK });
    expect(
      everywhere((look) => {
        const scene = layoutKing(table, screen, 0, { ...look, sort: "suit", playable: hand.filter((_, i) => i % 2) });
        // If a strip is narrower than a finger, the first tap only raises its card.
        const narrow = scene.cards
          .filter(({ tap }) => tap.w < STRIP - 0.01 || tap.h < 44)
          .map(({ card, tap }) => `${card} ${tap.w} x ${tap.h}`);
        const ends = [0, 1, 2, 3].map((seat) => ({ name: `trick of ${seat}`, ...(scene.ends[`seat:${seat}`] as Box) }));
        const hidden = ends.flatMap((box) =>
          scene.seats.flatMap((seat, i) => (over(box, seat, TOUCH) ? [`${box.name} over seat ${i}`] : [])),
        );
        const { places, ...rest } = scene;
        return [...narrow, ...hidden, ...(places.trick ? faults({ ...rest, places: {} }, screen, look) : ["no trick"])];
      }),
    ).toEqual({});
  });

  it("seats of King are at the left, at the top and at the right of the trick", () => {
    expect(
      everywhere((look) => {
        const { seats, felt, ends } = layoutKing(king({ trick: TRICK }), screen, 0, look);
        const middle = (box: Box): { x: number; y: number } => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
        const [own, left, top, right] = seats.map(middle);
        const trick = middle(felt);
        const cards = [1, 2, 3].map((seat) => middle(ends[`seat:${seat}`] as Box).x);
        const sound =
          left &&
          top &&
          right &&
          own &&
          left.x < felt.x &&
          right.x > felt.x + felt.w &&
          top.y < felt.y &&
          own.y > trick.y &&
          Math.abs(left.y - right.y) < 1 &&
          Math.abs(seats[2]?.shape === "row" ? (seats[2]?.x ?? 0) - trick.x : 0) < w / 2 &&
          (cards[0] ?? 0) < (cards[1] ?? 0) &&
          (cards[1] ?? 0) < (cards[2] ?? 0);
        return sound ? [] : [JSON.stringify({ own, left, top, right, felt })];
      }),
    ).toEqual({});
  });
});
