// What a player must answer besides playing a card. The page announces it like their turn, also in its title.
import type { View } from "../base/messages";
import { list, realName, voteKey } from "../words/names";
import { t } from "../words/words.svelte";
import { nextAsked } from "./nextMatch.svelte";
import type { Shot } from "./shots";

/**
 * A line about what waits for this player's answer: a proposal to end the deal, the next deal, another match; "" if
 * nothing does.
 */
export function waitsForYou(view: View): string {
  const { you, proposal } = view;
  if (you === null) return "";
  if (proposal && !proposal.agreed.includes(you))
    return t(voteKey(view, "propose"), { name: realName(view, proposal.seat) });
  if (view.phase === "between" && !view.ready.includes(you)) return awaits(view, false);
  return nextAsked(view);
}

/**
 * Between deals: if this player is `ready`, the players they wait for; otherwise the players who wait for them. "" if
 * there are none.
 */
export function awaits(view: View, ready: boolean): string {
  const others = view.seats.flatMap(({ kind, connected }, seat) =>
    seat !== view.you && kind === "human" && connected ? [seat] : [],
  );
  const found = others.filter((seat) => view.ready.includes(seat) !== ready).map((seat) => realName(view, seat));
  if (!found.length) return "";
  return ready
    ? t("result-waiting", { names: list(found) })
    : t("result-wait-for-you", { count: found.length, names: list(found) });
}

/** What these shots ask of this player, the newest shot last: a card if it became their `turn`, or an answer. */
export function attentionFor(shots: readonly Shot[], turn: boolean): string {
  if (turn) return t("turn-yours");
  const one = shots.find(
    ({ update: { event } }) => event.kind === "followed" || (event.kind === "vote" && event.token === "propose"),
  );
  return one ? waitsForYou(one.view) : "";
}
