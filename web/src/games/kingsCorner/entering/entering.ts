// How a deal of Kings Corner is entered: what each tap comes to. Without a screen.
//
// `out:SEAT`, `out:none`: who went out, or no one · `who`: back to that question · `seat:SEAT`: whose cards are next ·
// `n:COUNT`: cards left, kings included · `king:SEAT`: one of them more is a king, after the last none · `rank:RANK`:
// a card left · `digit:DIGIT`: of the points · `drop`: the last of these goes · `next`: on to the next player ·
// `points`, `cards`: what is entered · `paid:SEAT`, `kept:SEAT`: a chip paid, a king kept back, one more
import { sum, Wrong, type Row } from "../../../pad/counting";
import { numberIn, type Deal, type Entering } from "../../../pad/entry";
import { counts, kingsCornerPad, MOST_CARDS, RANKS, read, SUITS, valueOf } from "../../../pad/kingsCorner";

export interface CornerEntry {
  /** The question on the screen: who went out, or what is left as cards, ranks or points. */
  step: "out" | "cards" | "ranks" | "points";
  /** The seat that went out; -1: no one; undefined: not entered. */
  out?: number;
  /** The seat that the next key is for; -1: none. */
  active: number;
  /** The cards of each seat; null: not entered. */
  cards: readonly (number | null)[];
  kings: readonly number[];
  ranks: readonly string[];
  /** Digits. */
  points: readonly string[];
  paid: readonly number[];
  kept: readonly number[];
}

/** The most points of a hand, and the most chips and kings kept that a tap counts up to. */
const MOST_DIGITS = 3;
const MOST_TIMES = 30;

const seatsOf = (deal: Deal): number[] => deal.players.map((_, seat) => seat);
/** Whether what is left is counted; under other rules each rank has its value. */
export const countsCards = (deal: Deal): boolean => counts(read(deal.options));
export const countsChips = (deal: Deal): boolean => read(deal.options).scoring === "chips";
export const finesKings = (deal: Deal): boolean => read(deal.options).forced_king === "penalty";

/** Whether a seat's cards are entered. */
export function isCounted({ step, out, cards, ranks, points }: CornerEntry, seat: number): boolean {
  if (seat === out) return true;
  if (step === "cards") return cards[seat] !== null;
  return step === "ranks" ? ranks[seat] !== "" : Number(points[seat]) > 0;
}

/** How many players are still to count. */
export const toCount = (deal: Deal, entry: CornerEntry): number =>
  seatsOf(deal).filter((seat) => !isCounted(entry, seat)).length;

/** What the cards of a seat cost so far. */
export function costOf(deal: Deal, { step, cards, kings, ranks, points }: CornerEntry, seat: number): number {
  const value = (rank: string): number => valueOf(read(deal.options), rank);
  const own = kings[seat] ?? 0;
  if (step === "cards") return own * value("K") + ((cards[seat] ?? 0) - own) * value("A");
  return step === "ranks" ? sum([...(ranks[seat] ?? "")].map(value)) : Number(points[seat]);
}

/** How many of the cards of a seat may be kings. */
const mostKings = ({ cards, kings }: CornerEntry, seat: number): number =>
  Math.min(SUITS - sum(kings) + (kings[seat] ?? 0), cards[seat] ?? SUITS);

/** How many of a rank are in all hands. */
export const ofRank = ({ ranks }: CornerEntry, rank: string): number =>
  sum(ranks.map((hand) => [...hand].filter((one) => one === rank).length));

/** On to the next player whose cards are not entered. */
function onward(deal: Deal, entry: CornerEntry): CornerEntry {
  const open = seatsOf(deal).filter((seat) => seat !== entry.active && !isCounted(entry, seat));
  return { ...entry, active: open.find((seat) => seat > entry.active) ?? open[0] ?? -1 };
}

function begun(deal: Deal): CornerEntry {
  const none = deal.players.map(() => 0);
  const { row } = deal;
  const entry: CornerEntry = {
    step: "out",
    active: -1,
    cards: none.map(() => null),
    kings: none,
    ranks: none.map(() => ""),
    points: none.map(() => ""),
    paid: none,
    kept: none,
  };
  if (!row || row.void || row.out === undefined) return entry;
  const { out, cards, kings = none, ranks, points, passes = none, kept = none } = row;
  const now = { ...entry, out: out ?? -1, paid: passes, kept };
  if (cards && countsCards(deal))
    return { ...now, step: "cards", cards: cards.map((n, seat) => (seat === out ? null : n)), kings };
  if (points && !countsCards(deal)) return { ...now, step: "points", points: points.map((n) => (n ? String(n) : "")) };
  // a sheet may have ranks where cards are counted
  if (ranks && countsCards(deal))
    return {
      ...now,
      step: "cards",
      cards: ranks.map((hand, seat) => (seat === out ? null : hand.length)),
      kings: ranks.map((hand) => [...hand].filter((rank) => rank === "K").length),
    };
  return ranks ? { ...now, step: "ranks", ranks } : entry;
}

function wentOut(deal: Deal, entry: CornerEntry, which: string): CornerEntry {
  const out = which === "none" ? -1 : numberIn(which);
  if (which !== "none" && !seatsOf(deal).includes(out)) return entry;
  const step = countsCards(deal) ? "cards" : entry.points.some((digits) => digits !== "") ? "points" : "ranks";
  const now: CornerEntry = {
    ...entry,
    out,
    step,
    active: -1,
    // the player who went out has none of them
    cards: entry.cards.map((count, seat) => (seat === out ? null : count)),
    kings: entry.kings.map((count, seat) => (seat === out ? 0 : count)),
    ranks: entry.ranks.map((hand, seat) => (seat === out ? "" : hand)),
    points: entry.points.map((digits, seat) => (seat === out ? "" : digits)),
  };
  return onward(deal, now);
}

const oneMore = (counted: readonly number[], seat: number): number[] =>
  counted.map((count, index) => (index === seat ? (count + 1) % (MOST_TIMES + 1) : count));

/** A tap that is about the cards of one player. */
function forSeat(deal: Deal, entry: CornerEntry, what: string, seat: number): CornerEntry {
  if (!seatsOf(deal).includes(seat)) return entry;
  if (what === "paid") return countsChips(deal) ? { ...entry, paid: oneMore(entry.paid, seat) } : entry;
  if (what === "kept") return finesKings(deal) ? { ...entry, kept: oneMore(entry.kept, seat) } : entry;
  if (seat === entry.out) return entry;
  if (what === "seat") return { ...entry, active: seat };
  if (what !== "king" || entry.step !== "cards") return entry;
  const own = entry.kings[seat] ?? 0;
  return { ...entry, kings: entry.kings.with(seat, own < mostKings(entry, seat) ? own + 1 : 0) };
}

/** A key for the player whose cards are asked for. */
function pressed(deal: Deal, entry: CornerEntry, what: string, which: string): CornerEntry {
  const { step, active, ranks, points } = entry;
  if (active < 0) return entry;
  if (step === "cards") {
    const count = numberIn(which);
    if (what !== "n" || count < 1 || count > MOST_CARDS) return entry;
    const kings = entry.kings.with(active, Math.min(entry.kings[active] ?? 0, count));
    return onward(deal, { ...entry, cards: entry.cards.with(active, count), kings });
  }
  if (what === "next") return onward(deal, entry);
  const held = (step === "ranks" ? ranks : points)[active] ?? "";
  const changed = (now: string): CornerEntry =>
    step === "ranks" ? { ...entry, ranks: ranks.with(active, now) } : { ...entry, points: points.with(active, now) };
  if (what === "drop") return held ? changed(held.slice(0, -1)) : entry;
  if (
    step === "ranks" &&
    what === "rank" &&
    which.length === 1 &&
    RANKS.includes(which) &&
    ofRank(entry, which) < SUITS
  )
    return changed(held + which);
  if (step === "points" && what === "digit" && /^\d$/.test(which) && held.length < MOST_DIGITS)
    return changed(`${Number(held + which) || ""}`);
  return entry;
}

function after(deal: Deal, entry: CornerEntry, tap: string): CornerEntry {
  const [what = "", which = ""] = tap.split(":");
  if (entry.step === "out" && what !== "paid") return what === "out" ? wentOut(deal, entry, which) : entry;
  switch (what) {
    case "who":
      return { ...entry, step: "out" };
    case "points":
    case "cards":
      if (countsCards(deal)) return entry;
      return onward(deal, { ...entry, step: what === "points" ? "points" : "ranks", active: -1 });
    case "paid":
    case "kept":
    case "seat":
    case "king":
      return forSeat(deal, entry, what, numberIn(which));
    default:
      return pressed(deal, entry, what, which);
  }
}

/** The row as far as it is entered; null: something is missing. */
function draftRow(deal: Deal, entry: CornerEntry): Row | null {
  const { step, out = -1, cards, kings, ranks, points, paid, kept } = entry;
  if (step === "out" || toCount(deal, entry)) return null;
  return {
    out: out < 0 ? null : out,
    ...(step === "cards"
      ? { cards: cards.map((count) => count ?? 0), kings: [...kings] }
      : step === "ranks"
        ? { ranks: [...ranks] }
        : { points: points.map(Number) }),
    ...(finesKings(deal) ? { kept: [...kept] } : {}),
    ...(countsChips(deal) ? { passes: [...paid] } : {}),
  };
}

/** What a row comes to, or why it cannot be; null: something is missing. */
export function comesTo(deal: Deal, entry: CornerEntry): { row: Row; scores: number[] } | Wrong | null {
  const row = draftRow(deal, entry);
  if (!row) return null;
  try {
    const { scores } = kingsCornerPad.course(deal.options, deal.players.length, deal.coming.dealer).add(row);
    return { row, scores: scores.map((score, seat) => (seat === row.out ? score + deal.coming.pot : score)) };
  } catch (error) {
    if (error instanceof Wrong) return error;
    throw error;
  }
}

function row(deal: Deal, entry: CornerEntry): Row | null {
  const found = comesTo(deal, entry);
  return found && !(found instanceof Wrong) ? found.row : null;
}

/** Digits and letters are counts, points or ranks; of a player whose row has the focus, that player's. */
function typed(_: Deal, { step, active }: CornerEntry, key: string, seat: number): string[] {
  const first = seat >= 0 && seat !== active ? [`seat:${seat}`] : [];
  if (step === "ranks") {
    const rank = key === "1" || key === "0" ? "T" : key.toUpperCase();
    return RANKS.includes(rank) ? [...first, `rank:${rank}`] : [];
  }
  if (step === "out" || !/\d/.test(key)) return [];
  return [...first, step === "cards" ? `n:${key}` : `digit:${key}`];
}

export const cornerEntering: Entering<CornerEntry> = { begun, after, row, typed };
