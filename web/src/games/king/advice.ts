// The bid advisor in words: the values of the games of a hand, and the prices that pay.
import { SUIT_SIGNS } from "../../base/cards";
import type { AuctionView, BidAdvice, PriceAdvice, View } from "../../base/messages";
import { shownError } from "../../words/hint";
import { realName } from "../../words/names";
import { capital, tokenInWords } from "../../words/sentence";
import { t } from "../../words/words.svelte";

/** The sign of the trump suit of a game; empty without trump. */
export const suitSign = (token: string): string =>
  token.startsWith("plus:") ? (SUIT_SIGNS[token.slice(5)] ?? "") : "";

/** A game as on its button: "♠", "No trump", "Minus", a contract; for a player who may lead, their name. */
export function gameSign(view: View, token: string): string {
  if (token.startsWith("plus:")) return suitSign(token) || t("no-trump");
  return gameName(view, token);
}

/** A game in everyday words. */
export const gameName = (view: View, token: string): string =>
  token.startsWith("lead:") ? realName(view, Number(token.slice(5))) : tokenInWords(token);

/** "pays: about 18 better, give or take 5", "too close to tell". */
export function priceVerdict({ pays, gain, error }: PriceAdvice): string {
  const args = { gain: Math.max(1, Math.abs(Math.round(gain))), error: shownError(error) };
  if (pays === "open") return t("hint-price-open");
  return t(pays === "yes" ? "hint-price-yes" : "hint-price-no", args);
}

/** How much better the advised call is than none, as in the list of prices; empty if the list says nothing about it. */
export function gainSaid(prices: readonly PriceAdvice[], token: string, auction: AuctionView | null): string {
  const bid =
    token === "match" || token === "accept"
      ? auction?.high
      : token === "yes"
        ? auction?.asked
        : token.replace("counter:", "");
  const price = prices.find((one) => one.bid === bid);
  const points = Math.round(price?.gain ?? 0);
  if (!price || price.pays === "no" || (price.pays === "yes" && points < 1)) return "";
  const kind = token === "yes" ? "no" : token === "accept" || token.startsWith("counter:") ? "keep" : "pass";
  return t(price.pays === "open" ? "hint-gain-open" : "hint-gain", {
    what: capital(tokenInWords(token)),
    points,
    kind,
  });
}

/** The prices that are possible after the current calls; before the auction all of them. */
export function pricesNow(advice: BidAdvice, auction: AuctionView | null, calls: readonly string[]): PriceAdvice[] {
  if (!auction || calls.includes("auction")) return advice.prices;
  if (auction.asked) return advice.prices.filter(({ bid }) => bid === auction.asked);
  const standing = calls.includes("match") || calls.includes("accept") ? auction.high : "";
  return advice.prices.filter(({ bid }) => bid === standing || calls.includes(bid) || calls.includes(`counter:${bid}`));
}
