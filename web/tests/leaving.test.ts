// Leaving a match among people: who is asked first, and what the others read.
import { beforeAll, describe, expect, it } from "vitest";
import type { SeatView, View } from "../src/base/messages";
import { leaves } from "../src/session/absent";
import { tell } from "../src/words/spoken";
import { speak } from "../src/words/words.svelte";
import { event, king, update, view } from "./feed";

beforeAll(() => speak("en"));

const table = (sitter: Partial<SeatView> = {}, changes: Partial<View> = {}): View => {
  const whole = view(king(), changes);
  return { ...whole, seats: whole.seats.map((seat, number) => (number === 1 ? { ...seat, ...sitter } : seat)) };
};
const PERSON = { kind: "human", connected: true, away: null };

describe("a player who goes to the start page", () => {
  it.each<[string, View, boolean]>([
    ["is asked in a deal among people", table(PERSON), true],
    ["is asked between deals", table(PERSON, { phase: "between" }), true],
    ["is not asked alone with bots", table(), false],
    ["is not asked when the others have been away for long", table({ ...PERSON, connected: false, away: 0 }), false],
    ["is not asked after the match", table(PERSON, { phase: "over" }), false],
    ["is not asked as an onlooker", table(PERSON, { you: null }), false],
  ])("%s", (_, of, asked) => {
    expect(leaves(of)).toBe(asked);
  });
});

describe("everyone reads", () => {
  it("that a player has left", () => {
    const told = tell(update(table(PERSON), event({ kind: "left", seat: 1 })));
    expect(told).toEqual(["Ada has left: a bot plays until they are back."]);
  });
  it("that a player was removed, and what becomes of the seat", () => {
    const removed = event({ kind: "removed", seat: 1, token: "2", name: "Mia" });
    expect(tell(update(table(PERSON), removed))).toEqual(["Ada removed Mia from the table.", "A bot plays on."]);
  });
});
