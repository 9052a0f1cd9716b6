import { describe, expect, it } from "vitest";
import { Playback } from "../src/session/playback.svelte";
import { Queue, type Clock } from "../src/session/queue";
import { shotsOf, type Shot } from "../src/session/shots";
import { corner, event, king, update, view } from "./feed";

class FakeClock implements Clock {
  time = 0;
  private calls: { at: number; call: () => void }[] = [];
  now = (): number => this.time;
  later = (call: () => void, milliseconds: number): (() => void) => {
    const entry = { at: this.time + milliseconds, call };
    this.calls.push(entry);
    return () => (this.calls = this.calls.filter((other) => other !== entry));
  };
  run(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.calls.filter((entry) => entry.at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.calls = this.calls.filter((entry) => entry !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }
}

function table(pace = 1) {
  const clock = new FakeClock();
  const shown: { version: number; kind: string; at: number; skipped: number }[] = [];
  const queue = new Queue(
    (shot, skipped) =>
      shown.push({ version: shot.update.version, kind: shot.kind, at: clock.time, skipped: skipped.length }),
    () => pace,
    clock,
  );
  return { clock, queue, shown };
}

const botPlays = (version: number): Shot[] =>
  shotsOf(update(view(king()), event({ seat: 1, token: "2H" }), [], version), 900);
const personPlays = (version: number): Shot[] => {
  const seats = view(king()).seats.map((seat, i) => (i === 2 ? { ...seat, kind: "human" } : seat));
  return shotsOf(update(view(king(), { seats }), event({ seat: 2, token: "3H" }), [], version), 900);
};
const gaps = (shown: { at: number }[]): number[] =>
  shown.slice(1).map((shot, i) => Math.round(shot.at - (shown[i]?.at ?? 0)));
const botsDeal = (count: number): Shot[][] => Array.from({ length: count }, (_, i) => botPlays(i + 1));

describe("the queue of updates", () => {
  it("shows the player's own action at once", () => {
    const { queue, shown } = table();
    queue.addShots(shotsOf(update(view(king()), event({ seat: 0, token: "2H" })), 900));
    expect(shown).toHaveLength(1);
    expect(queue.busy).toBe(false);
  });

  it("gives every bot half a second", () => {
    const { clock, queue, shown } = table();
    for (const shots of botsDeal(3)) queue.addShots(shots);
    expect(shown.map((shot) => shot.version)).toEqual([1]);
    clock.run(2000);
    expect(shown.map((shot) => shot.version)).toEqual([1, 2, 3]);
    expect(shown.map((shot) => shot.at)).toEqual([0, 500, 1000]);
  });

  it("halves that in the fast setting, and waits for nothing in the setting off", () => {
    const fast = table(0.5);
    for (const shots of botsDeal(3)) fast.queue.addShots(shots);
    fast.clock.run(2000);
    expect(fast.shown.map((shot) => shot.at)).toEqual([0, 250, 500]);
    const off = table(0);
    for (const shots of botsDeal(3)) off.queue.addShots(shots);
    expect(off.shown).toHaveLength(3);
  });

  it("keeps that pace however much the bots have done at once: they wait for those who look", () => {
    const { clock, queue, shown } = table();
    for (const shots of botsDeal(20)) queue.addShots(shots);
    clock.run(20_000);
    expect(gaps(shown)).toEqual(Array(19).fill(500));
  });

  it("goes three times as fast while a person's action has long been waiting, until it is shown", () => {
    const { clock, queue, shown } = table();
    for (const shots of botsDeal(12)) queue.addShots(shots);
    clock.run(1100);
    // A player joins: no hurry.
    queue.addShots(shotsOf(update(view(king()), event({ kind: "seat", seat: 2 }), [], 13), 900));
    clock.run(100);
    queue.addShots(personPlays(14));
    queue.addShots(botPlays(15));
    clock.run(20_000);
    // It has waited for more than 1.5 s when the one after 2.7 s is shown, at 3 s.
    expect(gaps(shown)).toEqual([500, 500, 500, 500, 500, 500, 167, 167, 167, 167, 167, 73, 167, 500]);
  });

  it("deals at its pace and shows no card played meanwhile, however far behind it is", () => {
    const { clock, queue, shown } = table();
    for (const shots of botsDeal(6)) queue.addShots(shots);
    queue.addShots(shotsOf(update(view(king()), event({ kind: "deal", seat: -1 }), [], 7), 900));
    queue.addShots(personPlays(8));
    clock.run(20_000);
    expect(shown.slice(5).map(({ kind }) => kind)).toEqual(["act", "deal", "act"]);
    expect(gaps(shown)).toEqual([500, 500, 500, 500, 167, 73, 900 + 167]);
  });

  it("lets a tap end an animation: what follows is shown at once", () => {
    const { clock, queue, shown } = table();
    queue.addShots(shotsOf(update(view(king()), event({ kind: "deal", seat: -1 })), 900));
    clock.run(100);
    queue.showLast();
    queue.addShots(shotsOf(update(view(king()), event({ seat: 0, token: "2S" }), [], 2), 900));
    expect(shown.map(({ at }) => at)).toEqual([0, 100]);
  });

  it("catches up at once when the player taps", () => {
    const { clock, queue, shown } = table();
    for (const shots of botsDeal(5)) queue.addShots(shots);
    queue.showLast();
    expect(shown.map((shot) => [shot.version, shot.skipped])).toEqual([
      [1, 0],
      [5, 3],
    ]);
    clock.run(5000);
    expect(shown).toHaveLength(2);
  });

  it("holds a complete trick on the table before it is collected", () => {
    const { clock, queue, shown } = table();
    const trick = { leader: 1, cards: ["2H", "3H", "4H", "5H"], winner: 0 };
    const shots = shotsOf(update(view(king({ tricks: [trick] })), event({ seat: 0, token: "5H", trickTo: 0 })), 900);
    queue.addShots(shots);
    expect(shown.map((shot) => shot.kind)).toEqual(["held"]);
    expect(shots[0]?.view.table).toMatchObject({ trick });
    clock.run(899);
    expect(shown).toHaveLength(1);
    clock.run(1);
    expect(shown.map((shot) => shot.kind)).toEqual(["held", "collected"]);
  });

  it("holds open hands twice as long as a trick, or until a tap if tricks wait for one", () => {
    const tricks = [{ leader: 1, cards: ["2H", "3H", "4H", "5H"], winner: 0 }];
    const rest = update(
      view(king({ tricks, counts: [0, 0, 0, 0] }), { phase: "between" }),
      event({ kind: "rest", seat: 0, token: "settled", played: 2, ended: true }),
    );
    const { clock, queue, shown } = table(0);
    queue.addShots(shotsOf(rest, 900));
    clock.run(1799);
    expect(shown.map((shot) => shot.kind)).toEqual(["rest"]);
    clock.run(1);
    expect(shown.map((shot) => shot.kind)).toEqual(["rest", "result"]);
    const waiting = table(0);
    waiting.queue.addShots(shotsOf(rest, Number.POSITIVE_INFINITY));
    waiting.clock.run(10_000);
    expect([waiting.shown.length, waiting.queue.held]).toEqual([1, true]);
  });

  it("keeps a trick that waits for a tap, and continues at its pace after it", () => {
    const { clock, queue, shown } = table();
    const trick = { leader: 1, cards: ["2H", "3H", "4H", "5H"], winner: 2 };
    queue.addShots(
      shotsOf(
        update(view(king({ tricks: [trick] })), event({ seat: 0, token: "5H", trickTo: 2 })),
        Number.POSITIVE_INFINITY,
      ),
    );
    for (const version of [2, 3]) queue.addShots(botPlays(version));
    clock.run(60_000);
    expect(shown.map((shot) => shot.kind)).toEqual(["held"]);
    expect(queue.held).toBe(true);
    queue.dismissShot();
    expect(shown.map((shot) => shot.kind)).toEqual(["held", "collected"]);
    expect(queue.held).toBe(false);
    queue.dismissShot(); // a second tap does not release the next one
    expect(shown).toHaveLength(2);
    clock.run(2000);
    expect(shown.slice(2).map((shot) => shot.at)).toEqual([60_500, 61_000]);
  });

  it("shows the result only after the last card has been shown", () => {
    const over = view(corner({ phase: "over", out: 1, scores: [3, 0, 1, 2], left: [["KH"], [], [], []] }), {
      phase: "between",
    });
    const shots = shotsOf(update(over, event({ seat: 1, token: "7C>N", ended: true })), 900);
    expect(shots.map((shot) => [shot.kind, shot.result])).toEqual([
      ["act", false],
      ["result", true],
    ]);
  });

  it("shows a snapshot of an ended deal with its result at once", () => {
    const over = view(corner({ phase: "over" }), { phase: "between" });
    expect(shotsOf(update(over, event({ kind: "snapshot" })), 900).map((shot) => [shot.kind, shot.result])).toEqual([
      ["whole", true],
    ]);
  });

  it("forgets everything when a complete new view follows", () => {
    const { clock, queue, shown } = table();
    for (const shots of botsDeal(4)) queue.addShots(shots);
    queue.dropShots();
    clock.run(5000);
    expect(shown).toHaveLength(1);
  });
});

describe("a tap while something is still to be shown", () => {
  const played = (seat: number, version: number) => update(view(king()), event({ seat, token: "2H" }), [], version);
  it.each([
    ["counts after the player's own cards", [0, 0, 0], true],
    ["only shows what another player did", [0, 1], false],
  ])("%s", (_, seats, counts) => {
    const playback = new Playback(() => {});
    seats.forEach((seat, version) => playback.addUpdate(played(seat, version + 1)));
    expect(playback.settled).toBe(false);
    expect(playback.catchUp()).toBe(counts);
    expect(playback.settled).toBe(true);
    expect(playback.catchUp()).toBe(true);
    playback.dropShots();
  });
});
