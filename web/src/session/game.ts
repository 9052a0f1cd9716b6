// What a session needs of its game.
import type { Observation } from "../games/observation";
import type { Event } from "../messages";
import type { Sound } from "../sound/sounds";
import { loadedPart } from "../games/registry";

/** A table as it was before the room played the rest of a deal, and the hands of that moment. */
export interface BeforeRest<Table extends Observation = Observation> {
  table: Table;
  open: string[][];
}

export interface GamePlay<Table extends Observation = Observation> {
  /** The table with the trick just completed still on it; null where there is none. Absent: such a trick stays there itself. */
  withLastTrick?(table: Table): Table | null;
  /** The cards on a place, the base first. Absent: the game has no places. */
  pile?(table: Table, place: string): readonly string[];
  /** The table as it was when `played` cards were on it or taken; null where the rest was nothing. Absent: it is not shown. */
  beforeRest?(table: Table, played: number): BeforeRest<Table> | null;
  /** Whether an event has settled what is played for, so that it is announced before the first card. Absent: nothing is. */
  announces?(table: Table, event: Event): boolean;
  /** What an action sounds like; undefined: like a card that is laid. */
  actSound?(token: string): Sound | undefined;
  /** What a trick just completed sounds like, taken by `seat`. Absent: like cards swept together. */
  trickSound?(table: Table, seat: number): Sound;
}

export const playOf = ({ game }: { game: string }): GamePlay => loadedPart("table", game);
