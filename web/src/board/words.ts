// A position in words: the trick or turn, and the last action.
import { factsOf } from "../game/registry";
import type { ReplayDeal, ReplayFrame } from "../base/messages";
import type { Line } from "../words/game";
import { lines } from "../words/spoken";
import { sentences } from "../words/stops";
import { t } from "../words/words.svelte";
import { updateAt } from "./frames";

/** What happened, one sentence each. */
export function happened(deal: ReplayDeal, action: number): Line[] {
  const said = lines(updateAt(deal, action, { seat: 0, open: false }));
  return deal.void && action === deal.frames.length - 1 ? [...said, { text: t("replay-void") }] : said;
}

/** "Trick 3", "Turn 12", "Calls", "Dealt". */
export function stageName(game: string, { stage, event }: ReplayFrame): string {
  if (event.kind === "deal") return t("replay-dealt");
  if (!stage) return t("replay-calls");
  return t(factsOf(game)?.tricks ? "replay-trick" : "replay-turn", { number: stage });
}

/** "Trick 3: Ana plays the 7 of hearts. Bo takes the trick." */
export function positionInWords(deal: ReplayDeal, action: number): string {
  const frame = deal.frames[action];
  if (!frame) return "";
  const said = sentences(happened(deal, action).map(({ text }) => text));
  return frame.event.kind === "deal"
    ? said
    : t("replay-position", { stage: stageName(deal.view.game, frame), what: said });
}
