// The menu of a seat: who sits there, and what can be done about it.
import { beforeAll, describe, expect, it } from "vitest";
import type { SeatView, View } from "../src/base/messages";
import { seatIs, seatPlays, seatRows } from "../src/people/seatMenu";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { king, view } from "./feed";

beforeAll(async () => {
  await speak("en");
  await alsoSpeak("people");
});

/** A table where seat 1 is like this. */
const table = (sitter: Partial<SeatView> = {}, changes: Partial<View> = {}): View => {
  const whole = view(king(), { host: 1, ...changes });
  return { ...whole, seats: whole.seats.map((seat, number) => (number === 1 ? { ...seat, ...sitter } : seat)) };
};

describe("the rows of a seat", () => {
  it.each<[string, View, number, boolean, string[]]>([
    ["the player's own, alone with bots", table(), 0, false, ["device"]],
    ["the player's own, among people", table(), 0, true, ["say", "device"]],
    ["the player's own, after the match", table({}, { phase: "over" }), 0, true, ["say"]],
    ["another player's", table({ kind: "human" }), 1, true, []],
    ["any, for an onlooker", table({}, { you: null }), 0, false, []],
  ])("%s", (_, of, seat, talks, rows) => {
    expect(seatRows(of, seat, talks)).toEqual(rows);
  });
});

describe("who sits there", () => {
  it.each<[string, Partial<SeatView>, string, boolean]>([
    ["a bot", { kind: "strong" }, "Strong", true],
    ["the host", { kind: "human" }, "opened this table · at the table", false],
    ["an absent player", { kind: "human", connected: false }, "opened this table · away", false],
    [
      "a player for whom a bot plays",
      { kind: "human", connected: false, substitute: "casual" },
      "opened this table · a bot plays for them (Casual)",
      true,
    ],
    ["no one yet", { kind: "open", connected: false }, "open seat", false],
  ])("%s", (_, sitter, line, plays) => {
    expect(seatIs(table(sitter), 1)).toBe(line);
    expect(seatPlays(table(sitter), 1) !== "").toBe(plays);
  });

  it("a guest did not open the table", () => {
    expect(seatIs(table({ kind: "human" }, { host: 0 }), 1)).toBe("at the table");
  });
});
