// What a player must answer beside playing a card: the page calls them as for their turn, also in its title.
import type { View } from "../messages";
import { realName } from "../words/names";
import { voteKey } from "../words/vote";
import { speaks, t } from "../words/words.svelte";
import type { Shot } from "./shots";

/** Somebody proposes to end the deal, or wants another match: words about what waits for this player; "" if nothing does. */
export function waitsForYou(view: View): string {
  const { you, proposal, following } = view;
  if (you === null) return "";
  if (proposal && !proposal.agreed.includes(you)) return t(voteKey(view, "propose"), { name: realName(view, proposal.seat) });
  if (!following || following.seat === you) return "";
  return speaks("again") ? t("again-wanted", { name: realName(view, following.seat) }) : t("again");
}

/** What these shots ask, the newest last: a card if it is this player's `turn` by them, or the same where one of them asks it. */
export function attentionFor(shots: readonly Shot[], turn: boolean): string {
  if (turn) return t("turn-yours");
  const one = shots.find(({ update: { event } }) => event.kind === "followed" || (event.kind === "vote" && event.token === "propose"));
  return one ? waitsForYou(one.view) : "";
}
