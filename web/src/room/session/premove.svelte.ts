// A card of King that is chosen ahead: marked by a second tap while others play, played as soon as its turn has come.
import { settings } from "../../settings.svelte";
import { cardName } from "../../words/names";
import { t } from "../../words/words.svelte";
import type { Session } from "../session.svelte";

export class Premove {
  /** The card that is marked. */
  card = $state<string | null>(null);

  constructor(private readonly session: Session) {}

  /** Whether a card can be marked now: others play. */
  get possible(): boolean {
    const { view, myTurn } = this.session;
    const table = view?.table;
    return settings.premove && !myTurn && view?.phase === "deal" && table?.game === "king" && table.phase === "play";
  }

  /** Mark a card of the hand, or the marked one no more. */
  mark(card: string): void {
    const { session } = this;
    if (this.card === card) this.drop();
    else {
      this.card = card;
      session.said.aside = t("premove-marked", { card: cardName(card) });
    }
    session.selected = this.card;
  }

  /** No card is marked any more. */
  drop(): void {
    if (this.card !== null) this.session.said.aside = t("premove-none");
    this.card = null;
  }

  /** The table has changed. The card that is to be played now; null: none. A card that is refused is said to be. */
  due(): string | null {
    const { session, card } = this;
    const table = session.view?.table;
    if (card === null || session.ahead.busy) return null;
    if (table?.game !== "king" || session.view?.phase !== "deal" || !table.hand.includes(card)) this.card = null;
    else if (session.legal.includes(card)) return card;
    else if (session.myTurn) {
      this.card = session.selected = null;
      session.said.refuse("premove-refused", card, { card: cardName(card) });
    }
    return null;
  }
}
