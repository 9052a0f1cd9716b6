// The server's estimate of what the player's hand is worth, before its game is named.
import type { HandWorth, WorthAnswer } from "../base/messages";
import { alsoSpeak } from "../words/words.svelte";
import type { Player } from "./player";

/** Milliseconds before the question is sent: what the player decides on is painted first. */
const LATER = 60;

export class Worth {
  /** The answer for the hand of this deal; null before it arrives. */
  answer = $state.raw<HandWorth | null>(null);

  private deal = -1;
  private decision = "";
  private id = 0;

  constructor(private readonly player: Player) {}

  /** Ask once for each decision of a deal. Return a function that cancels the question. */
  askOnce(deal: number, decision: string): (() => void) | undefined {
    if (this.deal !== deal) this.answer = null;
    this.deal = deal;
    if (this.decision === decision) return undefined;
    const timer = setTimeout(() => {
      this.decision = decision;
      this.askForWorth();
    }, LATER);
    return () => clearTimeout(timer);
  }

  takeAnswer(answer: WorthAnswer): void {
    if (answer.id === this.id) this.answer = answer.worth;
  }

  private askForWorth(): void {
    const { player } = this;
    this.id = player.nextId();
    alsoSpeak("worth").catch(() => {}); // without its texts nothing is shown
    player.send({ type: "worth", id: this.id, version: player.playback.latest?.version ?? 0 });
  }
}
