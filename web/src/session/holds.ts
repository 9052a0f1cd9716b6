// What can be selected: a card of the hand, or a place with a pile.
import type { View } from "../base/messages";
import { isPlace } from "../base/targets";
import { playOf } from "./game";

/** The cards on a place, the base first; none if the game has no such place. */
export const pileOf = (view: View | null, place: string): readonly string[] =>
  (view?.table && playOf(view).pile?.(view.table, place)) || [];

/** Whether a card is in this player's hand, or a pile on its place. */
export const holds = (view: View | null, source: string): boolean =>
  isPlace(source) ? pileOf(view, source).length > 0 : view?.table?.hand.includes(source) === true;
