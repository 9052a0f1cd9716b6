// What a tap means, or Enter, or a drag: the same card is lifted, played, or put back as the moment has it.
import { settings } from "../../settings.svelte";
import { onlyTarget, tokenFor, type Pick } from "../../targets";
import type { Session } from "../session.svelte";

export class Taps {
  /** The nearest of places that are alike; the table knows where they lie. */
  nearest: Pick | undefined;

  constructor(private readonly session: Session) {}

  /** A card of the hand was tapped (or Enter pressed on it). */
  card(card: string): void {
    const { session } = this;
    const caughtUp = session.screen.catchUp();
    const table = session.view?.table;
    if (!table) return;
    if (!caughtUp) {
      session.selected = card;
      return;
    }
    if (table.game === "king") {
      const oneTap = settings.taps === "one" || (settings.taps === "auto" && session.roomy);
      const playing = table.phase === "play" && session.myTurn;
      if (playing && (oneTap || session.selected === card)) session.act(card, card);
      else if (session.selected === card && session.premove.possible) session.premove.mark(card);
      else {
        session.premove.drop();
        session.selected = session.selected === card ? null : card;
      }
    } else if (session.selected === card) this.again(card);
    else session.selected = card;
  }

  /** A place of Kings Corner was tapped. */
  place(place: string): void {
    const { session } = this;
    if (!session.screen.catchUp()) return;
    const table = session.view?.table;
    if (table?.game !== "kings-corner") return;
    if (session.selected && session.selected !== place) {
      session.act(tokenFor(session.selected, place), session.selected);
    } else if (session.selected === place) this.again(place);
    else if (session.targets.moves.has(place)) session.selected = place;
    else this.spread(place);
  }

  /** A pile of Kings Corner is spread out to be read, or laid together again. */
  spread(place: string): void {
    const { session } = this;
    const table = session.view?.table;
    if (table?.game !== "kings-corner") return;
    session.expanded = session.expanded === place || (table.piles[place]?.length ?? 0) < 2 ? null : place;
  }

  /** A source was dragged onto a target. */
  drop(source: string, target: string | null): void {
    const { session } = this;
    session.screen.catchUp();
    session.selected = null;
    if (target === "trick" && session.premove.possible) {
      if (session.premove.card !== source) session.premove.mark(source);
    } else if (target && target !== source) session.act(tokenFor(source, target), source);
  }

  /** What is selected was tapped again: it goes where alone it can go, or is let go of. */
  private again(source: string): void {
    const target = onlyTarget(this.session.targets, source, this.nearest);
    if (target) this.session.act(tokenFor(source, target), source);
    else this.session.selected = null;
  }
}
