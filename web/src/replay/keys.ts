// The keyboard of a replay.
import { leftward } from "../words/words.svelte";
import type { Player } from "../board/player.svelte";

/** Do what a key means. Return whether it had a meaning: then the browser must not act on it too. */
export function keyed(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">,
  player: Player,
): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest("select, textarea, dialog")) return false;
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight":
      void ((event.key === "ArrowLeft") === leftward() ? player.forward() : player.back());
      return true;
    case "Home":
      void player.go(player.timeline.home(player.at));
      return true;
    case "End":
      void player.go(player.timeline.end(player.at));
      return true;
    case "PageUp":
      void player.previousStop();
      return true;
    case "PageDown":
      void player.nextStop();
      return true;
    case " ":
      // On a button or a checkbox the space bar presses that.
      if (target?.closest("button, a, summary, input[type=checkbox]")) return false;
      void player.toggle();
      return true;
    default:
      return false;
  }
}
