// What the menu of a seat says about its player, and what can be done there.
import type { View } from "../base/messages";
import { levelAbout, levelName } from "../words/names";
import { t } from "../words/words.svelte";

/** What a seat's menu opens. */
export type SeatRow = "say" | "device";

/** The rows of a seat's menu. `talks`: whether there are other people to talk to. */
export function seatRows(view: View, seat: number, talks: boolean): SeatRow[] {
  if (seat !== view.you) return [];
  return [...(talks ? (["say"] as const) : []), ...(view.phase === "over" ? [] : (["device"] as const))];
}

/** Who sits there, in a line: "opened this table · away", "Casual". */
export function seatIs(view: View, seat: number): string {
  const { kind = "open", connected = false, substitute = "" } = view.seats[seat] ?? {};
  if (kind === "open") return t("seat-open");
  if (kind !== "human") return levelName(kind);
  const here = substitute
    ? t("seat-bot-plays", { level: levelName(substitute) })
    : t(connected ? "waiting-at" : "seat-away");
  return [seat === view.host ? t("seat-host") : "", here].filter(Boolean).join(" · ");
}

/** How the bot of a seat plays, in a sentence; empty where no bot plays. */
export function seatPlays(view: View, seat: number): string {
  const { kind = "open", substitute = "" } = view.seats[seat] ?? {};
  return levelAbout(substitute || kind);
}
