// Entering a deal of Kings Corner, in words.
import { read, valueOf } from "../../../pad/kingsCorner";
import type { Deal, Tally } from "../../../pad/entry";
import { letters, plain, signed } from "../../../words/names";
import { t } from "../../../words/words.svelte";
import { comesTo, costOf, countsCards, countsChips, isCounted, type CornerEntry } from "./entering";
import { Wrong } from "../../../pad/counting";
import { sum } from "../../../pad/counting";

/** "5 cards", "13 points", "2 kings". */
export const unitsText = (contract: "cards" | "points" | "kings", count: number): string =>
  t("pad-units", { contract, count, men: "" });

/** A rank as it is printed on the player's cards. */
export const rankText = (rank: string): string => {
  const court = "AJQK".indexOf(rank);
  return court >= 0 ? (letters().split(" ")[court] ?? rank) : rank === "T" ? "10" : rank;
};

/** "Deal 3 of 10", "Deal 3 · to 25". */
function dealText({ number, of, options }: Deal): string {
  if (of) return t("deal-of", { number, deals: of });
  const { sign, target, target_rule } = read(options);
  const bar = sign === "-" ? -target : target;
  return t(target_rule === "exceed" ? "deal-past" : "deal-to", {
    number,
    target: plain(bar),
    side: bar < 0 ? "below" : "above",
  });
}

/** "a king 10, other cards 1". */
const costText = ({ options }: Deal): string =>
  t("pad-cost", { king: valueOf(read(options), "K"), card: valueOf(read(options), "A") });

/** The chips in the pot by now, antes and passes included. */
function potText(deal: Deal, { paid }: CornerEntry): string {
  const { chip_ante, chip_pass } = read(deal.options);
  return t("pot", { chips: deal.coming.pot + deal.players.length * chip_ante + chip_pass * sum(paid) });
}

/** The chips paid so far. */
export function tally(deal: Deal, entered: object): Tally | null {
  const entry = entered as CornerEntry;
  if (!countsChips(deal)) return null;
  const label = (seat: number): string =>
    t("pad-paid-by", { name: deal.players[seat]?.name ?? "", count: entry.paid[seat] ?? 0 });
  return { counts: entry.paid, tap: (seat) => `paid:${seat}`, label, text: potText(deal, entry) };
}

/** The line below the title. */
export function subText(deal: Deal, entry: CornerEntry): string {
  return [dealText(deal), countsCards(deal) ? costText(deal) : "", countsChips(deal) ? potText(deal, entry) : ""]
    .filter(Boolean)
    .join("\u00a0· ");
}

/** Points or chips of a seat. */
function amount(deal: Deal, count: number): string {
  return countsChips(deal)
    ? t("chips-short", { count: Math.abs(count), chips: signed(count) })
    : t("pad-units", { contract: "points", count: Math.abs(count), men: "" }).replace(/^/, count < 0 ? "−" : "");
}

/** What a player's row says below the name. */
export function noteOf(deal: Deal, entry: CornerEntry, seat: number): string {
  const found = comesTo(deal, entry);
  if (found && !(found instanceof Wrong)) {
    const score = found.scores[seat] ?? 0;
    return seat === entry.out && !score ? t("pad-no-cards") : amount(deal, score);
  }
  if (seat === entry.out) return t("pad-no-cards");
  if (isCounted(entry, seat))
    return amount(deal, countsChips(deal) ? -costOf(deal, entry, seat) : costOf(deal, entry, seat));
  if (entry.active !== seat) return "";
  return t(
    entry.step === "cards" ? "pad-cards-left" : entry.step === "ranks" ? "pad-which-cards" : "pad-how-many-points",
  );
}

/** What counts in a deal, a line each. */
export function helpText(deal: Deal): string[] {
  if (countsCards(deal)) return [costText(deal), deal.rulesName];
  const values = new Map<number, string[]>();
  for (const rank of "A23456789TJQK") {
    const value = valueOf(read(deal.options), rank);
    values.set(value, [...(values.get(value) ?? []), rankText(rank)]);
  }
  return [...[...values].map(([value, ranks]) => `${ranks.join(", ")}: ${unitsText("points", value)}`), deal.rulesName];
}
