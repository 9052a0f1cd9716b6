// What a tap, Enter or a drag means: a session whose server is the test, without a page.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KingObservation, Update } from "../src/base/messages";
import { settings } from "../src/base/settings.svelte";
import type { Session } from "../src/session/session.svelte";
import { speak } from "../src/words/words.svelte";
import { corner, event, king, update, view } from "./feed";
import { openSession, type Socket } from "./socket";

let session: Session;
let socket: Socket;

const SNAPSHOT = event({ kind: "snapshot", seat: -1 });
const DEFAULTS = { ...settings };

/** The player sees this table. */
function see(first: Update): void {
  ({ session, socket } = openSession(first));
}

/** What the taps so far have led to. */
const state = () => ({ acts: socket.acts, selected: session.selected });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  Object.assign(settings, DEFAULTS, { speed: "off", hold: "none", auto: "off", sound: false, warn: false });
  await speak("en");
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(settings, DEFAULTS);
});

/** A card in a trick of King: 2S and QS may be played, 3H may not. */
const LEGAL = ["2S", "QS"];
const play = (legal: readonly string[] = LEGAL, changes: Partial<KingObservation> = {}): void =>
  see(update(view(king(changes)), SNAPSHOT, [...legal]));
/** The same while another player is on turn. */
const others = (): void => play([], { toAct: 1 });

describe("a card of the hand, on the player's turn in a game of tricks", () => {
  it.each([
    // setting, whether the card is tight, whether a finger tapped it, legal cards, number of taps that play it
    ["auto", false, true, LEGAL, 1],
    ["auto", true, true, LEGAL, 2],
    ["auto", true, false, LEGAL, 1],
    ["auto", true, true, ["2S"], 1],
    ["one", true, true, LEGAL, 1],
    ["two", false, true, LEGAL, 2],
    ["two", false, false, LEGAL, 2],
    ["two", false, true, ["2S"], 2],
  ] as const)(
    "with taps %s, tight %s, finger %s, legal %s is played by tap %i",
    (taps, tight, finger, legal, count) => {
      settings.taps = taps;
      play(legal);
      if (tight) session.tight = new Set(["2S"]);
      for (let tap = 1; tap < count; tap += 1) {
        session.taps.tapCard("2S", finger);
        expect(state()).toEqual({ acts: [], selected: "2S" });
      }
      session.taps.tapCard("2S", finger);
      expect(state()).toEqual({ acts: ["2S"], selected: null });
      expect(session.pending.move).toEqual({ source: "2S", target: "trick" });
    },
  );

  it("is raised instead of the one raised before", () => {
    settings.taps = "two";
    play();
    session.taps.tapCard("2S");
    session.taps.tapCard("QS");
    expect(state()).toEqual({ acts: [], selected: "QS" });
  });

  it("is sent at the first tap if the rules refuse it, and the server's reason is shown at it", () => {
    settings.taps = "two";
    play();
    session.taps.tapCard("3H");
    expect(socket.acts).toEqual(["3H"]);
    expect(session.pending.move).toBeNull();
    const { id } = socket.sent.at(-1) as { id: number };
    socket.receive({ type: "refused", id, code: "must-follow-suit", key: "reason-must-follow-suit", version: 1 });
    expect(session.log.refused).toMatchObject({ key: "reason-must-follow-suit", at: "3H", near: "trick" });
  });

  it("hides the reason of an earlier refusal when another one is tapped", () => {
    settings.taps = "two";
    play();
    session.log.showRefusal("reason-must-follow-suit", "3H");
    session.taps.tapCard("2S");
    expect(session.log.refused).toBeNull();
  });

  it("is not sent while another one is on its way", () => {
    play();
    session.taps.tapCard("2S");
    session.taps.tapCard("QS");
    expect(state()).toEqual({ acts: ["2S"], selected: null });
  });

  it("is only raised or lowered while the players make calls", () => {
    play(["pass", "+1"], { phase: "bid" });
    session.taps.tapCard("2S");
    expect(state()).toEqual({ acts: [], selected: "2S" });
    session.taps.tapCard("2S");
    expect(state()).toEqual({ acts: [], selected: null });
  });

  it("means nothing before there is a table", () => {
    see(update(view(king(), { table: null, phase: "waiting" }), SNAPSHOT));
    session.taps.tapCard("2S");
    session.taps.tapPlace("N");
    expect(state()).toEqual({ acts: [], selected: null });
  });
});

describe("a card of the hand, while others play a game of tricks", () => {
  it("is raised, then chosen ahead, then put back", () => {
    others();
    session.taps.tapCard("3H");
    expect([session.selected, session.premove.card, session.lifted]).toEqual(["3H", null, "turn-ahead"]);
    session.taps.tapCard("3H");
    expect([session.selected, session.premove.card, session.lifted]).toEqual(["3H", "3H", "turn-chosen"]);
    expect(session.log.aside).toContain("3 of hearts");
    session.taps.tapCard("3H");
    expect([session.selected, session.premove.card, session.lifted]).toEqual([null, null, ""]);
    expect(socket.acts).toEqual([]);
  });

  it("replaces the card that was chosen ahead: it is raised, and none is chosen", () => {
    others();
    session.taps.tapCard("3H");
    session.taps.tapCard("3H");
    session.taps.tapCard("2S");
    expect([session.selected, session.premove.card]).toEqual(["2S", null]);
  });

  it("is only raised and lowered if the player does not choose cards ahead", () => {
    settings.premove = false;
    others();
    session.taps.tapCard("3H");
    expect(session.selected).toBe("3H");
    session.taps.tapCard("3H");
    expect([session.selected, session.premove.card]).toEqual([null, null]);
  });

  it("that was chosen ahead is played on the player's turn, or lowered with a reason if it is refused", () => {
    others();
    for (const card of ["2S", "2S"]) session.taps.tapCard(card);
    socket.receive(update(view(king()), event({ seat: 3, token: "4S" }), [...LEGAL], 2));
    vi.advanceTimersByTime(1000);
    expect(socket.acts).toEqual(["2S"]);
    session.close();
    others();
    for (const card of ["3H", "3H"]) session.taps.tapCard(card);
    socket.receive(update(view(king()), event({ seat: 3, token: "4S" }), [...LEGAL], 2));
    vi.advanceTimersByTime(1000);
    expect(state()).toEqual({ acts: [], selected: null });
    expect(session.log.refused).toMatchObject({ key: "premove-refused", at: "3H" });
  });
});

describe("a move before the player's turn", () => {
  it("says whose turn it is, where it covers no seat", () => {
    see(update(view(corner({ toAct: 1 })), SNAPSHOT));
    session.taps.tapCard("3H");
    session.taps.tapPlace("N");
    const { id } = socket.sent.at(-1) as { id: number };
    socket.receive({ type: "refused", id, code: "not-your-turn", key: "reason-not-your-turn", version: 1 });
    expect(session.log.refused).toEqual({ key: "turn-wait", args: { name: "Ada" }, at: "3H", near: "3H" });
  });
});

describe("a card raised before the turn in Kings Corner", () => {
  const turn = (): void => {
    socket.receive(update(view(corner()), event({ seat: 3, token: "end" }), ["7C>E", "end"], 2));
    vi.advanceTimersByTime(1000);
  };
  it.each([
    ["stays raised if it fits somewhere", "7C", "7C"],
    ["is lowered if it fits nowhere", "AC", null],
  ])("%s when the turn comes", (_, card, left) => {
    see(update(view(corner({ toAct: 1 })), SNAPSHOT));
    session.taps.tapCard(card);
    expect([session.selected, session.lifted]).toEqual([card, "turn-before"]);
    turn();
    expect([session.selected, session.lifted]).toEqual([left, ""]);
  });
});

describe("a tap while something is still to be shown", () => {
  /** Another player has just played to the trick, and it is this player's turn. */
  function behind(): void {
    others();
    settings.speed = "normal";
    socket.receive(update(view(king()), event({ seat: 3, token: "4S" }), [...LEGAL], 2));
    expect(session.playback.settled).toBe(false);
  }

  it("only raises the card: the player meant the table that they saw", () => {
    behind();
    session.taps.tapCard("2S");
    expect(state()).toEqual({ acts: [], selected: "2S" });
    expect(session.playback.settled).toBe(true);
    session.taps.tapCard("2S");
    expect(socket.acts).toEqual(["2S"]);
  });

  it("raises no card that the rules refuse now, and says why", () => {
    behind();
    session.taps.tapCard("3H");
    expect(state()).toEqual({ acts: [], selected: null });
    expect(session.log.refused).toMatchObject({ key: "premove-refused", at: "3H" });
  });

  it("moves nothing to a place, but a drag counts: it is no accident", () => {
    behind();
    session.selected = "2S";
    session.taps.tapPlace("trick");
    expect(socket.acts).toEqual([]);
    session.close();
    behind();
    session.taps.dropOn("2S", "trick");
    expect(socket.acts).toEqual(["2S"]);
  });
});

describe("the place of a trick", () => {
  it("takes the raised card, and means nothing without one", () => {
    settings.taps = "two";
    play();
    session.taps.tapPlace("trick");
    expect(state()).toEqual({ acts: [], selected: null });
    session.taps.tapCard("2S");
    session.taps.tapPlace("trick");
    expect(state()).toEqual({ acts: ["2S"], selected: null });
  });

  it.each([
    ["plays a card dragged there on the player's turn", true, "trick", ["2S"], null],
    ["chooses a card ahead that is dragged there while others play", false, "trick", [], "2S"],
    ["is not where a card was dropped: it stays in the hand", true, null, [], null],
  ] as const)("%s", (_, turn, target, acts, ahead) => {
    if (turn) play();
    else others();
    session.selected = "QS";
    session.taps.dropOn("2S", target);
    expect(socket.acts).toEqual(acts);
    expect(session.premove.card).toBe(ahead);
    expect(session.selected).toBe(ahead);
  });

  it("keeps the card chosen ahead if that is dragged there again", () => {
    others();
    for (const target of ["trick", "trick"]) session.taps.dropOn("2S", target);
    expect(session.premove.card).toBe("2S");
  });
});

/** Kings Corner: 3H has two places, 3C and the pile W have one, KH has the free corners, TD has none. */
const MOVES = ["3H>E", "3H>W", "3C>E", "8C>N", "KH>NE", "KH>NW", "KH>SE", "KH>SW", "W>N", "end"];
const PILES = { ...corner().piles, N: ["9S", "8H", "7C"], S: ["TH", "9C"] };
const piles = (legal: readonly string[] = MOVES): void =>
  see(update(view(corner({ piles: PILES })), SNAPSHOT, [...legal]));

describe("a card of the hand, in a game of places", () => {
  it.each([
    ["goes to the only place that takes it", "3C", ["3C>E"], null],
    ["is selected if several places take it", "3H", [], "3H"],
    ["is selected if no place takes it", "TD", [], "TD"],
    ["is selected if it fits into any free corner", "KH", [], "KH"],
  ])("%s", (_, card, acts, selected) => {
    piles();
    session.taps.tapCard(card);
    expect(state()).toEqual({ acts, selected });
  });

  it.each([
    ["does not move if the setting is off", () => (settings.oneplace = false), true, false],
    ["does not move if the tap may have meant its neighbour", () => (session.tight = new Set(["3C"])), true, false],
    ["moves by Enter, which meant no neighbour", () => (session.tight = new Set(["3C"])), false, true],
  ])("%s", (_, change, finger, moves) => {
    piles();
    change();
    session.taps.tapCard("3C", finger);
    expect(state()).toEqual(moves ? { acts: ["3C>E"], selected: null } : { acts: [], selected: "3C" });
    // A second tap is deliberate.
    session.taps.tapCard("3C", finger);
    expect(socket.acts).toEqual(["3C>E"]);
  });

  it.each([
    [0, false],
    [349, false],
    [350, true],
  ])("tapped %i ms after another one was laid moves by one tap: %s", (milliseconds, moves) => {
    piles();
    session.taps.tapCard("3C");
    const hand = corner().hand.filter((card) => card !== "3C");
    const laid = corner({ hand, counts: [hand.length, 7, 7, 7], piles: { ...PILES, E: ["4S", "3C"] } });
    socket.receive(update(view(laid), event({ seat: 0, token: "3C>E" }), ["8C>N", "W>N", "end"], 2));
    vi.advanceTimersByTime(milliseconds);
    session.taps.tapCard("8C");
    expect(socket.acts).toEqual(moves ? ["3C>E", "8C>N"] : ["3C>E"]);
  });

  it("leaves a pile its one tap right after a card was laid: only the hand closes up", () => {
    piles();
    session.taps.tapCard("3C");
    socket.receive(update(view(corner({ piles: PILES })), event({ seat: 0, token: "3C>E" }), ["W>N", "end"], 2));
    session.taps.tapPlace("W");
    expect(socket.acts).toEqual(["3C>E", "W>N"]);
  });

  it.each([
    ["is deselected if several places take it", "3H", []],
    ["is deselected if no place takes it", "TD", []],
    ["goes into the first free corner without a table that knows distances", "KH", ["KH>NE"]],
  ])("tapped twice %s", (_, card, acts) => {
    piles();
    session.taps.tapCard(card);
    session.taps.tapCard(card);
    expect(state()).toEqual({ acts, selected: null });
  });

  it("tapped twice goes into the corner that the table calls the nearest", () => {
    piles();
    session.taps.nearest = (_, places) => places.at(-1);
    session.taps.tapCard("KH");
    session.taps.tapCard("KH");
    expect(socket.acts).toEqual(["KH>SW"]);
  });

  it("is selected while others play, and never chosen ahead", () => {
    see(update(view(corner({ toAct: 1 })), SNAPSHOT));
    session.taps.tapCard("3C");
    expect(session.selected).toBe("3C");
    session.taps.tapCard("3C");
    expect([session.selected, session.premove.card]).toEqual([null, null]);
  });
});

describe("a place", () => {
  it("from which a pile was moved leaves the hand as it is: a card still goes by one tap", () => {
    piles();
    session.taps.tapPlace("W");
    socket.receive(update(view(corner({ piles: PILES })), event({ seat: 0, token: "W>N" }), ["3C>E", "end"], 2));
    session.taps.tapCard("3C");
    expect(socket.acts).toEqual(["W>N", "3C>E"]);
  });

  it.each([
    ["takes the selected card", "3H", "W", "3H>W"],
    ["is asked for a card that it does not take, so that the server says why", "TD", "N", "TD>N"],
    ["takes the selected pile", "W", "E", "W>E"],
  ])("%s", (_, selected, place, token) => {
    piles();
    session.selected = selected;
    session.taps.tapPlace(place);
    expect(socket.acts).toEqual([token]);
  });

  it("whose pile fits on one other moves there, and is only selected if it fits on several", () => {
    piles();
    session.taps.tapPlace("W");
    expect(state()).toEqual({ acts: ["W>N"], selected: null });
    session.close();
    piles(["W>N", "W>S", "end"]);
    session.taps.tapPlace("W");
    expect(state()).toEqual({ acts: [], selected: "W" });
    session.taps.tapPlace("W");
    expect(state()).toEqual({ acts: [], selected: null });
  });

  it("whose pile is selected already moves it to the only place that takes it", () => {
    settings.oneplace = false;
    piles();
    session.taps.tapPlace("W");
    expect(state()).toEqual({ acts: [], selected: "W" });
    session.taps.tapPlace("W");
    expect(socket.acts).toEqual(["W>N"]);
  });

  it("whose pile cannot move is spread out, then closed; only one is spread out", () => {
    piles();
    session.taps.tapPlace("N");
    expect(session.expanded).toBe("N");
    session.taps.tapPlace("S");
    expect(session.expanded).toBe("S");
    session.taps.tapPlace("S");
    expect(session.expanded).toBeNull();
    expect(socket.acts).toEqual([]);
  });

  it.each(["E", "NE"])("with fewer than two cards is not spread out, and closes another one: %s", (place) => {
    piles();
    session.taps.toggleSpread("N");
    session.taps.tapPlace(place);
    expect(session.expanded).toBeNull();
  });

  it.each([
    ["takes what is dropped on it", "3H", "W", ["3H>W"]],
    ["is asked for a card that it does not take", "TD", "N", ["TD>N"]],
    ["takes a pile", "W", "N", ["W>N"]],
    ["is not asked for its own pile", "W", "W", []],
  ])("%s", (_, source, target, acts) => {
    piles();
    session.selected = "3C";
    session.taps.dropOn(source, target);
    expect(socket.acts).toEqual(acts);
    expect(session.selected).toBeNull();
  });
});
