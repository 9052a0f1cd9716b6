// Replayed matches: the position, the shots in between, the texts, and the picture of a position.
import { beforeAll, describe, expect, it } from "vitest";
import { layout as layoutKing } from "../src/games/king/layout";
import { layout as layoutKingsCorner } from "../src/games/kingsCorner/layout";
import { RANKS } from "../src/card/ranks";
import type { Look } from "../src/layout/scene";
import type { ReplayDeal } from "../src/base/messages";
import { Refusal } from "../src/base/api";
import { addressOf, wishOf } from "../src/replay/address";
import { whereInWords, whyInWords } from "../src/replay/fault";
import { onTheWay, resting, updateAt } from "../src/board/frames";
import { keyed } from "../src/replay/keys";
import { PICTURE, pictureOf, TABLE, type Sitter, type Telling } from "../src/replay/picture";
import { Player } from "../src/board/player.svelte";
import { handsRoom, spacious } from "../src/board/space";
import type { Source } from "../src/board/source";
import { stops, Timeline } from "../src/board/timeline";
import { positionInWords } from "../src/board/words";
import type { Clock } from "../src/session/queue";
import { alsoSpeak, directionOf, speak } from "../src/words/words.svelte";
import { corner, king } from "./feed";
import { twoTricks as deal } from "./reviews";

const OPEN = { seat: 0, open: true };

describe("positions of a match", () => {
  const line = new Timeline([8, 0, 5]);

  it("are counted through all deals, and the dealt one after a deal is kept apart", () => {
    expect(line.at(3)).toEqual({ deal: 0, action: 3 });
    expect(line.at(8)).toEqual({ deal: 0, action: 8 });
    expect(line.at(8, true)).toEqual({ deal: 1, action: 0 });
    expect(line.at(11)).toEqual({ deal: 2, action: 3 });
    expect(line.at(99)).toEqual({ deal: 2, action: 5 });
    expect(line.at(Number.NaN)).toEqual(line.first);
    expect([line.count({ deal: 2, action: 3 }), line.count(line.last)]).toEqual([11, 13]);
    expect(line.within({ deal: 7, action: 1 })).toEqual(line.last);
    expect(line.within({ deal: 2, action: 99 })).toEqual(line.last);
  });

  it("follow one another from start to end, and back", () => {
    const all = [line.first];
    for (let at = line.next(line.first); at; at = line.next(at)) all.push(at);
    expect(all).toHaveLength(8 + 0 + 5 + 3);
    expect(all.at(-1)).toEqual(line.last);
    for (let at = line.before(line.last); at; at = line.before(at)) all.push(at);
    expect(all).toHaveLength(2 * 16 - 1);
    expect(all.at(-1)).toEqual(line.first);
  });

  it("have addresses that lead back to them", () => {
    const eyes = { seat: 2, open: false };
    expect(addressOf("r", line, { deal: 2, action: 3 }, eyes)).toBe("/match/r/11#seat=2");
    expect(addressOf("r", new Timeline([8, 5]), { deal: 1, action: 0 }, OPEN)).toBe("/match/r/8#dealt&open=0");
    expect(addressOf("", line, { deal: 0, action: 3 }, eyes)).toBe("/match#at=3&seat=2");
    expect(addressOf("r", line, { deal: 2, action: 3 }, eyes, 2)).toBe("/match/r/11#seat=2&by=2");
    expect(wishOf("11", "#seat=2&by=2")).toMatchObject({ count: 11, by: 2, eyes });
    expect(wishOf("8", "#dealt&open=0")).toEqual({ count: 8, dealt: true, place: null, by: null, eyes: OPEN });
    expect(wishOf("", "#at=3&seat=2")).toMatchObject({ count: 3, eyes });
    expect(wishOf("", "#deal=2&action=7")).toMatchObject({ count: null, place: { deal: 2, action: 7 }, eyes: null });
    expect(wishOf("", "#seat=x&at=-1&%%%")).toEqual({ count: null, dealt: false, place: null, by: null, eyes: null });
  });

  it("have stops where tricks end", () => {
    expect(stops(deal().frames)).toEqual([0, 4, 8]);
  });
});

describe("what is shown", () => {
  it("is the hand of the seat that looks, and the others' only when they are open", () => {
    const seen = updateAt(deal(), 1, { seat: 2, open: false }).view.table;
    expect(seen).toMatchObject({ seat: 2, hand: ["AC", "2C"], history: [[0, "AS"]] });
  });

  it("keeps a complete trick until the next step, and counts the deal at its end", () => {
    expect(resting(deal(), 4, OPEN)).toMatchObject({
      kind: "held",
      view: { table: { trick: { cards: ["AS", "AH", "AC", "AD"], winner: 0 } } },
    });
    expect(onTheWay(deal(), 4, OPEN).map(({ kind }) => kind)).toEqual(["held"]);
    expect(onTheWay(deal(), 5, OPEN).map(({ kind }) => kind)).toEqual(["collected", "act"]);
    expect(onTheWay(deal(), 8, OPEN).map(({ kind }) => kind)).toEqual(["held", "collected", "result"]);
    expect(resting(deal(), 8, OPEN)).toMatchObject({ kind: "result", result: true, view: { phase: "between" } });
    expect(resting(deal(0, false), 8, OPEN)).toMatchObject({ kind: "held", result: false });
    expect(() => resting(deal(), 9, OPEN)).toThrow(RangeError);
  });

  it("has lines for open hands on a phone, a column beside a low table, and neither if pills have room", () => {
    expect(handsRoom({ w: 390, h: 844 }, [13, 13, 13], 1).left).toBe(0);
    expect(handsRoom({ w: 390, h: 844 }, [13, 13, 13], 1).top).toBeGreaterThanOrEqual(60);
    // Larger text takes more room, but leaves most of the window to the table.
    const large = handsRoom({ w: 360, h: 640 }, [13, 13, 13], 2);
    expect(large.text).toBeGreaterThan(1);
    expect(large.top).toBeGreaterThan(handsRoom({ w: 360, h: 640 }, [13, 13, 13], 1).top);
    expect(large.top).toBeLessThanOrEqual(640 / 4);
    expect(handsRoom({ w: 640, h: 360 }, [13, 13, 13], 1)).toMatchObject({ top: 0 });
    expect(handsRoom({ w: 1440, h: 900 }, [13, 13, 13], 1)).toEqual({ top: 0, left: 0, text: 1 });
  });
});

describe("the bar below a replayed match", () => {
  it("contains the choices only if they leave room for the line, more of it for larger text", () => {
    expect([1024, 1180, 1280].map((w) => spacious({ w, h: 800 }, 1))).toEqual([false, false, true]);
    expect(spacious({ w: 1440, h: 900 }, 2)).toBe(false);
  });
});

/** Time that passes when the test says so. */
class Still implements Clock {
  private time = 0;
  private calls: { at: number; call: () => void }[] = [];
  now = (): number => this.time;
  later = (call: () => void, milliseconds: number): (() => void) => {
    const entry = { at: this.time + milliseconds, call };
    this.calls.push(entry);
    return () => void (this.calls = this.calls.filter((other) => other !== entry));
  };
  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.calls.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.calls = this.calls.filter((entry) => entry !== next);
      this.time = next.at;
      next.call();
      await settled();
    }
    this.time = end;
  }
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A player of two deals; `asked`: the deals it has requested, `gone`: whether none arrives. */
function player(): { player: Player; clock: Still; asked: number[]; network: { gone: boolean } } {
  const asked: number[] = [];
  const network = { gone: false };
  const source = {
    room: "r",
    record: "",
    deal: (number: number): Promise<ReplayDeal> => {
      asked.push(number);
      return network.gone ? Promise.reject(new Error("gone")) : Promise.resolve(deal(number));
    },
  };
  const clock = new Still();
  return { player: new Player(source as unknown as Source, new Timeline([8, 8]), clock), clock, asked, network };
}

describe("the player", () => {
  it("steps, jumps by tricks, and goes to the ends with keys", async () => {
    const { player: played } = player();
    const press = async (key: string, target: EventTarget = document.body): Promise<boolean> => {
      const done = keyed({ key, ctrlKey: false, metaKey: false, altKey: false, target }, played);
      await settled();
      return done;
    };
    await played.go(played.timeline.first);
    expect(played.atStart).toBe(true);
    await press("ArrowRight");
    expect(played.at).toEqual({ deal: 0, action: 1 });
    await press("PageDown");
    await press("PageDown");
    await press("PageDown");
    expect(played.at).toEqual({ deal: 1, action: 0 });
    await press("ArrowLeft");
    expect(played.at).toEqual({ deal: 0, action: 8 });
    expect(played.shot?.result).toBe(true);
    await press("PageUp");
    expect(played.at).toEqual({ deal: 0, action: 4 });
    await press("End");
    await press("End");
    expect(played.atEnd).toBe(true);
    await press("Home");
    expect(played.at).toEqual({ deal: 1, action: 0 });
    await press("Home");
    expect(played.at).toEqual({ deal: 0, action: 0 });
    document.documentElement.dir = directionOf("he");
    await press("ArrowLeft");
    expect(played.at).toEqual({ deal: 0, action: 1 });
    await press("ArrowRight");
    expect(played.at).toEqual({ deal: 0, action: 0 });
    document.documentElement.dir = directionOf("en");
    expect(await press("x")).toBe(false);
    expect(await press(" ", document.createElement("button"))).toBe(false);
    expect(await press("ArrowRight", document.createElement("textarea"))).toBe(false);
  });

  it("plays through to the end of the match and stops there", async () => {
    const { player: played, clock } = player();
    await played.go({ deal: 0, action: 3 });
    await played.toggle();
    expect(played.playing).toBe(true);
    expect(played.shot?.kind).toBe("held");
    await clock.pass(1200);
    expect(played.shot?.kind).toBe("collected");
    await clock.pass(300);
    expect(played.at).toEqual({ deal: 0, action: 5 });
    await clock.pass(60_000);
    expect(played.at).toEqual(played.timeline.last);
    expect(played.playing).toBe(false);
    await played.toggle();
    expect(played.at).toEqual({ deal: 0, action: 1 });
    await played.toggle();
    await clock.pass(60_000);
    expect(played.at).toEqual({ deal: 0, action: 1 });
  });

  it("is twice as fast at twice the speed", async () => {
    const { player: played, clock } = player();
    await played.go({ deal: 0, action: 0 });
    played.speed = 2;
    await played.toggle();
    await clock.pass(2 * 380);
    expect(played.at.action).toBe(3);
  });

  it("requests each deal on demand, says if one did not load, and tries again", async () => {
    const { player: played, asked, network } = player();
    await played.go({ deal: 0, action: 8 });
    expect(asked).toEqual([0]);
    network.gone = true;
    await played.forward();
    expect(played.problem).toBe("error-internal");
    expect(played.at).toEqual({ deal: 0, action: 8 });
    network.gone = false;
    await played.again();
    expect(played.problem).toBe("");
    expect(played.at).toEqual({ deal: 1, action: 0 });
  });

  it("keeps the position when the viewing seat changes", async () => {
    const { player: played } = player();
    await played.go({ deal: 0, action: 2 });
    played.lookFrom({ seat: 3, open: false });
    expect(played.at).toEqual({ deal: 0, action: 2 });
    expect(played.shot?.view.table).toMatchObject({ seat: 3, hand: ["AD", "2D"] });
  });
});

describe("words", () => {
  beforeAll(async () => {
    await speak("en");
    await alsoSpeak("replay", "reasons");
  });

  it("say the trick and what happened, by names", () => {
    expect(positionInWords(deal(), 0)).toBe("Deal 1: Cleo deals. No queens: −50 for each queen.");
    expect(positionInWords(deal(), 4)).toBe("Trick 1: Cleo plays the ace of diamonds. Lena takes the trick.");
    expect(positionInWords(deal(), 99)).toBe("");
  });

  it("say where a record has an error, and why", () => {
    const refused = new Refusal("must-follow-suit", "reason-must-follow-suit", "deals[2].actions[17]", {
      deal: 3,
      action: 18,
      token: "QD",
    });
    expect(whereInWords(refused)).toBe("Deal 3, action 18 (QD)");
    expect(whyInWords(refused)).toMatch(/suit/);
    expect(whereInWords(new Refusal("bad-format", "replay-error-rules", "rules"))).toBe("At rules");
    expect(whereInWords(new Refusal("bad-message", "replay-error-empty"))).toBe("");
  });
});

describe("the picture", () => {
  const LOOK: Look = {
    selected: null,
    pending: null,
    sort: "rank",
    counterClockwise: false,
    text: 1,
    size: 1,
    handed: "right",
  };
  const sitters = (changes: Partial<Sitter> = {}): Sitter[] =>
    [0, 1, 2, 3].map((seat) => ({
      name: `P${seat}`,
      line: "0 pts",
      turn: seat === 1,
      dealer: seat === 3,
      hand: null,
      ...changes,
    }));
  const telling = (changes: Partial<Telling> = {}): Telling => ({
    title: "King · Deal 1 of 10",
    said: "Trick 1: Ada plays the 7 of hearts.",
    banner: null,
    sitters: sitters(),
    empty: [],
    stock: null,
    dealer: "D",
    letters: "A J Q K",
    four: true,
    tint: false,
    courts: {},
    won: null,
    ...changes,
  });
  const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, "image/svg+xml");
  const texts = (svg: string): string[] =>
    [...parsed(svg).querySelectorAll("text")].map((node) => node.textContent ?? "");

  it("is an SVG of its size with a caption, and nothing in it breaks out", () => {
    const svg = pictureOf(
      layoutKing(king(), TABLE, 0, LOOK),
      telling({ title: '<script>&"', sitters: sitters({ name: "]]><b>" }) }),
    );
    const root = parsed(svg).documentElement;
    expect(root.tagName).toBe("svg");
    expect([root.getAttribute("width"), root.getAttribute("height")]).toEqual([String(PICTURE.w), String(PICTURE.h)]);
    expect(texts(svg)).toContain('<script>&"');
    expect(texts(svg)).toContain("]]><b>");
    expect(parsed(svg).querySelector("script, b, parsererror")).toBeNull();
  });

  it("shows the viewing seat's hand, the backs of the others, and open hands suit by suit", () => {
    const laid = layoutKing(king(), TABLE, 0, LOOK);
    const hidden = pictureOf(laid, telling());
    const queen = RANKS["Q"]?.[2] ?? "";
    expect(hidden.split(`d="${queen}"`)).toHaveLength(1 + 2); // the queens of spades and diamonds
    expect(hidden.split('href="#back"')).toHaveLength(1 + 39);
    const open = { ...laid, placed: laid.placed.filter(({ zone }) => zone === "hand:0") };
    const shown = pictureOf(open, telling({ sitters: sitters({ hand: ["AS", "TS", "4H"] }) }));
    expect(shown).not.toContain('href="#back"');
    expect(texts(shown)).toContain("♠ A 10");
    expect(texts(shown)).toContain("♥ 4");
  });

  it("shows piles, empty places and the stock of Kings Corner, with hollow red suits", () => {
    const table = corner();
    const svg = pictureOf(
      layoutKingsCorner(table, TABLE, 0, LOOK),
      telling({ four: false, tint: true, empty: ["NE", "SE", "SW", "NW"], stock: 20 }),
    );
    expect(svg.split("stroke-dasharray")).toHaveLength(1 + 4);
    expect(texts(svg)).toContain("20");
    expect(svg).toContain('stroke="#b03a00"');
  });

  it("cuts what is too long for its place", () => {
    const svg = pictureOf(
      layoutKing(king(), TABLE, 0, LOOK),
      telling({ said: "x".repeat(400), sitters: sitters({ name: "Maximiliane-Friederike von und zu" }) }),
    );
    expect(texts(svg).every((text) => text.length < 130)).toBe(true);
    expect(texts(svg).filter((text) => text.startsWith("Maxim") && text.endsWith("…"))).toHaveLength(4);
  });
});
