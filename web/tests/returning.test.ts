// The start page of a returning player: what it says about the day and the last match, and the level it suggests once.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameView, RoomSummary } from "../src/base/messages";
import { storedFigures } from "../src/base/keptFigures";
import { keepSeat, keptSeat, leaveSeat } from "../src/base/seats";
import { readSettings, settings } from "../src/base/settings.svelte";
import { chooseLevel } from "../src/begin/open";
import GameTile from "../src/start/GameTile.svelte";
import Lately from "../src/start/Lately.svelte";
import { levelToTry, noteSuggested, recent } from "../src/start/recent";
import { speak } from "../src/words/words.svelte";
import { GAMES } from "./offer";
import { seatIn, serveRooms, summaryOf } from "./rooms";

const LEVELS = ["beginner", "casual", "strong", "master"];
const game: GameView = { ...(GAMES.find(({ name }) => name === "king") as GameView), bots: LEVELS };

const bots = (...kinds: string[]): RoomSummary["seats"] =>
  summaryOf({ game: "king" }).seats.map((seat, number) => ({ ...seat, kind: ["human", ...kinds][number] ?? "" }));
const CASUAL = bots("casual", "casual", "casual");

/** A match of King that is over: won by the player unless it says otherwise. */
const over = (room: string, changes: Partial<RoomSummary> = {}): RoomSummary =>
  summaryOf({ room, game: "king", phase: "over", seats: CASUAL, winners: [0], places: [1, 2, 3, 4], ...changes });

const rooms: RoomSummary[] = [];

/** The start page learns of these matches, the oldest first. */
async function played(...newer: RoomSummary[]): Promise<void> {
  for (const room of newer) {
    rooms.push(room);
    keepSeat(seatIn(room));
    serveRooms(({ path }) => rooms.find((one) => path === `/rooms/${one.room}`) ?? ([404, "no-room"] as const));
    await recent();
  }
}

beforeEach(async () => {
  localStorage.clear();
  rooms.length = 0;
  settings.speed = "off";
  settings.level = "casual";
  settings.levels = {};
  settings.suggested = [];
  await speak("en");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the next level", () => {
  it("is suggested after two wins in a row against the level that is chosen", async () => {
    await played(over("a"));
    expect(levelToTry(game)).toBe("");
    await played(over("b"));
    expect(levelToTry(game)).toBe("strong");
    expect(levelToTry({ ...game, name: "kings-corner" })).toBe("");
    chooseLevel("king", "beginner");
    expect(levelToTry(game)).toBe("");
  });

  it.each<[string, RoomSummary[]]>([
    ["after a match that was not won", [over("a"), over("b"), over("c", { winners: [1] })]],
    ["if only one of two was won", [over("a"), over("b", { winners: [2] }), over("c")]],
    ["after wins against several levels", [over("a"), over("b", { seats: bots("casual", "strong", "casual") })]],
    ["after wins against people", [over("a"), over("b", { seats: bots("human", "casual", "casual") })]],
    ["after practice", [over("a"), over("b", { practice: true })]],
    ["while a match is not over", [over("a"), over("b", { phase: "between" })]],
    ["above the strongest", [1, 2].map((n) => over(`m${n}`, { seats: bots("master", "master", "master") }))],
  ])("is not suggested %s", async (_, matches) => {
    if (matches[0]?.room === "m1") chooseLevel("king", "master");
    await played(...matches);
    expect(levelToTry(game)).toBe("");
  });

  it("is not suggested after a match that was left, nor by a server that does not have it", async () => {
    await played(over("a"), over("b"));
    expect(levelToTry({ ...game, bots: ["beginner", "casual"] })).toBe("");
    keepSeat(seatIn(over("c")));
    leaveSeat("c");
    expect(levelToTry(game)).toBe("");
  });

  it("is suggested once: never again for that level", async () => {
    await played(over("a"), over("b"));
    noteSuggested(game);
    expect(readSettings(localStorage.getItem("kingcraft.settings")).suggested).toEqual(["king casual"]);
    await played(over("c"), over("d"));
    expect(levelToTry(game)).toBe("");
    noteSuggested(game);
    expect(settings.suggested).toHaveLength(1);
  });

  it("is taken or refused in its tile, and the focus goes to Play", async () => {
    const answer = vi.fn<(yes: boolean) => void>();
    const tile = { game, busy: false, covered: false, lesson: undefined, play: () => {}, open: () => {}, answer };
    render(GameTile, { ...tile, next: "strong" });
    await fireEvent.click(screen.getByRole("button", { name: "Two wins against Casual try Strong" }));
    await fireEvent.click(screen.getByRole("button", { name: "Stay at this level" }));
    expect(answer.mock.calls).toEqual([[true], [false]]);
    expect(document.activeElement?.textContent).toMatch(/^Play ?King$/);
    cleanup();
    render(GameTile, { ...tile, next: "" });
    expect(screen.queryByRole("button", { name: /Two wins/ })).toBeNull();
  });
});

describe("the last matches", () => {
  it("leave out the tasks of a day, which have their own page", async () => {
    const day = { avoid: { room: "task", timely: true } };
    localStorage.setItem("kingcraft.days", JSON.stringify({ latest: "2027-03-15", days: { "2027-03-15": day } }));
    keepSeat(seatIn(over("task", { phase: "deal", practice: true })));
    const asked = serveRooms(() => over("task", { phase: "deal", practice: true }));
    expect(await recent()).toEqual({ going: [], last: null, figures: null });
    expect(asked).toEqual([]);
  });

  it("say whom they were won against, as far as it is known", async () => {
    await played(over("a"), over("b", { winners: [3] }), over("c", { practice: true }));
    expect(["a", "b", "c"].map((room) => keptSeat(room)?.beaten)).toEqual(["casual", "", undefined]);
  });

  const last = (changes: Partial<RoomSummary>): [text: string, link: string, address: string] => {
    cleanup();
    const { container } = render(Lately, {
      going: [],
      last: over("a", { totals: [185, 0, 0, -185], ...changes }),
      figures: null,
    });
    const link = container.querySelector("p a");
    return [
      container.querySelector("p .words")?.textContent.trim() ?? "",
      link?.textContent ?? "",
      link?.getAttribute("href") ?? "",
    ];
  };
  it("are one sentence, with a way to do better", () => {
    expect(last({})).toEqual(["Last time in King: you won, +185.", "Review", "/match/a/review"]);
    expect(last({ winners: [1], places: [2, 1, 3, 4] })).toEqual([
      "Last time in King: 2nd, +185.",
      "Costliest mistake",
      "/match/a/review",
    ]);
    expect(last({ winners: [] })[0]).toBe("Last time in King: no winner.");
    expect(last({ winners: [1], reviews: false })[2]).toBe("/match/a");
  });
});

describe("the line of figures", () => {
  const line = (figures: unknown): string | null => {
    cleanup();
    localStorage.setItem("kingcraft.figures", JSON.stringify(figures));
    render(Lately, { going: [], last: null, figures: storedFigures() });
    const link = screen.queryByRole("link", { name: /^Your profile/ });
    return link?.getAttribute("href") === "/profile" ? (link.querySelector("small")?.textContent ?? "") : null;
  };

  it("says how many matches count and were won, and the weakest contract where it is known", () => {
    expect(line({ matches: 27, won: 11, contract: "no-men" })).toBe("27 matches, 11 won · weakest: No men");
    expect(line({ matches: 1, won: 0, contract: "" })).toBe("1 match, 0 won");
  });

  it.each([null, "x", {}, { matches: 0, won: 0, contract: "" }, { matches: 3, won: 1 }])(
    "is not there where nothing counts, or what is stored is damaged: %o",
    (figures) => {
      expect(line(figures)).toBeNull();
    },
  );
});

describe("the deal of the day", () => {
  const chip = (days: Record<string, unknown>): [text: string, bars: string[]] => {
    cleanup();
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(new Date(2027, 2, 15, 9));
    localStorage.setItem("kingcraft.days", JSON.stringify({ latest: "2027-03-15", days }));
    render(Lately, { going: [], last: null, figures: null });
    const link = screen.getByRole("link", { name: /^Deal of the day/ });
    expect(link.getAttribute("href")).toBe("/day");
    return [
      link.querySelector("small")?.textContent ?? "",
      [...link.querySelectorAll("i")].map((bar) => bar.style.getPropertyValue("--full")),
    ];
  };
  const task = (points?: number, beats?: number | null): object => ({ room: "r", timely: true, points, beats });

  it("says what is done, what it came to, and how many days in a row", () => {
    expect(chip({})).toEqual(["Three deals, the same for everyone", ["0%", "0%", "0%"]]);
    expect(chip({ "2027-03-15": { avoid: task(-30, 40), auction: task() } })).toEqual([
      "1 of 3 played",
      ["49%", "0%", "0%"],
    ]);
    const whole = { avoid: task(0, 90), auction: task(0, 60), corner: task(0, 30) };
    expect(chip({ "2027-03-14": whole, "2027-03-15": whole })[0]).toBe("60 of 100 · 2 days in a row");
    expect(chip({ "2027-03-15": { ...whole, corner: task(3, null) } })).toEqual([
      "All three played",
      ["91.5%", "66%", "100%"],
    ]);
  });
});
