// What ends a turn of Kings Corner is called on the main button, and in a hint.
import type { KingsCornerObservation } from "../messages";
import { t } from "./words.svelte";

/** "Draw a card", "End turn" or "Pass"; `moved`: whether something has been done in the turn by then. */
export function turnEnd(table: KingsCornerObservation, moved = table.moved): string {
  if (table.nextDraw > 0) return t("draw", { count: table.nextDraw });
  return t(moved ? "end-turn" : "pass-turn");
}
