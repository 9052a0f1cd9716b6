// What the legal tokens of an update allow, in a form for display. This module knows no rules: it only reads tokens.
import { isCard, type Card } from "./cards";

export const PLACES = ["NW", "N", "NE", "W", "E", "SW", "S", "SE"] as const;
export type Place = (typeof PLACES)[number];
export const CORNERS: readonly string[] = ["NE", "SE", "SW", "NW"];

export const isPlace = (text: string): text is Place => (PLACES as readonly string[]).includes(text);

/** A source is a card of the hand or, in Kings Corner, a place whose pile moves. */
export type Source = string;

export interface Targets {
  /** The targets of each source; a card that is simply played (King) has the one target "trick". */
  moves: ReadonlyMap<Source, readonly string[]>;
  /** Whether the turn may be ended. */
  end: boolean;
  /** All other tokens: bids, answers, declarations. */
  calls: readonly string[];
}

/** The targets that `legal` allows. */
export function targetsOf(legal: readonly string[]): Targets {
  const moves = new Map<Source, string[]>();
  const calls: string[] = [];
  let end = false;
  for (const token of legal) {
    const arrow = token.indexOf(">");
    if (arrow > 0) {
      const source = token.slice(0, arrow);
      moves.set(source, [...(moves.get(source) ?? []), token.slice(arrow + 1)]);
    } else if (isCard(token)) moves.set(token, ["trick"]);
    else if (token === "end") end = true;
    else calls.push(token);
  }
  return { moves, end, calls };
}

/** The token that moves `source` to `target`, legal or not: the server is asked either way, and explains a refusal. */
export function tokenFor(source: Source, target: string): string {
  return target === "trick" ? source : `${source}>${target}`;
}

/** Selects one of several equivalent places. */
export type Pick = (source: Source, places: readonly string[]) => string | undefined;

/**
 * The target of a double tap: the only one or, if all are free corners, which are equivalent, the one that `pick`
 * selects.
 */
export function onlyTarget(targets: Targets, source: Source, pick: Pick = (_, [first]) => first): string | null {
  const places = targets.moves.get(source) ?? [];
  const alike = places.length === 1 || places.every((place) => CORNERS.includes(place));
  return (alike ? pick(source, places) : undefined) ?? null;
}

/** What a token moves: the source and its target, or null for a token that moves nothing. */
export function moveOf(token: string): { source: Source; target: string } | null {
  const arrow = token.indexOf(">");
  if (arrow > 0) return { source: token.slice(0, arrow), target: token.slice(arrow + 1) };
  return isCard(token) ? { source: token, target: "trick" } : null;
}

/** The tokens of a hint, best-looking first: cards before piles, never the end of the turn. */
export function hints(legal: readonly string[]): string[] {
  const moves = legal.filter((token) => moveOf(token));
  const card = (token: string): boolean => isCard(moveOf(token)?.source as Card);
  return [...moves.filter(card), ...moves.filter((token) => !card(token))];
}
