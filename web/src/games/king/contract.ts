// The contract of a King deal in words: its cost, and how much of it is still to come.
import type { KingObservation, Sale, View } from "../../base/messages";
import { isOneOf } from "../../base/textKey";
import { anyRank, bidText, plain, realName } from "../../words/names";
import { says } from "../../words/tableText";
import { t } from "../../words/words.svelte";

/** Contracts that count cards. */
export const COUNTED = ["no-hearts", "no-queens", "no-men", "no-king"] as const;

/** Cards that represent a contract. */
export const ABOUT: Readonly<Record<string, readonly string[]>> = {
  "no-tricks": ["AS", "KH", "QC", "JD"],
  "no-hearts": ["AH", "KH", "QH", "JH"],
  "no-queens": ["QS", "QH", "QC", "QD"],
  "no-men": ["KS", "KH", "JC", "JD"],
  "no-king": ["KH"],
  "last-two": ["AS", "AD"],
  plus: ["AS", "AH", "AC", "AD"],
  minus: ["2S", "3H", "2C", "4D"],
};

/** The headline of the banner. */
export function contractTitle(table: KingObservation): string {
  if (table.contract === "plus") return t("contract-plus-trump", { trump: table.trump || "NT" });
  if (table.contract) return t(`contract-${table.contract}`);
  return t(table.auction || table.phase === "open" ? "contract-auction" : "contract-choice");
}

/** Whose deal is for sale; after the auction, who has bought or kept it. Empty without an auction. */
export function contractSeller(view: View, { auction, phase }: KingObservation): string {
  if (!auction) return "";
  if (auction.buyer >= 0) return says(view, auction.buyer, "contract-bought", { bid: bidText(auction.price) });
  return says(view, auction.auctioneer, phase === "declare" ? "contract-keeps" : "contract-sells");
}

/** The points with which everyone starts minus: with them the total of all players equals that of plus. */
export const startOfMinus = ({ total, value }: KingObservation, players: number): number =>
  (total * Math.abs(value)) / (players - 1);

/** The cost or value of a trick or a card. */
export function contractValue(view: View, table: KingObservation): string {
  // The first list of words takes a browser some milliseconds: only the contract that names ranks needs one.
  const start = plain(startOfMinus(table, view.seats.length));
  const args = {
    points: plain(Math.abs(table.value)),
    start,
    men: table.contract === "no-men" ? anyRank(view.rules.men) : "",
  };
  return table.contract ? t(`value-${table.contract}`, args) : "";
}

/** How much is left of it, or gone. */
export function contractLeft(table: KingObservation): string {
  const gone = table.captured.reduce((sum, cards) => sum + cards.length, 0);
  const played = table.tricks.length;
  if (isOneOf(COUNTED, table.contract)) return t(`left-${table.contract}`, { gone, total: table.total });
  // A player who has not played to the current trick still holds a card for it.
  if (table.contract === "last-two") return t("left-last-two", { left: Math.max(...table.counts) });
  return table.contract ? t("left-tricks", { played, total: table.total }) : "";
}

/** The points of the trick just completed for the seat that took it; 0 if it does not count. */
export function trickPoints(table: KingObservation, seat: number): number {
  const { contract, value } = table;
  if (contract === "plus") return value;
  if (isOneOf(COUNTED, contract))
    return -value * (table.tricks.at(-1)?.cards ?? []).filter((card) => table.captured[seat]?.includes(card)).length;
  return contract === "last-two" && Math.max(...table.counts) >= 2 ? 0 : -value;
}

/** Whether a seat has named the positive game of this deal. */
export const names = ({ contract, declarer }: KingObservation, seat: number): boolean =>
  declarer === seat && (contract === "plus" || contract === "minus");

/** The player whose bid the seller has refused; empty if there is none, and for the seller, who knows. */
export function refusedBid(view: View, { auction, phase, contract }: KingObservation): string {
  if (
    !auction ||
    auction.buyer >= 0 ||
    auction.holder < 0 ||
    auction.auctioneer === view.you ||
    !(contract || phase === "declare")
  )
    return "";
  return says(view, auction.holder, "sale-refused", { bid: bidText(auction.high) });
}

/** Who plays for which player, if the deal was sold or kept. */
export function contractSale(view: View, table: KingObservation): string {
  const { auction, declarer } = table;
  if (!auction) return names(table, declarer) && declarer >= 0 ? says(view, declarer, "sale-named") : "";
  if (!table.contract) return "";
  return saleText(view, { ...auction, seller: auction.auctioneer });
}

/** Who bought a deal from which player at which bid, or who kept it. */
export function saleText(view: View, { seller, buyer, price }: Sale): string {
  if (buyer < 0) return says(view, seller, "sale-kept");
  const bid = bidText(price);
  return seller === view.you
    ? t("sale-sold-you", { name: realName(view, buyer), bid })
    : says(view, buyer, "sale-bought", { owner: realName(view, seller), bid });
}
