// What the table of a replay or a review decides: which hands are open and where, where the cards are, and their marks.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { KingObservation, KingsCornerObservation, ReplayDeal, ReplayFrame, TrickView } from "../src/base/messages";
import { settings } from "../src/base/settings.svelte";
import type { Eyes } from "../src/board/frames";
import { OpenHands } from "../src/board/openHands.svelte";
import { playable, still, type Marks, type Showing } from "../src/board/showing";
import { StageLayout, type Staged } from "../src/board/stageLayout.svelte";
import { StageMarks } from "../src/board/stageMarks.svelte";
import type { Size } from "../src/layout/geometry";
import type { Scene } from "../src/layout/scene";
import { speak } from "../src/words/words.svelte";
import { corner, event, king, view } from "./feed";

const PHONE: Size = { w: 390, h: 844 };
const LOW: Size = { w: 844, h: 390 };
const DESKTOP: Size = { w: 1440, h: 900 };
const EDGES = { top: 48, left: 0, bottom: 60 };
const DEFAULTS = { ...settings };

const CLOSED: Eyes = { seat: 0, open: false };
const OPEN: Eyes = { seat: 0, open: true };
const HANDS = [
  ["2S", "6S", "KH"],
  ["3S", "9H", "QH"],
  ["4S", "2C", "AD"],
  ["5S", "3H", "KD"],
];
/** What each seat held at the start of the deal. */
const DEALT = [
  ["7S", "7H"],
  ["8S", "8H"],
  ["TC", "TD"],
  ["JC", "JD"],
].map((played, seat) => [...played, ...(HANDS[seat] ?? [])]);
const TRICK: TrickView = { leader: 1, cards: ["9H", "QS", "2C", "3H"], winner: 1 };

/** A deal with one position after the deal: `happened` led to it. */
function dealOf(
  table: KingObservation | KingsCornerObservation,
  happened: ReplayFrame["event"] = event({ seat: 1, token: "9H" }),
  drew: string[] = [],
): ReplayDeal {
  const frame = (done: ReplayFrame["event"], hands: string[][]): ReplayFrame => ({
    event: done,
    drew,
    table,
    hands,
    legal: [],
    stage: 0,
    heads: -1,
  });
  const frames = [frame(event({ kind: "deal", seat: -1 }), DEALT), frame(happened, HANDS)];
  return { deal: 0, view: view(table, { you: null, table: null }), ended: null, frames, void: false };
}

interface Options extends Partial<Staged> {
  deal?: ReplayDeal;
  eyes?: Eyes;
  own?: number | null;
}

/** A position as a page shows it. */
function stageOf({ deal = dealOf(king()), eyes = CLOSED, own = null, ...others }: Options = {}) {
  const at = { player: still(deal, 1, eyes, true), viewport: DESKTOP, text: 1, edges: EDGES, own, ...others };
  const hands = new OpenHands(at);
  return { at, hands, layout: new StageLayout(at, hands), marks: new StageMarks(at) };
}
const sceneOf = (options: Options): Scene => {
  const { scene } = stageOf(options).layout;
  if (!scene) throw new Error("The position has no table.");
  return scene;
};
const marksOf = (changes: Partial<Marks> = {}): Marks => ({ marks: [], lifted: new Map(), bright: null, ...changes });
/** A position of no match yet. */
const NOTHING: Showing = {
  shot: null,
  deal: null,
  frame: null,
  at: { deal: 0, action: 0 },
  eyes: OPEN,
  instant: true,
  playing: false,
  speed: 1,
};

beforeEach(() => speak("en"));
afterEach(() => void Object.assign(settings, DEFAULTS));

describe("open hands", () => {
  it("are those of the other seats, in their order after the reader's", () => {
    expect(stageOf({ eyes: OPEN }).hands.seats).toEqual([1, 2, 3]);
    expect(stageOf({ eyes: { seat: 2, open: true } }).hands.seats).toEqual([3, 0, 1]);
    expect(stageOf().hands.seats).toEqual([]);
    expect(stageOf({ player: NOTHING }).hands.seats).toEqual([]);
  });

  const CORNER = (): ReplayDeal => dealOf(corner(), event({ seat: 1, token: "end" }));
  it.each([
    ["a game of tricks on a phone: a diagram", king, PHONE, { diagram: true, apart: false }],
    ["a game of tricks on a phone held sideways: beside the table", king, LOW, { diagram: false, apart: true }],
    ["a game of tricks on a wide screen: around the table", king, DESKTOP, { diagram: false, apart: false }],
    ["a game of places on a phone: above the table", corner, PHONE, { diagram: false, apart: true }],
    ["a game of places on a wide screen: around the table", corner, DESKTOP, { diagram: false, apart: false }],
  ] as const)("of %s", (_, table, viewport, expected) => {
    const deal = table === king ? dealOf(king()) : CORNER();
    const { diagram, apart } = stageOf({ deal, eyes: OPEN, viewport }).hands;
    expect({ diagram, apart }).toEqual(expected);
    // Without them, and in the table as text, nothing is set apart.
    const closed = stageOf({ deal, viewport }).hands;
    expect([closed.diagram, closed.apart]).toEqual([false, false]);
    settings.text = true;
    const text = stageOf({ deal, eyes: OPEN, viewport }).hands;
    expect([text.diagram, text.apart, text.room]).toEqual([false, false, { top: 0, left: 0, text: 1 }]);
  });

  it("take the same space in all positions of a deal: that of its most cards", () => {
    const deal = CORNER();
    const room = (action: number) =>
      new OpenHands({ player: still(deal, action, OPEN, true), viewport: PHONE, text: 1 }).room;
    expect(room(1)).toEqual(room(0));
    expect(room(1).top).toBeGreaterThan(0);
  });
});

describe("the layout of a position", () => {
  it("has what the edges and the open hands leave of the window", () => {
    expect(stageOf({ viewport: PHONE }).layout.size).toEqual({ w: 390, h: 844 - 60 });
    const { hands, layout } = stageOf({ viewport: LOW, eyes: OPEN });
    expect(layout.size).toEqual({ w: 844 - hands.room.left, h: 390 - 60 });
    expect(hands.room.left).toBeGreaterThan(0);
  });

  it("does not exist before there is a table", () => {
    expect(stageOf({ player: NOTHING }).layout.scene).toBeNull();
  });

  it.each([
    ["the page has marks", { marks: marksOf() }, true],
    ["the page has none", {}, false],
    ["the page says so", { headed: true }, true],
    ["the page says that it has no head", { marks: marksOf(), headed: false }, false],
  ] as const)("knows whether the page shows what is played for: %s", (_, changes, headed) => {
    expect(stageOf(changes).layout.headed).toBe(headed);
  });

  it.each([
    ["below open hands on a phone", { deal: dealOf(corner()), viewport: PHONE, eyes: OPEN }, true],
    ["with marks on a phone", { viewport: PHONE, marks: marksOf() }, true],
    ["with marks on a wide screen", { marks: marksOf(), headed: false }, false],
  ] as const)("has smaller cards %s: %s", (_, changes, smaller) => {
    const { deal, viewport } = { deal: dealOf(king()), viewport: DESKTOP, ...changes };
    // The same place without hands and marks.
    const { size } = stageOf(changes).layout;
    const plain = sceneOf({
      deal,
      viewport: { w: size.w, h: size.h + EDGES.bottom },
      headed: "marks" in changes && viewport === PHONE,
    });
    expect(sceneOf(changes).card.w < plain.card.w).toBe(smaller);
  });

  it("lifts marked cards of the reader's hand, with what is tapped, and no other one", () => {
    const plain = sceneOf({ marks: marksOf() });
    const lifted = sceneOf({ marks: marksOf({ lifted: new Map([["2S", 16]]) }) });
    const rises = (zone: string): [string | null, number][] =>
      plain.placed.flatMap((each, i): [string | null, number][] =>
        each.zone === zone ? [[each.card, each.spot.y - (lifted.placed[i]?.spot.y ?? 0)]] : [],
      );
    expect(rises("hand:0").filter(([, by]) => by !== 0)).toEqual([["2S", 16]]);
    expect(rises("hand:1").every(([, by]) => by === 0)).toBe(true);
    expect(plain.cards.map(({ tap }, i) => tap.y - (lifted.cards[i]?.tap.y ?? 0))).toEqual(
      plain.cards.map(({ card }) => (card === "2S" ? 16 : 0)),
    );
  });

  it("paints cards of hands that are listed only while they move: faint at their seats", () => {
    const scene = sceneOf({ deal: dealOf(corner()), viewport: PHONE, eyes: OPEN });
    const faint = (zone: string): boolean[] => [
      ...new Set(scene.placed.filter((card) => card.zone === zone).map(({ spot }) => spot.faint)),
    ];
    expect(faint("hand:0")).toEqual([false]);
    for (const seat of [1, 2, 3]) {
      expect(faint(`hand:${seat}`)).toEqual([true]);
      const box = scene.seats[seat];
      const card = scene.placed.find(({ zone }) => zone === `hand:${seat}`);
      if (!box || !card) throw new Error(`Seat ${seat} has no cards.`);
      const middle = card.spot.x + (scene.card.w * card.spot.scale) / 2;
      expect(middle).toBeCloseTo(box.x + box.w / 2);
    }
  });

  it("shows hands around a table with a rail with their faces, but not in the table as text", () => {
    const faces = (): string[] =>
      sceneOf({ eyes: OPEN })
        .placed.flatMap(({ zone, card }) => (zone === "hand:1" && card ? card : []))
        .toSorted();
    expect(faces()).toEqual(HANDS[1]?.toSorted());
    settings.text = true;
    expect(faces()).toEqual([]);
  });

  it.each([
    ["the window", () => stageOf({ viewport: PHONE }), true],
    ["the seat", () => stageOf({ eyes: { seat: 2, open: false } }), true],
    ["open hands", () => stageOf({ eyes: OPEN }), true],
    ["the text size", () => stageOf({ text: 1.2 }), true],
    ["the position", () => stageOf({ deal: dealOf(king(), event({ seat: 2, token: "2C" })) }), false],
    ["marks", () => stageOf({ marks: marksOf() }), false],
  ])("is drawn without animation if only the view changes: %s", (_, other, changes) => {
    expect(other().layout.key !== stageOf().layout.key).toBe(changes);
  });
});

describe("the marks of a position", () => {
  it("say “You” at the plate of the reader's own seat only", () => {
    const names = (own: number | null) => stageOf({ own }).marks.plates?.seats.map(({ name }) => name);
    expect(names(2)).toEqual(["Lena", "Ada", "You", "Cleo"]);
    expect(names(null)).toEqual(["Lena", "Ada", "Bruno", "Cleo"]);
    expect(stageOf({ player: NOTHING, own: 1 }).marks.plates).toBeNull();
  });

  it("dim the cards of the reader's hand that may not be played, and nothing else", () => {
    const { marks } = stageOf({ marks: playable(["2S", "6S"]) });
    expect(["2S", "6S", "KH", "QH"].map((card) => marks.dims(card))).toEqual([false, false, true, false]);
    expect(stageOf({ marks: playable([]) }).marks.dims("KH")).toBe(false);
    expect(stageOf().marks.dims("KH")).toBe(false);
  });

  it("give a card its verdict, and name the better one", () => {
    const { marks } = stageOf({
      marks: marksOf({
        marks: [
          { card: "QH", verdict: "worse", word: "", at: "foot" },
          { card: "9H", verdict: "better", word: "", at: "above" },
        ],
      }),
    });
    expect(["QH", "9H", "2S"].map((card) => marks.verdict(card))).toEqual(["worse", "better", null]);
    expect(marks.better).toBe("9H");
    expect(stageOf().marks.better).toBe("");
  });

  it("are on a complete trick: its seat and its card, unless other marks say something about cards", () => {
    const taken = king({ tricks: [TRICK], taken: [0, 1, 0, 0], toAct: 1 });
    const deal = dealOf(taken, event({ seat: 0, token: "3H", trickTo: 1 }));
    const plain = stageOf({ deal }).marks;
    expect([plain.winner, plain.won]).toEqual([1, "9H"]);
    const marked = stageOf({
      deal,
      marks: marksOf({ marks: [{ card: "3H", verdict: "worse", word: "", at: "foot" }] }),
    }).marks;
    expect([marked.winner, marked.won]).toEqual([1, null]);
    const open = stageOf().marks;
    expect([open.winner, open.won]).toEqual([-1, null]);
  });

  it.each([
    ["the reader's own", { seat: 1, open: false }, ["9S"]],
    ["another player's, if hands are closed", { seat: 0, open: false }, []],
    ["another player's, if hands are open", { seat: 0, open: true }, ["9S"]],
  ])("are on drawn cards: %s", (_, eyes, drawn) => {
    const deal = dealOf(corner(), event({ seat: 1, token: "end", drawn: 1, drawer: 1 }), ["9S"]);
    expect(stageOf({ deal, eyes }).marks.drawn).toEqual(drawn);
  });

  it("select and refuse nothing", () => {
    const { marks } = stageOf();
    expect([marks.raised, marks.log.refused]).toEqual([null, null]);
  });
});
