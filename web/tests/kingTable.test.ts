// The table of King as a player meets it: cards, calls, the end of a deal.
import { fireEvent, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { settings } from "../src/settings.svelte";
import { king, update, view } from "./feed";
import { plainTable, sit, snapshot } from "./sitting";

const card = (name: string): HTMLElement => screen.getByRole("button", { name });

plainTable();

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
    expect(within(sheet).getByRole("button", { name: "+3: you pay 75 points to Cleo and name the plus game." }).hasAttribute("disabled")).toBe(true);
    await fireEvent.click(within(sheet).getByRole("button", { name: "Equalise +4. +4: you pay 100 points to Cleo and name the plus game." }));
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
    const line = { dealer: 0, label: "plus", trump: "S", scores: [225, 50, 50, 0], counted: ["4", "2", "2", "5"], void: false };
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
    [0, 3, "You bought from Cleo at +7. That cost you 175 points."],
    [3, 0, "You sold to Cleo at +7. That brought you 175 points."],
    [2, 3, "Bruno bought from Cleo at +7. +7 is worth 175 points."],
  ])("says the price of a sold deal with its score: buyer %i, seller %i", async (buyer, auctioneer, said) => {
    const line = { dealer: 3, label: "plus", trump: "", scores: [-175, 50, 0, 450], counted: ["0", "2", "7", "4"], void: false };
    const sold = { ...auction, auctioneer, buyer, price: "+7" };
    const table = king({ phase: "over", toAct: -1, contract: "plus", hand: [], counts: [0, 0, 0, 0], scores: line.scores, auction: sold });
    await sit(update(view(table, { phase: "between", sheet: { deals: [line], plan: [], totals: line.scores, winners: [] } }), snapshot, []));
    const panel = screen.getByRole("region", { name: "Plus without trump: the score" });
    expect(within(panel).getByText(said)).toBeTruthy();
  });

  it("shows that points were taken unplayed", async () => {
    const line = { dealer: 3, label: "", trump: "", scores: [75, 75, 75, 100], counted: ["", "", "", ""], void: false };
    const table = king({ phase: "over", toAct: -1, contract: "", unplayed: true, hand: [], scores: line.scores, auction });
    await sit(update(view(table, { phase: "between", sheet: { deals: [line], plan: [], totals: line.scores, winners: [] } }), snapshot, []));
    expect(within(screen.getByRole("region", { name: "Auction: the score" })).getByText("The points were taken unplayed.")).toBeTruthy();
  });
});
