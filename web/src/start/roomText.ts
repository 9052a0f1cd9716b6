// A match in words: the player's place and points, the others, how far it is.
import type { RoomSummary } from "../base/messages";
import { factsOf } from "../game/registry";
import { list, plain, signed } from "../words/names";
import { t } from "../words/words.svelte";

export const placeOf = ({ places, you }: RoomSummary): number => places[you ?? -1] ?? 0;

/** Whether the player of this browser has won a match. */
export const won = ({ winners, you }: RoomSummary): boolean => you !== null && winners.includes(you);

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
