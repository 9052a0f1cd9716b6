// Which bot keeps the table waiting: shown after a moment, told after a longer one, so that quick ones say nothing.
import type { View } from "../messages";

/** Milliseconds until a bot is shown, and told, to be thinking. */
export const SHOWN_AFTER = 300;
export const TOLD_AFTER = 900;
/** Milliseconds after which it is asked whether the server is still there: no bot of ours thinks so long. */
export const DOUBTED_AFTER = 3000;

/** The seat of the bot on turn; -1 if nobody waits for a bot. */
export function botOnTurn(view: View): number {
  const seat = view.phase === "deal" ? (view.table?.toAct ?? -1) : -1;
  const kind = view.seats[seat]?.kind ?? "human";
  return kind === "human" || kind === "open" ? -1 : seat;
}

export class Thinking {
  /** The seat that is shown to be thinking, -1: none. */
  shown = $state(-1);
  /** The seat that is shown as thinking, -1: none. */
  told = $state(-1);

  /** `doubt` is called when it takes so long that the server may be gone. */
  constructor(private readonly doubt: () => void = () => {}) {}

  /** From now on `seat` is waited for, -1: nobody. Returns what ends the waiting. */
  wait(seat: number): () => void {
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
}
