// Kings Corner in words.
import type { KingsCornerObservation } from "../../base/messages";
import { CORNERS } from "../../base/targets";
import { rankOf } from "../../base/cards";
import type { Targets } from "../../base/targets";
import { cardName, list, placeName } from "../../words/names";
import { capital } from "../../words/sentence";
import { t } from "../../words/words.svelte";

/**
 * A pile with its base and its top, which are all that matters to the rules; `spread`: with all its cards, the base
 * first.
 */
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

/**
 * "Draw a card", "End turn" or "Pass"; `moved`: whether something has been done in the turn by then; `short`: "Draw".
 */
export function turnEnd(table: KingsCornerObservation, moved = table.moved, short = false): string {
  if (table.nextDraw > 0) return t(short ? "draw-short" : "draw", { count: table.nextDraw });
  return t(moved ? "end-turn" : "pass-turn");
}

/** A place as a heading. */
export const placeTitle = (place: string): string => capital(placeName(place));

/** A card of a hand by its rank, if no other card has it. */
function shortName(hand: readonly string[], card: string): string {
  const rank = rankOf(card);
  return hand.filter((other) => rankOf(other) === rank).length > 1 ? cardName(card) : t("rank-name", { rank });
}

/** Where the dragged card or pile would go: "On the 5 of clubs", "To the top". */
export function dropText(table: KingsCornerObservation, place: string): string {
  const top = table.piles[place]?.at(-1);
  return top ? t("fits-on", { card: cardName(top) }) : capital(t("onto", { place }));
}

/** That a card or a pile, by its name, fits nowhere. */
export const nowhereText = (card: string): string => capital(t("fits-nowhere", { card }));

/** What the player can do in their turn, in a few words: "The 4 fits twice", "Four cards fit", "Nothing fits: draw". */
export function fitsText(table: KingsCornerObservation, { moves }: Targets, selected: string | null): string {
  const { hand } = table;
  const one = (card: string, places: number): string => capital(t("fits-one", { card: shortName(hand, card), places }));
  if (selected && hand.includes(selected)) {
    const places = moves.get(selected)?.length ?? 0;
    return places ? one(selected, places) : nowhereText(shortName(hand, selected));
  }
  const cards = hand.filter((card) => moves.has(card));
  if (cards.length > 1) return t("fits-cards", { count: cards.length });
  const [only] = cards;
  if (only) return one(only, moves.get(only)?.length ?? 0);
  if (moves.size) return t("fits-pile");
  // oxlint-disable-next-line unicorn/no-thenable -- an argument of a text: no one awaits it
  return t("fits-nothing", { then: table.nextDraw > 0 ? "draw" : table.moved ? "end" : "pass" });
}
