// A mistake in words: what was better, what it cost, and why.
import type { Judged, Mistake } from "../messages";
import { cardName, plain } from "../words/names";
import { capital, sentence, tokenInWords, tokensInWords } from "../words/sentence";
import { t } from "../words/words.svelte";
import { isCardPlay, isTurn, movesOf, oneIn } from "./mistake";
import type { Who } from "./who";

const nameIn = (who: Who, seat: number): string => who.names[seat] ?? "";

/** Whether a better turn would have ended the deal. */
const wentOut = ({ seat, line, position, better }: Mistake): boolean =>
  line.length > 0 && line.length >= movesOf(better).length && line.at(-1)?.hands[seat]?.length === 0 && (position.hands[seat]?.length ?? 0) > 0;

/** "The 3 of diamonds was better". */
export function betterInWords(mistake: Mistake, who: Who): string {
  const { seat, better, played } = mistake;
  if (isTurn(mistake) && !movesOf(better).length) return t("lookback-better-nothing");
  if (isTurn(mistake)) return wentOut(mistake) ? (seat === who.you ? t("lookback-out-you") : t("lookback-out", { name: nameIn(who, seat) })) : t("lookback-better-turn");
  if (isCardPlay(mistake)) return t("lookback-better-card", { card: cardName(better[0] ?? "") });
  const name = (other: number): string => nameIn(who, other);
  return t("lookback-better-call", { call: tokensInWords(better, name), played: tokensInWords(played, name) });
}

/** What a mistake cost in whole points: the one place where that is rounded. */
const pointsOf = ({ cost }: Mistake): number => Math.max(1, Math.round(cost));

/** "Points to expect: better 248, as played 219": by as much apart as the mistake is said to have cost. Empty where points do not count. */
export function expectedInWords(mistake: Mistake, { known }: Judged): string {
  if (mistake.unit !== "points") return "";
  const better = Math.round(known.best.points);
  return t("lookback-then", { better: plain(better), played: plain(better - pointsOf(mistake)) });
}

/** That a mistake cost nothing in this deal; empty if it did. */
export const luckInWords = (each: Judged | null): string => (each?.fate === "lucky" ? t("lookback-lucky") : "");

/** "Cost you 49 points." No percent: of a deal won it says how many such deals it loses. */
export function costInWords(mistake: Mistake, who: Who): string {
  const { seat, cost, unit } = mistake;
  const you = seat === who.you;
  const name = nameIn(who, seat);
  if (unit === "points") {
    const points = pointsOf(mistake);
    return you ? t("lookback-cost-you", { points }) : t("lookback-cost", { name, points });
  }
  const deals = oneIn(cost);
  return you ? t("lookback-cost-deal-you", { deals }) : t("lookback-cost-deal", { name, deals });
}

const why = (reason: Mistake["reason"], who: Who): string => (reason ? sentence(reason, (seat) => nameIn(who, seat)) : "");

/** Why, in one sentence, in a turn with the move that it is about; empty where no fact says it. */
export function reasonInWords(mistake: Mistake, who: Who): string {
  const { reason, reasons, better } = mistake;
  const move = isTurn(mistake) ? movesOf(better)[reasons.findIndex((each) => each !== null)] : undefined;
  return [reason && move ? `${capital(tokenInWords(move))}.` : "", why(reason, who)].filter(Boolean).join(" ");
}

/** A move of the better turn: why. Of the last one also why it is the last. */
export function stepReason({ better, reasons }: Mistake, step: number, who: Who): string {
  const last = step === movesOf(better).length;
  return [why(reasons[step - 1] ?? null, who), last ? why(reasons[step] ?? null, who) : ""].filter(Boolean).join(" ");
}

/** What is said of the card that was played. */
export const playedTag = ({ seat }: Mistake, who: Who): string => (seat === who.you ? t("lookback-you-played") : t("lookback-they-played", { name: nameIn(who, seat) }));
