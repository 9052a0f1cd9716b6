// How a deal of King is entered: what each tap comes to. Without a screen.
//
// `choose:CONTRACT`, `choose:plus:SUIT`: the contract is chosen · `who:SEAT`: who plays · `bid:BID`: what was paid ·
// `keep:plus`, `keep:minus`: what the seller plays · `unplayed` · `bidding`, `result`: with the bidding or without it ·
// `call:CALL` · `again`: back to the question before the counts · `trump:SUIT` · `seat:SEAT`: whose count is next ·
// `n:COUNT` · `take:UNIT:SEAT`: who took the king of hearts, or one of the last tricks
import { sum, type Row } from "../../../pad/counting";
import { numberIn, type Deal, type Entering } from "../../../pad/entry";
import { filled, kingPad, LADDER, PLAYERS, POSITIVE, read, units } from "../../../pad/king";
import { called, opened, type Bidding } from "./bidding";

/** The question on the screen. */
type Step = "choice" | "kind" | "auction" | "bidding" | "unplayed" | "counts" | "faces";

export interface KingEntry {
  step: Step;
  /** Empty: not known yet. */
  contract: string;
  /** Of each seat; null: not entered. */
  counts: readonly (number | null)[];
  /** The seat whose count the next number is; -1: none. */
  active: number;
  /** Who took each unit, where a deal has one or two; -1: not entered. */
  takers: readonly number[];
  /** Who plays a deal that is sold: its buyer, or the seller; -1: not entered. */
  who: number;
  /** What the buyer paid; empty: nothing. */
  bid: string;
  /** Empty: not entered. */
  trump: string;
  /** The auction, if it is written down. */
  bidding: Bidding | null;
}

/** A deal with fewer things than this is entered by faces. */
const MOST_FACES = 2;
const seats = [0, 1, 2, 3];
const isPositive = (contract: string): boolean => POSITIVE.includes(contract);

/** How many tricks or cards there are to share. */
export const total = ({ options }: Deal, { contract }: KingEntry): number => units(read(options), contract);

/** How many are left to share; below 0: there are too many. */
export const rest = (deal: Deal, entry: KingEntry): number =>
  total(deal, entry) - sum(entry.counts.map((count) => count ?? 0));

/** The counts with those that follow from the others; null: it is not known. */
export function shown(deal: Deal, entry: KingEntry): (number | null)[] {
  const left = rest(deal, entry);
  const missing = entry.counts.filter((count) => count === null).length;
  return entry.counts.map((count) => count ?? (left === 0 || (missing === 1 && left > 0) ? left : null));
}

/** Whether the counts are all there and add up. */
export function counted(deal: Deal, entry: KingEntry): boolean {
  const counts = shown(deal, entry);
  return !counts.includes(null) && sum(counts.map((count) => count ?? 0)) === total(deal, entry);
}

/** How many there are too many (above 0) or too few (below 0); 0 as long as the counts can still be right. */
export function wrongBy(deal: Deal, entry: KingEntry): number {
  const left = rest(deal, entry);
  return left > 0 && entry.counts.includes(null) ? 0 : 0 - left;
}

/** Whether the deal is sold, perhaps. */
export const sells = ({ coming, options }: Deal): boolean =>
  coming.positive && !coming.choices.length && read(options).auction !== "off";

/** The kinds of a positive deal that is not sold. */
export function kinds({ options }: Deal): string[] {
  const { trump_fixed, declare } = read(options);
  if (trump_fixed.length) return ["plus"];
  const plus = declare.some((one) => one !== "minus") ? ["plus"] : [];
  return declare.includes("minus") ? [...plus, "minus"] : plus;
}

/** What a chooser may tap: a contract, and for plus a suit where it is free. */
export function choices({ coming, options }: Deal): string[] {
  const suits = read(options).declare.filter((one) => one !== "minus");
  return coming.choices.flatMap((one) =>
    one === "plus" && !coming.trump ? suits.map((suit) => `plus:${suit}`) : [one],
  );
}

const NOTHING: KingEntry = {
  step: "counts",
  contract: "",
  counts: [null, null, null, null],
  active: 0,
  takers: [],
  who: -1,
  bid: "",
  trump: "",
  bidding: null,
};

/** The counts of a contract are asked. */
function playing(deal: Deal, entry: KingEntry, contract: string, trump = ""): KingEntry {
  const all = units(read(deal.options), contract);
  const faces = all <= MOST_FACES;
  // another price or suit changes no trick
  const same = contract === entry.contract || (isPositive(contract) && isPositive(entry.contract));
  const takers = Array.from({ length: faces ? all : 0 }, () => -1);
  return {
    ...entry,
    step: faces ? "faces" : "counts",
    contract,
    trump: contract === "plus" ? trump || entry.trump || deal.coming.trump : "",
    ...(same ? {} : { counts: NOTHING.counts, active: faces ? -1 : 0, takers }),
  };
}

/** The question before the counts. */
function asked(deal: Deal, entry: KingEntry): KingEntry {
  const { coming } = deal;
  const [only = ""] = coming.choices;
  if (coming.choices.length > 1) return { ...entry, step: "choice" };
  if (only) return playing(deal, entry, only);
  if (!coming.positive) return playing(deal, entry, coming.contract);
  if (sells(deal)) return { ...entry, step: "auction" };
  const [kind = "", other] = kinds(deal);
  return other ? { ...entry, step: "kind" } : playing(deal, entry, kind);
}

/** Whether there is a question before the counts, so that the answer can be changed. */
export const canChange = (deal: Deal): boolean => !["counts", "faces"].includes(asked(deal, NOTHING).step);

/** Whether a row answers the question of its deal as the rules now ask it. */
function fits({ contract = "", unplayed, missing, sale }: Row, deal: Deal): boolean {
  const { coming } = deal;
  if (missing) return false;
  if (coming.contract) return contract === coming.contract;
  if (coming.choices.length) return coming.choices.includes(contract);
  if (unplayed) return sells(deal) && read(deal.options).unplayed !== "off";
  if (sale && sells(deal)) {
    const { buyer, bid } = sale;
    const buys = seats.includes(buyer) && buyer !== coming.dealer && LADDER.includes(bid);
    return buys && contract === (bid.startsWith("+") ? "plus" : "minus");
  }
  return isPositive(contract) && (sells(deal) || kinds(deal).includes(contract));
}

function begun(deal: Deal): KingEntry {
  const { row, coming } = deal;
  if (!row || !fits(row, deal)) return asked(deal, NOTHING);
  if (row.unplayed) return { ...NOTHING, step: "unplayed", who: coming.dealer };
  const { contract = "", counts = [] } = row;
  const sale = sells(deal) ? row.sale : undefined; // the rules may have sold deals when it was written
  // what no point depends on may be anything in a file
  const calls = Array.isArray(row.calls) ? row.calls : [];
  const trump = typeof row.trump === "string" ? row.trump : "";
  const entry = { ...playing(deal, NOTHING, contract, trump), counts, active: -1 };
  const bidding = calls.reduce((now, call) => called(deal.options, now, call), opened(coming.dealer));
  return {
    ...entry,
    who: sale?.buyer ?? (sells(deal) ? coming.dealer : -1),
    bid: sale?.bid ?? "",
    takers:
      entry.step === "faces" ? counts.flatMap((count, seat) => Array.from({ length: count ?? 0 }, () => seat)) : [],
    bidding: calls.length ? bidding : null,
  };
}

/** A count is entered, and the next one is asked for: in the order of the seats, as long as something is left. */
function pressed(deal: Deal, entry: KingEntry, count: number): KingEntry {
  const { active } = entry;
  if (active < 0 || count < 0 || count > total(deal, entry)) return entry;
  const now = { ...entry, counts: entry.counts.with(active, count) };
  const missing = seats.filter((seat) => now.counts[seat] === null);
  const next = missing.find((seat) => seat > active) ?? missing[0] ?? -1;
  return { ...now, active: missing.length > 1 && rest(deal, now) > 0 ? next : -1 };
}

function taken(entry: KingEntry, unit: number, seat: number): KingEntry {
  if (!(unit in entry.takers) || !seats.includes(seat)) return entry;
  const takers = entry.takers.with(unit, seat);
  const counts = takers.includes(-1) ? NOTHING.counts : seats.map((one) => takers.filter((by) => by === one).length);
  return { ...entry, takers, counts, active: -1 };
}

function bought(deal: Deal, entry: KingEntry, who: number, bid: string): KingEntry {
  if (!LADDER.includes(bid) || who < 0 || who === deal.coming.dealer) return entry;
  return playing(deal, { ...entry, who, bid }, bid.startsWith("+") ? "plus" : "minus");
}

/** A call is written down; the last one says how the deal is played. */
function bid(deal: Deal, entry: KingEntry, call: string): KingEntry {
  const { bidding: before } = entry;
  const bidding = before && called(deal.options, before, call);
  if (!bidding || bidding === before) return entry;
  const now = { ...entry, bidding };
  const { dealer } = deal.coming;
  if (bidding.step === "sold") return bought(deal, now, bidding.buyer, LADDER[bidding.price] ?? "");
  if (bidding.step === "kept") return { ...now, step: "auction", who: dealer, bid: "" };
  if (bidding.step === "minus") return playing(deal, { ...now, who: dealer, bid: "" }, "minus");
  return bidding.step === "split" ? { ...now, step: "unplayed", who: dealer, bid: "" } : now;
}

function inAuction(deal: Deal, entry: KingEntry, what: string, which: string): KingEntry {
  const { coming, options } = deal;
  const seat = numberIn(which);
  if (what === "who" && seats.includes(seat)) {
    const now = { ...entry, who: seat, bidding: null };
    return seat !== coming.dealer && entry.bid ? now : { ...now, bid: "" };
  }
  // a deal that was bid for keeps its calls: they say that the seller plays
  if (what === "keep" && entry.who === coming.dealer && isPositive(which))
    return playing(deal, { ...entry, bid: "" }, which);
  if (what === "bid") return bought(deal, { ...entry, bidding: null }, entry.who, which);
  if (what === "unplayed" && read(options).unplayed !== "off")
    return { ...entry, step: "unplayed", who: coming.dealer, bid: "", bidding: null };
  if (what === "bidding") return { ...entry, step: "bidding", who: -1, bid: "", bidding: opened(coming.dealer) };
  return entry;
}

function after(deal: Deal, entry: KingEntry, tap: string): KingEntry {
  const [what = "", which = "", more = ""] = tap.split(":");
  const { step } = entry;
  if (what === "again") return step === "choice" || step === "kind" || step === "auction" ? entry : asked(deal, entry);
  if (step === "choice")
    return what === "choose" && choices(deal).includes(tap.slice("choose:".length))
      ? playing(deal, entry, which, more)
      : entry;
  if (step === "kind") return what === "keep" && kinds(deal).includes(which) ? playing(deal, entry, which) : entry;
  if (step === "auction") return inAuction(deal, entry, what, which);
  if (step === "bidding") {
    if (what === "result") return { ...entry, step: "auction", bidding: null };
    return what === "call" ? bid(deal, entry, tap.slice("call:".length)) : entry;
  }
  if (step === "faces") return what === "take" ? taken(entry, numberIn(which), numberIn(more)) : entry;
  if (step !== "counts") return entry;
  if (what === "seat" && seats.includes(numberIn(which))) return { ...entry, active: numberIn(which) };
  if (what === "n") return pressed(deal, entry, numberIn(which));
  if (what === "trump" && entry.contract === "plus" && !deal.coming.trump)
    return { ...entry, trump: entry.trump === which ? "" : which };
  return entry;
}

/** What was entered so far as a row whose counts are there; null: there are none. */
function row(deal: Deal, entry: KingEntry): Row | null {
  const { step, contract, who, bid: price, trump, bidding } = entry;
  const calls = bidding?.calls.length ? { calls: [...bidding.calls] } : {};
  if (step === "unplayed") return { unplayed: true, ...calls };
  if ((step !== "counts" && step !== "faces") || entry.takers.includes(-1) || !counted(deal, entry)) return null;
  const counts = filled(read(deal.options), contract, shown(deal, entry));
  return {
    contract,
    counts,
    ...(price ? { sale: { buyer: who, bid: price } } : {}),
    ...(trump ? { trump } : {}),
    ...calls,
  };
}

/** Digits are counts; of a player whose row has the focus, that player's. */
function typed(_: Deal, { step, active }: KingEntry, key: string, seat: number): string[] {
  if (step !== "counts" || !/\d/.test(key)) return [];
  return [...(seat >= 0 && seat !== active ? [`seat:${seat}`] : []), `n:${key}`];
}

/** What a deal with its counts gives each seat, without and with its sale; null: the counts are not there. */
export function points(deal: Deal, entry: KingEntry): { base: number[]; scores: number[] } | null {
  const found = row(deal, entry);
  if (!found) return null;
  const of = (one: Row): number[] => kingPad.course(deal.options, PLAYERS, deal.coming.dealer).add(one).scores;
  const { sale: _, ...base } = found;
  return { base: of(base), scores: of(found) };
}

/** Who bought the deal and for what, so that no price is forgotten while the cards are played. */
const settled = (_: Deal, { who, bid, contract }: KingEntry): Row | null =>
  bid ? { contract, sale: { buyer: who, bid } } : null;

export const kingEntering: Entering<KingEntry> = { begun, after, row, settled, typed };
