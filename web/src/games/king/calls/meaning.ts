// The meaning of a call for the player who makes it, and the label of its button.
import type { AuctionView, GameOfHand, KingObservation, View } from "../../../base/messages";
import { bidText, contractName, plain, realName, seatName, signed } from "../../../words/names";
import { t } from "../../../words/words.svelte";
import { priceLine } from "../auction";
import { trickWorth } from "./ladder";

/** Who leads the first trick of a game that `declarer` names: "Ada leads." */
function leads(view: View, table: KingObservation, declarer: number): string {
  const named = view.rules.positiveLead === "declarer_chooses";
  const seat = named || table.leader < 0 ? declarer : table.leader;
  if (seat < 0) return "";
  const key = named ? "call-leads-named" : "call-leads";
  return seat === view.you ? t(`${key}-you`) : t(key, { name: realName(view, seat) });
}

/** What plus and minus pay, one sentence each. */
export function pays(view: View, table: KingObservation, sign: "+" | "-"): string {
  const { bidPoints } = view.rules;
  const points = trickWorth(bidPoints, sign);
  if (!points) return "";
  if (sign === "+") return t("declare-plus-pays", { points });
  return t("declare-minus-pays", { start: trickWorth(bidPoints, "+") * Math.max(...table.counts), points });
}

/** What the buyer at this bid pays for it, and who leads, if there is room for that. */
function bought(view: View, table: KingObservation, auction: AuctionView, bid: string, priceOnly: boolean): string {
  const price = priceLine(view, bid, realName(view, auction.auctioneer));
  return priceOnly ? price : `${price} ${leads(view, table, view.you ?? -1)}`.trim();
}

/** The result of a sale at this bid for its holder. */
export function sold(view: View, table: KingObservation, { high, holder }: AuctionView): string {
  const name = realName(view, holder);
  const sells = high.startsWith("-") ? t("call-sells-minus") : t("call-sells-plus", { name });
  return `${sells} ${leads(view, table, holder)}`;
}

/** Why a bid on the ladder is not possible now, at the player's turn; the server decides that it is not. */
export function whyNot(view: View, { phase, auction }: KingObservation, bid: string): string {
  if (!auction) return "";
  if (phase === "answer") return t("call-not-asked", { bid: bidText(auction.asked) });
  const { high } = auction;
  const { bidPoints } = view.rules;
  const args = {
    bid: bidText(bid),
    high: bidText(high),
    name: realName(view, auction.holder),
    points: bidPoints[high] ?? 0,
  };
  return t(
    bid === high ? "call-not-equal" : bidPoints[bid] === bidPoints[high] ? "call-not-minus" : "call-not-higher",
    args,
  );
}

/** The points of a game of the hand in whole numbers, as in its sentence. */
export const pointsOf = ({ points, sentence }: GameOfHand): number =>
  Number(sentence.arguments.points) * (points < 0 ? -1 : 1);

/** What a price leaves of a game of the hand: whole numbers that add up. */
export interface Remainder {
  hand: number;
  price: number;
  total: number;
}

/** `points`: what the buyer is left with. A fixed price is known; any other price is the difference to what is left. */
export function remainderAt(view: View, bid: string, game: GameOfHand, points: number): Remainder {
  const hand = pointsOf(game);
  if (fixedPrice(view, bid)) {
    const price = view.rules.bidPoints[bid] ?? 0;
    return { hand, price, total: hand - price };
  }
  const total = Math.round(points);
  return { hand, price: hand - total, total };
}

/** "That leaves you about −5: too dear." `whole`: including the points of the hand and the cost of the bid. */
export function leavesText(
  view: View,
  bid: string,
  { hand, price, total }: Remainder,
  tooExpensive: boolean,
  whole: boolean,
): string {
  const fixed = fixedPrice(view, bid) || price === 0;
  const dear = tooExpensive ? "yes" : "no";
  const kind = price < 0 ? "gain" : fixed ? "fixed" : "about";
  return t(whole ? "call-leaves-whole" : "call-leaves", {
    hand: plain(hand),
    price: plain(Math.abs(price)),
    points: signed(total),
    dear,
    kind,
  });
}

/** The result of a call, in words; empty if its name says it. `priceOnly`: of a bid. */
export function meaning(view: View, table: KingObservation, token: string, priceOnly = false): string {
  const { auction } = table;
  const you = view.you ?? -1;
  if (auction) {
    if (/^[+-]\d$/.test(token)) return bought(view, table, auction, token, priceOnly);
    if (token === "match") return bought(view, table, auction, auction.high, priceOnly);
    if (token === "yes") return bought(view, table, auction, auction.asked, priceOnly);
    if (token.startsWith("counter:")) return priceLine(view, token.slice(8), null);
  }
  if (token === "auction") return t("call-open-sub");
  if (token === "split") return t("call-split-why");
  if (token === "ultimatum") return t("call-ultimatum-warning");
  if (token.startsWith("plus:"))
    return [`${t("declare", { trump: token.slice(5) })}.`, pays(view, table, "+"), leads(view, table, you)]
      .filter(Boolean)
      .join(" ");
  if (token === "minus") return `${pays(view, table, "-") || `${t("declare-minus")}.`} ${leads(view, table, you)}`;
  if (token.startsWith("choose:")) return t("call-is-played", { contract: contractName(token.slice(7)) });
  if (token.startsWith("lead:")) {
    const seat = Number(token.slice(5));
    return seat === view.you ? t("call-leads-first-you") : t("call-leads-first", { name: realName(view, seat) });
  }
  return "";
}

/** Whether a bid pays its points whatever is played: then its price is a fixed number. */
export const fixedPrice = (view: View, bid: string): boolean =>
  (bid.startsWith("-") ? view.rules.minusSettlement : view.rules.plusSettlement) === "transfer";

/** The name of a sale at the standing bid. */
export function sale(view: View, { high }: AuctionView): string {
  return fixedPrice(view, high)
    ? t("call-do-sell", { points: view.rules.bidPoints[high] ?? 0 })
    : t("call-do-sell-at", { bid: bidText(high) });
}

/** The label of the button that makes a call. */
export function deed(view: View, { auction }: KingObservation, token: string): string {
  const [word = "", what = ""] = token.split(":");
  if (/^[+-]\d$/.test(token)) return t("call-do-bid", { bid: bidText(token) });
  if (word === "match") return t("call-match", { bid: bidText(auction?.high ?? "") });
  if (word === "yes") return t("call-answer-yes", { bid: bidText(auction?.asked ?? "") });
  if (word === "accept" && auction) return sale(view, auction);
  if (word === "counter")
    return t("call-do-counter", { name: realName(view, auction?.holder ?? -1), bid: bidText(what) });
  if (word === "reject") return t("call-do-keep");
  if (word === "split" || word === "ultimatum") return t(`call-do-${word}`);
  if (word === "auction") return t("call-open-auction");
  if (word === "plus") return t("declare", { trump: what });
  if (word === "minus") return t("declare-minus");
  if (word === "choose") return contractName(what);
  if (word === "lead") return seatName(view, Number(what));
  return t("call-do-choose");
}

/** The demand of the seller that was just refused, and the bid that is left; empty if there is none. */
export function refusedAsk(view: View, { auction, phase }: KingObservation): string {
  const [asked, answer] = auction?.calls.slice(-2) ?? [];
  if (!auction || phase !== "decide" || answer?.token !== "no" || !asked?.token.startsWith("counter:")) return "";
  const args = { name: realName(view, answer.seat), asked: bidText(asked.token.slice(8)), bid: bidText(auction.high) };
  return t(answer.seat === view.you ? "call-refused-you" : "call-refused", args);
}
