// Whether what was selected is still there to be moved.
import type { View } from "../messages";
import { isPlace } from "../targets";

/** Whether a card is in this player's hand, or a pile on its place. */
export function holds(view: View | null, source: string): boolean {
  const table = view?.table;
  if (!table) return false;
  if (isPlace(source)) return table.game === "kings-corner" && (table.piles[source]?.length ?? 0) > 0;
  return table.hand.includes(source);
}
