import { describe, expect, it } from "vitest";
import { ERRORS } from "../src/messages";
import { PLACES } from "../src/targets";
import { COLOURS, HOLDS, LETTERS, SORTS, SPEEDS, TAPS } from "../src/settings.svelte";
import { bundleOf } from "../src/words/words.svelte";
import { howTo } from "../src/words/how";
import howDe from "../src/words/how/de";
import howEn from "../src/words/how/en";
import de from "../src/words/de";
import en from "../src/words/en";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const CODE = Object.entries(SOURCES)
  .filter(([path]) => !path.endsWith("messages.ts"))
  .map(([, text]) => text.replaceAll("'", '"'))
  .join("\n");

const CONTRACTS = ["no-tricks", "no-hearts", "no-queens", "no-men", "no-king", "last-two", "plus", "minus"];
const COUNTED = ["no-hearts", "no-queens", "no-men", "no-king"];
const SAID = ["auction", "pass", "match", "accept", "reject", "ultimatum", "split", "yes", "no"];

/** Every key that is put together from parts, by the templates of the code that put it together. */
const BUILT: Record<string, readonly string[]> = {
  "place-${place}": PLACES.map((place) => `place-${place}`),
  "contract-${contract}": [...CONTRACTS, "positive"].map((name) => `contract-${name}`),
  "contract-${table.contract}": CONTRACTS.map((name) => `contract-${name}`),
  "value-${table.contract}": CONTRACTS.map((name) => `value-${name}`),
  "left-${table.contract}": COUNTED.map((name) => `left-${name}`),
  "call-${call.token}": SAID.filter((token) => token !== "match").map((token) => `call-${token}`),
  "call-${last}": SAID.filter((token) => token !== "match").map((token) => `call-${token}`),
  "say-${token}": [...SAID, "minus"].flatMap((token) => [`say-${token}`, `say-${token}-you`]),
  "price-${kind}-seller": ["price-plus-seller", "price-minus-seller"],
  "price-${kind}-buyer": ["price-plus-buyer", "price-minus-buyer"],
  "game-${view.game}": ["game-king", "game-kings-corner"],
  "about-${game.name}": ["about-king", "about-kings-corner"],
  "set-${name}": ["speed", "hold", "taps", "colours", "letters", "sort"].map((name) => `set-${name}`),
  "set-${name}-${value}": Object.entries({ speed: SPEEDS, hold: HOLDS, taps: TAPS, colours: COLOURS, letters: LETTERS, sort: SORTS }).flatMap(
    ([name, values]) => values.map((value) => `set-${name}-${value}`),
  ),
};

function ids(sources: string[]): string[] {
  return sources.flatMap((source) => [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] as string));
}

function variables(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, id, body] of source.matchAll(/^([a-zA-Z][\w-]*) *=((?:.*)(?:\n(?:[ \t}].*)?)*)/gm)) {
    const names = new Set([...(body as string).matchAll(/\$(\w+)/g)].map((match) => match[1] as string));
    found.set(id as string, [...names].sort().join(" "));
  }
  return found;
}

describe("the catalogues", () => {
  it("parse", () => {
    expect(bundleOf("en", en).hasMessage("card")).toBe(true);
    expect(bundleOf("de", de).hasMessage("card")).toBe(true);
  });

  it("have the same keys in every language, none twice", () => {
    expect(ids(de).sort()).toEqual(ids(en).sort());
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });

  it("use the same variables in every language", () => {
    const german = variables(de.join("\n"));
    for (const [id, names] of variables(en.join("\n"))) expect(german.get(id), id).toBe(names);
  });

  it("have a text for every error and for every key of the code", () => {
    const known = new Set(ids(en));
    for (const code of ERRORS) expect(known, code).toContain(`error-${code}`);
    for (const keys of Object.values(BUILT)) for (const key of keys) expect(known, key).toContain(key);
    for (const [, key] of CODE.matchAll(/\b(?:t|says)\((?:view, [\w.]+, )?"([a-z][\w-]*)"/g)) expect([...known].some((id) => id === key), key).toBe(true);
  });

  it("have no text in the table's file that the code does not use", () => {
    for (const template of Object.keys(BUILT)) expect(CODE, template).toContain("`" + template + "`");
    const built = new Set(Object.values(BUILT).flat());
    for (const id of ids([en[0] as string])) {
      const plain = id.replace(/-you$/, "");
      const used = CODE.includes(`"${id}"`) || CODE.includes(`"${plain}"`) || built.has(id);
      expect(used, id).toBe(true);
    }
  });

  it("format every message with plain arguments", () => {
    const args = { count: 2, number: 2, points: "−40", rank: "Q", suit: "H", trump: "S", bid: "+4", tricks: 1, gone: 1, total: 4 };
    for (const bundle of [bundleOf("en", en), bundleOf("de", de)]) {
      for (const id of ids(en)) {
        const pattern = bundle.getMessage(id)?.value;
        const errors: Error[] = [];
        const names = Object.fromEntries(["name", "names", "onto", "owner", "place", "card", "cards", "base", "top", "from", "to", "leader", "contract", "target", "deals", "played", "left"].map((name) => [name, "x"]));
        const text = bundle.formatPattern(pattern ?? "", { ...names, ...args }, errors);
        expect(errors, id).toEqual([]);
        expect(text.trim(), id).not.toBe("");
      }
    }
  });
});

describe("how to play", () => {
  const games = ["kings-corner", "king"];

  it.each(["en", "de"] as const)("is told in whole sentences in %s, and uses every text there is", async (language) => {
    const told = (await Promise.all(games.map((game) => howTo(game, language, 50)))).flat();
    for (const { heading, text } of told) {
      expect(heading).not.toMatch(/^how-|[.:]$/);
      expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/);
    }
    expect(told.some(({ text }) => text.includes("50 "))).toBe(true);
    // Two headings are shared; every other section is a heading and a text, the first and the last of a game a text.
    const sections = told.length - 2 * games.length;
    expect(ids([language === "en" ? howEn : howDe])).toHaveLength(2 + 2 * sections + 2 * games.length);
  });
});

describe("names of cards", () => {
  it.each([
    ["en", en, "queen of hearts", "10 of spades", "7 of clubs"],
    ["de", de, "Herz-Dame", "Pik-10", "Kreuz-7"],
  ] as const)("in %s", (language, sources, queen, ten, seven) => {
    const bundle = bundleOf(language, sources);
    const name = (rank: string, suit: string): string => bundle.formatPattern(bundle.getMessage("card")?.value ?? "", { rank, suit });
    expect(name("Q", "H")).toBe(queen);
    expect(name("T", "S")).toBe(ten);
    expect(name("7", "C")).toBe(seven);
  });
});
