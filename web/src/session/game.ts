// What a session needs of its game, and what can be selected there.
import type { Observation } from "../game/observation";
import type { Event, View } from "../base/messages";
import type { Sound } from "../sound/sounds";
import { loadedPart } from "../game/registry";
import { isPlace } from "../base/targets";

/** A table before the room played the rest of a deal, and the hands at that moment. */
export interface BeforeRest<Table extends Observation = Observation> {
  table: Table;
  open: string[][];
}

export interface GamePlay<Table extends Observation = Observation> {
  /**
   * The table with the trick just completed still on it; null if there is none. Absent: the game itself keeps such a
   * trick there.
   */
  withLastTrick?(table: Table): Table | null;
  /** The cards on a place, the base first. Absent: the game has no places. */
  pile?(table: Table, place: string): readonly string[];
  /**
   * The table when `played` cards were on it or taken; null if the rest was nothing. Absent: the game does not show it.
   */
  beforeRest?(table: Table, played: number): BeforeRest<Table> | null;
  /**
   * Whether an event has settled what is played for, so that it is announced before the first card. Absent: nothing is
   * announced.
   */
  announces?(table: Table, event: Event): boolean;
  /** The sound of an action; undefined: that of a played card. */
  actSound?(token: string): Sound | undefined;
  /** The sound of a trick that `seat` has just taken. Absent: that of cards swept together. */
  trickSound?(table: Table, seat: number): Sound;
}

export const playOf = ({ game }: { game: string }): GamePlay => loadedPart("table", game);

/** The cards on a place, the base first; none if the game has no such place. */
export const pileOf = (view: View | null, place: string): readonly string[] =>
  (view?.table && playOf(view).pile?.(view.table, place)) || [];

/** Whether a card is in this player's hand, or a pile on its place. */
export const holds = (view: View | null, source: string): boolean =>
  isPlace(source) ? pileOf(view, source).length > 0 : view?.table?.hand.includes(source) === true;
