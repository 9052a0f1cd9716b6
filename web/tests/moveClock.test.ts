// A clock a move: whose time runs, when it is shown, when a line says so, and what the log says when it is over.
import { describe, expect, it } from "vitest";
import { lastSecondsIn, moveClockOf, showsMove } from "../src/session/absent";
import { TableLog } from "../src/session/tableLog.svelte";
import { Gather } from "../src/session/gather";
import { Telling } from "../src/session/telling";
import { speak } from "../src/words/words.svelte";
import { event, king, update, view } from "./feed";

const timed = (left: number, of: number, toAct = 0): ReturnType<typeof view> =>
  view(king({ toAct }), { clock: { left, of } });

describe("the time of a move", () => {
  it("is that of the player on turn, in a deal", () => {
    expect(moveClockOf(timed(30, 30, 1), 1)).toEqual({ left: 30, of: 30 });
    expect(moveClockOf(timed(30, 30, 1), 0)).toBeNull();
    expect(moveClockOf({ ...timed(30, 30), phase: "between" }, 0)).toBeNull();
    expect(moveClockOf(view(king({ toAct: 0 })), 0)).toBeNull();
  });

  it("is shown in its last half", () => {
    expect([60, 31, 30, 1, 0].map((left) => showsMove(left, 60))).toEqual([false, false, true, true, true]);
  });

  it("is announced to its player when ten seconds are left, and to no one else", () => {
    expect(lastSecondsIn(timed(60, 60))).toBe(50_000);
    expect(lastSecondsIn(timed(10, 60))).toBe(0);
    expect(lastSecondsIn(timed(3, 60))).toBe(0);
    expect(lastSecondsIn(timed(3, 60, 1))).toBeNull();
    expect(lastSecondsIn({ ...timed(3, 60), you: null })).toBeNull();
    expect(lastSecondsIn(view(king({ toAct: 0 })))).toBeNull();
  });

  it("is over: the log says once of several actions that a bot plays", async () => {
    await speak("en");
    const log = new TableLog();
    const telling = new Telling(log, new Gather(() => {}));
    const played = (seat: number, standIn: "" | "time-up"): void => {
      const sitters = view(king()).seats.map((sitter, number) => (number === seat ? { ...sitter, standIn } : sitter));
      telling.handleEvent(
        update(view(king({ toAct: seat }), { seats: sitters }), event({ kind: "act", seat, token: "7H" })),
      );
    };
    played(1, "time-up");
    played(1, "time-up");
    played(2, "");
    played(1, "time-up");
    const said = log.lines.map(({ text }) => text).filter((text) => text.startsWith("Time is up"));
    expect(said).toEqual(["Time is up: a bot plays for Ada.", "Time is up: a bot plays for Ada."]);
  });
});
