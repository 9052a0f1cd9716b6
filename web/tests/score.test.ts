// The texts of the score sheet and of the pills: contracts with their trump, and numbers that are never cut.
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { layout as layoutKing } from "../src/games/king/layout";
import { layout as layoutCorner } from "../src/games/kingsCorner/layout";
import type { DealLine, KingObservation, KingsCornerObservation, View } from "../src/base/messages";
import ResultTable from "../src/ends/ResultTable.svelte";
import ScoreSheet from "../src/panels/ScoreSheet.svelte";
import Seats from "../src/table/Seats.svelte";
import { textWidth } from "../src/table/textWidth.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { LOOK, corner, king, view } from "./feed";

const line = (label: string, trump = ""): DealLine => ({
  dealer: 0,
  label,
  trump,
  scores: [0, 0, 0, 0],
  counted: ["", "", "", ""],
  void: false,
  sale: null,
});
const sheet = (deals: DealLine[], plan: string[], totals = [0, 0, 0, 0]): Partial<View> => ({
  sheet: { deals, plan, totals, winners: [] },
});

/** The visible text at the head of each row below the names, and the text for screen readers. */
const rows = (part: "seen" | "read"): string[] =>
  screen.getAllByRole("rowheader").map((cell) => {
    const one = cell.cloneNode(true) as HTMLElement;
    for (const other of one.querySelectorAll(part === "seen" ? ".hidden" : "[aria-hidden]")) other.remove();
    return one.textContent?.trim() ?? "";
  });

beforeEach(() => speak("en"));
afterEach(cleanup);

describe("the score sheet of King", () => {
  it("shows the trump of a plus deal, ended or under way, and says it in words", () => {
    const table = king({ contract: "plus", trump: "H" });
    render(ScoreSheet, {
      view: view(table, sheet([line("no-men"), line("plus", "S"), line("plus")], ["positive", "positive"])),
    });
    expect(rows("seen")).toEqual(["No men", "Plus ♠", "Plus without trump", "Plus ♥", "Auction", "Total"]);
    expect(rows("read")).toEqual([
      "No men",
      "Plus, spades are trump",
      "Plus without trump",
      "Plus, hearts are trump",
      "Auction",
      "Total",
    ]);
  });

  it("says below an auctioned deal who bought it from which player at which bid, or who kept it", () => {
    const sales = [
      null,
      { seller: 3, buyer: 1, price: "+4" },
      { seller: 0, buyer: 2, price: "-1" },
      { seller: 2, buyer: -1, price: "" },
    ];
    const deals = sales.map((sale, i) => ({ ...line(i ? "plus" : "no-men", i ? "S" : ""), sale }));
    // Its points were taken without play: there was no sale.
    deals.push({ ...line(""), sale: { seller: 1, buyer: -1, price: "" } });
    const { container } = render(ScoreSheet, {
      view: view(king({ phase: "over" }), { ...sheet(deals, []), phase: "between" }),
    });
    const notes = [...container.querySelectorAll("tr.note")];
    expect(notes.map((row) => row.textContent)).toEqual([
      "Ada bought from Cleo at +4",
      "You sold to Bruno at −1",
      "Bruno kept the deal",
    ]);
    expect(notes[0]?.previousElementSibling?.textContent).toContain("Plus ♠");
  });

  it("names a deal by its kind while its contract is open, or if it was never declared", () => {
    render(ScoreSheet, { view: view(king({ contract: "", phase: "choose" }), sheet([line("")], [])) });
    expect(rows("seen")).toEqual(["Auction", "Choice of the deal", "Total"]);
  });

  it("makes all columns wide enough for the longest number of any player", () => {
    const room = (scores: number[], totals: number[]): string[] => {
      const deals = [{ ...line("no-men"), scores }];
      const { container } = render(ScoreSheet, { view: view(king(), sheet(deals, [], totals)) });
      const style = container.querySelector<HTMLElement>("[style*='--total']")?.style;
      cleanup();
      return ["--score", "--total", "--seats"].map((name) => style?.getPropertyValue(name) ?? "");
    };
    const widths = (score: string, total: string): string[] => [
      String(textWidth(score, 400)),
      String(textWidth(total, 700)),
      "4",
    ];
    expect(room([-320, 0, 0, 0], [870, 820, 820, -2510])).toEqual(widths("−320", "−2510"));
    expect(room([-320, 1150, 0, 0], [-20, 0, 0, 0])).toEqual(widths("−320", "−20"));
  });
});

describe("the points of a deal", () => {
  it("show a phrase beside the name of its seat, once its text is loaded", async () => {
    const said = [{ type: "said", seat: 1, phrase: "hello" }] as const;
    const { container } = render(ResultTable, { view: view(king(), sheet([line("no-men")], [])), phrases: said });
    expect(screen.getAllByRole("rowheader")[1]?.textContent).toBe("Ada");
    await alsoSpeak("phrases");
    await tick();
    expect(container.querySelector(".bubble")?.textContent).toBe("Hello!");
  });
});

describe("a seat", () => {
  const shown = (table: KingObservation | KingsCornerObservation, totals: number[], w: number, h: number): string => {
    const scene =
      table.game === "king"
        ? layoutKing(table as KingObservation, { w, h }, 0, LOOK)
        : layoutCorner(table as KingsCornerObservation, { w, h }, 0, LOOK);
    const { container } = render(Seats, {
      scene,
      view: view(table, sheet([], [], totals)),
      me: 0,
      winner: -1,
      thinks: -1,
    });
    const seat = container.querySelectorAll(".seat")[1];
    const backs = seat?.querySelectorAll(".backs i").length ?? 0;
    const text = (seat?.querySelector(".line")?.textContent ?? "").replace(/\s+/g, " ").trim();
    cleanup();
    return `${backs}: ${text}`;
  };

  it("shows tricks as small backs and in words, if there is room for both", () => {
    const some = (taken: number): KingObservation => king({ taken: [0, taken, 0, 0] });
    expect(shown(some(2), [0, -40, 0, 0], 1440, 900)).toBe("2: 2 tricks");
    expect(shown(some(0), [0, 0, 0, 0], 390, 844)).toBe("0: no trick");
    expect(shown(some(13), [0, 0, 0, 0], 1440, 900)).toBe("5: 13 tricks");
    expect(shown(some(13), [0, 0, 0, 0], 320, 568)).toBe("0: 13 tricks");
  });

  it("shows cards with the points so far in a game of piles", () => {
    expect(shown(corner(), [0, 11, 0, 0], 1440, 900)).toBe("0: 7 cards · 11 pts");
    expect(shown(corner(), [0, 11, 0, 0], 390, 844)).toBe("0: 7 cards"); // a phone has the points in its score
  });
});
