// House rules: in words, in the making, kept, as a file.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { offered } from "../src/offered.svelte";
import { lobbyAddress, rulePageAddress } from "../src/rules/addresses";
import { Draft, equal } from "../src/rules/draft.svelte";
import { faultText } from "../src/rules/fault";
import { FileFault, fileName, readRules, writeRules } from "../src/rules/file";
import { groupsOf, inOrder } from "../src/rules/groups";
import { readKept, shelf, type HouseRules } from "../src/rules/saved.svelte";
import { route } from "../src/router.svelte";
import { differencesInWords, itemName, optionValue } from "../src/words/options";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { GAMES, serve } from "./offer";

const CONTRADICTION = { key: "contradiction-chips-deals", place: "rules.options" };

beforeEach(async () => {
  serve();
  await offered();
  await alsoSpeak("options", "lobby");
  await speak("en");
});

describe("rules in words", () => {
  it("say values as a player reads them", () => {
    expect(optionValue("kings-corner", "sign", "-")).toBe("minus, the highest win");
    expect(optionValue("kings-corner", "deals", 0)).toBe("as many as it takes");
    expect(optionValue("kings-corner", "drawn_king_now", true)).toBe("yes");
    expect(optionValue("king", "men", [])).toBe("none");
    expect(["no-king", "S", "NT", "K", "minus"].map(itemName)).toEqual(["No king of hearts", "spades", "no trump", "kings", "minus"]);
  });

  it("tell of points only those that differ", () => {
    const parent = { values: { "no-tricks": 20, "no-king": 160 } };
    expect(differencesInWords("king", { values: { "no-tricks": 20, "no-king": 200 }, men: ["J"] }, parent)).toEqual([
      { name: "values", line: "Points lost: No king of hearts 200" },
      { name: "men", line: "“No men” counts: jacks" },
    ]);
  });

  it.each([
    ["de", "Ziehen: am Anfang des Zuges"],
    ["en", "Draw: at the start of the turn"],
  ] as const)("follow the language that is spoken: %s", async (language, line) => {
    await speak(language);
    expect(differencesInWords("kings-corner", { draw_when: "start" }, {}).map((one) => one.line)).toEqual([line]);
  });
});

describe("a draft", () => {
  const settle = async (draft: Draft): Promise<void> => {
    const done = draft.settled();
    await vi.advanceTimersByTimeAsync(150);
    await done;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it("asks once about changes that come fast, and takes what the server makes of them", async () => {
    const { asked } = serve();
    const draft = new Draft();
    expect(await draft.open("pagat?target=50", 4)).toBe(true);
    expect(draft.options).toEqual({ target: 50 });
    draft.change("target", 60);
    draft.change("target", 70);
    draft.change("deals", 3);
    await settle(draft);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual({ text: "pagat", options: { target: 70, deals: 3 }, players: 4 });
    expect(draft.view?.text).toBe("pagat?target=70&deals=3");
    expect(draft.view?.idle).toEqual(["target"]);
  });

  it("forgets a change back to the preset", async () => {
    const draft = new Draft();
    await draft.open("pagat?target=50", 4);
    draft.change("target", 25);
    expect(draft.options).toEqual({});
    await settle(draft);
    expect(draft.view?.text).toBe("pagat");
  });

  it("tells a contradiction at the option that was changed, and keeps the wish", async () => {
    serve((wish) => (wish.options?.scoring === "chips" && !wish.options.deals ? CONTRADICTION : null));
    const draft = new Draft();
    await draft.open("pagat", 4);
    draft.change("scoring", "chips");
    await settle(draft);
    expect(draft.fault).toMatchObject({ at: "scoring" });
    expect(draft.values.scoring).toBe("chips");
    expect(draft.view?.text).toBe("pagat"); // the last that could be played
    draft.change("deals", 10);
    await settle(draft);
    expect(draft.fault).toBeNull();
    expect(draft.view?.text).toBe("pagat?scoring=chips&deals=10");
  });

  it("tells a wrong value at its option", async () => {
    serve((wish) => (wish.options?.target === 5000 ? { key: "reason-bad-format", place: "rules.options.target" } : null));
    const draft = new Draft();
    await draft.open("pagat", 4);
    draft.change("target", 5000);
    draft.change("deals", 1);
    await settle(draft);
    expect(draft.fault?.at).toBe("target");
    expect(draft.fault && faultText(draft.fault.refusal, GAMES[0])).toBe("The match ends at: a whole number from 1 to 1,000, please.");
  });

  it("lets the latest answer win, whichever comes last", async () => {
    const draft = new Draft();
    await draft.open("pagat", 4);
    const answers: ((view: object) => void)[] = [];
    vi.stubGlobal("fetch", () => new Promise((done) => answers.push((view) => done(new Response(JSON.stringify(view))))));
    draft.change("target", 30);
    await vi.advanceTimersByTimeAsync(150);
    draft.change("target", 40);
    await vi.advanceTimersByTimeAsync(150);
    const view = { game: "kings-corner", preset: "pagat", values: {}, idle: [], hash: "" };
    answers[1]?.({ ...view, text: "pagat?target=40", differences: { target: 40 } });
    answers[0]?.({ ...view, text: "pagat?target=30", differences: { target: 30 } });
    await draft.settled();
    expect(draft.view?.text).toBe("pagat?target=40");
  });

  it("goes back from another preset to what was changed", async () => {
    const draft = new Draft();
    await draft.open("pagat?target=50", 4);
    draft.choose("fast");
    expect(draft.options).toEqual({});
    await settle(draft);
    expect(draft.view?.text).toBe("fast");
    draft.back();
    await settle(draft);
    expect(draft.view?.text).toBe("pagat?target=50");
    expect(draft.before).toBeNull();
  });

  it("of a broken link keeps the preset, and says what is wrong", async () => {
    serve((wish) => (wish.text.includes("?") ? { key: "reason-bad-format", place: "rules.options.target" } : null));
    const draft = new Draft();
    expect(await draft.open("pagat?target=x", 4)).toBe(true);
    expect(draft.preset).toBe("pagat");
    expect(draft.fault?.at).toBe("");
  });

  it("of a link to rules that are not there says so, and no more", async () => {
    serve(() => ({ key: "reason-bad-format", place: "rules.preset" }));
    const draft = new Draft();
    expect(await draft.open("nonsense", 0)).toBe(false);
    expect(draft.fault && faultText(draft.fault.refusal, undefined)).toBe("No rules of this name are known here.");
  });
});

describe("values", () => {
  it("are the same whatever the order of their points, not of their items", () => {
    expect(equal({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(equal(["K", "J"], ["J", "K"])).toBe(false);
    expect(equal(["K"], undefined)).toBe(false);
  });

  it("of lists without an order come in that of the preset", () => {
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

describe("saved rules", () => {
  const rules = (name: string): HouseRules => ({ name, game: "kings-corner", preset: "pagat", options: { target: 50 }, text: "pagat?target=50" });

  it("are kept, replaced, renamed and forgotten; those chosen last stay", () => {
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

  it("are not believed blindly", () => {
    const good = rules("Sunday");
    expect(readKept(JSON.stringify({ saved: [good, { name: "x" }, 5, null, rules("")], chosen: { king: good, "kings-corner": good } }))).toEqual({
      saved: [good],
      chosen: { "kings-corner": good },
    });
    for (const text of [null, "", "x", "[]", '{"saved":5,"chosen":[]}']) expect(readKept(text)).toEqual({ saved: [], chosen: {} });
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

  it("comes back as it was written", () => {
    expect(readRules(writeRules(rules))).toEqual(rules);
    expect(readRules(`\uFEFF${writeRules(rules)}`)).toEqual(rules);
    expect(JSON.parse(writeRules(rules))).toEqual({ format: "kingcraft-rules/1", name: "Sunday", game: "kings-corner", rules: { preset: "pagat", options: { target: 50 } } });
  });

  it("says what is wrong with it", () => {
    expect(broken("no")).toBe("lobby-file-json");
    for (const text of ["5", "null", "[]", "{}", '{"format":"kingcraft/1"}']) expect(broken(text), text).toBe("lobby-file-format");
    expect(broken('{"format":"kingcraft-rules/2"}')).toBe("lobby-file-version");
    expect(broken('{"format":"kingcraft-rules/1","game":"king","rules":{}}')).toBe("lobby-file-broken");
    expect(broken(`"${"x".repeat(70_000)}"`)).toBe("lobby-file-large");
  });

  it("has a name that every system takes", () => {
    expect(fileName("Sunday rules", "pagat")).toBe("Sunday rules.kingcraft-rules.json");
    expect(fileName("../a\\b:c\n", "pagat")).toBe("a-b-c.kingcraft-rules.json");
    expect(fileName("", "pagat")).toBe("pagat.kingcraft-rules.json");
  });
});

describe("addresses", () => {
  it("of house rules go both ways", () => {
    expect(lobbyAddress("pagat?sign=-&target=50", "Ana & Bo #1")).toBe("/play/pagat?sign=-&target=50#Ana%20%26%20Bo%20%231");
    const url = new URL(lobbyAddress("pagat?sign=-&target=50", "Ana & Bo #1"), location.href);
    expect(route(url.pathname, url.search, url.hash)).toEqual({ page: "play", text: "pagat?sign=-&target=50", name: "Ana & Bo #1" });
    expect(route("/play/%E0%A4%A", "", "#%")).toEqual({ page: "play", text: "%E0%A4%A", name: "%" });
    expect(rulePageAddress("pagat?target=50")).toBe("/rules/en/pagat?target=50");
  });
});
