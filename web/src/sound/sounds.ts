// The ten sounds of the table: real cards on cloth, as far as noise and struck bodies go.
import { Layers, type Samples } from "./layers";

/** Variants of the sound of a played card: no two in a row sound the same. */
export const CARDS = 3;

/** A card on felt: the slap of paper, the cloth below it, air that escapes. `deep`: all of it lower, as a factor. */
function slap(sound: Layers, at: number, loud: number, deep = 1): Layers {
  return sound
    .noise(at, sound.near(700, 0.15) * deep, sound.near(3600, 0.12) * deep, 1.5 * loud, 0.0015, sound.near(0.011, 0.2))
    .noise(at, 90, sound.near(420, 0.1) * deep, 2.2 * loud, 0.003, 0.02)
    .noise(at + 0.006, 2600 * deep, 6500 * deep, 0.35 * loud, 0.008, sound.near(0.026, 0.2))
    .tone(at, sound.near(148, 0.06) * deep, 0.32 * loud, 0.016);
}

/** Paper that slides over cloth for `seconds`. */
function slide(sound: Layers, at: number, seconds: number, loud: number, deep = 1, rise = 1): Layers {
  return sound
    .noise(at, 1300 * deep, 5200 * deep, loud, seconds * 0.45, seconds * 0.2, seconds * 0.15, rise)
    .noise(at, 200 * deep, 700 * deep, 0.7 * loud, seconds * 0.5, seconds * 0.2);
}

function sweep(rate: number, seed: number, deep: number): Layers {
  const sound = new Layers(rate, 0.46, seed);
  for (let card = 0; card < 4; card += 1)
    slide(sound, card * 0.042, sound.near(0.13, 0.15), 0.7 + 0.1 * card, deep, 1.2);
  return slap(sound, 0.285, 0.75, deep * 0.86);
}

const RECIPES = {
  /** A soft riffle: the cards of a deal fall, faster and faster, and are tapped together. */
  deal(rate: number): Samples {
    const sound = new Layers(rate, 0.78, 11);
    let at = 0.005;
    for (let card = 0; card < 17; card += 1) {
      const loud = 0.35 + 0.65 * Math.sin((Math.PI * (card + 2)) / 20);
      sound
        .noise(at, 1500, sound.near(5200, 0.2), loud, 0.001, sound.near(0.006, 0.3))
        .noise(at, 300, 900, 0.6 * loud, 0.002, 0.008);
      at += sound.near(0.042 - 0.0011 * card, 0.16);
    }
    return slap(sound, at + 0.03, 0.9, 0.9).finish(0.5);
  },
  /** A card laid on the table. */
  card: (rate: number, variant: number): Samples => slap(new Layers(rate, 0.15, 21 + variant), 0.002, 1).finish(0.5),
  /** A card drawn from the stock. */
  draw: (rate: number): Samples =>
    slap(slide(new Layers(rate, 0.33, 31), 0, 0.15, 0.9, 1.15, 1.5), 0.165, 0.55, 1.1).finish(0.36),
  /** A trick: four cards swept together. */
  trick: (rate: number): Samples => sweep(rate, 41, 1).finish(0.42),
  /** A trick that costs points: the same, a third lower. */
  penalty: (rate: number): Samples => sweep(rate, 51, 0.63).tone(0.29, 98, 0.5, 0.05).finish(0.5),
  /** The king of hearts is taken: one muffled knock on wood. */
  knock(rate: number): Samples {
    const sound = new Layers(rate, 0.42, 61);
    for (const [frequency, loud, decay] of [
      [112, 1, 0.062],
      [187, 0.7, 0.038],
      [301, 0.36, 0.022],
      [472, 0.14, 0.012],
    ] as const)
      sound.tone(0.002, frequency, loud, decay);
    return sound.noise(0.002, 60, 520, 1.3, 0.002, 0.014).finish(0.62);
  },
  /** Your turn: two light taps of a ring on a glass. */
  turn(rate: number): Samples {
    const sound = new Layers(rate, 0.62, 71);
    for (const [at, loud, tune] of [
      [0.002, 1, 1],
      [0.165, 0.7, 1.012],
    ] as const) {
      for (const [partial, part, decay] of [
        [1, 1, 0.085],
        [2.32, 0.42, 0.045],
        [4.17, 0.16, 0.022],
      ] as const)
        sound.tone(at, 1318 * tune * partial, part * loud, decay);
      sound.noise(at, 3000, 9000, 0.25 * loud, 0.0005, 0.003);
    }
    return sound.finish(0.26);
  },
  /** A contract is announced: a card is turned over. */
  announce(rate: number): Samples {
    const sound = new Layers(rate, 0.4, 81)
      .noise(0, 700, 2600, 0.9, 0.05, 0.025, 0.02, 2.4)
      .noise(0.075, 1800, 5400, 0.5, 0.004, 0.018);
    return slap(sound, 0.15, 1.1, 0.92).finish(0.5);
  },
  /** Something is said in the auction: a chip on wood, with its small second bounce. */
  bid(rate: number): Samples {
    const sound = new Layers(rate, 0.24, 91);
    for (const [at, loud] of [
      [0.002, 1],
      [0.062, 0.32],
      [0.094, 0.12],
    ] as const) {
      for (const [frequency, part, decay] of [
        [2710, 0.5, 0.007],
        [3880, 0.34, 0.005],
        [5330, 0.16, 0.003],
        [409, 0.5, 0.017],
        [742, 0.32, 0.011],
      ] as const) {
        sound.tone(at, sound.near(frequency, 0.01), part * loud, decay);
      }
      sound.noise(at, 900, 5000, 0.3 * loud, 0.0005, 0.004);
    }
    return sound.finish(0.4);
  },
  /** The match is won: three strings plucked, the last the highest. */
  win(rate: number): Samples {
    const sound = new Layers(rate, 1.7, 101);
    for (const [at, frequency, loud] of [
      [0.002, 293.66, 0.9],
      [0.17, 369.99, 0.85],
      [0.34, 440, 1],
    ] as const)
      sound.string(at, frequency, loud, 0.9935);
    return sound.finish(0.45);
  },
};

export type Sound = keyof typeof RECIPES;
export const SOUNDS = Object.keys(RECIPES) as Sound[];

/** How many variants a sound has. */
export const variantsOf = (sound: Sound): number => (sound === "card" ? CARDS : 1);

/** The samples of a sound at `rate` samples a second. */
export const render = (sound: Sound, rate: number, variant = 0): Samples => RECIPES[sound](rate, variant);
