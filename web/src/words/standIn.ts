// Seats whose player does not play, in words: a bot replaced by rules of thumb, and why.
import type { View } from "../messages";
import { list, realName } from "./names";
import { t } from "./words.svelte";

/** Why, in the order in which it is worth telling: what somebody can mend comes first. */
export const WHYS = ["missing", "failed", "late", "busy", "off", "warming"] as const;
export type Why = (typeof WHYS)[number];

/** The reason worth telling of, if rules of thumb play on any seat. */
export function standInOf(view: View): Why | null {
  return WHYS.find((why) => view.seats.some((seat) => seat.standIn === why)) ?? null;
}

/** What is said of it; empty if every bot plays itself. */
export function standInText(view: View): string {
  const why = standInOf(view);
  if (!why) return "";
  const names = view.seats.flatMap((seat, number) => (seat.standIn === why ? [realName(view, number)] : []));
  return t(`stand-in-${why}`, { names: list(names) });
}
