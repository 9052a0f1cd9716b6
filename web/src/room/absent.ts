import type { View } from "../messages";
import { realName } from "../words/names";
import { t } from "../words/words.svelte";

/** For whom the table waits: words about the person whose turn it is and who is not there; "" where nobody is waited for. */
export function waits(view: View): string {
  const seat = view.phase === "deal" ? (view.table?.toAct ?? -1) : -1;
  const sitter = view.seats[seat];
  return sitter?.kind === "human" && seat !== view.you && !sitter.connected ? t("link-waits", { name: realName(view, seat) }) : "";
}
