// Entering a deal of King, in words.
import type { Deal } from "../../../pad/entry";
import { PLAYERS, read, units, value } from "../../../pad/king";
import { anyRank, bidText, contractName, letters, plain, signed } from "../../../words/names";
import { t } from "../../../words/words.svelte";
import { points, sells, type KingEntry } from "./entering";

/** "3 queens". */
export const unitsText = (deal: Deal, contract: string, count: number): string => {
  const { men } = read(deal.options);
  // ranks that only house rules count have no word of their own
  const kind = contract === "no-men" && men.toSorted().join("") !== "JK" ? "men" : contract;
  return t("pad-units", { contract: kind, count, men: kind === "men" ? anyRank(men) : "" });
};

/** "Deal 3 of 10". */
export const dealText = ({ number, of }: Deal): string => t("deal-of", { number, deals: of });

/** What one of a contract counts: "−50 for each queen". */
export function valueText({ options }: Deal, contract: string): string {
  const rules = read(options);
  const amount = Math.abs(value(rules, contract));
  const start = plain((rules.deck / 4) * rules.trick_value);
  const men = contract === "no-men" ? anyRank(rules.men) : "";
  return t(`value-${contract as "plus"}`, { points: plain(amount), start, men });
}

/** The line below the name of the contract. */
export function subText(deal: Deal, contract: string): string {
  const { coming, players } = deal;
  const positive = contract === "plus" || contract === "minus";
  const leader = players[positive ? coming.positiveLeader : coming.leader];
  return [dealText(deal), valueText(deal, contract), leader ? t("pad-led", { name: leader.name }) : ""]
    .filter(Boolean)
    .join("\u00a0· ");
}

/** Points of the trick games that cannot be shown yet are left out. */
export function noteOf(deal: Deal, entry: KingEntry, seat: number, count: number | null): string {
  const found = points(deal, entry);
  if (found) return signed(found.scores[seat] ?? 0);
  if (count === null) return entry.active === seat ? t("pad-how-many") : "";
  if (entry.bid) return "";
  const rules = read(deal.options);
  const start = entry.contract === "minus" ? (rules.deck / 4) * rules.trick_value : 0;
  return signed(start + value(rules, entry.contract) * count);
}

/** Who plays, and what the buyer pays: "Oskar bought +5 from Mia and pays 125". */
export function saleText(deal: Deal, entry: KingEntry): string {
  const { players, coming } = deal;
  const name = (seat: number): string => players[seat]?.name ?? "";
  const { contract, bid, who } = entry;
  if (!bid) {
    const player = sells(deal) ? coming.dealer : coming.chooser;
    return player < 0 ? contractName(contract) : t("pad-plays", { name: name(player), game: contractName(contract) });
  }
  const args = { buyer: name(who), seller: name(coming.dealer), bid: bidText(bid) };
  const found = points(deal, entry);
  if (!found) return t("pad-sold", args);
  const paid = (found.scores[coming.dealer] ?? 0) - (found.base[coming.dealer] ?? 0);
  const rules = read(deal.options);
  if (contract === "minus" && rules.minus_settlement === "absorb")
    return t("pad-absorbs", { ...args, count: paid / Math.abs(value(rules, contract)), points: paid });
  return t(paid < 0 ? "pad-sold-gets" : "pad-sold-pays", { ...args, points: Math.abs(paid) });
}

/** What counts in a deal, a line each. */
export function helpText(deal: Deal, contract: string): string[] {
  const total = units(read(deal.options), contract);
  const all = total > 2 ? [unitsText(deal, contract, total)] : [];
  return [valueText(deal, contract), ...all, deal.rulesName];
}

/** The letters of a court as the player's cards have them. */
export const court = (rank: string): string => letters().split(" ")["AJQK".indexOf(rank)] ?? rank;

/** "Not played: Mia takes 4 tricks, the others 3". */
export function unplayedText({ coming, options, players }: Deal): string {
  const tricks = read(options).deck / PLAYERS;
  const others = Math.floor(tricks / PLAYERS);
  const name = players[coming.dealer]?.name ?? "";
  return t("pad-unplayed", { name, count: tricks - (PLAYERS - 1) * others, others });
}
