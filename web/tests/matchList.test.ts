// The matches of this browser without their page: what is listed, counted, forgotten and played again.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RoomSummary } from "../src/base/messages";
import { page } from "../src/base/router.svelte";
import { keepSeat, keptSeat, keptSeats } from "../src/base/seats";
import { keepSeen, lastSeen } from "../src/offline/seen";
import { MatchList, toGiveUp, type Match } from "../src/start/matchList.svelte";
import { dayText } from "../src/start/pastText";
import { speak } from "../src/words/words.svelte";
import { event, king, update, view } from "./feed";
import { seatIn, serveRooms, summaryOf } from "./rooms";

const room = (name: string, changes: Partial<RoomSummary> = {}): RoomSummary => summaryOf({ room: name, ...changes });
const over = (name: string, winners: number[], changes: Partial<RoomSummary> = {}): RoomSummary =>
  room(name, { phase: "over", winners, ...changes });

/** A browser with seats in these rooms, the newest first, and a server that knows them. Return the requests. */
function known(rooms: readonly RoomSummary[], left: readonly string[] = []): ReturnType<typeof serveRooms> {
  for (const one of rooms.toReversed()) keepSeat(seatIn(one, left.includes(one.room) ? { left: true } : {}));
  return serveRooms(({ path }) => rooms.find((one) => path === `/rooms/${one.room}`) ?? ([404, "no-room"] as const));
}

async function listed(rooms: readonly RoomSummary[], left: readonly string[] = []): Promise<MatchList> {
  known(rooms, left);
  const list = new MatchList();
  await list.load();
  return list;
}

const matches = (list: MatchList): Match[] => list.days.flatMap(([, played]) => played);
const names = (list: MatchList): string[] => matches(list).map((match) => match.room.room);
const first = (list: MatchList): Match => {
  const [match] = matches(list);
  if (!match) throw new Error("no match");
  return match;
};

await speak("en");

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => {}); // jsdom cannot scroll
  page.go("/matches");
  return () => vi.unstubAllGlobals();
});

describe("the list", () => {
  it("has the matches of this browser by day, the newest first, each with its secret", async () => {
    const list = new MatchList();
    expect([list.loading, list.days]).toEqual([true, []]);
    const asked = known([
      room("c", { created: "2026-11-22T20:00:00Z" }),
      room("b", { created: "2026-11-22T10:00:00Z" }),
      room("a", { created: "2026-11-20T10:00:00Z" }),
    ]);
    await list.load();
    expect(list.days.map(([day, played]) => [day, ...played.map((match) => match.room.room)])).toEqual([
      [dayText("2026-11-22T10:00:00Z"), "c", "b"],
      [dayText("2026-11-20T10:00:00Z"), "a"],
    ]);
    expect(asked.map(({ secret }) => secret)).toEqual(["secret-c", "secret-b", "secret-a"]);
    expect([list.loading, list.unreached, list.problem]).toEqual([false, false, ""]);
  });

  it("is empty for a browser without a seat", async () => {
    const list = await listed([]);
    expect([list.loading, list.days, list.games, list.open]).toEqual([false, [], [], undefined]);
  });

  it("asks for a few matches at once, and for the newest 50 only", async () => {
    let [now, most] = [0, 0];
    const rooms = Array.from({ length: 53 }, (_, i) => room(`r${i}`));
    known(rooms);
    const asked = serveRooms(async ({ path }) => {
      most = Math.max(most, (now += 1));
      await Promise.resolve();
      now -= 1;
      return rooms.find((one) => path === `/rooms/${one.room}`) ?? [404, "no-room"];
    });
    const list = new MatchList();
    await list.load();
    expect([asked.length, most]).toEqual([50, 6]);
    expect(names(list)).toEqual(rooms.slice(0, 50).map((one) => one.room));
  });

  it("leaves out and forgets a match that the server no longer has", async () => {
    known([room("a"), room("gone")]);
    serveRooms(({ path }) => (path === "/rooms/a" ? room("a") : [404, "no-room"]));
    const list = new MatchList();
    await list.load();
    expect([names(list), list.problem]).toEqual([["a"], ""]);
    expect(keptSeats().map((seat) => seat.room)).toEqual(["a"]);
  });

  it("leaves out, says and keeps a match that the server refuses to show", async () => {
    known([room("a"), room("b")]);
    serveRooms(({ path }) => (path === "/rooms/a" ? room("a") : [403, "wrong-secret"]));
    const list = new MatchList();
    await list.load();
    expect([names(list), list.problem]).toEqual([["a"], "error-wrong-secret"]);
    expect(keptSeat("b")).toBeDefined();
  });

  it("stays as far as it is known while the server cannot be reached, and is complete afterwards", async () => {
    const rooms = Array.from({ length: 8 }, (_, i) => room(`r${i}`));
    known(rooms);
    let down = true;
    serveRooms(({ path }) =>
      down && path === "/rooms/r7" ? null : (rooms.find((one) => path === `/rooms/${one.room}`) ?? [404, "no-room"]),
    );
    const list = new MatchList();
    await list.load();
    expect([list.unreached, list.loading, list.problem]).toEqual([true, false, ""]);
    expect(names(list)).toHaveLength(6);
    down = false;
    await list.load();
    expect([list.unreached, names(list).length, keptSeats().length]).toEqual([false, 8, 8]);
  });
});

describe("the filter", () => {
  it("offers the games that were played, and shows only the matches of one", async () => {
    const list = await listed([room("a"), room("b", { game: "king" }), room("c")]);
    expect(list.games).toEqual(["kings-corner", "king"]);
    list.game = "king";
    expect([names(list), list.games]).toEqual([["b"], ["kings-corner", "king"]]);
    list.game = "";
    expect(names(list)).toEqual(["a", "b", "c"]);
  });
});

describe("the filters", () => {
  const people = (kind: string): RoomSummary["seats"] =>
    room("x").seats.map((seat, number) => ({ ...seat, kind: ["human", kind, "casual", "casual"][number] ?? "" }));
  const rooms = [
    over("won", [0], { seats: people("casual") }),
    over("lost", [1], { seats: people("human") }),
    over("drawn", [], { seats: people("casual"), game: "king" }),
    room("going", { seats: people("open") }),
    over("practised", [0], { seats: people("casual"), practice: true }),
    room("left", { seats: people("casual") }),
  ];

  it("offer results and companies that there are, and show the matches that fit all of them", async () => {
    const list = await listed(rooms, ["left"]);
    expect([list.results, list.companies]).toEqual([
      ["won", "lost", "open", "practice"],
      ["people", "bots"],
    ]);
    const shown = (result: MatchList["result"], company: MatchList["company"], game = ""): string[] => {
      Object.assign(list, { result, company, game });
      return names(list);
    };
    expect(shown("won", "")).toEqual(["won"]);
    expect(shown("lost", "")).toEqual(["lost", "drawn", "left"]);
    expect(shown("open", "")).toEqual(["going"]);
    expect(shown("practice", "")).toEqual(["practised"]);
    expect(shown("", "people")).toEqual(["lost", "going"]);
    expect(shown("lost", "bots", "king")).toEqual(["drawn"]);
    expect([shown("won", "people"), list.noneFits]).toEqual([[], true]);
    list.showAll();
    expect([names(list).length, list.noneFits]).toEqual([6, false]);
  });

  it("are not offered if all matches are alike", async () => {
    const list = await listed([over("a", [0]), over("b", [0])]);
    expect([list.results, list.companies.length, list.noneFits]).toEqual([["won"], 1, false]);
  });
});

describe("older matches", () => {
  it("are listed when the player asks for them, and then the tally is known", async () => {
    const rooms = Array.from({ length: 53 }, (_, i) => over(`r${i}`, [0]));
    const asked = known([...rooms, room("gone")]);
    serveRooms(({ path }) => {
      asked.push({ path, secret: "" });
      return rooms.find((one) => path === `/rooms/${one.room}`) ?? [404, "no-room"];
    });
    const list = new MatchList();
    await list.load();
    expect([list.older, names(list).length, list.tally.count]).toEqual([true, 50, 0]);
    await list.loadOlder();
    expect([list.older, names(list).length, list.tally]).toEqual([false, 53, { count: 53, won: 53 }]);
    expect(asked.filter(({ path }) => path === "/rooms/r0")).toHaveLength(1);
  });
});

describe("a deal of the day", () => {
  it("has its date, and how many bots it beats", async () => {
    const day = { avoid: { room: "a", points: 3, beats: 40 }, corner: { room: "b" } };
    localStorage.setItem("kingcraft.days", JSON.stringify({ latest: "", days: { "2027-03-15": day } }));
    const list = await listed(["a", "b", "c"].map((name) => over(name, [0], { practice: true })));
    const tasks = matches(list).map(({ task }) => task);
    expect(tasks).toEqual([{ date: "2027-03-15", beats: 40 }, { date: "2027-03-15", beats: null }, undefined]);
  });
});

describe("the open match", () => {
  it("is the newest of those shown, until the player opens another one or closes it", async () => {
    const list = await listed([room("a"), room("b", { game: "king" }), room("c")]);
    expect(list.open).toBe("a");
    list.game = "king";
    expect(list.open).toBe("b");
    list.toggle("b");
    expect(list.open).toBe("");
    list.game = "";
    expect(list.open, "none is opened for the player again").toBe("");
    list.toggle("c");
    expect(list.open).toBe("c");
  });
});

describe("the tally", () => {
  it.each<[string, RoomSummary[], string[], { count: number; won: number }]>([
    ["a win", [over("a", [0])], [], { count: 1, won: 1 }],
    ["a win with others", [over("a", [0, 2])], [], { count: 1, won: 1 }],
    ["a loss", [over("a", [2])], [], { count: 1, won: 0 }],
    ["a match left before its end as lost", [room("a")], ["a"], { count: 1, won: 0 }],
    ["even if the bot in this seat has won it", [over("a", [0])], ["a"], { count: 1, won: 0 }],
    ["no match that is played", [room("a")], [], { count: 0, won: 0 }],
    ["no match without a winner", [over("a", [])], [], { count: 0, won: 0 }],
    ["no broken match", [room("a", { phase: "broken" })], [], { count: 0, won: 0 }],
    ["no practice", [over("a", [0], { practice: true })], [], { count: 0, won: 0 }],
  ])("counts %s", async (_, rooms, left, tally) => {
    expect((await listed(rooms, left)).tally).toEqual(tally);
  });

  it("is of the game that is shown", async () => {
    const list = await listed([over("a", [0]), over("b", [1], { game: "king" }), over("c", [0])]);
    expect(list.tally).toEqual({ count: 3, won: 2 });
    list.game = "king";
    expect(list.tally).toEqual({ count: 1, won: 0 });
  });

  it("is not known if some matches are not listed", async () => {
    const list = await listed(Array.from({ length: 51 }, (_, i) => over(`r${i}`, [0])));
    expect(list.tally).toEqual({ count: 0, won: 0 });
  });
});

describe("a match", () => {
  it("is forgotten with its seat and its last table; a question about it is answered", async () => {
    const list = await listed([room("a"), room("b")]);
    keepSeen(update(view(king(), { room: "a" }), event()));
    list.toConfirm = "a";
    list.forget("a");
    expect([names(list), list.toConfirm, list.open]).toEqual([["b"], "", "b"]);
    expect([keptSeat("a"), lastSeen("a", 0)]).toEqual([undefined, null]);
    expect(keptSeat("b")).toBeDefined();
  });

  it("against bots is given up: it stays in the list, counts as lost, and is not offered to go on", async () => {
    const bots = room("b").seats.map((seat, i) => (i ? { ...seat, kind: "casual" } : seat));
    const people = bots.map((seat, i) => (i === 1 ? { ...seat, kind: "human" } : seat));
    const list = await listed([room("a", { seats: people }), room("b", { seats: bots })]);
    expect(matches(list).map(toGiveUp)).toEqual([false, true]);
    list.giveUp("b");
    expect([names(list), list.tally, keptSeat("b")?.left]).toEqual([["a", "b"], { count: 1, won: 0 }, true]);
    expect(matches(list).map(toGiveUp)).toEqual([false, false]);
  });

  it("is played again at the seat in the next one", async () => {
    const list = await listed([over("a", [0], { game: "king" })]);
    const asked = serveRooms(() => ({ room: "next", seat: 2, secret: "new", commit: "" }));
    await Promise.all([list.playAgain(first(list)), list.playAgain(first(list))]);
    expect(asked).toEqual([{ path: "/rooms/a/again", secret: "secret-a" }]);
    expect(keptSeat("next")).toMatchObject({ seat: 2, secret: "new", game: "king" });
    expect(page.current).toEqual({ page: "room", id: "next" });
  });

  it("that cannot be played again says why, until the next attempt", async () => {
    const list = await listed([over("a", [0])]);
    serveRooms(() => [409, "room-full"]);
    await list.playAgain(first(list));
    expect([list.problem, page.current.page]).toEqual(["error-room-full", "matches"]);
    serveRooms(() => ({ room: "next", seat: 2, secret: "new", commit: "" }));
    await list.playAgain(first(list));
    expect([list.problem, page.current.page]).toEqual(["", "room"]);
  });

  it("whose record cannot be saved says why", async () => {
    const list = await listed([over("a", [0])]);
    const asked = serveRooms(() => [403, "wrong-secret"]);
    await list.saveRecord(first(list));
    expect(asked).toEqual([{ path: "/rooms/a/record", secret: "secret-a" }]);
    expect(list.problem).toBe("error-wrong-secret");
  });
});
