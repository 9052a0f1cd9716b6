// The table in words, and the focus: where it moves when its control disappears.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { focusGoesOn, keepFocus } from "../src/base/focus";
import { tableAloud } from "../src/words/aloud";
import { placeText } from "../src/games/kingsCorner/words";
import { leadText, playerText, trickText } from "../src/words/tableText";
import { speak } from "../src/words/words.svelte";
import { corner, king, rules, view } from "./feed";

beforeEach(() => speak("en"));

describe("the trick in words", () => {
  const trick = (cards: string[], heads: number, winner = -1): string[] => {
    const table = king({ trick: { leader: 1, cards, winner } });
    return trickText(view(table, { heads }), table).map(({ words }) => words);
  };

  it("says who led, and which card is the highest so far", () => {
    expect(trick(["5H"], 1)).toEqual(["Ada led the 5 of hearts"]);
    expect(trick(["5H", "AH", "TS"], 2)).toEqual([
      "Ada led the 5 of hearts",
      "Bruno: the ace of hearts, highest so far",
      "Cleo: the 10 of spades",
    ]);
    expect(trick(["AH", "2S", "3S"], 3).map((line) => line.endsWith(", highest so far"))).toEqual([false, false, true]);
    expect(trick(["5H", "AS"], 1)[0]).toBe("Ada led the 5 of hearts, highest so far");
  });

  it("says who takes it", () => {
    expect(trick(["5H", "AH", "TS", "2H"], -1, 2)).toEqual([
      "Ada led the 5 of hearts",
      "Bruno: the ace of hearts, takes the trick",
      "Cleo: the 10 of spades",
      "You: the 2 of hearts",
    ]);
  });

  it("says who leads if no card has been played", () => {
    const lead = (table: ReturnType<typeof king>): string => leadText(view(table), table);
    expect(lead(king())).toBe("No card lies in the trick yet: you lead.");
    expect(lead(king({ toAct: 2 }))).toBe("No card lies in the trick yet: Bruno leads.");
    expect(lead(king({ phase: "bid" }))).toBe("");
  });
});

describe("players and piles in words", () => {
  it("contains everything about a seat that a pill shows", () => {
    const table = king({
      toAct: 1,
      captured: [[], ["QS", "QH"], [], []],
      taken: [0, 3, 0, 0],
      counts: [10, 10, 10, 10],
    });
    const whole = view(table);
    const shown = { ...whole, sheet: { ...whole.sheet, totals: [0, -100, 1, 0] } };
    expect(playerText(shown, 1)).toBe(
      "Ada, Casual, to play: 10 cards, 3 tricks, taken: queen of spades and queen of hearts, −100 points",
    );
    expect(playerText(shown, 2)).toBe("Bruno, Casual: 10 cards, no trick, 1 point");
    const chips = view(corner(), { rules: rules("kings-corner", { chips: true }) });
    expect(playerText(chips, 3)).toBe("Cleo, Casual, dealer: 7 cards, 0 chips");
  });

  it("says who is away and which seat is open", () => {
    const whole = view(corner());
    const seats = whole.seats.map((seat, i) => ({
      ...seat,
      kind: i === 1 ? "human" : i === 2 ? "open" : seat.kind,
      connected: i === 0 || i === 3,
      name: i === 2 ? "" : seat.name,
    }));
    expect(playerText({ ...whole, seats }, 1)).toBe("Ada, away: 7 cards, 0 points");
    expect(playerText({ ...whole, seats }, 2)).toBe("Seat 3, open seat: 7 cards, 0 points");
  });

  it("names all cards of a pile that is spread", () => {
    const table = corner({ piles: { ...corner().piles, N: ["9C", "8H", "7S"] } });
    expect(placeText(table, "N")).toBe("top: from the 9 of clubs down to the 7 of spades, 3 cards");
    expect(placeText(table, "N", true)).toBe("top: 9 of clubs, 8 of hearts, and 7 of spades");
    expect(placeText(table, "NE", true)).toBe("top right corner: empty, for a king");
  });

  it("reads a whole table", () => {
    expect(tableAloud(view(corner()))).toBe(
      "top: 6 of clubs. left: 2 of diamonds. right: 4 of spades. bottom: 10 of hearts. 20 cards in the stock. Your turn.",
    );
    const table = king({ toAct: 3, trick: { leader: 1, cards: ["5H", "AH"], winner: -1 } });
    expect(tableAloud(view(table, { heads: 2 }))).toBe(
      "No queens. 0 of 4 gone. Ada led the 5 of hearts; Bruno: the ace of hearts, highest so far. Cleo: to play.",
    );
    expect(tableAloud(view(table, { phase: "between" }))).toBe("Nothing is being played now.");
  });
});

describe("the focus", () => {
  let stop: () => void;
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
  const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

  beforeEach(() => {
    document.body.innerHTML = `<main><button id="a">a</button><button id="b">b</button><p id="text">text</p></main>`;
    stop = keepFocus();
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = "";
  });

  it("moves to the next thing to do when its control disappears", async () => {
    const end = focusGoesOn(() => (at("b").focus(), true));
    at("a").focus();
    at("a").remove();
    await settled();
    expect(document.activeElement).toBe(at("b"));
    end();
  });

  it("stays on the page while there is nothing to do, and moves on as soon as there is", async () => {
    const end = focusGoesOn(() => (at("late")?.focus(), at("late") !== null));
    at("a").focus();
    at("a").setAttribute("disabled", "");
    at("b").remove();
    await settled();
    expect(document.activeElement).toBe(document.querySelector("main"));
    document.querySelector("main")?.insertAdjacentHTML("beforeend", `<button id="late">late</button>`);
    await settled();
    expect(document.activeElement).toBe(at("late"));
    end();
  });

  it("moves to another page that loads later", async () => {
    at("a").focus();
    document.body.innerHTML = "<p>One moment</p>";
    await settled();
    document.body.innerHTML = "<main><button>c</button></main>";
    await settled();
    expect(document.activeElement).toBe(document.querySelector("main"));
  });

  it("is not taken away, nor given to a player who had none", async () => {
    at("b").remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
    at("a").focus();
    at("text").remove();
    await settled();
    expect(document.activeElement).toBe(at("a"));
  });

  it("is on a control that was pressed without a pointer", () => {
    at("b").click();
    expect(document.activeElement).toBe(at("b"));
  });
});
