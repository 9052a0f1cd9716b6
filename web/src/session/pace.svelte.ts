// The speed of the table: as set in the settings or, while a player skips to their turn, without delay.
import { settings } from "../base/settings.svelte";
import { isBeginner } from "./beginner";

/** Milliseconds that a complete trick stays; "tap": until a player dismisses it. */
const HOLD = { none: 0, short: 400, normal: 900, long: 1800, tap: Number.POSITIVE_INFINITY } as const;
/**
 * The same in a player's first deals: long enough to see who took the trick and why, after its last card has arrived.
 */
const AT_FIRST = 1600;
/** What durations are multiplied by at each speed of the settings; 0: nothing is animated. */
export const FACTORS = { off: 0, fast: 0.5, normal: 1, slow: 1.6 } as const;

export class Pace {
  /** Whether everything that others do is shown without delay. */
  rushing = $state(false);

  /** The factor for all durations, relative to normal speed: 0 means no delay. */
  get factor(): number {
    return this.rushing ? 0 : FACTORS[settings.speed];
  }

  /** Milliseconds that a complete trick stays. */
  get hold(): number {
    if (this.rushing) return 0;
    return settings.hold === "normal" && isBeginner() ? AT_FIRST : HOLD[settings.hold];
  }
}
