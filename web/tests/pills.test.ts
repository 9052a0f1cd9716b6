// What the pills of a table have room for.
import { beforeEach, describe, expect, it } from "vitest";
import { Measures } from "../src/table/pills";
import { speak } from "../src/words/words.svelte";
import { corner, view } from "./feed";

const seated = (...bots: [name: string, kind: string][]): ReturnType<typeof view> => {
  const shown = view(corner());
  return { ...shown, seats: shown.seats.map((seat, i) => ({ ...seat, ...(i ? { name: bots[i - 1]?.[0] ?? "", kind: bots[i - 1]?.[1] ?? "" } : {}) })) };
};

describe("the levels of bots", () => {
  beforeEach(() => speak("sv"));

  it("are told in one form by all pills of a table, and never take room from a name", () => {
    const pills = [180, 180, 180, 180];
    const names = (...bots: [string, string][]): boolean => new Measures(seated(...bots), 0).namesLevels(pills);
    // 61 px are the avatar's and the padding's; "Vardagsspelare" is 93 px of 12 px text wide, "Ada" 27 of 14 px.
    expect(names(["Ada", "casual"], ["Bo", "beginner"], ["Cleo", "human"])).toBe(false);
    expect(names(["Ada", "beginner"], ["Bo", "beginner"], ["Cleo", "human"])).toBe(true);
    expect(names(["Ada", "beginner"], ["Bo", "beginner"], ["Maximiliana", "beginner"])).toBe(false);
  });

  it("need no room where people play", () => {
    expect(new Measures(seated(["Maximiliana-Alexandra", "human"], ["Bo", "human"], ["Cy", "open"]), 0).namesLevels([90, 90, 90, 90])).toBe(true);
  });
});
