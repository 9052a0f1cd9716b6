import { describe, expect, it } from "vitest";
import { numbered, shortNames } from "../src/words/short";

describe("short names", () => {
  it("take as few letters as tell them apart", () => {
    expect(shortNames(["Annemarie", "Anton", "Bo", "You"])).toEqual(["Ann", "Ant", "Bo", "Yo"]);
    expect(shortNames(["Annemarie", "Bo", "Åsa", "李小龙"])).toEqual(["An", "Bo", "Ås", "李小"]);
  });

  it("leave short names whole if there is room for them", () => {
    expect(shortNames(["You", "Edda", "Bruno", "Annemarie", "Anna"], 3, 4)).toEqual([
      "You",
      "Edda",
      "Bru",
      "Anne",
      "Anna",
    ]);
    expect(shortNames(["Ann", "Ann", "Annemarie"], 3, 4)).toEqual(["Ann1", "Ann2", "Anne"]);
  });

  it("keep the number of those without a name", () => {
    expect(shortNames(["You", "Seat 2", "Platz 3", "Locul 12"])).toEqual(["Yo", "S2", "P3", "L12"]);
    expect(numbered("Annemarie")).toBe("");
    expect(numbered("2")).toBe("");
  });

  it("distinguish players of the same name by their seats", () => {
    expect(shortNames(["Alexander", "Alexander", "Bo"])).toEqual(["Al1", "Al2", "Bo"]);
  });
});
