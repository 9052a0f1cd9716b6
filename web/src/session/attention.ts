// What a player must answer beside playing a card: the page calls them as for their turn, also in its title.
import type { View } from "../messages";
import { list, realName } from "../words/names";
import { voteKey } from "../words/vote";
import { speaks, t } from "../words/words.svelte";
import type { Shot } from "./shots";

/** Somebody proposes to end the deal, or wants another match: words about what waits for this player; "" if nothing does. */
export function waitsForYou(view: View): string {
  const { you, proposal, following } = view;
  if (you === null) return "";
  if (proposal && !proposal.agreed.includes(you)) return t(voteKey(view, "propose"), { name: realName(view, proposal.seat) });
  if (view.phase === "between" && !view.ready.includes(you)) return awaits(view, false);
  if (!following || following.seat === you) return "";
  return speaks("again") ? t("again-wanted", { name: realName(view, following.seat) }) : t("again");
}

/** Between deals: whom this player waits for once they are `ready`, before that who waits for them; "" where nobody does. */
export function awaits(view: View, ready: boolean): string {
  const others = view.seats.flatMap(({ kind, connected }, seat) => (seat !== view.you && kind === "human" && connected ? [seat] : []));
  const found = others.filter((seat) => view.ready.includes(seat) !== ready).map((seat) => realName(view, seat));
  if (!found.length) return "";
  return ready ? t("result-waiting", { names: list(found) }) : t("result-wait-for-you", { count: found.length, names: list(found) });
}

/** What these shots ask, the newest last: a card if it is this player's `turn` by them, or the same where one of them asks it. */
export function attentionFor(shots: readonly Shot[], turn: boolean): string {
  if (turn) return t("turn-yours");
  const one = shots.find(({ update: { event } }) => event.kind === "followed" || (event.kind === "vote" && event.token === "propose"));
  return one ? waitsForYou(one.view) : "";
}
