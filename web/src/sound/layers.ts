// The building blocks of sounds: shaped noise, damped tones, plucked strings. Everything is computed from a seed, so a
// sound is the same on every device, and tests can check its samples.

/** Samples between -1 and 1, one channel. */
export type Samples = Float32Array<ArrayBuffer>;

/** A source of numbers from -1 to 1 (excluded), the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

/** The part of a frequency that a one-pole filter lets through in one sample. */
const share = (frequency: number, rate: number): number => 1 - Math.exp((-2 * Math.PI * frequency) / rate);

/** A sound under construction. All times are in seconds, all frequencies in Hz. */
export class Layers {
  readonly samples: Samples;
  private readonly next: () => number;

  constructor(
    private readonly rate: number,
    seconds: number,
    seed: number,
  ) {
    this.samples = new Float32Array(Math.round(seconds * rate));
    this.next = random(seed);
  }

  /** A number near `value`: up to `part` of it more or less. */
  near(value: number, part: number): number {
    return value * (1 + part * this.next());
  }

  /**
   * Noise between two frequencies. It rises within `attack`, stays for `hold`, and falls to a third within each
   * `decay`. `rise`: how far both frequencies have moved at the end, as a factor.
   */
  noise(at: number, low: number, high: number, loud: number, attack: number, decay: number, hold = 0, rise = 1): this {
    const { rate, samples } = this;
    const length = Math.min(samples.length, Math.round((at + attack + hold + 7 * decay) * rate));
    let [first, second, under] = [0, 0, 0];
    const start = Math.round(at * rate);
    for (let i = start; i < length; i += 1) {
      const time = (i - start) / rate;
      const moved = rise ** Math.min(1, time / (attack + hold + decay));
      const keep = share(high * moved, rate);
      first += keep * (this.next() - first);
      second += keep * (first - second);
      under += share(low * moved, rate) * (second - under);
      const swell =
        time < attack
          ? Math.sin((Math.PI / 2) * (time / attack)) ** 2
          : Math.exp(-Math.max(0, time - attack - hold) / decay);
      samples[i] = (samples[i] ?? 0) + loud * swell * (second - under);
    }
    return this;
  }

  /** A struck body: a tone that falls to a third within each `decay`. */
  tone(at: number, frequency: number, loud: number, decay: number): this {
    const { rate, samples } = this;
    const start = Math.round(at * rate);
    const length = Math.min(samples.length, start + Math.round(9 * decay * rate));
    for (let i = start; i < length; i += 1) {
      const time = (i - start) / rate;
      const struck = Math.min(1, time / 0.001); // a millisecond: without it each stroke starts with a click
      samples[i] =
        (samples[i] ?? 0) + loud * struck * Math.exp(-time / decay) * Math.sin(2 * Math.PI * frequency * time);
    }
    return this;
  }

  /** A plucked string (Karplus and Strong, 1983). `damping`: how much of each round is kept, below 1. */
  string(at: number, frequency: number, loud: number, damping: number): this {
    const { rate, samples } = this;
    const period = rate / frequency - 0.5; // the filter below is half a sample late
    const whole = Math.floor(period);
    const part = period - whole;
    const line = Array.from({ length: whole + 2 }, () => this.next());
    // A soft finger: the pluck is smoothed before it rings.
    for (let round = 0; round < 3; round += 1)
      line.forEach((value, i) => (line[i] = (value + (line[(i + 1) % line.length] ?? 0)) / 2));
    const start = Math.round(at * rate);
    let place = 0;
    let before = 0;
    for (let i = start; i < samples.length; i += 1) {
      const length = line.length;
      const older = line[place] ?? 0;
      const old = line[(place + 1) % length] ?? 0;
      const value = older * part + old * (1 - part);
      line[place] = (damping * (value + before)) / 2;
      before = value;
      place = (place + 1) % length;
      samples[i] = (samples[i] ?? 0) + loud * Math.min(1, (i - start) / (0.004 * rate)) * value;
    }
    return this;
  }

  /** The finished sound: without a constant offset, faded at its end, with the loudest sample at `peak`. */
  finish(peak: number): Samples {
    const { samples, rate } = this;
    const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
    const fade = Math.round(0.012 * rate);
    let most = 0;
    samples.forEach((value, i) => {
      const shaped = (value - mean) * Math.min(1, i / (0.0005 * rate), (samples.length - 1 - i) / fade);
      samples[i] = shaped;
      most = Math.max(most, Math.abs(shaped));
    });
    if (most > 0) samples.forEach((value, i) => (samples[i] = (value * peak) / most));
    return samples;
  }
}
