// The deals of a review as rows: what each was played for, what its reader gave away in it, or the progress of its
// review.
import type { DealProgress, Mistake, ReplayMatch, ReviewedDeal } from "../base/messages";
import { factsOf } from "../game/registry";
import { dealName } from "../board/words";
import { storyOf } from "../words/game";
import { plain } from "../words/names";
import { t } from "../words/words.svelte";
import { blamed, worstOf, judgedAtAll, mistakesOf, small } from "./mistake";

export interface DealRow {
  deal: number;
  /** "No queens"; "Deal 3" if all deals are alike. */
  name: string;
  /** "Deal 3: No queens". */
  title: string;
  /** "2 mistakes · the worst in trick 8". */
  summary: string;
  /** "−57"; empty: nothing was given away, or it is not known yet. */
  lost: string;
  mistakes: number;
  done: boolean;
  /** The part of it that is reviewed, from 0 to 1. */
  part: number;
}

/** What a deal was played for; empty if all deals are alike, or if it is not known. */
function contract({ game, sheet }: ReplayMatch, deal: number): string {
  const line = sheet.deals[deal];
  return (line && storyOf({ game }).contract?.(line.label, line.trump)) ?? "";
}

function summaryOf(
  match: ReplayMatch,
  found: ReviewedDeal,
  mistakes: readonly Mistake[],
  seat: number,
  lost: string,
): string {
  const unlucky = found.decisions.filter((each) => each.seat === seat && each.fate === "unlucky").length;
  const worst = worstOf(mistakes);
  const count = blamed(found, seat);
  if (!count) {
    const parts = [
      lost && t("lookback-row-small", { count: small(found, seat) }),
      unlucky && t("lookback-row-unlucky", { count: unlucky }),
    ].filter(Boolean);
    return parts.join(" · ") || t("lookback-deal-mistakes", { count: 0 });
  }
  const many = t("lookback-deal-mistakes", { count });
  if (!worst?.stage) return many;
  const where = t(factsOf(match.game)?.tricks ? "lookback-in-trick" : "lookback-in-turn", {
    count,
    number: worst.stage,
  });
  return `${many} · ${where}`;
}

/** One row per deal, except for deals that turn out to have nothing to judge. */
export function rowsOf(
  match: ReplayMatch,
  deals: readonly (ReviewedDeal | null)[],
  progress: (deal: number) => DealProgress | null,
  seat: number,
): DealRow[] {
  return match.actions.flatMap((_, deal) => {
    const found = deals[deal] ?? null;
    if (found && !judgedAtAll(found)) return [];
    const far = progress(deal);
    const mistakes = mistakesOf([found], seat);
    const points = Math.round(found?.review.lostPoints[seat] ?? 0);
    const lost = points > 0 ? plain(-points) : "";
    const begun = far?.state === "running" && far.total > 0;
    return {
      deal,
      name: contract(match, deal) || t("lookback-deal", { number: deal + 1 }),
      title: dealName(match, deal),
      summary: found
        ? summaryOf(match, found, mistakes, seat, lost)
        : begun
          ? t("lookback-row-running")
          : t("lookback-row-waiting"),
      lost,
      mistakes: found ? blamed(found, seat) : 0,
      done: found !== null,
      part: begun ? far.done / far.total : 0,
    };
  });
}
