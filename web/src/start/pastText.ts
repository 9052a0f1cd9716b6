// A past match in words: the player's result, and the date.
import type { RoomSummary } from "../base/messages";
import { region, spoken, t } from "../words/words.svelte";
import { placeOf, won } from "./roomText";

/** "Won", "2nd"; empty for a match without a winner, and for an onlooker. */
export const resultText = (room: RoomSummary): string =>
  won(room)
    ? t("matches-you-won")
    : placeOf(room) && room.winners.length
      ? t("matches-place", { place: placeOf(room) })
      : "";

const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const DAY = 24 * 60 * 60 * 1000;

/** The day of a match in everyday words: "today", "yesterday", "Friday, 20 November". */
export function dayText(created: string): string {
  const date = new Date(created);
  const ago = Math.round((midnight(new Date()) - midnight(date)) / DAY);
  if (ago === 0 || ago === 1) return new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" }).format(-ago, "day");
  const year = date.getFullYear() === new Date().getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(region(), { weekday: "long", day: "numeric", month: "long", ...year }).format(date);
}

export const timeText = (created: string): string =>
  new Intl.DateTimeFormat(region(), { timeStyle: "short" }).format(new Date(created));
