// The length of a match, in short.
import type { View } from "../base/messages";
import { t } from "../words/words.svelte";

/** "10 deals", or "to 25 points" if the match ends at a number of points. */
export function dealsText({ rules }: View): string {
  if (rules.deals) return t("waiting-deals", { count: rules.deals });
  return rules.target ? t("waiting-target", { target: Math.abs(rules.target) }) : "";
}
