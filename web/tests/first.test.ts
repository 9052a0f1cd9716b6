// The first match of a player: the rules with which Play starts before any match has been finished, and afterwards.
import { beforeEach, describe, expect, it } from "vitest";
import { chooseLength, chosenLength, lengths, matchText } from "../src/begin/choices";
import { chosenRules, nextRules } from "../src/begin/chosen";
import type { GameView, Length } from "../src/base/messages";
import { ranking } from "../src/ends/course";
import { shotsOf, TELLING_AIM, withTold } from "../src/session/shots";
import { noteFinished, settings } from "../src/base/settings.svelte";
import { winsText } from "../src/words/counted";
import { tell } from "../src/words/spoken";
import { speak } from "../src/words/words.svelte";
import { corner, event, rules, update, view } from "./feed";
import { GAMES } from "./offer";

const length = (form: Length["form"], deals: number, options: Length["options"], text: string): Length => ({
  form,
  deals,
  options,
  text,
  target: 0,
});
const FIRST = { contracts: ["no-tricks"] };
const LENGTHS = [
  length("whole", 10, {}, "king"),
  length("short", 7, { trick_value: 10 }, "king?trick_value=10"),
  length("first", 6, FIRST, "king?contracts=no-tricks"),
];
const KING = GAMES.find(({ name }) => name === "king") as GameView;
const game: GameView = { ...KING, presets: KING.presets.map((preset) => ({ ...preset, lengths: LENGTHS })) };

beforeEach(() => speak("en"));

describe("a player who has never finished a match of King", () => {
  beforeEach(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null }));
    settings.finished = [];
  });

  it("plays the short first match, while everything else shows the whole rules", () => {
    expect(nextRules(game)).toMatchObject({ preset: "king", options: FIRST, text: "king?contracts=no-tricks" });
    expect(chosenRules(game).text).toBe("king");
    expect(matchText(game)).toContain("6 deals");
    expect(lengths(game)[chosenLength(game)]?.form).toBe("first");
  });

  it("plays the whole match from the second one on, and is not offered the first one again", () => {
    noteFinished("king");
    expect(nextRules(game).text).toBe("king");
    expect(lengths(game).map(({ form }) => form)).toEqual(["whole", "short"]);
  });

  it("plays the chosen rules", () => {
    chooseLength(game, 0);
    expect(nextRules(game).text).toBe("king");
    chooseLength(game, 1);
    expect(nextRules(game).text).toBe("king?trick_value=10");
    chooseLength(game, 2);
    expect(nextRules(game).options).toEqual(FIRST);
  });
});

describe("the aim of a game", () => {
  const dealt = event({ kind: "deal" });
  const kinds = (deal: number): string[] =>
    withTold(shotsOf(update(view(corner(), { deal }), dealt), 900)).map(({ kind, aim, lasts }) =>
      aim ? `aim ${lasts}` : kind,
    );

  it("is announced before the first card of a first match, on the screen and aloud", () => {
    settings.finished = ["king"];
    expect(kinds(0)).toEqual(["deal", `aim ${TELLING_AIM}`]);
    expect(tell(update(view(corner(), { deal: 0 }), dealt))[0]).toBe(
      "The aim: Get rid of your cards; each card left costs points. The fewest points win. The match ends at 25.",
    );
  });

  it("is not announced to a player who knows the game, nor in a later deal", () => {
    settings.finished = ["kings-corner"];
    expect(kinds(0)).toEqual(["deal"]);
    settings.finished = [];
    expect(kinds(1)).toEqual(["deal"]);
  });
});

describe("which way points count", () => {
  const places = (wins: "fewest" | "nearest" | "most", totals: number[]): number[] =>
    ranking(view(corner(), { rules: rules("kings-corner", { wins }), sheet: { ...view(corner()).sheet, totals } })).map(
      ({ seat }) => seat,
    );

  it("follows the rules, before anyone has won", () => {
    expect(places("fewest", [7, 3, 12, 5])).toEqual([1, 3, 0, 2]);
    expect(places("nearest", [-7, -3, -12, -5])).toEqual([1, 3, 0, 2]);
    expect(places("most", [7, 3, 12, 5])).toEqual([2, 0, 3, 1]);
  });

  it("is said in one line", () => {
    const said = (changes: Parameters<typeof rules>[1]): string =>
      winsText(view(corner(), { rules: rules("kings-corner", changes) }));
    expect(said({})).toBe("The fewest points win. The match ends at 25.");
    expect(said({ wins: "nearest", target: -25, exceed: true })).toBe(
      "The total nearest to zero wins. The match ends below −25.",
    );
    expect(said({ wins: "most-chips", target: 0, deals: 10 })).toBe("The most chips win.");
  });
});
