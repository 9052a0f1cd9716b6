// Texts of rule pages for the near home's Python. tests/page/test_rules.py compares whole pages with the server's.
import { expect, it } from "vitest";
import { format, prepare } from "../src/near/format";

it("knows a language once it is prepared, and no text that there is not", async () => {
  expect(format("de", "rules-number", { number: 52_000 })).toBeUndefined();
  await prepare("de");
  await prepare("de"); // again: nothing is loaded twice
  expect(format("de", "rules-number", { number: 52_000 })).toBe("52.000");
  expect(format("de", "rules-section-aim", {})).toBe("Worum es geht");
  expect(format("de", "card", { rank: "K", suit: "S" })).toMatch(/König/);
  expect(format("de", "no-such-text", {})).toBeUndefined();
});

it("has nothing for a language that there is not", async () => {
  await prepare("xx");
  expect(format("xx", "rules-number", { number: 1 })).toBeUndefined();
});
