// The call that a player chooses: what is offered, what a tap does, what a hint changes.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TypedBid } from "../src/games/king/calls/choosing.svelte";
import { AUCTION, openCalls, OWN_SALE, SELLING, type Calls } from "./calling";

const BIDS = ["+5", "+6", "-2", "match", "pass"];
const ASKED = { phase: "answer", auction: { ...AUCTION, holder: 0, asked: "+6" } } as const;
const DECIDES = { phase: "decide", auction: OWN_SALE } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** One tap of a finger. */
function tap({ choosing }: Calls, token: string): void {
  choosing.notePress();
  choosing.chooseCall(token);
}

describe("before the player has chosen", () => {
  it.each([
    { what: "no bid", table: {}, legal: BIDS, advised: "", decline: "pass", chosen: "" },
    { what: "an advised bid", table: {}, legal: BIDS, advised: "+6", decline: "pass", chosen: "+6" },
    { what: "nothing if passing is advised", table: {}, legal: BIDS, advised: "pass", decline: "pass", chosen: "" },
    {
      what: "not even the only call if it is pass",
      table: {},
      legal: ["pass"],
      advised: "",
      decline: "pass",
      chosen: "",
    },
    { what: "yes to a question", table: ASKED, legal: ["yes", "no"], advised: "", decline: "no", chosen: "yes" },
    { what: "nothing if no is advised", table: ASKED, legal: ["yes", "no"], advised: "no", decline: "no", chosen: "" },
    { what: "the only call", table: DECIDES, legal: ["reject"], advised: "", decline: "", chosen: "reject" },
    { what: "none of several calls", table: DECIDES, legal: SELLING, advised: "", decline: "", chosen: "" },
    { what: "nothing while others call", table: {}, legal: [], advised: "+6", decline: "", chosen: "" },
    { what: "no advice that is not possible", table: {}, legal: BIDS, advised: "+8", decline: "pass", chosen: "" },
  ])("chooses $what", ({ table, legal, advised, decline, chosen }) => {
    const { advise, choosing } = openCalls({ table, legal });
    if (advised) advise(advised);
    expect([choosing.decline, choosing.chosen]).toEqual([decline, chosen]);
  });
});

describe("a tap", () => {
  it("chooses a call; a second one makes it", () => {
    const calls = openCalls({ legal: BIDS });
    tap(calls, "+5");
    expect([calls.choosing.chosen, calls.feed.acts]).toEqual(["+5", []]);
    vi.advanceTimersByTime(1000);
    tap(calls, "-2");
    expect([calls.choosing.chosen, calls.feed.acts]).toEqual(["-2", []]);
    vi.advanceTimersByTime(1000);
    tap(calls, "-2");
    expect(calls.feed.acts).toEqual(["-2"]);
  });

  it("makes a call that was chosen from the start", () => {
    const calls = openCalls({ table: ASKED, legal: ["yes", "no"] });
    vi.advanceTimersByTime(1000);
    tap(calls, "yes");
    expect(calls.feed.acts).toEqual(["yes"]);
  });

  it.each([
    [0, []],
    [300, []],
    [301, ["+5"]],
  ])("that follows another one after %i ms makes %j", (later, acts) => {
    const calls = openCalls({ legal: BIDS });
    vi.advanceTimersByTime(1000);
    tap(calls, "+5");
    vi.advanceTimersByTime(later);
    tap(calls, "+5");
    expect(calls.feed.acts).toEqual(acts);
  });

  it("of a key is no bounce, however fast: no finger went down", () => {
    const calls = openCalls({ legal: BIDS });
    vi.advanceTimersByTime(1000);
    tap(calls, "+5");
    // The finger went down before the call was chosen.
    vi.advanceTimersByTime(10);
    calls.choosing.chooseCall("+6");
    calls.choosing.chooseCall("+6");
    expect(calls.feed.acts).toEqual(["+6"]);
  });
});

describe("the player's choice", () => {
  it("stays while the decision is the same, and is forgotten at the next one", () => {
    const calls = openCalls({ legal: BIDS });
    calls.choosing.chooseCall("+5");
    calls.show({ view: { held: 3 }, legal: BIDS });
    expect(calls.choosing.chosen).toBe("+5");
    calls.show({ table: { phase: "declare" }, legal: ["+5", "plus:S"] }, 3);
    expect(calls.choosing.chosen).toBe("");
  });

  it("is forgotten in another deal, although the phase is the same", () => {
    const calls = openCalls({ legal: BIDS });
    calls.choosing.chooseCall("+5");
    calls.show({ view: { deal: 1 }, legal: BIDS });
    expect(calls.choosing.chosen).toBe("");
  });

  it("is not replaced by a suggestion once it is impossible", () => {
    const calls = openCalls({ table: ASKED, legal: ["yes", "no", "+7"] });
    calls.choosing.chooseCall("+7");
    calls.show({ table: ASKED, legal: ["yes", "no"] });
    expect(calls.choosing.chosen).toBe("");
  });

  it("gives way to advice, not to the end of advice", () => {
    const calls = openCalls({ legal: BIDS });
    calls.choosing.chooseCall("+5");
    calls.choosing.followAdvice();
    expect(calls.choosing.chosen).toBe("+5");
    calls.advise("-2");
    calls.choosing.followAdvice();
    expect(calls.choosing.chosen).toBe("-2");
    calls.choosing.chooseCall("+6");
    calls.session.hints.closeHint();
    calls.choosing.followAdvice();
    expect(calls.choosing.chosen).toBe("+6");
  });
});

describe("a bid that is not possible", () => {
  it("is explained until the player chooses a call", () => {
    const { choosing } = openCalls({ legal: BIDS });
    expect(choosing.refusedBid).toBe("");
    choosing.refuseBid("+3");
    expect(choosing.refusedBid).toBe("+3");
    choosing.chooseCall("+5");
    expect(choosing.refusedBid).toBe("");
  });

  it("leaves the choice alone, and is forgotten at the next decision", () => {
    const { choosing, show } = openCalls({ legal: BIDS });
    choosing.chooseCall("+5");
    choosing.refuseBid("+3");
    expect([choosing.chosen, choosing.refusedBid]).toEqual(["+5", "+3"]);
    show({ table: { phase: "answer" }, legal: BIDS });
    expect(choosing.refusedBid).toBe("");
  });
});

describe("the other ways to end an auction", () => {
  it.each([
    { what: "beside a sale", table: DECIDES, legal: SELLING, hidden: true },
    { what: "of which there is one", table: DECIDES, legal: ["accept", "reject", "ultimatum"], hidden: true },
    { what: "without a bid to accept", table: DECIDES, legal: ["reject", "split", "ultimatum"], hidden: false },
    { what: "that the rules do not have", table: DECIDES, legal: ["accept", "reject"], hidden: false },
    { what: "in another phase", table: {}, legal: SELLING, hidden: false },
  ])("$what: behind a button? $hidden", ({ table, legal, hidden }) => {
    const { choosing } = openCalls({ table, legal });
    expect([choosing.hidesOtherWays, choosing.showsOtherWays]).toEqual([hidden, false]);
  });

  it("replace the usual ones and their choice, and stay while the player chooses among them", () => {
    const { choosing } = openCalls({ table: DECIDES, legal: SELLING });
    choosing.chooseCall("accept");
    choosing.showOtherWays(true);
    expect([choosing.showsOtherWays, choosing.chosen]).toEqual([true, ""]);
    choosing.chooseCall("split");
    expect([choosing.showsOtherWays, choosing.chosen]).toEqual([true, "split"]);
    choosing.showOtherWays(false);
    expect([choosing.showsOtherWays, choosing.chosen]).toEqual([false, ""]);
  });

  it("are shown if a hint advises one of them, until the player goes back", () => {
    const { advise, choosing } = openCalls({ table: DECIDES, legal: SELLING });
    advise("split");
    expect([choosing.showsOtherWays, choosing.chosen]).toEqual([true, "split"]);
    choosing.showOtherWays(false);
    expect([choosing.showsOtherWays, choosing.chosen]).toEqual([false, ""]);
  });
});

describe("a rung of the ladder", () => {
  it.each([
    { what: "bids, or equals the highest bid", table: {}, legal: BIDS, rungs: "+5:+5 +6:+6 -2:-2 +4:match" },
    { what: "answers yes to the demanded bid", table: ASKED, legal: ["yes", "no"], rungs: "+6:yes" },
    { what: "does nothing while others call", table: {}, legal: [], rungs: "" },
    { what: "does nothing without an auction", table: { auction: null }, legal: ["+5"], rungs: "" },
  ])("$what", ({ table, legal, rungs }) => {
    const { choosing } = openCalls({ table, legal });
    expect([...choosing.callsByBid].map((pair) => pair.join(":")).join(" ")).toBe(rungs);
  });

  it.each([
    { bid: "+5", table: {}, legal: BIDS, call: "+5" },
    { bid: "+4", table: {}, legal: BIDS, call: "match" },
    { bid: "+3", table: {}, legal: BIDS, call: "" },
    { bid: "+6", table: ASKED, legal: ["yes", "no"], call: "yes" },
    { bid: "-2", table: DECIDES, legal: SELLING, call: "counter:-2" },
    { bid: "+8", table: DECIDES, legal: SELLING, call: "" },
  ])("of $bid is the call “$call”", ({ bid, table, legal, call }) => {
    expect(openCalls({ table, legal }).choosing.callOf(bid)).toBe(call);
  });

  it("demands nothing while the other ways are shown", () => {
    const { choosing } = openCalls({ table: DECIDES, legal: SELLING });
    choosing.showOtherWays(true);
    expect(choosing.callOf("+5")).toBe("");
  });
});

describe("a typed bid", () => {
  const read = (typed: TypedBid, key: string, code: string, shiftKey = false): string =>
    typed.readKey({ key, code, shiftKey });

  it.each([
    ["5", "Digit5", false, "+5"],
    ["5", "Numpad5", false, "+5"],
    // On some keyboards digits are typed with Shift, or have other codes.
    ["@", "Digit2", true, "-2"],
    ["é", "Digit2", false, "+2"],
    ["8", "", false, "+8"],
    ["9", "Digit9", false, ""],
    ["0", "Digit0", false, ""],
    ["a", "KeyA", false, ""],
  ])("key %s, code %s, Shift %s: “%s”", (key, code, shift, bid) => {
    expect(read(new TypedBid(), key, code, shift)).toBe(bid);
  });

  it.each(["-", "−"])("is a minus bid directly after “%s”, and only once", (minus) => {
    const typed = new TypedBid();
    expect(["", "-2", "+2"]).toEqual([
      read(typed, minus, "Slash"),
      read(typed, "2", "Digit2"),
      read(typed, "2", "Digit2"),
    ]);
    read(typed, minus, "Slash");
    read(typed, "x", "KeyX");
    expect(read(typed, "2", "Digit2")).toBe("+2");
  });
});
