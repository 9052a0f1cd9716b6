// The layout on every screen, with text up to twice as large, cards of every size, and both hands: what is tapped is large
// enough, nothing lies outside, and nothing lies over something else.
import { describe, expect, it } from "vitest";
import type { Reader } from "../src/layout/geometry";
import type { Box, Size } from "../src/layout/geometry";
import { layout as layoutKing } from "../src/games/king/layout";
import { layout as layoutKingsCorner } from "../src/games/kingsCorner/layout";
import type { Look, Scene } from "../src/layout/scene";
import { corner, king, LOOK } from "./feed";

const SCREENS: [number, number][] = [
  [320, 568], [360, 640], [390, 844], [430, 932], [599, 900], // phones
  [568, 320], [640, 360], [640, 400], [844, 390], [932, 430], // phones on their side, and a laptop at 200 %
  [600, 960], [768, 1024], [820, 1180], [1080, 1920], [1440, 2560], // tablets and screens upright
  [700, 600], [800, 600], [1024, 768], [1080, 800], [1200, 800], [1280, 720], [1280, 800], [1366, 768], [1440, 900], [1920, 1080], [2560, 1440], [3840, 2160],
];
const READERS: Reader[] = [1, 1.5, 2].flatMap((text) =>
  [0.88, 1, 1.14].flatMap((size) => (["right", "left"] as const).map((handed) => ({ text, size, handed }))),
);
const PLACES = ["NW", "N", "NE", "W", "E", "SW", "S", "SE"];
const LONG = ["KC", "QH", "JC", "TD", "9S", "8H", "7C", "6D", "5S", "4H", "3C", "2D", "AS"];
const PILES = { N: LONG.slice(1), E: LONG.slice(2), S: LONG.slice(3), W: [], NE: LONG, SE: LONG, SW: LONG, NW: LONG };
const TRICK = { leader: 1, cards: ["9H", "AH", "4H", "2H"], winner: 2 };

const inside = (box: Box, screen: Size): boolean =>
  box.x >= -0.5 && box.y >= -0.5 && box.x + box.w <= screen.w + 0.5 && box.y + box.h <= screen.h + 0.5;
const over = (a: Box, b: Box): boolean => a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

/** What is wrong with a scene, in words; nothing in the end. */
function faults(scene: Scene, screen: Size): string[] {
  const found: string[] = [];
  const painted = scene.placed
    .filter(({ spot }) => !spot.faint)
    .map(({ zone, card, spot }) => ({ name: `${zone} ${card}`, x: spot.x, y: spot.y, w: scene.card.w * spot.scale, h: scene.card.h * spot.scale }));
  const furniture: (Box & { name: string })[] = [
    { name: "bar", ...scene.bar },
    ...(scene.banner.h ? [{ name: "banner", ...scene.banner }] : []),
    ...(scene.panel ? [{ name: "panel", ...scene.panel }] : []),
    ...scene.seats.map((seat, i) => ({ name: `pill ${i}`, ...seat })),
    { name: "button", ...scene.button },
  ];
  const controls = [
    ...scene.cards.map(({ card, tap }) => ({ name: card, ...tap })),
    ...Object.entries(scene.places).map(([name, box]) => ({ name, ...box })),
  ];
  // The hand may sink below the lower edge, its indices never.
  const seen = painted.map((box) => (/^hand:0 \w/.test(box.name) ? { ...box, h: box.h * 0.45 } : box));
  for (const box of [...seen, ...furniture, ...controls]) if (!inside(box, screen)) found.push(`${box.name} outside`);
  const solid = [...furniture, ...controls];
  solid.forEach((one, i) => {
    for (const other of solid.slice(i + 1)) if (over(one, other)) found.push(`${one.name} over ${other.name}`);
  });
  for (const card of painted) for (const box of furniture) if (over(card, box)) found.push(`${card.name} over ${box.name}`);
  for (const seat of scene.seats) if (seat.w < 44 || seat.h < 40) found.push("small pill");
  if (scene.button.w < 120 || scene.button.h < 44) found.push(`button ${scene.button.w} x ${scene.button.h}`);
  for (const name of PLACES) {
    const box = scene.places[name];
    if (box && Math.min(box.w, box.h) < 44) found.push(`small ${name}`);
  }
  return [...new Set(found)];
}

/** For every reader: what is wrong, by the reader's wishes. */
function everywhere(look: (reader: Look) => string[]): Record<string, string[]> {
  const all = READERS.map((reader) => [JSON.stringify(reader), look({ ...LOOK, ...reader })] as const);
  return Object.fromEntries(all.filter(([, found]) => found.length));
}

describe.each(SCREENS)("on %i x %i", (w, h) => {
  const screen = { w, h };

  it.each([2, 3, 4, 5, 6])("Kings Corner for %i", (players) => {
    const counts = Array.from({ length: players }, () => 7);
    expect(everywhere((look) => faults(layoutKingsCorner(corner({ counts, piles: PILES }), screen, 0, look), screen))).toEqual({});
  });

  it("the base of a pile shows its index, the top all of it", () => {
    expect(
      everywhere((look) => {
        const scene = layoutKingsCorner(corner({ counts: [7, 7, 7, 7, 7, 7], piles: PILES }), screen, 0, look);
        const pile = scene.placed.filter(({ zone }) => zone === "pile:NW").map(({ spot }) => spot);
        const strip = scene.upright ? (pile[1]?.y ?? 0) - (pile[0]?.y ?? 0) : (pile[1]?.x ?? 0) - (pile[0]?.x ?? 0);
        // Rank and suit stand in the upper fifth of a card's height, or in the first two fifths of its width.
        return strip >= (scene.upright ? 0.28 : 0.39) * scene.card.w * (pile[0]?.scale ?? 1) - 0.01 ? [] : [`strip of ${strip}`];
      }),
    ).toEqual({});
  });

  it.each([13, 8, 1])("King with %i cards", (cards) => {
    const counts = Array.from({ length: 4 }, () => cards);
    const table = king({ hand: king().hand.slice(0, cards), counts, trick: cards === 13 ? king().trick : TRICK });
    const least = Math.min(w, h) < 360 ? 40 : 44;
    expect(
      everywhere((look) => {
        const scene = layoutKing(table, screen, 0, look);
        const narrow = scene.cards.filter(({ tap }) => tap.w < least - 0.01 || tap.h < 44).map(({ card, tap }) => `${card} ${tap.w} x ${tap.h}`);
        const ends = [0, 1, 2, 3].map((seat) => ({ name: `trick of ${seat}`, ...(scene.ends[`seat:${seat}`] as Box) }));
        const hidden = ends.flatMap((box) => scene.seats.filter((seat) => over(box, seat)).map((_, i) => `${box.name} over pill ${i}`));
        const { places, ...rest } = scene;
        return [...narrow, ...hidden, ...(places.trick ? faults({ ...rest, places: {} }, screen) : ["no trick"])];
      }),
    ).toEqual({});
  });
});
