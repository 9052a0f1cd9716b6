// The end of a deal and of a match without its markup: what it says, what it offers, where it is on the screen.
import { beforeEach, describe, expect, it } from "vitest";
import type { DealLine, KingObservation, View } from "../src/base/messages";
import { keepSeat } from "../src/base/seats";
import { settings } from "../src/base/settings.svelte";
import { Ending } from "../src/ends/ending.svelte";
import { ResultPlace } from "../src/ends/resultPlace.svelte";
import { TrickSteps } from "../src/ends/trickSteps.svelte";
import { layout } from "../src/games/king/layout";
import { alsoSpeak, speak, t } from "../src/words/words.svelte";
import { corner, king, LOOK, rules, view } from "./feed";

const LINE: DealLine = {
  dealer: 0,
  label: "no-queens",
  trump: "",
  scores: [-100, 0, -50, -50],
  counted: ["QS QH", "", "QD", "QC"],
  void: false,
  sale: null,
};
const TRICKS = [
  { leader: 0, cards: ["4S", "QS", "QH", "2C"], winner: 0 },
  { leader: 0, cards: ["3S", "5S", "6S", "7S"], winner: 3 },
];
const ended = (changes: Partial<View> = {}, table: Partial<KingObservation> = {}): View =>
  view(king({ phase: "over", toAct: -1, hand: [], counts: [0, 0, 0, 0], scores: LINE.scores, ...table }), {
    phase: "between",
    deal: 4,
    sheet: { deals: [LINE], plan: ["no-men"], totals: LINE.scores, winners: [] },
    ...changes,
  });
const match = (changes: Partial<View> = {}): View =>
  ended({
    phase: "over",
    rules: rules("king", { deals: 1 }),
    sheet: { deals: [LINE], plan: [], totals: LINE.scores, winners: [1] },
    ...changes,
  });
const voided = (changes: Partial<View> = {}): View =>
  ended({ sheet: { deals: [{ ...LINE, void: true }], plan: [], totals: [0, 0, 0, 0], winners: [] }, ...changes });
const PRACTICE = { deal: 0, deals: 1, given: false, action: 0, room: "", scores: [], contract: "", day: "" };
/** The table with other people in some seats. */
const people = (...seats: number[]): View["seats"] =>
  ended().seats.map((one, seat) => (seats.includes(seat) ? { ...one, kind: "human" } : one));

const ending = (shown: View, { ready = false, children = undefined as unknown } = {}): Ending =>
  new Ending({ view: shown, session: { ready }, children });

await speak("en");
await alsoSpeak("practice", "calls", "again");

beforeEach(() => {
  localStorage.clear();
  settings.text = false;
});

describe("the words", () => {
  it("are about the deal, and what it brought the reader", () => {
    const deal = ending(ended());
    expect([deal.over, deal.won, deal.title]).toEqual([false, false, "No queens, done"]);
    expect(deal.about).toBe(`Deal 5 of 10 · ${t("came-no-queens", { count: 2 })}`);
    expect([deal.lastDeal, deal.placeText]).toEqual(["", ""]);
    expect(deal.nextTitle).toBe("No men");
  });

  it("say nothing about the reader to an onlooker, and for a deal that was given up", () => {
    expect(ending(ended({ you: null })).about).toBe("Deal 5 of 10");
    const none = ending(voided());
    expect([none.isVoid, none.about]).toEqual([true, "Deal 4 of 10"]); // it does not count
    expect(ending(ended()).isVoid).toBe(false);
  });

  it("of a match are about its winner and the reader's place", () => {
    const won = ending(match());
    expect([won.over, won.won]).toEqual([true, true]);
    expect(won.title).toBe(t("winners", { count: 1, names: "Ada" }));
    expect(won.about.split(" · ")[0]).toBe(t("game-king"));
    expect(won.placeText).toContain("Ada");
    expect(won.lastDeal, "no notes on it").toBe("");
  });

  it("of a match keep the notes on its last deal", () => {
    const unplayed = ending({ ...match(), table: king({ phase: "over", unplayed: true }) });
    expect(unplayed.notes).toBe(t("result-unplayed"));
    expect(unplayed.lastDeal).toBe(`No queens, done. ${t("result-unplayed")}`);
    expect(ending(ended({}, { unplayed: true })).lastDeal).toBe("");
  });

  it("of a practice are about its deal: no one has won", () => {
    const practised = ending(match({ practice: PRACTICE }));
    expect([practised.over, practised.won, practised.title]).toEqual([true, false, "No queens, done"]);
    expect(practised.placeText).toBe("");
    // Played on to the end of the match, it has a winner.
    expect(ending(match({ practice: { ...PRACTICE, deals: 0 } })).won).toBe(true);
  });

  it("are there without a table, as after a reload", () => {
    const bare = ending({ ...ended(), table: null });
    expect([bare.title, bare.about, bare.notes]).toEqual(["No queens, done", "Deal 5 of 10", ""]);
  });
});

describe("what is offered", () => {
  it.each<[string, View, unknown, string]>([
    ["to a player between deals", ended(), undefined, "/match/r/review#deal=4"],
    ["by a server without reviews", ended({ reviews: false }), undefined, ""],
    ["to an onlooker", ended({ you: null }), undefined, ""],
    ["after a deal that was given up", voided(), undefined, ""],
    ["after the match", match(), undefined, ""],
    ["in a replay", ended(), {}, ""],
  ])("the review of the deal %s", (_, shown, children, address) => {
    expect(ending(shown, { children }).reviewAddress).toBe(address);
  });

  it("is the way to where the cards of a practice come from", () => {
    const from = (room: string): string => ending(match({ practice: { ...PRACTICE, room } })).sourceAddress;
    expect([from(""), from("abc"), ending(match()).sourceAddress]).toEqual(["", "/match/abc", ""]);
    keepSeat({ room: "abc", seat: 0, secret: "s", game: "king", created: "2026-11-22T10:00:00Z" });
    expect(from("abc")).toBe("/room/abc");
  });

  it("is the proof of the shuffle, for the deals whose seeds are known", () => {
    const open = { nonceCommits: [], voids: 0, silent: [] };
    const proof = (deal: number, serverSeed: string) => ({ deal, commit: "c0ffee", serverSeed, nonces: [], ...open });
    const proofs = [proof(0, "5eed"), proof(1, "")];
    expect(ending(match({ proofs })).proofs.map(({ deal }) => deal)).toEqual([0]);
  });
});

describe("who waits for whom", () => {
  const lines = (shown: View, ready = false, children: unknown = undefined): [boolean, string] => {
    const { withOthers, waiting } = ending(shown, { ready, children });
    return [withOthers, waiting];
  };

  it("is no question alone with bots, for an onlooker, and in a replay", () => {
    expect(lines(ended())).toEqual([false, ""]);
    expect(lines(ended({ seats: people(0, 1), you: null }))[0]).toBe(false);
    expect(lines(ended({ seats: people(0, 1) }), false, {})[0]).toBe(false);
  });

  it("between deals depends on whether the reader is ready", () => {
    const three = ended({ seats: people(0, 1, 2), ready: [1] });
    expect(lines(three)).toEqual([true, t("result-wait-for-you", { count: 1, names: "Ada" })]);
    expect(lines(three, true)).toEqual([true, t("result-waiting", { names: "Bruno" })]);
    expect(lines(ended({ seats: people(0, 1, 2), ready: [] }))).toEqual([true, ""]); // its room is kept
  });

  it("after a match is the player who has asked for another one", () => {
    const asked = (seat: number): [boolean, string] =>
      lines(
        match({
          seats: people(0, 1),
          following: { room: "next", seat, game: "king", rules: rules("king").text, onlookers: [] },
        }),
      );
    expect(asked(1)).toEqual([true, t("again-wanted", { name: "Ada" })]);
    expect(asked(0)).toEqual([true, ""]);
    expect(lines(match({ seats: people(0, 1) }))).toEqual([true, ""]);
  });
});

describe("the tricks", () => {
  it("are shown with the points that they brought, one by one", () => {
    const steps = new TrickSteps({
      view: ended({}, { tricks: TRICKS, captured: [["QS", "QH"], [], [], ["6S"]] }),
    });
    expect(steps.table?.tricks).toEqual(TRICKS);
    expect(steps.points).toEqual([-100, -50]);
    expect(steps.at).toBe(-1);
    steps.toggle();
    expect(steps.at).toBe(0);
    steps.at = 1;
    steps.toggle();
    expect(steps.at).toBe(-1);
  });

  it.each<[string, View]>([
    ["before the first one", ended()],
    ["of a deal that was given up", { ...voided(), table: king({ tricks: TRICKS }) }],
    ["without a table", { ...ended(), table: null }],
    ["in a game without tricks", view(corner(), { phase: "between" })],
  ])("are none %s", (_, shown) => {
    const steps = new TrickSteps({ view: shown });
    expect([steps.table, steps.points]).toEqual([null, []]);
  });
});

describe("the place", () => {
  const HAND = ["2S", "6S", "JS"];
  interface Kind {
    children?: unknown;
    won?: boolean;
    tricks?: object | null;
    hand?: string[];
  }
  function place(w: number, h: number, { children, won = false, tricks = null, hand = HAND }: Kind = {}) {
    const scene = layout(king({ hand }), { w, h }, 0, LOOK);
    return { scene, place: new ResultPlace({ scene, children }, { won }, { table: tricks }) };
  }

  it.each<[string, [number, number], Kind, boolean]>([
    ["a phone", [390, 844], {}, true],
    ["a table with a column beside it", [1440, 900], {}, false],
    ["there, with the podium", [1440, 900], { won: true }, true],
    ["there, with the hands of the tricks", [1440, 900], { tricks: {} }, true],
  ])("covers the felt of %s", (_, [w, h], kind, covering) => {
    expect(place(w, h, kind).place.covering).toBe(covering);
  });

  it.each<[string, Kind, boolean]>([
    ["of a hand", {}, true],
    ["if there are none", { hand: [] }, false],
    ["that are shown as tricks", { tricks: {} }, false],
    ["in a replay, which closes it", { children: {} }, false],
  ])("covers cards %s: then it can be folded away", (_, kind, covers) => {
    const { place: made } = place(390, 844, kind);
    expect([made.coversCards, made.folded]).toEqual([covers, false]);
    made.away = true;
    expect(made.folded).toBe(covers);
    expect(made.style !== null).toBe(covers);
  });

  it("is the row of the main button while it is folded away, and its end on a wide table", () => {
    const phone = place(390, 844);
    phone.place.away = true;
    const { x, y, w, h } = phone.scene.action;
    expect(phone.place.style).toBe(`left: ${x}px; top: ${y + h}px; width: ${w}px`);
    expect(phone.place.wordsStyle).toBeNull();
    const wide = place(1440, 900, { won: true });
    wide.place.away = true;
    expect(wide.place.folded).toBe(true);
    expect(wide.place.style).toContain(`left: ${wide.scene.button.x}px`);
    expect(wide.place.stacked).toBe(true);
  });

  it("of words and board: side by side on a low screen, the board relative to the words", () => {
    const { place: made } = place(844, 390, { tricks: {} });
    const { words, board } = made.space;
    expect([made.low, made.split, made.apart]).toEqual([true, false, true]);
    expect(made.wordsStyle).toMatch(new RegExp(`^left: ${words.x}px; top: ${words.y}px;.* bottom: 0; border-radius`));
    expect(made.boardStyle).toMatch(new RegExp(`^left: ${(board?.x ?? 0) - words.x}px;`));
    expect(made.boardStyle).not.toContain("border-radius");
  });

  it("has the corners of the felt for the part that covers it", () => {
    const { place: made } = place(1440, 900, { won: true });
    expect(made.split).toBe(true);
    expect(made.wordsStyle).not.toContain("border-radius");
    expect(made.boardStyle).toContain("border-radius");
  });

  it("has no board without podium and tricks, and on a phone one in the flow of the words", () => {
    const deal = place(844, 390).place;
    expect([deal.boarded, deal.apart, deal.boardStyle]).toEqual([false, false, null]);
    const phone = place(390, 844, { won: true }).place;
    expect([phone.boarded, phone.apart, phone.boardStyle]).toEqual([true, false, null]);
  });

  it("is the whole page if the table is shown as text", () => {
    const { place: made } = place(390, 844);
    made.away = true;
    settings.text = true;
    expect([made.coversCards, made.folded, made.style, made.wordsStyle]).toEqual([false, false, null, null]);
    expect(made.space.share).toBe("whole");
  });

  it("follows the page: another screen, the end of the match, the tricks", () => {
    const sizes = { phone: [390, 844], desktop: [1440, 900] } as const;
    let size = $state<keyof typeof sizes>("phone");
    let shown = $state.raw(ended());
    const props = {
      get scene() {
        const [w, h] = sizes[size];
        return layout(king({ hand: HAND }), { w, h }, 0, LOOK);
      },
      get view() {
        return shown;
      },
      session: { ready: false },
    };
    const words = new Ending(props);
    const made = new ResultPlace(props, words, new TrickSteps(props));
    expect([made.split, made.boarded, made.coversCards]).toEqual([false, false, true]);
    size = "desktop";
    expect([made.split, made.boarded, made.coversCards]).toEqual([true, false, false]);
    shown = match();
    expect([words.won, made.boarded, made.coversCards]).toEqual([true, true, true]);
    shown = ended({}, { tricks: TRICKS });
    expect([words.won, made.boarded, made.coversCards]).toEqual([false, true, false]);
  });
});
