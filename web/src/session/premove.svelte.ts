// A card chosen ahead in a game of tricks: marked by a second tap while others play, and played as soon as it is the
// player's turn.
import { factsOf } from "../game/registry";
import { settings } from "../base/settings.svelte";
import { cardName } from "../words/names";
import { t } from "../words/words.svelte";
import type { Player } from "./player";

export class Premove {
  /** The card that is marked. */
  card = $state<string | null>(null);

  constructor(private readonly player: Player) {}

  /** Whether a card can be marked now: while others play. */
  get possible(): boolean {
    const { view, myTurn } = this.player;
    const table = view?.table;
    return (
      settings.premove &&
      !myTurn &&
      view?.phase === "deal" &&
      !view.lesson &&
      factsOf(view.game)?.tricks === true &&
      table?.phase === "play"
    );
  }

  /** Mark a card of the hand, or remove its mark. */
  toggleMark(card: string): void {
    const { player } = this;
    if (this.card === card) this.removeMark();
    else {
      this.card = card;
      player.log.aside = t("premove-marked", { card: cardName(card) });
    }
    player.selected = this.card;
  }

  /** Remove the mark. */
  removeMark(): void {
    if (this.card !== null) this.player.log.aside = t("premove-none");
    this.card = null;
  }

  /** Explain that a card may not be played, now that it is the player's turn. */
  refuseCard(card: string): void {
    this.player.log.showRefusal("premove-refused", card, { card: cardName(card) });
  }

  /** The table has changed. Return the card to play now; null: none. If the rules refuse the card, say so. */
  takeDueCard(): string | null {
    const { player, card } = this;
    const table = player.view?.table;
    if (card === null || player.busy) return null;
    if (player.view?.phase !== "deal" || !table?.hand.includes(card)) this.card = null;
    else if (player.legal.includes(card)) return card;
    else if (player.myTurn) {
      this.card = player.selected = null;
      this.refuseCard(card);
    }
    return null;
  }
}
