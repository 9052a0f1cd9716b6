// Options of a room's rules that the page says something about. A view names only what differs from the defaults.
import type { View } from "./messages";

const USUAL_TARGET = 25;

/** The points that end a match of Kings Corner. */
export function targetOf(view: View): number {
  const { target } = view.differences;
  return typeof target === "number" ? target : USUAL_TARGET;
}
