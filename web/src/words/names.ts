// Names as people say them: cards, places, seats, bots, contracts, calls.
import { LETTERS, rankOf, SUIT_SIGNS, suitOf, type Card } from "../base/cards";
import type { Onlooker, View } from "../base/messages";
import { settings } from "../base/settings.svelte";
import { isPlace } from "../base/targets";
import { isOneOf, type PersonalKey } from "../base/textKey";
import { spoken, t } from "./words.svelte";

/** "queen of hearts". */
export const cardName = (card: Card): string => t("card", { rank: rankOf(card), suit: suitOf(card) });

/** The letters printed on ace, jack, queen and king: the player's choice, otherwise those of the language. */
export function letters(): string {
  return settings.letters === "auto" ? t("card-letters") : LETTERS[settings.letters];
}

/** "Q♥" with the player's letters, for little space; screen readers get {@link cardName}. */
export function cardSign(card: Card): string {
  const rank = rankOf(card);
  const at = "AJQK".indexOf(rank);
  const text = at >= 0 ? letters().split(" ")[at] : rank === "T" ? "10" : rank;
  return `${text ?? rank}${SUIT_SIGNS[suitOf(card)] ?? ""}`;
}

export const placeName = (place: string): string => (isPlace(place) ? t(`place-${place}`) : place);
export const contractName = (contract: string): string => t(`contract-${contract}`);

/** The name of a seat: "You" for the player's own. */
export function seatName(view: View, seat: number): string {
  return seat === view.you ? t("you") : realName(view, seat);
}

/** The name that a player chose, or "Seat 2" without one. */
export function realName(view: View, seat: number): string {
  const name = view.seats[seat]?.name;
  return name || t("seat-number", { number: seat + 1 });
}

/** The name that an onlooker chose, or "Guest 2" without one. */
export const onlookerName = ({ name, number }: Onlooker): string =>
  name || t("onlooker-number", { number: number + 1 });

/** A number with its sign as it is printed: "+120", "−40", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}

/** A number with a real minus sign: "120", "−40". */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** A bid as it is printed: "+4", "−1". */
export const bidText = (bid: string): string => bid.replace("-", "−");

/** The calls of an auction that are one word. */
export const CALLS = ["auction", "pass", "match", "accept", "reject", "ultimatum", "split", "yes", "no"] as const;

/** A call of an auction as it is printed at its seat: "+4", "pass", "asking +5"; `equal`: the bid that it equals. */
export function callText(token: string, equal = ""): string {
  if (/^[+-]/.test(token)) return bidText(token);
  if (token.startsWith("counter:")) return t("call-counter", { bid: bidText(token.slice(8)) });
  if (token === "match" && equal) return t("call-match-at", { bid: bidText(equal) });
  if (token === "match") return t("call-match-short");
  return isOneOf(CALLS, token) ? t(`call-${token}`) : token;
}

/** Names joined as the language joins them: "Ana, Bo and Cy". */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(spoken(), { type: "conjunction" }).format(names);
}

/** Ranks as alternatives: "king or jack". */
export function anyRank(ranks: readonly string[]): string {
  return new Intl.ListFormat(spoken(), { type: "disjunction" }).format(ranks.map((rank) => t("rank-name", { rank })));
}

/** What a seat can say about ending the deal. */
export const VOTES = ["propose", "agree", "decline", "withdraw"] as const;

/** The text of a seat's proposal to end the deal early, or of its answer to one. */
export const voteKey = ({ voids }: View, token: (typeof VOTES)[number]): PersonalKey =>
  voids && (token === "propose" || token === "agree") ? `say-void-${token}` : `say-vote-${token}`;

export const LEVELS = ["beginner", "casual", "strong", "master"] as const;

/** The name of a bot of this kind: its level, or the kind itself if it has no level. */
export const levelName = (kind: string): string => (isOneOf(LEVELS, kind) ? t(`level-${kind}`) : kind);

/** How a bot of a level plays. */
export const levelAbout = (kind: string): string => (isOneOf(LEVELS, kind) ? t(`level-${kind}-about`) : "");
