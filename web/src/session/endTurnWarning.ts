// Before a turn ends: what could still be played. It is said once a turn; the second time the turn ends.
import { isCard } from "../cards";
import type { Update } from "../messages";
import { hints, moveOf } from "../targets";
import { cardName, placeName } from "../words/names";
import { t, type Args } from "../words/words.svelte";

export class EndTurnWarning {
  private said = false;

  /** A turn of somebody else begins another count. */
  follow({ legal }: Update): void {
    if (!legal.length) this.said = false;
  }

  /** What to say before the turn ends, or null if there is nothing to say (any more). */
  before(legal: readonly string[]): { key: string; args: Args } | null {
    const still = legal.includes("end") ? moveOf(hints(legal)[0] ?? "") : null;
    if (!still || this.said) return null;
    this.said = true;
    const onto = t("onto", { place: still.target });
    if (isCard(still.source)) return { key: "still-lay", args: { card: cardName(still.source), onto } };
    return { key: "still-move", args: { from: placeName(still.source), onto } };
  }
}
