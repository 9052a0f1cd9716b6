// What the pills of a table have room for.
import { beforeEach, describe, expect, it } from "vitest";
import { Measures, parted } from "../src/table/pills";
import { speak } from "../src/words/words.svelte";
import { corner, view } from "./feed";

const seated = (...bots: [name: string, kind: string][]): ReturnType<typeof view> => {
  const shown = view(corner());
  return { ...shown, seats: shown.seats.map((seat, i) => ({ ...seat, ...(i ? { name: bots[i - 1]?.[0] ?? "", kind: bots[i - 1]?.[1] ?? "" } : {}) })) };
};

describe("the levels of bots", () => {
  beforeEach(() => speak("sv"));

  it("are told in one form by all pills of a table, and never take room from a name", () => {
    const pills = [165, 165, 165, 165];
    const names = (...bots: [string, string][]): boolean => new Measures(seated(...bots), 0).namesLevels(pills);
    // 61 px are the avatar's and the padding's, 8 the gap. Letters are counted here: "Maximiliana" is about 70 px wide, "Ada" 24.
    expect(names(["Ada", "casual"], ["Maximiliana-Eva", "casual"], ["Cleo", "human"])).toBe(false);
    expect(names(["Ada", "beginner"], ["Bo", "beginner"], ["Cleo", "human"])).toBe(true);
    expect(names(["Ada", "beginner"], ["Bo", "beginner"], ["Maximiliana", "beginner"])).toBe(false);
  });

  it("need no room where people play", () => {
    expect(new Measures(seated(["Maximiliana-Alexandra", "human"], ["Bo", "human"], ["Cy", "open"]), 0).namesLevels([90, 90, 90, 90])).toBe(true);
  });
});

describe("long names", () => {
  beforeEach(() => speak("sv"));

  it("take the place of the avatars, in all pills of a table alike", () => {
    const small = (...bots: [string, string][]): boolean[] => {
      const pills = new Measures(seated(...bots), 0);
      return [1, 2, 3].map((seat) => pills.small(seat, 109)); // three on a phone 360 px wide
    };
    expect(small(["Ada", "human"], ["Bo", "human"], ["Friedrich", "human"])).toEqual([false, false, false]);
    expect(small(["Ada", "human"], ["Bo", "human"], ["Maximilian", "human"])).toEqual([true, true, true]);
  });

  it("are parted only where one line is too short, long words in their middle", () => {
    const pills = new Measures(seated(["Maximilian", "human"], ["Bo", "human"], ["Cy", "human"]), 0);
    expect([109, 62].map((width) => pills.fits(1, width))).toEqual([true, false]);
    expect(pills.fits(2, 62)).toBe(true);
    expect(parted("Maximilian", 62, true)).toBe("Maxim\u00adilian");
    expect(parted("Ștefania-Ioana", 62, true)).toBe("Ștefania-Ioana");
    expect(parted("Ann-Kathrin von Au", 45, true)).toBe("Ann-Kath\u00adrin von Au");
  });
});
