// A position that someone shares: the question, the board, and the tricks or turns of its deal.
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ReplayDeal } from "../src/base/messages";
import { Player } from "../src/board/player.svelte";
import { Source } from "../src/board/source";
import { Timeline } from "../src/board/timeline";
import { wishOf } from "../src/replay/address";
import { SharedPosition } from "../src/replay/sharedPosition.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { answered, replayed, serveDeals, turn, twoTricks } from "./reviews";

/** Two tricks in which each player in turn may play their cards; `calls`: the tokens that they choose from instead. */
function asking(calls: string[] | null = null, number = 0): ReplayDeal {
  const deal = twoTricks(number);
  const frames = deal.frames.map((frame) => {
    const { toAct } = frame.table;
    return { ...frame, legal: toAct < 0 ? [] : (calls ?? frame.hands[toAct] ?? []) };
  });
  return { ...deal, frames };
}

/** A position that the player at seat 1 shares, opened as by the page. */
async function sharedAt(
  count: string,
  hash: string,
  deals: ReplayDeal[] = [asking(), asking(null, 1)],
): Promise<{ position: SharedPosition; player: Player }> {
  serveDeals(deals);
  const match = replayed(
    deals.map(({ frames }) => frames.length - 1),
    { game: deals[0]?.view.game ?? "king" },
  );
  const player = new Player(new Source("r", ""), new Timeline(match.actions));
  const position = new SharedPosition({ match, wish: wishOf(count, hash), by: 1 }, player);
  position.goToStart();
  await answered();
  return { position, player };
}

beforeAll(async () => {
  await speak("en");
  await alsoSpeak("replay");
});
afterEach(() => vi.unstubAllGlobals());

describe("a shared position", () => {
  it.each([
    ["the seat that shares it", "3", "", { deal: 0, action: 3 }, 1, "Ada"],
    ["the seat of the address", "3", "#seat=2&by=1", { deal: 0, action: 3 }, 2, "Bruno"],
    ["that seat with its own cards only", "3", "#open=0&by=1", { deal: 0, action: 3 }, 0, "Lena"],
    ["a position of a later deal", "", "#deal=1&action=2", { deal: 1, action: 2 }, 1, "Ada"],
    ["the nearest position", "99", "", { deal: 1, action: 8 }, 1, "Ada"],
  ])("is seen from %s", async (_, count, hash, at, seat, name) => {
    const { position, player } = await sharedAt(count, hash);
    expect(player.at).toEqual(at);
    expect(player.eyes).toEqual({ seat, open: false });
    expect([position.seat, position.name]).toEqual([seat, name]);
    expect(position.showing.eyes).toEqual({ seat, open: false });
  });

  it("names the player who shares it, no matter from which seat it is seen", async () => {
    const titles = [await sharedAt("3", ""), await sharedAt("3", "#seat=2")].map(({ position }) => position.title);
    expect(titles[0]).toMatch(/Ada.*King/);
    expect(titles[1]).toBe(titles[0]);
  });

  it("is empty until its deal has loaded", async () => {
    const { position, player } = await sharedAt("3", "", []);
    expect([position.question, position.inWords, position.range, position.asked]).toEqual(["", "", null, false]);
    expect(position.showing).toBe(player);
  });
});

describe("the question", () => {
  it.each([
    ["for a card", asking(), "1", "Which card would you play?"],
    ["for a call", asking(["pass", "+2"]), "1", "What would you say?"],
    ["for the turn of another seat: the trick", asking(), "2", "Trick 1"],
    ["for no decision at the end of the deal: the trick", asking(), "8", "Trick 2"],
  ])("is one %s", async (_, deal, count, question) => {
    expect((await sharedAt(count, "", [deal])).position.question).toBe(question);
  });

  it("is for a move in a game of turns", async () => {
    const { deal, one } = turn();
    const frames = deal.frames.map((frame) => ({ ...frame, legal: [...one.legal] }));
    const { position } = await sharedAt("0", "#seat=0", [{ ...deal, frames }]);
    expect(position.question).toBe("What would you do?");
  });

  it.each([
    ["at the seat's own turn", "1", "", true, true],
    ["at another seat's turn", "1", "#seat=2", true, false],
    ["after the end of the deal", "8", "", false, false],
  ])("is open or asked: %s", async (_, count, hash, open, asked) => {
    const { position } = await sharedAt(count, hash, [asking()]);
    expect([position.open, position.asked]).toEqual([open, asked]);
  });
});

describe("the board", () => {
  it("raises what the seat may play, and nothing at the turn of another seat", async () => {
    const own = await sharedAt("1", "");
    expect([...own.position.marks.lifted.keys()]).toEqual(["AH", "2H"]);
    const other = await sharedAt("1", "#seat=2");
    expect([other.position.marks.lifted.size, other.position.marks.bright]).toEqual([0, null]);
  });

  it("has taken a complete trick only if the seat plays next", async () => {
    expect((await sharedAt("4", "#seat=0")).position.showing.shot?.kind).toBe("collected");
    expect((await sharedAt("4", "#seat=2")).position.showing.shot?.kind).toBe("held");
  });
});

describe("the tricks of the deal", () => {
  it.each([
    ["0", 1],
    ["3", 1],
    ["4", 2],
    ["8", 2],
  ])("after %s actions: number %i of two", async (count, stage) => {
    const { position } = await sharedAt(count, "");
    expect([position.range, position.stage]).toEqual([{ first: 1, last: 2 }, stage]);
  });

  it("are no choice if there is only one", async () => {
    const deal = asking();
    expect((await sharedAt("1", "", [{ ...deal, frames: deal.frames.slice(0, 5) }])).position.range).toBeNull();
  });

  it("are left and found again, with the shared position in its own one", async () => {
    const { position, player } = await sharedAt("6", "");
    position.goToStage(1);
    await answered();
    expect([player.at, position.stage]).toEqual([{ deal: 0, action: 0 }, 1]);
    position.goToStage(2);
    await answered();
    expect([player.at, position.stage]).toEqual([{ deal: 0, action: 6 }, 2]);
  });

  it("start where they begin if they are not that of the shared position", async () => {
    const { position, player } = await sharedAt("", "#deal=1&action=2");
    position.goToStage(2);
    await answered();
    expect(player.at).toEqual({ deal: 1, action: 4 });
  });
});
