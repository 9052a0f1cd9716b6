// A past match in words: the player's result, and the date.
import type { RoomSummary } from "../base/messages";
import { factsOf } from "../game/registry";
import { list, plain, signed } from "../words/names";
import { region, spoken, t } from "../words/words.svelte";

const placeOf = ({ places, you }: RoomSummary): number => places[you ?? -1] ?? 0;

/** Whether the player of this browser has won a match. */
export const won = ({ winners, you }: RoomSummary): boolean => you !== null && winners.includes(you);

/** "Won", "2nd"; empty for a match without a winner, and for an onlooker. */
export const resultText = (room: RoomSummary): string =>
  won(room)
    ? t("matches-you-won")
    : placeOf(room) && room.winners.length
      ? t("matches-place", { place: placeOf(room) })
      : "";

/** The player's points as the game counts them. */
export function totalOf(room: RoomSummary): string {
  const total = room.totals[room.you ?? -1] ?? 0;
  if (room.chips) return t("chips-short", { count: Math.abs(total), chips: plain(total) });
  return factsOf(room.game)?.signed ? signed(total) : t("points-short", { points: plain(total) });
}

/** The other people of a match: "with Mia and Tom"; empty against bots alone. */
export function withWhom({ seats, you }: RoomSummary): string {
  const names = seats.flatMap(({ kind, name }, seat) => (kind === "human" && seat !== you && name ? [name] : []));
  return names.length ? t("start-with-whom", { names: list(names) }) : "";
}

/** The progress of a match: "Deal 4 of 10 · you are second". */
export function stageText(room: RoomSummary): string {
  const { seats, deals, of, phase, practice } = room;
  if (practice) return t("deal-practice");
  const free = seats.filter(({ kind }) => kind === "open").length;
  if (phase === "waiting" && free) return t("match-open", { count: free });
  const number = deals + 1;
  const deal = of ? t("deal-of", { number: Math.min(number, of), deals: of }) : t("start-deal", { number });
  return deals && placeOf(room) ? `${deal} · ${t("start-standing", { place: placeOf(room) })}` : deal;
}

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
