// A warning before a turn ends: what could still be played. It is given once a turn; the second attempt ends the turn.
import { isCard } from "../base/cards";
import type { Update } from "../base/messages";
import { hints, moveOf } from "../base/targets";
import { cardName, placeName } from "../words/names";
import { t, type Args, type TextKey } from "../words/words.svelte";

/** An attempt this short a time after a warned one is a double tap or a held key, not an answer to the warning, ms. */
const TOO_SOON = 500;

export class EndTurnWarning {
  private said = false;
  /** When the last attempt was made that did not end the turn. */
  private tried = 0;

  /** The count starts again when it is another player's turn. */
  countUpdate({ legal }: Update): void {
    if (!legal.length) this.said = false;
  }

  /** What to say before the turn ends, or null if there is nothing to say (any more). */
  warningBefore(legal: readonly string[]): { key: TextKey; args: Args } | null {
    const still = legal.includes("end") ? moveOf(hints(legal)[0] ?? "") : null;
    const now = performance.now();
    if (!still || (this.said && now - this.tried >= TOO_SOON)) return null;
    this.said = true;
    this.tried = now;
    const onto = t("onto", { place: still.target });
    if (isCard(still.source)) return { key: "still-lay", args: { card: cardName(still.source), onto } };
    return { key: "still-move", args: { from: placeName(still.source), onto } };
  }
}
