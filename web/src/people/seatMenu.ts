// What the menu of a seat says about its player, and what can be done there.
import { isNear } from "../base/home";
import type { View } from "../base/messages";
import { levelAbout, levelName, list, onlookerName, realName } from "../words/names";
import { t } from "../words/words.svelte";

/** What a seat's menu opens. */
export type SeatRow = "say" | "device" | "remove";

/** The rows of a seat's menu. `talks`: whether there are other people to talk to. */
export function seatRows(view: View, seat: number, talks: boolean): SeatRow[] {
  const rows: SeatRow[] = talks && view.seats[seat]?.kind === "human" ? ["say"] : [];
  if (seat === view.you && view.phase !== "over" && !isNear(view.room)) rows.push("device");
  if (seat !== view.you && removable(view, seat)) rows.push("remove");
  return rows;
}

/** Whether this player, as the host, may remove the player of a seat. */
function removable(view: View, seat: number): boolean {
  const plays = view.phase === "waiting" || view.phase === "deal" || view.phase === "between";
  return plays && view.you === view.host && view.seats[seat]?.kind === "human" && !view.following;
}

/** Who sits there, in a line: "opened this table · away", "Casual". */
export function seatIs(view: View, seat: number): string {
  const { kind = "open", connected = false, substitute = "" } = view.seats[seat] ?? {};
  if (kind === "open") return t("seat-open");
  if (kind !== "human") return levelName(kind);
  const here = substitute
    ? t("seat-bot-plays", { level: levelName(substitute) })
    : t(connected ? "waiting-at" : "seat-away");
  const shows = view.onlookers.find(({ hand }) => hand === seat);
  return [
    seat === view.host ? t("seat-host") : "",
    here,
    shows && seat !== view.you ? t("seat-shows", { name: onlookerName(shows) }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** An onlooker to whom a player may show their hand. */
interface Guest {
  number: number;
  name: string;
  /** Whether they are shown it. */
  shown: boolean;
}

/** The onlookers to whom the player of a seat may show their hand: not those who are shown another one. */
export function guestsOf(view: View, seat: number): Guest[] {
  if (seat !== view.you || view.phase === "over" || view.phase === "broken") return [];
  return view.onlookers
    .filter(({ hand }) => hand < 0 || hand === seat)
    .map((one) => ({ number: one.number, name: onlookerName(one), shown: one.hand === seat }));
}

/** How many look on, and who: "3 look on: Eve (sees Anna's cards), Dan". */
export function watchersText(view: View): string {
  const names = view.onlookers
    .filter(({ name, hand }) => name || hand >= 0)
    .map((one) => {
      const name = onlookerName(one);
      return one.hand < 0 ? name : t("watcher-sees", { name, player: realName(view, one.hand) });
    });
  const count = t("watchers", { count: view.watching });
  return names.length ? `${count}: ${list(names)}` : count;
}

/** How the bot of a seat plays, in a sentence; empty where no bot plays. */
export function seatPlays(view: View, seat: number): string {
  const { kind = "open", substitute = "" } = view.seats[seat] ?? {};
  return levelAbout(substitute || kind);
}
