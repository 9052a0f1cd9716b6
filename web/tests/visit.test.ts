// A visit to a room without its markup: which seat it finds, what it shows instead of a table, what can be opened there.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, RoomSummary, View } from "../src/base/messages";
import { keepSeat, keptSeat, seatLink } from "../src/base/seats";
import { settings } from "../src/base/settings.svelte";
import { keepSeen, lastSeen } from "../src/offline/seen";
import { OpenPanel } from "../src/room/openPanel.svelte";
import { Visit } from "../src/room/visit.svelte";
import { alsoSpeak, speak, t } from "../src/words/words.svelte";
import { event, king, update, view } from "./feed";
import { seatIn, serveRooms, summaryOf } from "./rooms";

/** A connection to a table, whose other end is the test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Socket.all.push(this);
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  shows(changes: Partial<View> = {}): void {
    this.says(update(view(king(), changes), event({ kind: "snapshot", seat: -1 })));
  }
  static get open(): Socket[] {
    return Socket.all.filter(({ readyState }) => readyState === 1);
  }
}

const ROOM = summaryOf({ game: "king", you: null });
const OWN = seatIn(ROOM, { secret: "own" });

/** A server whose room is known to everyone; "other" opens its seat 2, any other secret opens none. */
const serve = (): ReturnType<typeof serveRooms> =>
  serveRooms(({ path, secret }) =>
    path === "/rooms/r/seat"
      ? { room: "r", seat: 3, secret: "new", commit: "" }
      : secret && secret !== "other"
        ? [403, "wrong-secret"]
        : { ...ROOM, you: secret ? 2 : null },
  );

async function arrived(hash = ""): Promise<Visit> {
  history.replaceState(null, "", `/room/r${hash}`);
  const visit = new Visit("r");
  await visit.findSeat();
  return visit;
}

await speak("en");
await alsoSpeak("offline");

beforeEach(() => {
  localStorage.clear();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  Object.assign(settings, { speed: "off", name: "" });
  serve();
  return () => vi.unstubAllGlobals();
});

describe("a visit", () => {
  it("goes to the stored seat, without a question to the server", async () => {
    keepSeat(OWN);
    const asked = serve();
    const visit = await arrived();
    expect([visit.session?.secret, visit.door, visit.problem]).toEqual(["own", null, ""]);
    expect(asked).toEqual([]);
    expect(visit.arrived).toBe(false);
    Socket.all[0]?.shows();
    expect([visit.arrived, visit.view?.you]).toEqual([true, 0]);
  });

  it("with the link of a seat goes there, stores it, and hides the secret", async () => {
    const visit = await arrived("#seat=other");
    expect(visit.session?.secret).toBe("other");
    expect(keptSeat("r")).toMatchObject({ seat: 2, secret: "other", game: "king" });
    expect(location.hash).toBe("");
  });

  it("without a seat is at the door, and looks on at the table behind it", async () => {
    const visit = await arrived();
    expect(visit.door?.game).toBe("king");
    expect([visit.session?.secret, visit.arrived]).toEqual(["", true]);
    expect(keptSeat("r")).toBeUndefined();
  });

  it("with the link of another seat than the stored one chooses between both, and opens none before", async () => {
    keepSeat(OWN);
    const visit = await arrived("#seat=other");
    expect(visit.twoSeats).toMatchObject({ kept: { secret: "own" }, linked: { seat: 2, secret: "other" } });
    expect([visit.session, Socket.all]).toEqual([null, []]);
    visit.openTable("own");
    expect([visit.twoSeats, visit.session?.secret]).toEqual([null, "own"]);
  });

  it("with a link pasted at the table leaves the seat before the choice", async () => {
    keepSeat(OWN);
    const visit = await arrived();
    history.replaceState(null, "", "#seat=other");
    await visit.findSeat();
    expect([visit.session, Socket.open]).toEqual([null, []]);
    expect(visit.twoSeats).not.toBeNull();
  });

  it("to a match that was given up says so and opens no table, unless a link of the seat is followed", async () => {
    keepSeat({ ...OWN, left: true });
    const visit = await arrived();
    expect([visit.session, visit.arrived]).toEqual([null, true]);
    expect(visit.trouble).toEqual({ heading: "You gave up this match: it counts as lost.", advice: "" });
    expect((await arrived("#seat=own")).session?.secret).toBe("own");
  });

  it("with a broken link keeps the stored seat, and says what was wrong", async () => {
    keepSeat(OWN);
    const visit = await arrived("#seat=broken");
    expect([visit.session?.secret, visit.problem]).toEqual(["own", "error-wrong-secret"]);
    expect(visit.trouble).toEqual({
      heading: "This link does not open a seat at this table.",
      advice: "Copy the whole link again.",
    });
  });

  it("keeps the secret in the address of a browser that stores nothing", async () => {
    const storage = Object.getOwnPropertyDescriptor(globalThis, "localStorage") as PropertyDescriptor;
    const get = (): Storage => {
      throw new DOMException("no", "SecurityError");
    };
    Object.defineProperty(globalThis, "localStorage", { configurable: true, get });
    try {
      const visit = await arrived("#seat=other");
      expect(visit.session?.secret).toBe("other");
      expect(location.href).toBe(seatLink("r", "other"));
      await visit.sitDown("Mia", { figure: "fox", disc: 1 });
      expect(location.href).toBe(seatLink("r", "new"));
    } finally {
      Object.defineProperty(globalThis, "localStorage", storage);
      keepSeat(OWN); // from now on seats are stored again
    }
  });

  it("that finds the same seat again keeps its table, unless the server refused it", async () => {
    keepSeat(OWN);
    const visit = await arrived();
    const { session } = visit;
    await visit.findSeat();
    expect(visit.session).toBe(session);
    Socket.all[0]?.says({ type: "failure", code: "replaced", key: "error-replaced" });
    Socket.all[0]?.close();
    await visit.findSeat();
    expect(visit.session).not.toBe(session);
    expect(Socket.open).toHaveLength(1);
  });

  it("to a room that does not exist says so at the door", async () => {
    serveRooms(() => [404, "no-room"]);
    const visit = await arrived("#seat=other");
    expect([visit.problem, visit.closed, visit.arrived]).toEqual(["error-no-room", true, true]);
    expect([visit.session, visit.trouble, location.hash]).toEqual([null, null, ""]);
  });

  it.each([
    ["does not answer", null],
    ["has a fault", [500, "internal"] as const],
    ["is busy", [429, "too-many"] as const],
  ])("asks again, with the same link, while the server %s", async (_, answer) => {
    vi.useFakeTimers();
    serveRooms(() => answer);
    const visit = await arrived("#seat=other");
    expect([visit.unreached, visit.arrived, visit.problem, visit.trouble]).toEqual([true, true, "", null]);
    expect(location.hash).toBe("#seat=other");
    const asked = serve();
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(visit.session?.secret).toBe("other"));
    expect([visit.unreached, asked.length]).toEqual([false, 1]);
  });

  it("that is over neither asks again nor opens a table for a late answer", async () => {
    vi.useFakeTimers();
    serveRooms(() => null);
    const visit = await arrived();
    const asked = serve();
    visit.leave();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(asked).toEqual([]);

    let answer: (found: RoomSummary) => void = () => {};
    const requests = serveRooms(() => new Promise((done) => (answer = done)));
    const late = new Visit("r");
    const finding = late.findSeat();
    expect(requests).toHaveLength(1);
    late.leave();
    answer(ROOM);
    await finding;
    expect([late.door, late.session, Socket.all]).toEqual([null, null, []]);
  });
});

describe("to sit down", () => {
  it("stores the seat and the name, and opens the table at it", async () => {
    const visit = await arrived();
    await visit.sitDown("Mia", { figure: "fox", disc: 1 });
    expect(keptSeat("r")).toMatchObject({ seat: 3, secret: "new", game: "king" });
    expect(settings.name).toBe("Mia");
    expect([visit.door, visit.session?.secret]).toEqual([null, "new"]);
    expect(Socket.open, "no more as an onlooker").toHaveLength(1);
  });

  it("leaves the visitor at the door if the seat is taken", async () => {
    const visit = await arrived();
    serveRooms(() => [409, "seat-taken"]);
    await expect(visit.sitDown("Mia", { figure: "fox", disc: 1 })).rejects.toMatchObject({ code: "seat-taken" });
    expect([visit.door?.room, visit.session?.secret, keptSeat("r")]).toEqual(["r", "", undefined]);
  });
});

describe("a seat that the server refuses", () => {
  it.each([
    ["no-room", false, false],
    ["wrong-secret", false, true],
    ["replaced", true, true],
  ] as const)("because of %s: stays stored %s, its last table %s", async (code, seat, seen) => {
    keepSeat(OWN);
    keepSeen(update(view(king(), { room: "r" }), event()));
    const visit = await arrived();
    Socket.all[0]?.says({ type: "failure", code, key: `error-${code}` });
    Socket.all[0]?.close();
    expect(visit.session?.failure?.code).toBe(code);
    visit.forgetRefusedSeat();
    expect([keptSeat("r") !== undefined, lastSeen("r", 0) !== null]).toEqual([seat, seen]);
    expect(visit.trouble?.heading).toBe(t(`error-${code}`).split(/(?<=\.) /)[0]);
  });

  it("is kept while the server does not refuse it", async () => {
    keepSeat(OWN);
    const visit = await arrived();
    Socket.all[0]?.close();
    visit.forgetRefusedSeat();
    expect(keptSeat("r")).toEqual(OWN);
    expect(visit.trouble).toBeNull();
  });
});

it("says that this browser cannot keep a connection", async () => {
  vi.stubGlobal("WebSocket", undefined);
  const visit = await arrived();
  expect(visit.trouble?.heading).toMatch(/^This browser cannot keep a live connection \(WebSocket\), .*\.$/);
  expect(visit.trouble?.advice).not.toBe("");
});

it("says why a record cannot be saved, above the table, until that is closed", async () => {
  keepSeat(OWN);
  const visit = await arrived();
  Socket.all[0]?.shows();
  const asked = serveRooms(() => [404, "no-room"]);
  visit.saveRecord();
  await vi.waitFor(() => expect(visit.problem).toBe("error-no-room"));
  expect(asked).toEqual([{ path: "/rooms/r/record", secret: "own" }]);
  expect([visit.closed, visit.trouble?.heading]).toEqual([false, "There is no such table."]);
  visit.problem = "";
  expect(visit.trouble).toBeNull();
});

describe("above a table", () => {
  const WITH_ADA = view(king()).seats.map((one, seat) => (seat === 1 ? { ...one, kind: "human" } : one));
  const WITH_OPEN = view(king()).seats.map((one, seat) => (seat === 1 ? { ...one, kind: "open" } : one));
  const offered = (of: View | null): string[] => {
    const panel = new OpenPanel({ view: of });
    return [panel.showPhrases && "say", panel.showPlayer && "you"].filter((one) => one !== null);
  };

  it.each<[string, View | null, string[]]>([
    ["before there is one", null, []],
    ["alone with bots", view(king()), ["you"]],
    ["with another player", view(king(), { seats: WITH_ADA }), ["say", "you"]],
    ["while a player is expected", view(king(), { seats: WITH_OPEN, phase: "waiting" }), ["say", "you"]],
    ["after the match", view(king(), { seats: WITH_ADA, phase: "over" }), ["say", "you"]],
    ["as an onlooker", view(king(), { seats: WITH_ADA, you: null }), []],
  ])("%s", (_, of, names) => {
    expect(offered(of)).toEqual(names);
  });

  it("one panel is open at a time", () => {
    const panel = new OpenPanel({ view: view(king(), { seats: WITH_ADA }) });
    expect(panel.name).toBe("");
    for (const [open, name] of [
      [panel.showPhrases, "say"],
      [panel.showPlayer, "you"],
      [panel.showHowTo, "howTo"],
      [panel.close, ""],
    ] as const) {
      open?.();
      expect(panel.name).toBe(name);
    }
    panel.showSeat(2);
    expect([panel.name, panel.seat]).toEqual(["seat", 2]);
  });
});
