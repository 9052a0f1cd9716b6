// The settings, and what they let out of the page: sounds, notices, a phone that shakes.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "../src/notice";
import { LONG_WAIT } from "../src/session/feedback";
import Settings from "../src/panels/Settings.svelte";
import { GROUPS } from "../src/panels/settingGroups";
import { Feedback } from "../src/session/feedback";
import { shotsOf } from "../src/session/shots";
import { CHOICES, readSettings, settings } from "../src/settings.svelte";
import { alsoSpeak, LANGUAGES, speak } from "../src/words/words.svelte";
import { event, king, update, view } from "./feed";

HTMLDialogElement.prototype.showModal ??= () => {};

/** A browser's notices: what they say, whether they still stand, and what the user answers when he is asked. */
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

/** How often the phone has shaken. */
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
  const all = GROUPS.flatMap(({ choices, switches }) => [...choices, ...switches]);

  it("has a control for every setting that does something", () => {
    // The start page asks for these.
    const elsewhere = ["name", "figure", "disc", "language", "players", "level", "cloths", "daylight", "back", "index", "fits", "oneplace", "worth", "turnsound", "volume"];
    expect([...all, ...elsewhere].sort()).toEqual(Object.keys(usual).sort());
    render(Settings, { close: () => {} });
    const controls = all.map((name) => screen.getByLabelText(new RegExp(`^${escaped(name)}$`)));
    expect(new Set(controls).size).toBe(all.length);
  });

  /** The label of a setting in English, as a pattern. */
  function escaped(name: string): string {
    return (texts.get(`set-${name}`) ?? name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  }

  it.each(LANGUAGES.map(({ code }) => code))("names every letter on the cards in %s", async (code) => {
    await speak(code);
    render(Settings, { close: () => {} });
    const options = [...document.querySelectorAll("#set-letters option")].map((option) => option.textContent ?? "");
    expect(options).toHaveLength(CHOICES.letters.length);
    expect(new Set(options).size).toBe(options.length);
    for (const option of options) expect(option).toMatch(/\S+ \S+ \S+ \S+.*\(|\(.*\S+ \S+ \S+ \S+\)/);
  });

  it("asks for notices only by its switch, and says it when the browser refuses", async () => {
    Notices.answer = "denied";
    render(Settings, { close: () => {} });
    expect(Notices.permission).toBe("default");
    const box = screen.getByLabelText<HTMLInputElement>("Notify me when it is my turn and I am looking elsewhere");
    await fireEvent.click(box);
    await vi.waitFor(() => expect(screen.getByRole("alert", { hidden: true }).textContent).toContain("This browser refuses notifications"));
    expect([settings.notify, box.checked]).toEqual([false, false]);
    Notices.answer = "granted";
    await fireEvent.click(box);
    await vi.waitFor(() => expect(settings.notify).toBe(true));
    expect(box.checked).toBe(true);
    expect(screen.queryByRole("alert", { hidden: true })).toBeNull();
  });

  it("offers no notices and no shaking where there are none", () => {
    Reflect.deleteProperty(globalThis, "Notification");
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    render(Settings, { close: () => {} });
    expect(screen.queryByLabelText(/^Notify me/)).toBeNull();
    expect(screen.queryByLabelText(/^Shake/)).toBeNull();
    expect(screen.getByLabelText("Sound")).toBeTruthy();
  });
});

const SOURCE = import.meta.glob<string>("../../src/kingcraft/locales/en/{settings,phrases}.ftl", { query: "?raw", import: "default", eager: true });
const texts = new Map([...Object.values(SOURCE).join("").matchAll(/^([\w-]+) = (.*)$/gm)].map(([, id, text]) => [id ?? "", text ?? ""]));

describe("your turn", () => {
  const shot = shotsOf(update(view(king()), event({ seat: 3, token: "4H" }), ["3H"]), 0)[0];
  if (!shot) throw new Error("no shot");

  it("shakes the phone of one who looks, after a long wait only", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const bell = new Feedback();
    settings.vibrate = true;
    bell.touch();
    vi.advanceTimersByTime(LONG_WAIT);
    bell.ring(shot, "Your turn", false);
    vi.advanceTimersByTime(1);
    bell.ring(shot, "", false);
    await import("../src/notice");
    expect(shaken).toBe(0);
    bell.ring(shot, "Your turn", false);
    await vi.waitFor(() => expect(shaken).toBe(1));
    vi.useRealTimers();
  });

  it("is told by a notice where nobody looks, and the notice goes when he does", async () => {
    Notices.permission = "granted";
    settings.notify = true;
    const bell = new Feedback();
    bell.ring(shot, "Your turn", false);
    expect(Notices.shown).toEqual([]);
    hidden(true);
    bell.ring(shot, "Your turn", false);
    await vi.waitFor(() => expect(Notices.shown.map(({ title, options }) => [title, options.body])).toEqual([["Your turn", "King"]]));
    bell.takeBack();
    await vi.waitFor(() => expect(Notices.shown[0]?.open).toBe(false));
  });

  it("is told by no notice that nobody has allowed", async () => {
    await notify("r", "Your turn", "King");
    expect(Notices.shown).toEqual([]);
  });
});
