// What is heard, felt, or told outside of the page when the table changes.
import { LONG_WAIT, notify, shake } from "../../notice";
import { settings } from "../../settings.svelte";
import { chime, fanfare, rustle, sweep } from "../../sound";
import { t } from "../../words/words.svelte";
import type { Shot } from "../shots";

export class Bell {
  private touched = performance.now();

  /** The player has done something: he looks. */
  touch(): void {
    this.touched = performance.now();
  }

  /** A shot is shown. `turn`: it has become this player's turn. `quiet`: it is one that is only looked at again. */
  ring({ kind, view }: Shot, turn: boolean, quiet: boolean): void {
    if (settings.sound && !quiet) {
      if (kind === "collected") sweep();
      else if (kind !== "whole" && kind !== "result") rustle();
      if (kind === "result" && view.you !== null && view.sheet.winners.includes(view.you)) fanfare();
    }
    if (!turn) return;
    if (settings.sound) chime();
    if (document.hidden) {
      if (settings.notify) void notify(view.room, t("turn-yours"), t(`game-${view.game}`));
    } else if (settings.vibrate && performance.now() - this.touched > LONG_WAIT) shake();
  }
}
