// Words that explain themselves: how they are found in texts, their own texts in every language, and their card.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { besideWord } from "../src/layout/besideWord";
import type { Box, Size } from "../src/layout/geometry";
import { withGames } from "../src/game/registry";
import { TableLog } from "../src/session/tableLog.svelte";
import Result from "../src/ends/Result.svelte";
import { layout as layoutKing } from "../src/games/king/layout";
import Worded from "../src/table/Worded.svelte";
import { runsOf, type Word } from "../src/words/glossary";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import king from "../src/games/king/glossary";
import kingsCorner from "../src/games/kingsCorner/glossary";
import "../src/app/games";
import { king as kingTable, LOOK, view } from "./feed";

const WORDS: Word[] = [
  { name: "king-trick", forms: ["trick", "tricks"] },
  { name: "king-follow", forms: ["follow suit"] },
  { name: "king-void", forms: ["cannot follow suit"] },
  { name: "king-bid", forms: ["Gebot"] },
];
const marked = (text: string, names: string[] = []): string =>
  runsOf(text, WORDS, names)
    .map((run) => (run.word ? `[${run.text}]` : run.text))
    .join("");

describe("runsOf", () => {
  it("marks the first occurrence of each word, whatever its form", () => {
    expect(marked("Two tricks, then one trick: follow suit.")).toBe("Two [tricks], then one trick: [follow suit].");
  });

  it("marks whole words, and the longest form", () => {
    expect(marked("A tricky backtrick, trick2, trickär")).toBe("A tricky backtrick, trick2, trickär");
    expect(marked("You cannot follow suit")).toBe("You [cannot follow suit]");
    expect(marked("backtrick trick")).toBe("backtrick [trick]");
  });

  it("lets a form in small letters begin with a capital, not the other way round", () => {
    expect(marked("Trick. TRICK. Das Gebot, gebot")).toBe("[Trick]. TRICK. Das [Gebot], gebot");
    expect(marked("gebot")).toBe("gebot");
  });

  it("leaves names alone", () => {
    expect(marked("Trick takes it. Mr. Trick (A+) too", ["Trick takes", "Mr. Trick (A+)"])).toBe(
      "Trick takes it. Mr. Trick (A+) too",
    );
    expect(marked("Ann leads the trick", ["Ann", ""])).toBe("Ann leads the [trick]");
    for (const sign of String.raw`-–'\"/.,:;!?^$*+=&%#@~|()[]{}<>_`) {
      const name = `Trick${sign}Ann`;
      expect(marked(`${name} leads the trick`, [name]), sign).toBe(`${name} leads the [trick]`);
    }
  });

  it("loses nothing", () => {
    const text = " Trick, trick; follow suit!  ";
    expect(
      runsOf(text, WORDS)
        .map((run) => run.text)
        .join(""),
    ).toBe(text);
    expect(runsOf("", WORDS)).toEqual([]);
    expect(runsOf("trick", [])).toEqual([{ text: "trick", word: null }]);
  });
});

describe("the texts of the words", () => {
  const FILES = import.meta.glob<string>("../../src/kingcraft/locales/*/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const LANGUAGES = [...new Set(Object.keys(FILES).map((path) => path.split("/").at(-2) ?? ""))];
  const NAMES = [...Object.keys(king), ...Object.keys(kingsCorner)];

  it.each(LANGUAGES)("are complete, short, and used: %s", (language) => {
    const own = `../../src/kingcraft/locales/${language}/words.ftl`;
    const texts = new Map([...(FILES[own] ?? "").matchAll(/^([\w-]+) = (.*)$/gm)].map(([, key, text]) => [key, text]));
    const others = Object.entries(FILES)
      .filter(([path]) => path.includes(`/${language}/`) && path !== own)
      .map(([, source]) => source.replace(/^#.*$/gm, ""))
      .join("\n");
    expect([...texts.keys()].toSorted()).toEqual(
      ["word-more", ...NAMES.flatMap((name) => ["", "-title", "-forms"].map((end) => `word-${name}${end}`))].toSorted(),
    );
    for (const glossary of [king, kingsCorner]) {
      const seen: string[] = [];
      for (const name of Object.keys(glossary)) {
        expect(texts.get(`word-${name}`)?.length, name).toBeLessThanOrEqual(180);
        expect(texts.get(`word-${name}-title`), name).toBeTruthy();
        const forms = texts.get(`word-${name}-forms`)?.split(", ") ?? [];
        seen.push(...forms.map((form) => form.toLowerCase()));
        const word = { name: "king-trick", forms } as const;
        expect(forms.length, name).toBeGreaterThan(0);
        for (const form of forms)
          expect(
            runsOf(others, [{ ...word, forms: [form] }]).some((run) => run.word),
            `${name}: ${form}`,
          ).toBe(true);
      }
      expect(new Set(seen).size, "a form of two words").toBe(seen.length);
    }
  });
});

describe("the card of a word", () => {
  const page = { w: 390, h: 844 };
  const card = { w: 360, h: 150 };
  /** The card of a word that is a text of its own. */
  const placed = (word: Box, ...rest: [Size, Size, Box[]]): { x: number; y: number } => besideWord(word, word, ...rest);

  it("is below the word, otherwise above it, and within the page", () => {
    expect(placed({ x: 0, y: 100, w: 40, h: 20 }, card, page, [])).toEqual({ x: 8, y: 128 });
    expect(placed({ x: 380, y: 800, w: 40, h: 20 }, card, page, [])).toEqual({ x: 22, y: 642 });
    expect(placed({ x: 0, y: 40, w: 40, h: 20 }, { w: 360, h: 900 }, page, [])).toEqual({ x: 8, y: 8 });
  });

  it("leaves the text to be read", () => {
    const text = { x: 0, y: 100, w: 390, h: 60 };
    expect(besideWord({ x: 0, y: 105, w: 40, h: 20 }, text, card, page, [])).toEqual({ x: 8, y: 168 });
    const low = { x: 0, y: 760, w: 390, h: 60 };
    expect(besideWord({ x: 0, y: 790, w: 40, h: 20 }, low, card, page, [])).toEqual({ x: 8, y: 602 });
    // Whose turn it is comes first.
    const clear = [{ x: 0, y: 165, w: 390, h: 500 }];
    expect(besideWord({ x: 0, y: 105, w: 40, h: 20 }, text, card, page, clear)).toEqual({ x: 8, y: 686 });
  });

  it("does not cover whose turn it is", () => {
    const word = { x: 100, y: 560, w: 40, h: 20 };
    expect(placed(word, card, page, [{ x: 20, y: 640, w: 200, h: 60 }])).toEqual({ x: 8, y: 402 });
    // Neither above nor below: at an edge of the page.
    const clear = [
      { x: 20, y: 640, w: 200, h: 40 },
      { x: 20, y: 500, w: 200, h: 40 },
    ];
    expect(placed(word, card, page, clear)).toEqual({ x: 8, y: 686 });
  });
});

describe("a text with words", () => {
  beforeEach(async () => {
    await speak("en");
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
      this.open = true;
    };
  });
  afterEach(cleanup);

  it("is plain at first, then explains a word and opens the rules about it", async () => {
    const more = vi.fn<(section: string) => void>();
    const hold = vi.fn<(open: boolean) => void>();
    const text = "You cannot follow suit: play a trump.";
    const { container } = render(Worded, { text, game: "king", names: [], more, hold });
    expect(container.textContent).toBe(text);
    const word = await screen.findByRole("button", { name: "trump" });
    expect(container.textContent).toBe(text);
    expect(word.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.keyDown(word, { key: "Enter" });
    expect(word.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("dialog", { name: "Trump" }).textContent).toContain("beats all others");
    expect(hold).toHaveBeenLastCalledWith(true);
    await fireEvent.click(screen.getByRole("button", { name: "More" }));
    expect(more).toHaveBeenCalledExactlyOnceWith("positive");
    expect(hold).toHaveBeenLastCalledWith(false);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(word.getAttribute("aria-expanded")).toBe("false");
  });

  it("closes with a tap beside the card, and with the text itself", async () => {
    const { unmount } = render(Worded, { text: "One trick", game: "king" });
    const word = await screen.findByRole("button", { name: "trick" });
    await fireEvent.click(word);
    expect(screen.queryByRole("button", { name: "More" })).toBeNull();
    await fireEvent.click(screen.getByRole("dialog"));
    expect(screen.queryByRole("dialog")).toBeNull();
    await fireEvent.click(word);
    unmount();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is at the end of a deal too", async () => {
    await Promise.all([alsoSpeak("again"), withGames(Promise.resolve(), "panels")]);
    const table = kingTable({
      phase: "over",
      contract: "no-tricks",
      hand: [],
      counts: [0, 0, 0, 0],
      scores: [-40, 0, 0, 0],
    });
    const line = { dealer: 0, label: "no-tricks", trump: "", scores: [-40, 0, 0, 0], counted: ["2", "0", "0", "0"] };
    const ended = view(table, {
      phase: "between",
      sheet: { deals: [{ ...line, void: false, sale: null }], plan: [], totals: line.scores, winners: [] },
    });
    const how = vi.fn<(section: string) => void>();
    const scene = layoutKing(table, { w: 390, h: 844 }, 0, LOOK);
    const doNothing = (): void => {};
    const session = { ready: false, readyForNext: doNothing };
    render(Result, { scene, session, view: ended, how, download: doNothing, home: doNothing });
    await fireEvent.click(await screen.findByRole("button", { name: "tricks" }));
    await fireEvent.click(screen.getByRole("button", { name: "More" }));
    expect(how).toHaveBeenCalledExactlyOnceWith("tricks");
  });

  it("leaves the name of its game alone", async () => {
    await withGames(Promise.resolve(), "glossary");
    const { container } = render(Worded, { text: "Kings Corner: an empty corner", game: "kings-corner" });
    expect((await screen.findByRole("button", { name: "corner" })).textContent).toBe("corner");
    expect(container.querySelectorAll("[data-word]")).toHaveLength(1);
  });

  it("has the words of its own game only", async () => {
    await withGames(Promise.resolve(), "glossary");
    const { container } = render(Worded, { text: "A trick, a pile", game: "kings-corner" });
    expect((await screen.findByRole("button", { name: "pile" })).textContent).toBe("pile");
    expect(container.querySelectorAll("[data-word]")).toHaveLength(1);
  });
});

describe("a refusal", () => {
  afterEach(() => void vi.useRealTimers());

  it("stays while one of its words is explained", () => {
    vi.useFakeTimers();
    const log = new TableLog();
    log.showRefusal("hint-none", "");
    log.holdRefusal(true);
    vi.advanceTimersByTime(60_000);
    expect(log.refused).not.toBeNull();
    log.holdRefusal(false);
    vi.advanceTimersByTime(4000);
    expect(log.refused).not.toBeNull();
    vi.advanceTimersByTime(1000);
    expect(log.refused).toBeNull();
  });
});
