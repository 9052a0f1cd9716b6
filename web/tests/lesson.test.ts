// A lesson at the table: what it says, which button waits, what the finger points at, what is announced, how a table is
// found again, and where it goes on at the end.
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { progress } from "../src/base/progress.svelte";
import { settings } from "../src/base/settings.svelte";
import type { LessonView, Update, View } from "../src/base/messages";
import { layout as layoutKing } from "../src/games/king/layout";
import { layout as layoutKingsCorner } from "../src/games/kingsCorner/layout";
import { bottom, right, type Box, type Size } from "../src/layout/geometry";
import { sentenceHeight } from "../src/layout/lesson";
import type { Scene } from "../src/layout/scene";
import { bestAim, covered, sideOf, type Aim, type Kept } from "../src/learn/hand";
import { lessonNamed, type Lesson } from "../src/learn/lessons";
import { LessonVisit } from "../src/learn/lessonVisit.svelte";
import { lessonAfter } from "../src/learn/onward";
import { buttonPlace, pointsBox } from "../src/learn/places";
import { aimsAt, beside, callOf, keptBoxes, pointWords, shownPoints } from "../src/learn/pointing";
import { Strip } from "../src/learn/strip.svelte";
import { Session } from "../src/session/session.svelte";
import { byPerson, shotsOf, withTold } from "../src/session/shots";
import { alsoSpeak, speak, t } from "../src/words/words.svelte";
import { INDEX, inside, over } from "./boxes";
import { corner, event, king, LOOK, update, view } from "./feed";
import { serveRooms } from "./rooms";
import { Feed, snapshot } from "./sitting";

const LESSON: LessonView = {
  id: "king-1",
  step: 2,
  of: 10,
  kind: "do",
  say: "lesson-king-1-b",
  point: ["card:QC", "card:4C"],
  waits: "act",
  points: 0,
  answer: null,
};
const HAND = ["AS", "7D", "4C", "QC"];
const TRICK = { leader: 1, cards: ["9C", "JC", "5C"], winner: -1 };
const SAYS = "Clubs were led. Follow suit: play a club, but stay below the jack.";

await speak("en", "learn", "lessons");
await alsoSpeak("reasons");

beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  Object.assign(globalThis, { WebSocket: Feed });
  Object.assign(settings, { speed: "off", hold: "none", warn: true, auto: "last", premove: true });
});

const taught = (changes: Partial<LessonView> = {}, table: Partial<Parameters<typeof king>[0]> = {}): View =>
  view(king({ hand: HAND, counts: [4, 3, 3, 3], trick: TRICK, contract: "no-tricks", ...table }), {
    lesson: { ...LESSON, ...changes },
  });

/** A pupil at a table, and what the page has sent. */
function learn(first: View, legal: string[] = ["4C", "QC"]) {
  const session = new Session("r", "s3cret");
  session.open();
  onTestFinished(() => session.close());
  const feed = Feed.last;
  const sent: Record<string, unknown>[] = [];
  feed.send = (text: string): void => {
    const message = JSON.parse(text) as Record<string, unknown>;
    if (message.type !== "hello") sent.push(message);
  };
  let version = 0;
  const show = (next: View, happened = snapshot, allowed = legal): void => {
    const message: Update = update(next, happened, allowed, (version += 1));
    feed.onmessage?.({ data: JSON.stringify(message) });
  };
  show(first);
  const strip = new Strip({
    session,
    get view(): View {
      if (!session.view) throw new Error("There is no table.");
      return session.view;
    },
  });
  return { session, strip, show, feed, sent };
}

describe("the strip", () => {
  it("says the sentence of the step, and screen readers hear what the finger points at", () => {
    const { strip } = learn(taught());
    expect([strip.sentence, strip.button, strip.warns, strip.loss]).toEqual([SAYS, "", false, 0]);
    expect(strip.announced).toBe(`${SAYS} Here: queen of clubs and 4 of clubs.`);
  });

  it.each<[LessonView["answer"], string, string]>([
    [
      { kind: "refused", say: "lesson-king-1-b-suit", code: "must-follow-suit", points: 0 },
      "Follow suit: clubs were led and you hold clubs, so play one of them.",
      "",
    ],
    [
      { kind: "refused", say: "", code: "must-follow-suit", points: 0 },
      "Clubs were led, and you hold one: play a club.",
      "",
    ],
    [
      { kind: "refused", say: "", code: "not-in-lesson", points: 0 },
      "Not now: the lesson asks for something else.",
      "",
    ],
    [
      { kind: "nudged", say: "lesson-else", code: "", points: 0 },
      "That is allowed too. Now do what the finger shows.",
      "",
    ],
    [
      { kind: "played", say: "lesson-king-1-b-queen", code: "", points: -20 },
      "The highest club takes the trick: that is your queen. It costs you 20.",
      "lesson-back",
    ],
  ])("answers %o", (answer, sentence, button) => {
    const { strip } = learn(taught({ answer, waits: button ? "go" : "act" }));
    expect([strip.sentence, strip.warns, strip.button, strip.loss]).toEqual([sentence, true, button, answer?.points]);
    expect(strip.announced).toBe(sentence);
  });

  it("has a button only where the lesson waits for a tap", () => {
    expect(learn(taught({ kind: "say", waits: "go" })).strip.button).toBe("lesson-on");
    expect(
      learn(taught({ answer: { kind: "lost", say: "lesson-corner-4-lost", code: "", points: 0 }, waits: "go" })).strip
        .button,
    ).toBe("lesson-back");
    expect(learn(taught({ waits: "" })).strip.button).toBe("");
  });

  it("goes on once for each table that the pupil has seen", () => {
    const { strip, sent, show } = learn(taught({ kind: "say", waits: "go" }));
    strip.goOn();
    strip.goOn();
    expect(sent).toEqual([{ type: "lesson-go", step: 2 }]);
    show(taught({ step: 3, kind: "say", waits: "go" }));
    strip.goOn();
    expect(sent.at(-1)).toEqual({ type: "lesson-go", step: 3 });
  });

  it("skips the newest step, and asks for help only while the pupil acts", () => {
    const { strip, sent } = learn(taught());
    strip.skipStep();
    strip.askForHelp();
    expect(sent).toEqual([
      { type: "lesson-skip", step: 2 },
      { type: "lesson-help", step: 2 },
    ]);
    const waiting = learn(taught({ waits: "go" }));
    waiting.strip.askForHelp();
    expect(waiting.sent).toEqual([]);
  });

  it("offers help where no finger shows the way", () => {
    const goal: Partial<LessonView> = { kind: "goal", point: [] };
    expect([learn(taught()).strip.helps, learn(taught(goal)).strip.helps]).toEqual([false, true]);
    const answer: LessonView["answer"] = { kind: "help", say: "lesson-corner-4-hint", code: "", points: 0 };
    const helped = learn(taught({ ...goal, answer })).strip;
    expect([helped.helps, helped.warns]).toEqual([false, false]);
  });

  it.each([
    ["Enter", false, "lesson-go"],
    [" ", false, "lesson-go"],
    ["Enter", true, undefined],
    ["x", false, undefined],
  ])("a key %j, on a control: %s", (key, control, type) => {
    const { strip, sent } = learn(taught({ kind: "say", waits: "go" }));
    expect(strip.pressKey(key, control)).toBe(type !== undefined);
    expect(sent[0]?.type).toBe(type);
  });

  it("H asks for help, and plays nothing while the lesson waits", () => {
    const { strip, sent } = learn(taught());
    expect([strip.pressKey("h", false), strip.pressKey("Enter", false)]).toEqual([true, false]);
    expect(sent).toEqual([{ type: "lesson-help", step: 2 }]);
  });
});

describe("the table of a lesson", () => {
  it("plays nothing for the pupil, marks nothing ahead, and warns before nothing", async () => {
    const { session, sent } = learn(taught({}, { hand: ["4C"] }), ["4C"]);
    await new Promise((done) => setTimeout(done, 450));
    expect(sent).toEqual([]);
    expect(learn(taught({ waits: "go" }), []).session.premove.possible).toBe(false);
    session.endTurn();
    expect(sent.map(({ type }) => type)).toEqual(["act"]);
  });

  it("leaves a refusal to the sentence of the lesson", () => {
    const { session, feed } = learn(taught());
    const refuse = (key: "reason-must-follow-suit" | "error-not-in-lesson"): void => {
      session.act("AS", "AS");
      const id = (session as unknown as { serial: number }).serial;
      feed.onmessage?.({ data: JSON.stringify({ type: "refused", id, code: "must-follow-suit", key, version: 1 }) });
    };
    refuse("reason-must-follow-suit");
    expect([session.log.refused, session.busy]).toEqual([null, false]);
    refuse("error-not-in-lesson");
    expect(session.log.refused?.key).toBe("error-not-in-lesson");
  });

  it("has no panel at the end of its deal, and plays the rest in about three seconds", () => {
    const act = event({ token: "9D", ended: true });
    expect(shotsOf(update({ ...taught(), phase: "over" }, act), 900).map(({ kind, result }) => [kind, result])).toEqual(
      [["act", false]],
    );
    const [fast] = shotsOf(update(taught({ kind: "fast" }), act), 900);
    expect(52 * Math.max(fast?.lead ?? 0, fast?.lasts ?? 0)).toBeLessThan(3000);
    const deal = update(taught(), event({ kind: "deal" }));
    expect(withTold(shotsOf(deal, 900)).some(({ kind }) => kind === "told")).toBe(false);
  });

  it("plays a card for the pupil at the pace of the others, and shows at once what the pupil plays", () => {
    const act = update(taught(), event({ seat: 0, token: "7D" }));
    const leads = ["", "act"].map((waits) => {
      const [shot] = shotsOf(act, 900, update(taught({ waits: waits as LessonView["waits"] }), snapshot));
      return [shot?.lead, shot && byPerson(shot)];
    });
    expect(leads).toEqual([
      [500, false],
      [0, false],
    ]);
  });

  it("lowers a card that was raised when the step changes", () => {
    const { session, show } = learn(taught());
    session.selected = "4C";
    show(taught({ answer: { kind: "nudged", say: "lesson-else", code: "", points: 0 } }));
    expect(session.selected).toBe("4C");
    show(taught({ step: 3 }));
    expect(session.selected).toBeNull();
  });

  it("shows a trick that was a mistake until it is taken back", () => {
    const done = { ...TRICK, cards: [...TRICK.cards, "QC"], winner: 0 };
    const table = {
      hand: ["AS", "7D", "4C"],
      trick: { leader: 0, cards: [], winner: -1 },
      tricks: [done],
      taken: [1, 0, 0, 0],
    };
    const act = event({ seat: 0, token: "QC", trickTo: 0 });
    const kinds = (changes: Partial<LessonView>): string[] =>
      shotsOf(update(taught(changes, table), act), 900).map(({ kind }) => kind);
    expect(kinds({})).toEqual(["held", "collected"]);
    expect(kinds({ answer: { kind: "played", say: "", code: "", points: -20 } })).toEqual(["held"]);
  });
});

/** The side of the hand, px, on most screens. */
const SIDE = 58;

const SCREENS: [string, Size][] = [
  ["the smallest phone", { w: 320, h: 568 }],
  ["a phone", { w: 390, h: 844 }],
  ["a phone on its side", { w: 844, h: 390 }],
  ["a small phone on its side", { w: 568, h: 320 }],
  ["a tablet", { w: 768, h: 1024 }],
  ["a laptop", { w: 1366, h: 768 }],
  ["a desktop", { w: 1920, h: 1080 }],
];
const LOOKS = { ...LOOK, lesson: true } as const;
const trick = (screen: Size): Scene =>
  layoutKing(king({ hand: HAND, counts: [4, 3, 3, 3], trick: TRICK, contract: "no-tricks" }), screen, 0, LOOKS);
const board = (screen: Size): Scene => layoutKingsCorner(corner({ hand: HAND, counts: [4, 3] }), screen, 0, LOOKS);

describe.each(SCREENS)("on %s", (_, screen) => {
  it.each([
    ["King", trick],
    ["Kings Corner", board],
  ])("%s: what the lesson says covers no card, no seat and no button", (_game, laid) => {
    const scene = laid(screen);
    const strip = scene.strip as Box;
    expect(inside(strip, screen)).toBe(true);
    // On a phone its button is above the sentence's place, in the row that is kept free for both.
    const all = buttonPlace(scene) === "below" ? scene.action : strip;
    for (const { zone, spot, card } of scene.placed) {
      if (spot.faint || (!card && zone !== "stock")) continue;
      const whole = { x: spot.x, y: spot.y, w: scene.card.w * spot.scale, h: scene.card.h * spot.scale };
      expect(over(zone === "hand:0" ? { ...whole, h: whole.h * INDEX } : whole, all), `${zone} ${card}`).toBe(false);
    }
    for (const seat of scene.seats) if (seat.w) expect(over(seat, all)).toBe(false);
    if (scene.button.w) expect(over(scene.button, strip)).toBe(false);
    expect(scene.seats[0]?.w).toBe(0);
    expect(scene.panel).toBeNull();
  });

  it("the points so far are beside the contract", () => {
    const scene = trick(screen);
    const points = pointsBox(scene);
    expect(inside(points, screen)).toBe(true);
    expect(over(points, scene.banner)).toBe(false);
    for (const seat of scene.seats) if (seat.w) expect(over(seat, points)).toBe(false);
  });

  /** About where words are: those of the contract, and of the players below or beside their portraits. */
  const wordsOf = ({ banner, seats, text }: Scene): Kept[] => [
    { ...banner, w: 110 * text, words: true },
    ...seats.map(({ x, y, w, h, shape, portrait, gap }) =>
      shape === "column"
        ? {
            x: x + w * 0.15,
            y: y + portrait + gap,
            w: w * 0.7,
            h: Math.min(h - portrait - gap, 60 * text),
            words: true,
          }
        : { x: x + portrait + gap, y, w: Math.min(w - portrait - gap, 90 * text), h, words: true },
    ),
  ];
  const fingerAt = (point: string, scene: Scene): Aim | undefined =>
    bestAim(aimsAt(point, scene), [...keptBoxes(scene), ...wordsOf(scene)], screen, sideOf(scene));

  it("the finger points at cards and piles below their index", () => {
    const scene = trick(screen);
    for (const card of HAND) {
      const tip = fingerAt(`card:${card}`, scene);
      const tap = scene.cards.find((one) => one.card === card)?.tap as Box;
      expect(tip && tip.x > tap.x && tip.x < right(tap) + 1).toBe(true);
      expect((tip?.y ?? 0) - tap.y).toBeGreaterThan(scene.card.h * 0.3);
    }
    const piles = board(screen);
    const [tip, north] = [fingerAt("place:N", piles), piles.tops?.N as Box];
    expect(tip && tip.y > north.y && tip.y < bottom(north)).toBe(true);
    for (const point of ["card:2H", "seat:0", "bid:+4", "stock"]) expect(fingerAt(point, scene), point).toBeUndefined();
  });

  it("the finger is on the screen, and covers no player and no words", () => {
    const [scene, piles] = [trick(screen), board(screen)];
    for (const [on, points] of [
      [scene, ["seat:1", "seat:2", "seat:3", "plaque", "score"]],
      [piles, ["seat:1", "stock", "board"]],
    ] as const)
      for (const point of points) {
        const aim = fingerAt(point, on);
        const hand = aim ? covered(aim, sideOf(on)) : [];
        expect(hand.length, point).toBeGreaterThan(0);
        expect(
          hand.filter((at) => !inside({ ...at, w: 0, h: 0 }, screen)),
          `${point} ${aim?.way}`,
        ).toEqual([]);
        const words = [...wordsOf(on), on.strip as Box];
        const hidden = words.filter((box) => hand.some(({ x, y }) => over({ x: x - 4, y: y - 4, w: 8, h: 8 }, box, 7)));
        expect(hidden, `${point} ${aim?.way}`).toEqual([]);
      }
  });
});

describe.each<[string, Size]>([
  ["a small tablet", { w: 1024, h: 600 }],
  ["a tablet on its side", { w: 1024, h: 768 }],
  ["a laptop", { w: 1366, h: 768 }],
  ["a desktop", { w: 1920, h: 1080 }],
])("Kings Corner on %s, which is wide", (_, screen) => {
  const widthOf = (scene: Scene): number => scene.tops?.N?.w ?? 0;

  it("has piles as large as at a match: the sentence is beside the board", () => {
    const table = corner({ hand: HAND, counts: [4, 3] });
    const match = layoutKingsCorner(table, screen, 0, LOOK);
    expect(widthOf(board(screen))).toBeGreaterThanOrEqual(0.9 * widthOf(match));
  });

  it.each([LOOKS, { ...LOOKS, handed: "left" as const }, { ...LOOKS, text: 1.1 }])(
    "has room for a long sentence, and for every hand",
    (look) => {
      const laid = (hand: string[]): Scene =>
        layoutKingsCorner(corner({ hand, counts: [hand.length, 3] }), screen, 0, look);
      const scene = laid(HAND);
      const strip = scene.strip as Box;
      const high = sentenceHeight(6, scene.text);
      const long = { ...strip, y: bottom(strip) - high, h: high };
      const taken = [...Object.values(scene.places), scene.hand, ...scene.seats.filter(({ w }) => w)];
      for (const box of taken) expect(over(box, long)).toBe(false);
      expect(laid([...HAND, "2C", "3C", "5H", "6D", "9S", "TC", "JS"]).places).toEqual(scene.places);
    },
  );
});

describe("the finger", () => {
  it("is smaller on the narrowest phones, larger with large text", () => {
    const bar = (w: number): Box => ({ x: 0, y: 0, w, h: 48 });
    const side = (w: number, text = 1): number => sideOf({ form: "phone", bar: bar(w), scale: 1, text });
    expect([side(320), side(390), side(390, 1.2), side(390, 2)]).toEqual([46, 58, 70, 81]);
    expect(sideOf({ form: "low", bar: bar(320), scale: 1, text: 1 })).toBe(58);
  });

  it("comes from the side where it covers least, and prefers its usual way", () => {
    const screen = { w: 390, h: 844 };
    const box = { x: 150, y: 255, w: 44, h: 44 };
    const way = (...kept: Box[]): string | undefined => bestAim(beside(box), kept, screen, SIDE)?.way;
    expect(way()).toBe("up");
    expect(way({ x: 0, y: 330, w: 390, h: 80 })).toBe("left");
    expect(way({ x: 0, y: 330, w: 390, h: 80 }, { x: 200, y: 240, w: 190, h: 80 })).toBe("right");
    expect(bestAim(beside({ x: 362, y: 255, w: 26, h: 44 }), [], screen, SIDE)?.way).toBe("upLeft");
    expect(bestAim([], [], screen, SIDE)).toBeUndefined();
  });

  it.each<[string[], string | null, string[]]>([
    [["card:QC", "card:4C"], null, ["card:QC", "card:4C"]],
    [["card:7S", "place:N"], null, ["card:7S"]],
    [["card:7S", "place:N"], "4H", ["card:7S"]],
    [["card:7S", "place:N"], "7S", ["place:N"]],
    [["place:N", "place:E"], null, ["place:N"]],
    [["place:N", "place:E"], "N", ["place:E"]],
    [["place:N"], null, ["place:N"]],
    [["hand"], null, ["hand"]],
    [[], null, []],
  ])("shows of %j, with %s selected, %j", (points, selected, shown) => {
    expect(shownPoints(points, selected)).toEqual(shown);
  });

  it("knows calls, and names what needs a name", () => {
    expect([callOf("bid:counter:+6"), callOf("seat:2")]).toEqual(["counter:+6", ""]);
    const words = (...points: string[]): string => pointWords(taught(), points);
    expect(words("card:4C", "seat:2")).toBe("Here: 4 of clubs and Bruno.");
    expect(words("bid:counter:+6")).toBe("Here: +6.");
    expect(words("bid:-2")).toBe("Here: −2.");
    expect(words("plaque", "hand", "board", "score", "bid:auction")).toBe("");
    expect(pointWords(view(corner(), { lesson: LESSON }), ["card:4H", "place:NE"])).toBe(
      "Here: 4 of hearts and top right corner.",
    );
    expect(pointWords(view(corner()), ["stock"])).toBe("Here: Draw a card.");
  });
});

describe("a visit to a lesson", () => {
  const opened = { room: "r1", seat: 0, secret: "x", commit: "" };

  it("sits down at the step that was kept, and keeps the next ones", async () => {
    progress.keepStep("king-1", 2);
    const asked = serveRooms(() => opened);
    const visit = new LessonVisit("king-1");
    onTestFinished(() => visit.leave());
    await visit.openTable();
    expect([asked.map(({ path }) => path), visit.session?.room]).toEqual([["/lessons"], "r1"]);
    Feed.last.onmessage?.({ data: JSON.stringify(update(taught({ step: 5 }), snapshot)) });
    visit.keepProgress();
    expect(progress.stepOf("king-1")).toBe(5);
    Feed.last.onmessage?.({ data: JSON.stringify(update(taught({ step: 10, kind: "end" }), snapshot, [], 2)) });
    visit.keepProgress();
    expect([progress.isDone("king-1"), progress.stepOf("king-1")]).toEqual([true, 0]);
  });

  it("asks for another table if the server has lost it, without a question", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let room = 0;
    serveRooms(() => ({ ...opened, room: `r${(room += 1)}` }));
    const visit = new LessonVisit("king-1");
    onTestFinished(() => visit.leave());
    await visit.openTable();
    visit.replaceLostTable();
    await vi.advanceTimersByTimeAsync(5000);
    expect(visit.session?.room).toBe("r1");
    (visit.session as Session).failure = { code: "no-room", key: "error-no-room" };
    visit.replaceLostTable();
    await vi.advanceTimersByTimeAsync(5000);
    expect(visit.session?.room).toBe("r2");
  });

  it("says that a lesson does not exist, begins a shortened one again, and tries again if no server answers", async () => {
    serveRooms(() => [404, "not-found"]);
    const unknown = new LessonVisit("king-99");
    await unknown.openTable();
    expect([unknown.missing, unknown.problem]).toEqual([true, ""]);

    progress.keepStep("king-1", 40);
    const asked = serveRooms(() => (asked.length > 1 ? opened : [422, "bad-format"]));
    const shortened = new LessonVisit("king-1");
    await shortened.openTable();
    await vi.waitFor(() => expect(shortened.session?.room).toBe("r1"));
    expect(progress.stepOf("king-1")).toBe(0);
    shortened.leave();

    serveRooms(() => null);
    const alone = new LessonVisit("king-1");
    await alone.openTable();
    expect([alone.unreached, alone.missing, alone.session]).toEqual([true, false, null]);
    serveRooms(() => opened);
    alone.retryNow();
    await vi.waitFor(() => expect(alone.session?.room).toBe("r1"));
    expect(alone.unreached).toBe(false);
    alone.leave();

    serveRooms(() => [403, "foreign-origin"]);
    const foreign = new LessonVisit("king-1");
    await foreign.openTable();
    expect(foreign.problem).toBe("error-foreign-origin");
  });
});

describe("at the end", () => {
  const after = (id: string): string | undefined => lessonAfter(lessonNamed(id) as Lesson)?.id;

  it("the next lesson of the game that is not done comes, then a match", () => {
    expect(after("king-1")).toBe("king-2");
    progress.finish("king-2");
    expect(after("king-1")).toBe("king-3");
    expect([after("king-7"), after("corner-4")]).toEqual([undefined, undefined]);
    expect(t("learn-end", { title: "Follow suit" })).toBe("Follow suit: done");
  });
});
