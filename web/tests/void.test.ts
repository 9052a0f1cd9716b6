// A deal of Kings Corner that is given up: the question, the texts and the display; and a player alone may leave
// instead.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it } from "vitest";
import type { DealLine, FromClient, RoomSummary, SeatView, Update, View } from "../src/base/messages";
import ScoreSheet from "../src/panels/ScoreSheet.svelte";
import { dealName } from "../src/board/words";
import { keepSeat, keptSeat, keptSeats, leaveSeat } from "../src/base/seats";
import MatchRow from "../src/start/MatchRow.svelte";
import { dealNumber, dealText } from "../src/words/counted";
import { past } from "../src/words/past";
import { tell } from "../src/words/spoken";
import { alsoSpeak } from "../src/words/words.svelte";
import { corner, event, rules, update, view } from "./feed";
import { Feed, plainTable, shown, sit, snapshot } from "./sitting";

// jsdom cannot open dialogs; their content is readable anyway.
HTMLDialogElement.prototype.showModal ??= () => {};

plainTable();

const VOID: DealLine = {
  dealer: 3,
  label: "",
  trump: "",
  scores: [0, 0, 0, 0],
  counted: ["", "", "", ""],
  void: true,
  sale: null,
};
const PLAYED: DealLine = {
  dealer: 3,
  label: "",
  trump: "",
  scores: [4, 0, 1, 2],
  counted: ["4C 5C", "", "3D", "6S"],
  void: false,
  sale: null,
};

/** Lena and Ada are people, the others bots; `people`: the number of people. */
const seats = (people: number): SeatView[] =>
  view(corner()).seats.map((seat, number) => ({ ...seat, kind: number < people ? "human" : "casual" }));

const playing = (people: number, changes: Partial<View> = {}): Update =>
  update(view(corner(), { seats: seats(people), ...changes }), snapshot, [], 1);

function given(deals: DealLine[], changes: Partial<View> = {}): Update {
  const totals = [0, 1, 2, 3].map((seat) => deals.reduce((sum, deal) => sum + (deal.scores[seat] ?? 0), 0));
  const between = view(corner(), {
    seats: seats(2),
    phase: "between",
    deal: deals.length - 1,
    sheet: { deals, plan: [], totals, winners: [] },
    ...changes,
  });
  return update(between, event({ kind: "void", seat: 1, ended: true }), [], 2);
}

const votes = (feed: Feed): FromClient[] => feed.sent.filter(({ type }) => type === "vote");

async function settingsOpen(): Promise<void> {
  await fireEvent.click(screen.getByLabelText("Menu"));
  await shown();
}

describe("giving a deal up", () => {
  it("is proposed in the menu", async () => {
    const feed = await sit(playing(2, { mayPropose: true }));
    await settingsOpen();
    expect(screen.queryByText("End this deal early")).toBeNull();
    await fireEvent.click(screen.getByText("Throw in the cards"));
    expect(screen.getByText("No one scores, and the same dealer deals again.")).toBeTruthy();
    expect(screen.queryByText("Give up this match")).toBeNull();
    await fireEvent.click(screen.getByText("Propose it"));
    expect(votes(feed)).toEqual([{ type: "vote", end: true, id: 1, version: 1 }]);
  });

  it("asks the others", async () => {
    Object.assign(globalThis, { innerWidth: 1440, innerHeight: 900 });
    const feed = await sit(playing(2, { mayPropose: true }));
    await feed.says(
      update(
        view(corner(), { seats: seats(2), proposal: { seat: 1, agreed: [1] } }),
        event({ kind: "vote", token: "propose", seat: 1 }),
        [],
        2,
      ),
    );
    await shown();
    const asked = screen.getByLabelText("Proposal to throw in the cards");
    expect(asked.textContent).toContain(
      "Ada proposes to throw in the cards: no one scores, and the same dealer deals again.",
    );
    expect(document.querySelector('[role="log"]')?.textContent).toContain("Ada proposes to throw in the cards.");
    await fireEvent.click(within(asked).getByText("Agree"));
    expect(votes(feed)).toEqual([{ type: "vote", end: true, id: 1, version: 2 }]);
  });

  it("is shown at the end of the deal, without points", async () => {
    const feed = await sit(playing(2));
    await feed.says(given([PLAYED, VOID]));
    await shown();
    const panel = screen.getByRole("region", { name: "Deal thrown in" });
    expect(within(panel).getByText("No one scores. The same dealer deals again.")).toBeTruthy();
    const rows = within(panel).getAllByRole("row").slice(1);
    // The best first: the fewest points.
    expect(rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent?.trim()))).toEqual([
      ["–", "0"],
      ["–", "1"],
      ["–", "2"],
      ["–", "4"],
    ]);
    expect(within(panel).queryByText("Left in hand")).toBeNull();
    expect(document.querySelector('[role="log"]')?.textContent).toContain(
      "The cards are thrown in: no one scores, and the same dealer deals again.",
    );
  });

  it("has a row in the score sheet with a word for it", () => {
    const { container } = render(ScoreSheet, { view: given([PLAYED, VOID]).view });
    const rows = [...container.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent?.trim()),
    );
    expect(rows.slice(0, 2)).toEqual([
      ["1", "4", "0", "1", "2"],
      ["2", "thrown in"],
    ]);
    expect(container.querySelector("tbody td[colspan='4']")?.textContent).toBe("thrown in");
  });

  it("is announced to a player who was not there", () => {
    const { view: seen } = given([VOID]);
    expect(tell(given([VOID]))).toEqual(["The cards are thrown in: no one scores, and the same dealer deals again."]);
    expect(
      past(seen)
        .at(-1)
        ?.lines.map(({ text }) => text),
    ).toEqual(["The cards are thrown in: no one scores, and the same dealer deals again."]);
  });

  it("does not count in a match of a fixed number of deals", () => {
    const { view: seen } = given([PLAYED, VOID], { rules: rules("kings-corner", { deals: 10 }) });
    expect([dealText(seen), dealNumber(seen)]).toEqual(["Deal 2 of 10", "2/10"]);
    const next = { ...seen, phase: "deal" as const, deal: 2 };
    expect([dealText(next), dealNumber(next)]).toEqual(["Deal 2 of 10", "2/10"]);
    expect(dealText({ ...next, deal: 3, sheet: { ...next.sheet, deals: [PLAYED, VOID, PLAYED] } })).toBe(
      "Deal 3 of 10",
    );
  });

  it("has a name in the list of deals of a replayed match", async () => {
    await alsoSpeak("replay");
    const { sheet, rules, seats, game } = given([PLAYED, VOID]).view;
    const match = { room: "r", game, rules, seats, date: "", over: false, sheet, actions: [3, 2], reviews: true };
    expect([dealName(match, 0), dealName(match, 1)]).toEqual(["Deal 1", "Deal 2 (thrown in)"]);
  });
});

describe("a player alone with bots", () => {
  it("is offered to give up, and the match counts as lost", async () => {
    const feed = await sit(playing(1));
    await settingsOpen();
    expect(screen.queryByText("Throw in the cards")).toBeNull();
    await fireEvent.click(screen.getByText("Give up this match"));
    expect(screen.getByText(/the match counts as lost/)).toBeTruthy();
    expect(keptSeat("r")?.left).toBeUndefined();
    expect(["Play on", "Give up"].map((words) => screen.getByText(words).classList.contains("main"))).toEqual([
      true,
      false,
    ]);
    await fireEvent.click(screen.getByText("Give up"));
    expect(votes(feed)).toEqual([]);
    expect(keptSeat("r")?.left).toBe(true);
    expect(location.pathname).toBe("/");
  });

  it("is offered this too when everyone else has been away for long", async () => {
    const away = seats(2).map((seat, number) => (number === 1 ? { ...seat, connected: false, away: 0 } : seat));
    await sit(playing(2, { seats: away }));
    await settingsOpen();
    expect(screen.getByText("Give up this match")).toBeTruthy();
  });

  it("is not offered this in practice, which does not count", async () => {
    const practice = { deal: 0, deals: 1, given: false, action: 0, room: "", scores: [], contract: "", day: "" };
    await sit(playing(1, { practice }));
    await settingsOpen();
    expect(screen.queryByText("Give up this match")).toBeNull();
  });

  it("may give up a match between two deals, and one whose deals they can end alone", async () => {
    await sit(playing(1, { phase: "between", voids: false }));
    await settingsOpen();
    expect(screen.getByText("Give up this match")).toBeTruthy();
    cleanup();
    await sit(playing(1, { voids: false, mayPropose: true }));
    await settingsOpen();
    expect(screen.getByText("End this deal early")).toBeTruthy();
    await fireEvent.click(screen.getByText("Give up this match"));
    expect(screen.getByText(/the match counts as lost/)).toBeTruthy();
    cleanup();
    await sit(playing(2, { voids: false, mayPropose: true }));
    await settingsOpen();
    expect(screen.queryByText("Give up this match")).toBeNull();
  });

  it("sees this in the list of matches", () => {
    const room: RoomSummary = {
      room: "r",
      game: "kings-corner",
      preset: "pagat",
      phase: "deal",
      seats: seats(1),
      you: 0,
      deals: 1,
      totals: [4, 0, 1, 2],
      winners: [],
      places: [],
      of: 0,
      chips: false,
      created: "2026-11-22T10:00:00Z",
      practice: false,
      host: 0,
      reviews: true,
      newest: "",
    };
    const rest = { open: false, toggle: () => {}, children: createRawSnippet(() => ({ render: () => "<p></p>" })) };
    render(MatchRow, { room, left: true, ...rest });
    expect(screen.getByText(/^given up: counts as lost/)).toBeTruthy();
    cleanup();
    render(MatchRow, { room, ...rest });
    expect(screen.queryByText(/given up: counts as lost/)).toBeNull();
  });

  it("stores this in the browser, beside seats that an older version stored", () => {
    const old = { room: "a", seat: 0, secret: "s", game: "kings-corner", created: "2026-11-20T10:00:00Z" };
    localStorage.setItem("kingcraft.rooms", JSON.stringify([old]));
    keepSeat({ ...old, room: "b" });
    leaveSeat("a");
    expect(keptSeats().map(({ room, left }) => [room, left])).toEqual([
      ["b", undefined],
      ["a", true],
    ]);
  });
});
