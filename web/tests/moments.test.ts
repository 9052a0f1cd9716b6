// The moments of a match: the announcement of a contract, a trick that costs points, the offers at the end of a deal.
import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AuctionView, KingObservation, Update, View } from "../src/base/messages";
import { endsSpace } from "../src/ends/space";
import { layout } from "../src/games/king/layout";
import { Queue } from "../src/session/queue";
import { shotsOf, TELLING, withTold } from "../src/session/shots";
import { settings } from "../src/base/settings.svelte";
import { corner, event, king, LOOK, rules, update, view } from "./feed";
import { plainTable, shown, sit, snapshot } from "./sitting";

plainTable();

const SOLD: AuctionView = {
  auctioneer: 1,
  calls: [],
  high: "+4",
  holder: 2,
  bids: 1,
  passed: [],
  countered: [],
  asked: "",
  ultimatum: false,
  buyer: 2,
  price: "+4",
};
const deal = (table: KingObservation = king(), changes: Partial<View> = {}): Update =>
  update(view(table, changes), event({ kind: "deal", seat: -1 }), [], 2);
const kinds = (one: Update): string[] => withTold(shotsOf(one, 900)).map(({ kind }) => kind);

describe("what is announced", () => {
  it("is a contract with its deal, and a named one after the last call before the first card", () => {
    expect(kinds(deal())).toEqual(["deal", "told"]);
    const plus = king({ contract: "plus", trump: "S", value: 25, auction: SOLD });
    expect(kinds(update(view(plus), event({ token: "plus:S" })))).toEqual(["act", "told"]);
    expect(kinds(update(view({ ...plus, phase: "lead" }), event({ token: "plus:S" })))).toEqual(["act"]);
    expect(kinds(update(view(plus), event({ token: "lead:2" })))).toEqual(["act", "told"]);
    expect(kinds(update(view(king({ contract: "no-men" })), event({ token: "choose:no-men" })))).toEqual([
      "act",
      "told",
    ]);
  });

  it("is nothing if a card is played, a bid is made, or a game has no contracts", () => {
    expect(kinds(update(view(king()), event({ token: "2H" })))).toEqual(["act"]);
    expect(kinds(update(view(king({ phase: "bid", contract: "" })), event({ token: "+2" })))).toEqual(["act"]);
    expect(kinds(update(view(king({ phase: "open", contract: "" })), event({ kind: "deal" })))).toEqual(["deal"]);
    expect(kinds(update(view(corner()), event({ kind: "deal" })))).toEqual(["deal"]);
  });

  it.each([0.5, 1, 1.6])(
    "stays equally long at any speed (%d), and what follows is shown at once when it is closed",
    (pace) => {
      let now = 0;
      let due: { at: number; call: () => void } | null = null;
      const clock = {
        now: () => now,
        later: (call: () => void, wait: number) => ((due = { at: now + wait, call }), () => (due = null)),
      };
      const seen: string[] = [];
      const queue = new Queue(
        (shot) => seen.push(shot.kind),
        () => pace,
        clock,
      );
      const go = (): number => {
        const next = due as { at: number; call: () => void } | null;
        if (!next) throw new Error("nothing is to come");
        const waited = next.at - now;
        now = next.at;
        due = null;
        next.call();
        return waited;
      };
      queue.addShots([
        ...withTold(shotsOf(deal(), 900)),
        ...shotsOf(update(view(king()), event({ token: "2H" })), 900),
      ]);
      go();
      expect(seen).toEqual(["deal", "told"]);
      expect(due?.["at" as never]).toBe(now + TELLING);
      queue.hastenNext();
      expect(seen).toEqual(["deal", "told", "act"]);
    },
  );
});

describe("an announcement", () => {
  const card = (): string | undefined =>
    document.querySelector(".announcement")?.textContent?.replace(/\s+/g, " ").trim();
  /** A deal arrives at a table with people. */
  async function dealt(
    table: KingObservation,
    changes: Partial<View> = {},
    happened = event({ kind: "deal", seat: -1 }),
  ) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const feed = await sit(update(view(king({ toAct: 1 }), changes), snapshot, [], 1));
    settings.speed = "normal";
    await feed.says(update(view(table, changes), happened, [], 2));
    vi.advanceTimersByTime(1900);
    await shown();
    return feed;
  }
  afterEach(() => vi.useRealTimers());

  it("says the deal, what is played for, what it costs and who leads", async () => {
    await dealt(king({ toAct: 3 }));
    expect(card()).toBe("Deal 1 of 10 No queens −50 for each queen Cleo leads.");
    expect(document.querySelector(".announcement")?.getAttribute("aria-hidden")).toBe("true");
    vi.advanceTimersByTime(TELLING);
    await tick();
    expect(card()).toBeUndefined();
  });

  it.each<[string, Partial<KingObservation>, string, string]>([
    [
      "to the others",
      { contract: "plus", trump: "S", value: 25, total: 13, auction: SOLD, toAct: 1 },
      "plus:S",
      "Bruno bought from Ada at +4 Spades are trump · +25 for each trick Bruno pays Ada 100. Ada leads.",
    ],
    [
      "to the seller",
      { contract: "plus", trump: "", value: 25, total: 13, auction: { ...SOLD, auctioneer: 0 }, toAct: 0 },
      "plus:NT",
      "You sold to Bruno at +4 No trump +25 for each trick Bruno pays you 100. You lead.",
    ],
    [
      "where it is kept",
      { contract: "minus", value: 75, total: 13, auction: { ...SOLD, buyer: -1, price: "" }, toAct: 1 },
      "minus",
      "Ada kept the deal Minus +325, less 75 for each trick Bruno’s +4 was refused. Ada leads.",
    ],
    [
      "to those whose bid was refused",
      { contract: "minus", value: 75, total: 13, auction: { ...SOLD, holder: 0, buyer: -1, price: "" }, toAct: 1 },
      "minus",
      "Ada kept the deal Minus +325, less 75 for each trick Your +4 was refused. Ada leads.",
    ],
    [
      "where there was no auction",
      { contract: "minus", value: 75, total: 13, declarer: 3, toAct: 3 },
      "minus",
      "Cleo named the game Minus +325, less 75 for each trick Cleo leads.",
    ],
  ])("says who bought from which player, at what price, %s", async (_, table, token, words) => {
    await dealt(king(table), {}, event({ seat: 2, token }));
    expect(card()).toBe(words);
  });

  it.each([
    ["a tap", () => fireEvent.pointerDown(document.querySelector(".announcement") as Element)],
    ["a key", () => fireEvent.keyDown(document.body, { key: "ArrowRight" })],
  ])("is closed by %s, and the first card is shown", async (_, end) => {
    const feed = await dealt(king({ toAct: 1 }));
    await feed.says(
      update(
        view(king({ toAct: 2, trick: { leader: 1, cards: ["9H"], winner: -1 } })),
        event({ seat: 1, token: "9H" }),
        [],
        3,
      ),
    );
    expect(document.querySelector("main")?.dataset.version).toBe("2");
    await end();
    await tick();
    expect(card()).toBeUndefined();
    expect(document.querySelector("main")?.dataset.version).toBe("3");
  });

  it("is not shown without animation", async () => {
    const feed = await sit(update(view(king()), snapshot, [], 1));
    await feed.says(deal());
    expect(card()).toBeUndefined();
  });
});

describe("a trick that costs points", () => {
  const trick = { leader: 0, cards: ["4S", "QS", "QH", "2C"], winner: 1 };
  const took = (changes: Partial<KingObservation> = {}): Update =>
    update(
      view(king({ hand: ["2S", "3H"], tricks: [trick], captured: [[], ["QS", "QH"], [], []], ...changes })),
      event({ seat: 3, token: "2C", trickTo: 1 }),
      [],
      2,
    );
  const floats = (): string | undefined => document.querySelector(".trick-points")?.textContent ?? undefined;

  beforeEach(() => void (settings.hold = "none"));
  afterEach(() => vi.useRealTimers());

  async function taken(one: Update): Promise<void> {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const feed = await sit(
      update(
        view(king({ toAct: 3, trick: { ...trick, cards: trick.cards.slice(0, 3), winner: -1 } })),
        snapshot,
        [],
        1,
      ),
    );
    settings.speed = "normal";
    await feed.says(one);
    vi.advanceTimersByTime(600);
    await shown();
  }

  it("shows them at its taker, and the cards that cost them longest", async () => {
    await taken(took());
    expect(floats()).toBe("−100");
    expect(document.querySelectorAll(".sprite.dear")).toHaveLength(2);
    vi.advanceTimersByTime(1100);
    await tick();
    expect(floats()).toBeUndefined();
  });

  it("is only shown if it costs nothing, and a tap ends it", async () => {
    await taken(took({ captured: [[], [], [], []] }));
    expect(floats()).toBeUndefined();
    cleanup();
    vi.useRealTimers();
    await taken(took());
    expect(floats()).toBe("−100");
    await fireEvent.pointerDown(document.body);
    expect(floats()).toBeUndefined();
  });
});

describe("the end of a deal", () => {
  const LINE = {
    dealer: 0,
    label: "no-queens",
    trump: "",
    scores: [-100, 0, -50, -50],
    counted: ["QS QH", "", "QD", "QC"],
    void: false,
    sale: null,
  };
  const ended = (changes: Partial<View> = {}): Update =>
    update(
      view(king({ phase: "over", toAct: -1, hand: [], counts: [0, 0, 0, 0], scores: LINE.scores }), {
        phase: "between",
        deal: 4,
        sheet: { deals: [LINE], plan: ["no-men"], totals: LINE.scores, winners: [] },
        ...changes,
      }),
      snapshot,
      [],
    );
  const review = (): HTMLElement | null => screen.queryByRole("link", { name: "Review" });

  it("offers the review of this deal to a player if the server has reviews", async () => {
    await sit(ended());
    expect(review()?.getAttribute("href")).toBe("/match/r/review#deal=4");
    for (const changes of [
      { reviews: false },
      { you: null },
      { sheet: { deals: [{ ...LINE, void: true, sale: null }], plan: [], totals: [0, 0, 0, 0], winners: [] } },
    ]) {
      cleanup();
      await sit(ended(changes));
      expect(review(), JSON.stringify(changes)).toBeNull();
    }
  });

  it("asks beside the table whether it could have gone better", async () => {
    Object.assign(globalThis, { innerWidth: 1440, innerHeight: 900 });
    await sit(ended());
    const panel = screen.getByRole("region", { name: "No queens, done" });
    expect(within(panel).getByRole("link", { name: "Show me on the table" }).getAttribute("href")).toBe(
      "/match/r/review#deal=4",
    );
  });

  it("says nothing about the shuffle before the match is over", async () => {
    const round = { nonceCommits: [], voids: 0, silent: [] };
    const proofs = [{ deal: 0, commit: "c0ffee", serverSeed: "5eed", nonces: ["a", "", "", ""], ...round }];
    await sit(ended({ proofs }));
    expect(await screen.findByText("More")).toBeTruthy();
    expect(screen.queryByText("Was the shuffle fair?")).toBeNull();
    cleanup();
    await sit(
      ended({
        phase: "over",
        proofs,
        rules: rules("king", { deals: 1 }),
        sheet: { deals: [LINE], plan: [], totals: LINE.scores, winners: [1] },
      }),
    );
    expect(await screen.findByText("Was the shuffle fair?")).toBeTruthy();
  });
});

describe("the place of the end of a deal", () => {
  const scene = (w: number, h: number) => layout(king(), { w, h }, 0, LOOK);
  const at = (w: number, h: number, won = false) => endsSpace(scene(w, h), { text: false, watched: false, won });

  it.each([
    [390, 844, "whole"],
    [844, 390, "pair"],
    [768, 1024, "inset"],
    [1024, 768, "pair"],
    [1440, 900, "split"],
  ])("%d x %d", (w, h, share) => {
    expect(at(w, h).share).toBe(share);
  });

  it("is the column of the score for the words, and the felt within the rail for the board", () => {
    const { panel, table } = scene(1440, 900);
    const { words, board } = at(1440, 900);
    expect(words).toEqual(panel);
    expect(board && table && board.x > table.x && board.x + board.w < table.x + table.w && board.y > table.y).toBe(
      true,
    );
  });

  it("has the podium first if there are two columns", () => {
    const [deal, match] = [at(844, 390), at(844, 390, true)];
    expect(deal.board && match.board && match.board.x < deal.board.x).toBe(true);
    expect((match.board?.x ?? 0) + (match.board?.w ?? 0)).toBeLessThan(844 - match.column);
  });
});
