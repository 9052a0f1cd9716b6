// The signs of the suits: those of the courts' drawing (CC0). In suits.json each is round (0, 0) and 1000 high, written with
// relative steps alone, so that it can be scaled without a transform.
import SUITS from "./suits.json";

export type SuitSign = keyof typeof SUITS;

/** The number to a tenth: finer than any screen shows in a card of 250 units. */
const tenth = (value: number): string => String(Math.round(value * 10) / 10);

type Step = readonly [command: string, numbers: readonly number[]];
const steps = (path: string): Step[] => [...path.matchAll(/([a-z])([^a-z]*)/g)].map(([, command = "", numbers = ""]) => [command, (numbers.match(/-?[\d.]+/g) ?? []).map(Number)]);
const STEPS = Object.fromEntries(Object.entries(SUITS).map(([suit, path]) => [suit, steps(path)])) as Record<SuitSign, Step[]>;

/**
 * A suit `high` around (x, y) as a part of a path, upside down where `turned`. All signs of a card are one path: a browser
 * builds, styles and paints one element, not eleven.
 */
export function suitAt(suit: SuitSign, x: number, y: number, high: number, turned = false): string {
  const scale = high / 1000;
  const way = turned ? -scale : scale;
  const scaled = ([command, numbers]: Step): string =>
    // Of an arc's seven numbers the radii have no direction, and the turn and the two flags no length.
    command + (command === "a" ? numbers.map((value, i) => (i % 7 < 2 ? tenth(value * scale) : i % 7 < 5 ? value : tenth(value * way))) : numbers.map((value) => tenth(value * way))).join(" ");
  return `M${tenth(x)} ${tenth(y)}${STEPS[suit].map(scaled).join("")}`;
}
