// What is marked on the table of a replay or a review: cards, the seat that takes the trick, and the reader's own
// plate.
import type { View } from "../base/messages";
import { wonCard, type Tricks } from "../game/observation";
import { tricksOf } from "../words/game";
import { t } from "../words/words.svelte";
import { drawnCards } from "./frames";
import { UNMARKED, type Mark, type Marks, type Showing } from "./showing";

/** A position and its marks. */
export interface Marked {
  readonly player: Showing;
  readonly marks?: Marks;
  /** The seat whose plate says "You"; the others and all sentences use names. */
  readonly own?: number | null;
}

/** Painted in place of a session: nothing can be selected or refused here. */
export class StageMarks {
  readonly raised = null;
  readonly log = { refused: null };

  /** The view for the plates of the seats. */
  readonly plates: View | null = $derived.by(() => {
    const { own = null, player } = this.at;
    const view = player.shot?.view ?? null;
    if (!view || own === null) return view;
    return { ...view, seats: view.seats.map((each, seat) => (seat === own ? { ...each, name: t("you") } : each)) };
  });
  /** The better card, marked in its hand; empty: none. */
  readonly better: string = $derived.by(() => this.marks.marks.find(({ verdict }) => verdict === "better")?.card ?? "");
  /** The seat that takes the complete trick on the table; -1: none. */
  readonly winner: number = $derived.by(() => {
    const held = this.at.player.shot?.kind === "held" ? this.tricks : null;
    return held ? held.trick.winner : -1;
  });
  /** The card that has taken the trick on the table; null: none has, or marks say something else about its cards. */
  readonly won: string | null = $derived.by(() => {
    const { tricks } = this;
    return tricks && !this.marks.marks.length ? wonCard(tricks) : null;
  });
  /** The cards that were just drawn. */
  readonly drawn: readonly string[] = $derived.by(() => {
    const { eyes, frame } = this.at.player;
    return frame ? drawnCards(frame, eyes) : [];
  });

  constructor(private readonly at: Marked) {}

  /** Whether a card is dimmed: one of the reader's hand, while others of it are to be seen. */
  dims(card: string): boolean {
    const { eyes, frame } = this.at.player;
    const { bright } = this.marks;
    return bright !== null && !bright.has(card) && frame?.hands[eyes.seat]?.includes(card) === true;
  }

  verdict(card: string): Mark["verdict"] | null {
    return this.marks.marks.find((mark) => mark.card === card)?.verdict ?? null;
  }

  private get marks(): Marks {
    return this.at.marks ?? UNMARKED;
  }

  private get tricks(): Tricks | null {
    const view = this.at.player.shot?.view;
    return view ? tricksOf(view) : null;
  }
}
