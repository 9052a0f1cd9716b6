// Playing a sound: one that is not rendered yet waits until the answer to the tap is painted.
import { expect, it, vi } from "vitest";
import { painted } from "../src/base/paint";
import { play } from "../src/sound/play";

const started = vi.fn<() => void>();

class Output {
  sampleRate = 8_000;
  state = "running";
  createGain = (): object => ({ gain: {}, connect: () => {} });
  createBuffer = (): object => ({ copyToChannel: () => {} });
  createBufferSource = (): object => ({ connect: () => {}, start: started });
}
vi.stubGlobal("AudioContext", Output);

it("renders a sound after the next paint, and plays it at once from then on", async () => {
  play("turn");
  expect(started).not.toHaveBeenCalled();
  await painted();
  expect(started).toHaveBeenCalledTimes(1);
  play("turn");
  expect(started).toHaveBeenCalledTimes(2);
});

it("does not wait on a hidden page, which is never painted", () => {
  started.mockClear();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  play("announce");
  expect(started).toHaveBeenCalledTimes(1);
});
