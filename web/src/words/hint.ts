// A hint in words. Where these come from: review.ftl and why.ftl, which are loaded with the first question.
import type { Hint, Sentence, View } from "../messages";
import { realName, signed } from "./names";
import { wordsOf } from "./game";
import { sentence, tokenInWords, tokensInWords } from "./sentence";
import { speaks, t } from "./words.svelte";

/** What a hint says, with the names of the table. Empty for nothing, and until its words are there. */
export const hintSentence = (view: View, said: Sentence | null | undefined): string =>
  said && speaks(said.id.startsWith("why-") ? "why" : "review") ? inWords(view, said) : "";

/** Where nothing fits, the sentence names the button that is left. */
function inWords(view: View, said: Sentence): string {
  const { table } = view;
  const end = said.id === "review-hint-nothing" && table ? wordsOf(view).turnEnd?.(table) : undefined;
  if (end) return t(said.id, { end });
  return sentence(said, (seat) => realName(view, seat));
}

/** Why step `number` of a hint is done, and how much depends on it: a sentence each, as far as there is something to say. */
export const whys = (view: View, hint: Hint, number: number): string[] =>
  [hint.reasons[number], number ? null : hint.margin].map((said) => hintSentence(view, said)).filter(Boolean);

/** Whether a hint is for a card of King and has alternatives: those are explained by reasons, not by a sentence of figures. */
export const isCardHint = (hint: Hint): boolean => hint.sentence.id === "review-hint-card";

/** Whether a hint is for a turn of Kings Corner that has alternatives. */
export const isTurnHint = (hint: Hint): boolean => hint.sentence.id.startsWith("review-hint-turn");

/** "Chance to win the match: 27%. Points against the others: +2." Where no chance is known, the points alone. */
export function turnFigures({ sentence: { arguments: said } }: Hint): string {
  const points = signed(Number(said.expected ?? 0));
  return said.chance === undefined ? t("hint-lead", { points }) : t("hint-match", { chance: said.chance, points });
}

/** A hint aloud, from its step `number` on; `then`: how that step is named. */
export function hintAloud(view: View, hint: Hint, number: number, then: string): string {
  const what = isCardHint(hint) ? `${tokensInWords(hint.best.tokens)}.` : hintSentence(view, hint.sentence);
  return [number ? t("hint-then", { what: then }) : what, ...whys(view, hint, number)].join(" ");
}

/** One step of a turn that is advised; its end is called what the button says. `moved`: whether something is done before it. */
export function stepInWords(view: View, token: string, moved: boolean): string {
  const end = token === "end" && view.table ? wordsOf(view).turnEnd?.(view.table, moved || undefined) : undefined;
  return end ?? tokenInWords(token);
}

/** An error is shown in whole points, as the points are. */
export const shownError = (error: number): number => Math.max(1, Math.round(error));

/** "+180, give or take 25"; what is certain has no error. */
export function aboutPoints(points: number, error: number): string {
  const shown = signed(Math.round(points));
  return error ? t("hint-about", { points: shown, error: shownError(error) }) : shown;
}
