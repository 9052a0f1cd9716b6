// What a table says about its connection and its bots.
import type { StandIn, View } from "../src/base/messages";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { DOUBTED_AFTER, SHOWN_AFTER } from "../src/session/thinking.svelte";
import Room from "../src/room/Room.svelte";
import { keepSeat } from "../src/base/seats";
import { corner, event, king, update, view } from "./feed";
import { Feed, plainTable, sit, snapshot } from "./sitting";

plainTable();

describe("the connection", () => {
  const LOST = "Connection lost. Trying again… Nothing is lost at the table.";
  /** Someone to wait for, in whose place a bot can play. */
  const waits = view(king({ toAct: 1 }));
  const gone = {
    ...waits,
    seats: waits.seats.map((seat, number) =>
      number === 1 ? { ...seat, kind: "human", connected: false, away: 0, awayOf: 120, lendIn: 0 } : seat,
    ),
  };

  it("says when it is lost, and resyncs with a complete view", async () => {
    const feed = await sit(update(view(corner()), snapshot, ["end"]));
    feed.close();
    await tick();
    expect(screen.getByText(LOST)).toBeTruthy();
    await new Promise((done) => setTimeout(done, 500));
    expect(Feed.last).not.toBe(feed);
    await Feed.last.says(update(view(corner({ stock: 5 })), snapshot, ["end"], 9));
    expect(screen.queryByText(LOST)).toBeNull();
    expect(screen.getByText("5")).toBeTruthy();
  });

  it("is sent only what has changed, and shows the whole table", async () => {
    const whole = view(corner({ stock: 7 }));
    const feed = await sit(update(whole, snapshot, ["end"]));
    expect(feed.sent[0]).toMatchObject({ type: "hello", changes: true });
    const changed = (sent: object): View => sent as View;
    await feed.says({ ...update(whole, snapshot, ["end"], 9), view: changed({ table: { stock: 4 } }) });
    expect(screen.getByText("4")).toBeTruthy();
    expect(screen.queryByText("7")).toBeNull();
    await feed.says({ ...update(whole, snapshot, [], 10), view: changed({}) });
    expect(screen.getByText("4"), "nothing has changed").toBeTruthy();
  });

  it("is shown as lost as soon as the browser says so, and as back as soon as the server sends something", async () => {
    const feed = await sit(update(view(corner()), snapshot, ["end"]));
    dispatchEvent(new Event("offline"));
    await tick();
    expect(screen.getByText(LOST)).toBeTruthy();
    expect(feed.sent.at(-1)).toEqual({ type: "ping" });
    await feed.says({ type: "pong" });
    expect(screen.queryByText(LOST)).toBeNull();
    expect(Feed.last).toBe(feed);
  });

  it("is impossible without WebSocket, and the page says what to do", async () => {
    Object.assign(globalThis, { WebSocket: undefined });
    keepSeat({ room: "r", seat: 0, secret: "s3cret", game: "king", created: "2026-11-21T10:00:00Z" });
    render(Room, { id: "r" });
    await vi.waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain("This browser cannot keep a live connection (WebSocket)"),
    );
    expect(screen.getByRole("button", { name: "Start page" })).toBeTruthy();
    expect(screen.queryByText("One moment…")).toBeNull();
  });

  it("is not opened to a match that was given up: the page leads to its replay", async () => {
    const before = Feed.last;
    keepSeat({ room: "r", seat: 0, secret: "s3cret", game: "king", created: "2026-11-21T10:00:00Z", left: true });
    render(Room, { id: "r" });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("You gave up this match: it counts as lost.");
    expect(screen.getByRole("link", { name: "Watch again" }).getAttribute("href")).toBe("/match/r");
    expect(Feed.last === before, "no connection is opened").toBe(true);
  });

  it("offers to come back when another window has taken over", async () => {
    const feed = await sit(update(view(corner()), snapshot, ["end"]));
    await feed.says({ type: "failure", code: "replaced", key: "error-replaced" });
    feed.close();
    await tick();
    expect(
      screen
        .getAllByRole("alert")
        .map((one) => [...one.querySelectorAll("p")].map((line) => line.textContent).join(" ")),
    ).toEqual(["This seat is played in another window or on another device now. To go on here, take it back."]);
    expect(screen.queryByText(LOST), "one thing at a time").toBeNull();
    expect(document.title, "and it is not this window's turn any more").not.toContain("Your turn");
    await fireEvent.click(screen.getByRole("button", { name: "Play here" }));
    expect(Feed.last).not.toBe(feed);
  });

  it("comes back without a word of servers when the table has moved to another one", async () => {
    const feed = await sit(update(view(corner()), snapshot, ["end"]));
    await feed.says({ type: "failure", code: "moved", key: "error-moved" });
    expect(screen.queryByText(/server/)).toBeNull();
    feed.close();
    await tick();
    expect(screen.getByText(LOST)).toBeTruthy();
    await vi.waitFor(() => expect(Feed.last).not.toBe(feed));
  });

  it("shows no bot as thinking while it is lost", async () => {
    const feed = await sit(update(view(king({ toAct: 2 })), snapshot));
    await new Promise((done) => setTimeout(done, SHOWN_AFTER + 50));
    expect(document.querySelectorAll(".thinks")).toHaveLength(1);
    feed.close();
    await tick();
    expect(screen.getByText(LOST)).toBeTruthy();
    expect(document.querySelectorAll(".thinks")).toHaveLength(0);
  });

  it("is checked if an action gets no answer", async () => {
    const feed = await sit(update(gone, snapshot));
    vi.useFakeTimers();
    try {
      await fireEvent.click(screen.getByRole("button", { name: "Let a bot play now" }));
      expect(feed.sent.at(-1)).toMatchObject({ type: "lend", seat: 1 });
      await vi.advanceTimersByTimeAsync(2010);
      expect(screen.getByText(LOST)).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ["a quick", 20, 1000, 1500],
    ["a slow", 400, 2000, 3000],
  ])("on %s line is doubted and given up after a time that suits its answers", async (_, takes, doubted, more) => {
    const feed = await sit(update(gone, snapshot));
    vi.useFakeTimers();
    try {
      for (let answers = 0; answers < 6; answers++) {
        dispatchEvent(new Event("offline")); // the page asks at once whether the server is there
        await vi.advanceTimersByTimeAsync(takes);
        await feed.says({ type: "pong" });
      }
      feed.close = () => {};
      await fireEvent.click(screen.getByRole("button", { name: "Let a bot play now" }));
      expect(feed.sent.at(-1)).toMatchObject({ type: "lend", seat: 1 });
      await vi.advanceTimersByTimeAsync(doubted - 10);
      expect(screen.queryByText(LOST)).toBeNull();
      await vi.advanceTimersByTimeAsync(20);
      expect(screen.getByText(LOST)).toBeTruthy();
      await vi.advanceTimersByTimeAsync(more - 20);
      expect(Feed.last, "it may still answer").toBe(feed);
      await vi.advanceTimersByTimeAsync(20 + 400);
      expect(Feed.last, "a new connection").not.toBe(feed);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is checked if a bot takes too long, and given up if the server does not answer", async () => {
    vi.useFakeTimers();
    try {
      const feed = await sit(update(view(king({ toAct: 2 })), snapshot));
      await vi.advanceTimersByTimeAsync(DOUBTED_AFTER);
      expect(feed.sent.at(-1)).toEqual({ type: "ping" });
      await feed.says({ type: "pong" });
      await vi.advanceTimersByTimeAsync(DOUBTED_AFTER);
      expect(screen.queryByText(LOST)).toBeNull();
      feed.close = () => {}; // a server that hangs does not even close the connection
      await feed.says(update(view(king({ toAct: 1 })), event({ token: "QS" }), [], 2));
      await vi.advanceTimersByTimeAsync(2 * DOUBTED_AFTER + 10);
      expect(screen.getByText(LOST)).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("bots that do not play themselves", () => {
  const shown = (standIn: StandIn): ReturnType<typeof view> => {
    const whole = view(corner());
    return { ...whole, seats: whole.seats.map((seat, number) => (number % 2 ? { ...seat, standIn } : seat)) };
  };

  it("are announced while they warm up, once to screen readers, and not when they are ready", async () => {
    const text = "The bots are still warming up: until they are ready, they play by rules of thumb.";
    const feed = await sit(update(shown("warming"), snapshot, ["end"]));
    expect(document.querySelector(".notice")?.textContent).toBe(text);
    await feed.says(update(shown("warming"), event({ token: "end" }), [], 2));
    expect([...screen.getByRole("log").querySelectorAll("p")].filter((line) => line.textContent === text)).toHaveLength(
      1,
    );
    await feed.says(update(shown(""), event({ kind: "bots", seat: -1 }), [], 2));
    expect(document.querySelector(".notice")).toBeNull();
  });

  it("are named if it is about them", async () => {
    await sit(update(shown("missing"), snapshot, ["end"]));
    expect(document.querySelector(".notice")?.textContent).toBe(
      "Rules of thumb play for Ada and Cleo: this server does not have that bot any more.",
    );
  });
});

describe("the level of a bot", () => {
  it("is shown as lozenges, and always in words", async () => {
    const whole = view(king());
    const levels = ["human", "beginner", "master", "mine"];
    await sit(
      update(
        { ...whole, seats: whole.seats.map((seat, number) => ({ ...seat, kind: levels[number] ?? "" })) },
        snapshot,
      ),
    );
    const pills = [...document.querySelectorAll(".seat")];
    const told = pills.map((pill) => pill.querySelector(".spoken")?.textContent ?? "");
    expect(told).toEqual([
      "You, to play: 13 cards, no trick, 0 points",
      "Ada, Beginner: 13 cards, no trick, 0 points",
      "Bruno, Master: 13 cards, no trick, 0 points",
      "Cleo, mine, dealer: 13 cards, no trick, 0 points",
    ]);
    expect(pills.map((pill) => pill.querySelectorAll(".strength .full").length)).toEqual([0, 1, 4, 0]);
  });
});
