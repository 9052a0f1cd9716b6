// Comfort in the hand: cards chosen ahead, automatic play, skipping to the player's turn, sorting, looking back.
import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { KingObservation, Update } from "../src/base/messages";
import { settings } from "../src/base/settings.svelte";
import { speak } from "../src/words/words.svelte";
import { corner, event, king, update, view } from "./feed";
import { Feed, shown, sit, snapshot } from "./sitting";

const card = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-card="${name}"]`) as HTMLElement;
const chosen = (): Element | null => document.querySelector("[data-chosen]");
const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });
const hand = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-card]")].map((button) => button.dataset.card ?? "");

// jsdom cannot open dialogs; their content is readable anyway.
HTMLDialogElement.prototype.showModal ??= () => {};

// All panels are compiled once, so that no test waits for that.
beforeAll(shown, 60_000);

beforeEach(async () => {
  Object.assign(globalThis, { WebSocket: Feed, innerWidth: 390, innerHeight: 844 });
  Object.assign(settings, {
    speed: "off",
    hold: "none",
    taps: "auto",
    auto: "last",
    history: "last",
    sort: "rank",
    order: "suit",
    premove: true,
    warn: false,
  });
  await speak("en");
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

/** Another seat plays; then it is the turn of seat 0, or of a seat that does not matter here. */
function plays(
  version: number,
  seat: number,
  cards: string[],
  legal: string[],
  changes: Partial<KingObservation> = {},
): Update {
  const table = king({ toAct: (seat + 1) % 4, trick: { leader: 2, cards, winner: -1 }, ...changes });
  return update(view(table), event({ seat, token: cards.at(-1) ?? "" }), legal, version);
}

describe("a card chosen ahead", () => {
  const waiting = plays(1, 2, ["9H"], []);

  it("is marked by a second tap while others play, and played as soon as that is allowed", async () => {
    const feed = await sit(waiting);
    const about = (): string | null | undefined => document.querySelector(".own .about")?.textContent;
    await fireEvent.click(card("8H"));
    expect([chosen(), about()]).toEqual([null, "Tap again to play it on your turn"]);
    await fireEvent.click(card("8H"));
    expect(chosen()).not.toBeNull();
    expect(about()).toBe("Plays on your turn");
    expect(card("8H").getAttribute("aria-describedby")).toBe("premove-mark");
    expect(document.getElementById("premove-mark")?.textContent).toBe(
      "This card is played as soon as it is your turn.",
    );
    expect(
      await screen.findByText(
        "The 8 of hearts is played as soon as it is your turn. Tap it again to change your mind.",
      ),
    ).toBeTruthy();
    expect(feed.acts).toEqual([]);
    await feed.says(plays(2, 3, ["9H", "4H"], ["3H", "8H", "KH"]));
    await vi.waitFor(() => expect(feed.acts).toEqual(["8H"]));
    await shown();
    expect(chosen()).toBeNull();
  });

  it("is dropped with an explanation if it may not be played then", async () => {
    const feed = await sit(waiting);
    await fireEvent.click(card("2S"));
    await fireEvent.click(card("2S"));
    await feed.says(plays(2, 3, ["9H", "4H"], ["3H", "8H", "KH"]));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The 2 of spades is not allowed now. Choose another card.",
    );
    expect(chosen()).toBeNull();
    expect(card("2S").getAttribute("aria-pressed")).toBe("false");
    expect(feed.acts).toEqual([]);
  });

  it("that is tapped again too late is sent, and returns to the hand if it is refused", async () => {
    const feed = await sit(waiting);
    await fireEvent.click(card("2S"));
    await feed.says(plays(2, 3, ["9H", "4H"], ["3H", "8H", "KH"]));
    await fireEvent.click(card("2S"));
    expect(feed.acts).toEqual(["2S"]);
    await feed.says({ type: "refused", id: 1, code: "must-follow-suit", key: "reason-must-follow-suit", version: 2 });
    await vi.waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("Hearts were led, and you hold one: play a heart."),
    );
    expect(card("2S").getAttribute("aria-pressed")).toBe("false");
  });

  it("that was only raised is lowered if the rules refuse it: nothing looks as if it were played", async () => {
    const feed = await sit(waiting);
    await fireEvent.click(card("2S"));
    expect(card("2S").getAttribute("aria-pressed")).toBe("true");
    await feed.says(plays(2, 3, ["9H", "4H"], ["3H", "8H", "KH"]));
    expect(card("2S").getAttribute("aria-pressed")).toBe("false");
    expect(document.querySelectorAll(".front.selected")).toHaveLength(0);
    expect(document.querySelector(".own .about")?.textContent).toBe("Hearts were led");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The 2 of spades is not allowed now. Choose another card.",
    );
    expect(feed.acts).toEqual([]);
  });

  it("that was only raised stays raised if it may be played, and the seat says how to play it", async () => {
    const feed = await sit(waiting);
    await fireEvent.click(card("8H"));
    await feed.says(plays(2, 3, ["9H", "4H"], ["3H", "8H", "KH"]));
    expect(card("8H").getAttribute("aria-pressed")).toBe("true");
    expect(document.querySelector(".own .about")?.textContent).toBe("Tap again to play");
    expect(feed.acts).toEqual([]);
    await fireEvent.click(document.querySelector("[data-lay]") as Element);
    expect(feed.acts).toEqual(["8H"]);
  });

  it.each([
    ["Escape", async () => void (await press("Escape"))],
    ["a third tap", async () => void (await fireEvent.click(card("8H")))],
    ["a tap on another card", async () => void (await fireEvent.click(card("2S")))],
  ])("is deselected by %s", async (_, letGo) => {
    const feed = await sit(waiting);
    await fireEvent.click(card("8H"));
    await fireEvent.click(card("8H"));
    await letGo();
    expect(chosen()).toBeNull();
    expect(await screen.findByText("Pre-selected card cleared.")).toBeTruthy();
    await feed.says(plays(2, 3, ["9H", "4H"], ["3H", "8H", "KH"]));
    await new Promise((done) => setTimeout(done, 20));
    expect(feed.acts).toEqual([]);
  });

  it("does not exist if the setting is off: the second tap puts the card back", async () => {
    settings.premove = false;
    await sit(waiting);
    await fireEvent.click(card("8H"));
    await fireEvent.click(card("8H"));
    expect(chosen()).toBeNull();
    expect(card("8H").getAttribute("aria-pressed")).toBe("false");
  });
});

describe("a card that is played automatically", () => {
  const last = plays(1, 3, ["9H", "4H"], ["8D"], { hand: ["8D"], counts: [1, 1, 1, 1] });
  const forced = plays(1, 3, ["9H", "4H"], ["8H"], { hand: ["8H", "2S", "3S"], counts: [3, 3, 2, 2] });

  it.each([
    ["last", last, ["8D"]],
    ["last", forced, []],
    ["forced", forced, ["8H"]],
    ["off", last, []],
  ] as const)("with the setting %s", async (auto, first, acts) => {
    settings.auto = auto;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const feed = await sit(first);
    vi.advanceTimersByTime(349);
    expect(feed.acts).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(feed.acts).toEqual(acts);
    await tick();
    const told = screen.getByRole("log").textContent ?? "";
    expect(told.includes("is played for you")).toBe(acts.length > 0);
  });

  it.each(["pointerdown", "keydown"])("is not after a %s: its player wants to act, or to look", async (touch) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const feed = await sit(last);
    document.body.dispatchEvent(
      touch === "keydown"
        ? new KeyboardEvent(touch, { key: "Shift", bubbles: true })
        : new Event(touch, { bubbles: true }),
    );
    vi.advanceTimersByTime(2000);
    expect(feed.acts).toEqual([]);
  });

  it("waits for a choice if there is one", async () => {
    settings.auto = "forced";
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const feed = await sit(forced);
    await feed.says(plays(2, 3, ["9H", "4H"], ["8H", "3H"]));
    vi.advanceTimersByTime(2000);
    expect(feed.acts).toEqual([]);
  });
});

describe("the rest of a deal that is settled", () => {
  it.each([
    ["auto", "settled", true],
    ["auto", "claim", false],
    ["ask", "settled", false],
  ] as const)("with the setting %s and the offer %s is ended at once: %s", async (settle, offer, ended) => {
    Object.assign(settings, { settle, auto: "off" });
    const feed = await sit(update(view(king({ toAct: 0 }), { offer }), snapshot, ["2S", "8H"], 1));
    expect(feed.sent.filter(({ type }) => type === "claim")).toHaveLength(ended ? 1 : 0);
  });
});

describe("skipping", () => {
  const bots = (version: number, toAct = 2, legal: string[] = []): Update =>
    update(
      view(king({ toAct, trick: { leader: 1, cards: ["9H"], winner: -1 } })),
      event({ seat: 1, token: "9H" }),
      legal,
      version,
    );
  const version = (): string | undefined => document.querySelector("main")?.dataset.version;

  it("to the player's own turn shows at once what the others do", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    settings.speed = "slow";
    const feed = await sit(update(view(king({ toAct: 1 })), snapshot, [], 1));
    const button = screen.getByRole("button", { name: "On to my turn" });
    await feed.says(bots(2));
    await feed.says(bots(3));
    await feed.says(bots(4));
    expect(version()).toBe("1");
    await fireEvent.click(button);
    expect(version()).toBe("4");
    await feed.says(bots(5, 0, ["2S", "3H"]));
    expect(version()).toBe("5");
    expect(screen.queryByRole("button", { name: "On to my turn" })).toBeNull();
    // From now on the table has its normal speed again.
    await feed.says(bots(6));
    await feed.says(bots(7));
    expect(version()).toBe("5");
    await press("f");
    expect(version()).toBe("7");
  });

  it("dismisses a trick that stays until a tap", async () => {
    settings.hold = "tap";
    const first = await sit(update(view(king({ toAct: 3 })), snapshot, [], 1));
    const trick = { leader: 0, cards: ["2H", "3H", "4H", "5H"], winner: 3 };
    const took = view(king({ toAct: 3, tricks: [trick], hand: ["2S"] }));
    await first.says(update(took, event({ seat: 3, token: "5H", trickTo: 3 }), [], 2));
    await first.says(
      update(view(king({ toAct: 0, tricks: [trick], hand: ["2S"] })), event({ seat: 3, token: "6C" }), ["2S"], 3),
    );
    expect(version()).toBe("2");
    expect(document.querySelectorAll(".front.won")).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    expect(document.querySelectorAll(".front.won")).toHaveLength(0);
    expect(version()).toBe("3");
  });
});

describe("the hand", () => {
  it("is sorted another way by one press, which is announced and stored", async () => {
    const unsorted = ["4S", "5S", "5D", "6H", "6C"];
    await sit(update(view(corner({ hand: unsorted })), snapshot, ["end"]));
    const sort = screen.getByRole("button", { name: "Sort the hand" });
    expect(hand()).toEqual(["4S", "5S", "5D", "6H", "6C"]);
    await fireEvent.click(sort);
    expect(await screen.findByText("Sorted by rank, red and black in turn.")).toBeTruthy();
    await fireEvent.click(sort);
    expect(hand()).toEqual(["4S", "5S", "6H", "6C", "5D"]);
    expect(await screen.findByText("Sorted by suit.")).toBeTruthy();
    expect(JSON.parse(localStorage.getItem("kingcraft.settings") ?? "{}")).toMatchObject({
      sort: "suit",
      order: "suit",
    });
    await fireEvent.click(sort);
    expect(settings.sort).toBe("rank");
  });

  it("of King alternates red and black, and skips an order that would change nothing", async () => {
    await sit(update(view(king({ hand: ["2S", "5C", "7D"] })), snapshot, ["2S"]));
    expect(hand()).toEqual(["2S", "7D", "5C"]);
    // With one card of each suit the highest first is the same.
    await fireEvent.click(screen.getByRole("button", { name: "Sort the hand" }));
    expect(hand()).toEqual(["2S", "5C", "7D"]);
    expect(await screen.findByText("Sorted by rank.")).toBeTruthy();
    expect(settings).toMatchObject({ sort: "rank", order: "rank" });
  });
});

describe("looking back", () => {
  const tricks = [
    { leader: 0, cards: ["2H", "3H", "4H", "5H"], winner: 3 },
    { leader: 3, cards: ["6C", "7C", "8C", "9C"], winner: 2 },
  ];

  it("shows the last trick or, depending on the settings, all of them", async () => {
    await sit(update(view(king({ tricks })), snapshot, ["2S"]));
    await press("l");
    await shown();
    expect(within(screen.getByRole("dialog", { hidden: true })).queryByText("Trick 1")).toBeNull();
    cleanup();
    settings.history = "all";
    await sit(update(view(king({ tricks })), snapshot, ["2S"]));
    await fireEvent.click(screen.getByRole("button", { name: "Tricks" }));
    await shown();
    const dialog = within(screen.getByRole("dialog", { hidden: true }));
    expect(dialog.getAllByRole("heading", { level: 3, hidden: true }).map((heading) => heading.textContent)).toEqual([
      "Trick 2",
      "Trick 1",
    ]);
    const first = dialog.getByRole("region", { name: "Trick 1", hidden: true });
    expect(within(first).getAllByRole("listitem", { hidden: true })[3]?.textContent).toContain("took it");
  });
});

describe("the end of a deal", () => {
  it("of Kings Corner shows how the cards in hand add up", async () => {
    const line = {
      dealer: 0,
      label: "",
      trump: "",
      scores: [0, 12, 2, 10],
      counted: ["", "2S 3S KH", "2C 3C", "KC"],
      void: false,
      sale: null,
    };
    const over = view(
      corner({
        phase: "over",
        out: 0,
        hand: [],
        counts: [0, 3, 2, 1],
        left: [[], ["2S", "3S", "KH"], ["2C", "3C"], ["KC"]],
      }),
      {
        phase: "between",
        sheet: { deals: [line], plan: [], totals: line.scores, winners: [] },
      },
    );
    await sit(update(over, snapshot, []));
    const rows = within(screen.getByRole("region", { name: "You went out. Well played!" }))
      .getAllByRole("row")
      .slice(1);
    // The best first.
    expect(rows.map((row) => [row.dataset.seat, row.querySelector(".staked")?.textContent ?? ""])).toEqual([
      ["0", ""],
      ["2", ""],
      ["3", ""],
      ["1", "2 × 1 + 10"],
    ]);
  });

  it("of King has the sums that players check on paper", async () => {
    const lines = [
      {
        dealer: 0,
        label: "no-queens",
        trump: "",
        scores: [-100, 0, -50, -50],
        counted: ["2", "0", "1", "1"],
        void: false,
        sale: null,
      },
      {
        dealer: 1,
        label: "minus",
        trump: "",
        scores: [100, 25, 100, 100],
        counted: ["3", "4", "3", "3"],
        void: false,
        sale: null,
      },
    ];
    const totals = [0, 25, 50, 50];
    const over = view(king({ phase: "over", toAct: -1, contract: "minus", hand: [], scores: lines[1]?.scores ?? [] }), {
      phase: "between",
      sheet: { deals: lines, plan: [], totals, winners: [] },
    });
    await sit(update(over, snapshot, []));
    const sums = within(screen.getByRole("region", { name: "Minus, done" })).getByRole("row", {
      name: /^All together/,
    });
    expect([...sums.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual(["+325", "125"]);
    await fireEvent.click(screen.getByRole("button", { name: "Menu" }));
    await shown();
    await fireEvent.click(screen.getByText("Score"));
    await shown();
    expect(screen.getByText("To avoid: −200 · positive: 325")).toBeTruthy();
  });
});
