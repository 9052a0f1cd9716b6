// What a room counts, points or chips; when its match ends; moments of the clock.
import type { View } from "../base/messages";
import { factsOf } from "../game/registry";
import { plain, signed } from "./names";
import { region, t } from "./words.svelte";

/** Whether a room counts chips. */
export const countsChips = (view: View): boolean => view.rules.chips;

/** The score of a seat in a deal: with its sign if a deal can give or cost points. */
export const scoreText = (view: View, score: number): string =>
  factsOf(view.game)?.signed || countsChips(view) ? signed(score) : plain(score);

/** Whether the deal on the table was given up: no seat scores. */
export const givenUp = (view: View): boolean => view.phase !== "deal" && view.sheet.deals.at(-1)?.void === true;

/** The number of the deal on the table among those that count, from 1: a deal that is given up is dealt again. */
const counted = (view: View): number =>
  view.deal + 1 - view.sheet.deals.slice(0, view.deal).filter((line) => line.void).length;

/** A total in short: "12 pts", "−3 chips". */
export function totalText(view: View, total: number): string {
  const shown = plain(total);
  return countsChips(view)
    ? t("chips-short", { count: Math.abs(total), chips: shown })
    : t("points-short", { points: shown });
}

/** "Deal 3 of 10", "Deal 3 · to 25", "Deal 3 · past −25". */
export function dealText(view: View): string {
  if (view.practice?.deals) return t("deal-practice");
  const { deals, exceed, target } = view.rules;
  const number = view.deal + 1;
  if (deals) return t("deal-of", { number: counted(view), deals });
  return t(exceed ? "deal-past" : "deal-to", { number, target: plain(target), side: target < 0 ? "below" : "above" });
}

/** The same for little room: "3/10", "Deal 3". */
export function dealNumber(view: View): string {
  if (view.practice?.deals) return t("deal-practice");
  return view.rules.deals ? `${counted(view)}/${view.rules.deals}` : `${t("score-deal")} ${view.deal + 1}`;
}

/** Which totals win, and the points that end the match, if any: "The fewest points win. The match ends at 25." */
export function winsText(view: View): string {
  const { exceed, target, wins } = view.rules;
  const ends =
    target && !view.practice?.deals
      ? t(exceed ? "wins-past" : "wins-at", { target: plain(target), side: target < 0 ? "below" : "above" })
      : "";
  return [t("wins", { how: wins }), ends].filter(Boolean).join(" ");
}

/** "10 deals", "to 25", "past −25". */
export function endText(view: View): string {
  if (view.practice?.deals) return t("deal-practice");
  const { deals, exceed, target } = view.rules;
  return deals
    ? t("score-deals", { deals })
    : t(exceed ? "score-past" : "score-target", { target: plain(target), side: target < 0 ? "below" : "above" });
}

/** "10 deals", or "to 25 points" if the match ends at a number of points. */
export function dealsText({ rules }: View): string {
  if (rules.deals) return t("waiting-deals", { count: rules.deals });
  return rules.target ? t("waiting-target", { target: Math.abs(rules.target) }) : "";
}

/** A moment of this browser's clock: the time, and the day unless it was today. */
export function when(moment: number): string {
  const today = new Date(moment).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    region(),
    today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  ).format(moment);
}
