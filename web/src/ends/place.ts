// How the match ended for the reader, in one sentence.
import type { View } from "../base/messages";
import { list, plain, realName } from "../words/names";
import { t } from "../words/words.svelte";
import { ranking } from "./course";

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** "You came second, 60 behind Cleo."; for an onlooker and for the winner, the lead of the first. Empty: all won. */
export function placeLine(view: View): string {
  const ranks = ranking(view);
  const first = ranks[0];
  const own = ranks.find(({ seat }) => seat === view.you);
  if (!first || !view.sheet.winners.length) return "";
  const { winners } = view.sheet;
  if (own && !winners.includes(own.seat)) {
    const ahead = ranks.filter(({ seat }) => winners.includes(seat)).map(({ seat }) => realName(view, seat));
    return t("ends-place", {
      place: PLACES[own.place - 1] ?? "sixth",
      points: plain(Math.abs(first.total - own.total)),
      names: list(ahead),
    });
  }
  const next = ranks.find(({ seat }) => !winners.includes(seat));
  if (!next || winners.length > 1) return "";
  const args = {
    points: plain(Math.abs(first.total - next.total)),
    second: realName(view, next.seat),
    name: realName(view, first.seat),
  };
  if (next.seat === view.you) return "";
  return first.seat === view.you ? t("ends-ahead-you", args) : t("ends-ahead", args);
}
