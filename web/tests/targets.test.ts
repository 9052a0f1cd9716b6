import { describe, expect, it } from "vitest";
import type { Session } from "../src/session/session.svelte";
import { nearest } from "../src/table/drag";
import table from "../src/games/kingsCorner/table";
import { pressKey } from "../src/table/keys";
import { hints, moveOf, onlyTarget, targetsOf, tokenFor } from "../src/base/targets";

describe("legal tokens", () => {
  const corner = targetsOf(["7C>N", "7C>SE", "KH>NE", "KH>SE", "E>N", "end"]);
  const king = targetsOf(["2H", "QD"]);
  const auction = targetsOf(["+4", "-2", "match", "pass"]);

  it("of Kings Corner say where each card and each pile may go", () => {
    expect([...corner.moves.keys()]).toEqual(["7C", "KH", "E"]);
    expect(corner.moves.get("7C")).toEqual(["N", "SE"]);
    expect(corner.moves.get("E")).toEqual(["N"]);
    expect(corner.end).toBe(true);
    expect(corner.calls).toEqual([]);
  });

  it("of King are cards that go to the trick, or calls", () => {
    expect([...king.moves]).toEqual([
      ["2H", ["trick"]],
      ["QD", ["trick"]],
    ]);
    expect(auction.moves.size).toBe(0);
    expect(auction.calls).toEqual(["+4", "-2", "match", "pass"]);
  });

  it("are made from source and target", () => {
    for (const token of ["7C>N", "KH>NE", "E>N", "QD"]) {
      const move = moveOf(token);
      expect(move && tokenFor(move.source, move.target)).toBe(token);
    }
    for (const token of ["end", "+4", "pass", "plus:S", "lead:2"]) expect(moveOf(token)).toBeNull();
  });

  it("give a double tap its target only if there is no choice", () => {
    expect(onlyTarget(corner, "7C")).toBeNull();
    expect(onlyTarget(corner, "E")).toBe("N");
    expect(onlyTarget(corner, "KH")).toBe("NE"); // the corners are equivalent
    expect(onlyTarget(corner, "2D")).toBeNull();
  });

  it("give hints: cards first, then piles, never the end of the turn", () => {
    expect(hints(["7C>N", "E>N", "KH>NE", "end"])).toEqual(["7C>N", "KH>NE", "E>N"]);
  });
});

describe("a drag", () => {
  const boxes = { N: { x: 0, y: 0, w: 60, h: 84 }, E: { x: 100, y: 0, w: 60, h: 84 } };

  it("ends on the nearest place within 30 px, and on none above the hand", () => {
    expect(nearest(boxes, 30, 40, [])).toBe("N");
    expect(nearest(boxes, 30, 100, [])).toBe("N");
    expect(nearest(boxes, 30, 100, ["N"])).toBe("N");
    expect(nearest(boxes, 30, 115, ["N"])).toBeNull();
  });

  it("prefers a legal place to one equally near", () => {
    expect(nearest(boxes, 79, 40, ["E"])).toBe("E");
    expect(nearest(boxes, 79, 40, ["N"])).toBe("N");
  });
});

describe("keys", () => {
  const placeOfKey = (event: { code: string }) => table.placeOfKey?.(event);

  it("match the positions of the places on the table", () => {
    expect(
      ["KeyQ", "KeyW", "KeyE", "KeyA", "KeyD", "KeyZ", "KeyX", "KeyC"].map((code) => placeOfKey({ code })),
    ).toEqual(["NW", "N", "NE", "W", "E", "SW", "S", "SE"]);
    expect(placeOfKey({ code: "Digit1" })).toBe("NW");
    expect(placeOfKey({ code: "Numpad7" })).toBe("NW");
    expect(placeOfKey({ code: "Numpad1" })).toBe("SW");
    expect(placeOfKey({ code: "Digit5" })).toBeNull();
    expect(placeOfKey({ code: "KeyS" })).toBeNull();
  });

  it("lead from any button into the hand, which handles them from there", () => {
    document.body.innerHTML = '<button id="lamp"></button><button data-card="KH"></button><input>';
    let went = 0;
    const actions = { hand: () => (went += 1), lastTrick: () => {}, read: () => {}, say: null as (() => void) | null };
    const press = (selector: string, key = "ArrowLeft"): boolean => {
      const event = new KeyboardEvent("keydown", { key, cancelable: true });
      Object.defineProperty(event, "target", { value: document.querySelector(selector) });
      pressKey(event, { view: null } as Session, actions);
      return event.defaultPrevented;
    };
    expect([press("#lamp"), press("body"), press("[data-card]"), press("input")]).toEqual([true, true, false, false]);
    expect(went).toBe(2);
    expect(press("body", "p")).toBe(false); // there are no other people to talk to
    actions.say = () => (went = 9);
    expect([press("body", "p"), press("input", "p"), went]).toEqual([true, false, 9]);
  });
});
