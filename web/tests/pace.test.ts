// How long a finished trick stays: longer in the first deals, until a player has seen what a trick is.
import { beforeEach, describe, expect, it } from "vitest";
import { countDeal } from "../src/session/beginner";
import { Pace } from "../src/session/pace.svelte";
import { settings } from "../src/base/settings.svelte";

beforeEach(() => {
  localStorage.clear();
  settings.hold = "normal";
});

describe("a finished trick", () => {
  it("stays for at least 1.2 seconds besides the flight of its last card, until three deals have ended", () => {
    const held = Array.from({ length: 4 }, () => {
      const { hold } = new Pace();
      countDeal();
      return hold;
    });
    expect(Math.min(...held.slice(0, 3))).toBeGreaterThanOrEqual(1200 + 260);
    expect(held[3]).toBe(900);
  });

  it.each([
    ["none", 0],
    ["short", 400],
    ["long", 1800],
  ] as const)("stays as its player has set it: %s", (hold, milliseconds) => {
    settings.hold = hold;
    expect(new Pace().hold).toBe(milliseconds);
  });

  it("does not stay while the player skips to their own turn", () => {
    const pace = new Pace();
    pace.rushing = true;
    expect(pace.hold).toBe(0);
  });
});
