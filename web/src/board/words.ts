// A replayed match in words: its deals and seats, the trick or turn of a position, the last action.
import { factsOf } from "../game/registry";
import type { ReplayDeal, ReplayFrame, ReplayMatch, View } from "../base/messages";
import { type Line, storyOf } from "../words/game";
import { lines } from "../words/spoken";
import { sentences } from "../words/sentence";
import { t } from "../words/words.svelte";
import { updateAt } from "./frames";
import { realName } from "../words/names";

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

/** "Deal 3: No queens"; "Deal 3" without a contract, "Deal 3 (thrown in)". */
export function dealName({ game, sheet }: ReplayMatch, deal: number): string {
  const line = sheet.deals[deal];
  const args = { number: deal + 1 };
  if (line?.void) return t("replay-deal-void", args);
  const contract = line && storyOf({ game }).contract?.(line.label, line.trump);
  if (!contract) return t("replay-deal", args);
  return t("replay-deal-of", { ...args, contract });
}

/** The name of a seat of the match. */
export const nameOf = (match: Pick<ReplayMatch, "seats">, seat: number): string =>
  realName(match as Pick<View, "seats"> as View, seat);
