// The figures of a profile, from the matches of one game. Pure. Everything about luck and losses is a sum of what
// reviews have found; nothing is judged here.
import { LEVELS } from "../words/names";
import type { KeptFigures } from "../base/keptFigures";
import { counts, unreviewed, type ProfileMatch } from "./match";

/** A match of the curve, in points a deal. */
export interface CoursePoint {
  id: string;
  came: number;
  /** Without what the cards gave; null: it is not reviewed, or its luck is not counted in points. */
  clean: number | null;
}

export interface ContractFigures {
  contract: string;
  deals: number;
  /** The mean and the best of the points. */
  mean: number;
  best: number;
  /** How many of the deals are reviewed, and what the player gave away in them, a deal; null: none is. */
  reviewed: number;
  lost: number | null;
}

export interface SaleFigures {
  role: "bought" | "sold" | "kept" | "left" | "unplayed";
  deals: number;
  /** The mean of the points. */
  mean: number;
  /** In how many the points were above 0. */
  gained: number;
  /** The mean price in points; 0 without one. */
  price: number;
}

interface LevelFigures {
  level: string;
  matches: number;
  won: number;
}

export interface Figures {
  matches: number;
  won: number;
  /** The mean of the places; one who gives up is last. */
  place: number;
  /** The best total of a match that was played to its end; null: there is none. */
  best: number | null;
  /** Whether more points are better. */
  most: boolean;
  /** The deals of matches that were played to their end, and their points. */
  deals: number;
  points: number;
  /** In how many deals the player laid the last card first, and how many kings were left in all. */
  out: number;
  kings: number;
  course: CoursePoint[];
  contracts: ContractFigures[];
  sales: SaleFigures[];
  levels: LevelFigures[];
  /** The share of matches against levels that chance alone would win. */
  chance: number;
  /** Matches whose review can still be asked for. */
  unreviewed: number;
}

/** The roles in the order in which they are shown; contracts are in that of the first match. */
const ROLES = ["bought", "sold", "kept", "left", "unplayed"] as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export const mean = (numbers: readonly number[]): number => (numbers.length ? sum(numbers) / numbers.length : 0);

/** The deals that count, each with what its review has found. */
function dealsOf({ played, review }: ProfileMatch) {
  const reviews = review !== null && review !== "none" && review.unit === "points" ? review.deals : [];
  return played.deals.map((deal, i) => ({ ...deal, review: reviews[i] })).filter((deal) => !deal.void);
}
type Deal = ReturnType<typeof dealsOf>[number];

function courseOf(match: ProfileMatch): CoursePoint {
  const deals = dealsOf(match);
  const clean = deals.flatMap(({ points, review }) => (typeof review?.luck === "number" ? [points - review.luck] : []));
  return {
    id: match.id,
    came: mean(deals.map(({ points }) => points)),
    clean: clean.length > 0 && clean.length === deals.length ? mean(clean) : null,
  };
}

function contractOf(contract: string, deals: readonly Deal[], most: boolean): ContractFigures {
  const own = deals.filter((deal) => deal.contract === contract);
  const points = own.map((deal) => deal.points);
  const lost = own.flatMap(({ review }) => (review ? [review.lost] : []));
  return {
    contract,
    deals: own.length,
    mean: mean(points),
    best: most ? Math.max(...points) : Math.min(...points),
    reviewed: lost.length,
    lost: lost.length ? mean(lost) : null,
  };
}

function saleOf(role: SaleFigures["role"], deals: readonly Deal[]): SaleFigures {
  const own = deals.filter((deal) => deal.role === role);
  return {
    role,
    deals: own.length,
    mean: mean(own.map(({ points }) => points)),
    gained: own.filter(({ points }) => points > 0).length,
    price: mean(own.map(({ price }) => price)),
  };
}

/** The level of the bots of a match; empty: there are people, or bots of several kinds. */
function levelOf({ played: { seats, seat } }: ProfileMatch): string {
  const [level = "", ...others] = new Set(seats.filter((_, each) => each !== seat));
  return others.length || level === "human" ? "" : level;
}

const hasWon = ({ left, played }: ProfileMatch): boolean => played.won && !left;

/** The figures of all matches of a game that count, in the order in which they were opened. */
export function figuresOf(all: readonly ProfileMatch[]): Figures {
  const matches = all.filter(counts).toSorted((one, other) => one.created.localeCompare(other.created));
  const ended = matches.filter(({ left }) => !left);
  const most = matches[0]?.played.most ?? true;
  const totals = ended.map(({ played }) => played.total);
  const deals = ended.flatMap(dealsOf);
  const names = [...new Set(deals.map(({ contract }) => contract))].filter(Boolean);
  const against = matches.filter(levelOf);
  const levels = [...new Set<string>([...LEVELS, ...against.map(levelOf)])];
  return {
    matches: matches.length,
    won: matches.filter(hasWon).length,
    place: mean(matches.map(({ left, played }) => (left ? played.seats.length : played.place))),
    best: totals.length ? (most ? Math.max(...totals) : Math.min(...totals)) : null,
    most,
    deals: deals.length,
    points: sum(deals.map(({ points }) => points)),
    out: deals.filter(({ out }) => out).length,
    kings: sum(deals.map(({ kings }) => kings)),
    course: ended.filter((match) => dealsOf(match).length > 0).map(courseOf),
    contracts: names.map((name) => contractOf(name, deals, most)),
    sales: ROLES.map((role) => saleOf(role, deals)).filter((sale) => sale.deals > 0),
    levels: levels
      .map((level) => against.filter((match) => levelOf(match) === level))
      .flatMap((own) =>
        own[0] ? [{ level: levelOf(own[0]), matches: own.length, won: own.filter(hasWon).length }] : [],
      ),
    chance: mean(against.map(({ played }) => 1 / played.seats.length)),
    unreviewed: matches.filter(unreviewed).length,
  };
}

/** The contract in which the player gives away most; undefined: none is reviewed, or nothing is given away. */
export const worstOf = ({ contracts }: Figures): ContractFigures | undefined =>
  contracts.filter(({ lost }) => (lost ?? 0) > 0).toSorted((one, other) => (other.lost ?? 0) - (one.lost ?? 0))[0];

/** What the start page says of the matches of all games. */
export function briefOf(all: readonly ProfileMatch[]): KeptFigures {
  const games = [...new Set(all.map(({ played }) => played.game))].map((game) =>
    figuresOf(all.filter(({ played }) => played.game === game)),
  );
  const [worst] = games
    .flatMap((figures) => worstOf(figures) ?? [])
    .toSorted((one, other) => (other.lost ?? 0) - (one.lost ?? 0));
  return {
    matches: sum(games.map(({ matches }) => matches)),
    won: sum(games.map(({ won }) => won)),
    contract: worst?.contract ?? "",
  };
}

/** How many matches at the beginning and at the end are compared. */
const SOME = 5;

/** How the points of a curve changed from its first matches to its last. */
export interface Trend {
  first: number;
  last: number;
  /** Whether it is more than chance would do: two standard errors. */
  sure: boolean;
  /** What the cards gave a deal, on average. */
  luck: number;
}

/** The trend of the reviewed matches; null: there are fewer than ten. */
export function trendOf(course: readonly CoursePoint[]): Trend | null {
  const reviewed = course.flatMap(({ came, clean }) => (clean === null ? [] : [{ came, clean }]));
  if (reviewed.length < 2 * SOME) return null;
  const values = reviewed.map(({ clean }) => clean);
  const half = Math.floor(values.length / 2);
  const [before, after] = [values.slice(0, half), values.slice(-half)];
  const error = (some: readonly number[]): number =>
    sum(some.map((value) => (value - mean(some)) ** 2)) / (some.length * (some.length - 1));
  const gain = mean(after) - mean(before);
  return {
    first: mean(values.slice(0, SOME)),
    last: mean(values.slice(-SOME)),
    sure: Math.abs(gain) > 2 * Math.sqrt(error(before) + error(after)),
    luck: mean(reviewed.map(({ came, clean }) => came - clean)),
  };
}
