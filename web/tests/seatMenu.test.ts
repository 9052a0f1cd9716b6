// The menu of a seat: who sits there, and what can be done about it.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Onlooker, SeatView, View } from "../src/base/messages";
import { guestsOf, seatIs, seatPlays, seatRows, watchersText } from "../src/people/seatMenu";
import SeatMenu from "../src/people/SeatMenu.svelte";
import type { Session } from "../src/session/session.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { king, view } from "./feed";

HTMLDialogElement.prototype.showModal ??= () => {};
afterEach(cleanup);
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
    ["another player's", table({ kind: "human" }), 1, true, ["say"]],
    ["another player's, for the host", table({ kind: "human" }, { host: 0 }), 1, true, ["say", "remove"]],
    ["a bot's, for the host", table({ kind: "casual" }, { host: 0 }), 1, true, []],
    [
      "another player's, for the host after the match",
      table({ kind: "human" }, { host: 0, phase: "over" }),
      1,
      true,
      ["say"],
    ],
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

describe("the onlookers", () => {
  const one = (number: number, name: string, hand = -1): Onlooker => ({ number, name, figure: "owl", disc: 1, hand });
  const onlookers = [one(4, "Eve", 0), one(5, "Dan", 1), one(6, ""), one(7, "Finn")];
  const watched = (changes: Partial<View> = {}): View =>
    table({ kind: "human" }, { watching: 9, onlookers, ...changes });

  it("to whom a player may show their hand: those who are shown no other one", () => {
    expect(guestsOf(watched(), 0)).toEqual([
      { number: 4, name: "Eve", shown: true },
      { number: 6, name: "Guest 7", shown: false },
      { number: 7, name: "Finn", shown: false },
    ]);
    expect(guestsOf(watched(), 1)).toEqual([]);
    expect(guestsOf(watched({ phase: "over" }), 0)).toEqual([]);
    expect(guestsOf(watched({ you: null }), 0)).toEqual([]);
  });

  it("are named in the menu of the table, with the hand that they see", () => {
    expect(watchersText(watched())).toBe(
      "9 people look on: Eve (sees the cards of Lena), Dan (sees the cards of Ada), and Finn",
    );
    expect(watchersText(watched({ watching: 1, onlookers: [one(0, "")] }))).toBe("1 person looks on");
  });

  it("are named at the seat that shows them its hand, but not at the player's own", () => {
    expect(seatIs(watched(), 1)).toBe("opened this table · at the table · shows their cards to Dan");
    expect(seatIs(watched({ host: 3 }), 0)).toBe("at the table");
  });
});

describe("to remove a player", () => {
  it("is asked with their name, and can be cancelled", async () => {
    const close = vi.fn<() => void>();
    const sendRequest = vi.fn<Session["sendRequest"]>();
    const session = { sendRequest } as unknown as Session;
    const of = table({ kind: "human", name: "Bruno" }, { host: 0 });
    render(SeatMenu, { view: of, session, seat: 1, talks: false, close, open: () => {} });
    await fireEvent.click(screen.getByRole("button", { name: "Remove from the table", hidden: true }));
    expect(screen.getByText("Remove Bruno from the table?")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Cancel", hidden: true }));
    expect(close).toHaveBeenCalledOnce();
    expect(sendRequest).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Remove", hidden: true }));
    expect(sendRequest).toHaveBeenCalledWith({ type: "remove", seat: 1 }, "");
  });
});
