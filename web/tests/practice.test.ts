// What practice remembers, and the seats in it.
import { beforeEach, describe, expect, it } from "vitest";
import { LATEST, averageOf, averageText, count, nameOf } from "../src/begin/averages";
import { levelFor } from "../src/begin/open";
import { among } from "../src/begin/practise";
import { dealText, endText } from "../src/words/counted";
import { result } from "../src/words/spoken";
import { speak, alsoSpeak } from "../src/words/words.svelte";
import { king, view as viewOf } from "./feed";

const NAME = nameOf("king", "no-queens", "casual");

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
  await alsoSpeak("practice");
});

describe("the average", () => {
  it("has the player's own points and those of the bots", () => {
    expect(averageOf(NAME)).toBeNull();
    count(NAME, "one", [-50, 0, -100, -50], 0);
    count(NAME, "two", [0, -50, -100, -50], 1);
    expect(averageOf(NAME)).toEqual({ deals: 2, you: -50, bots: -50 });
    expect(averageOf(nameOf("king", "no-king", "casual"))).toBeNull();
  });

  it("counts a deal once, however often it is shown, and only the latest deals", () => {
    for (let i = 0; i < 3; i += 1) count(NAME, "same", [-30, 0, 0, 0], 0);
    expect(averageOf(NAME)?.deals).toBe(1);
    for (let i = 0; i < LATEST; i += 1) count(NAME, `room${i}`, [-10, 0, 0, 0], 0);
    expect(averageOf(NAME)).toEqual({ deals: LATEST, you: -10, bots: 0 });
  });

  it.each(["[]", "7", "{", '{"king no-queens casual": 5}', '{"king no-queens casual": {"a": ["x", null]}}'])(
    "survives what others have written: %s",
    (text) => {
      localStorage.setItem("kingcraft.practice", text);
      expect(averageOf(NAME)).toBeNull();
      count(NAME, "one", [-50, 0, -100, -50], 0);
      expect(averageOf(NAME)?.deals).toBe(1);
    },
  );

  it("is shown with a real minus sign and one digit", () => {
    expect(averageText({ deals: 3, you: -10 / 3, bots: -20 })).toBe("3 deals so far: on average you −3.3, a bot −20");
    expect(averageText({ deals: 1, you: 0, bots: -20 })).toBe("1 deal so far: you 0, a bot −20 on average");
  });
});

describe("the seats", () => {
  it("are the player's and those of bots, which keep their names", () => {
    const seats = among(
      [
        { name: "Ana", kind: "human" },
        { name: "Ada", kind: "master" },
        { name: "Bo", kind: "human" },
        { name: "", kind: "casual" },
      ],
      2,
      "strong",
    );
    expect(seats.map(({ kind }) => kind)).toEqual(["strong", "strong", "you", "strong"]);
    expect(seats[1]?.name).toBe("Ada");
    expect([seats[0]?.name, seats[3]?.name], "the server names them").toEqual(["", ""]);
  });

  it("have the bots of the table", () => {
    expect(levelFor({ seats: viewOf(king()).seats })).toBe("casual");
  });
});

describe("a table of practice", () => {
  const practice = { deal: 3, deals: 1, given: true, action: 0, room: "r", scores: [], contract: "", day: "" };

  it("says so instead of counting deals, and names no winner", () => {
    const view = viewOf(king({ scores: [0, -50, -100, -50] }), { phase: "over", practice });
    expect([dealText(view), endText(view)]).toEqual(["Practice", "Practice"]);
    expect(result(view)).toHaveLength(1);
    expect(dealText({ ...view, practice: { ...practice, deals: 0 } })).not.toBe("Practice");
  });
});
