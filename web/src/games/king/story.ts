// The story of a deal of King: the texts about actions, and about the table on request.
import { isCard } from "../../base/cards";
import type { KingObservation, Update, View } from "../../base/messages";
import { isOneOf } from "../../base/textKey";
import type { Done, GameStory } from "../../words/game";
import { bidText, CALLS, contractName, seatName, signed } from "../../words/names";
import { lines } from "../../words/spoken";
import { updateOf } from "../../words/past";
import { says, trickAloud } from "../../words/tableText";
import { t } from "../../words/words.svelte";
import { contractLeft, contractSale, contractTitle, contractValue, COUNTED, trickPoints } from "./contract";

/**
 * What a deal was played for: "No queens", "Plus without trump"; "Plus or minus" if the points were taken without play.
 */
const contract = (label: string, trump: string): string =>
  label === "plus" ? t("contract-plus-trump", { trump: trump || "NT" }) : contractName(label || "positive");

/** Whether a token names one of the positive games. */
const isDeclaration = (token: string): boolean => token.startsWith("plus:") || token === "minus";

function dealt(view: View, table: KingObservation): string[] {
  return table.contract
    ? [t("say-contract", { contract: contractName(table.contract), value: contractValue(view, table) })]
    : [];
}

/** The table before any call: a contract that is chosen or sold was not known yet. */
function asDealt(table: KingObservation): KingObservation {
  const first = table.history[0]?.[1];
  return first === undefined || isCard(first) ? table : { ...table, contract: "" };
}

/** Who has bought the deal, said after the call that sold it. */
function consequences({ event, view }: Update, table: KingObservation): string[] {
  const { token } = event;
  const { auction, phase, history } = table;
  // The cost or value of the named game is said before its first card.
  if (isDeclaration(token) && table.contract)
    return [t("say-contract", { contract: contractName(table.contract), value: contractValue(view, table) })];
  const sold = auction && auction.buyer >= 0 && (phase === "declare" || phase === "play") && history.length > 0;
  if (!sold || isCard(token) || token.startsWith("lead:")) return [];
  return [says(view, auction.buyer, "say-buys", { bid: bidText(auction.price) })];
}

/** What a trick just completed counts, and how many of the contract's cards have been taken so far. */
function trickCounts(view: View, table: KingObservation, seat: number): string[] {
  const points = trickPoints(table, seat);
  if (!points) return [];
  const line = says(view, seat, "say-trick-counts", { points: signed(points) });
  return isOneOf(COUNTED, table.contract) && table.total > 1 ? [line, contractLeft(table)] : [line];
}

/** The calls that are one word. */
const WORDS = [...CALLS, "minus"] as const;

function call(view: View, token: string): ReturnType<NonNullable<GameStory["call"]>> {
  if (/^[+-]\d$/.test(token)) return { key: "say-bids", args: { bid: bidText(token) } };
  const [word = "", what = ""] = token.split(":");
  switch (word) {
    case "counter":
      return { key: "say-counters", args: { bid: bidText(what) } };
    case "plus":
      return { key: "say-declares", args: { trump: what } };
    case "choose":
      return { key: "say-chooses", args: { contract: contractName(what) } };
    case "lead":
      return { key: "say-names-leader", args: { leader: seatName(view, Number(what)) } };
    default:
      return isOneOf(WORDS, token) ? { key: `say-${token}`, args: {} } : null;
  }
}

function past(view: View, table: KingObservation): Done[] {
  const seats = table.counts.length;
  const { history } = table;
  const shown = table.tricks.length * seats + table.trick.cards.length;
  // A deal from a set position may have started with cards on the table.
  let played = shown - history.filter(([, token]) => isCard(token)).length;
  return history.map(([seat, token], i) => {
    const card = isCard(token);
    played += Number(card);
    const trick = card && played % seats === 0 ? table.tricks[played / seats - 1] : undefined;
    const next = history[i + 1]?.[1] ?? (table.phase === "declare" ? "minus" : "");
    const phase = !card && isDeclaration(next) ? "declare" : "bid";
    const now: KingObservation = { ...asOf(table, Math.floor(played / seats)), phase };
    return { seat, lines: lines(updateOf({ ...view, table: now }, { seat, token, trickTo: trick?.winner ?? -1 })) };
  });
}

/** The table after this many tricks, as far as their counting needs it. */
export function asOf(table: KingObservation, count: number): KingObservation {
  const tricks = table.tricks.slice(0, count);
  const cards = Math.max(...table.counts) + table.tricks.length - count;
  const counted = new Set(table.captured.flat());
  const captured = table.counts.map((_, seat) =>
    tricks.filter(({ winner }) => winner === seat).flatMap((trick) => trick.cards.filter((card) => counted.has(card))),
  );
  return { ...table, tricks, captured, counts: table.counts.map(() => cards) };
}

function tableText(view: View, table: KingObservation): string[] {
  return [contractTitle(table), contractSale(view, table), contractLeft(table), trickAloud(view)];
}

export const story: GameStory<KingObservation> = {
  contract,
  dealt,
  asDealt,
  past,
  call,
  consequences,
  trickCounts,
  tableText,
};
