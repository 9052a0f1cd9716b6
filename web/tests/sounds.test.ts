import { describe, expect, it } from "vitest";
import { random, type Samples } from "../src/sound/layers";
import { CARDS, render, SOUNDS, variantsOf, type Sound } from "../src/sound/sounds";

const RATE = 44_100;
const all = SOUNDS.flatMap((sound) =>
  Array.from({ length: variantsOf(sound) }, (_, variant) => ({
    sound,
    variant,
    samples: render(sound, RATE, variant),
  })),
);

const peakOf = (samples: Samples): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const rootMean = (samples: Samples): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

/** The loudest twentieth of a second, in dB below full scale. */
function loudness(samples: Samples): number {
  const window = Math.round(0.05 * RATE);
  let most = 0;
  for (let at = 0; at + window <= samples.length; at += window / 5)
    most = Math.max(most, rootMean(samples.subarray(at, at + window)));
  return 20 * Math.log10(most);
}

/** The share of a sound's energy in each third of an octave from 60 Hz on, as decibels (Goertzel's filter). */
function spectrum(samples: Samples): number[] {
  const bands = Array.from({ length: 24 }, (_, band) => 60 * 2 ** (band / 3));
  const energies = bands.map((frequency) => {
    const turn = 2 * Math.cos((2 * Math.PI * frequency) / RATE);
    // Short windows: noise fills every band, and a tone falls into the nearest one.
    let energy = 0;
    for (let at = 0; at + 512 <= samples.length; at += 512) {
      let [one, two] = [0, 0];
      for (const value of samples.subarray(at, at + 512)) [one, two] = [value + turn * one - two, one];
      energy += one * one + two * two - turn * one * two;
    }
    return energy;
  });
  const sum = energies.reduce((total, energy) => total + energy, 0);
  return energies.map((energy) => 10 * Math.log10(energy / sum + 1e-6));
}

/** The distance between two sounds: in their spectrum (dB per band) and in their length (a doubling counts 6). */
function distance(a: Samples, b: Samples): number {
  const [first, second] = [spectrum(a), spectrum(b)];
  const bands = Math.sqrt(
    first.reduce((sum, level, band) => sum + (level - (second[band] ?? 0)) ** 2, 0) / first.length,
  );
  return Math.hypot(bands, 6 * Math.log2(a.length / b.length));
}

describe("sounds of the table", () => {
  it("are ten, and a played card has three variants", () => {
    expect(SOUNDS).toHaveLength(10);
    expect(all).toHaveLength(10 + CARDS - 1);
  });

  it.each(all)("$sound $variant is short, quiet, unclipped, and fades out", ({ sound, samples }) => {
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(samples.length / RATE).toBeGreaterThan(0.1);
    expect(samples.length / RATE).toBeLessThan(sound === "win" ? 2 : 0.9);
    expect(peakOf(samples)).toBeLessThanOrEqual(0.7);
    expect(loudness(samples)).toBeGreaterThan(-32);
    expect(loudness(samples)).toBeLessThan(-9);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(peakOf(samples.subarray(samples.length - 40))).toBeLessThan(0.004);
    expect(Math.abs(samples.reduce((sum, value) => sum + value, 0) / samples.length)).toBeLessThan(0.002);
  });

  it("are no beeps: in cards and tricks no band holds half of the energy", () => {
    for (const sound of ["deal", "card", "draw", "trick", "penalty", "announce"] satisfies Sound[]) {
      expect(Math.max(...spectrum(render(sound, RATE)))).toBeLessThan(10 * Math.log10(0.5));
    }
  });

  it("differ from each other, variants of a card less", () => {
    const first = all.filter(({ variant }) => variant === 0);
    const apart = first.flatMap((one, i) =>
      first
        .slice(i + 1)
        .map((other) => ({ pair: `${one.sound} ${other.sound}`, far: distance(one.samples, other.samples) })),
    );
    expect(apart.filter(({ far }) => far < 4)).toEqual([]);
    const cards = all.filter(({ sound }) => sound === "card");
    for (const [i, one] of cards.entries()) {
      for (const other of cards.slice(i + 1)) {
        const elsewhere = first
          .filter(({ sound }) => sound !== "card")
          .map(({ samples }) => distance(one.samples, samples));
        expect(distance(one.samples, other.samples)).toBeLessThan(Math.min(...elsewhere));
        expect(one.samples).not.toEqual(other.samples);
      }
    }
  });

  it("a penalty is a trick, a third or more lower", () => {
    const centre = (samples: Samples): number => {
      const levels = spectrum(samples).map((level) => 10 ** (level / 10));
      return levels.reduce((sum, level, band) => sum + level * band, 0) / levels.reduce((sum, level) => sum + level, 0);
    };
    // Bands of a third of an octave.
    expect(centre(render("trick", RATE)) - centre(render("penalty", RATE))).toBeGreaterThan(1);
  });

  it("are the same each time, at any rate of a device", () => {
    expect(render("card", RATE, 1)).toEqual(render("card", RATE, 1));
    for (const rate of [22_050, 48_000, 96_000]) {
      for (const sound of SOUNDS) {
        const samples = render(sound, rate);
        expect(peakOf(samples)).toBeLessThanOrEqual(0.7);
        expect(samples.length / rate).toBeCloseTo(render(sound, RATE).length / RATE, 3);
      }
    }
  });

  it("the noise is even", () => {
    const next = random(7);
    const drawn = Array.from({ length: 10_000 }, next);
    expect(Math.abs(drawn.reduce((sum, value) => sum + value, 0) / drawn.length)).toBeLessThan(0.02);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...drawn)).toBeLessThan(1);
  });
});
