// The position of the viewer: what its address opens, its words, and the closed result of a deal.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplayMatch } from "../src/base/messages";
import { keepSeat } from "../src/base/seats";
import { Player } from "../src/board/player.svelte";
import { Source } from "../src/board/source";
import { Timeline } from "../src/board/timeline";
import { positionOf, wishOf } from "../src/replay/address";
import { ViewedPosition } from "../src/replay/viewedPosition.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { answered, replayed, serveDeals, twoTricks } from "./reviews";

/** The viewer of two deals of two tricks. */
function viewerOf(changes: Partial<ReplayMatch> = {}): { position: ViewedPosition; player: Player } {
  serveDeals([twoTricks(0), twoTricks(1)]);
  const match = replayed([8, 8], changes);
  const player = new Player(new Source("r", ""), new Timeline(match.actions));
  return { position: new ViewedPosition({ match }, player), player };
}

beforeAll(async () => {
  await speak("en");
  await alsoSpeak("replay");
});
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("an address opens", () => {
  it.each([
    ["the start of the match", "", "", { deal: 0, action: 0 }, { seat: 0, open: true }],
    ["a position, from a seat", "11", "#seat=2", { deal: 1, action: 3 }, { seat: 2, open: false }],
    ["a position with all hands", "3", "#open=1", { deal: 0, action: 3 }, { seat: 1, open: true }],
    ["the next deal", "8", "#dealt&seat=3", { deal: 1, action: 0 }, { seat: 3, open: false }],
    ["an action of a deal", "", "#deal=1&action=5", { deal: 1, action: 5 }, { seat: 0, open: true }],
    ["the end if it asks for more", "99", "", { deal: 1, action: 8 }, { seat: 0, open: true }],
    ["the first seat if it names none of the match", "3", "#seat=9", { deal: 0, action: 3 }, { seat: 0, open: false }],
  ])("%s", async (_, count, hash, at, eyes) => {
    const { position, player } = viewerOf();
    position.open(wishOf(count, hash), true);
    await answered();
    expect([player.at, player.eyes]).toEqual([at, eyes]);
  });

  it.each([true, false])("hands as they fit (%s) if it does not say it", (open) => {
    const { position, player } = viewerOf();
    position.open(wishOf("3", ""), open);
    expect(player.eyes.open).toBe(open);
  });

  it("the reader's own seat if it names none", () => {
    keepSeat({ room: "r", seat: 2, secret: "s3cret", game: "king", created: "2026-11-21T10:00:00Z" });
    const { position, player } = viewerOf();
    position.open(wishOf("3", ""), false);
    expect(player.eyes.seat).toBe(2);
    position.open(wishOf("3", "#seat=1"), false);
    expect(player.eyes.seat).toBe(1);
  });

  it("the deal rather than the number of actions if it gives both", () => {
    const timeline = new Timeline([8, 8]);
    expect(positionOf(wishOf("3", "#deal=1&action=2"), timeline)).toEqual({ deal: 1, action: 2 });
    expect(positionOf(wishOf("", "#deal=7&action=2"), timeline)).toEqual(timeline.last);
  });
});

describe("a position in words", () => {
  it("is empty until its deal has loaded", () => {
    const { position } = viewerOf();
    expect([position.stage, position.inWords, position.log]).toEqual(["", "", []]);
  });

  it("has the trick, and the last action", async () => {
    const { position, player } = viewerOf();
    await player.go({ deal: 0, action: 0 });
    expect(position.stage).toBe("Dealt");
    await player.go({ deal: 0, action: 4 });
    expect(position.stage).toBe("Trick 1");
    expect(position.inWords).toBe("Trick 1: Cleo plays the ace of diamonds. Lena takes the trick.");
    await player.go({ deal: 0, action: 5 });
    expect(position.stage).toBe("Trick 2");
  });

  it("has what the deal is played for as its heading, or the game if all deals are alike", () => {
    expect(viewerOf().position.heading).toBe("No queens");
    const { sheet } = replayed([8, 8]);
    expect(viewerOf({ sheet: { ...sheet, deals: [] } }).position.heading).toBe("King");
    expect(viewerOf({ game: "kings-corner" }).position.heading).toBe("Kings Corner");
  });
});

describe("the log", () => {
  it("grows with the position, and shrinks on the way back", async () => {
    const { position, player } = viewerOf();
    const texts = async (action: number): Promise<string[]> => {
      await player.go({ deal: 0, action });
      return position.log.map(({ text }) => text);
    };
    const dealt = await texts(0);
    const later = await texts(5);
    expect(later.slice(0, dealt.length)).toEqual(dealt);
    expect(later.filter((text) => text.includes("plays"))).toHaveLength(5);
    expect(later.filter((text) => text.includes("takes the trick"))).toHaveLength(1);
    expect(await texts(0)).toEqual(dealt);
  });

  it("numbers its lines in order, each once, and the same at every later position", async () => {
    const { position, player } = viewerOf();
    await player.go({ deal: 0, action: 4 });
    const first = position.log;
    await player.go({ deal: 0, action: 8 });
    const serials = position.log.map(({ serial }) => serial);
    expect(serials).toEqual([...new Set(serials)].toSorted((a, b) => a - b));
    expect(position.log.slice(0, first.length)).toEqual(first);
  });

  it("is about the deal on the table alone", async () => {
    const { position, player } = viewerOf();
    await player.go({ deal: 1, action: 2 });
    expect(new Set(position.log.map(({ deal }) => deal))).toEqual(new Set([1]));
  });
});

describe("the result of a deal", () => {
  /** A viewer at the end of the first deal, with its result closed; each step is followed as the page does. */
  async function closed(): Promise<{ position: ViewedPosition; go: (deal: number, action: number) => Promise<void> }> {
    const { position, player } = viewerOf();
    const go = async (deal: number, action: number): Promise<void> => {
      await player.go({ deal, action });
      position.noteStep();
    };
    await go(0, 8);
    expect(position.resultClosed).toBe(false);
    position.closeResult();
    return { position, go };
  }

  it("stays closed while the reader stays", async () => {
    const { position, go } = await closed();
    expect(position.resultClosed).toBe(true);
    await go(0, 8);
    expect(position.resultClosed).toBe(true);
  });

  it.each([
    ["after a step back", 0, 7],
    ["after the next deal", 1, 0],
    ["after the end of another deal", 1, 8],
  ])("is shown again %s", async (_, deal, action) => {
    const { position, go } = await closed();
    await go(deal, action);
    expect(position.resultClosed).toBe(false);
    await go(0, 8);
    expect(position.resultClosed).toBe(false);
  });

  it("is shown when an address leads to it", async () => {
    const { position } = await closed();
    position.open(wishOf("8", ""), true);
    await answered();
    expect(position.resultClosed).toBe(false);
  });
});
