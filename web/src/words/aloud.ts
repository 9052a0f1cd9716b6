// The whole table in words, read out when a player asks for it.
import type { View } from "../base/messages";
import { storyOf } from "./game";
import { realName } from "./names";
import { sentences } from "./sentence";
import { trickAloud } from "./tableText";
import { t } from "./words.svelte";

/**
 * The whole table in sentences, as the key T reads them out: what is played for, what is on the table, whose turn it
 * is.
 */
export function tableAloud(view: View): string {
  const { table } = view;
  if (!table || view.phase !== "deal") return t("lies-nothing");
  const turn =
    table.toAct === view.you
      ? t("turn-yours")
      : table.toAct >= 0
        ? `${realName(view, table.toAct)}: ${t("turn-theirs")}`
        : "";
  return sentences([...(storyOf(view).tableText?.(view, table) ?? [trickAloud(view)]), turn]);
}
