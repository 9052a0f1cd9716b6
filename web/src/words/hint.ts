// A hint in words. Where these come from: review.ftl, which is loaded with the first question.
import type { Sentence, View } from "../messages";
import { isPlace, moveOf, type Place } from "../targets";
import { cardSign, realName } from "./names";
import { sentence, tokenInWords } from "./sentence";
import { speaks, t } from "./words.svelte";

/** What a hint says, with the names of the table. */
export const hintSentence = (view: View, said: Sentence): string => (speaks("review") ? sentence(said, (seat) => realName(view, seat)) : "");

const ARROWS: Record<Place, string> = { N: "↑", NE: "↗", E: "→", SE: "↘", S: "↓", SW: "↙", W: "←", NW: "↖" };

/** The same where there is little room: "K♦ ↗" for a card, "↓ ⇒ ↗" for a pile, each place as it lies round the stock. */
export function stepInShort(token: string): string {
  const move = moveOf(token);
  if (!move || !isPlace(move.target)) return "";
  const onto = ARROWS[move.target];
  return isPlace(move.source) ? `${ARROWS[move.source]} ⇒ ${onto}` : `${cardSign(move.source)} ${onto}`;
}

/** One step of a turn that is advised. */
export const stepInWords = (token: string): string => (token === "end" ? t("hint-end") : tokenInWords(token));
