// What the page of a review knows of a match, and what it opens.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { DealReviewState, Mistake, ReviewedDeal, ReviewState } from "../src/base/messages";
import { keepSeat } from "../src/base/seats";
import { reviewAddressOf, reviewWishOf } from "../src/review/address";
import { MatchReview } from "../src/review/matchReview.svelte";
import { decisionOf } from "../src/review/mistake";
import { Opening } from "../src/review/opening.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { answered, found, judged, looked, mistake, replayed, serve } from "./reviews";

const REVIEW = "/rooms/r/review";
const MATCH = "/matches/r";

const state = (changes: Partial<ReviewState> = {}): ReviewState => ({
  state: "done",
  problem: "",
  ahead: 0,
  done: 0,
  total: 0,
  deals: [],
  result: null,
  ...changes,
});
const dealState = (changes: Partial<DealReviewState> = {}): DealReviewState => ({
  state: "done",
  problem: "",
  ahead: 0,
  done: 0,
  total: 0,
  result: null,
  ...changes,
});

/** Both deals are reviewed: the mistakes of two seats. */
const mistakes = [
  mistake({ deal: 0, cost: 20 }),
  mistake({ deal: 1, cost: 60 }),
  mistake({ deal: 1, action: 3, cost: 30 }),
  mistake({ deal: 0, action: 1, seat: 2 }),
];
const done = state({ result: { ...found(), mistakes } });
const match = replayed([4, 4]);

const opened: (() => void)[] = [];

/** The review of room r, with these answers of the server; `deal`: the one that is asked for. */
async function reviewOf(answers: Record<string, object>, deal = -1): Promise<MatchReview> {
  serve(answers);
  const review = new MatchReview("r");
  opened.push(review.start(deal));
  for (let i = 0; i < 3; i += 1) await answered();
  return review;
}

beforeAll(async () => {
  await speak("en");
  await alsoSpeak("review", "lookback", "why", "replay", "practice");
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const close of opened.splice(0)) close();
  vi.unstubAllGlobals();
});

describe("a review", () => {
  it("knows nothing before the first answer", () => {
    const review = new MatchReview("r");
    expect([review.begun, review.rows, review.mistakes, review.worst, review.who, review.problem]).toEqual([
      false,
      [],
      [],
      null,
      null,
      "",
    ]);
  });

  it("has the mistakes of the reviewed seat, and the worst of them, once it has arrived", async () => {
    const review = await reviewOf({ [MATCH]: match, [REVIEW]: done });
    expect(review.begun).toBe(true);
    expect(review.result?.mistakes).toHaveLength(4);
    expect([review.seat, review.mistakes.length, review.worst?.cost]).toEqual([0, 3, 60]);
    review.seat = 2;
    expect(review.mistakes).toEqual([mistakes[3]]);
    review.seat = 1;
    expect([review.mistakes, review.worst]).toEqual([[], null]);
  });

  it("goes through the mistakes and, in a deal without any, the small things", async () => {
    const cheap = [
      mistake({ deal: 0, action: 3, size: "inaccuracy", cost: 6 }),
      mistake({ deal: 0, action: 0, size: "inaccuracy", cost: 5 }),
      mistake({ deal: 1, action: 0, size: "inaccuracy", cost: 5 }),
      mistake({ deal: 1 }),
      mistake({ deal: 0, action: 1, seat: 2 }),
    ];
    const review = await reviewOf({ [MATCH]: match, [REVIEW]: state({ result: { ...found(), mistakes: cheap } }) });
    expect(review.stops).toEqual([cheap[1], cheap[0], cheap[3]]);
    expect(review.mistakes).toEqual([cheap[3]]);
  });

  it("has nothing to show before the match is known", async () => {
    const review = await reviewOf({ [REVIEW]: done });
    expect([review.result === null, review.begun, review.rows, review.mistakes]).toEqual([false, false, [], []]);
  });

  it.each([
    ["the first person", ["casual", "human", "human"], null, 1, null],
    ["the first seat if all are bots", ["casual", "casual", "casual"], null, 0, null],
    ["the reader's own", ["human", "human", "human"], 2, 2, 2],
  ])("starts with the seat of %s", async (_, kinds, own, seat, you) => {
    if (own !== null)
      keepSeat({ room: "r", seat: own, secret: "s3cret", game: "king", created: "2026-11-21T10:00:00Z" });
    const seats = match.seats.slice(0, 3).map((each, i) => ({ ...each, kind: kinds[i] ?? "" }));
    const review = await reviewOf({ [MATCH]: { ...match, seats }, [REVIEW]: done });
    expect([review.seat, review.who?.you, review.who?.names.indexOf("You")]).toEqual([seat, you, you ?? -1]);
  });

  it("has a row per deal, with the progress of those that are not reviewed yet", async () => {
    const progress = [0, 1].map((i) => ({ state: i ? "running" : "done", done: 3, total: 12 }) as const);
    const review = await reviewOf({
      [MATCH]: match,
      [REVIEW]: state({ state: "running", deals: progress }),
      [`${REVIEW}/deals/0`]: dealState({ result: looked() }),
    });
    expect(review.rows.map(({ deal, done: isDone, part }) => [deal, isDone, part])).toEqual([
      [0, true, 0],
      [1, false, 0.25],
    ]);
    expect([review.result, review.begun]).toEqual([null, true]);
  });

  it("has only the requested deal during the match", async () => {
    const review = await reviewOf(
      {
        [MATCH]: { ...match, over: false },
        [REVIEW]: { code: "match-not-over", status: 409 },
        [`${REVIEW}/deals/1`]: dealState({ state: "running", done: 6, total: 12 }),
      },
      1,
    );
    expect(review.asking?.single).toBe(true);
    expect(review.rows.map(({ deal, part }) => [deal, part])).toEqual([[1, 0.5]]);
  });

  it("has the last deal that has ended of a match that was given up, if none is requested", async () => {
    const review = await reviewOf({
      [MATCH]: { ...match, over: false },
      [REVIEW]: { code: "match-not-over", status: 409 },
      [`${REVIEW}/deals/1`]: dealState({ result: looked({ deal: 1 }) }),
    });
    expect([review.problem, review.deals.map((deal) => deal?.deal)]).toEqual(["", [undefined, 1]]);
  });

  it.each([
    ["", ""],
    ["2026-11-27", "November 27, 2026"],
  ])("of a match of the day %j is dated %j", async (date, said) => {
    const review = await reviewOf({ [MATCH]: { ...match, date }, [REVIEW]: done });
    expect(review.date).toBe(said);
  });
});

describe("a reader hears that a review is ready", () => {
  const running = state({ state: "running", deals: [{ state: "running", done: 0, total: 1 }] });

  it.each([
    ["only after waiting for it", running, true],
    ["but not if it was there at once", done, false],
    ["but not if all deals were done at once", { ...running, deals: [{ state: "done", done: 1, total: 1 }] }, false],
  ] as const)("%s", async (_, answer, waited) => {
    const review = await reviewOf({ [MATCH]: match, [REVIEW]: answer });
    review.noteWaiting();
    expect(review.waited).toBe(waited);
  });
});

describe("what is missing", () => {
  const broken = { code: "internal", status: 500 };

  it.each([
    ["nothing", { [MATCH]: match, [REVIEW]: done }, ""],
    ["the whole match", {}, "lookback-no-match"],
    ["the review", { [MATCH]: match, [REVIEW]: { code: "match-not-over", status: 409 } }, "error-match-not-over"],
    ["the match, while the review is there", { [MATCH]: broken, [REVIEW]: done }, "error-internal"],
    ["both, for different reasons", { [MATCH]: { code: "no-seat", status: 403 }, [REVIEW]: broken }, "error-internal"],
  ])("is %s", async (_, answers, problem) => expect((await reviewOf(answers)).problem).toBe(problem));

  it("is the server: the match, if that did not arrive, before the review", async () => {
    const review = new MatchReview("r");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    opened.push(review.start(-1));
    await answered();
    expect(review.problem).toBe("link-unreached");
    review.match = match;
    expect(review.problem).toBe("lookback-offline");
  });

  it("are the texts, if nothing else is missing", async () => {
    const review = await reviewOf({ [MATCH]: match, [REVIEW]: done });
    review.textless = true;
    expect(review.problem).toBe("link-unreached");
  });
});

describe("the address of a review", () => {
  it.each([
    ["", false, null],
    ["#all", true, null],
    ["#deal=2", false, { deal: 2, action: -1 }],
    ["#deal=2&action=7", false, { deal: 2, action: 7 }],
    ["#deal=2&action=0", false, { deal: 2, action: 0 }],
    ["#deal=x&action=y", false, { deal: 0, action: 0 }],
    ["#action=7", false, null],
  ])("%j is understood", (hash, list, place) => expect(reviewWishOf(hash)).toEqual({ list, place }));

  it.each([
    [{ deal: 2, action: 7 }, "/match/r/review#deal=2&action=7"],
    [{ deal: 2, action: 0 }, "/match/r/review#deal=2&action=0"],
    [{ deal: 0, action: -1 }, "/match/r/review#deal=0"],
  ])("of %j leads back to it", (at, address) => {
    expect(reviewAddressOf("r", at)).toBe(address);
    expect(reviewWishOf(address.slice(address.indexOf("#"))).place).toEqual(at);
  });
});

describe("a review is open at", () => {
  const worst = mistake({ deal: 1, action: 5 });
  const first = { deal: 1, action: 5 };

  class Known {
    deals = $state.raw<readonly (ReviewedDeal | null)[]>([looked(), looked({ deal: 1 })]);
    begun = $state(true);
    worst = $state.raw<Mistake | null>(null);
  }

  /** What is known, and the address; both may change. */
  function openingOf(hash: string): { opening: Opening; props: { hash: string }; review: Known } {
    const props = $state({ hash });
    const review = new Known();
    return { opening: new Opening(props, review), props, review };
  }

  it("the list until a mistake is known, then at the worst one", () => {
    const { opening, review } = openingOf("");
    opening.openWorst();
    expect([opening.at, opening.onBoard]).toEqual([null, false]);
    review.worst = worst;
    opening.openWorst();
    expect([opening.at, opening.onBoard]).toEqual([first, true]);
  });

  it("the same mistake when a worse one is found later", () => {
    const { opening, review } = openingOf("");
    review.worst = worst;
    opening.openWorst();
    review.worst = mistake({ deal: 0, action: 9 });
    opening.openWorst();
    expect(opening.at).toEqual(first);
  });

  it("the list for a reader who has started with it", () => {
    const { opening, review } = openingOf("");
    opening.noteTouch();
    review.worst = worst;
    opening.openWorst();
    expect(opening.at).toBeNull();
  });

  it("the worst mistake for a reader who touched the page before there was a list, or on the board", () => {
    const { opening, review, props } = openingOf("");
    review.begun = false;
    opening.noteTouch();
    review.begun = true;
    props.hash = "#deal=0";
    opening.noteTouch();
    review.worst = worst;
    props.hash = "";
    opening.openWorst();
    expect(opening.at).toEqual(first);
  });

  it("the position of the address, and then again at the first one", () => {
    const { opening, review, props } = openingOf("#deal=0&action=3");
    review.worst = worst;
    opening.openWorst();
    expect(opening.at).toEqual({ deal: 0, action: 3 });
    props.hash = "";
    expect(opening.at).toEqual(first);
  });

  it("the list if the address asks for it, and stays there", () => {
    const { opening, review, props } = openingOf("#all&deal=0");
    review.worst = worst;
    opening.openWorst();
    expect([opening.at, opening.onBoard]).toEqual([null, false]);
    props.hash = "";
    expect(opening.at).toBeNull();
  });

  it("the list while the deal of the address is not reviewed", () => {
    const { opening, review } = openingOf("#deal=1");
    review.deals = [looked(), null];
    expect(opening.onBoard).toBe(false);
    review.deals = [looked()];
    expect(opening.onBoard).toBe(false);
    review.deals = [null, looked({ deal: 1 })];
    expect(opening.onBoard).toBe(true);
  });
});

describe("the details of a mistake", () => {
  const decision = judged({ deal: 1, action: 5 });
  const deals = [null, looked({ deal: 1, decisions: [judged({ deal: 1 }), decision], stages: [1, 4] })];

  it.each([
    ["are its decision", mistake({ deal: 1, action: 5 }), decision, 4],
    ["are none if its deal is not reviewed", mistake({ deal: 0, action: 5 }), null, 0],
    ["are none if its deal has no such decision", mistake({ deal: 1, action: 6 }), null, 0],
    ["are none without a mistake", null, null, 0],
  ])("%s", (_, one, expected, stage) => expect(decisionOf(deals, one)).toEqual({ decision: expected, stage }));
});
