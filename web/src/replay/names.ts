// Deals and seats of a replayed match as people call them.
import type { ReplayMatch, View } from "../messages";
import { contractName, realName } from "../words/names";
import { t } from "../words/words.svelte";

/** "Deal 3: No queens"; "Deal 3" where there is no contract, "Deal 3 (thrown in)". */
export function dealName({ game, sheet }: ReplayMatch, deal: number): string {
  const line = sheet.deals[deal];
  const args = { number: deal + 1 };
  if (line?.void) return t("replay-deal-void", args);
  if (game !== "king" || !line) return t("replay-deal", args);
  const contract = line.label === "plus" ? t("contract-plus-trump", { trump: line.trump || "NT" }) : contractName(line.label || "positive");
  return t("replay-deal-of", { ...args, contract });
}

/** The name of a seat of the match. */
export const nameOf = (match: Pick<ReplayMatch, "seats">, seat: number): string => realName(match as Pick<View, "seats"> as View, seat);
