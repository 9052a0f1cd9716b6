// Who keeps the table waiting: a bot is shown as thinking after a moment and announced after a longer one, and after
// that time the player's own seat says whose turn it is. Quick bots show nothing.
import type { View } from "../base/messages";

/** Milliseconds until the page shows, and announces, that a bot is thinking. */
export const SHOWN_AFTER = 300;
export const TOLD_AFTER = 900;
/** Milliseconds after which the page checks whether the server is still there: none of our bots thinks that long. */
export const DOUBTED_AFTER = 3000;

/** The seat of the other player whose turn it is, a person or a bot; -1: there is none, or a lesson goes on. */
export function otherOnTurn({ phase, lesson, table, you }: View): number {
  const seat = phase === "deal" && !lesson ? (table?.toAct ?? -1) : -1;
  return seat === you ? -1 : seat;
}

/** The seat of the bot whose turn it is; -1: there is none. In a lesson the others wait for the pupil. */
export function botOnTurn(view: View): number {
  const seat = view.phase === "deal" && !view.lesson ? (view.table?.toAct ?? -1) : -1;
  const kind = view.seats[seat]?.kind ?? "human";
  return kind === "human" || kind === "open" ? -1 : seat;
}

export class Thinking {
  /** The seat of the bot that is shown as thinking; -1: none. */
  shown = $state(-1);
  /** The seat of the bot that is announced as thinking; -1: none. */
  told = $state(-1);
  /** The seat of the other player whose turn it has been for a while; -1: none. */
  awaited = $state(-1);

  /** `doubt` is called when a bot takes so long that the server may be gone. */
  constructor(private readonly doubt: () => void = () => {}) {}

  /** Start waiting for `seat`, -1: for no bot. Return a function that ends the waiting. */
  waitFor(seat: number): () => void {
    if (seat < 0) return () => {};
    const timers = [
      setTimeout(() => (this.shown = seat), SHOWN_AFTER),
      setTimeout(() => (this.told = seat), TOLD_AFTER),
      setTimeout(this.doubt, DOUBTED_AFTER),
    ];
    return () => {
      timers.forEach(clearTimeout);
      this.shown = this.told = -1;
    };
  }

  /** It is the turn of `seat`, -1: of no other player. Return a function that ends that. */
  turnOf(seat: number): () => void {
    if (seat < 0) return () => {};
    const timer = setTimeout(() => (this.awaited = seat), TOLD_AFTER);
    return () => {
      clearTimeout(timer);
      this.awaited = -1;
    };
  }
}
