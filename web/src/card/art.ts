// The signs of the suits: those of the courts' drawing (CC0).

/** Each suit around (0, 0), 1000 high; with relative steps only, so that {@link suitAt} can scale it. */
const SUITS = {
  S: "m0-500c100 250 355 400 355 685a150 150 0 0 1-300 0 10 10 0 0 0-20 0c0 200 50 215 95 315h-260c45-100 95-115 95-315a10 10 0 0 0-20 0 150 150 0 0 1-300 0c0-285 255-435 355-685z",
  H: "m0-300c0-100 100-200 200-200s200 100 200 250c0 250-400 650-400 750 0-100-400-500-400-750 0-150 100-250 200-250s200 100 200 200z",
  D: "m-400 0c50 0 400-450 400-500 0 50 350 500 400 500-50 0-400 450-400 500 0-50-350-500-400-500z",
  C: "m30 150c5 235 55 250 100 350h-260c45-100 95-115 100-350a10 10 0 0 0-20 0 210 210 0 1 1-74-201 10 10 0 0 0 14-14 230 230 0 1 1 220 0 10 10 0 0 0 14 14 210 210 0 1 1-74 201 10 10 0 0 0-20 0z",
} as const;
export type SuitSign = keyof typeof SUITS;

/** The number rounded to a tenth: finer than any screen shows on a card of 250 units. */
const tenth = (value: number): string => String(Math.round(value * 10) / 10);

type Step = readonly [command: string, numbers: readonly number[]];
const steps = (path: string): Step[] =>
  [...path.matchAll(/([a-z])([^a-z]*)/g)].map(([, command = "", numbers = ""]) => [
    command,
    (numbers.match(/-?[\d.]+/g) ?? []).map(Number),
  ]);
const STEPS = Object.fromEntries(Object.entries(SUITS).map(([suit, path]) => [suit, steps(path)])) as Record<
  SuitSign,
  Step[]
>;

/**
 * A suit `high` around (x, y) as a part of a path, upside down if `turned`. All signs of a card are one path: a browser
 * builds, styles and paints one element, not eleven.
 */
export function suitAt(suit: SuitSign, x: number, y: number, high: number, turned = false): string {
  const scale = high / 1000;
  const way = turned ? -scale : scale;
  const scaled = ([command, numbers]: Step): string =>
    // Of an arc's seven numbers the radii have no direction, and the turn and the two flags no length.
    command +
    (command === "a"
      ? numbers.map((value, i) => (i % 7 < 2 ? tenth(value * scale) : i % 7 < 5 ? value : tenth(value * way)))
      : numbers.map((value) => tenth(value * way))
    ).join(" ");
  return `M${tenth(x)} ${tenth(y)}${STEPS[suit].map(scaled).join("")}`;
}
