import { describe, expect, it } from "vitest";
import type { Box } from "../src/layout/geometry";
import { layout as layoutKingsCorner } from "../src/games/kingsCorner/layout";
import type { Look, Scene } from "../src/layout/scene";
import { undoBox } from "../src/table/undoBox";
import { corner } from "./feed";

const LOOK: Look = { selected: null, pending: null, sort: "rank", counterClockwise: false, text: 1, size: 1, handed: "right" };
const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
const wider = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** A deal in which every place holds a pile. */
function full(players: number, cards: number): ReturnType<typeof corner> {
  const pile = ["KH", "QC", "JD", "TS", "9H"];
  const piles = Object.fromEntries(["N", "E", "S", "W", "NE", "SE", "SW", "NW"].map((place) => [place, pile]));
  const hand = ["AC", "3H", "3C", "7C", "8C", "TD", "KH", "2C", "4C", "5C", "6C"].slice(0, cards);
  return corner({ piles, hand, counts: Array.from({ length: players }, (_, seat) => (seat ? 7 : cards)), penalties: Array(players).fill(0) as number[] });
}

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 360],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [2560, 1440],
] as const;

describe("the button that takes back", () => {
  const scenes: [string, Scene][] = SIZES.flatMap(([w, h]) =>
    (["right", "left"] as const).flatMap((handed) =>
      [2, 6].flatMap((players) =>
        [4, 11].flatMap((cards) =>
          [1, 2].map((text): [string, Scene] => {
            const look: Look = { ...LOOK, handed, text, size: text === 2 ? 1.14 : 1 };
            return [`${w}x${h} ${handed} ${players} ${text} ${cards}`, layoutKingsCorner(full(players, cards), { w, h }, 0, look)];
          }),
        ),
      ),
    ),
  );

  it("covers nothing and keeps away from the main button", () => {
    for (const [name, scene] of scenes) {
      const box = undoBox(scene);
      if (typeof box === "string") continue;
      expect(box.w, name).toBeGreaterThanOrEqual(44);
      expect(apart(wider(box, 7.9), scene.button), name).toBe(true);
      for (const place of Object.values(scene.places)) expect(apart(box, place), name).toBe(true);
      for (const { tap } of scene.cards) expect(apart(box, tap), name).toBe(true);
      for (const pill of scene.seats) expect(apart(box, pill), name).toBe(true);
    }
  });

  it("takes the place of the lamp only where a small screen is full, or its text is large", () => {
    const instead = scenes.filter(([, scene]) => undoBox(scene) === "instead");
    expect(instead.map(([name]) => name).filter((name) => !name.startsWith("320x") && !/ 2 (4|11)$/.test(name))).toEqual([]);
    expect(instead.length).toBeLessThan(scenes.length / 3);
  });
});
