// What people say to each other: the proposal to end a deal, the question at the table, and that the table otherwise
// goes on unchanged; and phrases.
import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  PHRASES,
  type FromClient,
  type FromServer,
  type Phrase,
  type SeatView,
  type Update,
  type View,
} from "../src/base/messages";
import { clockOf, waits } from "../src/session/absent";
import { awaits, waitsForYou } from "../src/session/attention";
import { shotsOf } from "../src/session/shots";
import { settings } from "../src/base/settings.svelte";
import { Hints } from "../src/session/hints.svelte";
import { tell } from "../src/words/spoken";
import { speak } from "../src/words/words.svelte";
import { corner, event, king, update, view } from "./feed";
import { Feed, shown, sit, snapshot } from "./sitting";

// jsdom cannot open dialogs; their content is readable anyway.
HTMLDialogElement.prototype.showModal ??= () => {};

beforeAll(shown, 60_000);

beforeEach(async () => {
  Object.assign(globalThis, { WebSocket: Feed, innerWidth: 1440, innerHeight: 900 });
  Object.assign(settings, { speed: "off", hold: "none", warn: false, auto: "off" });
  await speak("en");
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

const LEGAL = ["3H", "8H"];
/** Lena, Ada and Bruno are people, Cleo is a bot. */
const SEATS: SeatView[] = view(king()).seats.map((seat, number) => ({
  ...seat,
  kind: number < 3 ? "human" : "casual",
}));

/** The table while `agreed` want to end the deal; `said` is what `seat` has just said. */
function spoken(version: number, agreed: number[], said: string, seat: number, you: number | null = 0): Update {
  const [first] = agreed;
  const now = view(king({ toAct: 0 }), {
    you,
    seats: SEATS,
    proposal: first === undefined ? null : { seat: first, agreed },
  });
  return update(now, event({ kind: "vote", token: said, seat }), you === 0 ? LEGAL : [], version);
}

const before = (mayPropose: boolean): Update =>
  update(view(king({ toAct: 0 }), { seats: SEATS, mayPropose }), snapshot, LEGAL, 1);
const votes = (feed: Feed): FromClient[] => feed.sent.filter(({ type }) => type === "vote");
const question = (): HTMLElement | null => screen.queryByLabelText("Proposal to end this deal");
const log = (): string => document.querySelector('[role="log"]')?.textContent ?? "";

describe("a proposal to end the deal", () => {
  it("is made in the menu, in two steps", async () => {
    const feed = await sit(before(true));
    await fireEvent.click(screen.getByLabelText("Menu"));
    await shown();
    await fireEvent.click(screen.getByText("End this deal early"));
    expect(screen.getByText(/All people at the table must agree/)).toBeTruthy();
    expect(votes(feed)).toEqual([]);
    await fireEvent.click(screen.getByText("Propose it"));
    expect(votes(feed)).toEqual([{ type: "vote", end: true, id: 1, version: 1 }]);
    await feed.says(spoken(2, [0], "propose", 0));
    await shown();
    expect(question()).toBeNull();
    expect(log()).toContain("You propose to end this deal.");
    expect(screen.getByText("End this deal? Waiting for Ada and Bruno.")).toBeTruthy();
  }, 20_000);

  it("can be withdrawn there", async () => {
    const feed = await sit(spoken(2, [0], "propose", 0));
    await fireEvent.click(screen.getByLabelText("Menu"));
    await shown();
    await fireEvent.click(screen.getByText("Keep playing"));
    expect(votes(feed)).toEqual([{ type: "vote", end: false, id: 1, version: 2 }]);
  });

  it("cannot be made if the room does not allow it", async () => {
    await sit(before(false));
    await fireEvent.click(screen.getByLabelText("Menu"));
    await shown();
    expect(screen.getByText("Rules of this table")).toBeTruthy();
    expect(screen.queryByText("End this deal early")).toBeNull();
  });

  it("asks those who have not agreed, and ends when a player plays on", async () => {
    const feed = await sit(before(true));
    await feed.says(spoken(2, [1], "propose", 1));
    await shown();
    const asked = question() as HTMLElement;
    expect(asked.textContent).toContain(
      "Ada proposes to end this deal: the rest is played automatically, and the points count.",
    );
    expect(document.activeElement?.closest("section")).toBeNull();
    expect(log().split("Ada proposes to end this deal.").length).toBe(2);
    await fireEvent.click(within(asked).getByText("Agree"));
    expect(votes(feed)).toEqual([{ type: "vote", end: true, id: 1, version: 2 }]);
    await feed.says(spoken(3, [1, 0], "agree", 0));
    expect(question()).toBeNull();
    expect(screen.getByText("End this deal? Waiting for Bruno.")).toBeTruthy();
    await feed.says(spoken(4, [], "decline", 2));
    expect(screen.queryByText("End this deal? Waiting for Bruno.")).toBeNull();
    expect(log()).toContain("Bruno wants to play on.");
  });

  it("is a line on a phone until the player starts to answer; then it has the focus", async () => {
    Object.assign(globalThis, { innerWidth: 360, innerHeight: 640 });
    const feed = await sit(before(true));
    await feed.says(spoken(2, [1], "propose", 1));
    await shown();
    const asked = question() as HTMLElement;
    expect(
      within(asked)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Answer"]);
    await fireEvent.click(within(asked).getByRole("button"));
    await shown();
    expect(asked.textContent).toContain("the points count");
    expect(document.activeElement?.textContent).toBe("Play on");
    await fireEvent.click(within(asked).getByText("Play on"));
    expect(votes(feed)).toEqual([{ type: "vote", end: false, id: 1, version: 2 }]);
  });

  it("is only shown to onlookers, for a while", async () => {
    const feed = await sit(update(view(king({ toAct: 0, seat: null }), { you: null, seats: SEATS }), snapshot, [], 1));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await feed.says(spoken(2, [1], "propose", 1, null));
    await shown();
    expect(question()).toBeNull();
    expect(screen.getByText("End this deal? Waiting for Lena and Bruno.")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.queryByText("End this deal? Waiting for Lena and Bruno.")).toBeNull();
  });

  it("leaves a card that is on its way where it is", async () => {
    const feed = await sit(before(true));
    await fireEvent.click(document.querySelector('[data-card="8H"]') as Element);
    expect(feed.acts).toEqual(["8H"]);
    await feed.says(spoken(2, [1], "propose", 1));
    expect(document.querySelector('[data-card="8H"]')).toBeNull();
    await feed.says({ type: "refused", id: 1, code: "stale-version", key: "error-stale-version", version: 2 });
    expect(document.querySelector('[data-card="8H"]')).not.toBeNull();
  });

  it("leaves a hint where it is", () => {
    const hints = new Hints();
    hints.noteQuestion(5, 9);
    hints.followUpdate(update(view(corner()), event({ kind: "vote", token: "propose", seat: 1 }), [], 10));
    expect(hints.busy).toBe(true);
    hints.followUpdate(update(view(corner()), event({ seat: 0, token: "end" }), [], 11));
    expect(hints.busy).toBe(false);
  });

  it("shows in Kings Corner first the table as it ends, then the result", () => {
    const ended = view(corner({ scores: [3, 0, 5] }), { phase: "between" });
    const rest = update(ended, event({ kind: "rest", seat: 1, token: "agreed", ended: true }), [], 40);
    expect(shotsOf(rest, 900).map(({ kind, result }) => [kind, result])).toEqual([
      ["act", false],
      ["result", true],
    ]);
    expect(tell(rest)[0]).toBe("The deal ends here: the rest is played automatically.");
  });
});

describe("between two deals", () => {
  it("says which players wait for others", () => {
    const now = (ready: number[]): View => view(king(), { seats: SEATS, phase: "between", ready });
    expect(awaits(now([]), false)).toBe("");
    expect(awaits(now([1]), false)).toBe("Ada waits for you.");
    expect(awaits(now([1, 2]), false)).toBe("Ada and Bruno wait for you.");
    expect(awaits(now([0]), true)).toBe("Waiting for Ada and Bruno");
    expect(awaits(now([0, 1]), true)).toBe("Waiting for Bruno");
    expect(waitsForYou(now([2]))).toBe("Bruno waits for you.");
  });
});

describe("a player who is away for long", () => {
  /** The turn of Ada, who is absent: for how many seconds the table waits for her, and who plays for her. */
  const waiting = (
    version: number,
    away: number,
    changes: Partial<SeatView> = {},
    said = event({ kind: "seat", seat: 1 }),
  ): Update => {
    const seats = SEATS.map((seat, number) =>
      number === 1
        ? { ...seat, connected: false, away, awayOf: 120, lendIn: Math.max(0, away - 100), ...changes }
        : seat,
    );
    return update(view(king({ toAct: 1 }), { seats, mayPropose: true }), said, [], version);
  };
  const asked = (): HTMLElement | null => screen.queryByLabelText("A player is away");

  it("stops the table no longer: a bot may play", async () => {
    const feed = await sit(waiting(1, 120, {}, snapshot));
    await shown();
    expect(asked()).toBeNull();
    // One countdown, at their portrait: here the time until the others may ask for a bot.
    expect(document.body.textContent).toContain("Ada is away. When the clock runs out, a bot may play.");
    await vi.waitFor(() => expect(document.querySelector(".seat.away .away b")?.textContent).toBe("0:20"));
    await feed.says(waiting(1, 84));
    await shown();
    expect(asked()?.textContent).toContain("Ada is away");
    await feed.says(waiting(2, 0, {}, event({ kind: "gone", seat: 1 })));
    await shown();
    expect(asked()?.textContent).toContain("A bot may play until they are back.");
    expect(log()).toContain("Ada has been away for two minutes.");
    await fireEvent.click(screen.getByRole("button", { name: "Let a bot play now" }));
    expect(feed.sent.at(-1)).toEqual({ type: "lend", id: 1, version: 2, seat: 1 });
    await feed.says(waiting(3, 0, { substitute: "casual" }, event({ kind: "lend", seat: 0, token: "1" })));
    await shown();
    expect(asked()).toBeNull();
    expect(document.body.textContent).not.toContain("When the clock runs out");
    expect(document.querySelector(".seat.away .tag")?.textContent).toBe("bot");
    expect(document.body.textContent).toContain("Ada, a bot plays for them (Casual), away");
    expect(log()).toContain("You let a bot play for Ada.");
  });

  it("is soon replaced by a bot, if the host chose that, and everyone sees when", async () => {
    const first = waiting(1, 84);
    const feed = await sit({ ...first, view: { ...first.view, stepsIn: true } });
    await shown();
    expect(asked()?.textContent).toContain("A bot plays on in 1:24.");
    // The ring around the portrait shows what is left of two minutes.
    await vi.waitFor(() => expect(document.querySelector(".seat.away .away b")?.textContent).toBe("1:24"));
    expect(document.querySelector(".seat.away .away circle:not(.all)")?.getAttribute("stroke-dasharray")).toBe(
      "70 100",
    );
    await feed.says(waiting(2, 0, { substitute: "casual" }, event({ kind: "lend", seat: -1, token: "1" })));
    await shown();
    expect(asked()).toBeNull();
    expect(document.querySelector(".seat.away .away")).toBeNull();
    expect(log()).toContain("Ada is away: a bot plays for them now.");
  });

  it("has the one countdown that counts", () => {
    const now = (phase: View["phase"], stepsIn: boolean, away: number | null, lendIn: number | null): View => {
      const seats = SEATS.map((seat, number) =>
        number === 1 ? { ...seat, connected: false, away, awayOf: phase === "deal" ? 120 : 8, lendIn } : seat,
      );
      return view(king({ toAct: 1 }), { seats, phase, stepsIn });
    };
    expect(clockOf(now("deal", true, 107, 7), 1)).toEqual({ left: 107, of: 120 });
    expect(clockOf(now("deal", false, 107, 7), 1)).toEqual({ left: 7, of: 20 });
    expect(clockOf(now("deal", false, 90, 0), 1)).toBeNull();
    expect(clockOf(now("between", true, 5, null), 1)).toEqual({ left: 5, of: 8 });
    expect(waits(now("deal", true, 107, 7))).toBe("Ada is away. When the clock runs out, a bot plays.");
    expect(waits({ ...now("deal", false, 0, 0), you: null })).toBe("Waiting for Ada");
  });

  it("is not asked about ending the deal: that is proposed to the others, in two steps", async () => {
    const feed = await sit(waiting(1, 0, {}, snapshot));
    await shown();
    await fireEvent.click(screen.getByText("End the deal"));
    expect(asked()?.textContent).toContain("The rest is then played automatically");
    expect(document.activeElement?.textContent).toBe("Play on");
    await fireEvent.click(screen.getByText("Propose it"));
    expect(votes(feed)).toEqual([{ type: "vote", end: true, id: 1, version: 1 }]);
  });

  it("reads after returning what the bot did", async () => {
    const feed = await sit(before(false));
    const now = view(king({ toAct: 0 }), { seats: SEATS, missed: { by: 1, actions: 3 } });
    await feed.says(update(now, event({ kind: "back", seat: 0 }), LEGAL, 2));
    await shown();
    const words = "While you were away, Ada let a bot play for you: 3 moves.";
    expect(document.querySelector(".agreement")?.textContent).toBe(words);
    expect(log()).toContain(words);
  });
});

describe("a phrase to the others", () => {
  const bubbles = (): string[] => [...document.querySelectorAll(".bubble")].map(({ textContent }) => textContent ?? "");
  const words = (seat: number, phrase: Phrase): FromServer => ({ type: "said", seat, phrase });

  it("is chosen in a panel and sent, by button and by key", async () => {
    const feed = await sit(before(false));
    await fireEvent.click(screen.getByLabelText("Say something"));
    await shown();
    expect(screen.getByText("Everyone reads it in their own language.")).toBeTruthy();
    const offered = [...document.querySelectorAll<HTMLElement>("[data-phrase]")].map(({ dataset }) => dataset.phrase);
    expect(offered).toEqual([...PHRASES]);
    await fireEvent.click(screen.getByText("That was close!"));
    expect(document.querySelector("dialog")).toBeNull();
    await fireEvent.keyDown(document.body, { key: "p" });
    await shown();
    await fireEvent.click(screen.getByText("Oops!"));
    expect(feed.sent.filter(({ type }) => type === "say")).toEqual([
      { type: "say", phrase: "close" },
      { type: "say", phrase: "oops" },
    ]);
  }, 20_000);

  it("is shown at its seat for a while, is logged, and does not change the table", async () => {
    const feed = await sit(before(true));
    await fireEvent.click(document.querySelector('[data-card="8H"]') as Element);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await feed.says(words(1, "hello"));
    await feed.says(words(0, "thank-you"));
    await vi.advanceTimersByTimeAsync(500);
    await shown();
    expect(bubbles()).toEqual(["Hello!", "Thank you!"]);
    expect(document.querySelectorAll(".bubble:not([aria-hidden=true])").length).toBe(0);
    expect(log()).toContain("Ada: “Hello!”");
    expect(log()).toContain("You: “Thank you!”");
    expect(document.querySelector('[data-card="8H"]')).toBeNull(); // it is still on its way
    await feed.says(words(1, "oops"));
    expect(bubbles()).toEqual(["Thank you!", "Oops!"]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(bubbles()).toEqual([]);
  });

  it("leaves room for what the neighbours say at the same time, however many they are", async () => {
    Object.assign(globalThis, { innerWidth: 360, innerHeight: 640 });
    const table = corner({ counts: [7, 7, 7, 7, 7, 7], penalties: [0, 0, 0, 0, 0, 0] });
    const seats = view(table).seats.map((seat) => ({ ...seat, kind: "human" }));
    const feed = await sit(update(view(table, { seats }), snapshot, [], 1));
    for (const seat of [1, 2, 3, 4, 5]) await feed.says(words(seat, "hello"));
    await shown();
    const boxes = [...document.querySelectorAll<HTMLElement>(".bubble")].map(({ style }) => ({
      x: parseFloat(style.transform.slice(10)),
      w: parseFloat(style.width),
    }));
    expect(boxes).toHaveLength(5);
    boxes
      .toSorted((one, other) => one.x - other.x)
      .forEach(({ x }, i) => i && expect(x).toBeGreaterThanOrEqual((boxes[i - 1]?.x ?? 0) + (boxes[i - 1]?.w ?? 0)));
  }, 20_000);

  it("of others is not shown to a player who does not want it", async () => {
    settings.words = false;
    const feed = await sit(before(true));
    await feed.says(words(1, "hello"));
    await feed.says(words(0, "sorry"));
    await shown();
    await vi.waitFor(() => expect(log()).toContain("You: “Sorry!”"));
    expect(bubbles()).toEqual(["Sorry!"]);
    expect(log()).not.toContain("Hello!");
    settings.words = true;
  });

  it("is shown above the score of a deal, with the name; a refusal is explained", async () => {
    const feed = await sit(
      update(view(king({ toAct: -1, scores: [0, 0, -50, -50] }), { seats: SEATS, phase: "between" }), snapshot, [], 9),
    );
    await feed.says(words(2, "well-played"));
    await shown();
    expect(bubbles()).toEqual(["Well played!"]);
    expect(document.querySelector(".bubble")?.closest("tr")?.textContent).toMatch(/^Bruno/);
    await feed.says({ type: "failure", code: "too-fast", key: "error-too-fast" });
    expect(screen.getByRole("alert").textContent).toBe("Too fast. Wait a moment, then go on.");
  });

  it("is not offered against bots alone, nor to onlookers", async () => {
    await sit(update(view(king({ toAct: 0 })), snapshot, LEGAL, 1));
    expect(screen.getByLabelText("Say something").hidden).toBe(true);
    cleanup();
    await sit(update(view(king({ toAct: 0, seat: null }), { you: null, seats: SEATS }), snapshot, [], 1));
    expect(screen.getByLabelText("Say something").hidden).toBe(true);
  });
});
