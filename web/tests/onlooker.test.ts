// Seats that open their menu, an onlooker who is shown a hand, and a long press, in the whole page.
import { fireEvent, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Onlooker, View } from "../src/base/messages";
import { keepSettings, settings } from "../src/base/settings.svelte";
import { Connection } from "../src/session/connection";
import { king, update, view } from "./feed";
import { Feed, plainTable, shown, sit, snapshot } from "./sitting";

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
plainTable();

const EVE: Onlooker = { number: 3, name: "Eve", figure: "owl", disc: 1, hand: -1 };

/** A table where seat 1 is another player's. */
const people = (changes: Partial<View> = {}): View => {
  const whole = view(king(), { watching: 1, onlookers: [EVE], ...changes });
  return { ...whole, seats: whole.seats.map((seat, number) => (number === 1 ? { ...seat, kind: "human" } : seat)) };
};
const plate = (name: RegExp): HTMLElement =>
  within(screen.getByRole("list", { name: "Players" })).getByRole("button", { name });

describe("a seat", () => {
  it("opens its menu: who sits there, or what the player can do", async () => {
    await sit(update(people(), snapshot, []));
    expect(within(screen.getByRole("list", { name: "Players" })).getAllByRole("listitem").length).toBe(4);
    await fireEvent.click(plate(/^Bruno, Casual/));
    await shown();
    const bot = screen.getByRole("dialog", { name: "Bruno" });
    expect(bot.textContent).toContain("Plays sensibly, and forgets what has been played.");
    await fireEvent.click(within(bot).getByRole("button", { name: "Close" }));
    await fireEvent.click(plate(/^You/));
    await shown();
    const own = screen.getByRole("dialog", { name: "Lena" });
    expect([...own.querySelectorAll<HTMLElement>("[data-row]")].map(({ dataset }) => dataset["row"])).toEqual([
      "say",
      "device",
    ]);
    await fireEvent.click(within(own).getByRole("button", { name: "Continue on another device" }));
    await shown();
    expect(screen.getByRole("dialog", { name: "Continue on another device" })).toBeTruthy();
  });

  it("shows the player's hand to an onlooker by a switch, which follows the table", async () => {
    const feed = await sit(update(people(), snapshot, []));
    await fireEvent.click(plate(/^You/));
    await shown();
    const eve = screen.getByRole<HTMLInputElement>("switch", { name: "Eve" });
    await fireEvent.click(eve);
    expect(feed.sent.at(-1)).toEqual({ type: "show-hand", onlooker: 3, on: true });
    await feed.says(update(people({ onlookers: [{ ...EVE, hand: 0 }] }), snapshot, []));
    await vi.waitFor(() => expect(eve.checked).toBe(true));
    expect(plate(/^You, dealer, shows|^You, shows/)).toBeTruthy();
    expect(document.querySelector(".seat.own .eye")).toBeTruthy();
    await feed.says(update(people(), snapshot, []));
    await vi.waitFor(() => expect(eve.checked).toBe(false));
    expect(document.querySelector(".eye")).toBeNull();
  });

  it("opens what can be said by a long press, the shortest first", async () => {
    const feed = await sit(update(people(), snapshot, []));
    await shown();
    await import("../src/table/Reactions.svelte");
    await shown();
    // jsdom has no pointer events.
    const press = new MouseEvent("pointerdown", { bubbles: true, clientX: 20, clientY: 300 });
    plate(/^Ada/).dispatchEvent(Object.assign(press, { isPrimary: true, pointerId: 1 }));
    const strip = await screen.findByRole("dialog", { name: "Say something" }, { timeout: 2000 });
    const said = within(strip).getAllByRole("button");
    expect(said.length).toBe(10);
    expect(said[0]?.textContent).toBe("Oops!");
    const before = feed.sent.length;
    await fireEvent.click(said[0]!); // the finger of the long press is lifted: the strip may have opened below it
    expect(feed.sent.length).toBe(before);
    said[0]!.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    await fireEvent.click(said[0]!);
    expect(feed.sent.at(-1)).toEqual({ type: "say", phrase: "oops" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("an onlooker", () => {
  it("sees the hand that they are shown, and can play none of it", async () => {
    const table = king({ seat: 1, hand: ["2S", "QH"], toAct: 1 });
    const onlookers = [{ ...EVE, hand: 1 }];
    const feed = await sit(update(view(table, { you: null, sees: 1, watching: 1, onlookers }), snapshot, []));
    await shown();
    expect(screen.getByText(/^You see the cards of Ada/).textContent).toBe(
      "You see the cards of Ada: 2 of spades and queen of hearts",
    );
    expect(document.querySelector("[data-card]")).toBeNull();
    expect(document.querySelectorAll('.sprite[data-zone="hand:1"]').length).toBeLessThanOrEqual(2);
    const asked = feed.sent.length;
    for (const key of ["ArrowLeft", "h", "u", " ", "p"]) await fireEvent.keyDown(document.body, { key });
    expect(feed.sent.slice(asked).filter(({ type }) => type !== "ping")).toEqual([]);
    await feed.says(update(view(king({ seat: null, hand: [] }), { you: null, watching: 1 }), snapshot, []));
    expect(screen.queryByText(/^You see the cards/)).toBeNull();
  });

  it("says who they are; a player's name is that of their seat", () => {
    Object.assign(settings, { name: " Eve ", figure: "owl", disc: 0 });
    keepSettings();
    const hello = (secret: string): unknown => {
      const connection = new Connection("r", secret, { message: () => {}, state: () => {} });
      connection.open();
      Feed.last.onopen?.();
      connection.close();
      return Feed.last.sent[0];
    };
    const plain = { type: "hello", shuffles: true, changes: true };
    expect(hello("")).toEqual({ ...plain, secret: "", name: "Eve", figure: "owl", disc: null });
    expect(hello("s3cret")).toEqual({ ...plain, secret: "s3cret" });
  });
});
