// The current deal retold from its start, using only what every player may know: for a page that did not see it.
import type { Event, Update, View } from "../base/messages";
import { givenUp } from "./counted";
import { storyOf, type Done } from "./game";
import { lines, result } from "./spoken";
import { t } from "./words.svelte";

const EVENT: Event = {
  kind: "act",
  seat: -1,
  token: "",
  drawn: 0,
  drawer: -1,
  drew: [],
  trickTo: -1,
  ended: false,
  played: -1,
  name: "",
};

/** An update about an event. */
export function updateOf(view: View, event: Partial<Event>): Update {
  return { type: "update", version: 0, event: { ...EVENT, ...event }, view, legal: [], undo: 0 };
}

/**
 * First the dealer, then every action, and at the end the points. Undone actions, and how many cards each player drew,
 * are not included.
 */
export function past(view: View): Done[] {
  const { table } = view;
  if (!table) return [];
  const words = storyOf(view);
  const before = { ...view, table: (words.asDealt?.(table) ?? table) as typeof table };
  const told: Done[] = [{ seat: -1, lines: lines(updateOf(before, { kind: "deal" })) }];
  told.push(
    ...(words.past?.(view, table) ??
      table.history.map(([seat, token]) => ({ seat, lines: lines(updateOf(view, { seat, token })) }))),
  );
  if (view.phase !== "deal")
    told.push({
      seat: -1,
      lines: [...(givenUp(view) ? [t("say-void")] : []), ...result(view)].map((text) => ({ text })),
    });
  return told;
}
