// The faults of house rules, in words.
import type { Refusal } from "../base/api";
import type { GameView } from "../base/messages";
import { optionLabel } from "../words/options";
import { t } from "../words/words.svelte";
import { optionAt } from "./draft.svelte";

/** Why rules of `game` (undefined: of an unknown game) were refused. */
export function faultText(refusal: Refusal, game: GameView | undefined): string {
  if (refusal.key.startsWith("contradiction-")) return t(refusal.key, refusal.args);
  const name = optionAt(refusal.place);
  if (name !== undefined) {
    const option = game?.options.find((one) => one.name === name);
    if (!game || !option) return t("lobby-no-option", { name });
    const label = optionLabel(game.name, name);
    return option.kind === "number" || option.kind === "points"
      ? t("lobby-bad-number", { option: label, low: option.low, high: option.high })
      : t("lobby-bad-value", { option: label });
  }
  if (refusal.place === "rules.preset") return t("lobby-no-preset");
  if (refusal.key === "reason-bad-format" || refusal.key === "error-bad-message") return t("lobby-no-rules");
  return t(refusal.key, refusal.args);
}
