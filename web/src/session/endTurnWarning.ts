// A warning before a turn ends: what could still be played. It is given once a turn; the second attempt ends the turn.
import { isCard } from "../base/cards";
import type { Update } from "../base/messages";
import { hints, moveOf } from "../base/targets";
import { cardName, placeName } from "../words/names";
import { t, type Args, type TextKey } from "../words/words.svelte";

export class EndTurnWarning {
  private said = false;

  /** The count starts again when it is another player's turn. */
  countUpdate({ legal }: Update): void {
    if (!legal.length) this.said = false;
  }

  /** What to say before the turn ends, or null if there is nothing to say (any more). */
  warningBefore(legal: readonly string[]): { key: TextKey; args: Args } | null {
    const still = legal.includes("end") ? moveOf(hints(legal)[0] ?? "") : null;
    if (!still || this.said) return null;
    this.said = true;
    const onto = t("onto", { place: still.target });
    if (isCard(still.source)) return { key: "still-lay", args: { card: cardName(still.source), onto } };
    return { key: "still-move", args: { from: placeName(still.source), onto } };
  }
}
