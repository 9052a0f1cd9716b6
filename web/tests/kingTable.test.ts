// The table of King from the player's view: cards, calls, the end of a deal.
import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { HandWorth, HintAnswer } from "../src/base/messages";
import { settings } from "../src/base/settings.svelte";
import { speak } from "../src/words/words.svelte";
import { event, king, rules, update, view } from "./feed";
import { plainTable, sit, snapshot } from "./sitting";

const card = (name: string): HTMLElement => screen.getByRole("button", { name });

plainTable();

describe("King", () => {
  it("plays a card by one tap if there is room, and dims cards that the rules refuse", async () => {
    const table = king({ trick: { leader: 1, cards: ["9H", "AH", "4H"], winner: -1 } });
    const feed = await sit(update(view(table), snapshot, ["3H", "8H", "KH"]));
    expect(document.querySelectorAll(".front.dim")).toHaveLength(10);
    await fireEvent.click(card("8 of hearts"));
    expect(feed.acts).toEqual(["8H"]);
  });

  it("takes one tap if a finger has room for the card, or if it is the only one; otherwise a first tap raises it", async () => {
    const small = { innerWidth: 320, innerHeight: 568 };
    Object.assign(globalThis, small);
    const full = await sit(update(view(king()), snapshot, king().hand));
    const said = (): string | null | undefined => document.querySelector(".own .about")?.textContent;
    await fireEvent.click(card("8 of hearts"));
    expect([full.acts, said()]).toEqual([[], "Tap again to play"]);
    await fireEvent.click(card("8 of hearts"));
    expect(full.acts).toEqual(["8H"]);
    cleanup();
    Object.assign(globalThis, small);
    const only = await sit(
      update(
        view(
          king({
            trick: { leader: 1, cards: ["9H", "AH", "4H"], winner: -1 },
            hand: ["2S", "6S", "JS", "QS", "8H", "5C", "TC", "7D", "JD", "QD", "AD"],
          }),
        ),
        snapshot,
        ["8H"],
      ),
    );
    await fireEvent.click(card("8 of hearts"));
    expect(only.acts).toEqual(["8H"]);
  });

  it("takes one click of a mouse, which cannot mean a neighbour", async () => {
    Object.assign(globalThis, { innerWidth: 320, innerHeight: 568 });
    const feed = await sit(update(view(king()), snapshot, king().hand));
    const click = Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType: "mouse" });
    await fireEvent(card("8 of hearts"), click);
    expect(feed.acts).toEqual(["8H"]);
  });

  it("hides why another card was refused as soon as a card is raised", async () => {
    settings.taps = "two";
    const feed = await sit(
      update(view(king({ trick: { leader: 1, cards: ["9H", "AH", "4H"], winner: -1 } })), snapshot, ["3H", "8H", "KH"]),
    );
    await fireEvent.click(card("2 of spades"));
    await feed.says({ type: "refused", id: 1, code: "must-follow-suit", key: "reason-must-follow-suit", version: 1 });
    expect(screen.getByRole("alert")).toBeTruthy();
    await fireEvent.click(card("8 of hearts"));
    expect([screen.queryByRole("alert"), about()]).toEqual([null, "Tap again to play"]);
  });

  it("takes two taps if the player has set that", async () => {
    settings.taps = "two";
    const feed = await sit(update(view(king()), snapshot, king().hand));
    await fireEvent.click(card("8 of hearts"));
    expect(feed.acts).toEqual([]);
    await fireEvent.click(card("8 of hearts"));
    expect(feed.acts).toEqual(["8H"]);
  });

  const lay = (): HTMLElement | null => document.querySelector("[data-lay]");
  const about = (): string | null | undefined => document.querySelector(".own .about")?.textContent;

  it.each([
    ["en", "Tap again to play", "You lead"],
    ["de", "Tipp noch mal, um zu spielen", "Du spielst aus"],
    ["sv", "Tryck igen för att spela", "Du spelar ut"],
    ["ro", "Mai atinge o dată ca să joci", "Tu începi"],
  ] as const)(
    "plays a raised card to its place on the table, and says so at the player's own seat in %s",
    async (language, again, led) => {
      await speak(language);
      settings.taps = "two";
      const feed = await sit(update(view(king()), snapshot, king().hand));
      const eight = document.querySelector('[data-card="8H"]') as HTMLElement;
      expect([lay(), about()]).toEqual([null, led]);
      await fireEvent.click(eight);
      expect(about()).toBe(again);
      await fireEvent.pointerDown(lay() as HTMLElement);
      await fireEvent.click(lay() as HTMLElement);
      expect(feed.acts).toEqual(["8H"]);
      expect([lay(), about()]).toEqual([null, led]);
    },
  );

  it("lowers a raised card after a tap beside its place", async () => {
    settings.taps = "two";
    const feed = await sit(update(view(king()), snapshot, king().hand));
    await fireEvent.click(card("8 of hearts"));
    await fireEvent.pointerDown(document.querySelector("main") as HTMLElement);
    await tick();
    expect([lay(), about(), feed.acts]).toEqual([null, "You lead", []]);
  });

  it("says after one tap why a card is refused, whatever the setting", async () => {
    settings.taps = "two";
    const feed = await sit(
      update(view(king({ trick: { leader: 1, cards: ["9H", "AH", "4H"], winner: -1 } })), snapshot, ["3H", "8H", "KH"]),
    );
    await fireEvent.click(card("2 of spades"));
    expect(feed.acts).toEqual(["2S"]);
    await feed.says({ type: "refused", id: 1, code: "must-follow-suit", key: "reason-must-follow-suit", version: 1 });
    expect(screen.getByRole("alert").textContent).toBe("Hearts were led, and you hold one: play a heart.");
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

  const choice = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>("radio", { name });
  /** The gold buttons. */
  const gold = (): (string | undefined)[] =>
    [...document.querySelectorAll(".sheet footer :is(.weighty, .main:not(.plainly, [aria-disabled=true]))")].map(
      (one) => one.textContent?.trim(),
    );
  const said = (): string => document.querySelector(".sheet .means")?.textContent?.replace(/\s+/g, " ").trim() ?? "";

  it("offers a bidder the ladder; a first tap explains a bid, a second one makes it", async () => {
    const table = king({ phase: "bid", contract: "", auction, leader: 3 });
    const feed = await sit(update(view(table), snapshot, ["+5", "+6", "+7", "+8", "-2", "match", "pass"]));
    const sheet = screen.getByRole("region", { name: "Calls" });
    expect(sheet.textContent).toContain("Bruno stands at +4, worth 100. You come first: +4 from you is enough.");
    expect(choice("+3, 75 points").getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(choice("+6, 150 points"));
    expect(said()).toBe("You give Cleo 150 points, then name the game. Cleo leads.");
    await fireEvent.click(choice("−2, 150 points"));
    expect(said()).toBe("You take over up to 2 of Cleo’s tricks, at most 150 points. Minus is played. Cleo leads.");
    expect(within(sheet).getByRole("button", { name: "Bid −2" })).toBeTruthy();
    await fireEvent.click(choice("Equalise +4"));
    expect(feed.acts).toEqual([]);
    await fireEvent.click(choice("Equalise +4"));
    expect(feed.acts).toEqual(["match"]);
  });

  it("treats the bounce of a finger as one tap", async () => {
    const table = king({ phase: "bid", contract: "", auction });
    const feed = await sit(update(view(table), snapshot, ["+8", "pass"]));
    vi.useFakeTimers({ toFake: ["performance"] }); // both taps at the same time, however slow the machine is
    for (let tap = 0; tap < 2; tap += 1) {
      await fireEvent.pointerDown(choice("+8, 200 points"));
      await fireEvent.click(choice("+8, 200 points"));
    }
    vi.useRealTimers();
    expect(feed.acts).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Bid +8" }));
    expect(feed.acts).toEqual(["+8"]);
  });

  it("moves through the bids with arrow keys, says why one is no longer possible, and moves to Pass with P", async () => {
    const table = king({ phase: "bid", contract: "", auction });
    const feed = await sit(update(view(table), snapshot, ["+5", "-2", "pass"]));
    choice("+5, 125 points").focus();
    await fireEvent.keyDown(choice("+5, 125 points"), { key: "ArrowLeft" });
    expect([document.activeElement, said()]).toEqual([
      choice("+4, 100 points"),
      "To say +4 as well you would have to come before Bruno: bid higher.",
    ]);
    await fireEvent.keyDown(choice("+4, 100 points"), { key: "End" });
    expect(document.activeElement).toBe(choice("−2, 150 points"));
    expect([choice("−2, 150 points").getAttribute("aria-checked"), said().startsWith("You take over")]).toEqual([
      "true",
      true,
    ]);
    await fireEvent.keyDown(choice("−2, 150 points"), { key: "p" });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Pass" }));
    expect(feed.acts).toEqual([]);
  });

  it("says why a bid of the same value is refused, and one that was not asked for", async () => {
    const minus = king({ phase: "bid", contract: "", auction: { ...auction, high: "-1" } });
    const feed = await sit(update(view(minus), snapshot, ["+5", "pass"]));
    await fireEvent.click(choice("+3, 75 points"));
    expect(said()).toBe("+3 and −1 are both worth 75, but Minus is the higher bid of the two: bid higher still.");
    await fireEvent.click(choice("+2, 50 points"));
    expect([said(), feed.acts]).toEqual(["+2 is lower than −1: bid higher.", []]);
    cleanup();
    await sit(
      update(view(king({ phase: "answer", contract: "", auction: { ...auction, holder: 0, asked: "+6" } })), snapshot, [
        "yes",
        "no",
      ]),
    );
    await fireEvent.click(choice("+5, 125 points"));
    expect(said()).toBe("You are asked for +6, no other bid: say yes or no.");
  });

  it("says who leads: the buyer, or the player named by the buyer", async () => {
    const table = king({ phase: "bid", contract: "", auction, leader: -1 });
    for (const [positiveLead, words] of [
      ["declarer", "You lead."],
      ["declarer_chooses", "You say who leads."],
    ] as const) {
      await sit(update(view(table, { rules: rules("king", { positiveLead }) }), snapshot, ["+5", "pass"]));
      await fireEvent.click(choice("+5, 125 points"));
      expect(said()).toContain(words);
      cleanup();
    }
  });

  /** The server sends the value of the hand once it is asked for. */
  async function answersWorth(feed: Awaited<ReturnType<typeof sit>>, worth: HandWorth): Promise<void> {
    const asked = await vi.waitFor(() => {
      const found = feed.sent.find(({ type }) => type === "worth");
      expect(found).toBeTruthy();
      return found as { id: number };
    });
    await feed.says({ type: "worth", id: asked.id, version: 1, worth });
  }

  it("says what the hand is worth and what a bid leaves of it, and warns of a bid that is too expensive", async () => {
    const table = king({ phase: "bid", contract: "", auction, leader: 3 });
    const feed = await sit(update(view(table), snapshot, ["+5", "+8", "-2", "pass"]));
    const bids = [
      ["+5", 24.7],
      ["+8", -50.3],
      ["-2", -194.2],
    ].map(([bid, points]) => ({ bid: String(bid), price: 0, points: Number(points), over: -Number(points) }));
    const sentence = { id: "hand-worth" as const, arguments: { count: 6, trump: "S", points: 150 } };
    const below = { id: "hand-worth-below" as const, arguments: { count: 5, trump: "minus", points: 55 } };
    const games = [
      { token: "plus:S", tricks: 6, points: 149.7, sentence },
      { token: "minus", tricks: 5.1, points: -55, sentence: below },
    ];
    await answersWorth(feed, { games, aside: 2, passed: 50, bids });
    const warned = (): string | undefined => document.querySelector(".means strong")?.textContent;
    await vi.waitFor(() =>
      expect(said()).toMatch(/Your hand should take about 6 tricks with spades: that brings about 150 points\.$/),
    );
    // Every number once, and they add up: 150 − 125 = 25; −55 − 139 = −194.
    await fireEvent.click(choice("+5, 125 points"));
    expect([said().endsWith("150 points. That leaves you about +25."), warned(), gold()]).toEqual([
      true,
      undefined,
      ["Bid +5"],
    ]);
    // Nothing that is too expensive is gold.
    await fireEvent.click(choice("+8, 200 points"));
    expect([said().includes("brings about 150 points."), warned(), gold()]).toEqual([
      true,
      "That leaves you about −50: too dear.",
      [],
    ]);
    await fireEvent.click(choice("−2, 150 points"));
    expect([said().includes("costs about 55 points."), warned()]).toEqual([
      true,
      "It costs about 139: that leaves you about −194: too dear.",
    ]);
  });

  it("emphasizes no if the question is too expensive, and nothing is gold before that is known", async () => {
    const table = king({
      phase: "answer",
      contract: "",
      toAct: 0,
      auction: { ...auction, holder: 0, asked: "+6" },
      leader: 3,
    });
    const feed = await sit(update(view(table), snapshot, ["yes", "no"]));
    expect(gold()).toEqual([]);
    const sentence = { id: "hand-worth" as const, arguments: { count: 4, trump: "S", points: 103 } };
    await answersWorth(feed, {
      games: [{ token: "plus:S", tricks: 4.1, points: 102.9, sentence }],
      aside: 2,
      passed: 50,
      bids: [{ bid: "+6", price: 150, points: -47.1, over: 47.1 }],
    });
    await vi.waitFor(() => expect(gold()).toEqual(["No"]));
    expect(said()).toContain("That leaves you about −47: too dear.");
    await fireEvent.click(screen.getByRole("button", { name: "Yes, +6" }));
    expect(feed.acts).toEqual(["yes"]);
  });

  it("preselects the only choice, and without bids shows the other ways beside keeping the deal", async () => {
    const none = { ...auction, auctioneer: 0, calls: [], high: "", holder: -1, bids: 0 };
    const table = king({ phase: "decide", contract: "", auction: none, leader: 0 });
    const feed = await sit(update(view(table), snapshot, ["reject"]));
    expect(choice("Keep it").getAttribute("aria-checked")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
    expect(feed.acts).toEqual(["reject"]);
    cleanup();
    await sit(update(view(table), snapshot, ["reject", "split", "ultimatum"]));
    expect(screen.getAllByRole("radio").map((row) => row.getAttribute("data-call"))).toEqual([
      "reject",
      "split",
      "ultimatum",
    ]);
    expect(screen.queryByRole("button", { name: "Other…" })).toBeNull();
  });

  it("asks nothing about the hand if the player has switched that off", async () => {
    settings.worth = false;
    const table = king({ phase: "bid", contract: "", auction });
    const feed = await sit(update(view(table), snapshot, ["+5", "pass"]));
    await new Promise((done) => setTimeout(done, 120));
    expect(feed.sent.filter(({ type }) => type === "worth")).toEqual([]);
  });

  const DECIDE = ["accept", "reject", "split", "counter:+5", "counter:-2", "counter:+6", "ultimatum"];

  it("offers the seller rows with their prices; asking opens its prices in its row", async () => {
    const table = king({
      phase: "decide",
      contract: "",
      auction: { ...auction, auctioneer: 0, calls: auction.calls.slice(1) },
      leader: 0,
    });
    const feed = await sit(update(view(table), snapshot, DECIDE));
    const sheet = screen.getByRole("region", { name: "Calls" });
    expect(
      within(sheet)
        .getAllByRole("radio")
        .map((row) => row.querySelector("b")?.textContent),
    ).toEqual(["Sell for 100", "Keep it", "Ask for more"]);
    expect(sheet.textContent).toContain("Bruno names the game. You lead.");
    await fireEvent.click(choice("Ask for more"));
    const prices = within(within(sheet).getByRole("radiogroup", { name: "Ask for more" })).getAllByRole("radio");
    expect(prices.map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual(["+5 125", "+6 150", "−2 150"]);
    await fireEvent.click(choice("−2, 150 points"));
    await fireEvent.click(screen.getByRole("button", { name: "Ask Bruno for −2" }));
    expect(feed.acts).toEqual(["counter:-2"]);
  });

  it("does not send a price at the first tap on it if it was chosen with its row", async () => {
    const table = king({ phase: "decide", contract: "", auction: { ...auction, auctioneer: 0 }, leader: 0 });
    const feed = await sit(update(view(table), snapshot, DECIDE));
    await fireEvent.click(choice("Ask for more"));
    await fireEvent.click(choice("+5, 125 points"));
    expect([feed.acts, choice("+5, 125 points").getAttribute("aria-checked")]).toEqual([[], "true"]);
    await fireEvent.click(choice("+5, 125 points"));
    expect(feed.acts).toEqual(["counter:+5"]);
  });

  it("chooses a bid by its digit, a minus bid with Shift or after a minus, and makes it only with Enter", async () => {
    const table = king({ phase: "bid", contract: "", auction });
    const feed = await sit(update(view(table), snapshot, ["+5", "-2", "pass"]));
    settings.keys = false;
    await fireEvent.keyDown(document.body, { key: "5", code: "Digit5" });
    expect(choice("+5, 125 points").getAttribute("aria-checked")).toBe("false");
    settings.keys = true;
    for (let press = 0; press < 2; press += 1) await fireEvent.keyDown(document.body, { key: "5", code: "Digit5" });
    await vi.waitFor(() => expect(document.activeElement).toBe(choice("+5, 125 points")));
    await fireEvent.keyDown(document.body, { key: "@", code: "Digit2", shiftKey: true });
    await vi.waitFor(() => expect(document.activeElement).toBe(choice("−2, 150 points")));
    await fireEvent.keyDown(document.body, { key: "3", code: "Digit3" }); // no longer possible
    await fireEvent.keyDown(document.body, { key: "5", code: "Digit5" });
    await fireEvent.keyDown(document.body, { key: "-", code: "Slash" });
    await fireEvent.keyDown(document.body, { key: "2", code: "Digit2" });
    expect(choice("−2, 150 points").getAttribute("aria-checked")).toBe("true");
    expect(feed.acts).toEqual([]);
  });

  it("shows the calls below the bids, the newest last, while that room is free, and only once", async () => {
    const bids = king({ phase: "bid", contract: "", toAct: 3, auction: { ...auction, auctioneer: 2 } });
    const feed = await sit(update(view(bids), snapshot));
    const lines = (): (string | undefined)[] =>
      [...document.querySelectorAll(".sheet .said li")].map((line) => line.querySelector("span")?.textContent);
    const seen = (): number => document.querySelectorAll(".sheet .said:not(.hidden)").length;
    expect(lines()).toEqual(["You: +2", "Ada: pass", "Bruno: +4"]);
    expect(seen()).toBe(1);
    settings.worth = true;
    const own = view({ ...bids, toAct: 0 });
    await feed.says(update({ ...own, worth: true }, event({ seat: 3, token: "pass" }), ["+5", "pass"], 2));
    await vi.waitFor(() => expect(screen.getByRole("button", { name: "Pass" })).toBeTruthy());
    expect([seen(), lines().length], "the value of the hand has that room").toEqual([0, 3]);
    settings.worth = false;
    await vi.waitFor(() => expect([seen(), lines().length]).toEqual([1, 3]));
  });

  it("tells the seller what follows a demand or an ultimatum", async () => {
    const asking = { ...auction, auctioneer: 0, asked: "+5" };
    const feed = await sit(update(view(king({ phase: "answer", contract: "", toAct: 2, auction: asking })), snapshot));
    expect(said()).toBe("If the answer is no, you decide again.");
    const last = king({
      phase: "answer",
      contract: "",
      toAct: 2,
      auction: { ...asking, asked: "+8", ultimatum: true },
    });
    await feed.says(update(view(last), event({ seat: 0, token: "ultimatum" }), [], 2));
    await vi.waitFor(() => expect(said()).toBe("If all three say no, you must play minus."));
  });

  it("preselects yes for a player who is asked, with its meaning", async () => {
    const table = king({
      phase: "answer",
      contract: "",
      toAct: 0,
      auction: { ...auction, holder: 0, asked: "+6" },
      leader: 3,
    });
    const feed = await sit(update(view(table), snapshot, ["yes", "no"]));
    expect(document.querySelector(".sheet")?.textContent).toContain("You give Cleo 150 points");
    expect(document.querySelector(".sheet .lead")?.textContent).toBe(
      "Your +4 stands. If you say no, Cleo decides again.",
    );
    await fireEvent.click(screen.getByRole("button", { name: "Yes, +6" }));
    expect(feed.acts).toEqual(["yes"]);
  });

  it("shows the question to another player while they think", async () => {
    const asking = { ...auction, holder: 2, asked: "+6" };
    const feed = await sit(update(view(king({ phase: "answer", contract: "", toAct: 2, auction: asking })), snapshot));
    expect(screen.getByRole("heading", { name: "Cleo asks for +6" })).toBeTruthy();
    const last = king({
      phase: "answer",
      contract: "",
      toAct: 2,
      auction: { ...asking, asked: "+8", ultimatum: true },
    });
    await feed.says(update(view(last), event({ seat: 3, token: "ultimatum" }), [], 2));
    await vi.waitFor(() => expect(screen.getByRole("heading", { name: "Cleo: eight, or I play minus" })).toBeTruthy());
  });

  it("says what was bought while the game is named", async () => {
    const bought = { ...auction, holder: 0, buyer: 0, price: "+4" };
    await sit(
      update(view(king({ phase: "declare", contract: "", toAct: 0, auction: bought, leader: 3 })), snapshot, [
        "plus:S",
        "plus:H",
      ]),
    );
    expect(document.querySelector(".sheet .lead")?.textContent).toBe(
      "You give Cleo 100 points, then name the game. Plus: 25 points a trick.",
    );
    // The calls before the sale have disappeared from the seats.
    expect([...document.querySelectorAll(".seat .call")].map((call) => call.textContent)).toEqual(["+4"]);
  });

  it("reserves the room for a game's value until it is known", async () => {
    settings.worth = true;
    const table = king({ phase: "declare", contract: "", toAct: 0, auction: null, leader: 0 });
    await sit(update(view(table), snapshot, ["plus:S", "plus:H", "minus"]));
    expect([...document.querySelectorAll(".tile small")].map((one) => one.textContent)).toEqual([
      "\u00a0",
      "\u00a0",
      "\u00a0",
    ]);
  });

  it("says in words that the seller keeps the deal, and shows the player's own call at their seat, uncovered", async () => {
    const calls = [...auction.calls.slice(0, 3), { seat: 2, token: "pass" }];
    const bid = { ...auction, calls, holder: 0, high: "+2", passed: [1, 2] };
    const feed = await sit(update(view(king({ phase: "decide", contract: "", toAct: 3, auction: bid })), snapshot));
    const own = (): Element | null => document.querySelector(".seat.own");
    expect(own()?.classList.contains("covered")).toBe(true);
    const kept = king({
      phase: "declare",
      contract: "",
      toAct: 3,
      auction: { ...bid, calls: [...calls, { seat: 3, token: "reject" }] },
    });
    await feed.says(update(view(kept), event({ seat: 3, token: "reject" }), [], 2));
    await vi.waitFor(() =>
      expect(screen.getByRole("heading", { name: "Cleo keeps the deal and names the game…" })).toBeTruthy(),
    );
    expect(screen.getByRole("region", { name: "Calls" }).textContent).toContain("Your +2 was refused.");
    expect([own()?.classList.contains("covered"), own()?.querySelector(".call")?.textContent]).toEqual([false, "+2"]);
    // Nothing is for sale any more.
    expect([
      document.querySelector(".seat .tag"),
      screen.getByRole("heading", { name: "Cleo keeps this deal" }) !== null,
    ]).toEqual([null, true]);
  });

  it("marks who has named the game, with a sign and in words", async () => {
    const bought = king({ contract: "plus", trump: "S", declarer: 2, auction: { ...auction, buyer: 2, price: "+4" } });
    await sit(update(view(bought), snapshot, []));
    const marks = [...document.querySelectorAll(".seat")].map((seat) => [
      seat.querySelector(".mark")?.textContent ?? "",
      /named the game/.test(seat.querySelector(".spoken")?.textContent ?? ""),
    ]);
    expect(marks.filter(([mark]) => mark !== "")).toEqual([["♠", true]]);
    expect(marks.filter(([, said]) => said)).toHaveLength(1);
  });

  it("says the seller's prices in points", async () => {
    const table = king({
      phase: "decide",
      contract: "",
      auction: { ...auction, auctioneer: 0, high: "-1" },
      leader: 0,
    });
    await sit(update(view(table), snapshot, DECIDE));
    const prices = [...document.querySelectorAll(".choice em")].map((one) =>
      one.textContent?.replace(/\s+/g, " ").trim(),
    );
    expect(prices).toEqual(["75 points", "from 150 points"]);
    // The default demand is a little more for the same game.
    await fireEvent.click(choice("Ask for more"));
    expect(choice("−2, 150 points").getAttribute("aria-checked")).toBe("true");
  });

  it("compares the seller's rows by their totals, if the hand's worth is known", async () => {
    const table = king({
      phase: "decide",
      contract: "",
      auction: { ...auction, auctioneer: 0, calls: auction.calls.slice(1) },
      leader: 0,
    });
    const feed = await sit(update(view(table), snapshot, DECIDE));
    const bids = [
      ["+4", 247.3],
      ["+5", 272.3],
      ["+6", 297.3],
      ["-2", 200],
    ].map(([bid, points]) => ({ bid: String(bid), price: 0, points: Number(points), over: 0 }));
    const sentence = { id: "hand-worth" as const, arguments: { count: 8, trump: "S", points: 190 } };
    await answersWorth(feed, {
      games: [{ token: "plus:S", tricks: 7.6, points: 190, sentence }],
      aside: 5,
      passed: 50,
      bids,
    });
    const column = (): (string | undefined)[] =>
      [...document.querySelectorAll(".choice em")].map((one) => one.textContent?.replace(/\s+/g, " ").trim());
    await vi.waitFor(() => expect(column()).toEqual(["≈ 247 points", "≈ 190 points", "from ≈ 272"]));
    const small = (row: string): string | null | undefined => choice(row).querySelector("small")?.textContent;
    expect(small("Sell for 100")).toBe("100 + your tricks. Bruno names the game. You lead.");
    expect(small("Keep it")).toBe("You name the game. With spades: about 8 tricks.");
    await fireEvent.click(choice("Ask for more"));
    await fireEvent.click(choice("+6, 150 points"));
    expect([column()[2], small("Ask for more")]).toEqual([
      "≈ 297 points",
      "If Bruno says yes; if not, you decide again.",
    ]);
  });

  it("closes the advice for a call with the button that asked for it", async () => {
    const table = king({ phase: "bid", contract: "", auction, leader: 3 });
    const feed = await sit(update(view(table, { hints: true }), snapshot, ["+5", "pass"]));
    const lamp = screen.getByRole("button", { name: "Hint" });
    await fireEvent.click(lamp);
    const asked = feed.sent.find(({ type }) => type === "hint") as { id: number };
    const prices = [
      { bid: "+5", points: 90, gain: 94.2, error: 3, pays: "yes", sentence: { id: "hand-worth", arguments: {} } },
    ] as const;
    const best = { tokens: ["+5"], points: 60, error: 2, wins: 0, chosen: 1 };
    const sentence = { id: "review-hint-call" as const, arguments: { best: "+5", expected: -1, error: 6 } };
    const advice = { games: [], prices: [...prices], otherwise: -4, error: 1, worlds: 9 };
    await feed.says({
      type: "hint",
      id: asked.id,
      version: 1,
      hint: { best, worlds: 9, agreed: 9, sentence, reasons: [null], margin: null },
      advice,
    } as unknown as HintAnswer);
    const note = (): HTMLElement | null => screen.queryByRole("region", { name: "What Master would do" });
    await vi.waitFor(() => expect(note()?.textContent).toContain("Bidding +5 is about 94 points better than passing."));
    expect(lamp.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(lamp);
    await vi.waitFor(() => expect(note()).toBeNull());
    expect(feed.sent.filter(({ type }) => type === "hint")).toHaveLength(1);
  });

  it("says what was refused, and which bid is left", async () => {
    const calls = [...auction.calls, { seat: 3, token: "counter:+6" }, { seat: 2, token: "no" }];
    const lead = (): string | null | undefined => document.querySelector(".sheet .lead")?.textContent;
    const heard = { phase: "decide", contract: "", auction: { ...auction, calls } } as const;
    await sit(update(view(king({ ...heard, toAct: 3 })), snapshot));
    expect(lead()).toBe("Bruno refused +6; their +4 stands.");
    cleanup();
    await sit(
      update(view(king({ ...heard, toAct: 0, auction: { ...heard.auction, auctioneer: 0 } })), snapshot, DECIDE),
    );
    expect(lead()).toBe("Bruno refused +6; their +4 stands.");
    cleanup();
    const own = calls.map(({ seat, token }) => ({ seat: seat === 2 ? 0 : seat, token }));
    await sit(
      update(view(king({ ...heard, toAct: 3, auction: { ...heard.auction, calls: own, holder: 0 } })), snapshot),
    );
    expect(lead()).toBe("You refused +6; your +4 stands.");
  });

  it("says which bid a player equals, in the list of calls and at the seat", async () => {
    const calls = [...auction.calls, { seat: 0, token: "match" }];
    await sit(
      update(view(king({ phase: "bid", contract: "", toAct: 2, auction: { ...auction, calls, holder: 0 } })), snapshot),
    );
    expect([...document.querySelectorAll(".sheet .said li span")].at(-1)?.textContent).toBe("You: equals +4");
    expect(document.querySelector(".seat.own .call")?.textContent).toBe("equals +4");
  });

  it("shows the other ways to end an auction in the same place, with the reason", async () => {
    const table = king({ phase: "decide", contract: "", auction: { ...auction, auctioneer: 0 } });
    const feed = await sit(update(view(table), snapshot, DECIDE));
    await fireEvent.click(screen.getByRole("button", { name: "Other…" }));
    expect(screen.getByRole("heading", { name: "Other ways to end it" })).toBeTruthy();
    await fireEvent.click(choice("Eight, or I play minus"));
    expect(said()).toContain("There is no way back: if no one pays eight, you must play minus.");
    await fireEvent.click(choice("Leave it unplayed"));
    expect(said()).toContain("Allowed, since so little was bid.");
    expect(feed.acts).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Leave it unplayed" }));
    expect(feed.acts).toEqual(["split"]);
  });

  it("answers a demanded price on the ladder; no is in the place of pass", async () => {
    const table = king({ phase: "answer", contract: "", auction: { ...auction, holder: 0, high: "+4", asked: "+6" } });
    const feed = await sit(update(view(table), snapshot, ["no", "yes"]));
    expect(screen.getByRole("heading", { name: "Cleo asks for +6" })).toBeTruthy();
    await fireEvent.click(choice("+6, 150 points"));
    await fireEvent.click(screen.getByRole("button", { name: "Yes, +6" }));
    expect(feed.acts).toEqual(["yes"]);
  });

  it("lets the buyer name the game, in two steps", async () => {
    const table = king({ phase: "declare", contract: "", declarer: 0, auction: { ...auction, buyer: 0, price: "+4" } });
    const feed = await sit(update(view(table), snapshot, ["plus:S", "plus:H", "plus:D", "plus:C", "plus:NT"]));
    expect(screen.getByRole("heading", { name: "Name your game" })).toBeTruthy();
    await fireEvent.click(choice("Plus with hearts as trump"));
    expect(feed.acts).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Plus with hearts as trump" }));
    expect(feed.acts).toEqual(["plus:H"]);
  });

  it("shows what is left of the contract", async () => {
    const table = king({ captured: [["QS"], [], ["QH"], []] });
    await sit(update(view(table), snapshot, ["2S"]));
    expect(screen.getByRole("heading", { name: "No queens" })).toBeTruthy();
    expect(screen.getByText("−50 for each queen")).toBeTruthy();
    const gone = screen.getByRole("img", { name: "2 of 4 gone" });
    expect([...gone.children].map(({ className }) => className.split(" ")[0])).toEqual([
      "suit-S",
      "suit-H",
      "open",
      "open",
    ]);
  });

  it("says who wins the match, and offers another", async () => {
    const line = {
      dealer: 0,
      label: "plus",
      trump: "S",
      scores: [225, 50, 50, 0],
      counted: ["4", "2", "2", "5"],
      void: false,
      sale: null,
    };
    const shown = view(
      king({
        phase: "over",
        toAct: -1,
        contract: "plus",
        trump: "S",
        hand: [],
        counts: [0, 0, 0, 0],
        scores: line.scores,
      }),
      {
        phase: "over",
        sheet: { deals: [line], plan: [], totals: [130, -60, -5, -65], winners: [0] },
      },
    );
    await sit(update(shown, snapshot, []));
    const panel = screen.getByRole("region", { name: "You win the match!" });
    expect(within(panel).getByRole("button", { name: "Rematch" })).toBeTruthy();
    expect(within(panel).getByText("You finished 135 ahead of Bruno.")).toBeTruthy();
    // The content of the podium, and the last deal, in a table for screen readers.
    const rows = (await within(panel).findAllByRole("row")).slice(1, 5);
    expect(rows.map((row) => row.querySelector(".name")?.textContent)).toEqual(["♛ You", "Bruno", "Ada", "Cleo"]);
    expect(rows.map((row) => [...row.querySelectorAll("td")].slice(-2).map((cell) => cell.textContent))).toEqual([
      ["+225", "130"],
      ["+50", "−5"],
      ["+50", "−60"],
      ["0", "−65"],
    ]);
  });

  it.each([
    [0, 3, "You bought from Cleo at +7. You paid Cleo 175.", "0 − 175"],
    [3, 0, "You sold to Cleo at +7. Cleo paid you 175.", "0 + 175"],
    [2, 3, "Bruno bought from Cleo at +7. Bruno paid Cleo 175.", ""],
  ])("says the price of a sold deal with its score: buyer %i, seller %i", async (buyer, auctioneer, said, sum) => {
    const scores = [0, 50, 175, 100].map(
      (own, seat) => own + 175 * (Number(seat === auctioneer) - Number(seat === buyer)),
    );
    const line = {
      dealer: 3,
      label: "plus",
      trump: "",
      scores,
      counted: ["0", "2", "7", "4"],
      void: false,
      sale: null,
    };
    const sold = { ...auction, auctioneer, buyer, price: "+7" };
    const table = king({
      phase: "over",
      toAct: -1,
      contract: "plus",
      value: 25,
      total: 13,
      hand: [],
      counts: [0, 0, 0, 0],
      scores: line.scores,
      auction: sold,
    });
    await sit(
      update(
        view(table, { phase: "between", sheet: { deals: [line], plan: [], totals: line.scores, winners: [] } }),
        snapshot,
        [],
      ),
    );
    const panel = screen.getByRole("region", { name: "Plus without trump, done" });
    expect(within(panel).getByText(said)).toBeTruthy();
    // The points of a seat's own tricks, and the payment, as a sum beside the score.
    expect(panel.querySelector("tr[data-seat='0'] [dir]")?.textContent ?? "").toBe(sum);
  });

  it("shows that points were taken without play", async () => {
    const line = {
      dealer: 3,
      label: "",
      trump: "",
      scores: [75, 75, 75, 100],
      counted: ["", "", "", ""],
      void: false,
      sale: null,
    };
    const table = king({
      phase: "over",
      toAct: -1,
      contract: "",
      unplayed: true,
      hand: [],
      scores: line.scores,
      auction,
    });
    await sit(
      update(
        view(table, { phase: "between", sheet: { deals: [line], plan: [], totals: line.scores, winners: [] } }),
        snapshot,
        [],
      ),
    );
    expect(
      within(screen.getByRole("region", { name: "Auction, done" })).getByText("The points were taken unplayed."),
    ).toBeTruthy();
  });
});
