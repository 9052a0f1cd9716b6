// The deal under way told from its beginning, out of what everybody may know of it: for a page that was not there.
import { isCard } from "../cards";
import type { Event, KingObservation, Update, View } from "../messages";
import { givenUp } from "./counted";
import { isDeclaration, lines, result, type Line } from "./spoken";
import { t } from "./words.svelte";

/** What was said of one action, and the seat that did it; -1: it is about the deal, not about an action. */
export interface Done {
  seat: number;
  lines: Line[];
}

const EVENT: Event = { kind: "act", seat: -1, token: "", drawn: 0, drawer: -1, drew: [], trickTo: -1, ended: false, played: -1 };

function updateOf(view: View, event: Partial<Event>): Update {
  return { type: "update", version: 0, event: { ...EVENT, ...event }, view, legal: [], undo: 0 };
}

/** First who dealt, then every action, and in the end the points. What was taken back, and who drew how many cards, is forgotten. */
export function past(view: View): Done[] {
  const { table } = view;
  if (!table) return [];
  const called = table.game === "king" && table.history[0] && !isCard(table.history[0][1]);
  // The contract was not known yet where it was chosen or sold.
  const before = called ? { ...view, table: { ...table, contract: "" as const } } : view;
  const told: Done[] = [{ seat: -1, lines: lines(updateOf(before, { kind: "deal" })) }];
  if (table.game === "king") told.push(...king(view, table));
  else told.push(...table.history.map(([seat, token]) => ({ seat, lines: lines(updateOf(view, { seat, token })) })));
  if (view.phase !== "deal") told.push({ seat: -1, lines: [...(givenUp(view) ? [t("say-void")] : []), ...result(view)].map((text) => ({ text })) });
  return told;
}

function king(view: View, table: KingObservation): Done[] {
  const seats = table.counts.length;
  const { history } = table;
  const lie = table.tricks.length * seats + table.trick.cards.length;
  // A deal that was laid out may have begun with cards on the table.
  let played = lie - history.filter(([, token]) => isCard(token)).length;
  return history.map(([seat, token], i) => {
    const card = isCard(token);
    played += Number(card);
    const trick = card && played % seats === 0 ? table.tricks[played / seats - 1] : undefined;
    const next = history[i + 1]?.[1] ?? (table.phase === "declare" ? "minus" : "");
    const now = { ...asOf(table, Math.floor(played / seats)), phase: !card && isDeclaration(next) ? ("declare" as const) : ("bid" as const) };
    return { seat, lines: lines(updateOf({ ...view, table: now }, { seat, token, trickTo: trick?.winner ?? -1 })) };
  });
}

/** The table after this many tricks, as far as their counting needs it. */
function asOf(table: KingObservation, count: number): KingObservation {
  const tricks = table.tricks.slice(0, count);
  const cards = Math.max(...table.counts) + table.tricks.length - count;
  const counted = new Set(table.captured.flat());
  const captured = table.counts.map((_, seat) => tricks.filter(({ winner }) => winner === seat).flatMap((trick) => trick.cards.filter((card) => counted.has(card))));
  return { ...table, tricks, captured, counts: table.counts.map(() => cards) };
}
