// How long the match at a table is, in short.
import type { View } from "../messages";
import { t } from "../words/words.svelte";

/** "10 deals"; "to 25 points" where the match goes on to a number of points. */
export function dealsText({ rules }: View): string {
  if (rules.deals) return t("waiting-deals", { count: rules.deals });
  return rules.target ? t("waiting-target", { target: Math.abs(rules.target) }) : "";
}
