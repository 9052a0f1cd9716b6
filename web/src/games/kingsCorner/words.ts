// Kings Corner in words.
import type { KingsCornerObservation } from "../../messages";
import { CORNERS } from "../../targets";
import { cardName, list, placeName } from "../../words/names";
import { t } from "../../words/words.svelte";

/** A pile with its base and its top, which are all that the rules ask of it; `spread`: with all its cards, the base first. */
export function placeText(table: KingsCornerObservation, at: string, spread = false): string {
  const pile = table.piles[at] ?? [];
  const place = placeName(at);
  const base = pile[0];
  const top = pile.at(-1);
  if (!base || !top) return t(CORNERS.includes(at) ? "place-corner-empty" : "place-side-empty", { place });
  if (pile.length === 1) return t("place-card", { place, card: cardName(base) });
  if (spread) return t("place-spread", { place, cards: list(pile.map(cardName)) });
  return t("place-pile", { place, base: cardName(base), top: cardName(top), count: pile.length });
}

/** "Draw a card", "End turn" or "Pass"; `moved`: whether something has been done in the turn by then. */
export function turnEnd(table: KingsCornerObservation, moved = table.moved): string {
  if (table.nextDraw > 0) return t("draw", { count: table.nextDraw });
  return t(moved ? "end-turn" : "pass-turn");
}
