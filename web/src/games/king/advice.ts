// The bid advisor in words: what the games of a hand are worth, and which prices pay.
import { SUIT_SIGNS } from "../../cards";
import type { AuctionView, BidAdvice, PriceAdvice, View } from "../../messages";
import { shownError } from "../../words/hint";
import { realName } from "../../words/names";
import { tokenInWords } from "../../words/sentence";
import { t } from "../../words/words.svelte";

/** The sign of the suit that a game has as trump; empty where it has none. */
export const suitSign = (token: string): string => (token.startsWith("plus:") ? (SUIT_SIGNS[token.slice(5)] ?? "") : "");

/** A game as its button names it: "♠", "No trump", "Minus", a contract; a player who may be named to lead by name. */
export function gameSign(view: View, token: string): string {
  if (token.startsWith("plus:")) return suitSign(token) || t("no-trump");
  return gameName(view, token);
}

/** A game as people say it. */
export const gameName = (view: View, token: string): string =>
  token.startsWith("lead:") ? realName(view, Number(token.slice(5))) : tokenInWords(token);

/** "pays: about 18 better, give or take 5", "too close to tell". */
export function priceVerdict({ pays, gain, error }: PriceAdvice): string {
  const args = { gain: Math.max(1, Math.abs(Math.round(gain))), error: shownError(error) };
  if (pays === "open") return t("hint-price-open");
  return t(pays === "yes" ? "hint-price-yes" : "hint-price-no", args);
}

/** The prices that can come of what may be said now; before the auction all of them. */
export function pricesNow(advice: BidAdvice, auction: AuctionView | null, calls: readonly string[]): PriceAdvice[] {
  if (!auction || calls.includes("auction")) return advice.prices;
  if (auction.asked) return advice.prices.filter(({ bid }) => bid === auction.asked);
  const standing = calls.includes("match") || calls.includes("accept") ? auction.high : "";
  return advice.prices.filter(({ bid }) => bid === standing || calls.includes(bid) || calls.includes(`counter:${bid}`));
}
