// House rules: in words, stored, as a file.
import { beforeEach, describe, expect, it } from "vitest";
import { offered, type Options } from "../src/game/offered.svelte";
import { lobbyAddress, rulePageAddress } from "../src/begin/addresses";
import { briefOf, finds, says } from "../src/rules/brief";
import { equal } from "../src/rules/draft.svelte";
import { FileFault, fileName, readRules, writeRules } from "../src/rules/file";
import { groupsOf, inOrder } from "../src/rules/groups";
import { type HouseRules, LIMIT, LONGEST_TITLE, cleanTitle, readKept, shelf } from "../src/begin/saved.svelte";
import { route } from "../src/base/router.svelte";
import { differencesInWords, itemName, optionValue } from "../src/words/options";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { GAMES, serve } from "./offer";

beforeEach(async () => {
  serve();
  await offered();
  await alsoSpeak("presets", "options", "lobby");
  await speak("en");
});

describe("rules in words", () => {
  it("show values in a player's words", () => {
    expect(optionValue("kings-corner", "sign", "-")).toBe("as minus, the highest win");
    expect(optionValue("kings-corner", "deals", 0)).toBe("as many as it takes");
    expect(optionValue("kings-corner", "drawn_king_now", true)).toBe("yes");
    expect(optionValue("king", "men", [])).toBe("none");
    expect(["no-king", "S", "NT", "K", "minus"].map(itemName)).toEqual([
      "No king of hearts",
      "spades",
      "no trump",
      "kings",
      "minus",
    ]);
    expect(["A", "T", "9", "5", "2"].map(itemName)).toEqual(["aces", "tens", "nines", "fives", "twos"]);
  });

  it("list only the points that differ", () => {
    const parent = { values: { "no-tricks": 20, "no-king": 160 } };
    expect(differencesInWords("king", { values: { "no-tricks": 20, "no-king": 200 }, men: ["J"] }, parent)).toEqual([
      { name: "values", line: "Points lost: No king of hearts 200" },
      { name: "men", line: "“No men” counts: jacks" },
    ]);
  });

  it.each([
    ["de", "Ziehen: am Anfang des Zuges"],
    ["en", "Draw: at the start of the turn"],
  ] as const)("follow the current language: %s", async (language, line) => {
    await speak(language);
    expect(differencesInWords("kings-corner", { draw_when: "start" }, {}).map((one) => one.line)).toEqual([line]);
  });
});

describe("values", () => {
  it("are the same whatever the order of their points, not of their items", () => {
    expect(equal({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(equal(["K", "J"], ["J", "K"])).toBe(false);
    expect(equal(["K"], undefined)).toBe(false);
  });

  it("of unordered lists have the order of the preset", () => {
    expect(inOrder(["J", "Q", "K"], ["K", "J"], ["A", "J", "Q", "K"])).toEqual(["K", "J", "Q"]);
  });

  it("are grouped, and none is lost", () => {
    const groups = groupsOf("kings-corner", ["target", "draw_when", "new_one"]);
    expect(groups.map(({ heading, options }) => [heading, ...options])).toEqual([
      ["draw", "draw_when"],
      ["end", "target", "new_one"],
    ]);
  });
});

describe("a section in one line", () => {
  const KING: Options = {
    deck: 52,
    direction: "cw",
    first_lead: "dealer",
    contracts: ["no-tricks", "no-king"],
    values: { "no-tricks": 20, "no-king": 160 },
    men: ["K", "J"],
  };
  const TRICKS: Options = {
    hearts_lead_ban: ["no-hearts"],
    king_lead_ban: true,
    forced_king: "off",
    forced_penalty: false,
    early_end: false,
  };

  function brief(game: string, heading: string, parent: Options, options: Options = {}): string[] {
    const group = groupsOf(game, Object.keys(parent)).find((one) => one.heading === heading);
    if (!group) throw new Error(heading);
    return briefOf(game, group, { ...parent, ...options }, differencesInWords(game, options, parent)).map(
      ({ text, changed }) => (changed ? `*${text}` : text),
    );
  }

  it("says what is played, and marks what was changed", () => {
    expect(brief("king", "table", KING)).toEqual(["52 cards", "clockwise", "the dealer leads"]);
    expect(brief("king", "contracts", KING)).toEqual(["2 deals to avoid", "−20 −160"]);
    expect(brief("king", "contracts", KING, { contracts: ["no-king"] })).toEqual(["*one deal to avoid", "−160"]);
    expect(brief("king", "tricks", TRICKS)).toEqual(["hearts may not always be led"]);
    expect(brief("king", "tricks", TRICKS, { forced_king: "discard", early_end: true })).toEqual([
      "hearts may not always be led",
      "*the king of hearts must be thrown",
      "*a deal may end early",
    ]);
    expect(brief("kings-corner", "end", { target: 25, deals: 0 }, { target: 50 })).toEqual(["*to 50 points"]);
  });

  it("shows a change without a phrase of its own as in the list of changes", () => {
    expect(brief("king", "contracts", KING, { men: ["J"] })).toContain("*“No men” counts: jacks");
    expect(brief("king", "tricks", { ...TRICKS, early_end: true }, { early_end: false })).toContain(
      "*A deal ends with its last penalty card: no",
    );
  });
});

describe("the search for rules", () => {
  const KING = { name: "forced_king", kind: "choice", choices: ["off", "discard", "always"], low: 0, high: 0 } as const;
  const found = (wanted: string): number => {
    const [, game] = GAMES;
    if (!game) throw new Error("no game");
    return finds(wanted, game, "Playing the cards", { ...KING, choices: [...KING.choices] }, "off");
  };

  it("finds by the name before by a value, whatever the letters' case and accents", () => {
    expect(found("KÍNG hearts")).toBe(2);
    expect(found("never")).toBe(1);
    expect(found("playing")).toBe(2);
    expect(found("auction")).toBe(0);
  });

  it("looks for each word separately", () => {
    expect(says("The king of hearts must be thrown", "thrown king")).toBe(true);
    expect(says("The king of hearts must be thrown", "king queen")).toBe(false);
  });
});

describe("saved rules", () => {
  const rules = (name: string): HouseRules => ({
    name,
    game: "kings-corner",
    preset: "pagat",
    options: { target: 50 },
    text: "pagat?target=50",
  });

  it("are stored, replaced, renamed and deleted; the last chosen ones stay", () => {
    localStorage.clear();
    shelf.save(rules("Sunday"));
    shelf.save(rules("Monday"));
    shelf.save({ ...rules("Sunday"), text: "pagat" });
    shelf.choose(rules("Sunday"));
    expect(shelf.of("kings-corner").map((one) => one.name)).toEqual(["Monday", "Sunday"]);
    expect(shelf.of("king")).toEqual([]);
    const sunday = shelf.of("kings-corner")[1] as HouseRules;
    shelf.rename(sunday, "Monday");
    expect(shelf.of("kings-corner").map((one) => [one.name, one.text])).toEqual([["Monday", "pagat"]]);
    expect(shelf.chosen("kings-corner")?.name).toBe("Monday");
    shelf.remove(rules("Monday"));
    expect(shelf.of("kings-corner")).toEqual([]);
    expect(shelf.chosen("kings-corner")).toMatchObject({ name: "", text: "pagat?target=50" });
    expect(readKept(localStorage.getItem("kingcraft.rules")).chosen["kings-corner"]?.preset).toBe("pagat");
  });

  it("keeps the effect of rules of an older version", () => {
    const old = (name: string, preset: string, options: HouseRules["options"], text: string): HouseRules => ({
      name,
      game: "kings-corner",
      preset,
      options,
      text,
    });
    const stored = {
      saved: [
        old("Piles lie", "pagat", { king_pile_move: false }, "pagat?king_pile_move=false"),
        old("Ours", "swedish", { target: 50 }, "swedish?target=50"),
        old("Mild", "romanian-250", {}, "romanian-250"),
        old("Set", "swedish", { king_pile_move: true }, "swedish?king_pile_move=true"),
      ],
      chosen: { "kings-corner": old("", "swedish", {}, "swedish") },
    };
    const read = readKept(JSON.stringify(stored));
    expect(read.saved.map(({ options, text }) => [options, text])).toEqual([
      [{ king_pile_move: "never" }, "pagat?king_pile_move=never"],
      [{ king_pile_move: "any", target: 50 }, "swedish?target=50&king_pile_move=any"],
      [{ king_on_side: "allowed" }, "romanian-250?king_on_side=allowed"],
      [{ king_pile_move: "any" }, "swedish?king_pile_move=any"],
    ]);
    // A player who chose the preset itself gets its current version.
    expect(read.chosen["kings-corner"]).toEqual(stored.chosen["kings-corner"]);
    expect(readKept(JSON.stringify({ ...stored, written: 2 })).saved).toEqual(stored.saved);
  });

  it("are checked when they are read", () => {
    const good = rules("Sunday");
    expect(
      readKept(
        JSON.stringify({
          saved: [good, { name: "x" }, 5, null, rules("")],
          chosen: { king: good, "kings-corner": good },
        }),
      ),
    ).toEqual({
      saved: [good],
      chosen: { "kings-corner": good },
    });
    for (const text of [null, "", "x", "[]", '{"saved":5,"chosen":[]}'])
      expect(readKept(text)).toEqual({ saved: [], chosen: {} });
    const twice = readKept(JSON.stringify({ saved: [rules("A\ud83d"), rules("A"), rules("\n")] }));
    expect(twice.saved.map((one) => one.name)).toEqual(["A"]);
  });

  it("are never dropped to make room for others", () => {
    localStorage.clear();
    const full = Array.from({ length: LIMIT }, (_, i) => rules(`Rules ${i}`));
    for (const one of full) expect(shelf.save(one)).toBe(true);
    expect(shelf.save(rules("One more"))).toBe(false);
    expect(shelf.of("kings-corner")).toHaveLength(LIMIT);
    expect(shelf.of("kings-corner").map((one) => one.name)).not.toContain("One more");
    expect(shelf.save({ ...rules("Rules 0"), text: "pagat" })).toBe(true); // replaces the one of that name
    expect(shelf.save({ ...rules("Sunday"), game: "king", preset: "king" })).toBe(true); // each game has its own limit
    for (const one of full) shelf.remove(one);
    shelf.remove({ ...rules("Sunday"), game: "king" });
  });
});

describe("a file of rules", () => {
  const rules = { name: "Sunday", game: "kings-corner", preset: "pagat", options: { target: 50 } };
  const broken = (text: string): string => {
    try {
      readRules(text);
    } catch (error) {
      if (error instanceof FileFault) return error.key;
    }
    return "";
  };

  it("is read as it was written", () => {
    expect(readRules(writeRules(rules))).toEqual(rules);
    expect(readRules(`\uFEFF${writeRules(rules)}`)).toEqual(rules);
    expect(JSON.parse(writeRules(rules))).toEqual({
      format: "kingcraft-rules/1",
      name: "Sunday",
      game: "kings-corner",
      rules: { preset: "pagat", options: { target: 50 } },
    });
  });

  it("says what is wrong with it", () => {
    expect(broken("no")).toBe("lobby-file-json");
    for (const text of ["5", "null", "[]", "{}", '{"format":"kingcraft/1"}'])
      expect(broken(text), text).toBe("lobby-file-format");
    expect(broken('{"format":"kingcraft-rules/2"}')).toBe("lobby-file-version");
    expect(broken('{"format":"kingcraft-rules/1","game":"king","rules":{}}')).toBe("lobby-file-broken");
    expect(broken(`"${"x".repeat(70_000)}"`)).toBe("lobby-file-large");
  });

  it("has a name that every system accepts", () => {
    expect(fileName("Sunday rules", "pagat")).toBe("Sunday rules.kingcraft-rules.json");
    expect(fileName("../a\\b:c\n", "pagat")).toBe("a-b-c.kingcraft-rules.json");
    expect(fileName("", "pagat")).toBe("pagat.kingcraft-rules.json");
  });
});

describe("a title", () => {
  it.each([
    ["Sunday", "Sunday"],
    ["  Ana & Bo \u0000\n #1 ", "Ana & Bo #1"],
    [`${"a".repeat(39)}😀b`, `${"a".repeat(39)}😀`], // never half a character
    ["😀".repeat(50), "😀".repeat(LONGEST_TITLE)],
    ["\ud83dSun\ude00day\ud83d", "Sunday"],
    ["\ud83d \t", ""],
    [`${"a".repeat(39)} b`, "a".repeat(39)],
  ])("%j becomes %j, and can be put into an address", (given, title) => {
    expect(cleanTitle(given)).toBe(title);
    expect(cleanTitle(title)).toBe(title);
    expect(decodeURIComponent(lobbyAddress("pagat", title).split("#")[1] ?? "")).toBe(title);
  });

  it("of a file is cleaned too", () => {
    const text = JSON.stringify({
      format: "kingcraft-rules/1",
      name: `${"a".repeat(39)}😀b\ud83d`,
      game: "king",
      rules: { preset: "king" },
    });
    expect(readRules(text).name).toBe(`${"a".repeat(39)}😀`);
  });
});

describe("addresses", () => {
  it("of house rules go both ways", () => {
    expect(lobbyAddress("pagat?sign=-&target=50", "Ana & Bo #1")).toBe(
      "/play/pagat?sign=-&target=50#Ana%20%26%20Bo%20%231",
    );
    const url = new URL(lobbyAddress("pagat?sign=-&target=50", "Ana & Bo #1"), location.href);
    expect(route(url.pathname, url.search, url.hash)).toEqual({
      page: "play",
      text: "pagat?sign=-&target=50",
      name: "Ana & Bo #1",
    });
    expect(route("/play/%E0%A4%A", "", "#%")).toEqual({ page: "play", text: "%E0%A4%A", name: "%" });
    expect(rulePageAddress("pagat?target=50")).toBe("/rules/en/pagat?target=50");
  });
});
