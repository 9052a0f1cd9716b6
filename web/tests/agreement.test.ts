// Ending a deal by agreement: the question at the table, what is sent, and what goes on as if nobody had spoken.
import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromClient, SeatView, Update } from "../src/messages";
import { shotsOf } from "../src/room/shots";
import { settings } from "../src/settings.svelte";
import { Hints } from "../src/table/hints.svelte";
import { tell } from "../src/words/spoken";
import { speak } from "../src/words/words.svelte";
import { corner, event, king, update, view } from "./feed";
import { Feed, shown, sit, snapshot } from "./sitting";

// The dialogs of jsdom cannot be opened; what is in them can be read all the same.
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
const SEATS: SeatView[] = view(king()).seats.map((seat, number) => ({ ...seat, kind: number < 3 ? "human" : "casual" }));

/** The table while `agreed` want to end the deal; `said` is what has just been said by `seat`. */
function spoken(version: number, agreed: number[], said: string, seat: number, you: number | null = 0): Update {
  const [first] = agreed;
  const now = view(king({ toAct: 0 }), { you, seats: SEATS, proposal: first === undefined ? null : { seat: first, agreed } });
  return update(now, event({ kind: "vote", token: said, seat }), you === 0 ? LEGAL : [], version);
}

const before = (mayPropose: boolean): Update => update(view(king({ toAct: 0 }), { seats: SEATS, mayPropose }), snapshot, LEGAL, 1);
const votes = (feed: Feed): FromClient[] => feed.sent.filter(({ type }) => type === "vote");
const question = (): HTMLElement | null => screen.queryByLabelText("Proposal to end this deal");
const log = (): string => document.querySelector('[role="log"]')?.textContent ?? "";

describe("a proposal to end the deal", () => {
  it("is made in the settings, in two steps", async () => {
    const feed = await sit(before(true));
    await fireEvent.click(screen.getByLabelText("Settings"));
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

  it("is taken back there", async () => {
    const feed = await sit(spoken(2, [0], "propose", 0));
    await fireEvent.click(screen.getByLabelText("Settings"));
    await shown();
    await fireEvent.click(screen.getByText("Play this deal on after all"));
    expect(votes(feed)).toEqual([{ type: "vote", end: false, id: 1, version: 2 }]);
  });

  it("cannot be made where the room does not let one", async () => {
    await sit(before(false));
    await fireEvent.click(screen.getByLabelText("Settings"));
    await shown();
    expect(screen.getByText("Speed of the cards")).toBeTruthy();
    expect(screen.queryByText("End this deal early")).toBeNull();
  });

  it("is asked of who has not agreed, and goes when somebody plays on", async () => {
    const feed = await sit(before(true));
    await feed.says(spoken(2, [1], "propose", 1));
    await shown();
    const asked = question() as HTMLElement;
    expect(asked.textContent).toContain("Ada proposes to end this deal: the rest is played by itself, and the points count.");
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

  it("is a line on a phone until one means to answer; then it has the focus", async () => {
    Object.assign(globalThis, { innerWidth: 360, innerHeight: 640 });
    const feed = await sit(before(true));
    await feed.says(spoken(2, [1], "propose", 1));
    await shown();
    const asked = question() as HTMLElement;
    expect(within(asked).getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Answer"]);
    await fireEvent.click(within(asked).getByRole("button"));
    await shown();
    expect(asked.textContent).toContain("the points count");
    expect(document.activeElement?.textContent).toBe("Play on");
    await fireEvent.click(within(asked).getByText("Play on"));
    expect(votes(feed)).toEqual([{ type: "vote", end: false, id: 1, version: 2 }]);
  });

  it("is only read by those who look on, for a while", async () => {
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
    hints.ask(5, 9);
    hints.follow(update(view(corner()), event({ kind: "vote", token: "propose", seat: 1 }), [], 10));
    expect(hints.busy).toBe(true);
    hints.follow(update(view(corner()), event({ seat: 0, token: "end" }), [], 11));
    expect(hints.busy).toBe(false);
  });

  it("shows in Kings Corner first the table as it ends, then the result", () => {
    const ended = view(corner({ scores: [3, 0, 5] }), { phase: "between" });
    const rest = update(ended, event({ kind: "rest", seat: 1, token: "agreed", ended: true }), [], 40);
    expect(shotsOf(rest, 900).map(({ kind, result }) => [kind, result])).toEqual([
      ["act", false],
      ["result", true],
    ]);
    expect(tell(rest)[0]).toBe("The deal ends here: the rest is played by itself.");
  });
});
