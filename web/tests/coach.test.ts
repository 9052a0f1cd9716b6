// The coach: which line it says, by the rules of the table and the memory of this browser, and where it has room.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KingObservation, KingsCornerObservation, TableRules, View } from "../src/base/messages";
import { isCoached, readSettings, settings } from "../src/base/settings.svelte";
import { targetsOf } from "../src/base/targets";
import { withGames } from "../src/game/registry";
import kingCoach from "../src/games/king/coach";
import { layout as layoutKing } from "../src/games/king/layout";
import kingsCornerCoach from "../src/games/kingsCorner/coach";
import { layout as layoutKingsCorner } from "../src/games/kingsCorner/layout";
import type { Box, Size } from "../src/layout/geometry";
import type { Scene } from "../src/layout/scene";
import type { Session } from "../src/session/session.svelte";
import Coach from "../src/table/Coach.svelte";
import type { CoachLine } from "../src/table/coach";
import { CoachMemory, type Where } from "../src/table/coachMemory.svelte";
import { Coaching } from "../src/table/coaching.svelte";
import { freePlace, obstacles } from "../src/table/freePlace";
import { TableLayout } from "../src/table/tableLayout.svelte";
import { alsoSpeak, LANGUAGES, speak, t } from "../src/words/words.svelte";
import { over } from "./boxes";
import { corner, event, king, LOOK, rules, update, view } from "./feed";
import { openSession, tableOfSession } from "./socket";

const HEARTS = ["3H", "8H"];
const CALL = { contract: "", value: 0, total: 0 } as const;
const AUCTION = {
  auctioneer: 0,
  calls: [],
  high: "",
  holder: -1,
  bids: 0,
  passed: [],
  countered: [],
  asked: "",
  ultimatum: false,
  buyer: -1,
  price: "",
};

const kingLines = (table: KingObservation, legal: string[] = [], changes: Partial<TableRules> = {}): CoachLine[] => [
  ...kingCoach.lines({
    view: view(table, { rules: rules("king", changes) }),
    table,
    targets: targetsOf(legal),
  }),
];
const cornerLines = (
  table: KingsCornerObservation,
  legal: string[],
  changes: Partial<TableRules> = {},
): CoachLine[] => [
  ...kingsCornerCoach.lines({
    view: view(table, { rules: rules("kings-corner", changes) }),
    table,
    targets: targetsOf(legal),
  }),
];
const names = (lines: readonly CoachLine[]): string[] => lines.map(({ name }) => name);
const said = (lines: readonly CoachLine[]): string[] => lines.map(({ name, args }) => t(`coach-${name}`, args));

beforeEach(async () => {
  await speak("en");
  await alsoSpeak("coach");
});

describe("what King says about a deal", () => {
  it.each([
    ["no-tricks", 20, "No tricks: lead low, and stay below the highest card of the suit led."],
    ["no-men", 60, "Each king or jack costs 60: throw them when you cannot follow suit."],
    ["no-king", 16, "The king of hearts costs 16: throw it when you cannot follow suit."],
    ["last-two", 8, "Only the last two tricks cost, 8 each. Keep low cards for the end."],
  ] as const)("has the numbers of the table: %s at %i", (contract, value, text) => {
    expect(said(kingLines(king({ contract, value }), ["2S"]))).toEqual([text]);
  });

  it("names the men of the table", () => {
    const table = king({ contract: "no-men", value: 30 });
    expect(said(kingLines(table, [], { men: ["Q"] }))[0]).toContain("Each queen costs 30");
  });

  it("knows the start of minus from the tricks and the value", () => {
    expect(said(kingLines(king({ contract: "minus", value: 9, total: 8 })))).toEqual([
      "Everyone starts with 24, and each trick costs 9. Stay low.",
    ]);
  });

  it("tells a plus deal with trump from one without", () => {
    const plus = { contract: "plus", value: 25, total: 13 } as const;
    expect(names(kingLines(king({ ...plus, trump: "S" })))).toEqual(["plus"]);
    expect(names(kingLines(king(plus)))).toEqual(["plus-no-trump"]);
  });

  it("says nothing about a deal that costs nothing", () => {
    expect(kingLines(king({ value: 0 }))).toEqual([]);
  });

  it("says that hearts may not be led only where they are refused", () => {
    const table = king({ contract: "no-hearts", value: 20, hand: ["2S", ...HEARTS] });
    expect(names(kingLines(table, ["2S"]))).toEqual(["hearts-lead", "no-hearts"]);
    expect(names(kingLines(table, ["2S", ...HEARTS])), "the rules allow it").toEqual(["no-hearts"]);
    expect(names(kingLines(table)), "another player leads").toEqual(["no-hearts"]);
    const following = { ...table, trick: { leader: 1, cards: ["9S"], winner: -1 } };
    expect(names(kingLines(following, ["2S"])), "the player follows").toEqual(["no-hearts"]);
  });
});

describe("what King says in an auction", () => {
  const table = (phase: KingObservation["phase"], high = ""): KingObservation =>
    king({ ...CALL, phase, auction: { ...AUCTION, high } });

  it("is about the calls that the player may make", () => {
    expect(names(kingLines(king({ ...CALL, phase: "open" }), ["auction", "plus:S", "plus:H", "minus"]))).toEqual([
      "open",
    ]);
    expect(names(kingLines(table("bid", "+2"), ["+3", "pass"]))).toEqual(["bid"]);
    expect(names(kingLines(table("declare"), ["plus:S", "plus:H", "minus"]))).toEqual(["declare"]);
    expect(names(kingLines(table("answer", "+2"), ["yes", "no"]))).toEqual([]);
    expect(names(kingLines(table("bid", "+2"))), "another player calls").toEqual([]);
  });

  it.each([
    ["transfer", ["decide", "counter"]],
    ["capped", ["decide", "counter"]],
    ["shortfall", ["decide", "counter"]],
    ["exact", ["counter"]],
    ["topup", ["counter"]],
  ] as const)("says of a plus bid settled as %s only what holds: %j", (plusSettlement, expected) => {
    const legal = ["accept", "reject", "counter:+5"];
    expect(names(kingLines(table("decide", "+4"), legal, { plusSettlement }))).toEqual(expected);
  });

  it("does not say of a minus bid that the seller's tricks count for them, nor offers a refused counter-offer", () => {
    expect(names(kingLines(table("decide", "-1"), ["accept", "reject"]))).toEqual([]);
  });

  it("does not speak of trump where none can be named", () => {
    expect(names(kingLines(table("declare"), ["plus:NT", "minus"]))).toEqual([]);
    expect(names(kingLines(table("declare"), ["plus:S", "minus"])), "it is fixed").toEqual([]);
  });
});

describe("what Kings Corner says", () => {
  it("is how a turn ends, in the player's first one", () => {
    expect(said(cornerLines(corner(), ["3H>E", "end"]))).toEqual([
      "Lay as many cards as fit. Then draw: that ends your turn.",
    ]);
    expect(said(cornerLines(corner({ nextDraw: 0 }), ["3H>E", "end"])), "players draw first").toEqual([
      "Lay as many cards as fit. Then end your turn.",
    ]);
    expect(cornerLines(corner({ history: [[0, "end"]] }), ["3H>E", "end"])).toEqual([]);
    expect(cornerLines(corner(), ["end"]), "nothing fits").toEqual([]);
    expect(cornerLines(corner(), []), "another player's turn").toEqual([]);
  });

  it("is what a king costs, by the rules of the table", () => {
    const table = corner({ history: [[0, "end"]] });
    const legal = ["KH>NE", "KH>SW", "end"];
    const costs = (king: number): number[] => [...Array.from({ length: 12 }, () => 1), king];
    expect(said(cornerLines(table, legal))).toEqual(["A king! Lay it in an empty corner. In your hand it costs 10."]);
    expect(said(cornerLines(table, legal, { cardPoints: costs(50) }))[0]).toContain("costs 50.");
    expect(said(cornerLines(table, legal, { chips: true }))[0]).toContain("costs chips.");
    expect(said(cornerLines(table, legal, { cardPoints: costs(0) }))).toEqual(["A king! Lay it in an empty corner."]);
    const taken = { ...table, piles: { ...table.piles, NE: ["KC"], SW: ["KS"] } };
    expect(cornerLines(taken, ["QD>NE", "end"])).toEqual([]);
  });

  it("is what an empty side takes, if the rules let a card there", () => {
    const table = corner({ history: [[0, "end"]], piles: { ...corner().piles, N: [] } });
    expect(names(cornerLines(table, ["3H>N", "end"]))).toEqual(["corner-gap"]);
    expect(cornerLines(table, ["E>W", "end"]), "only piles move").toEqual([]);
  });
});

describe("every line", () => {
  it.each(LANGUAGES.map(({ code }) => code))(
    "has at most 90 characters in %s, with any numbers of our presets",
    async (code) => {
      await speak(code, "coach");
      const worst = { points: "100", start: "325", men: t("rank-name", { rank: "J" }) };
      const lines: [CoachLine["name"], Record<string, string>][] = [
        ...(
          ["no-tricks", "no-hearts", "no-queens", "no-king", "last-two", "plus", "plus-no-trump", "minus"] as const
        ).map((name): [CoachLine["name"], Record<string, string>] => [name, worst]),
        ["no-men", worst],
        ...(["hearts-lead", "open", "bid", "decide", "counter", "declare", "corner-gap"] as const).map(
          (name): [CoachLine["name"], Record<string, string>] => [name, {}],
        ),
        ["corner-turn", { ends: "draw" }],
        ["corner-turn", { ends: "end" }],
        ["corner-king", { costs: "points", points: "50" }],
        ["corner-king", { costs: "chips", points: "10" }],
        ["corner-king", { costs: "nothing", points: "0" }],
      ];
      for (const [name, args] of lines) {
        const text = t(`coach-${name}`, args);
        expect(text, name).not.toMatch(/[{}]|^coach-/);
        expect([...text].length, text).toBeLessThanOrEqual(90);
      }
    },
  );
});

describe("the memory", () => {
  const line: CoachLine = { name: "no-tricks", time: "" };
  const moment = (time: string): CoachLine => ({ name: "bid", time });
  const at = (deal: number, room = "r"): Where => ({ room, game: "king", deal });

  beforeEach(() => {
    localStorage.clear();
    settings.coached = [];
  });

  it("knows a line about a deal after two deals, in this visit and the next", () => {
    const memory = new CoachMemory();
    memory.noteSaid(at(0), line);
    memory.noteSaid(at(0), line);
    expect(memory.isKnown(at(0, "s"), line)).toBe(false);
    memory.noteSaid(at(0, "s"), line);
    expect(memory.isKnown(at(0, "s"), line), "the second deal is still played").toBe(false);
    for (const one of [memory, new CoachMemory()]) {
      expect(one.isKnown(at(0, "t"), line)).toBe(true);
      expect(one.isKnown({ ...at(0, "t"), game: "other" }, line)).toBe(false);
    }
  });

  it("knows a line about a moment after three times", () => {
    const memory = new CoachMemory();
    for (const time of ["1", "5", "9"]) memory.noteSaid(at(6), moment(time));
    expect(memory.isKnown(at(6), moment("9"))).toBe(false);
    expect(memory.isKnown(at(7), moment("1"))).toBe(true);
  });

  it("knows that a line is closed, for this deal or moment", () => {
    new CoachMemory().noteClosed(at(0), line);
    const memory = new CoachMemory();
    expect(memory.isClosed(at(0), line)).toBe(true);
    expect(memory.isClosed(at(1), line)).toBe(false);
  });

  it("ends the coach of a game with the third match, and never counts one twice", () => {
    const memory = new CoachMemory();
    const table = view(king());
    for (const room of ["a", "b", "b", "a"]) memory.noteMatch(at(9, room));
    expect(isCoached(table)).toBe(true);
    memory.noteMatch(at(9, "c"));
    expect(isCoached(table)).toBe(false);
    expect(isCoached(view(corner()))).toBe(true);
  });

  it.each(["{", "7", "[]", '{"said":5,"closed":{},"matches":[1]}', '{"said":{"king no-tricks":[1,null,"r 0 "]}}'])(
    "ignores damaged data: %s",
    (text) => {
      localStorage.setItem("kingcraft.coach", text);
      const memory = new CoachMemory();
      expect(memory.isKnown(at(0), line)).toBe(false);
      memory.noteSaid(at(0), line);
      memory.noteClosed(at(0), line);
      memory.noteMatch(at(0));
    },
  );

  it("is for players in matches, unless they switch it off", () => {
    const table = view(king());
    expect(isCoached({ ...table, you: null }), "an onlooker").toBe(false);
    const practice = { day: "" } as View["practice"];
    expect(isCoached({ ...table, practice })).toBe(false);
    expect(isCoached({ ...table, practice: { ...practice, day: "2027-01-01" } as View["practice"] })).toBe(true);
    expect(isCoached({ ...table, lesson: {} as View["lesson"] })).toBe(false);
    settings.coach = false;
    expect(isCoached(table)).toBe(false);
    settings.coach = true;
    expect(readSettings('{"coached":["king",5]}')).toMatchObject({ coach: true, coached: ["king"] });
    expect(readSettings('{"coached":7,"coach":"no"}')).toMatchObject({ coach: true, coached: [] });
  });
});

const SCREENS: Size[] = [
  { w: 320, h: 568 },
  { w: 360, h: 640 },
  { w: 360, h: 740 },
  { w: 390, h: 844 },
  { w: 430, h: 932 },
  { w: 568, h: 320 },
  { w: 844, h: 390 },
  { w: 768, h: 1024 },
  { w: 820, h: 1180 },
  { w: 1024, h: 768 },
  { w: 1280, h: 720 },
  { w: 1440, h: 900 },
  { w: 1920, h: 1080 },
];
/** The width of a text of 50 and of 90 letters, em. */
const LETTERS = [24, 43];

describe("the place of a line", () => {
  const sceneOf = (screen: Size, game: "king" | "kings-corner", text = 1): Scene =>
    game === "king"
      ? layoutKing(king(), screen, 0, { ...LOOK, text })
      : layoutKingsCorner(corner(), screen, 0, { ...LOOK, text });
  const shown = (box: Box | null): Box | null => box && { x: box.x, y: box.y, w: box.w, h: box.h };

  it.each(SCREENS.flatMap((screen) => (["king", "kings-corner"] as const).map((game) => [screen, game] as const)))(
    "covers nothing on %o in %s",
    (screen, game) => {
      for (const text of [1, 1.5])
        for (const em of LETTERS)
          for (const mirrored of [false, true]) {
            const scene = sceneOf(screen, game, text);
            const box = freePlace(scene, em, null, mirrored);
            if (!box) continue;
            for (const other of obstacles(scene, null, mirrored))
              expect(over(box, other), JSON.stringify(other)).toBe(false);
            expect(box.x >= 0 && box.x + box.w <= screen.w && box.y >= 0).toBe(true);
            expect(Math.min(box.w - 58, box.h), "the button can be tapped").toBeGreaterThanOrEqual(44);
          }
    },
  );

  it.each(["king", "kings-corner"] as const)("exists on phones, tablets and desktops in %s", (game) => {
    for (const screen of [SCREENS[3], SCREENS[7], SCREENS[11]] as Size[])
      expect(freePlace(sceneOf(screen, game), 34, null), JSON.stringify(screen)).not.toBeNull();
  });

  it.each<[number, number, ("king" | "kings-corner")[]]>([
    [320, 568, ["king", "kings-corner"]],
    [360, 640, ["king", "kings-corner"]],
    [568, 320, ["king", "kings-corner"]],
    [844, 390, ["kings-corner"]],
  ])(
    "does not exist on the small screen %ix%i, where seats and piles need all of it: no line is said",
    (w, h, games) => {
      for (const game of games)
        for (const em of LETTERS) expect(freePlace(sceneOf({ w, h }, game), em, null), game).toBeNull();
    },
  );

  it("does not depend on the cards of the trick, nor on those that others have left", () => {
    const screen = { w: 390, h: 844 };
    const before = freePlace(sceneOf(screen, "king"), 34, null);
    const later = king({ trick: { leader: 1, cards: ["9H", "AH", "4H"], winner: -1 }, counts: [13, 12, 12, 12] });
    expect(shown(freePlace(layoutKing(later, screen, 0, LOOK), 34, null))).toEqual(shown(before));
  });

  it("is below the caption, above the trick", () => {
    const scene = sceneOf({ w: 390, h: 844 }, "king");
    const box = freePlace(scene, 34, null) as Box;
    expect(box.y).toBeGreaterThan(scene.banner.y + scene.banner.h);
    expect(box.y + box.h).toBeLessThan(scene.felt.y + scene.felt.h / 2);
  });
});

describe("at a table", () => {
  const SNAPSHOT = event({ kind: "snapshot", seat: -1 });
  const PHONE = { w: 390, h: 844 };
  let session: Session;
  let send: (table: View, legal?: string[]) => void;

  function open(first: View, legal: string[] = []): { coaching: Coaching; scene: Scene } {
    const opened = openSession(update(first, SNAPSHOT, legal));
    session = opened.session;
    let version = 1;
    send = (next, legal = []) => opened.socket.receive(update(next, SNAPSHOT, legal, (version += 1)));
    const at = tableOfSession(session);
    const layout = new TableLayout(at, PHONE, { now: 1 });
    const scene = layout.scene as Scene;
    const coaching = new Coaching(
      {
        get session() {
          return session;
        },
        get view() {
          return at.view;
        },
        get scene() {
          return layout.scene as Scene;
        },
      },
      new CoachMemory(),
    );
    return { coaching, scene };
  }
  /** The line holds for long enough. */
  function wait(coaching: Coaching): string {
    coaching.follow();
    vi.advanceTimersByTime(1000);
    return coaching.text;
  }

  beforeEach(async () => {
    await withGames(Promise.resolve(), "coach");
    localStorage.clear();
    Object.assign(settings, { coached: [], coach: true, speed: "off" });
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const QUEENS = "No queens: throw them when you cannot follow suit.";

  it("says what the deal is about after a moment, and then until it is closed", () => {
    const { coaching } = open(view(king()));
    expect(coaching.text).toBe("");
    expect(wait(coaching)).toBe(QUEENS);
    send(view(king({ trick: { leader: 1, cards: ["9H"], winner: -1 } })), ["3H"]);
    expect(coaching.text).toBe(QUEENS);
    coaching.close();
    expect(coaching.text).toBe("");
    send(view(king()));
    expect(wait(coaching), "in this deal").toBe("");
    send(view(king(), { deal: 1 }));
    expect(wait(coaching)).toBe(QUEENS);
  });

  it("is silent while something is announced, between deals, and where there is no room", () => {
    const { coaching } = open(view(king()));
    session.playback.announced = session.playback.shot;
    expect(wait(coaching)).toBe("");
    session.playback.announced = null;
    expect(wait(coaching)).toBe(QUEENS);
    send(view(king(), { phase: "between" }));
    expect(coaching.text).toBe("");
  });

  it("does not say the next line to a player who has closed one", () => {
    const decide = king({ ...CALL, phase: "decide", toAct: 0, auction: { ...AUCTION, high: "+4", holder: 1 } });
    const { coaching } = open(view(decide), ["accept", "reject", "counter:+5"]);
    if (!wait(coaching)) return; // a phone may have no room above the sheet
    coaching.close();
    expect(wait(coaching)).toBe("");
  });

  it("is read aloud once, and closed by its button or by Escape", async () => {
    const { scene } = open(view(king()));
    const tell = vi.fn<(text: string) => void>();
    render(Coach, { session, view: session.view as View, scene, how: () => {}, tell });
    vi.advanceTimersByTime(1000);
    await tick();
    expect(screen.getByRole("region", { name: "Tip" }).textContent).toContain("No queens");
    expect(tell.mock.calls).toEqual([[QUEENS]]);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.queryByRole("region", { name: "Tip" })).toBeNull();
    cleanup();
    localStorage.clear();
    render(Coach, { session, view: session.view as View, scene, how: () => {}, tell });
    vi.advanceTimersByTime(1000);
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("region", { name: "Tip" })).toBeNull();
  });
});
