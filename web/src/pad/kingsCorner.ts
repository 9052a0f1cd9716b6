// Kings Corner as counts: points or chips, and how long the match lasts (src/kingcraft/pad/kings_corner.py).
import { added, atLeast, coming, sum, Wrong, type Course, type Options, type Pad, type Row } from "./counting";

/** The options that points and the length of a match depend on. */
export interface CornerOptions {
  scoring: string;
  forced_king: string;
  forced_king_penalty: number;
  target: number;
  target_rule: string;
  sign: string;
  deals: number;
  chip_ante: number;
  chip_pass: number;
  chip_king: number;
  chip_card: number;
}

export const read = (options: Options): CornerOptions => options as unknown as CornerOptions;

export const RANKS = "A23456789TJQK";
/** Cards of a rank, and cards that may be left in all hands: fewer than the pack. */
export const SUITS = 4;
export const MOST_CARDS = 48;
const PIPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10];
/** What a card costs, by rank. */
const VALUES: Record<string, number[]> = {
  king10: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10],
  face: [25, ...PIPS],
  flat50: [50, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10],
  flat20: [20, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10],
  face15: [15, ...PIPS],
};

/** Whether all cards but kings cost the same. */
export const counts = ({ scoring }: CornerOptions): boolean => scoring === "king10" || scoring === "chips";

export function valueOf(options: CornerOptions, rank: string): number {
  if (options.scoring === "chips") return rank === "K" ? options.chip_king : options.chip_card;
  return VALUES[options.scoring]?.[RANKS.indexOf(rank)] ?? 0;
}

/** What the cards left cost a seat. */
function cost(options: CornerOptions, row: Row, seat: number): number {
  if (row.ranks) {
    const ranks = [...(row.ranks[seat] ?? "")];
    if (ranks.some((one) => !RANKS.includes(one) || ranks.filter((other) => other === one).length > SUITS))
      throw new Wrong("bad-ranks");
    return sum(ranks.map((rank) => valueOf(options, rank)));
  }
  if (row.points) {
    if (counts(options)) throw new Wrong("count-the-cards");
    return row.points[seat] ?? 0;
  }
  if (!counts(options)) throw new Wrong("cards-need-values");
  const { cards = [], kings = [] } = row;
  const [left = 0, own = 0] = [cards[seat], kings[seat]];
  if (own < 0 || own > Math.min(SUITS, left) || sum(kings) > SUITS || sum(cards) > MOST_CARDS)
    throw new Wrong("kings-too-many", { count: left });
  return own * valueOf(options, "K") + (left - own) * valueOf(options, "A");
}

function course(options: CornerOptions, players: number, first: number): Course {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const chips = options.scoring === "chips";
  const sign = options.sign === "-" ? -1 : 1;
  const fine = options.forced_king === "penalty" ? options.forced_king_penalty : 0;
  let totals = seats.map(() => 0);
  let counted = 0;
  let pot = 0;

  const dealer = (): number => (first + counted) % players;

  function over(): boolean {
    if (!counted || options.deals) return counted > 0 && counted >= options.deals;
    const worst = Math.max(...totals.map((total) => sign * total));
    return options.target_rule === "exceed" ? worst > options.target : worst >= options.target;
  }

  function scoresOf(row: Row): number[] {
    const out = row.out ?? -1;
    const costs = seats.map((seat) => cost(options, row, seat));
    const held = row.ranks?.map((ranks) => ranks.length) ?? row.cards ?? row.points ?? [];
    if (held[out]) throw new Wrong("out-has-cards");
    if (seats.some((seat) => seat !== out && !held[seat])) throw new Wrong("nobody-left-with-none");
    const fines = seats.map((seat) => fine * (row.kept?.[seat] ?? 0));
    if (!chips) return added(costs, fines).map((points) => (points ? sign * points : 0));
    const staked = fines.map((own, seat) => own + options.chip_ante + options.chip_pass * (row.passes?.[seat] ?? 0));
    const all = pot + sum(staked);
    pot = out < 0 ? all : 0;
    if (out < 0) return staked.map((own) => 0 - own);
    const won = all + sum(costs);
    return staked.map((own, seat) => (seat === out ? won : 0) - own - (costs[seat] ?? 0));
  }

  return {
    add(row) {
      const mark = over() ? "game-over" : "";
      const says = { dealer: dealer(), mark } as const;
      if (row.void) return { ...says, scores: seats.map(() => 0) };
      const scores = scoresOf(row);
      counted++;
      totals = added(totals, scores);
      return { ...says, scores };
    },
    coming: () => (over() ? null : { ...coming(counted + 1, options.deals, dealer(), (dealer() + 1) % players), pot }),
    totals: () => totals,
    winners() {
      if (!over()) return [];
      const good = chips || sign < 0 ? totals : totals.map((total) => -total);
      return atLeast(good, Math.max(...good));
    },
  };
}

/** Cards of the pack, and those that begin the four sides. */
const [PACK, SIDES] = [52, 4];

export const kingsCornerPad: Pad = {
  checks: {
    lists: {},
    flags: { king_pile_move: ["any", "never"] },
    contradiction({ scoring, sign, deals }) {
      if (scoring !== "chips") return "";
      return sign === "-" ? "chips-sign" : deals ? "" : "chips-deals";
    },
    tooMany: (options, players) => (Number(options["hand_size"]) * players + SIDES > PACK ? "pack" : ""),
  },
  keepsPlaces: false,
  knows: (row) => Boolean(row.void) || "out" in row,
  course: (options, players, dealer) => course(read(options), players, dealer),
};
