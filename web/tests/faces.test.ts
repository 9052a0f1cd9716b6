// The drawing of the front of a card: every rank in every lettering, index and suit in the narrowest strip, pips on
// paper.
import { describe, expect, it } from "vitest";
import { suitAt, type SuitSign } from "../src/card/art";
import { CROWN } from "../src/controls/icons";
import { courtOf, faceOf, isCourt, MIDDLE, standIn, type FaceName } from "../src/card/face";
import { RANKS } from "../src/card/ranks";
import { indexOf, LETTERS, suitOf } from "../src/base/cards";

const CARDS = [..."A23456789TJQK"].flatMap((rank) => [..."SHDC"].map((suit) => rank + suit));
const FACES: FaceName[] = ["big", "mid", "pile", "small"];
/** The letters of each country, and those of each language's cards. */
const CATALOGUES = import.meta.glob<string>("../../src/kingcraft/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LETTERINGS = [
  ...new Set([
    ...Object.values(LETTERS),
    ...Object.values(CATALOGUES).flatMap((text) => /^card-letters = (.+)$/m.exec(text)?.[1] ?? []),
  ]),
];

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const HOW_MANY: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

/** The extent of a path's points, control points of curves included: the path itself extends no further. */
function extent(d: string): Extent {
  const found: Extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  let [x, y, fromX, fromY] = [0, 0, 0, 0];
  const reach = (px: number, py: number): void => {
    [found.left, found.right] = [Math.min(found.left, px), Math.max(found.right, px)];
    [found.top, found.bottom] = [Math.min(found.top, py), Math.max(found.bottom, py)];
  };
  for (const [, letter = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    const count = HOW_MANY[command] ?? Number.NaN;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    expect(count === 0 || numbers.length % count === 0, `${letter}${rest}`).toBe(true);
    const relative = letter === command;
    if (command === "z") [x, y] = [fromX, fromY];
    // oxlint-disable-next-line no-unmodified-loop-condition -- a command without numbers has no steps
    for (let at = 0; count > 0 && at < numbers.length; at += count) {
      const step = numbers.slice(at, at + count);
      const points =
        command === "a"
          ? step.slice(5)
          : command === "h"
            ? [step[0] ?? 0, relative ? 0 : y]
            : command === "v"
              ? [relative ? 0 : x, step[0] ?? 0]
              : step;
      let last: readonly [number, number] = [x, y];
      for (let i = 0; i < points.length; i += 2) {
        last = [(points[i] ?? 0) + (relative ? x : 0), (points[i + 1] ?? 0) + (relative ? y : 0)];
        reach(...last);
      }
      [x, y] = last;
      if (command === "m" && at === 0) [fromX, fromY] = last;
    }
  }
  return found;
}

/** The extent of a path after a transform of a move and a scale. */
function placed(d: string, transform: string): Extent {
  const [x = 0, y = 0, across = 1, up = across] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  const { left, right, top, bottom } = extent(d);
  return { left: x + left * across, right: x + right * across, top: y + top * up, bottom: y + bottom * up };
}

/** The parts of a path of several signs, each of which starts with an absolute step. */
const signs = (d: string): string[] => d.split(/(?=M)/);

describe.each(LETTERINGS)("a deck with the letters %s", (letters) => {
  it.each(FACES)("has every rank on its %s faces, inside the paper, with the suit beside or below it", (face) => {
    for (const card of CARDS) {
      const label = indexOf(card, letters);
      expect(RANKS[label], label).toBeDefined();
      const { ranks, pips } = faceOf(card, letters, face);
      const { d, transform } = ranks[0] ?? { d: "", transform: "" };
      const index = placed(d, transform);
      const suit = extent(signs(pips)[0] ?? "");
      for (const { left, right, top, bottom } of [index, suit]) {
        expect([left > 3, right < 247, top > 5, bottom < 345], `${card} ${face}`).toEqual([true, true, true, true]);
      }
      expect(
        face === "pile" ? suit.left - index.right : suit.top - index.bottom,
        `${card} ${face}: between rank and suit`,
      ).toBeGreaterThan(0);
    }
  });

  it("is readable in a strip of 24 px of a card of 65 px, and in a pile in 28 px of one of 90", () => {
    for (const card of CARDS) {
      const across = faceOf(card, letters, "big");
      const indexes = [
        placed(across.ranks[0]?.d ?? "", across.ranks[0]?.transform ?? ""),
        extent(signs(across.pips)[0] ?? ""),
      ];
      for (const { right } of indexes) expect((right / 250) * 65, card).toBeLessThanOrEqual(24);
      const down = faceOf(card, letters, "pile");
      const above = [placed(down.ranks[0]?.d ?? "", down.ranks[0]?.transform ?? ""), extent(signs(down.pips)[0] ?? "")];
      for (const { bottom } of above) expect((bottom / 250) * 90, card).toBeLessThanOrEqual(28);
    }
  });
});

describe("the front of a card", () => {
  it.each(FACES)("%s has as many pips as its rank says, none over another and none over the index", (face) => {
    for (const card of CARDS.filter((each) => !"AJQK".includes(each.charAt(0)))) {
      const { pips, ranks, ace, frame } = faceOf(card, LETTERS.en, face);
      const all = signs(pips);
      const indexes = face === "small" ? 2 : 1;
      expect(all).toHaveLength((card.startsWith("T") ? 10 : Number(card.charAt(0))) + indexes);
      expect([ace, frame]).toEqual([null, null]);
      const boxes = [...all.map(extent), placed(ranks[0]?.d ?? "", ranks[0]?.transform ?? "")];
      for (const [i, one] of boxes.entries())
        for (const other of boxes.slice(i + 1)) {
          const over = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const under = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          // Control points of curves may touch, the signs do not.
          expect(Math.min(over, under), `${card} ${face}`).toBeLessThan(5);
        }
    }
  });

  it.each(FACES)("%s shows the head of a court in its frame, and a crown there until its picture is loaded", (face) => {
    for (const card of CARDS) {
      const { frame, ace } = faceOf(card, LETTERS.en, face);
      expect([frame !== null, ace !== null]).toEqual([isCourt(card), card.startsWith("A")]);
      if (!frame) continue;
      const court = courtOf(card, face);
      expect(court.frame).toEqual(frame);
      expect(court.picture.x, card).toBeLessThanOrEqual(frame.x);
      expect(court.picture.x + court.picture.w, card).toBeGreaterThanOrEqual(frame.x + frame.w);
      expect([court.picture.y, court.picture.h >= frame.h]).toEqual([frame.y, true]);
      const crown = placed(CROWN, standIn(frame));
      expect([
        crown.left > frame.x,
        crown.right < frame.x + frame.w,
        crown.top > frame.y,
        crown.bottom < frame.y + frame.h,
      ]).toEqual([true, true, true, true]);
    }
  });

  it("draws a sign around its middle, turned over without a change of size", () => {
    for (const suit of "SHDC") {
      const upright = extent(suitAt(suit as SuitSign, 100, 100, 50));
      const turned = extent(suitAt(suit as SuitSign, 100, 100, 50, true));
      expect(upright.top).toBeGreaterThanOrEqual(74);
      expect(upright.bottom).toBeLessThanOrEqual(126);
      for (const [one, other] of [
        [upright.top, 200 - turned.bottom],
        [upright.left, 200 - turned.right],
      ] as const)
        expect(Math.abs(one - other), suit).toBeLessThan(2);
    }
  });

  it("is cached: a card that was drawn before is not computed again", () => {
    for (const card of CARDS)
      expect(faceOf(card, LETTERS.en, "big"), suitOf(card)).toBe(faceOf(card, LETTERS.en, "big"));
    expect(MIDDLE).toBe(100);
  });
});
