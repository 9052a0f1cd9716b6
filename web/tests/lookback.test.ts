// A review on the board: the position of each mistake, the marks on its cards, the search for the better card, and the
// texts.
import { cleanup, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { withOpenHands } from "../src/layout/open";
import { playable, still } from "../src/board/showing";
import { shared } from "../src/board/shared";
import { apart } from "../src/board/tags";
import { layout as layoutCorner } from "../src/games/kingsCorner/layout";
import { layout } from "../src/games/king/layout";
import type { Judged, ReplayMatch, Reviewed, ReviewedDeal, ReviewState } from "../src/base/messages";
import { Finding } from "../src/review/finding.svelte";
import {
  beside,
  betterTurn,
  blamed,
  courseOf,
  dealsOf,
  worstOf,
  findMarks,
  marksOf,
  measureOf,
  mistakesOf,
  playedTurn,
  shownAt,
  turnMarks,
  valueAt,
} from "../src/review/mistake";
import Keys from "../src/review/Keys.svelte";
import { rowsOf } from "../src/review/rows";
import Sum from "../src/review/Sum.svelte";
import {
  betterInWords,
  costInWords,
  expectedInWords,
  luckInWords,
  reasonInWords,
  stepReason,
} from "../src/review/said";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { corner, king, LOOK } from "./feed";
import { judged, looked, mistake, trick, turn, who } from "./reviews";

beforeAll(async () => {
  await speak("en");
  await alsoSpeak("review", "lookback", "why", "replay");
});

describe("a review", () => {
  it("consists of those of its deals", () => {
    const review = {
      decisions: [judged(), judged({ deal: 1 }), judged({ action: 9 })],
      deals: [looked().review, looked().review],
      scale: looked().scale,
    };
    const found = {
      review,
      stages: [1, 2, 3],
      marks: [[1], [1, 2]],
      mistakes: [mistake({ deal: 1 })],
      positions: [],
      standings: [],
    } as unknown as Reviewed;
    const deals = dealsOf(found);
    expect(deals.map(({ deal, decisions, stages, marks }) => [deal, decisions.length, stages, marks])).toEqual([
      [0, 2, [1, 3], [1]],
      [1, 1, [2], [1, 2]],
    ]);
    expect(deals.map(({ mistakes }) => mistakes.length)).toEqual([0, 1]);
  });

  it("opens at the most expensive mistake of its reader, and goes from one to the next through all deals", () => {
    const first = mistake({ action: 8, cost: 20 });
    const second = mistake({ deal: 2, action: 3, cost: 60 });
    const deals = [
      looked({ mistakes: [first, mistake({ seat: 1, cost: 90 })] }),
      null,
      looked({ deal: 2, mistakes: [second] }),
    ];
    const all = mistakesOf(deals, 0);
    expect(all).toEqual([first, second]);
    expect(worstOf(all)).toBe(second);
    expect(worstOf([])).toBeNull();
    expect(beside(all, first, 1)).toBe(second);
    expect(beside(all, first, -1)).toBeNull();
    expect(beside(all, { deal: 1, action: 5 }, -1)).toBe(first);
  });
});

describe("a card that was a mistake", () => {
  it("is shown with its whole trick, and a call as it was made", () => {
    expect(shownAt(trick(), mistake())).toBe(4);
    expect(shownAt(trick(), mistake({ phase: "bid", action: 1 }))).toBe(2);
    expect(shownAt({ ...trick(), frames: trick().frames.slice(0, 4) }, mistake())).toBe(3); // a record that ends early
  });

  it("has a tag at its foot, the better one above it; the rest of the hand is dimmed", () => {
    const { marks, lifted, bright } = marksOf(mistake(), { played: "you played", better: "better" });
    expect(marks.map(({ card, verdict, at }) => [card, verdict, at])).toEqual([
      ["7D", "worse", "foot"],
      ["3D", "better", "above"],
    ]);
    expect([...lifted]).toEqual([["3D", 12]]);
    expect([...(bright ?? [])]).toEqual(["3D"]);
    expect(marksOf(mistake({ phase: "bid" }), { played: "", better: "" }).marks).toEqual([]);
  });

  it("is shown on the board before the decision: a complete trick has been taken", () => {
    const deal = trick();
    expect(still(deal, 4, { seat: 0, open: false }, true).shot?.kind).toBe("held");
    expect(still(deal, 4, { seat: 0, open: false }, true, true).shot?.kind).toBe("collected");
    expect([...playable(["3D", "7D"]).lifted.keys()]).toEqual(["3D", "7D"]);
    expect(playable(["pass", "+2"]).bright).toBeNull(); // a call dims no card
    expect(findMarks(mistake(), "", "right").marks).toEqual([]);
    expect(findMarks(mistake(), "3D", "right").marks).toEqual([
      { card: "3D", verdict: "better", word: "right", at: "above" },
    ]);
  });
});

describe("a turn that was a mistake", () => {
  it("is shown as it was played and as it would have been better, one position per move", () => {
    const { deal, one } = turn();
    expect(playedTurn(deal, one).frames.map(({ event: { token } }) => token)).toEqual(["", "7D>N"]);
    const better = betterTurn(deal, one);
    expect(better.frames.map(({ event: { token } }) => token)).toEqual(["", "7D>N", "N>W"]);
    expect(better.frames.at(-1)?.table).toMatchObject({
      piles: { N: [], W: ["9H", "8S", "7D"] },
      stock: 9,
      counts: [0, 1],
    });
    expect(better.frames.at(-1)?.hands).toEqual([[], ["2C"]]);
  });

  it("marks the last move, and raises the card that moves next", () => {
    const { deal, one } = turn();
    const better = betterTurn(deal, one);
    const moves = ["7D>N", "N>W"];
    expect(turnMarks(better, moves, 0, "", true)).toMatchObject({
      marks: [{ card: "7D", verdict: "better", word: "" }],
    });
    expect([...turnMarks(better, moves, 0, "", true).lifted.keys()]).toEqual(["7D"]);
    expect(turnMarks(better, moves, 2, "move 2", true).marks).toEqual([
      { card: "7D", verdict: "better", word: "move 2", at: "on" },
    ]);
    expect(turnMarks(playedTurn(deal, one), ["7D>N"], 1, "move 1", false).marks).toMatchObject([
      { card: "7D", verdict: "worse" },
    ]);
  });
});

describe("looking for the better card", () => {
  it("tells right from wrong, and offers the solution after two wrong answers", () => {
    const finding = new Finding();
    finding.begin([mistake(), mistake({ deal: 1 })]);
    expect([finding.answer("7D"), finding.urged, finding.refused]).toEqual([false, false, "7D"]);
    expect([finding.answer("7D"), finding.urged]).toEqual([false, true]);
    expect([finding.answer("3D"), finding.right, finding.count]).toEqual([true, "3D", 1]);
    expect(finding.answer("3D")).toBe(false); // already solved
    finding.next();
    expect([finding.now?.deal, finding.wrong, finding.right, finding.last]).toEqual([1, 0, "", true]);
    finding.show();
    expect(finding.answer("3D")).toBe(false);
    finding.next();
    expect([finding.open, finding.count]).toEqual([false, 0]);
  });

  it("starts at the reader's position, and remembers what has been found", () => {
    const finding = new Finding();
    const all = [mistake(), mistake({ deal: 1 })];
    finding.begin(all, mistake({ deal: 1 }));
    expect(finding.at).toBe(1);
    finding.answer("3D");
    finding.close();
    finding.begin(all);
    expect([finding.at, finding.count]).toEqual([0, 1]);
  });
});

describe("in words", () => {
  it("a card costs points, a turn points and percent of the match, each left out if it is 0", () => {
    expect(betterInWords(mistake(), who)).toBe("The 3 of diamonds was better");
    expect(costInWords(mistake(), who)).toBe("Cost you 49 points.");
    expect(costInWords(mistake({ seat: 1, cost: 0.6, points: 0.6 }), who)).toBe("Cost Bo 1 point.");
    expect(reasonInWords(mistake(), who)).toBe("This trick costs points, and it cannot take it.");
    expect(reasonInWords(mistake({ reason: null }), who)).toBe("");
    expect(betterInWords(mistake({ phase: "bid", played: ["+3"], better: ["pass"] }), who)).toBe(
      "Better: passing instead of bidding +3",
    );
    const { one } = turn();
    expect(betterInWords(one, who)).toBe("You could have gone out");
    expect(betterInWords({ ...one, seat: 1 }, who)).toBe("Another turn was better");
    expect(costInWords(one, who)).toBe("Cost you 3 points and 13% of the match.");
    expect(costInWords({ ...one, seat: 1, points: 1.4 }, who)).toBe("Cost Bo 1 point and 13% of the match.");
    expect(costInWords({ ...one, points: 0.3 }, who)).toBe("Cost you 13% of the match.");
    // In a match that is decided; and under rules without a known chance.
    expect(costInWords({ ...one, chance: 0.2 }, who)).toBe("Cost you 3 points.");
    expect(costInWords({ ...one, unit: "points", chance: null }, who)).toBe("Cost you 3 points.");
  });

  it("a turn names the move that its reason is about, and every step has its own", () => {
    const { one } = turn();
    const frees = { id: "why-frees", arguments: { card: "8S" } } as const;
    const nothing = { id: "why-nothing-fits", arguments: {} } as const;
    const told = { ...one, reason: frees, reasons: [frees, null, nothing] };
    expect(reasonInWords(told, who)).toBe("7 of diamonds to the top. It frees a side for the 8 of spades.");
    expect([1, 2].map((step) => stepReason(told, step, who))).toEqual([
      "It frees a side for the 8 of spades.",
      "Nothing else fits.",
    ]);
    expect(reasonInWords({ ...told, reason: nothing, reasons: [null, null, nothing] }, who)).toBe("Nothing else fits.");
    expect(betterInWords({ ...one, better: ["end"] }, who)).toBe("Laying nothing was better");
  });

  it("the cost of a mistake is the difference in expectation, and a note says if it cost nothing here", () => {
    const option = (points: number, chance: number | null = null): Judged["known"]["best"] => ({
      tokens: [],
      points,
      error: 0,
      chance,
    });
    // Rounded separately, 247.9 and 219.4 are 29 apart, but 28.4 was lost.
    const one = judged({
      fate: "lucky",
      known: { ...judged().known, best: option(247.9), played: option(219.4), loss: 28.4 },
    });
    expect(costInWords(mistake({ points: 28.4 }), who)).toBe("Cost you 28 points.");
    expect(expectedInWords(mistake({ points: 28.4 }), one)).toBe("points to expect: better 248, as played 220");
    const better = judged({ known: { ...judged().known, best: option(1.8, 0.269), played: option(-1.4, 0.138) } });
    expect(expectedInWords(turn().one, better)).toBe("to win the match: better 27%, as played 14%");
    expect(expectedInWords({ ...turn().one, chance: 0.2 }, better)).toBe(
      "points against the others: better +2, as played −1",
    );
    expect(luckInWords(one)).toBe("As the cards lay, nothing was lost this time.");
    expect([luckInWords(judged()), luckInWords(null)]).toEqual(["", ""]);
  });

  it("a small loss counts as a mistake nowhere", () => {
    const little = looked({ decisions: [judged({ size: "inaccuracy" })], mistakes: [mistake({ size: "inaccuracy" })] });
    expect(mistakesOf([little], 0)).toEqual([]);
    expect(blamed(little, 0)).toBe(0);
    expect(blamed(looked(), 0)).toBe(mistakesOf([looked()], 0).length);
  });

  it("a deal shows its mistakes, or that there were none, or its progress", () => {
    const line = { label: "no-queens", trump: "", scores: [0, 0, 0, 0], void: false };
    const match = { game: "king", actions: [4, 4, 4], sheet: { deals: [line, line, line] } } as unknown as ReplayMatch;
    const fine = looked({
      deal: 1,
      decisions: [judged({ size: "fine" }), judged({ size: "fine", fate: "unlucky" })],
      mistakes: [],
      review: { ...looked().review, lostPoints: [0, 0, 0, 0] },
    });
    const rows = rowsOf(match, [looked(), fine], () => ({ state: "running", done: 3, total: 12 }), 0);
    expect(rows.map(({ summary, lost, mistakes, done, part }) => [summary, lost, mistakes, done, part])).toEqual([
      ["1 mistake · trick 1", "−57", 1, true, 0.25],
      ["bad luck once, no mistake", "", 0, true, 0.25],
      ["being looked at", "", 0, false, 0.25],
    ]);
  });
});

describe("the list of deals", () => {
  const line = { label: "no-queens", trump: "", scores: [0, 0, 0, 0], void: false };
  const match = { game: "king", actions: [4, 4], sheet: { deals: [line, line] } } as unknown as ReplayMatch;
  const rows = (...deals: ReviewedDeal[]): string[][] =>
    rowsOf(match, deals, () => null, 0).map(({ deal, summary, lost }) => [`${deal}`, summary, lost]);

  function sum(deal: ReviewedDeal | null, progress: Partial<ReviewState> = {}, count = 0): void {
    const seats = who.names.map((name) => ({ name, kind: "human", figure: "", disc: "" }));
    const state: ReviewState = {
      state: "done",
      problem: "",
      ahead: 0,
      done: 0,
      total: 0,
      deals: [],
      result: null,
      ...progress,
    };
    render(Sum, {
      match: { ...match, seats } as unknown as ReplayMatch,
      deals: [deal],
      rows: rowsOf(match, [deal], () => null, 0).slice(0, 1),
      who,
      seat: 0,
      watch: () => {},
      progress: state,
      waited: !deal,
      restarted: false,
      answered: true,
      count,
      find: () => {},
    });
  }

  it("says where points were lost in small parts", () => {
    const little = (action: number): Judged =>
      judged({ action, size: "inaccuracy", known: { ...judged().known, loss: 9, error: 2 } });
    const unclear = judged({ action: 9, size: "fine", known: { ...judged().known, loss: 9, error: 8 } });
    const review = { ...looked().review, lostPoints: [25, 0, 0, 0] };
    expect(rows(looked({ decisions: [little(1), little(2), little(3), unclear], mistakes: [], review }))[0]).toEqual([
      "0",
      "3 small things",
      "−25",
    ]);
    expect(
      rows(
        looked({
          decisions: [little(1), judged({ size: "fine", fate: "unlucky", known: { ...judged().known, loss: 0 } })],
          mistakes: [],
          review,
        }),
      )[0]?.[1],
    ).toBe("one small thing · bad luck once, no mistake");
  });

  it("leaves out a deal that was played before a practice, was given up, or had nothing to decide", () => {
    const empty = looked({ decisions: [], mistakes: [] });
    for (const none of [
      empty,
      looked({ review: { ...looked().review, laid: true } }),
      looked({ review: { ...looked().review, void: true } }),
    ]) {
      expect(rows(none, looked({ deal: 1 })).map(([deal]) => deal)).toEqual(["1"]);
    }
  });

  it("says what it is doing, and its progress, until a deal is known", () => {
    sum(null, { state: "running", done: 12, total: 340 });
    expect(screen.getByRole("heading", { name: "Looking for the worst mistake" })).toBeTruthy();
    expect(screen.getByText("12 of 340 decisions")).toBeTruthy();
    expect(screen.getAllByText("–").length).toBe(4);
    cleanup();
  });

  it("says what was given away and the part of luck", () => {
    sum(looked({ review: { ...looked().review, lostPoints: [174, 0, 0, 0] } }));
    expect(screen.getByRole("heading", { name: "You gave away 174 points" })).toBeTruthy();
    expect(screen.getByText("The cards were even.")).toBeTruthy();
    cleanup();
  });

  it("says in Kings Corner what was given away in points, and the luck in percent of the match", () => {
    const scale = {
      unit: "percent",
      whole: 18.1,
      inaccuracy: 2.18,
      mistake: 5.45,
      blunder: 10.9,
      chances: "measured",
    } as const;
    sum(
      looked({
        scale,
        review: { ...looked().review, lost: [21.6, 0, 0, 0], lostPoints: [5.6, 0, 0, 0], luck: [-30.4, 10, 10, 10] },
      }),
    );
    expect(screen.getByRole("heading", { name: "You gave away 6 points" })).toBeTruthy();
    expect(screen.getByText("The cards took 30% of the match from you.")).toBeTruthy();
    cleanup();
    sum(looked({ scale, review: { ...looked().review, lost: [0, 0, 0, 0], lostPoints: [0, 0, 0, 0] } }));
    expect(screen.getByRole("heading", { name: "You made no mistake" })).toBeTruthy();
    cleanup();
  });
});

describe("the keys", () => {
  const named = (outer: { before: string; after: string } | null): (string | null)[] => {
    render(Keys, { before: null, back: null, on: null, after: () => {}, outer });
    const names = screen.getAllByRole("button").map((each) => each.getAttribute("aria-label"));
    cleanup();
    return names;
  };

  it("say where the outer two lead, which are not there if there is nothing to go to", () => {
    const inner = ["One step back", "Play", "One step on"];
    expect(named({ before: "The mistake before", after: "The next small thing" })).toEqual([
      "The mistake before",
      ...inner,
      "The next small thing",
    ]);
    expect(named(null)).toEqual(inner);
  });
});

describe("the course", () => {
  it("is that of the match if its chances are known, otherwise of points: those of the deal, or the lead", () => {
    const { scale } = looked();
    expect(measureOf(scale)).toBe("points");
    expect(measureOf({ ...scale, chances: "points" })).toBe("lead");
    expect(measureOf({ ...scale, unit: "percent", chances: "scaled" })).toBe("percent");
  });

  it("is interpolated between its points", () => {
    const points = courseOf(looked(), 0);
    expect([0, 1, 4, 9].map((at) => valueAt(points, at))).toEqual([-40, -50, -80, -80]);
    expect(valueAt([], 3)).toBe(0);
  });
});

describe("open hands", () => {
  it("leave the trick in the middle free, on a desktop and on a tablet", () => {
    const hands = ["S", "H", "C", "D"].map((suit) =>
      ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"].map((rank) => `${rank}${suit}`),
    );
    for (const size of [
      { w: 1016, h: 770 },
      { w: 768, h: 760 },
    ]) {
      const look = { ...LOOK, watched: true, headed: true, open: hands.map((hand, seat) => (seat ? hand : null)) };
      const scene = withOpenHands(layout(king({ hand: hands[0] ?? [] }), size, 0, look), look.open);
      const trick = [0, 1, 2, 3].map((seat) => scene.ends[`seat:${seat}`]);
      const open = scene.placed.filter(({ zone }) => /^hand:[123]$/.test(zone));
      expect(open).toHaveLength(39);
      for (const { spot } of open) {
        const box = { x: spot.x, y: spot.y, w: scene.card.w * spot.scale, h: scene.card.h * spot.scale };
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(
          trick.some(
            (one) =>
              one && one.x < box.x + box.w && box.x < one.x + one.w && one.y < box.y + box.h && box.y < one.y + one.h,
          ),
        ).toBe(false);
      }
    }
  });

  it("are shown suit by suit beside the piles too, and nothing moves while they are played", () => {
    const suits = ["S", "H", "C", "D"].map((suit) => ["A", "5", "9"].map((rank) => `${rank}${suit}`));
    const at = (left: number): ReturnType<typeof withOpenHands> => {
      const hands = [null, suits.flatMap((suit) => suit.slice(0, left)), suits.flat()];
      const look = { ...LOOK, watched: true, headed: true, open: hands };
      const table = corner({ counts: [7, 4 * left, 12], hand: ["2C"] });
      return withOpenHands(layoutCorner(table, { w: 1016, h: 770 }, 0, look), hands);
    };
    const whole = at(3);
    const open = whole.placed.filter(({ zone }) => /^hand:[12]$/.test(zone));
    expect(open).toHaveLength(24);
    for (const { spot } of open) {
      const box = { x: spot.x, y: spot.y, w: whole.card.w * spot.scale, h: whole.card.h * spot.scale };
      expect(
        Object.values(whole.places).some(
          (one) => one.x < box.x + box.w && box.x < one.x + one.w && one.y < box.y + box.h && box.y < one.y + one.h,
        ),
      ).toBe(false);
    }
    expect(at(1).seats).toEqual(whole.seats);
  });

  it("of a seat in a corner do not reach the seat at the side, nor do its words", () => {
    const suits = ["S", "H", "C", "D"].map((suit) => ["A", "5", "9"].map((rank) => `${rank}${suit}`));
    const hands = [
      null,
      suits.flat(),
      suits.flat().map((card) => card.replace("9", "8")),
      suits.flat().map((card) => card.replace("A", "2")),
    ];
    const table = corner({ counts: [7, 12, 12, 12], hand: ["2C"] });
    const scene = withOpenHands(
      layoutCorner(table, { w: 1070, h: 800 }, 0, { ...LOOK, headed: false, open: hands }),
      hands,
    );
    const cards = scene.placed
      .filter(({ zone }) => /^hand:[123]$/.test(zone))
      .map(({ zone, spot }) => ({
        seat: Number(zone.slice(5)),
        x: spot.x,
        y: spot.y,
        w: scene.card.w * spot.scale,
        h: scene.card.h * spot.scale,
      }));
    const seats = scene.seats.map((box, seat) => ({ seat, x: box.x, y: box.y, w: box.w, h: box.h })).slice(1);
    const meet = (a: (typeof seats)[number], b: (typeof seats)[number]): boolean =>
      a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
    const met = [...cards, ...seats].flatMap((one) =>
      seats
        .filter((other) => one.seat !== other.seat && meet(one, other))
        .map((other) => `${one.seat} and ${other.seat}`),
    );
    expect(met).toEqual([]);
  });
});

describe("the tags", () => {
  const tag = { y: 0, w: 100, h: 24, reach: 30 };

  it("move apart if they would touch, never further than their cards, and otherwise not at all", () => {
    const [a, b] = apart([
      { ...tag, x: 100 },
      { ...tag, x: 160 },
    ]);
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeGreaterThanOrEqual(100);
    expect(Math.abs((a?.x ?? 0) - 100)).toBeLessThanOrEqual(30);
    expect(Math.abs((b?.x ?? 0) - 160)).toBeLessThanOrEqual(30);
    const far = [
      { ...tag, x: 100 },
      { ...tag, x: 110, y: 40 },
    ];
    expect(apart(far)).toEqual(far);
  });
});

describe("the screen", () => {
  it.each([
    [390, 844, "phone"],
    [360, 640, "small"],
    [320, 568, "small"],
    [844, 390, "end"],
    [768, 1024, "tablet"],
    [1440, 900, "desktop"],
    [1920, 1080, "desktop"],
  ] as const)("of %d x %d is shared as on a %s; nothing is outside, and board and sheet do not meet", (w, h, share) => {
    for (const leftward of [false, true]) {
      const found = shared({ w, h }, 1, leftward);
      const { board, sheet } = found;
      expect(found.share).toBe(share);
      expect(sheet.x).toBeGreaterThanOrEqual(0);
      expect(sheet.x + sheet.w).toBeLessThanOrEqual(w);
      expect(sheet.y + sheet.h).toBeLessThanOrEqual(h);
      const beside = board.x + board.w <= sheet.x || sheet.x + sheet.w <= board.x;
      expect(beside || board.y + board.h <= sheet.y).toBe(true);
    }
  });

  it("gives the table more room while the reader looks for a card", () => {
    expect(shared({ w: 390, h: 844 }, 1, false, "finds").board.h).toBe(
      shared({ w: 390, h: 844 }, 1, false).board.h + 326 - 218,
    );
    expect(shared({ w: 1440, h: 900 }, 1, false, "finds", false).share).toBe("end");
  });
});
