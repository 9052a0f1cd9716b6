// What the score pad needs from a game.
import { loadedPart } from "../game/registry";
import type { Pad } from "./counting";

/** What the score pad needs from a game. */
export interface GamePad {
  /** Points, dealers, and what comes next. */
  readonly counting: Pad;
}

export const padOf = (game: string): GamePad => loadedPart("pad", game);
