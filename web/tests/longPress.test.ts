// A long press, apart from taps and drags.
import { beforeEach, expect, it, vi } from "vitest";
import { LongPress } from "../src/table/longPress";

const at = (clientX: number, clientY: number, changes = {}) => ({
  pointerId: 1,
  isPrimary: true,
  button: 0,
  clientX,
  clientY,
  ...changes,
});

const held = vi.fn<(x: number, y: number) => void>();
let press: LongPress;
beforeEach(() => {
  vi.useFakeTimers();
  held.mockClear();
  press = new LongPress(held);
  return () => vi.useRealTimers();
});

it("is one that rests for 450 ms, and is reported once, where it began", () => {
  press.down(at(40, 50));
  press.move(at(44, 54));
  vi.advanceTimersByTime(449);
  expect([held.mock.calls.length, press.waits]).toEqual([0, true]);
  vi.advanceTimersByTime(1);
  press.end();
  vi.advanceTimersByTime(1000);
  expect(held.mock.calls).toEqual([[40, 50]]);
  expect(press.waits).toBe(false);
});

it.each<[string, () => void]>([
  ["moves 8 px", () => press.move(at(40, 58))],
  ["is lifted", () => press.end()],
  ["has a second finger", () => press.down(at(90, 90, { pointerId: 2, isPrimary: false }))],
  ["has a second finger that moves", () => press.move(at(40, 50, { pointerId: 2 }))],
])("is none that %s", (_, what) => {
  press.down(at(40, 50));
  vi.advanceTimersByTime(300);
  what();
  vi.advanceTimersByTime(1000);
  expect(held).not.toHaveBeenCalled();
});

it("is none of the other buttons of a mouse", () => {
  press.down(at(40, 50, { button: 2 }));
  vi.advanceTimersByTime(1000);
  expect(held).not.toHaveBeenCalled();
});
