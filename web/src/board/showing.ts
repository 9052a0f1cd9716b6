// What a board shows, and what is said of its cards: a match played again shows its positions so, a review its mistakes.
import type { Card } from "../cards";
import type { ReplayDeal, ReplayFrame } from "../messages";
import type { Shot } from "../session/shots";
import { moveOf } from "../targets";
import { clearedAt, resting, type Eyes } from "./frames";
import type { At } from "./timeline";

/** A position as a board needs it. A player of matches is one. */
export interface Showing {
  readonly shot: Shot | null;
  readonly deal: ReplayDeal | null;
  readonly frame: ReplayFrame | null;
  readonly at: At;
  readonly eyes: Eyes;
  /** Whether the last change is drawn without flight. */
  readonly instant: boolean;
  readonly playing: boolean;
  readonly speed: number;
}

/** What is said of a card: a ring, and a tag where `word` is not empty. */
export interface Mark {
  card: Card;
  verdict: "better" | "worse";
  word: string;
  /**
   * Where the tag is: above a card of a hand, at the foot of one of a trick, on the lower part of one of a pile, below which others
   * begin. None of them covers an index.
   */
  at: "above" | "foot" | "on";
}

/** How the cards of a board are marked. */
export interface Marks {
  marks: readonly Mark[];
  /** How many pixels cards of the own hand lie higher. */
  lifted: ReadonlyMap<Card, number>;
  /** The cards of the own hand that are not dimmed; null: none is. */
  bright: ReadonlySet<Card> | null;
}

export const UNMARKED: Marks = { marks: [], lifted: new Map(), bright: null };

/** How far a card that can be played is lifted, px. */
export const PLAYABLE = 16;

/** Before a decision: the cards that can be played are lifted, the others dimmed. */
export function playable(legal: readonly string[]): Marks {
  const cards = legal.flatMap((token) => moveOf(token)?.source ?? []);
  return { marks: [], lifted: new Map(cards.map((card) => [card, PLAYABLE])), bright: cards.length ? new Set(cards) : null };
}

/** One position that stays. `cleared`: a trick that is complete has been taken, as before the next card. */
export function still(deal: ReplayDeal, action: number, eyes: Eyes, instant: boolean, cleared = false): Showing {
  const shot = cleared ? clearedAt(deal, action, eyes) : resting(deal, action, eyes);
  return { shot, deal, frame: deal.frames[action] ?? null, at: { deal: deal.deal, action }, eyes, instant, playing: false, speed: 1 };
}
