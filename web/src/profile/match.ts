// A match in the profile, as this browser keeps it and as a file has it.
import type { PlayedMatch, Reviewed } from "../base/messages";

/** What a quick review found for the player's seat. Luck and losses are in `unit`. */
export interface KeptReview {
  budget: string;
  unit: Reviewed["review"]["scale"]["unit"];
  /** 0 to 100. */
  accuracy: number;
  /** By deal: what the cards gave, null for a deal without luck (void, laid out); what the player gave away. */
  deals: { luck: number | null; lost: number }[];
  /** The player's costliest mistake; null: there is none. */
  worst: { deal: number; action: number; points: number } | null;
}

export interface ProfileMatch {
  /** Its room. */
  id: string;
  /** When it was opened: UTC, ISO 8601. */
  created: string;
  /** Whether the player gave it up: then it is lost. */
  left: boolean;
  played: PlayedMatch;
  /** The record (`kingcraft/1`) once it is over; null: not yet, or it was given up. */
  record: object | null;
  /** `none`: there will be none, because the server has forgotten the match or cannot review it. */
  review: KeptReview | "none" | null;
}

/** What the profile keeps of a review. */
export function keptReview({ review, mistakes }: Reviewed, seat: number): KeptReview {
  const player = review.players[seat];
  const worst = mistakes.find((one) => one.seat === seat && one.size !== "inaccuracy");
  return {
    budget: review.budget,
    unit: review.scale.unit,
    accuracy: player?.accuracy ?? 0,
    deals: review.deals.map(({ luck, lost }) => ({ luck: luck?.[seat] ?? null, lost: lost[seat] ?? 0 })),
    worst: worst ? { deal: worst.deal, action: worst.action, points: worst.points } : null,
  };
}

/** Whether a match counts: it is no practice, and over or given up. */
export const counts = ({ played, left }: ProfileMatch): boolean => !played.practice && (played.over || left);

/** Whether its review can still be asked for. */
export const unreviewed = (match: ProfileMatch): boolean =>
  counts(match) && match.played.over && !match.left && match.review === null;

export type Found = PlayedMatch["deals"][number]["found"][number];

/** What has been found out in these matches, practice left out: the name, and the match in which it was first. */
export function foundIn(matches: readonly ProfileMatch[]): Map<Found, string> {
  const found: ReturnType<typeof foundIn> = new Map();
  const real = matches.filter(({ played }) => !played.practice);
  for (const { id, played } of real.toSorted((one, other) => one.created.localeCompare(other.created)))
    for (const name of played.deals.flatMap((deal) => deal.found)) if (!found.has(name)) found.set(name, id);
  return found;
}

/** What was found out in a deal of a match for the first time: not in other matches, nor in a deal before. */
export function foundNow(played: PlayedMatch, deal: number, matches: readonly ProfileMatch[]): Found[] {
  if (played.practice) return [];
  const before = foundIn(matches.filter(({ id }) => id !== played.room));
  const earlier = played.deals.slice(0, deal).flatMap(({ found }) => found);
  return (played.deals[deal]?.found ?? []).filter((name) => !before.has(name) && !earlier.includes(name));
}
