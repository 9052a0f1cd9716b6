// True if all other players are bots: then nothing here concerns anyone else.
import type { View } from "../base/messages";

/** Whether all seats except the player's own belong to bots. */
export const alone = (view: View): boolean =>
  view.you !== null && view.seats.every(({ kind }, seat) => seat === view.you || (kind !== "human" && kind !== "open"));
