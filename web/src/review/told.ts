// The place of a decision in its match, and its verdict.
import type { Reviewed } from "../base/messages";
import { t } from "../words/words.svelte";
import type { Who } from "./who";

export type Decision = Reviewed["review"]["decisions"][number];

/** "Deal 3, trick 5: Ana". `stage`: the number of the trick or turn. */
export function where(each: Decision, stage: number, who: Who): string {
  const args = { deal: each.deal + 1, number: stage, name: who.names[each.seat] ?? "" };
  if (each.phase === "turn") return t("lookback-where-turn", args);
  return each.phase === "play" ? t("lookback-where-trick", args) : t("lookback-where-call", args);
}

/** "mistake", "blunder, lucky". */
export function marks(each: Decision): string[] {
  return [
    ...(each.size === "fine" ? [] : [t(`review-size-${each.size}`)]),
    ...(each.fate ? [t(`review-fate-${each.fate}`)] : []),
  ];
}

/** Whether a decision is in the list of all mistakes. */
export const told = (each: Decision): boolean => each.size !== "fine" || each.fate !== "";
