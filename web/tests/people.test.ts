import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DISCS, isFigure, letterOf, cardOf } from "../src/people/portrait";
import { freeLook, NOTHING_TAKEN, ownLook, takenAt } from "../src/people/looks";
import Portrait from "../src/people/Portrait.svelte";
import Strength from "../src/people/Strength.svelte";
import You from "../src/people/You.svelte";
import { FIGURES, type SeatView } from "../src/base/messages";
import { readSettings, settings } from "../src/base/settings.svelte";
import type { Session } from "../src/session/session.svelte";
import { alsoSpeak, speak, t } from "../src/words/words.svelte";
import { corner, view } from "./feed";

const seat = (name: string, kind: string, figure: SeatView["figure"], disc: number): SeatView => ({
  name,
  kind,
  figure,
  disc,
  connected: true,
  standIn: "",
  away: null,
  substitute: "",
  awayOf: 0,
  lendIn: null,
  atLastMatch: false,
});
const TABLE = [
  seat("Anna", "human", "fox", 1),
  seat("Ben", "human", "letter", 7),
  seat("Cleo", "casual", "queen-diamonds", 2),
  seat("", "open", "letter", 0),
];

HTMLDialogElement.prototype.showModal ??= () => {};

beforeEach(async () => {
  Object.assign(settings, { name: "", figure: "", disc: 0 });
  localStorage.clear();
  await speak("en");
  await alsoSpeak("people", "again");
});
afterEach(cleanup);

describe("the player's own look", () => {
  it("is drawn at random once, and stored", () => {
    const first = ownLook();
    expect(FIGURES).toContain(first.figure);
    expect(DISCS).toContain(first.disc);
    expect(ownLook()).toEqual(first);
    expect(readSettings(localStorage.getItem("kingcraft.settings"))).toMatchObject(first);
  });

  it("is no other person's at the table; bots give way, and letters are anyone's", () => {
    const taken = takenAt(TABLE);
    expect([...taken.figures]).toEqual([["fox", "Anna"]]);
    expect([...taken.discs.keys()]).toEqual([1, 7]);
    expect(freeLook(taken, { figure: "owl", disc: 2 })).toEqual({ figure: "owl", disc: 2 });
    expect(freeLook(taken, { figure: "letter", disc: 3 }).figure).toBe("letter");
    for (let i = 0; i < 40; i += 1) {
      const { figure, disc } = freeLook(taken, { figure: "fox", disc: 7 });
      expect(figure).not.toBe("fox");
      expect([1, 7]).not.toContain(disc);
    }
    expect(takenAt(TABLE, 0).figures.size).toBe(0);
  });

  it("in a browser with an unknown stored value is the default", () => {
    expect(readSettings('{"figure":"unicorn","disc":"red"}')).toMatchObject({ figure: "", disc: 0 });
  });
});

describe("a portrait", () => {
  it("is a figure on a disc, a letter, or the head of a court", () => {
    const { container, rerender } = render(Portrait, { person: TABLE[0] as SeatView });
    expect(container.querySelector("img")?.getAttribute("src")).toMatch(/#fox$/);
    void rerender({ person: TABLE[1] as SeatView });
    expect(letterOf("  élan")).toBe("É");
    expect(letterOf("!")).toBe("?");
    expect(isFigure("queen-diamonds")).toBe(false);
    expect([cardOf("queen-diamonds"), cardOf("king-clubs"), cardOf("jack-hearts")]).toEqual(["QD", "KC", "JH"]);
  });

  it("shows a bot's strength as four lozenges, and nothing for a program of others", () => {
    const { container } = render(Strength, { kind: "strong" });
    expect(container.querySelectorAll("i")).toHaveLength(4);
    expect(container.querySelectorAll("i.full")).toHaveLength(3);
    expect(render(Strength, { kind: "exec" }).container.querySelector("i")).toBeNull();
  });
});

describe("the page of the player", () => {
  it("stores the name, the figure and the disc", async () => {
    const close = vi.fn<() => void>();
    render(You, { close });
    await fireEvent.input(screen.getByLabelText(/Your name/), { target: { value: "Mia" } });
    await fireEvent.click(screen.getByRole("radio", { name: "hare", hidden: true }));
    await fireEvent.click(screen.getByRole("radio", { name: "violet", hidden: true }));
    await fireEvent.click(screen.getByRole("button", { name: "Done", hidden: true }));
    expect(close).toHaveBeenCalled();
    expect(readSettings(localStorage.getItem("kingcraft.settings"))).toMatchObject({
      name: "Mia",
      figure: "hare",
      disc: 4,
    });
  });

  it("says at the field that a name is taken at the table, and renames no one", async () => {
    await alsoSpeak("people");
    const close = vi.fn<() => void>();
    const rename = vi.fn<Session["rename"]>();
    const shown = view(corner(), { you: 0, seats: TABLE });
    render(You, { close, view: shown, session: { rename } as unknown as Session });
    const field = screen.getByLabelText(/Your name/);
    const done = screen.getByRole("button", { name: "Done", hidden: true });
    await fireEvent.input(field, { target: { value: " BEN" } });
    await fireEvent.click(done);
    expect(screen.getByRole("alert", { hidden: true }).textContent).toContain("is called BEN already");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect([close, rename].map((call) => call.mock.calls.length)).toEqual([0, 0]);
    await fireEvent.input(field, { target: { value: "Cleo" } }); // a bot gives way, or the server refuses
    await fireEvent.click(done);
    expect(rename.mock.calls.map(([wish]) => wish.name)).toEqual(["Cleo"]);
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([
    ["Player", "", ""],
    ["Player", "Mia", "Player"],
    ["Anna", "", "Anna"],
  ])("begins with the name at the table, unless no one gave it: %s, %j", (there, own, begins) => {
    settings.name = own;
    const seats = TABLE.map((one, number) => (number === 0 ? { ...one, name: there } : one));
    render(You, { close: () => {}, view: view(corner(), { you: 0, seats }) });
    expect(screen.getByLabelText(/Your name/)).toHaveProperty("value", begins);
  });

  it("offers all figures and discs, each by its name", () => {
    render(You, { close: () => {} });
    expect(screen.getAllByRole("radio", { hidden: true })).toHaveLength(FIGURES.length + DISCS.length);
    expect(NOTHING_TAKEN.figures.size).toBe(0);
  });
});

describe("an invitation", () => {
  it("mentions an auction only if the rules have one", async () => {
    await speak("en");
    await alsoSpeak("people");
    expect(t("door-king-2", { bids: 0 })).not.toContain("auction");
    expect(t("door-king-2", { bids: 10 })).toContain("auction");
    await speak("ro");
    await alsoSpeak("people");
    expect(t("door-match", { players: 4, count: 10, minutes: 40 })).toBe("4 jucători, 10 runde, cam 40 de minute.");
    expect(t("waiting-target", { target: 25 })).toBe("până la 25 de puncte");
    await speak("en");
  });
});
