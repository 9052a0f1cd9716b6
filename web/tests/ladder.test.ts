// The ladder of bids by value, and the place of its sheet.
import { describe, expect, it } from "vitest";
import { layout } from "../src/games/king/layout";
import { ladderOf, trickWorth } from "../src/games/king/calls/ladder";
import { placeOf, type Holds } from "../src/games/king/callSheetPlace";
import { bottom } from "../src/layout/geometry";
import type { Look } from "../src/layout/scene";
import { bidPoints, king } from "./feed";

describe("the ladder", () => {
  it.each([25, 3])("has equal values in one column: %i points a trick", (points) => {
    const { plus, minus, columns } = ladderOf(bidPoints(points));
    expect(columns).toBe(8);
    expect(plus.map(({ bid, column }) => [bid, column])).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`+${n}`, n]));
    expect(minus.map(({ bid, column }) => [bid, column])).toEqual([
      ["-1", 3],
      ["-2", 6],
    ]);
    expect([trickWorth(bidPoints(points), "+"), trickWorth(bidPoints(points), "-")]).toEqual([points, 3 * points]);
  });

  it("is empty if there are no bids", () => {
    expect(ladderOf({})).toEqual({ plus: [], minus: [], columns: 0 });
    expect(trickWorth({}, "+")).toBe(0);
  });
});

describe("the sheet of calls", () => {
  const look: Look = {
    selected: null,
    pending: null,
    sort: "suit",
    counterClockwise: false,
    text: 1,
    size: 1,
    handed: "right",
  };
  const hand = ["AS", "KS", "JS", "TS", "5S", "2S", "QH", "8H", "AC", "7C", "3C", "KD", "6D"];
  const table = king({ phase: "bid", contract: "", hand, counts: [13, 13, 13, 13] });
  const at = (w: number, h: number, holds: Holds, text = 1) => {
    const scene = layout(table, { w, h }, 0, { ...look, text });
    return { scene, place: placeOf(scene, 0, holds) };
  };

  it("is as high for bids as for rows on a phone, and ends in one place", () => {
    for (const [w, h, high] of [
      [390, 844, 470],
      [430, 932, 470],
      [360, 700, 398],
    ] as const) {
      const [bids, rows] = (["bids", "rows"] as const).map((holds) => at(w, h, holds).place);
      expect(bids).toEqual(rows);
      expect(Math.floor(bids?.h ?? 0)).toBe(high);
    }
  });

  it.each([
    [320, 568],
    [360, 640],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ])("leaves seats and hand visible on %i x %i", (w, h) => {
    for (const holds of ["bids", "rows"] as const) {
      const { scene, place } = at(w, h, holds);
      expect(bottom(place)).toBeLessThanOrEqual(scene.hand.y);
      const seats = scene.seats.filter((_, seat) => seat !== 0 && (scene.form === "phone" || seat === 2));
      for (const seat of seats) expect(bottom(seat)).toBeLessThanOrEqual(place.y);
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + place.w).toBeLessThanOrEqual(w);
    }
  });

  it("has its buttons in one place on a desktop, however high it is", () => {
    const [bids, rows] = (["bids", "rows"] as const).map((holds) => at(1440, 900, holds).place);
    expect(bids && rows && [bottom(bids) === bottom(rows), rows.h - bids.h]).toEqual([true, 54]);
  });

  it("grows with large text", () => {
    expect(at(430, 932, "bids", 1.2).place.h).toBeGreaterThan(470);
  });
});
