import { describe, expect, expectTypeOf, it } from "vitest";
import { ERRORS, FIGURES, PHRASES } from "../src/base/messages";
import kingGlossary from "../src/games/king/glossary";
import kingsCornerGlossary from "../src/games/kingsCorner/glossary";
import { groupsOf } from "../src/rules/groups";
import { PLACES } from "../src/base/targets";
import { FAULTS } from "../src/near/messages";
import { CHOICES, CLOTHS, type Cloth } from "../src/base/settings.svelte";
import type { PersonalKey, TextKey } from "../src/base/textKey";
import { OPENING, PARTS } from "../src/words/catalogues";
import { WRONG } from "../src/shuffle/shuffleWatch.svelte";
import { CALLS, LEVELS } from "../src/words/names";
import { WHYS } from "../src/words/standIn";
import { LANGUAGES, type Language } from "../src/words/words.svelte";
import { bundleOf } from "./fluent";
import reasons from "../../src/kingcraft/games/reasons.py?raw";
import comfort from "../../src/kingcraft/locales/en/comfort.ftl?raw";

const FILES = import.meta.glob<string>("../../src/kingcraft/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const textsOf = (language: string, catalogue: string): string => {
  const found = FILES[`../../src/kingcraft/locales/${language}/${catalogue}.ftl`];
  if (found === undefined) throw new Error(`${language} has no ${catalogue}`);
  return found;
};
/** What every page opens with. */
const LOADED = Object.fromEntries(
  LANGUAGES.map(({ code }) => [code, OPENING.map((catalogue) => textsOf(code, catalogue))]),
) as Record<Language, string[]>;
/** All texts of the page: table, reasons, lobby, the options in words, and the texts about play. */
const CATALOGUES = Object.entries(LOADED).map(
  ([language, sources]) => [language, [...sources, ...PARTS.map((part) => textsOf(language, part))]] as const,
);
const ENGLISH = CATALOGUES.find(([language]) => language === "en")?.[1] ?? [];

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const CODE = Object.entries(SOURCES)
  .filter(([path]) => !path.endsWith("messages.ts") && !path.endsWith("catalogueKeys.ts"))
  .map(([, text]) => text.replaceAll("'", '"'))
  .join("\n");

const CONTRACTS = ["no-tricks", "no-hearts", "no-queens", "no-men", "no-king", "last-two", "plus", "minus"];
const COUNTED = ["no-hearts", "no-queens", "no-men", "no-king"];
const OFFERS = ["settled", "claim"];
const SETTLEMENTS = [
  "plus-transfer",
  "plus-topup",
  "plus-exact",
  "plus-capped",
  "plus-shortfall",
  "minus-absorb",
  "minus-transfer",
];

/** The words that explain themselves. */
const EXPLAINED = [...Object.keys(kingGlossary), ...Object.keys(kingsCornerGlossary)];

/** The options of each game, as in the names of their labels. */
const OPTIONS: Record<string, string[]> = {
  king: ids([textsOf("en", "options")]).flatMap((id) => /^option-king-([a-z_]+)$/.exec(id)?.[1] ?? []),
  "kings-corner": ids([textsOf("en", "options")]).flatMap(
    (id) => /^option-kings-corner-([a-z_0-9]+)$/.exec(id)?.[1] ?? [],
  ),
};

/** Every key that is composed of parts, by the template in the code. */
const BUILT: Record<string, readonly string[]> = {
  "matches-result-${result}": ["won", "lost", "open", "practice"].map((result) => `matches-result-${result}`),
  "matches-company-${company}": ["people", "bots"].map((company) => `matches-company-${company}`),
  "place-${place}": PLACES.map((place) => `place-${place}`),
  "near-${near.failed}": FAULTS.map((fault) => `near-${fault}`),
  "near-${near.unkept}": ["download", "no-space"].map((why) => `near-${why}`),
  "fair-${result}": ["later", "late"].map((result) => `fair-${result}`),
  "fair-wrong-${result}": WRONG.map((result) => `fair-wrong-${result}`),
  "fair-wrong-${wrong.result}": WRONG.map((result) => `fair-wrong-${result}`),
  "contract-${contract}": [...CONTRACTS, "positive", "choice", "declared"].map((name) => `contract-${name}`),
  "contract-${table.contract}": CONTRACTS.map((name) => `contract-${name}`),
  "declaration-${item}": ["S", "H", "D", "C", "NT", "minus"].map((item) => `declaration-${item}`),
  "value-${table.contract}": CONTRACTS.map((name) => `value-${name}`),
  "came-${what}": ["tricks", ...COUNTED].map((name) => `came-${name}`),
  "left-${table.contract}": COUNTED.map((name) => `left-${name}`),
  "review-say-${token}": CALLS.map((token) => `review-say-${token}`),
  "call-${token}": CALLS.filter((token) => token !== "match").map((token) => `call-${token}`),
  "say-${token}": [...CALLS, "minus"].flatMap((token) => [`say-${token}`, `say-${token}-you`]),
  "say-void-${token}": ["propose", "agree"].flatMap((token) => [`say-void-${token}`, `say-void-${token}-you`]),
  "say-vote-${token}": ["propose", "agree", "decline", "withdraw"].flatMap((token) => [
    `say-vote-${token}`,
    `say-vote-${token}-you`,
  ]),
  "say-rest-${event.token}": [...OFFERS, "agreed"].flatMap((offer) => [`say-rest-${offer}`, `say-rest-${offer}-you`]),
  "offer-${view.offer}": OFFERS.map((offer) => `offer-${offer}`),
  "offer-${offer}": OFFERS.map((offer) => `offer-${offer}`),
  "price-${kind}-seller": SETTLEMENTS.map((kind) => `price-${kind}-seller`),
  "price-${kind}-buyer": SETTLEMENTS.map((kind) => `price-${kind}-buyer`),
  "lobby-group-${game.name}-${heading}": ["king", "kings-corner"].flatMap((game) =>
    groupsOf(game, [...(OPTIONS[game] as string[]), "new"]).map(({ heading }) => `lobby-group-${game}-${heading}`),
  ),
  "brief-${game}-${name}": ["king", "kings-corner"].flatMap((game) =>
    groupsOf(game, OPTIONS[game] as string[]).flatMap(({ brief }) =>
      Object.keys(brief).flatMap((name) => (brief[name] === "phrase" ? [`brief-${game}-${name}`] : [])),
    ),
  ),
  "stand-in-${why}": WHYS.map((why) => `stand-in-${why}`),
  "level-${kind}": LEVELS.map((kind) => `level-${kind}`),
  "level-${kind}-about": LEVELS.map((kind) => `level-${kind}-about`),
  "game-${view.game}": ["game-king", "game-kings-corner"],
  "about-${game.name}": ["about-king", "about-kings-corner"],
  "aim-${view.game}": ["aim-king", "aim-kings-corner"],
  "aim-${view.game}-cost": ["aim-king-cost", "aim-kings-corner-cost"],
  'lookback-failed-${progress.problem || "internal"}': [
    "too-long",
    "broken-record",
    "storage-failed",
    "no-review",
    "internal",
  ].map((code) => `lookback-failed-${code}`),
  "lookback-deal-${kind}": ["mistakes", "inaccuracies", "unlucky"].map((kind) => `lookback-deal-${kind}`),
  "lookback-note-${review.scale.unit}": ["points", "percent"].map((unit) => `lookback-note-${unit}`),
  "lookback-expected-${this.measure}": ["points", "percent", "lead"].map((measure) => `lookback-expected-${measure}`),
  "lookback-course-${measureOf(review.scale)}": ["points", "percent", "lead"].map(
    (measure) => `lookback-course-${measure}`,
  ),
  "review-chances-${review.scale.chances}": ["measured", "scaled", "points"].map(
    (chances) => `review-chances-${chances}`,
  ),
  "review-size-${each.size}": ["inaccuracy", "mistake", "blunder"].map((size) => `review-size-${size}`),
  "review-fate-${each.fate}": ["lucky", "unlucky"].map((fate) => `review-fate-${fate}`),
  "word-${name}": EXPLAINED.map((name) => `word-${name}`),
  "word-${name}-title": EXPLAINED.map((name) => `word-${name}-title`),
  "word-${name}-forms": EXPLAINED.map((name) => `word-${name}-forms`),
  "phrase-${phrase}": PHRASES.map((phrase) => `phrase-${phrase}`),
  "set-tab-${name}": ["table", "cards", "play", "sound"].map((name) => `set-tab-${name}`),
  "set-cloth-${value}": CLOTHS.map((value) => `set-cloth-${value}`),
  "set-back-${value}": CHOICES.back.map((value) => `set-back-${value}`),
  "set-colours-${value}": [...CHOICES.colours, "blind"].map((value) => `set-colours-${value}`),
  "set-${name}": ["coach", "fits", "oneplace", "worth", "premove", "warn"].map((name) => `set-${name}`),
  "set-${name}-what": ["coach", "fits", "oneplace", "worth", "premove", "warn"].map((name) => `set-${name}-what`),
  "set-hear-${sound}": ["deal", "card", "trick", "knock", "turn"].map((sound) => `set-hear-${sound}`),
  "figure-${one}": FIGURES.map((figure) => `figure-${figure}`),
  "disc-${one}": [1, 2, 3, 4, 5, 6, 7, 8].map((disc) => `disc-${disc}`),
  "door-${door.game}-${i + 1}": ["king", "kings-corner"].flatMap((game) => [1, 2].map((i) => `door-${game}-${i}`)),
  "set-letters-${value}": CHOICES.letters.map((letters) => `set-letters-${letters}`),
  ...Object.fromEntries(
    (["speed", "hold", "taps", "auto", "settle", "history", "size", "index", "sort", "order"] as const).map((name) => [
      `set-${name}-\${value}`,
      CHOICES[name].map((value) => `set-${name}-${value}`),
    ]),
  ),
};

function ids(sources: readonly string[]): string[] {
  return sources.flatMap((source) => [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] as string));
}

function variables(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, id, body] of source.matchAll(/^([a-zA-Z][\w-]*) *=((?:.*)(?:\n(?:[ \t}].*)?)*)/gm)) {
    const names = new Set([...(body as string).matchAll(/\$(\w+)/g)].map((match) => match[1] as string));
    found.set(id as string, [...names].toSorted().join(" "));
  }
  return found;
}

describe("the catalogues", () => {
  const known = new Set(ids(ENGLISH));

  it("are those of every language that the page offers", () => {
    const folders = Object.keys(FILES).map((path) => /locales\/(\w+)\//.exec(path)?.[1]);
    expect(LANGUAGES.map(({ code }) => code).toSorted()).toEqual([...new Set(folders)].toSorted());
  });

  it("are known to TypeScript: a key without a text is a type error", () => {
    const cloth = (value: Cloth): TextKey => `set-cloth-${value}`;
    expect(known).toContain(cloth("linen"));
    // @ts-expect-error: there is no such text.
    const wrong: TextKey = "set-clothing";
    // @ts-expect-error: one of the cloths has no such text.
    const withoutOne = (value: Cloth | "red"): TextKey => `set-cloth-${value}`;
    // @ts-expect-error: the set is not closed, and no family of keys begins like this.
    const open = (value: string): TextKey => `set-cloth-${value}`;
    // @ts-expect-error: there is no text for what the reader does.
    const impersonal: PersonalKey = "say-gone";
    for (const key of [wrong, withoutOne("red"), open("red"), `${impersonal}-you`]) expect(known).not.toContain(key);
    // Names that only the server knows.
    expectTypeOf<`game-${string}`>().toExtend<TextKey>();
    expectTypeOf<string>().not.toExtend<TextKey>();
  });

  it.each(CATALOGUES)("parse: %s", (language, sources) => {
    expect(bundleOf(language, sources).hasMessage("card")).toBe(true);
  });

  it.each(CATALOGUES)("have the same keys in every language, none twice: %s", (_, sources) => {
    expect(ids(sources).toSorted()).toEqual(ids(ENGLISH).toSorted());
    expect(new Set(ids(sources)).size).toBe(ids(sources).length);
  });

  it.each(CATALOGUES)("use the same variables in every language: %s", (_, sources) => {
    const english = variables(ENGLISH.join("\n"));
    for (const [id, names] of variables(sources.join("\n"))) expect(names, id).toBe(english.get(id));
  });

  it.each(CATALOGUES)("have a text for every reason code: %s", (_, sources) => {
    const codes = [...(/Code = Literal\[([^\]]*)\]/.exec(reasons)?.[1] ?? "").matchAll(/"([a-z-]+)"/g)].map(
      ([, code]) => code,
    );
    expect(codes.length).toBeGreaterThan(30);
    for (const code of codes) expect(ids(sources), code).toContain(`reason-${code}`);
  });

  it("have a text for every error and for every key of the code", () => {
    for (const code of ERRORS) expect(known, code).toContain(`error-${code}`);
    for (const keys of Object.values(BUILT)) for (const key of keys) expect(known, key).toContain(key);
    for (const [, key] of CODE.matchAll(/\b(?:t|says)\((?:view, [\w.]+, )?"([a-z][\w-]*)"/g))
      expect(
        [...known].some((id) => id === key),
        key,
      ).toBe(true);
  });

  it("have no text in the files of table, comfort, lobby, lookback, settings, practice, replay, again, phrases, people, words, start, near and offline that the code does not use", () => {
    for (const template of Object.keys(BUILT)) expect(CODE, template).toContain("`" + template + "`");
    const built = new Set(Object.values(BUILT).flat());
    for (const id of ids([
      textsOf("en", "table"),
      comfort,
      textsOf("en", "lobby"),
      textsOf("en", "lookback"),
      textsOf("en", "settings"),
      textsOf("en", "practice"),
      textsOf("en", "replay"),
      textsOf("en", "again"),
      textsOf("en", "phrases"),
      textsOf("en", "people"),
      textsOf("en", "words"),
      textsOf("en", "start"),
      textsOf("en", "offline"),
      textsOf("en", "near"),
    ])) {
      if (id.startsWith("replay-error-")) continue; // the server names these
      const plain = id.replace(/-you$/, "");
      const used = CODE.includes(`"${id}"`) || CODE.includes(`"${plain}"`) || built.has(id);
      expect(used, id).toBe(true);
    }
  });

  it.each(CATALOGUES)("format every message with plain arguments: %s", (language, sources) => {
    const numbers = { count: 2, number: 2, tricks: 1, gone: 1, total: 4, deals: 10, points: 25, low: 1, high: 9 };
    const texts = { rank: "Q", suit: "H", trump: "S", bid: "+4" };
    const bundle = bundleOf(language, sources);
    const used = variables(sources.join("\n"));
    for (const id of ids(sources)) {
      const others = Object.fromEntries((used.get(id) ?? "").split(" ").map((name) => [name, "x"]));
      const errors: Error[] = [];
      const text = bundle.formatPattern(
        bundle.getMessage(id)?.value ?? "",
        { ...others, ...numbers, ...texts },
        errors,
      );
      expect(errors, id).toEqual([]);
      expect(text.trim(), id).not.toBe("");
    }
  });
});

describe("names of cards", () => {
  it.each([
    ["en", LOADED.en, "queen of hearts", "10 of spades", "7 of clubs"],
    ["de", LOADED.de, "Herz-Dame", "Pik-10", "Kreuz-7"],
    ["sv", LOADED.sv, "hjärter dam", "spader 10", "klöver 7"],
    ["ro", LOADED.ro, "dama de cupă", "10 de pică", "7 de treflă"],
  ] as const)("in %s", (language, sources, queen, ten, seven) => {
    const bundle = bundleOf(language, sources);
    const name = (rank: string, suit: string): string =>
      bundle.formatPattern(bundle.getMessage("card")?.value ?? "", { rank, suit });
    expect(name("Q", "H")).toBe(queen);
    expect(name("T", "S")).toBe(ten);
    expect(name("7", "C")).toBe(seven);
  });
});
