// Sound, vibration and notifications when the table changes. What is switched off is not loaded.
import { settings } from "../base/settings.svelte";
import { t } from "../words/words.svelte";
import type { Sound } from "../sound/sounds";
import { playOf } from "./game";
import type { Shot } from "./shots";

/** Milliseconds after the player's own last action, after which their next turn makes a phone vibrate. */
export const LONG_WAIT = 10_000;

const notices = () => import("../base/notice");
type Notices = Awaited<ReturnType<typeof notices>>;

/**
 * Play sounds; offline there may be none. A browser is silent before the first tap, so nothing is loaded until then.
 */
function play(...heard: Sound[]): void {
  if (heard.length && navigator.userActivation?.hasBeenActive !== false)
    import("../sound/play").then(
      (player) => heard.forEach(player.play),
      () => {},
    );
}

/** The sound of a shot; null: none. */
function soundOf({ kind, update: { event }, view }: Shot): Sound | null {
  const game = playOf(view);
  switch (kind) {
    case "deal":
      return "deal";
    case "act":
    case "held":
      return event.kind === "act" ? (game.actSound?.(event.token) ?? "card") : null;
    case "collected":
      return (view.table && game.trickSound?.(view.table, event.trickTo)) ?? "trick";
    case "rest":
      return "trick";
    case "told":
      return "announce";
    case "result":
      return view.you !== null && view.sheet.winners.includes(view.you) ? "win" : null;
    case "whole":
      return null;
  }
}

function tell(how: (made: Notices) => void): void {
  notices().then(how, () => {});
}

export class Feedback {
  private touched = performance.now();

  /** The player has done something, so they are looking. */
  noteActivity(): void {
    this.touched = performance.now();
  }

  /**
   * A shot is shown. `why`: words for what it asks of this player, if anything. `quiet`: make no sound for the shot, as
   * after skipping.
   */
  playShot(shot: Shot, why: string, quiet: boolean): void {
    const { view } = shot;
    if (settings.sound) {
      const heard = quiet ? null : soundOf(shot);
      play(...(heard ? [heard] : []), ...(why && settings.turnsound ? (["turn"] as const) : []));
    }
    // Short vibration on a phone if the player takes cards that cost points.
    const cost =
      shot.kind === "collected" &&
      shot.update.event.trickTo === view.you &&
      ["penalty", "knock"].includes(soundOf(shot) ?? "");
    if (cost && settings.vibrate && !quiet && !document.hidden) tell(({ shake }) => shake(30));
    if (!why) return;
    if (document.hidden) {
      if (settings.notify) tell(({ notify }) => void notify(view.room, why, t(`game-${view.game}`)));
    } else if (settings.vibrate && performance.now() - this.touched > LONG_WAIT) tell(({ shake }) => shake());
  }

  /** The player looks at the page: no notification is needed any more. */
  withdrawNotice(): void {
    if (settings.notify) tell(({ takeBack }) => takeBack());
  }
}
