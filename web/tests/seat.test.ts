// What a seat decides: who is there, which words fit, and what they leave room for.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { KingObservation, KingsCornerObservation, SeatView, View } from "../src/base/messages";
import { settings } from "../src/base/settings.svelte";
import type { SeatBox, Size } from "../src/layout/geometry";
import type { Look, Scene } from "../src/layout/scene";
import { tableOf } from "../src/table/game";
import { shortened } from "../src/table/seat";
import { SeatPlayer } from "../src/table/seatPlayer.svelte";
import { SeatWords } from "../src/table/seatWords.svelte";
import { speak, type TextKey } from "../src/words/words.svelte";
import { corner, king, LOOK, view } from "./feed";

const PHONE: Size = { w: 390, h: 844 };
const DESKTOP: Size = { w: 1440, h: 900 };

interface Options {
  screen?: Size;
  look?: Partial<Look>;
  box?: Partial<SeatBox>;
  changes?: Partial<View>;
  sitter?: Partial<SeatView>;
  winner?: boolean;
  lifted?: "" | TextKey;
  awaited?: number;
}

/** A seat of a table, in the layout of its game. */
function seatOf(table: KingObservation | KingsCornerObservation, seat: number, options: Options = {}) {
  const {
    screen = PHONE,
    look = {},
    box = {},
    changes = {},
    sitter = {},
    winner = false,
    lifted = "",
    awaited = -1,
  } = options;
  const whole = view(table, changes);
  const shown: View = {
    ...whole,
    seats: whole.seats.map((each, other) => (other === seat ? { ...each, ...sitter } : each)),
  };
  const scene: Scene = tableOf(shown).layout(table, screen, 0, { ...LOOK, ...look });
  const place = scene.seats[seat];
  if (!place) throw new Error(`The layout has no seat ${seat}.`);
  const at = { view: shown, seat, me: 0, winner, scene, box: { ...place, ...box }, lifted, awaited };
  const player = new SeatPlayer(at);
  return { player, words: new SeatWords(at, player), at };
}

const AWAY: Partial<SeatView> = { kind: "human", connected: false, away: 90, awayOf: 120, lendIn: 30 };
const BIDS = {
  phase: "bid",
  contract: "",
  auction: {
    auctioneer: 1,
    high: "+3",
    holder: 2,
    calls: [{ seat: 2, token: "+3" }],
    bids: 1,
    passed: [],
    asked: "",
    ultimatum: false,
    countered: [],
    buyer: -1,
    price: "",
  },
} as const satisfies Partial<KingObservation>;
const auction = (): KingObservation =>
  king({ ...BIDS, auction: { ...BIDS.auction, calls: [...BIDS.auction.calls], passed: [], countered: [] } });

beforeEach(() => speak("en"));
afterEach(() => void Object.assign(settings, { letters: "auto" }));

describe("the player of a seat", () => {
  it.each([
    ["is on turn", king({ toAct: 1 }), {}, true],
    ["is not, if another one is", king({ toAct: 2 }), {}, false],
    ["is not after the deal", king({ toAct: 1 }), { phase: "between" }, false],
    ["is not before there is a table", king({ toAct: 1 }), { table: null }, false],
  ] as const)("%s", (_, table, changes, turn) => {
    const { player } = seatOf(table, 1, { changes });
    expect(player.turn).toBe(turn);
    expect(player.ring).toBe(turn ? "turn" : "");
  });

  it.each([
    [0, 0, true],
    [1, 0, false],
    [0, null, false],
  ])("of seat %i, seen by %s, is the reader: %s", (seat, you, own) => {
    expect(seatOf(king(), seat, { changes: { you } }).player.own).toBe(own);
  });

  it.each([
    ["is there", {}, { absent: false, substituted: false, clock: null, kind: "casual" }],
    [
      "is away, with a countdown",
      AWAY,
      { absent: true, substituted: false, clock: { left: 30, of: 60 }, kind: "human" },
    ],
    [
      "is away, and a bot plays",
      { ...AWAY, substitute: "strong" },
      { absent: false, substituted: true, clock: null, kind: "strong" },
    ],
    [
      "has not come yet",
      { kind: "open", connected: false, name: "" },
      { absent: true, substituted: false, clock: null, kind: "open" },
    ],
  ] as const)("%s", (_, sitter, expected) => {
    const { absent, substituted, clock, kind } = seatOf(king(), 1, { sitter }).player;
    expect({ absent, substituted, clock, kind }).toEqual(expected);
  });

  it("has a bright ring while they take a trick, or sell the deal", () => {
    expect(seatOf(king(), 2, { winner: true }).player.ring).toBe("bright");
    expect(seatOf(auction(), 1).player.ring).toBe("bright");
    expect(seatOf(king({ toAct: 2 }), 2, { winner: true }).player.ring, "the turn counts more").toBe("turn");
  });

  it("has one sign: for selling, otherwise for dealing, during a deal", () => {
    expect([0, 1, 2, 3].map((seat) => seatOf(king(), seat).player.sign)).toEqual(["", "", "", "deals"]);
    const sold = { ...auction(), dealer: 1 };
    expect([0, 1, 2, 3].map((seat) => seatOf(sold, seat).player.sign)).toEqual(["", "sells", "", ""]);
    expect(seatOf(king(), 3, { changes: { phase: "between" } }).player.sign).toBe("");
  });

  it("makes calls only in a game and a phase that has some", () => {
    const calling = (table: KingObservation | KingsCornerObservation, changes: Partial<View> = {}): boolean =>
      seatOf(table, 1, { changes }).player.calling;
    expect([calling(auction()), calling(king()), calling(corner())]).toEqual([true, false, false]);
    expect(calling(auction(), { phase: "between" })).toBe(false);
  });

  it("is named with the strength of a bot, and a person without one", () => {
    expect(seatOf(king(), 1).player.title).toBe("Ada · Casual");
    expect(seatOf(king(), 0).player.title).toBe("Lena");
  });
});

describe("the words of a seat", () => {
  const LONG = "Wilhelmina Featherstone";

  it("are a name, in two lines if it is too long", () => {
    const short = seatOf(king(), 1).words;
    expect([short.broken, short.lines]).toEqual([false, "Ada"]);
    const long = seatOf(king(), 1, { sitter: { name: LONG }, box: { shape: "column", w: 100 } }).words;
    expect([long.broken, long.lines]).toEqual([true, "Wilhelmina\nFeatherstone"]);
    expect(seatOf(king(), 0, { screen: DESKTOP }).words.name).toBe("You");
  });

  it.each([
    ["is open", { kind: "open", connected: false }, "open seat"],
    ["is empty for a while", AWAY, "away"],
    ["has a bot for its player", { ...AWAY, substitute: "casual" }, ""],
    ["has its player", {}, ""],
  ] as const)("say why no one plays there if it %s", (_, sitter, said) => {
    expect(seatOf(king(), 1, { sitter }).words.away.toLowerCase()).toBe(said);
  });

  describe("about the player's own turn", () => {
    const led = king({ trick: { leader: 3, cards: ["9H"], winner: -1 }, taken: [2, 0, 0, 0] });

    it("say which suit was led, with the number of tricks if both fit", () => {
      const wide = seatOf(led, 0, { box: { w: 600 } }).words;
      expect([wide.yours, wide.about]).toEqual([true, `${seatOf(led, 0, { box: { w: 150 } }).words.about} · 2 tricks`]);
      const narrow = seatOf(led, 0, { box: { w: 150 } }).words.about;
      expect(narrow).toContain("earts");
      expect(narrow).not.toContain("tricks");
    });

    it("have less room beside cards that were taken in pairs", () => {
      const about = (captured: string[]): string =>
        seatOf({ ...led, captured: [captured, [], [], []] }, 0, { box: { w: 270 } }).words.about;
      expect(about([])).toContain("2 tricks");
      expect(about(["QS", "QH", "QD", "QC"])).not.toContain("tricks");
    });

    it("say no number of tricks if there is none", () => {
      const none = seatOf({ ...led, taken: [0, 0, 0, 0] }, 0, { box: { w: 600 } }).words;
      expect(none.about).not.toContain("·");
    });

    it("say nothing while another player is on turn, or at another seat", () => {
      expect(seatOf({ ...led, toAct: 1 }, 0).words.about).toBe("");
      expect(seatOf({ ...led, toAct: 1 }, 1).words.about).toBe("");
    });

    it("say whose turn it has been for a while, with the tricks so far if both fit, at the reader's seat alone", () => {
      const waits = (changes: Partial<KingObservation>, options: Options, seat = 0): string =>
        seatOf({ ...led, ...changes }, seat, { awaited: 1, ...options }).words.waits;
      expect(waits({ toAct: 1 }, { box: { w: 600 } })).toMatch(/^Ada’s turn · /);
      expect(waits({ toAct: 1 }, { box: { w: 150, portrait: 40 } })).toBe("Ada’s turn");
      expect(waits({ toAct: 1 }, { awaited: -1 }), "a quick bot").toBe("");
      expect(waits({ toAct: 2 }, {}), "the turn has gone on").toBe("");
      expect(waits({ toAct: 1 }, {}, 2), "another seat").toBe("");
      expect(waits({ toAct: 1 }, { changes: { you: null } }), "an onlooker").toBe("");
    });

    it("cut off the end of a long name, not who is on turn", () => {
      const text = (name: string): string => `${name}’s turn`;
      expect(shortened("Ada", text, 100)).toBe("Ada’s turn");
      expect(shortened("Maximiliana-Alexandra", text, 100)).toMatch(/^Max\w*…’s turn$/);
    });

    it("say at their own seat what a tap on the raised card does, in each phase", () => {
      const again = seatOf(led, 0, { lifted: "turn-again" }).words.about;
      expect(again).not.toBe("");
      expect(again).not.toBe(seatOf(led, 0).words.about);
      expect(seatOf({ ...led, toAct: 1 }, 0, { lifted: "turn-ahead" }).words.about).not.toBe("");
      expect(seatOf(led, 1, { lifted: "turn-again" }).words.about).toBe("");
    });
  });

  describe("leave room for taken cards", () => {
    const CAUGHT = ["QS", "QH", "QD", "QC", "KH"];
    const caught = (count: number, seat: number): KingObservation =>
      king({ captured: [0, 1, 2, 3].map((other) => (other === seat ? CAUGHT.slice(0, count) : [])) });

    it.each([
      [0, [], 0],
      [3, ["QS", "QH", "QD"], 0],
      [5, ["QC", "KH"], 3],
    ])("of %i the newest, and say how many more there are", (count, cards, more) => {
      const { words } = seatOf(caught(count, 1), 1, { screen: DESKTOP });
      expect([words.taken, words.paired]).toEqual([{ cards, more }, 0]);
    });

    it("in pairs beside the player's own words on a phone, which are narrower then", () => {
      const alone = seatOf(caught(0, 0), 0).words;
      const beside = seatOf(caught(5, 0), 0, { box: { w: 390 } }).words;
      expect(alone.paired).toBe(0);
      expect([beside.paired, beside.taken.cards.length + Math.min(1, beside.taken.more)]).toEqual([2, 4]);
    });

    it.each([
      ["right", 0],
      ["left", 2],
    ] as const)("in pairs on a wide screen only if the buttons are on the other side: %s", (handed, paired) => {
      const { words } = seatOf(caught(4, 0), 0, { screen: DESKTOP, look: { handed }, box: { w: 400 } });
      expect(words.paired).toBe(paired);
    });

    it("only during the deal", () => {
      expect(seatOf(caught(3, 1), 1, { changes: { phase: "between" } }).words.taken.cards).toEqual([]);
    });
  });

  it("are on a plate where a table has a rail, except at the player's own seat", () => {
    const plates = (screen: Size): boolean[] => [0, 1].map((seat) => seatOf(king(), seat, { screen }).words.plate);
    expect(plates(DESKTOP)).toEqual([false, true]);
    expect(plates(PHONE)).toEqual([false, false]);
  });

  it.each([
    ["of a bot", king(), 1, {}, true],
    ["but not the reader's own", king(), 0, {}, false],
    ["during calls if the seat is high enough", auction(), 1, { shape: "column", h: 400 }, true],
    ["not during calls if name and call fill it", auction(), 1, { shape: "column", h: 90 }, false],
    ["not during calls beside the portrait", auction(), 1, { shape: "row", h: 400 }, false],
  ] as const)("show the strength: %s", (_, table, seat, box, shown) => {
    expect(seatOf(table, seat, { box }).words.strength).toBe(shown);
  });

  it("show no strength where five others are in a row on a phone: it would push their cards onto the piles", () => {
    const six = corner({ counts: Array<number>(6).fill(7) });
    const shown = (table: KingsCornerObservation): boolean => seatOf(table, 1).words.strength;
    expect([shown(six), shown(corner())]).toEqual([false, true]);
  });

  it("beside a portrait are as wide as they need, at most as wide as the seat", () => {
    const width = (name: string, box: Partial<SeatBox> = {}): number | null =>
      seatOf(king(), 1, { sitter: { name }, box: { shape: "row", w: 200, portrait: 50, gap: 6, ...box } }).words.width;
    expect(width("Ada")).toBeLessThan(width("Alexandra Ma") ?? 0);
    expect(width(LONG)).toBe(200 - 50 - 6 + 2);
    expect(width("Ada", { shape: "column" })).toBeNull();
  });

  it("on a plate that starts under the portrait are wider by that", () => {
    const width = (gap: number): number =>
      seatOf(king(), 1, { screen: DESKTOP, sitter: { name: LONG }, box: { shape: "row", w: 200, portrait: 50, gap } })
        .words.width ?? 0;
    expect(seatOf(king(), 1, { screen: DESKTOP, box: { shape: "row", gap: -8 } }).words.joined).toBe(true);
    expect(width(-8) - width(0)).toBe(8);
  });

  it("are created again when the layout changes, not when only a number does", () => {
    const shape = (table: KingObservation, box: Partial<SeatBox> = {}, seat = 1): string =>
      seatOf(table, seat, { box: { shape: "row", w: 200, ...box } }).words.shape;
    const before = shape(king({ taken: [0, 1, 0, 0] }));
    expect(shape(king({ taken: [0, 1, 0, 0], toAct: 1 })), "another player's turn").toBe(before);
    expect(shape(king({ taken: [0, 1, 0, 0] }), { w: 220 })).not.toBe(before);
    expect(shape(king({ taken: [0, 2, 0, 0] })), "one more back").not.toBe(before);
    expect(shape(auction(), {}, 2), "a call").not.toBe(shape({ ...auction(), auction: null }, {}, 2));
  });
});
