// The settings, and their effects outside the page: sounds, notifications, vibration.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "../src/base/notice";
import { clothOf } from "../src/game/look.svelte";
import { LONG_WAIT } from "../src/session/feedback";
import Settings from "../src/panels/Settings.svelte";
import { Feedback } from "../src/session/feedback";
import { shotsOf } from "../src/session/shots";
import { CHOICES, readSettings, settings } from "../src/base/settings.svelte";
import { alsoSpeak, LANGUAGES, speak } from "../src/words/words.svelte";
import { event, king, update, view } from "./feed";

HTMLDialogElement.prototype.showModal ??= () => {};

/** A browser's notifications: their texts, whether they are still shown, and the user's answer to the request. */
class Notices {
  static permission = "default";
  static answer = "granted";
  static shown: Notices[] = [];
  open = true;
  onclick: (() => void) | null = null;
  constructor(
    readonly title: string,
    readonly options: { body: string; tag: string },
  ) {
    Notices.shown.push(this);
  }
  static async requestPermission(): Promise<string> {
    Notices.permission = Notices.answer;
    return Notices.answer;
  }
  close(): void {
    this.open = false;
  }
}

/** How often the phone has vibrated. */
let shaken = 0;

const usual = readSettings(null);
const hidden = (now: boolean): unknown => Object.defineProperty(document, "hidden", { value: now, configurable: true });

beforeEach(async () => {
  Object.assign(settings, usual);
  Object.assign(Notices, { permission: "default", answer: "granted", shown: [] });
  Object.assign(globalThis, { Notification: Notices, isSecureContext: true, matchMedia: () => ({ matches: true }) });
  shaken = 0;
  Object.defineProperty(navigator, "vibrate", { value: () => (shaken += 1), configurable: true });
  await speak("en");
  await alsoSpeak("settings", "phrases");
});

afterEach(() => {
  hidden(false);
  cleanup();
  localStorage.clear();
});

describe("the panel of settings", () => {
  const TABS = ["Table", "Cards", "Play", "Sound, access"];
  const open = async (tab: string): Promise<void> =>
    void (await fireEvent.click(screen.getByRole("tab", { name: tab, hidden: true })));
  const group = (name: string): HTMLElement[] =>
    within(screen.getByRole("radiogroup", { name, hidden: true })).getAllByRole("radio", { hidden: true });
  const flip = (name: string): HTMLElement => screen.getByRole("switch", { name, hidden: true });

  it("has a control for every setting that does something, and each changes it", async () => {
    // The start page and the door ask for these, or store them; a choice of a cloth clears those of the games.
    const elsewhere = [
      "name",
      "finished",
      "coached",
      "suggested",
      "language",
      "players",
      "friends",
      "level",
      "levels",
      "figure",
      "disc",
      "cloths",
    ];
    render(Settings, { close: () => {} });
    const changed = new Set<string>();
    for (const tab of TABS) {
      await open(tab);
      for (const control of screen.getByRole("tabpanel", { hidden: true }).querySelectorAll("input")) {
        const before = JSON.parse(JSON.stringify(settings)) as Record<string, unknown>;
        if (control.type === "range") await fireEvent.input(control, { target: { value: "70" } });
        else if (!control.checked || control.type === "checkbox") await fireEvent.click(control);
        await Promise.resolve();
        await vi.waitFor(() => expect(control.type === "radio" ? control.checked : true).toBe(true));
        const after = JSON.parse(JSON.stringify(settings)) as Record<string, unknown>;
        for (const name of Object.keys(before))
          if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changed.add(name);
      }
    }
    await vi.waitFor(() => expect(settings.notify).toBe(true));
    expect([...changed, "notify", ...elsewhere].filter((name, i, all) => all.indexOf(name) === i).toSorted()).toEqual(
      Object.keys(usual).toSorted(),
    );
  });

  it("applies one cloth to everything, and removes those of single games", async () => {
    settings.cloths = { king: "burgundy" };
    render(Settings, { close: () => {} });
    const linen = group("Cloth")[3];
    if (!linen) throw new Error("no fourth cloth");
    await fireEvent.click(linen);
    expect([settings.cloth, settings.cloths, clothOf("king"), clothOf("kings-corner")]).toEqual([
      "linen",
      {},
      "linen",
      "linen",
    ]);
  });

  it("moves from tab to tab by the arrow keys", async () => {
    render(Settings, { close: () => {} });
    const first = screen.getByRole("tab", { name: "Table", hidden: true });
    await fireEvent.keyDown(first, { key: "ArrowRight" });
    expect(screen.getByRole("tab", { selected: true, hidden: true }).textContent).toContain("Cards");
    await fireEvent.keyDown(first, { key: "End" });
    expect(screen.getByRole("tab", { selected: true, hidden: true }).textContent).toContain("Sound");
  });

  it("chooses outlined suits with the tile for the colour-blind, and solid ones with another", async () => {
    render(Settings, { close: () => {} });
    await open("Cards");
    const tiles = group("Suits");
    await fireEvent.click(tiles[3] as HTMLElement);
    expect([settings.colours, settings.tint]).toEqual(["two", "on"]);
    await fireEvent.click(tiles[2] as HTMLElement);
    expect([settings.colours, settings.tint]).toEqual(["four", "auto"]);
  });

  it.each(LANGUAGES.map(({ code }) => code))("names every letter on the cards in %s", async (code) => {
    await speak(code);
    render(Settings, { close: () => {} });
    await fireEvent.click(screen.getAllByRole("tab", { hidden: true })[1] as HTMLElement);
    const names = [...document.querySelectorAll('[role="radiogroup"]')][1]?.querySelectorAll("b") ?? [];
    const options = [...names].map((name) => name.textContent ?? "");
    expect(options).toHaveLength(CHOICES.letters.length);
    expect(new Set(options).size).toBe(options.length);
    for (const option of options) expect(option).toMatch(/\S+ \S+ \S+ \S+.*\(|\(.*\S+ \S+ \S+ \S+\)/);
  });

  it("asks to allow notifications only with its switch, and says if the browser refuses", async () => {
    Notices.answer = "denied";
    render(Settings, { close: () => {} });
    await open("Sound, access");
    expect(Notices.permission).toBe("default");
    const box = flip("Notify me when it is my turn and I am looking elsewhere") as HTMLInputElement;
    await fireEvent.click(box);
    await vi.waitFor(() =>
      expect(screen.getByRole("alert", { hidden: true }).textContent).toContain("This browser refuses notifications"),
    );
    expect([settings.notify, box.checked]).toEqual([false, false]);
    Notices.answer = "granted";
    await fireEvent.click(box);
    await vi.waitFor(() => expect(settings.notify).toBe(true));
    expect(box.checked).toBe(true);
    expect(screen.queryByRole("alert", { hidden: true })).toBeNull();
  });

  it("offers no notifications and no vibration if the device has none", async () => {
    Reflect.deleteProperty(globalThis, "Notification");
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    render(Settings, { close: () => {} });
    await open("Sound, access");
    expect(screen.queryByRole("switch", { name: /^Notify me/, hidden: true })).toBeNull();
    expect(screen.queryByRole("switch", { name: /^Vibrate/, hidden: true })).toBeNull();
    expect(flip("Sounds")).toBeTruthy();
  });
});

describe("stored settings", () => {
  it.each([
    ['{"theme":"light"}', { cloth: "linen", contrast: "auto" }],
    ['{"theme":"contrast"}', { cloth: "auto", contrast: "on" }],
    ['{"theme":"dark"}', { cloth: "auto", contrast: "auto" }],
    ['{"sound":false}', { sound: true, volume: 40 }],
    ['{"sound":false,"volume":40}', { sound: false }],
    ['{"volume":700,"cloths":{"king":"linen","other":"plaid"}}', { volume: 100, cloths: { king: "linen" } }],
    ['{"cloth":"plaid","back":7,"cloths":null}', { cloth: "auto", back: "auto", cloths: {} }],
  ])("are read on: %s", (text, found) => {
    expect(readSettings(text)).toMatchObject(found);
  });
});

describe("your turn", () => {
  const shot = shotsOf(update(view(king()), event({ seat: 3, token: "4H" }), ["3H"]), 0)[0];
  if (!shot) throw new Error("no shot");

  it("makes the phone of a player who looks vibrate, only after a long wait", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const bell = new Feedback();
    settings.vibrate = true;
    bell.noteActivity();
    vi.advanceTimersByTime(LONG_WAIT);
    bell.playShot(shot, "Your turn", false);
    vi.advanceTimersByTime(1);
    bell.playShot(shot, "", false);
    await import("../src/base/notice");
    expect(shaken).toBe(0);
    bell.playShot(shot, "Your turn", false);
    await vi.waitFor(() => expect(shaken).toBe(1));
    vi.useRealTimers();
  });

  it("shows a notification while the page is hidden, and withdraws it when the page is visible", async () => {
    Notices.permission = "granted";
    settings.notify = true;
    const bell = new Feedback();
    bell.playShot(shot, "Your turn", false);
    expect(Notices.shown).toEqual([]);
    hidden(true);
    bell.playShot(shot, "Your turn", false);
    await vi.waitFor(() =>
      expect(Notices.shown.map(({ title, options }) => [title, options.body])).toEqual([["Your turn", "King"]]),
    );
    bell.withdrawNotice();
    await vi.waitFor(() => expect(Notices.shown[0]?.open).toBe(false));
  });

  it("shows no notification without permission", async () => {
    await notify("r", "Your turn", "King");
    expect(Notices.shown).toEqual([]);
  });
});
