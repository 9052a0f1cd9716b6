// Who plays with bots only waits for nobody, and may do what would give others away.
import type { View } from "../messages";

/** Whether all seats but one's own are bots'. */
export const alone = (view: View): boolean =>
  view.you !== null && view.seats.every(({ kind }, seat) => seat === view.you || (kind !== "human" && kind !== "open"));
