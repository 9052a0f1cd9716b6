// Who is here: whether all others are bots, and how long the table waits for an absent player whose turn it is.
import type { View } from "../base/messages";
import { realName } from "../words/names";
import { nextAsked } from "./nextMatch.svelte";
import { t } from "../words/words.svelte";

/**
 * The seat of the absent person whose turn it is, if no bot plays for them; -1: the table waits for no absent player.
 */
function missing({ phase, table, seats, you }: View): number {
  const seat = phase === "deal" ? (table?.toAct ?? -1) : -1;
  const sitter = seats[seat];
  return sitter?.kind === "human" && seat !== you && !sitter.connected && !sitter.substitute ? seat : -1;
}

/**
 * The same seat once the person has been away long enough that this player may let a bot play (table/Agreement.svelte).
 */
export function overdue(view: View): number {
  const seat = missing(view);
  return view.you !== null && view.seats[seat]?.lendIn === 0 ? seat : -1;
}

/** Minutes and seconds, such as "1:24". */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The people who are asked whether to end a deal: everyone except those who have been away for too long. */
export const sitting = ({ seats }: View): number[] =>
  seats.flatMap(({ kind, away }, seat) => (kind === "human" && away !== 0 ? [seat] : []));

/** A running countdown, in seconds: what is left of it, and how long it is in total. */
export interface Clock {
  left: number;
  of: number;
}

/**
 * The countdown of an absent player, shown at their portrait. During a deal: the time until a bot plays for them or, if
 * the host did not choose that, the time until the others may ask for a bot. Between deals: the time that the next deal
 * waits. Null: there is no countdown.
 */
export function clockOf({ phase, stepsIn, seats }: View, seat: number): Clock | null {
  const { away = null, awayOf = 0, lendIn = null, substitute = "" } = seats[seat] ?? {};
  if (!away || substitute) return null;
  if (phase !== "deal" || stepsIn) return { left: away, of: awayOf };
  return lendIn ? { left: lendIn, of: awayOf - away + lendIn } : null;
}

/** The seconds left at which a line says so to their player. */
const LAST = 10;

/** The time of the player of `seat`, who is on turn; null: it has no end. */
export function moveClockOf({ phase, clock, table }: View, seat: number): Clock | null {
  return phase === "deal" && table?.toAct === seat ? clock : null;
}

/** Whether the time of a move is shown: in its last half. */
export const showsMove = (left: number, of: number): boolean => left * 2 <= of;

/** Milliseconds until a line says to this player, on turn, that the last seconds begin; 0: now; null: never. */
export function lastSecondsIn(view: View): number | null {
  const mine = view.you === null ? null : moveClockOf(view, view.you);
  return mine && Math.max(0, mine.left - LAST) * 1000;
}

/**
 * A line about the absent person that the table waits for; "" if there is none, once a bot may play for them, and while
 * they ask the player to come along to the next match.
 */
export function waits(view: View): string {
  const seat = missing(view);
  if (seat < 0 || overdue(view) >= 0 || (seat === view.following?.seat && nextAsked(view))) return "";
  const name = realName(view, seat);
  if (!clockOf(view, seat)) return t("result-waiting", { names: name });
  return t(view.stepsIn ? "link-waits" : "link-waits-ask", { name });
}

/** Whether a bot would play on for this player, among other people, if they left now. */
export const leaves = (view: View): boolean =>
  view.you !== null &&
  (view.phase === "deal" || view.phase === "between") &&
  !view.following &&
  sitting(view).some((seat) => seat !== view.you);

/** Whether all seats except the player's own belong to bots. */
export const alone = (view: View): boolean =>
  view.you !== null && view.seats.every(({ kind }, seat) => seat === view.you || (kind !== "human" && kind !== "open"));
