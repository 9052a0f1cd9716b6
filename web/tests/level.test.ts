// The level of the opponents, and how the page shows that a bot is thinking.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { botOnTurn, otherOnTurn, SHOWN_AFTER, Thinking, TOLD_AFTER } from "../src/session/thinking.svelte";
import { readSettings, settings } from "../src/base/settings.svelte";
import Levels from "../src/begin/Levels.svelte";
import { levelOf } from "../src/begin/open";
import { speak } from "../src/words/words.svelte";
import { corner, king, view } from "./feed";
import { GAMES } from "./offer";

const game = { ...GAMES[0]!, bots: ["beginner", "casual", "strong", "master"] };

beforeEach(async () => {
  await speak("en");
  settings.level = "casual";
  settings.levels = {};
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe("the opponents", () => {
  it("are chosen by their level, in words, and remembered", async () => {
    render(Levels, { game });
    const choices = within(screen.getByRole("radiogroup", { name: "Opponents" })).getAllByRole("radio");
    expect(choices.map((choice) => choice.closest("label")?.textContent?.trim())).toEqual([
      "Beginner",
      "Casual",
      "Strong",
      "Master",
    ]);
    expect(choices.map((choice) => choice.closest("label")?.querySelectorAll(".full").length)).toEqual([1, 2, 3, 4]);
    expect(screen.getByText("Plays sensibly, and forgets what has been played.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("radio", { name: "Master" }));
    expect(screen.getByText("Counts every card, and sees what your play gives away.")).toBeTruthy();
    expect(levelOf(game)).toBe("master");
    expect(readSettings(localStorage.getItem("kingcraft.settings")).levels).toEqual({ [game.name]: "master" });
    // The other game keeps its own level.
    expect(levelOf({ ...game, name: "another" })).toBe("casual");
  });

  it("are those that the server has", () => {
    settings.level = "grandmaster";
    expect(levelOf(game)).toBe("casual");
    expect(levelOf({ ...game, bots: ["mine"] })).toBe("mine");
  });
});

describe("a bot that thinks", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is waited for only in a running deal; people never are", () => {
    expect(botOnTurn(view(king({ toAct: 2 })))).toBe(2);
    expect(botOnTurn(view(corner({ toAct: 0 })))).toBe(-1);
    expect(botOnTurn({ ...view(king({ toAct: 2 })), phase: "between" })).toBe(-1);
    expect(botOnTurn({ ...view(king()), table: null })).toBe(-1);
  });

  it("is shown after a moment and announced after a longer one", () => {
    const thinking = new Thinking();
    const end = thinking.waitFor(2);
    vi.advanceTimersByTime(SHOWN_AFTER - 1);
    expect([thinking.shown, thinking.told]).toEqual([-1, -1]);
    vi.advanceTimersByTime(1);
    expect([thinking.shown, thinking.told]).toEqual([2, -1]);
    vi.advanceTimersByTime(TOLD_AFTER - SHOWN_AFTER);
    expect([thinking.shown, thinking.told]).toEqual([2, 2]);
    end();
    expect([thinking.shown, thinking.told]).toEqual([-1, -1]);
  });

  it("is named as the one on turn after a while, as people are, and not if it plays at once or in a lesson", () => {
    expect(otherOnTurn(view(king({ toAct: 2 })))).toBe(2);
    expect(otherOnTurn(view(king({ toAct: 0 })))).toBe(-1);
    expect(otherOnTurn({ ...view(king({ toAct: 2 })), phase: "between" })).toBe(-1);
    const thinking = new Thinking();
    thinking.turnOf(1)();
    const end = thinking.turnOf(2);
    vi.advanceTimersByTime(TOLD_AFTER - 1);
    expect(thinking.awaited).toBe(-1);
    vi.advanceTimersByTime(1);
    expect(thinking.awaited).toBe(2);
    end();
    expect(thinking.awaited).toBe(-1);
  });

  it("that answers at once is never shown", () => {
    const thinking = new Thinking();
    thinking.waitFor(1)();
    thinking.waitFor(-1)();
    vi.advanceTimersByTime(2 * TOLD_AFTER);
    expect([thinking.shown, thinking.told]).toEqual([-1, -1]);
  });
});
