// The names of deals and seats of a replayed match.
import type { ReplayMatch, View } from "../base/messages";
import { storyOf } from "../words/game";
import { realName } from "../words/names";
import { t } from "../words/words.svelte";

/** "Deal 3: No queens"; "Deal 3" without a contract, "Deal 3 (thrown in)". */
export function dealName({ game, sheet }: ReplayMatch, deal: number): string {
  const line = sheet.deals[deal];
  const args = { number: deal + 1 };
  if (line?.void) return t("replay-deal-void", args);
  const contract = line && storyOf({ game }).contract?.(line.label, line.trump);
  if (!contract) return t("replay-deal", args);
  return t("replay-deal-of", { ...args, contract });
}

/** The name of a seat of the match. */
export const nameOf = (match: Pick<ReplayMatch, "seats">, seat: number): string =>
  realName(match as Pick<View, "seats"> as View, seat);
