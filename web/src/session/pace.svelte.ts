// How fast the table goes on: as the settings have it or, while a player skips to their turn, at once.
import { settings } from "../settings.svelte";
import { isBeginner } from "./beginner";

/** Milliseconds that a complete trick stays; "tap": until somebody lets it go. */
const HOLD = { none: 0, short: 400, normal: 900, long: 1800, tap: Number.POSITIVE_INFINITY } as const;
/** The same in the first deals of all: long enough to see who took it, and why, after its last card has come to lie. */
const AT_FIRST = 1600;
const FACTOR = { off: 0, fast: 0.5, normal: 1, slow: 1.6 } as const;

export class Pace {
  /** Whether all that others do is shown at once. */
  rushing = $state(false);

  /** The length of everything against normal speed: 0 is at once. */
  get factor(): number {
    return this.rushing ? 0 : FACTOR[settings.speed];
  }

  /** Milliseconds that a complete trick stays. */
  get hold(): number {
    if (this.rushing) return 0;
    return settings.hold === "normal" && isBeginner() ? AT_FIRST : HOLD[settings.hold];
  }
}
