// A decision in words: where it was made, and of a mistake what was better, what it cost, and why.
import type { Judged, Mistake, Reviewed } from "../base/messages";
import { cardName, list, plain, signed } from "../words/names";
import { capital, sentence, tokenInWords, tokensInWords } from "../words/sentence";
import { t } from "../words/words.svelte";
import { isCardPlay, isTurn, movesOf } from "./mistake";
import type { Who } from "./who";

const nameIn = (who: Who, seat: number): string => who.names[seat] ?? "";

/** Whether a better turn would have ended the deal. */
const wentOut = ({ seat, line, position, better }: Mistake): boolean =>
  line.length > 0 &&
  line.length >= movesOf(better).length &&
  line.at(-1)?.hands[seat]?.length === 0 &&
  (position.hands[seat]?.length ?? 0) > 0;

/** "The 3 of diamonds was better". */
export function betterInWords(mistake: Mistake, who: Who): string {
  const { seat, better, played } = mistake;
  if (isTurn(mistake) && !movesOf(better).length) return t("lookback-better-nothing");
  if (isTurn(mistake))
    return wentOut(mistake)
      ? seat === who.you
        ? t("lookback-out-you")
        : t("lookback-out", { name: nameIn(who, seat) })
      : t("lookback-better-turn");
  if (isCardPlay(mistake)) return t("lookback-better-card", { card: cardName(better[0] ?? "") });
  const name = (other: number): string => nameIn(who, other);
  return t("lookback-better-call", { call: tokensInWords(better, name), played: tokensInWords(played, name) });
}

/** "3 points", "3 points and 4% of the match": whole numbers, leaving out each that is 0. Empty if both are. */
export function amount(points: number, percent: number | null): string {
  const parts = [
    points > 0 ? t("lookback-points", { points }) : "",
    percent !== null && percent > 0 ? t("lookback-match", { percent }) : "",
  ];
  return list(parts.filter(Boolean));
}

/** The cost of a mistake in whole percent of the match; 0: nothing, or not known. */
const percentOf = ({ chance }: Mistake): number => Math.round(chance ?? 0);
/** The cost in whole points; rounded only here. Every mistake costs something. */
const pointsOf = (mistake: Mistake): number => Math.max(percentOf(mistake) ? 0 : 1, Math.round(mistake.points));

/** "Points to expect: better 248, as played 219": the difference is the cost shown for the mistake. */
export function expectedInWords(mistake: Mistake, { known: { best } }: Judged): string {
  const percent = percentOf(mistake);
  if (percent && best.chance !== null) {
    const better = Math.round(100 * best.chance);
    return t("lookback-then-match", { better, played: Math.max(0, better - percent) });
  }
  const better = Math.round(best.points);
  const played = better - pointsOf(mistake);
  return isTurn(mistake)
    ? t("lookback-then-lead", { better: signed(better), played: signed(played) })
    : t("lookback-then", { better: plain(better), played: plain(played) });
}

/** A line that says that a mistake cost nothing in this deal; empty if it did. */
export const luckInWords = (each: Judged | null): string => (each?.fate === "lucky" ? t("lookback-lucky") : "");

/** "Cost you 49 points.", "Cost you 3 points and 4% of the match." */
export function costInWords(mistake: Mistake, who: Who): string {
  const what = amount(pointsOf(mistake), percentOf(mistake));
  return mistake.seat === who.you
    ? t("lookback-cost-you", { what })
    : t("lookback-cost", { name: nameIn(who, mistake.seat), what });
}

const why = (reason: Mistake["reason"], who: Who): string =>
  reason ? sentence(reason, (seat) => nameIn(who, seat)) : "";

/** The reason, in one sentence; in a turn, with the move that it is about. Empty if no fact explains it. */
export function reasonInWords(mistake: Mistake, who: Who): string {
  const { reason, reasons, better } = mistake;
  const move = isTurn(mistake) ? movesOf(better)[reasons.findIndex((each) => each !== null)] : undefined;
  return [reason && move ? `${capital(tokenInWords(move))}.` : "", why(reason, who)].filter(Boolean).join(" ");
}

/** The reason for a move of the better turn. For the last one, also why it is the last. */
export function stepReason({ better, reasons }: Mistake, step: number, who: Who): string {
  const last = step === movesOf(better).length;
  return [why(reasons[step - 1] ?? null, who), last ? why(reasons[step] ?? null, who) : ""].filter(Boolean).join(" ");
}

/** The label of the card that was played. */
export const playedTag = ({ seat }: Mistake, who: Who): string =>
  seat === who.you ? t("lookback-you-played") : t("lookback-they-played", { name: nameIn(who, seat) });

export type Decision = Reviewed["review"]["decisions"][number];

/** "Deal 3, trick 5: Ana". `stage`: the number of the trick or turn. */
export function where(each: Decision, stage: number, who: Who): string {
  const args = { deal: each.deal + 1, number: stage, name: who.names[each.seat] ?? "" };
  if (each.phase === "turn") return t("lookback-where-turn", args);
  return each.phase === "play" ? t("lookback-where-trick", args) : t("lookback-where-call", args);
}

/** "mistake", "blunder, lucky". */
export function marks(each: Decision): string[] {
  return [
    ...(each.size === "fine" ? [] : [t(`review-size-${each.size}`)]),
    ...(each.fate ? [t(`review-fate-${each.fate}`)] : []),
  ];
}

/** Whether a decision is in the list of all mistakes. */
export const told = (each: Decision): boolean => each.size !== "fine" || each.fate !== "";
