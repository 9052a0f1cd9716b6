// Before a deal: a line about its shuffle, if that takes longer than usual.
import type { View } from "../base/messages";
import { openShuffle } from "../session/ownNonce";
import { list, realName } from "../words/names";
import { t } from "../words/words.svelte";

/** What keeps the shuffle of the next deal: whose part is late, or who made it begin again; "" if nothing does. */
export function shuffleLine(view: View): string {
  if (view.shuffling.length)
    return t("result-waiting", { names: list(view.shuffling.map((seat) => realName(view, seat))) });
  const silent = openShuffle(view)?.silent.at(-1);
  if (silent === undefined) return "";
  return t(silent === view.you ? "fair-void-you" : "fair-void", { name: realName(view, silent) });
}
