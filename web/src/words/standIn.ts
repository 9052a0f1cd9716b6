// Bots that do not play themselves, and players whose time was over, in words: rules of thumb play for them, and why.
import type { View } from "../base/messages";
import { list, realName } from "./names";
import { t } from "./words.svelte";

/** The reasons, the most relevant first: what has just happened, then those that can be fixed. */
export const WHYS = ["time-up", "missing", "failed", "late", "busy", "off", "warming"] as const;
export type Why = (typeof WHYS)[number];

/** The most relevant reason, if rules of thumb play on any seat. */
export function standInOf(view: View): Why | null {
  return WHYS.find((why) => view.seats.some((seat) => seat.standIn === why)) ?? null;
}

/** The text about it; empty if everyone plays themselves. */
export function standInText(view: View): string {
  const why = standInOf(view);
  if (!why) return "";
  const names = view.seats.flatMap((seat, number) => (seat.standIn === why ? [realName(view, number)] : []));
  return t(`stand-in-${why}`, { names: list(names) });
}
