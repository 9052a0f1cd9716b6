// A hint in words. The texts are in review.ftl and why.ftl, which are loaded with the first question.
import type { Hint, Sentence, View } from "../base/messages";
import { realName, signed } from "./names";
import { wordsOf } from "./game";
import { sentence, tokenInWords, tokensInWords } from "./sentence";
import { speaks, t } from "./words.svelte";

/** The sentence of a hint, with the names at the table. Empty for nothing, and until its texts are loaded. */
export const hintSentence = (view: View, said: Sentence | null | undefined): string =>
  said && speaks(said.id.startsWith("why-") ? "why" : "review") ? inWords(view, said) : "";

/** If nothing fits, the sentence names the button that is left. */
function inWords(view: View, said: Sentence): string {
  const { table } = view;
  const end = said.id === "review-hint-nothing" && table ? wordsOf(view).turnEnd?.(table) : undefined;
  if (end) return t(said.id, { end });
  return sentence(said, (seat) => realName(view, seat));
}

/** Why to do step `number` of a hint, and how much depends on it: one sentence each, if there is something to say. */
export const whys = (view: View, hint: Hint, number: number): string[] =>
  [hint.reasons[number], number ? null : hint.margin].map((said) => hintSentence(view, said)).filter(Boolean);

/** Whether a hint is for a card of King with alternatives: reasons explain those, not a sentence of figures. */
export const isCardHint = (hint: Hint): boolean => hint.sentence.id === "review-hint-card";

/** Whether a hint is for a turn of Kings Corner with alternatives. */
export const isTurnHint = (hint: Hint): boolean => hint.sentence.id.startsWith("review-hint-turn");

/** "Chance to win the match: 27%. Points against the others: +2." Without a known chance, only the points. */
export function turnFigures({ sentence: { arguments: said } }: Hint): string {
  const points = signed(Number(said.expected ?? 0));
  return said.chance === undefined ? t("hint-lead", { points }) : t("hint-match", { chance: said.chance, points });
}

/** A hint to be read out, from its step `number` on; `then`: the name of that step. */
export function hintAloud(view: View, hint: Hint, number: number, then: string): string {
  const what = isCardHint(hint) ? `${tokensInWords(hint.best.tokens)}.` : hintSentence(view, hint.sentence);
  return [number ? t("hint-then", { what: then }) : what, ...whys(view, hint, number)].join(" ");
}

/**
 * One step of an advised turn; the end of the turn has the label of the button. `moved`: whether something is done
 * before it.
 */
export function stepInWords(view: View, token: string, moved: boolean): string {
  const end = token === "end" && view.table ? wordsOf(view).turnEnd?.(view.table, moved || undefined) : undefined;
  return end ?? tokenInWords(token);
}

/** An error is shown in whole points, like the points. */
export const shownError = (error: number): number => Math.max(1, Math.round(error));

/** "+180, give or take 25"; a certain value has no error. */
export function aboutPoints(points: number, error: number): string {
  const shown = signed(Math.round(points));
  return error ? t("hint-about", { points: shown, error: shownError(error) }) : shown;
}
