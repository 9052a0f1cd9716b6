// What a table decides: where everything is, which panels are shown, what is marked, and what the page asks of its
// player. A session whose server is the test, without a page.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HintAnswer, SeatView, TrickView, Update, View } from "../src/base/messages";
import { settings } from "../src/base/settings.svelte";
import type { Size } from "../src/layout/geometry";
import { FINGER } from "../src/layout/hand";
import type { Session } from "../src/session/session.svelte";
import { Dragging } from "../src/table/dragging.svelte";
import { FeltMarks } from "../src/table/feltMarks.svelte";
import { flightOf } from "../src/table/painter.svelte";
import { Prompt } from "../src/table/prompt.svelte";
import { TableLayout } from "../src/table/tableLayout.svelte";
import { TablePanels } from "../src/table/tablePanels.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { corner, event, king, update, view } from "./feed";
import { openSession, tableOfSession, type Socket } from "./socket";

const PHONE: Size = { w: 390, h: 844 };
const DESKTOP: Size = { w: 1440, h: 900 };
const SNAPSHOT = event({ kind: "snapshot", seat: -1 });
const DEFAULTS = { ...settings };

let session: Session;
let socket: Socket;
let layout: TableLayout;
let panels: TablePanels;
let marks: FeltMarks;
let prompt: Prompt;
const thinking = { told: -1 };

/** A player sees this on a screen of this size. */
function see(first: Update, screen: Size = PHONE, text = 1): void {
  ({ session, socket } = openSession(first));
  const at = tableOfSession(session);
  layout = new TableLayout(at, screen, { now: text });
  panels = new TablePanels(at, layout);
  marks = new FeltMarks(at, layout);
  prompt = new Prompt(at, thinking);
}
const shows = (shown: View, legal: readonly string[] = [], screen = PHONE): void =>
  see(update(shown, SNAPSHOT, [...legal]), screen);

/** The view with one seat changed. */
const withSeat = (shown: View, seat: number, changes: Partial<SeatView>): View => ({
  ...shown,
  seats: shown.seats.map((each, other) => (other === seat ? { ...each, ...changes } : each)),
});
/** Ada, on turn, has been away for so long that a bot may play for her. */
const ABSENT: Partial<SeatView> = { kind: "human", connected: false, away: 0, awayOf: 120, lendIn: 0 };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  Object.assign(settings, DEFAULTS, { speed: "off", hold: "none", auto: "off", sound: false });
  thinking.told = -1;
  await speak("en");
  await alsoSpeak("again", "agree");
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(settings, DEFAULTS);
});

describe("the layout of a table", () => {
  const heights = (): Map<string, number> => new Map(layout.scene?.cards.map(({ card, tap }) => [card, tap.y]));
  /** How far the first card is above the second one, px; both are beside each other in the hand. */
  const above = (card: string, other: string): number => (heights().get(other) ?? 0) - (heights().get(card) ?? 0);

  it("has a place for each card of the hand, with the player's seat at the lower edge", () => {
    shows(view(corner({ seat: 2, hand: ["AC", "3H"] }), { you: 2 }));
    const { cards = [], seats = [] } = layout.scene ?? {};
    expect(cards.map(({ card }) => card).toSorted()).toEqual(["3H", "AC"]);
    expect(seats.map(({ shape }) => shape === "own")).toEqual([false, false, true, false]);
  });

  it("does not exist before there is a table", () => {
    shows(view(king(), { table: null, phase: "waiting" }));
    expect(layout.scene).toBeNull();
    expect([...layout.tight]).toEqual([]);
  });

  it("raises the cards that the rules allow, if they refuse others", () => {
    shows(view(king({ hand: ["2S", "3S"] })), ["2S"]);
    expect(above("2S", "3S")).toBeGreaterThan(10);
    session.close();
    shows(view(king({ hand: ["2S", "3S"] })), ["2S", "3S"]);
    const all = heights();
    session.close();
    shows(view(king({ hand: ["2S", "3S"], toAct: 1 })));
    expect(all, "none is raised if all are allowed").toEqual(heights());
  });

  it.each([
    ["raises the cards that fit somewhere", true, ["3S>E", "end"], true],
    ["raises none of them if the player does not want to see them", false, ["3S>E", "end"], false],
    ["raises none of them while others play", true, [], false],
  ])("%s", (_, fits, legal, raised) => {
    settings.fits = fits;
    shows(view(corner({ hand: ["2S", "3S", "4S"], toAct: legal.length ? 0 : 1 })), legal);
    expect(above("3S", "2S") > 5).toBe(raised);
  });

  it("draws a move before the server has answered it", () => {
    shows(view(corner()), ["3H>E", "3H>W", "end"]);
    session.taps.dropOn("3H", "E");
    expect(layout.scene?.cards.some(({ card }) => card === "3H")).toBe(false);
    expect(layout.scene?.placed.find(({ card }) => card === "3H")?.zone).toBe("pile:E");
  });

  it.each([
    ["small", "medium"],
    ["medium", "large"],
  ] as const)("has smaller cards in the setting %s than in %s", (smaller, larger) => {
    const widths = [smaller, larger].map((size) => {
      settings.size = size;
      shows(view(corner({ hand: ["3H"] })), [], DESKTOP);
      const width = layout.scene?.card.w ?? 0;
      session.close();
      return width;
    });
    expect(widths[0]).toBeLessThan(widths[1] ?? 0);
  });

  it("has the main button on the side of the hand that plays", () => {
    for (const handed of ["left", "right"] as const) {
      settings.handed = handed;
      shows(view(corner()));
      expect(layout.scene?.handed).toBe(handed);
      session.close();
    }
  });

  it("leaves an offer of the room as much width as its words need", () => {
    shows(view(king(), { offer: "settled" }), ["2S"]);
    const offered = layout.scene?.button.w ?? 0;
    session.close();
    shows(view(king()), ["2S"]);
    expect(offered).toBeGreaterThan(layout.scene?.button.w ?? 0);
  });

  it("names every card of King that is too narrow for a finger on the smallest phones: one tap never plays it", () => {
    for (const w of [320, 360, 390]) {
      shows(view(king()), king().hand, { w, h: 568 });
      const cards = layout.scene?.cards ?? [];
      expect(cards).toHaveLength(13);
      for (const { card, tap } of cards) expect(layout.tight.has(card), `${card} ${tap.w} of ${w}`).toBe(tap.w < 43);
      session.close();
    }
  });

  it("names the cards that are too narrow for a finger; in the table as text there are none", () => {
    const hand = [..."23456789TJQ"].flatMap((rank) => [`${rank}S`, `${rank}H`]);
    shows(view(corner({ hand, counts: [hand.length, 7, 7, 7] })), ["end"]);
    const narrow = layout.scene?.cards.filter(({ tap }) => tap.w < FINGER).map(({ card }) => card) ?? [];
    expect(narrow.length).toBeGreaterThan(0);
    expect([...layout.tight]).toEqual(narrow);
    settings.text = true;
    expect([...layout.tight]).toEqual([]);
    settings.text = false;
    session.close();
    shows(view(king({ hand: ["2S", "6S"] })), ["2S"], DESKTOP);
    expect([...layout.tight]).toEqual([]);
  });

  it.each([
    ["the window", () => see(update(view(corner()), SNAPSHOT), DESKTOP), true],
    ["the text size", () => see(update(view(corner()), SNAPSHOT), PHONE, 1.5), true],
    ["the size of the cards", () => (settings.size = "large"), true],
    ["the playing hand", () => (settings.handed = "left"), true],
    ["the table", () => see(update(view(corner({ stock: 3 })), SNAPSHOT)), false],
    ["the selected card", () => (session.selected = "3H"), false],
  ])("reports whether it changes because of the reader: %s", (_, change, changes) => {
    shows(view(corner()));
    const before = layout.size;
    change();
    expect(layout.size !== before).toBe(changes);
  });
});

describe("what is dragged", () => {
  const LEGAL = ["3H>E", "3H>W", "W>N", "end"];
  const drag = (source: string) => ({ source, dx: 0, dy: 0, x: 0, y: 0, touch: false });
  const piles = { ...corner().piles, W: ["2D", "AC"] };

  it.each([
    ["as a card where it would go", "3H", "E", "3H"],
    ["as the base of a pile where that would go", "W", "N", "2D"],
    ["not where it cannot go", "3H", "N", undefined],
    ["not while it is over no place", "3H", null, undefined],
  ])("is shown %s", (_, source, over, card) => {
    shows(view(corner({ piles })), LEGAL);
    const drags = new Dragging({ session }, layout);
    expect(drags.ghost).toBeNull();
    drags.now = drag(source);
    drags.over = over;
    expect(drags.ghost?.card).toBe(card);
    if (card) expect(drags.ghost?.box).toEqual(layout.scene?.ends[over ?? ""]);
  });

  it("shows its targets instead of those of the selected card", () => {
    shows(view(corner()), LEGAL);
    const drags = new Dragging({ session }, layout);
    expect(drags.source).toBeNull();
    session.selected = "3H";
    expect(drags.source).toBe("3H");
    drags.now = drag("W");
    expect(drags.source).toBe("W");
  });

  it.each([PHONE, DESKTOP])("goes into the nearest of several corners on a screen of %o", (screen) => {
    shows(view(corner()), ["KH>NE", "KH>NW", "KH>SE", "KH>SW", "end"], screen);
    void new Dragging({ session }, layout);
    for (const card of ["KH", "KH"]) session.taps.tapCard(card);
    expect(socket.acts, "it is the last card of the hand").toEqual(["KH>SE"]);
  });
});

describe("the panels of a table", () => {
  const absent = (): View => withSeat(view(king({ toAct: 1 })), 1, ABSENT);
  const BID = { phase: "bid", contract: "", toAct: 0 } as const;
  const AUCTION = {
    auctioneer: 1,
    high: "",
    holder: -1,
    calls: [],
    bids: 0,
    passed: [],
    asked: "",
    ultimatum: false,
    countered: [],
    buyer: -1,
    price: "",
  };

  it.each([
    ["a proposal to end the deal", { proposal: { seat: 1, agreed: [1] } }, true],
    ["what a bot did for the player", { missed: { by: -1, actions: 2 } }, true],
    ["nothing", {}, false],
  ])("ask about %s", (_, changes, shown) => {
    shows(view(king(), changes));
    expect(panels.agreement).toBe(shown);
    session.close();
    // A table of this browser's storage cannot be answered.
    shows(view(king(), changes));
    session.playback.recalled = 1;
    expect(panels.agreement).toBe(false);
  });

  it("ask about an absent player once a bot may play for them, unless a proposal is open", () => {
    shows(absent());
    expect(panels.agreement).toBe(true);
    expect(panels.coversButtons).toBe(true);
    session.close();
    shows(withSeat(absent(), 1, { lendIn: 20 }));
    expect([panels.agreement, panels.coversButtons]).toEqual([false, false]);
    session.close();
    shows({ ...absent(), proposal: { seat: 2, agreed: [2] } });
    expect([panels.agreement, panels.coversButtons]).toEqual([true, false]);
  });

  it.each([
    ["a phone", PHONE, false, true],
    ["a phone, as text", PHONE, true, false],
    ["a wide screen", DESKTOP, false, false],
  ])("about an absent player cover the player's own row: on %s", (_, screen, text, covers) => {
    settings.text = text;
    shows(absent(), [], screen);
    expect([panels.coversButtons, panels.coversSeat]).toEqual([covers, covers]);
    expect(panels.sort).toBe(!covers);
  });

  it.each([
    ["the player's own call on a phone", PHONE, ["+1", "pass"], BID, true, true],
    ["another player's bid on a phone", PHONE, [], { ...BID, toAct: 2 }, true, true],
    ["a line about another player's choice on a phone", PHONE, [], { phase: "choose", toAct: 2 }, true, false],
    ["a call on a wide screen", DESKTOP, ["+1", "pass"], BID, true, false],
    ["no call", PHONE, ["2S"], {}, false, false],
  ] as const)(
    "include a call sheet, which covers the player's seat but no button: %s",
    (_, screen, legal, changes, calling, covers) => {
      shows(view(king({ auction: AUCTION, ...changes })), legal, screen);
      expect([panels.calling, panels.coversSeat, panels.coversButtons]).toEqual([calling, covers, false]);
    },
  );

  it("include no call sheet after the deal", () => {
    shows(view(king({ auction: AUCTION, ...BID }), { phase: "between" }));
    expect([panels.calling, panels.coversSeat]).toEqual([false, false]);
  });

  it.each([
    ["a player", { you: 0 }, true],
    ["an onlooker", { you: null }, false],
    ["a player after the deal", { phase: "between" }, false],
  ] as const)("let %s select and sort: %s", (_, changes, lets) => {
    shows(view(king(), changes));
    expect([panels.selection, panels.sort]).toEqual([lets, lets]);
  });

  it("let the player sort below a panel in the table as text: nothing is covered there", () => {
    shows(view(king({ auction: AUCTION, ...BID })), ["+1", "pass"]);
    expect([panels.coversSeat, panels.sort]).toEqual([true, false]);
    settings.text = true;
    expect([panels.coversSeat, panels.sort]).toEqual([true, true]);
  });

  it("say what is played for where the layout has room, always in the table as text, and not at the result", () => {
    shows(view(king()));
    expect(panels.banner).toBe(true);
    session.close();
    shows(view(corner()));
    expect(panels.banner, "a game without one has no room").toBe(false);
    settings.text = true;
    expect(panels.banner).toBe(true);
    session.close();
    shows(view(king({ phase: "over" }), { phase: "between" }));
    expect(panels.banner).toBe(false);
  });

  it("let a tap on the place of the trick play the raised card", () => {
    shows(view(king()), ["2S", "QS"]);
    expect(panels.trickPlace).toBeNull();
    session.selected = "2S";
    expect(panels.trickPlace).toEqual(layout.scene?.places.trick);
    session.selected = "3H";
    expect(panels.trickPlace, "the rules refuse it").toBeNull();
    session.selected = "2S";
    settings.text = true;
    expect(panels.trickPlace, "nothing lies on a felt there").toBeNull();
  });

  it("show a hint once its texts are loaded, and not beside the call sheet, which shows it too", async () => {
    await alsoSpeak("review", "why");
    const best = { tokens: ["2S"], points: 1, error: 1, chance: 0.5 };
    const sentence = { id: "review-hint-card" as const, arguments: {} };
    const answer: HintAnswer = {
      type: "hint",
      id: 1,
      version: 1,
      hint: { best, worlds: 8, agreed: 8, sentence, reasons: [], margin: null },
      advice: null,
    };
    shows(view(king(), { hints: true }), ["2S", "QS"]);
    expect(panels.hint).toBe(false);
    session.hints.answer = answer;
    expect(panels.hint).toBe(true);
    session.close();
    shows(view(king({ auction: AUCTION, ...BID })), ["+1", "pass"]);
    session.hints.answer = answer;
    expect(panels.hint).toBe(false);
  });

  describe("announce", () => {
    /** A deal starts; the announcements are over after six seconds. */
    function deal(finished: string[]): [aim: boolean, contract: boolean][] {
      Object.assign(settings, { speed: "normal", finished });
      shows(view(king()));
      socket.receive(update(view(king()), event({ kind: "deal", seat: -1 }), ["2S"], 2));
      const seen: [boolean, boolean][] = [];
      for (let time = 0; time < 9000; time += 100) {
        const now: [boolean, boolean] = [panels.aim !== null, panels.contract !== null];
        if (`${now}` !== `${seen.at(-1)}`) seen.push(now);
        vi.advanceTimersByTime(100);
      }
      return seen;
    }
    const [NONE, AIM, CONTRACT] = [
      [false, false],
      [true, false],
      [false, true],
    ];

    it("what is played for, once, after the deal", () => {
      expect(deal(["king"])).toEqual([NONE, CONTRACT, NONE]);
    });

    it("first the aim of a game that the player does not know", () => {
      const [first, second, ...others] = deal([]);
      expect([first, second]).toEqual([NONE, AIM]);
      expect(others).toContainEqual(CONTRACT);
      expect(others.at(-1)).toEqual(NONE);
    });

    it("nothing in the table as text: its banner says it", () => {
      settings.text = true;
      expect(deal([])).toEqual([NONE]);
    });
  });
});

describe("the marks on the felt", () => {
  const TRICK: TrickView = { leader: 1, cards: ["9H", "QH", "2C", "3H"], winner: 2 };

  it("are at the place of the next card, which may be the player's own", () => {
    shows(view(king({ trick: { leader: 3, cards: ["9H"], winner: -1 } })), ["3H"]);
    expect(marks.slot).toEqual({ ...layout.scene?.ends["seat:0"], mine: true });
    session.close();
    shows(view(king({ toAct: 2 })));
    expect(marks.slot).toEqual({ ...layout.scene?.ends["seat:2"], mine: false });
  });

  it.each([
    ["while the trick is complete", () => shows(view(king({ trick: TRICK })))],
    ["outside the play", () => shows(view(king({ phase: "lead" })), ["lead:1"])],
    ["in a game of places", () => shows(view(corner()), ["end"])],
    [
      "while the player's card is on its way",
      () => {
        shows(view(king()), ["2S", "QS"]);
        session.taps.tapCard("2S", false);
        session.taps.tapCard("2S", false);
      },
    ],
  ])("are at no such place %s", (_, start) => {
    start();
    expect(marks.slot).toBeNull();
  });

  it("are on the card that took the trick, and its seat is lit, while the trick stays", () => {
    Object.assign(settings, { speed: "normal", hold: "normal" });
    shows(view(king({ trick: { leader: 1, cards: ["9H", "QH", "2C"], winner: -1 } })), ["3H"]);
    expect([marks.won, marks.winner]).toEqual([null, -1]);
    const taken = king({ tricks: [TRICK], taken: [0, 0, 1, 0], captured: [[], [], ["QH"], []], toAct: 2 });
    socket.receive(update(view(taken), event({ seat: 0, token: "3H", trickTo: 2 }), [], 2));
    expect(session.playback.shot?.kind).toBe("held");
    expect([marks.won, marks.winner, marks.costly]).toEqual(["QH", 2, []]);
    // Then it moves to its taker, and the queen that costs points stays visible on its way.
    vi.advanceTimersByTime(5000);
    expect(session.playback.shot?.kind).toBe("collected");
    expect([marks.won, marks.winner, marks.costly]).toEqual([null, -1, ["QH"]]);
  });

  it("are on the cards that were just drawn", () => {
    shows(view(corner()));
    expect(marks.drawn).toEqual([]);
    const hand = [...corner().hand, "9S"];
    const drawn = event({ seat: 0, token: "end", drawn: 1, drawer: 0, drew: ["9S"] });
    socket.receive(update(view(corner({ hand, toAct: 1 })), drawn, [], 2));
    expect(marks.drawn).toEqual(["9S"]);
  });

  it("move with the cards: those of a trick take longer to their taker", () => {
    shows(view(king()));
    const { shot } = session.playback;
    expect(flightOf(null)).toBe(0);
    expect(flightOf(shot && { ...shot, kind: "collected" })).toBeGreaterThan(flightOf(shot));
  });
});

describe("the prompt", () => {
  const asks = (): unknown => [prompt.turn, prompt.title, prompt.line];

  it("says in the title that it is the player's turn, or which game it is", () => {
    shows(view(king()), ["2S"]);
    expect(asks()).toEqual([true, "● Your turn – Kingcraft", "Your turn"]);
    session.close();
    shows(view(corner({ toAct: 1 })));
    expect(asks()).toEqual([false, "Kings Corner – Kingcraft", ""]);
  });

  it("does not say it before the player sees it, nor after another window took the seat", () => {
    shows(view(king({ toAct: 3 })));
    settings.speed = "normal";
    socket.receive(update(view(king()), event({ seat: 3, token: "9H" }), ["2S"], 2));
    expect(prompt.turn).toBe(false);
    vi.advanceTimersByTime(2000);
    expect(prompt.turn).toBe(true);
    socket.receive(update(view(king({ toAct: 1 })), event({ seat: 1, token: "9C" }), [], 3));
    expect(prompt.turn, "the table on the screen is an old one").toBe(false);
    socket.receive({ type: "failure", code: "replaced", key: "error-replaced" });
    socket.close();
    expect(asks()).toEqual([false, "King – Kingcraft", ""]);
  });

  it("says which answer the page waits for, without a full stop in the title", () => {
    shows(view(king({ toAct: 1 }), { proposal: { seat: 2, agreed: [2] } }));
    expect(prompt.title).toMatch(/^● .*Bruno.*[^.] – Kingcraft$/);
    session.playback.recalled = 1;
    expect(prompt.title, "a stored table cannot be answered").toBe("King – Kingcraft");
    session.close();
    shows(
      view(king({ phase: "over" }), {
        phase: "over",
        following: { room: "s", seat: 1, game: "king", rules: "king", onlookers: [] },
      }),
    );
    expect(prompt.title).toBe("● Ada wants another match – Kingcraft");
  });

  it("says for screen readers which bot is thinking, unless it is the player's turn", () => {
    thinking.told = 2;
    shows(view(king({ toAct: 2 })));
    expect(prompt.line).toContain("Bruno");
    session.close();
    shows(view(king()), ["2S"]);
    expect(prompt.line).toBe("Your turn");
  });
});
