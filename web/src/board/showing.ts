// What a board shows, and the marks on its cards: used by replays for positions and by reviews for mistakes.
import type { Card } from "../base/cards";
import type { ReplayDeal, ReplayFrame } from "../base/messages";
import type { Shot } from "../session/shots";
import { moveOf } from "../base/targets";
import { clearedAt, resting, type Eyes } from "./frames";
import type { At } from "./timeline";

/** A position as a board needs it. A match player is one. */
export interface Showing {
  readonly shot: Shot | null;
  readonly deal: ReplayDeal | null;
  readonly frame: ReplayFrame | null;
  readonly at: At;
  readonly eyes: Eyes;
  /** Whether the last change is drawn without animation. */
  readonly instant: boolean;
  readonly playing: boolean;
  readonly speed: number;
}

/** A mark on a card: a ring, and a tag if `word` is not empty. */
export interface Mark {
  card: Card;
  verdict: "better" | "worse";
  word: string;
  /**
   * The position of the tag: above a card of a hand, at the foot of a card of a trick, or on the lower part of a card
   * of a pile, below which other cards start. No tag covers an index.
   */
  at: "above" | "foot" | "on";
}

/** How the cards of a board are marked. */
export interface Marks {
  marks: readonly Mark[];
  /** How many px higher cards of the reader's own hand are. */
  lifted: ReadonlyMap<Card, number>;
  /** The cards of the reader's own hand that are not dimmed; null: no card is dimmed. */
  bright: ReadonlySet<Card> | null;
}

export const UNMARKED: Marks = { marks: [], lifted: new Map(), bright: null };

/** How far a playable card is raised, px. */
export const PLAYABLE = 16;

/** Before a decision: playable cards are raised, the others dimmed. */
export function playable(legal: readonly string[]): Marks {
  const cards = legal.flatMap((token) => moveOf(token)?.source ?? []);
  return {
    marks: [],
    lifted: new Map(cards.map((card) => [card, PLAYABLE])),
    bright: cards.length ? new Set(cards) : null,
  };
}

/** A fixed position. `cleared`: a complete trick has been taken, as before the next card. */
export function still(deal: ReplayDeal, action: number, eyes: Eyes, instant: boolean, cleared = false): Showing {
  const shot = cleared ? clearedAt(deal, action, eyes) : resting(deal, action, eyes);
  return {
    shot,
    deal,
    frame: deal.frames[action] ?? null,
    at: { deal: deal.deal, action },
    eyes,
    instant,
    playing: false,
    speed: 1,
  };
}
