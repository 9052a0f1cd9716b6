// The page on which a deal is entered: touch, keyboard, what a screen reader hears.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import text from "../../tests/pad/vectors.json?raw";
import type { Options, Row } from "../src/pad/counting";
import type { Deal, Draft, Player } from "../src/pad/entry";
import king from "../src/games/king/entering/entry";
import corner from "../src/games/kingsCorner/entering/entry";
import Entry from "../src/pad/entry/Entry.svelte";
import { padOf } from "../src/pad/game";
import { alsoSpeak, speak } from "../src/words/words.svelte";

const { presets, wrong } = JSON.parse(text) as {
  presets: Record<string, Record<string, Options>>;
  wrong: { game: string; preset: string; players: number; row: Row; wrong: { code: string } | null }[];
};

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  await speak("en");
  await alsoSpeak("pad", "presets", "options");
});
afterEach(cleanup);

const NAMES = ["Anna", "Ben", "Mia", "Oskar"];
const players = NAMES.map((name, seat): Player => ({ name, figure: "fox", disc: seat + 1 }));

/** The deal after as many that were left out. */
function dealOf(game: string, preset: string, before = 0, row: Row | null = null): Deal {
  const options = presets[game]?.[preset] ?? {};
  const course = padOf(game).counting.course(options, players.length, 0);
  for (let deal = 0; deal < before; deal++) course.add({ missing: true });
  const coming = course.coming();
  if (!coming) throw new Error("The match is over.");
  return {
    game,
    options,
    rulesName: "Classic",
    players,
    coming,
    before: [],
    row,
    number: coming.number,
    of: coming.of,
  };
}

function shown(deal: Deal, draft: Draft | null = null) {
  const saved: (Draft | null)[] = [];
  const written: Row[] = [];
  const leave = vi.fn<() => void>();
  render(Entry, {
    deal,
    how: deal.game === "king" ? king : corner,
    draft,
    save: (one: Draft | null) => void saved.push(one),
    write: (row: Row) => void written.push(row),
    leave,
  });
  return { saved, written, leave };
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
/** The text of an element as one line. */
const line = (element: Element | null): string => element?.textContent.replace(/\s+/g, " ").trim() ?? "";
const typed = async (key: string, init: KeyboardEventInit = {}): Promise<void> => {
  await fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
};
/** A person who types takes longer between numbers than between the digits of one. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 450));

describe("entering", () => {
  it("goes back to the sheet without writing", async () => {
    const { leave, saved, written } = shown(dealOf("king", "king"));
    await fireEvent.click(button("Back"));
    expect([leave.mock.calls.length, written, saved]).toEqual([1, [], []]);
  });

  it.each(wrong.filter(({ wrong }) => wrong).map((one, at) => [`${at}: ${one.wrong?.code}`, one] as const))(
    "shows a row of a file or of other rules that cannot be, to mend it, %s",
    async (_, { game, preset, players, row }) => {
      if (players !== NAMES.length) return;
      const { written } = shown(dealOf(game, preset, 0, row));
      expect((await screen.findByRole("heading", { level: 1 })).textContent).toBeTruthy();
      const write = screen.queryByRole("button", { name: "Write it down" });
      if (write) await fireEvent.click(write);
      for (const one of written)
        expect(() =>
          padOf(game)
            .counting.course(presets[game]?.[preset] ?? {}, 4, 0)
            .add(one),
        ).not.toThrow();
    },
  );

  it("stores each tap, and writes the row with the rest", async () => {
    const { saved, written } = shown(dealOf("king", "king", 1));
    expect(screen.getByRole("heading", { name: "No hearts" })).toBeTruthy();
    await fireEvent.click(button("6 hearts for Anna"));
    await fireEvent.click(button("0 hearts for Ben"));
    expect(line(screen.getByRole("status"))).toContain("7 left");
    await fireEvent.click(button("4 hearts for Mia"));
    expect(line(screen.getByRole("status"))).toContain("Oskar has the rest: 3. All counted. Write it down?");
    await fireEvent.click(button("Write it down"));
    expect(written).toEqual([{ contract: "no-hearts", counts: [6, 0, 4, 3] }]);
    expect(saved).toEqual([{ taps: ["n:6"] }, { taps: ["n:6", "n:0"] }, { taps: ["n:6", "n:0", "n:4"] }]);
  });

  it("goes on with what was entered by half", async () => {
    const { written } = shown(dealOf("king", "king"), { taps: ["n:5", "n:4"] });
    await fireEvent.click(button("3 tricks for Mia"));
    await fireEvent.click(button("Write it down"));
    expect(written).toEqual([{ contract: "no-tricks", counts: [5, 4, 3, 1] }]);
  });

  it("explains a wrong sum, and does not write it", async () => {
    const { written } = shown(dealOf("king", "king"), { taps: ["n:5", "n:4", "n:3"] });
    await fireEvent.click(button(/^Oskar: 1 trick/));
    await fireEvent.click(button("3 tricks for Oskar"));
    expect(line(screen.getByRole("alert"))).toContain(
      "2 tricks too many You entered 5 + 4 + 3 + 3 = 15. A deal has 13 tricks. Count your piles again and tap the name that was wrong.",
    );
    await fireEvent.click(button("2 tricks too many"));
    expect(written).toEqual([]);
    await fireEvent.click(button(/^Anna: 5 tricks/));
    await fireEvent.click(button("3 tricks for Anna"));
    expect(screen.queryByRole("alert")).toBeNull();
    await fireEvent.click(button("Write it down"));
    expect(written).toEqual([{ contract: "no-tricks", counts: [3, 4, 3, 3] }]);
  });

  it("lets a second tap of wet skin alone, but not of the keyboard", async () => {
    const { saved } = shown(dealOf("king", "king"));
    const key = button("3 tricks for Anna");
    /** A click at this time, ms: a busy machine may take long between two. */
    const click = (detail: number, at: number): Promise<boolean> =>
      fireEvent(
        key,
        Object.defineProperty(new MouseEvent("click", { bubbles: true, detail }), "timeStamp", { value: at }),
      );
    await click(1, 1000);
    await click(2, 1100);
    expect(saved.at(-1)).toEqual({ taps: ["n:3"] });
    await click(0, 1150);
    expect(saved.at(-1)).toEqual({ taps: ["n:3", "n:3"] });
  });

  it("is typed: digits, two quick ones, Tab, Backspace, Ctrl+Z, Enter", async () => {
    const { saved, written } = shown(dealOf("king", "king"));
    await typed("1");
    await typed("0");
    expect(saved.at(-1)).toEqual({ taps: ["n:10"] });
    await pause();
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Ben/));
    await typed("1");
    await pause();
    await typed("1");
    expect(saved.at(-1)).toEqual({ taps: ["n:10", "n:1", "n:1"] });
    await waitFor(() => expect(line(document.activeElement)).toContain("Write it down"));
    await typed("Backspace");
    expect(saved.at(-1)).toEqual({ taps: ["n:10", "n:1"] });
    await typed("z", { ctrlKey: true });
    expect(saved.at(-1)).toEqual({ taps: ["n:10"] });
    button(/^Mia/).focus();
    await typed("2");
    expect(saved.at(-1)).toEqual({ taps: ["n:10", "seat:2", "n:2"] });
    await typed("z", { metaKey: true });
    await pause();
    await typed("1");
    await pause();
    await typed("2");
    await waitFor(() => expect(screen.getByText("Write it down")).toBeTruthy());
    (document.activeElement as HTMLElement).blur();
    await typed("Enter");
    expect(written).toEqual([{ contract: "no-tricks", counts: [10, 0, 1, 2] }]);
  });

  it("says what counts", async () => {
    shown(dealOf("king", "king", 2));
    await fireEvent.click(button("What counts?"));
    await waitFor(() => expect(line(document.querySelector("dialog"))).toContain("−50 for each queen"));
    expect(line(document.querySelector("dialog"))).toContain("4 queens");
  });
});

describe("King", () => {
  it("asks for faces where there are one or two things to take", async () => {
    const { written } = shown(dealOf("king", "king", 5));
    for (const [trick, name] of [
      ["12", "Ben"],
      ["13", "Mia"],
    ] as const)
      await fireEvent.click(
        [...screen.getByRole("group", { name: `Who took trick ${trick}?` }).querySelectorAll("button")].find((one) =>
          one.textContent.includes(name),
        )!,
      );
    await fireEvent.click(button("Write it down"));
    expect(written).toEqual([{ contract: "last-two", counts: [0, 1, 1, 0] }]);
  });

  it("says in words what a sold deal costs", async () => {
    const { written } = shown(dealOf("king", "king", 6));
    expect(screen.getByText("Not played: Mia takes 4 tricks, the others 3")).toBeTruthy();
    await fireEvent.click(button(/^Oskar/));
    await fireEvent.click(button("+5, 125 points"));
    expect(screen.getByText("Oskar bought +5 from Mia")).toBeTruthy();
    await fireEvent.click(button("spades"));
    for (const name of ["Anna", "Ben", "Mia"]) await fireEvent.click(button(`3 tricks for ${name}`));
    expect(screen.getByText("Oskar bought +5 from Mia and pays 125")).toBeTruthy();
    await fireEvent.click(button(/change/));
    await fireEvent.click(button("−2, 150 points"));
    expect(screen.getByText("Oskar takes over 2 of Mia’s tricks and pays 150")).toBeTruthy();
    await fireEvent.click(button("Write it down"));
    expect(written).toEqual([{ contract: "minus", counts: [3, 3, 3, 4], sale: { buyer: 3, bid: "-2" } }]);
  });

  it("leads the bidding, and asks the seller", async () => {
    const { written } = shown(dealOf("king", "king", 6));
    await fireEvent.click(button("Write the bidding down"));
    expect(await screen.findByRole("heading", { name: "Oskar calls" })).toBeTruthy();
    await fireEvent.click(button("+4, 100 points"));
    expect(button("+4, 100 points").getAttribute("aria-disabled")).toBe("true");
    for (let pass = 0; pass < 2; pass++) await fireEvent.click(button("Pass"));
    await fireEvent.click(button(/^Ask Oskar for more/));
    await fireEvent.click(button("+6, 150 points"));
    expect(screen.getByRole("heading", { name: "Oskar: +6?" })).toBeTruthy();
    await fireEvent.click(button("No"));
    await fireEvent.click(button(/^Sell to Oskar at \+4/));
    for (const name of ["Anna", "Ben", "Mia"]) await fireEvent.click(button(`3 tricks for ${name}`));
    await fireEvent.click(button("Write it down"));
    expect(written[0]).toMatchObject({ calls: ["+4", "pass", "pass", "counter:+6", "no", "accept"] });
  });

  it("lets a chooser choose what is left", async () => {
    const { saved } = shown(dealOf("king", "turkey"));
    expect(await screen.findByRole("heading", { name: "Ben chooses" })).toBeTruthy();
    await fireEvent.click(button("Plus, hearts are trump"));
    expect(saved.at(-1)).toEqual({ taps: ["choose:plus:H"] });
    expect(screen.getByText("Ben plays Plus")).toBeTruthy();
  });

  it("writes points that were not played for", async () => {
    const { written } = shown(dealOf("king", "king", 6));
    await fireEvent.click(button(/^Not played/));
    await fireEvent.click(button("Write it down"));
    expect(written).toEqual([{ unplayed: true }]);
  });
});

describe("Kings Corner", () => {
  it("counts cards and kings", async () => {
    const { written } = shown(dealOf("kings-corner", "pagat"));
    await fireEvent.click(button("Mia"));
    await fireEvent.click(button("5 cards for Anna"));
    await fireEvent.click(button("Anna, kings: 0"));
    await fireEvent.click(button("3 cards for Ben"));
    await fireEvent.click(button("More than 14"));
    await fireEvent.click(button("15 cards for Oskar"));
    expect(screen.getByRole("button", { name: "Anna: 5 cards, 14 points" })).toBeTruthy();
    await fireEvent.click(button("Write it down"));
    expect(written).toEqual([{ out: 2, cards: [5, 3, 0, 15], kings: [1, 0, 0, 0] }]);
  });

  it("takes cards by rank, typed", async () => {
    const { written } = shown(dealOf("kings-corner", "pagat-face"));
    await fireEvent.click(button("Ben"));
    for (const key of ["k", "k", "3"]) await typed(key);
    await fireEvent.click(button("Next player"));
    await typed("0");
    await fireEvent.click(button("Next player"));
    await typed("a");
    await fireEvent.click(button("Write it down"));
    expect(written).toEqual([{ out: 1, ranks: ["KK3", "", "T", "A"] }]);
  });

  it("counts chips with the pot, and says what cannot be", async () => {
    const { written } = shown(dealOf("kings-corner", "pagat-chips"), { taps: ["out:0", "n:2", "n:1", "n:1"] });
    await fireEvent.click(button("Ben, chips paid: 0"));
    expect(line(button("Anna: no cards left"))).toContain("+8 chips");
    await fireEvent.click(button("Write it down"));
    expect(written).toEqual([{ out: 0, cards: [0, 2, 1, 1], kings: [0, 0, 0, 0], passes: [0, 1, 0, 0] }]);
    cleanup();
    shown(dealOf("kings-corner", "pagat"), { taps: ["out:3", "n:30", "n:20", "n:10"] });
    expect(line(screen.getByRole("alert"))).toContain("These kings cannot be");
  });
});
