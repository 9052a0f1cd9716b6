// Cards that are played automatically: the card chosen ahead and, if the settings allow it, a card without an
// alternative.
import { isCard } from "../base/cards";
import { factsOf } from "../game/registry";
import { settings } from "../base/settings.svelte";
import { t } from "../words/words.svelte";
import type { Player } from "./player";
import type { Premove } from "./premove.svelte";

/** Milliseconds that the table is still before a card without an alternative is played. */
const STILL = 350;

/** Events that stop it: a player who touches the table wants to play or to look first. */
const STOPS = ["pointerdown", "keydown", "visibilitychange"] as const;

export class AutoPlay {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly player: Player,
    private readonly premove: Premove,
  ) {}

  /** The newest table is on the screen; its cards stop moving in `flight` milliseconds. */
  tableShown(flight: number): void {
    this.stop();
    const { player, premove } = this;
    const chosen = premove.takeDueCard();
    if (chosen) this.timer = setTimeout(() => premove.card === chosen && player.act(chosen, chosen), flight);
    else this.playOnlyCard(flight);
  }

  /** Play nothing automatically until the table changes again. */
  readonly stop = (): void => {
    clearTimeout(this.timer);
    for (const event of STOPS) document.removeEventListener(event, this.stop, true);
  };

  private playOnlyCard(flight: number): void {
    const { player } = this;
    const table = player.view?.table;
    const card = player.legal[0];
    if (
      player.view?.lesson ||
      player.legal.length !== 1 ||
      !card ||
      !isCard(card) ||
      !factsOf(table?.game)?.tricks ||
      table?.phase !== "play"
    )
      return;
    const last = table.hand.length === 1;
    if (player.busy || document.hidden || settings.auto === "off" || (settings.auto === "last" && !last)) return;
    for (const event of STOPS) document.addEventListener(event, this.stop, true);
    this.timer = setTimeout(() => {
      this.stop();
      player.log.sayLines([t(last ? "auto-last" : "auto-forced")]);
      player.act(card, card);
    }, flight + STILL);
  }
}
