// Why a match or a record cannot be replayed, in words.
import type { Refusal } from "../base/api";
import { t } from "../words/words.svelte";

/** The place of the fault in a record: "Deal 3, action 18 (QD)"; empty if there is no place. */
export function whereInWords({ place, args }: Refusal): string {
  if (args.action) return t("replay-error-at-action", args);
  if (args.deal) return t("replay-error-at-deal", args);
  return place && place !== "record" ? t("replay-error-at", { place }) : "";
}

/** The reason. */
export const whyInWords = ({ code, key, args }: Refusal): string =>
  code === "no-room" ? t("replay-no-match") : t(key, args);
