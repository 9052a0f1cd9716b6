// A player who is on turn but not there, and what can be done about it.
import type { View } from "../messages";
import { realName } from "../words/names";
import { t } from "../words/words.svelte";

/** The seat of the person whose turn it is, who is not there, and for whom no bot plays; -1: nobody is waited for. */
function missing({ phase, table, seats, you }: View): number {
  const seat = phase === "deal" ? (table?.toAct ?? -1) : -1;
  const sitter = seats[seat];
  return sitter?.kind === "human" && seat !== you && !sitter.connected && !sitter.substitute ? seat : -1;
}

/** The same where they have been away so long that this player may let a bot play (table/Agreement.svelte). */
export function overdue(view: View): number {
  const seat = missing(view);
  return view.you !== null && view.seats[seat]?.lendIn === 0 ? seat : -1;
}

/** "1:24". */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The people who are asked whether a deal shall end: who has been away for long is not. */
export const sitting = ({ seats }: View): number[] => seats.flatMap(({ kind, away }, seat) => (kind === "human" && away !== 0 ? [seat] : []));

/** A time that runs, in seconds: what is left of it, and how long it is in all. */
export interface Clock {
  left: number;
  of: number;
}

/**
 * The one clock of an absent player, shown at their figure: in a deal the time until a bot plays for them or, where the host did not
 * choose that, until the others may ask for one; between deals the time for which the next one waits. Null: none runs.
 */
export function clockOf({ phase, stepsIn, seats }: View, seat: number): Clock | null {
  const { away = null, awayOf = 0, lendIn = null, substitute = "" } = seats[seat] ?? {};
  if (!away || substitute) return null;
  if (phase !== "deal" || stepsIn) return { left: away, of: awayOf };
  return lendIn ? { left: lendIn, of: awayOf - away + lendIn } : null;
}

/** For whom the table waits: words about the person whose turn it is and who is not there; "" where nobody is waited for any more. */
export function waits(view: View): string {
  const seat = missing(view);
  if (seat < 0 || overdue(view) >= 0) return "";
  const name = realName(view, seat);
  if (!clockOf(view, seat)) return t("result-waiting", { names: name });
  return t(view.stepsIn ? "link-waits" : "link-waits-ask", { name });
}
