// The first match of a player.
import type { View } from "../base/messages";
import { knows } from "../base/settings.svelte";

/** Whether this is a player's first match of a game: then its aim is announced before the first card. */
export const isFirst = (view: View): boolean =>
  view.deal === 0 && view.you !== null && !view.practice && !knows(view.game);
