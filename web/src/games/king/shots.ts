// What the pace of a deal of King needs: sounds, and the hands before the room played the rest of a deal.
import { isCard, sortHand } from "../../base/cards";
import type { Event, KingObservation } from "../../base/messages";
import { isOneOf } from "../../base/textKey";
import type { BeforeRest } from "../../session/game";
import type { Sound } from "../../sound/sounds";
import { COUNTED, trickPoints } from "./contract";

export function beforeRest(now: KingObservation, played: number): BeforeRest<KingObservation> | null {
  if (played < 0) return null;
  const seats = now.counts.length;
  const tricks = now.tricks.slice(0, Math.floor(played / seats));
  const under = now.tricks[tricks.length];
  if (!under) return null;
  const trick = { ...under, cards: under.cards.slice(0, played % seats), winner: -1 };
  const open: string[][] = now.counts.map(() => []);
  for (const { leader, cards } of now.tricks.slice(tricks.length))
    cards.forEach((card, i) => open[(leader + i) % seats]?.push(card));
  trick.cards.forEach((_, i) => open[(trick.leader + i) % seats]?.shift());
  const counted = new Set(now.captured.flat());
  const table: KingObservation = {
    ...now,
    phase: "play",
    hand: now.seat === null ? [] : (open[now.seat] ?? []),
    counts: open.map((hand) => hand.length),
    trick,
    tricks,
    taken: now.taken.map((_, seat) => tricks.filter(({ winner }) => winner === seat).length),
    captured: now.captured.map((_, seat) =>
      tricks.filter(({ winner }) => winner === seat).flatMap(({ cards }) => cards.filter((card) => counted.has(card))),
    ),
    scores: [],
  };
  return { table, open: open.map((hand) => sortHand(hand, "suit", true)) };
}

/**
 * A fixed contract is announced with the deal; one that is sold, kept or chosen with the last call before the first
 * card.
 */
export const announces = ({ contract, phase }: KingObservation, { kind, token }: Event): boolean =>
  contract !== "" && phase === "play" && (kind === "deal" || (kind === "act" && !isCard(token)));

/** What the trick just completed costs or brings its taker, and its cards that count. */
export function charged(table: KingObservation, seat: number): { points: number; cards: string[] } {
  const caught = isOneOf(COUNTED, table.contract)
    ? (table.tricks.at(-1)?.cards ?? []).filter((card) => table.captured[seat]?.includes(card))
    : [];
  return { points: trickPoints(table, seat), cards: caught };
}

/** Calls sound like a chip on wood, cards like cards. */
export const actSound = (token: string): Sound | undefined => (isCard(token) ? undefined : "bid");

/** A trick that costs points sounds lower; the king of hearts has a sound of its own if it costs something. */
export function trickSound(table: KingObservation, seat: number): Sound {
  if (trickPoints(table, seat) >= 0) return "trick";
  const taken = table.tricks.at(-1)?.cards.includes("KH") && table.captured[seat]?.includes("KH");
  return taken && table.contract === "no-king" ? "knock" : "penalty";
}
