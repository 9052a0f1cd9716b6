// Sound, vibration and notifications when the table changes. What is switched off is not loaded.
import { settings } from "../settings.svelte";
import { t } from "../words/words.svelte";
import type { Sound } from "../sound/sounds";
import { playOf } from "./game";
import type { Shot } from "./shots";

/** Milliseconds after one's own last action before the next turn is worth shaking a phone. */
export const LONG_WAIT = 10_000;

const notices = () => import("../notice");
type Notices = Awaited<ReturnType<typeof notices>>;

/** Play sounds; without the network there may be none. Before the first tap a browser is silent, so nothing is loaded for it. */
function play(...heard: Sound[]): void {
  if (heard.length && navigator.userActivation?.hasBeenActive !== false) import("../sound/play").then((player) => heard.forEach(player.play), () => {});
}

/** What a shot sounds like; null: it is silent. */
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
  touch(): void {
    this.touched = performance.now();
  }

  /** A shot is shown. `why`: words for what it asks of this player, if it does. `quiet`: it is one that is only looked at again. */
  ring(shot: Shot, why: string, quiet: boolean): void {
    const { view } = shot;
    if (settings.sound) {
      const heard = quiet ? null : soundOf(shot);
      play(...(heard ? [heard] : []), ...(why && settings.turnsound ? (["turn"] as const) : []));
    }
    // A phone gives a short push for cards that cost their taker points.
    const cost = shot.kind === "collected" && shot.update.event.trickTo === view.you && ["penalty", "knock"].includes(soundOf(shot) ?? "");
    if (cost && settings.vibrate && !quiet && !document.hidden) tell(({ shake }) => shake(30));
    if (!why) return;
    if (document.hidden) {
      if (settings.notify) tell(({ notify }) => void notify(view.room, why, t(`game-${view.game}`)));
    } else if (settings.vibrate && performance.now() - this.touched > LONG_WAIT) tell(({ shake }) => shake());
  }

  /** The page is looked at: no notice is needed any more. */
  takeBack(): void {
    if (settings.notify) tell(({ takeBack }) => takeBack());
  }
}
