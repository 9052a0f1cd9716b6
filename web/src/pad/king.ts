// King as counts: points, who deals, what is due (src/kingcraft/pad/king.py).
import {
  added,
  atLeast,
  coming,
  sum,
  Wrong,
  type Coming,
  type Course,
  type Mark,
  type Options,
  type Pad,
  type Row,
} from "./counting";

/** The options that points and the order of deals depend on. */
export interface KingOptions {
  deck: number;
  first_lead: string;
  positive_lead: string;
  contracts: string[];
  contract_choice: string;
  quota_negative: number;
  quota_plus: number;
  each_negative: number;
  values: Record<string, number>;
  men: string[];
  auction: string;
  declare: string[];
  trump_fixed: string[];
  plus_settlement: string;
  minus_settlement: string;
  unplayed: string;
  trick_value: number;
  outcome: string;
}

export const read = (options: Options): KingOptions => options as unknown as KingOptions;

export const PLAYERS = 4;
export const NEGATIVE = ["no-tricks", "no-hearts", "no-queens", "no-men", "no-king", "last-two"];
export const POSITIVE = ["minus", "plus"];
const CONTRACTS = [...NEGATIVE, ...POSITIVE];
/** The bids, the lowest first. */
export const LADDER = ["+1", "+2", "+3", "-1", "+4", "+5", "+6", "-2", "+7", "+8"];
const tricksOf = (bid: string): number => Number(bid.slice(1));

/** How many tricks or cards a deal of this contract has to share. */
export function units({ deck, men }: KingOptions, contract: string): number {
  const few: Record<string, number> = {
    "no-queens": PLAYERS,
    "no-men": PLAYERS * men.length,
    "no-king": 1,
    "last-two": 2,
  };
  return few[contract] ?? deck / PLAYERS; // as many hearts as tricks
}

/** The points of one of them. */
export function value(options: KingOptions, contract: string): number {
  if (contract === "plus") return options.trick_value;
  return contract === "minus" ? (1 - PLAYERS) * options.trick_value : -(options.values[contract] ?? 0);
}

/** The counts of all seats; one that is null is worked out. Throws `Wrong`: they cannot add up. */
export function filled(options: KingOptions, contract: string, counts: readonly (number | null)[]): number[] {
  const total = units(options, contract);
  const known = counts.filter((count) => count !== null);
  if (known.some((count) => !Number.isInteger(count) || count < 0 || count > total))
    throw new Wrong("count-out-of-range", { most: total });
  const rest = total - sum(known);
  const missing = counts.length - known.length;
  if (rest < 0) throw new Wrong("counts-too-many", { count: -rest, total });
  if (rest && missing > 1) throw new Wrong("counts-missing", { count: rest });
  if (rest && !missing) throw new Wrong("counts-too-few", { count: rest, total });
  return counts.map((count) => count ?? rest);
}

/** What each bid is worth, in the order of the ladder. */
export const bidPoints = (given: Options): Record<string, number> =>
  Object.fromEntries(
    LADDER.map((bid) => [bid, tricksOf(bid) * Math.abs(value(read(given), bid.startsWith("+") ? "plus" : "minus"))]),
  );

/** What the buyer pays the seller, in points. */
function payment(options: KingOptions, contract: string, own: number, got: number, bid: string): number {
  const price = tricksOf(bid);
  const tricks: Record<string, number> =
    contract === "minus"
      ? { transfer: price, absorb: Math.min(price, own) }
      : {
          transfer: price,
          capped: Math.min(price, got),
          topup: Math.max(0, price - own),
          exact: price - own,
          shortfall: Math.max(0, price - got),
        };
  const manner = contract === "minus" ? options.minus_settlement : options.plus_settlement;
  return (tricks[manner] ?? 0) * Math.abs(value(options, contract));
}

function scoresOf(options: KingOptions, row: Row, dealer: number): number[] {
  const { auction, trick_value } = options;
  const tricks = options.deck / PLAYERS;
  const seats = Array.from({ length: PLAYERS }, (_, seat) => seat);
  if (row.missing) return seats.map(() => 0);
  if (row.unplayed) {
    if (auction === "off" || options.unplayed === "off") throw new Wrong("unplayed-off");
    const share = Math.floor(tricks / PLAYERS);
    return seats.map((seat) => (seat === dealer ? tricks - (PLAYERS - 1) * share : share) * trick_value);
  }
  const { contract = "", counts = [], sale } = row;
  const taken = filled(options, contract, counts);
  const base = contract === "minus" ? tricks * trick_value : 0;
  const scores = taken.map((count) => base + value(options, contract) * count);
  if (!sale) return scores;
  const { buyer, bid } = sale;
  if (auction === "off" || !POSITIVE.includes(contract)) throw new Wrong("no-auction");
  if (!LADDER.includes(bid) || buyer === dealer || !seats.includes(buyer)) throw new Wrong("bad-sale");
  if (bid.startsWith("+") !== (contract === "plus")) throw new Wrong("bid-binds-kind", { bid });
  const paid = payment(options, contract, taken[dealer] ?? 0, taken[buyer] ?? 0, bid);
  return scores.map((score, seat) => score + (seat === dealer ? paid : seat === buyer ? -paid : 0));
}

function marked(contract: string, due: Coming | null): Mark {
  if (!due) return "game-over";
  if (due.choices.length) return due.choices.includes(contract) ? "" : "contract-used-up";
  if (due.contract ? due.contract === contract : POSITIVE.includes(contract)) return "";
  return "wrong-phase";
}

function course(options: KingOptions, first: number): Course {
  const chooser = options.contract_choice === "chooser";
  const choosesPositive = chooser && options.quota_plus > 0;
  const sold = options.auction !== "off";
  const negative = options.contracts.length * (chooser ? options.each_negative : 1);
  const deals = negative + (choosesPositive || (chooser && !sold) ? PLAYERS * options.quota_plus : PLAYERS);
  /** What was chosen: the contract, empty for a positive deal, and who chose it. */
  const chosen: [contract: string, seat: number][] = [];
  let totals = [0, 0, 0, 0];
  let dealt = 0;

  const used = (is: (contract: string, seat: number) => boolean): number =>
    chosen.filter(([contract, seat]) => is(contract, seat)).length;

  function choices(seat: number): string[] {
    const own = used((contract, by) => contract !== "" && by === seat);
    const { quota_negative, trump_fixed, declare } = options;
    const may = NEGATIVE.filter(
      (one) =>
        options.contracts.includes(one) &&
        used((contract) => contract === one) < options.each_negative &&
        !(quota_negative > 0 && own >= quota_negative),
    );
    if (used((contract, by) => !contract && by === seat) >= options.quota_plus) return may;
    if (declare.includes("minus")) may.push("minus");
    if (trump_fixed.length || declare.some((game) => game !== "minus")) may.push("plus");
    return may;
  }

  function next(): Coming | null {
    if (dealt >= deals) return null;
    const dealer = (first + dealt) % PLAYERS;
    const left = (dealer + 1) % PLAYERS;
    const { first_lead, positive_lead, trump_fixed } = options;
    const lead = first_lead === "left_of_dealer" || (first_lead === "declarer" && chooser) ? left : dealer;
    const says = coming(dealt + 1, deals, dealer, lead);
    const positiveLeader = (declarer: number): number => {
      if (positive_lead === "same") return first_lead === "declarer" && !choosesPositive ? dealer : lead;
      return positive_lead === "declarer" ? declarer : -1;
    };
    const before = chooser ? used((contract) => !contract) : dealt - options.contracts.length;
    const trump = trump_fixed[before % PLAYERS] ?? "";
    if (chooser && (!sold || dealt < negative))
      return { ...says, positiveLeader: positiveLeader(left), chooser: left, choices: choices(left), trump };
    const contract = chooser ? "" : (options.contracts[dealt] ?? "");
    if (contract) return { ...says, contract };
    const leader = positiveLeader(sold ? -1 : dealer);
    return { ...says, leader, positiveLeader: leader, trump, positive: true };
  }

  return {
    add(row) {
      const dealer = (first + dealt) % PLAYERS;
      const contract = row.unplayed ? "plus" : (row.contract ?? "");
      const scores = scoresOf(options, row, dealer);
      const mark = row.missing ? "" : marked(contract, next());
      // a deleted deal uses nothing up: no one knows what was chosen in it
      if (chooser && NEGATIVE.includes(contract)) chosen.push([contract, (dealer + 1) % PLAYERS]);
      else if (choosesPositive && !row.missing) chosen.push(["", (dealer + 1) % PLAYERS]);
      dealt++;
      totals = added(totals, scores);
      return { scores, dealer, mark };
    },
    coming: next,
    totals: () => totals,
    winners: () => (next() ? [] : atLeast(totals, options.outcome === "highest" ? Math.max(...totals) : 0)),
  };
}

/** Why options contradict each other (src/kingcraft/games/king/options.py). */
function contradiction(given: Options): string {
  const { auction, contract_choice, contracts, each_negative, quota_negative, quota_plus, ...options } = read(given);
  const chooser = contract_choice === "chooser";
  const plus = options.declare.filter((name) => name !== "minus").length;
  if (auction !== "off") {
    if (chooser && quota_plus) return "chooser-auction";
    if (options.trump_fixed.length) return "trumps-auction";
    if (!plus || plus === options.declare.length) return "declare-auction";
  }
  if (options.deck < 52 && options.men.some((rank) => "23456".includes(rank))) return "men";
  const deals = contracts.length * each_negative;
  const own = PLAYERS * quota_negative;
  return !chooser || own === deals || (!quota_plus && (!own || own > deals)) ? "" : "quotas";
}

export const kingPad: Pad = {
  checks: {
    lists: { contracts: ["no-contract"], men: ["men"], declare: ["no-declaration"], trump_fixed: ["trumps-four", 4] },
    flags: {},
    contradiction,
    tooMany: () => "",
  },
  keepsPlaces: true,
  knows: ({ contract = "", missing, unplayed }) => Boolean(unplayed || missing) || CONTRACTS.includes(contract),
  course: (options, _, dealer) => course(read(options), dealer),
};
