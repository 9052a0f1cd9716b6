// Cards of King that play themselves: the one that was chosen ahead and, as the settings have it, one without a choice.
import { isCard } from "../../cards";
import { settings } from "../../settings.svelte";
import { t } from "../../words/words.svelte";
import type { Session } from "../session.svelte";

/** Milliseconds that a card without a choice lies still before it plays itself. */
export const STILL = 350;

/** Stops a card that is about to be played automatically: a player who touches the table plays, or looks, first. */
const STOPS = ["pointerdown", "keydown", "visibilitychange"] as const;

export class Itself {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  /** The table on the screen is the newest and lies still in `flight` milliseconds. */
  follow(flight: number): void {
    this.stop();
    const { session } = this;
    const chosen = session.premove.due();
    if (chosen) this.timer = setTimeout(() => session.premove.card === chosen && session.act(chosen, chosen), flight);
    else this.force(flight);
  }

  /** Nothing plays itself until the table changes again. */
  readonly stop = (): void => {
    clearTimeout(this.timer);
    for (const event of STOPS) document.removeEventListener(event, this.stop, true);
  };

  private force(flight: number): void {
    const { session } = this;
    const table = session.view?.table;
    const card = session.legal[0];
    if (session.legal.length !== 1 || !card || !isCard(card) || table?.game !== "king" || table.phase !== "play") return;
    const last = table.hand.length === 1;
    if (session.ahead.busy || document.hidden || settings.auto === "off" || (settings.auto === "last" && !last)) return;
    for (const event of STOPS) document.addEventListener(event, this.stop, true);
    this.timer = setTimeout(() => {
      this.stop();
      session.said.say([t(last ? "auto-last" : "auto-forced")]);
      session.act(card, card);
    }, flight + STILL);
  }
}
