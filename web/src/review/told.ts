// Where a decision stands, and which look at it says what was better.
import type { Reviewed } from "../messages";
import { storyOf } from "../words/game";
import { t } from "../words/words.svelte";
import type { Who } from "./who";

export type Decision = Reviewed["review"]["decisions"][number];

/** "Deal 3, trick 5: Ana". `stage`: the number of the trick or turn. */
export function where(each: Decision, stage: number, who: Who): string {
  const args = { deal: each.deal + 1, number: stage, name: who.names[each.seat] ?? "" };
  if (each.phase === "turn") return t("lookback-where-turn", args);
  return each.phase === "play" ? t("lookback-where-trick", args) : t("lookback-where-call", args);
}

/** What a deal was played for: "No queens", "Plus without trump"; empty where all deals are alike. */
export function contractOf(found: Reviewed, deal: number): string {
  const { contract = "", trump = "" } = found.review.deals[deal] ?? {};
  return storyOf(found.review).contract?.(contract, trump) ?? "";
}

/** What would have been better: by what could be known or, for somebody unlucky, as the cards lay. */
export function better(each: Decision): readonly string[] {
  return (each.fate === "unlucky" && each.opened ? each.opened : each.known).best.tokens;
}

/** "mistake", "blunder, lucky". */
export function marks(each: Decision): string[] {
  return [...(each.size === "fine" ? [] : [t(`review-size-${each.size}`)]), ...(each.fate ? [t(`review-fate-${each.fate}`)] : [])];
}

/** Whether a decision is in the list of all mistakes. */
export const told = (each: Decision): boolean => each.size !== "fine" || each.fate !== "";
