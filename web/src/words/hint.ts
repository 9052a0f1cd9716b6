// A hint in words. Where these come from: review.ftl, which is loaded with the first question.
import { isCard, suitOf } from "../cards";
import type { Sentence, View } from "../messages";
import { isPlace, moveOf, type Place } from "../targets";
import { cardSign, realName } from "./names";
import { sentence, tokenInWords } from "./sentence";
import { speaks, t } from "./words.svelte";

/** What a hint says, with the names of the table. */
export const hintSentence = (view: View, said: Sentence): string => (speaks("review") ? sentence(said, (seat) => realName(view, seat)) : "");

const ARROWS: Record<Place, string> = { N: "↑", NE: "↗", E: "→", SE: "↘", S: "↓", SW: "↙", W: "←", NW: "↖" };

/** The same where there is little room: "K♦ ↗" for a card, "pile ↓ to ↗", each place as it lies round the stock. */
export function stepInShort(token: string): string {
  const move = moveOf(token);
  if (!move || !isPlace(move.target)) return "";
  const onto = ARROWS[move.target];
  return isPlace(move.source) ? t("hint-pile", { from: ARROWS[move.source], to: onto }) : `${cardSign(move.source)} ${onto}`;
}

/** The suit of the card that a step lays; empty for piles and for the end. */
export function suitOfStep(token: string): string {
  const source = moveOf(token)?.source;
  return source && isCard(source) ? suitOf(source) : "";
}

/** One step of a turn that is advised; `draws`: whether its end draws cards, as the button says. */
export const stepInWords = (token: string, draws: boolean): string => (token === "end" ? t(draws ? "hint-end-draw" : "hint-end") : tokenInWords(token));
