import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetSeen, keepSeen, lastSeen } from "../src/offline/seen";
import {
  forgetSeat,
  keepSeat,
  keptSeat,
  keptSeats,
  seatLink,
  secretIn,
  storing,
  type KeptSeat,
} from "../src/base/seats";
import { event, king, update, view } from "./feed";

beforeEach(() => localStorage.clear());

describe("the link of a seat", () => {
  it("holds the secret behind the sign # so that browsers do not send it", () => {
    const link = new URL(seatLink("abc", "s-_cret"));
    expect([link.pathname, link.search, link.hash]).toEqual(["/room/abc", "", "#seat=s-_cret"]);
    expect(secretIn(link.hash)).toBe("s-_cret");
  });

  it.each(["", "#", "#seat", "#seat=", "#seat=%", "#other=1", "#seat=a&b=c", `#seat=${"x".repeat(201)}`])(
    "is not what %s is",
    (hash) => {
      expect(secretIn(hash)).toBe("");
    },
  );
});

describe("seats in a browser that stores nothing", () => {
  const seat = (room: string): KeptSeat => ({
    room,
    seat: 1,
    secret: `s-${room}`,
    game: "king",
    created: "2026-11-22T10:00:00Z",
  });
  const storage = Object.getOwnPropertyDescriptor(globalThis, "localStorage") as PropertyDescriptor;
  afterEach(() => void Object.defineProperty(globalThis, "localStorage", storage));

  it("last as long as the page, and are stored with the next seat that can be", () => {
    keepSeat(seat("before"));
    const forbidden = (): Storage => {
      throw new DOMException("no", "SecurityError");
    };
    Object.defineProperty(globalThis, "localStorage", { configurable: true, get: forbidden });
    keepSeat(seat("abc"));
    keepSeat(seat("def"));
    expect(storing()).toBe(false);
    expect(keptSeat("abc")).toEqual(seat("abc"));
    forgetSeat("def");
    expect(keptSeats().map(({ room }) => room)).toEqual(["abc"]);
    Object.defineProperty(globalThis, "localStorage", storage);
    keepSeat(seat("ghi"));
    expect(storing()).toBe(true);
    expect(keptSeats().map(({ room }) => room)).toEqual(["ghi", "abc", "before"]);
  });
});

describe("the last seen table", () => {
  const seen = (room: string, you: number | null = 0): ReturnType<typeof update> =>
    update(view(king(), { room, you }), event(), [], 7);

  it("is the newest of its room, and that seat's own", () => {
    keepSeen(seen("one"));
    keepSeen({ ...seen("one"), version: 8 });
    expect(lastSeen("one", 0)?.update.version).toBe(8);
    expect(lastSeen("one", 1)).toBeNull();
    expect(lastSeen("two", 0)).toBeNull();
    forgetSeen("one");
    expect(lastSeen("one", 0)).toBeNull();
  });

  it("is stored for the last few rooms", () => {
    for (const room of ["a", "b", "c", "d"]) keepSeen(seen(room));
    expect(["a", "b", "c", "d"].map((room) => lastSeen(room, 0) !== null)).toEqual([false, true, true, true]);
  });

  it("is ignored if another build has stored it, or if it is invalid", () => {
    keepSeen(seen("one"));
    const stored = JSON.parse(localStorage.getItem("kingcraft.seen") ?? "[]") as object[];
    localStorage.setItem(
      "kingcraft.seen",
      JSON.stringify([null, 5, {}, { build: "" }, ...stored.map((one) => ({ ...one, build: "older" }))]),
    );
    expect(lastSeen("one", 0)).toBeNull();
    localStorage.setItem("kingcraft.seen", "{");
    expect(lastSeen("one", 0)).toBeNull();
  });
});
