// The table as a player meets it: buttons by their names, against a scripted server.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DOUBTED_AFTER, SHOWN_AFTER } from "../src/room/thinking.svelte";
import Room from "../src/room/Room.svelte";
import { keepSeat } from "../src/seats";
import { settings } from "../src/settings.svelte";
import { speak } from "../src/words/words.svelte";
import { corner, event, king, update, view } from "./feed";
import { Feed, shown, sit, snapshot } from "./sitting";

const card = (name: string): HTMLElement => screen.getByRole("button", { name });

// All panels are compiled once, so that no test waits for that.
beforeAll(shown, 60_000);

beforeEach(async () => {
  Object.assign(globalThis, { WebSocket: Feed, innerWidth: 390, innerHeight: 844 });
  settings.speed = "off";
  settings.hold = "none";
  settings.taps = "auto";
  settings.warn = false;
  await speak("en");
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe("Kings Corner", () => {
  const legal = ["3H>E", "3C>E", "KH>NE", "KH>NW", "KH>SE", "KH>SW", "W>N", "end"];

  it("says hello with the seat's secret and a nonce", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    expect(feed.url).toMatch(/^ws:\/\/.*\/api\/rooms\/r\/socket$/);
    expect(feed.sent[0]).toMatchObject({ type: "hello", secret: "s3cret" });
    expect((feed.sent[0] as { nonce: string }).nonce).toMatch(/^[0-9a-f]{32}$/);
  });

  it("lights the targets of a tapped card, and only those, and plays to a tapped one", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal, 7));
    await fireEvent.click(card("3 of hearts"));
    expect(card("3 of hearts").getAttribute("aria-pressed")).toBe("true");
    expect(screen.getAllByRole("button", { name: /, fits$/ }).map((button) => button.dataset.place)).toEqual(["E"]);
    await fireEvent.click(card("east: 4 of spades, fits"));
    expect(feed.sent.at(-1)).toMatchObject({ type: "act", version: 7, token: "3H>E" });
    // The move is drawn before the server has answered.
    expect(screen.queryByRole("button", { name: "3 of hearts" })).toBeNull();
  });

  it("explains a refusal and puts the card back", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal, 7));
    await fireEvent.click(card("8 of clubs"));
    await fireEvent.click(card("north: 6 of clubs"));
    const act = feed.sent.at(-1) as { id: number; token: string };
    expect(act.token).toBe("8C>N");
    await feed.says({ type: "refused", id: act.id, code: "wrong-rank", key: "reason-wrong-rank", version: 7 });
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Play exactly one rank lower than the top card."));
    expect(card("8 of clubs")).toBeTruthy();
  });

  it.each([
    ["de", "Karo-10"],
    ["sv", "ruter 10"],
    ["ro", "10 de caro"],
  ] as const)("explains a refusal in %s, at the card and aloud", async (language, name) => {
    await speak(language);
    const feed = await sit(update(view(corner()), snapshot, legal, 7));
    const card = document.querySelector<HTMLElement>('[data-card="TD"]') as HTMLElement;
    expect(card.getAttribute("aria-label")).toBe(name);
    await fireEvent.click(card);
    await fireEvent.click(document.querySelector('[data-place="N"]') as HTMLElement);
    const act = feed.sent.at(-1) as { id: number };
    await feed.says({ type: "refused", id: act.id, code: "wrong-rank", key: "reason-wrong-rank", version: 7 });
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent?.length).toBeGreaterThan(10));
    expect(screen.getByRole("alert").textContent).not.toContain("reason-");
  });

  it("takes the only target on a second tap, and any corner for a king", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    await fireEvent.click(card("king of hearts"));
    await fireEvent.click(card("king of hearts"));
    expect(feed.acts).toEqual(["KH>NE"]);
  });

  it("is played with the keyboard alone", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    await fireEvent.keyDown(document.body, { key: "ArrowRight", code: "ArrowRight" });
    const first = document.activeElement as HTMLElement;
    expect(first.getAttribute("aria-label")).toBe("ace of clubs");
    await fireEvent.keyDown(first, { key: "ArrowRight", code: "ArrowRight" });
    expect(document.activeElement?.getAttribute("aria-label")).toBe("3 of hearts");
    await fireEvent.click(document.activeElement as Element); // what Enter does on a button
    await fireEvent.keyDown(document.activeElement as Element, { key: "d", code: "KeyD" });
    expect(feed.acts).toEqual(["3H>E"]);
  });

  it("ends the turn with Space, and draws", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    await fireEvent.keyDown(document.body, { key: " ", code: "Space" });
    expect(feed.acts).toEqual(["end"]);
    const after = corner({ toAct: 1, hand: [...corner().hand, "9S"], counts: [8, 7, 7, 7], stock: 19 });
    await feed.says(update(view(after), event({ seat: 0, token: "end", drawn: 1, drawer: 0, drew: ["9S"] }), [], 2));
    expect(card("9 of spades")).toBeTruthy();
    expect(screen.getByRole("log").textContent).toContain("You draw the 9 of spades.");
  });

  it("says what could still be laid before the turn ends, once a turn", async () => {
    settings.warn = true;
    const draw = (): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name: "Draw a card" }));
    const feed = await sit(update(view(corner()), snapshot, legal));
    await draw();
    expect(screen.getByRole("alert").textContent).toBe("You can still lay the 3 of hearts to the east. Press again to end your turn.");
    expect(feed.acts).toEqual([]);
    await fireEvent.keyDown(document.body, { key: " ", code: "Space" });
    expect(feed.acts).toEqual(["end"]);
    expect(screen.queryByRole("alert")).toBeNull();
    await feed.says(update(view(corner({ toAct: 1 })), event({ seat: 0, token: "end" }), [], 2));
    await feed.says(update(view(corner()), event({ seat: 3, token: "end" }), ["W>N", "end"], 3));
    await draw();
    expect(screen.getByRole("alert").textContent).toBe("You can still move the pile from the west to the north. Press again to end your turn.");
    expect(feed.acts).toEqual(["end"]);
  });

  it("ends a turn at once in which nothing fits any more", async () => {
    settings.warn = true;
    const feed = await sit(update(view(corner()), snapshot, ["end"]));
    await fireEvent.click(document.querySelector(".stock") as Element);
    expect(feed.acts).toEqual(["end"]);
  });

  it("asks to end the turn even where a king must be played first, and says why not", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal.filter((token) => token !== "end")));
    await fireEvent.click(screen.getByRole("button", { name: "Draw a card" }));
    const act = feed.sent.at(-1) as { id: number };
    await feed.says({ type: "refused", id: act.id, code: "king-must-be-played", key: "reason-king-must-be-played", version: 1 });
    expect(screen.getByRole("alert").textContent).toBe("Put your king into a corner first.");
  });

  it("never sends a second action while the first is on its way", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    await fireEvent.click(screen.getByRole("button", { name: "Draw a card" }));
    await fireEvent.click(screen.getByRole("button", { name: "Draw a card" }));
    expect(feed.acts).toEqual(["end"]);
  });

  it("keeps the focus in the hand when the focused card is played", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    card("3 of hearts").focus();
    await fireEvent.click(card("3 of hearts"));
    await fireEvent.keyDown(document.activeElement as Element, { key: "d", code: "KeyD" });
    expect(feed.acts).toEqual(["3H>E"]);
    await tick();
    expect((document.activeElement as HTMLElement).dataset.card).toBe("3C");
  });

  it("moves on from the focused card, wherever a card drawn has put it", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    card("8 of clubs").focus();
    const after = corner({ hand: [...corner().hand, "2S"], counts: [8, 7, 7, 7], stock: 19 });
    await feed.says(update(view(after), event({ seat: 0, token: "end", drawn: 1, drawer: 0, drew: ["2S"] }), legal, 2));
    expect(document.activeElement).toBe(card("8 of clubs"));
    await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowLeft", code: "ArrowLeft" });
    expect(document.activeElement).toBe(card("7 of clubs"));
  });

  it("shows the end of a deal with what everybody held, and asks for the next", async () => {
    const table = corner({ phase: "over", toAct: -1, out: 1, left: [["KH", "3C"], [], ["2S"], ["AD"]], scores: [11, 0, 1, 1] });
    const shown = view(table, { phase: "between", sheet: { deals: [{ dealer: 3, label: "", trump: "", scores: [11, 0, 1, 1], counted: ["KH 3C", "", "2S", "AD"] }], plan: [], totals: [11, 0, 1, 1], winners: [] } });
    const feed = await sit(update(shown, snapshot, []));
    const panel = screen.getByRole("region", { name: "Ada is out" });
    expect(within(panel).getByText("king of hearts")).toBeTruthy();
    await fireEvent.click(within(panel).getByRole("button", { name: "Next deal" }));
    expect(feed.sent.at(-1)).toMatchObject({ type: "next" });
  });

  it("puts the turn into the title", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    expect(document.title).toBe("● Your turn – Kingcraft");
    await feed.says(update(view(corner({ toAct: 1 })), event({ seat: 0, token: "end" }), [], 2));
    expect(document.title).toBe("Kings Corner – Kingcraft");
  });
});

describe("King", () => {
  it("plays a card by one tap where there is room, and dims what the rules refuse", async () => {
    const table = king({ trick: { leader: 1, cards: ["9H", "AH", "4H"], winner: -1 } });
    const feed = await sit(update(view(table), snapshot, ["3H", "8H", "KH"]));
    expect(document.querySelectorAll(".front.dim")).toHaveLength(10);
    await fireEvent.click(card("8 of hearts"));
    expect(feed.acts).toEqual(["8H"]);
  });

  it("takes two taps where the player wants it so", async () => {
    settings.taps = "two";
    const feed = await sit(update(view(king()), snapshot, king().hand));
    await fireEvent.click(card("8 of hearts"));
    expect(feed.acts).toEqual([]);
    await fireEvent.click(card("8 of hearts"));
    expect(feed.acts).toEqual(["8H"]);
  });

  const auction = {
    auctioneer: 3,
    calls: [
      { seat: 3, token: "auction" },
      { seat: 0, token: "+2" },
      { seat: 1, token: "pass" },
      { seat: 2, token: "+4" },
    ],
    high: "+4",
    holder: 2,
    bids: 2,
    passed: [1],
    countered: [],
    asked: "",
    ultimatum: false,
    buyer: -1,
    price: "",
  };

  it("offers a bidder the ladder with prices in words", async () => {
    const table = king({ phase: "bid", contract: "", auction });
    const feed = await sit(update(view(table), snapshot, ["+5", "+6", "+7", "+8", "-2", "match", "pass"]));
    const sheet = screen.getByRole("region", { name: "Calls" });
    expect(sheet.textContent).toContain("Standing bid: +4 by Bruno");
    expect(within(sheet).getByRole("button", { name: "+3: you pay Cleo 75 points and name the plus game." }).hasAttribute("disabled")).toBe(true);
    await fireEvent.click(within(sheet).getByRole("button", { name: "Equalise +4. +4: you pay Cleo 100 points and name the plus game." }));
    expect(feed.acts).toEqual(["match"]);
  });

  it("offers the seller everything he may do", async () => {
    const table = king({ phase: "decide", contract: "", auction: { ...auction, auctioneer: 0, calls: auction.calls.slice(1) } });
    const feed = await sit(update(view(table), snapshot, ["accept", "reject", "split", "counter:+5", "counter:-2", "counter:+6", "ultimatum"]));
    for (const name of ["Sell to Bruno at +4", "Keep it, name the game", "Ask Bruno for +5", "Ultimatum: eight, or I play minus"]) {
      expect(screen.getByRole("button", { name }).hasAttribute("disabled"), name).toBe(false);
    }
    expect(screen.getAllByRole("button", { name: /^Ask Bruno/ }).map((button) => button.textContent?.trim())).toEqual(["+5", "+6", "−2"]);
    await fireEvent.click(screen.getByRole("button", { name: "Ask Bruno for −2" }));
    expect(feed.acts).toEqual(["counter:-2"]);
  });

  it("lets the buyer name the game", async () => {
    const table = king({ phase: "declare", contract: "", declarer: 0, auction: { ...auction, buyer: 0, price: "+4" } });
    const feed = await sit(update(view(table), snapshot, ["plus:S", "plus:H", "plus:D", "plus:C", "plus:NT"]));
    expect(screen.getByText("Plus, with this trump:")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Plus with hearts as trump" }));
    expect(feed.acts).toEqual(["plus:H"]);
  });

  it("says what is left of the contract", async () => {
    const table = king({ captured: [["QS"], [], ["QH"], []] });
    await sit(update(view(table), snapshot, ["2S"]));
    expect(screen.getByRole("heading", { name: "No queens" })).toBeTruthy();
    expect(screen.getByText(/−50 for each queen · 2 of 4 gone/)).toBeTruthy();
  });

  it("says who wins the match, and offers another", async () => {
    const line = { dealer: 0, label: "plus", trump: "S", scores: [225, 50, 50, 0], counted: ["4", "2", "2", "5"] };
    const shown = view(king({ phase: "over", toAct: -1, contract: "plus", trump: "S", hand: [], counts: [0, 0, 0, 0], scores: line.scores }), {
      phase: "over",
      sheet: { deals: [line], plan: [], totals: [130, -60, -5, -65], winners: [0] },
    });
    await sit(update(shown, snapshot, []));
    const panel = screen.getByRole("region", { name: "You win the match!" });
    expect(within(panel).getByRole("button", { name: "Play again" })).toBeTruthy();
    expect(within(panel).getByText("+225")).toBeTruthy();
    expect(within(panel).getByText("Plus with spades: the score")).toBeTruthy();
  });

  it.each([
    [0, 3, "You bought from Cleo at +7. +7: you pay Cleo 175 points and name the plus game."],
    [3, 0, "You sold to Cleo at +7. You get 175 points on top of your own tricks."],
    [2, 3, "Bruno bought from Cleo at +7. +7 is worth 175 points."],
  ])("says the price of a sold deal with its score: buyer %i, seller %i", async (buyer, auctioneer, said) => {
    const line = { dealer: 3, label: "plus", trump: "", scores: [-175, 50, 0, 450], counted: ["0", "2", "7", "4"] };
    const sold = { ...auction, auctioneer, buyer, price: "+7" };
    const table = king({ phase: "over", toAct: -1, contract: "plus", hand: [], counts: [0, 0, 0, 0], scores: line.scores, auction: sold });
    await sit(update(view(table, { phase: "between", sheet: { deals: [line], plan: [], totals: line.scores, winners: [] } }), snapshot, []));
    const panel = screen.getByRole("region", { name: "Plus without trump: the score" });
    expect(within(panel).getByText(said)).toBeTruthy();
  });

  it("shows that points were taken unplayed", async () => {
    const line = { dealer: 3, label: "", trump: "", scores: [75, 75, 75, 100], counted: ["", "", "", ""] };
    const table = king({ phase: "over", toAct: -1, contract: "", unplayed: true, hand: [], scores: line.scores, auction });
    await sit(update(view(table, { phase: "between", sheet: { deals: [line], plan: [], totals: line.scores, winners: [] } }), snapshot, []));
    expect(within(screen.getByRole("region", { name: "Auction: the score" })).getByText("The points were taken unplayed.")).toBeTruthy();
  });
});

describe("the connection", () => {
  const LOST = "The connection is gone. Trying again … Nothing is lost at the table.";

  it("says when it is gone, and resyncs by the whole view", async () => {
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

  it("is shown as gone as soon as the browser says so, and as back as soon as the server is heard", async () => {
    const feed = await sit(update(view(corner()), snapshot, ["end"]));
    dispatchEvent(new Event("offline"));
    await tick();
    expect(screen.getByText(LOST)).toBeTruthy();
    expect(feed.sent.at(-1)).toEqual({ type: "ping" });
    await feed.says({ type: "pong" });
    expect(screen.queryByText(LOST)).toBeNull();
    expect(Feed.last).toBe(feed);
  });

  it("cannot be without WebSocket, and the page says what to do", async () => {
    Object.assign(globalThis, { WebSocket: undefined });
    keepSeat({ room: "r", seat: 0, secret: "s3cret", game: "king", created: "2026-11-21T10:00:00Z" });
    render(Room, { id: "r" });
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("This browser keeps no live connection (WebSocket)"));
    expect(screen.getByRole("button", { name: "Start page" })).toBeTruthy();
    expect(screen.queryByText("One moment …")).toBeNull();
  });

  it("offers to come back when another window has taken over", async () => {
    const feed = await sit(update(view(corner()), snapshot, ["end"]));
    await feed.says({ type: "failure", code: "replaced", key: "error-replaced" });
    feed.close();
    await tick();
    expect(screen.getAllByRole("alert").map((one) => one.querySelector("p")?.textContent)).toEqual([
      "This seat is played in another tab or window now. To go on in this one, take it back.",
    ]);
    expect(screen.queryByText(LOST), "one thing at a time").toBeNull();
    expect(document.title, "and it is not this window's turn any more").not.toContain("Your turn");
    await fireEvent.click(screen.getByRole("button", { name: "Play here" }));
    expect(Feed.last).not.toBe(feed);
  });

  it("does not let a bot think that nobody can ask", async () => {
    const feed = await sit(update(view(king({ toAct: 2 })), snapshot));
    await new Promise((done) => setTimeout(done, SHOWN_AFTER + 50));
    expect(document.querySelectorAll(".thinks")).toHaveLength(1);
    feed.close();
    await tick();
    expect(screen.getByText(LOST)).toBeTruthy();
    expect(document.querySelectorAll(".thinks")).toHaveLength(0);
  });

  it("is asked for where a bot takes too long, and given up where nobody answers", async () => {
    vi.useFakeTimers();
    try {
      const feed = await sit(update(view(king({ toAct: 2 })), snapshot));
      await vi.advanceTimersByTimeAsync(DOUBTED_AFTER);
      expect(feed.sent.at(-1)).toEqual({ type: "ping" });
      await feed.says({ type: "pong" });
      await vi.advanceTimersByTimeAsync(DOUBTED_AFTER);
      expect(screen.queryByText(LOST)).toBeNull();
      feed.close = () => {}; // a server that hangs does not even say goodbye
      await feed.says(update(view(king({ toAct: 1 })), event({ token: "QS" }), [], 2));
      await vi.advanceTimersByTimeAsync(2 * DOUBTED_AFTER + 10);
      expect(screen.getByText(LOST)).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("bots that do not play themselves", () => {
  const shown = (standIn: string): ReturnType<typeof view> => {
    const whole = view(corner());
    return { ...whole, seats: whole.seats.map((seat, number) => (number % 2 ? { ...seat, standIn } : seat)) };
  };

  it("are told of while they warm up, once to those who listen, and not when they are ready", async () => {
    const text = "The bots are still warming up: until they are ready, they play by rules of thumb.";
    const feed = await sit(update(shown("warming"), snapshot, ["end"]));
    expect(document.querySelector(".notice")?.textContent).toBe(text);
    await feed.says(update(shown("warming"), event({ token: "end" }), [], 2));
    expect([...screen.getByRole("log").querySelectorAll("p")].filter((line) => line.textContent === text)).toHaveLength(1);
    await feed.says(update(shown(""), event({ kind: "bots", seat: -1 }), [], 2));
    expect(document.querySelector(".notice")).toBeNull();
  });

  it("are named where it is about them", async () => {
    await sit(update(shown("missing"), snapshot, ["end"]));
    expect(document.querySelector(".notice")?.textContent).toBe("Rules of thumb play for Ada and Cleo: this server does not have that bot any more.");
  });
});

describe("the level of a bot", () => {
  it("stands beside its name, in words or as bars, and is always told", async () => {
    const whole = view(king());
    const levels = ["human", "beginner", "master", "mine"];
    await sit(update({ ...whole, seats: whole.seats.map((seat, number) => ({ ...seat, kind: levels[number] ?? "" })) }, snapshot));
    const pills = [...document.querySelectorAll(".seat")];
    const told = pills.map((pill) => pill.querySelector(".spoken")?.textContent ?? "");
    expect(told).toEqual([
      "You, to play: 13 cards, no trick, 0 points",
      "Ada, Beginner: 13 cards, no trick, 0 points",
      "Bruno, Master: 13 cards, no trick, 0 points",
      "Cleo, mine, dealer: 13 cards, no trick, 0 points",
    ]);
    expect(pills.map((pill) => pill.querySelectorAll(".rank .reached").length)).toEqual([0, 1, 4, 0]);
  });
});
