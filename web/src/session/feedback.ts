// Sound, vibration and notifications when the table changes. What is switched off is not loaded.
import { settings } from "../settings.svelte";
import { t } from "../words/words.svelte";
import type { Shot } from "./shots";

/** Milliseconds after one's own last action before the next turn is worth shaking a phone. */
export const LONG_WAIT = 10_000;

const sounds = () => import("../sound");
const notices = () => import("../notice");
type Sounds = Awaited<ReturnType<typeof sounds>>;
type Notices = Awaited<ReturnType<typeof notices>>;

/** Play sounds; without the network there may be none. */
function play(...heard: (keyof Sounds)[]): void {
  if (heard.length) sounds().then((made) => heard.forEach((sound) => made[sound]()), () => {});
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
  ring({ kind, view }: Shot, why: string, quiet: boolean): void {
    if (settings.sound) {
      const won = kind === "result" && view.you !== null && view.sheet.winners.includes(view.you);
      const heard: keyof Sounds | false = kind === "collected" ? "sweep" : kind === "result" ? won && "fanfare" : kind !== "whole" && "rustle";
      play(...(heard && !quiet ? [heard] : []), ...(why ? (["chime"] as const) : []));
    }
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
