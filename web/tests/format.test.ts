// Texts of rule pages for the near home's Python. tests/page/test_rules.py compares whole pages with the server's.
import { expect, it } from "vitest";
import { format, learn } from "../src/near/format";
import { ruleTexts } from "../src/near/ruleTexts";

it("knows a language once it has its texts, and no text that there is not", async () => {
  expect(format("de", "rules-number", { number: 52_000 })).toBeUndefined();
  learn("de", await ruleTexts("de"));
  expect(format("de", "rules-number", { number: 52_000 })).toBe("52.000");
  expect(format("de", "rules-section-aim", {})).toBe("Worum es geht");
  expect(format("de", "card", { rank: "K", suit: "S" })).toMatch(/König/);
  expect(format("de", "no-such-text", {})).toBeUndefined();
});

it("has nothing for a language that there is not", async () => {
  expect(await ruleTexts("xx")).toEqual([]);
  expect(await ruleTexts("constructor")).toEqual([]);
  expect(format("xx", "rules-number", { number: 1 })).toBeUndefined();
});
