// The contract of a King deal in words: what it costs, and how much of it is still to come.
import type { AuctionView, KingObservation, Sale, View } from "../../messages";
import { anyRank, bidText, plain, realName } from "../../words/names";
import { t } from "../../words/words.svelte";

/** Contracts that count cards. */
export const COUNTED = ["no-hearts", "no-queens", "no-men", "no-king"];

/** Cards that show what a contract is about. */
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

/** Whose deal it is that is sold. */
export const contractSeller = (view: View, { auctioneer }: AuctionView): string =>
  auctioneer === view.you ? t("contract-sells-you") : t("contract-sells", { name: realName(view, auctioneer) });

/** What a trick or a card costs or earns. */
export function contractValue(view: View, table: KingObservation): string {
  // A browser takes milliseconds for its first list of words: only the contract that names ranks makes one.
  // In minus everyone begins with as much as makes all four come to what plus would bring.
  const start = plain((table.total * Math.abs(table.value)) / (view.seats.length - 1));
  const args = { points: plain(Math.abs(table.value)), start, men: table.contract === "no-men" ? anyRank(view.rules.men) : "" };
  return table.contract ? t(`value-${table.contract}`, args) : "";
}

/** What is left of it, or gone. */
export function contractLeft(table: KingObservation): string {
  const gone = table.captured.reduce((sum, cards) => sum + cards.length, 0);
  const played = table.tricks.length;
  if (COUNTED.includes(table.contract)) return t(`left-${table.contract}`, { gone, total: table.total });
  // Who has not played to the trick under way still holds a card for it.
  if (table.contract === "last-two") return t("left-last-two", { left: Math.max(...table.counts) });
  return table.contract ? t("left-tricks", { played, total: table.total }) : "";
}

/** The points that the trick just completed brings the seat that took it; 0 where it does not count. */
export function trickPoints(table: KingObservation, seat: number): number {
  const { contract, value } = table;
  if (contract === "plus") return value;
  if (COUNTED.includes(contract)) return -value * (table.tricks.at(-1)?.cards ?? []).filter((card) => table.captured[seat]?.includes(card)).length;
  return contract === "last-two" && Math.max(...table.counts) >= 2 ? 0 : -value;
}

/** Who has named the game where nothing was sold: the dealer who could have sold the deal keeps it. */
function contractNamed(view: View, { contract, declarer }: KingObservation): string {
  if (declarer < 0 || (contract !== "plus" && contract !== "minus")) return "";
  const key = Object.keys(view.rules.bidPoints).length ? "sale-kept" : "sale-named";
  return declarer === view.you ? t(`${key}-you`) : t(key, { name: realName(view, declarer) });
}

/** Whose bid the seller has refused; empty where there is none, and for the seller, who knows. */
export function refusedBid(view: View, { auction, phase, contract }: KingObservation): string {
  if (!auction || auction.buyer >= 0 || auction.holder < 0 || auction.auctioneer === view.you || !(contract || phase === "declare")) return "";
  const bid = bidText(auction.high);
  return auction.holder === view.you ? t("sale-refused-you", { bid }) : t("sale-refused", { bid, name: realName(view, auction.holder) });
}

/** Who plays for whom, where the deal was sold or kept. */
export function contractSale(view: View, table: KingObservation): string {
  const auction = table.auction;
  if (!auction) return contractNamed(view, table);
  if (!table.contract) return "";
  return saleText(view, { ...auction, seller: auction.auctioneer });
}

/** Who bought a deal from whom at which bid, or who kept it. */
export function saleText(view: View, { seller, buyer, price }: Sale): string {
  const owner = realName(view, seller);
  if (buyer < 0) return seller === view.you ? t("sale-kept-you") : t("sale-kept", { name: owner });
  const args = { name: realName(view, buyer), owner, bid: bidText(price) };
  if (buyer === view.you) return t("sale-bought-you", args);
  return seller === view.you ? t("sale-sold-you", args) : t("sale-bought", args);
}
