// The visible log: everything that one player does in one turn is one entry.
import type { LogLine } from "../session/tableLog.svelte";
import { t } from "../words/words.svelte";

export type Entry = Pick<LogLine, "serial" | "text" | "by">;

/** Join the lines of each turn, in few words: "Cleo: 7♦ to the right, draws a card". `named`: the name of a seat. */
export function turns(lines: readonly LogLine[], named: (seat: number) => string): Entry[] {
  const entries: (Entry & { seen: string })[] = [];
  for (const { serial, text, by, seen } of lines) {
    const last = entries.at(-1);
    if (!seen) entries.push({ serial, text, by, seen });
    else if (!last?.seen || last.by !== by) entries.push({ serial, text: "", by, seen });
    else last.seen += `, ${seen}`;
  }
  return entries.map(({ seen, text, ...entry }) => ({
    ...entry,
    text: seen ? t("player-is", { who: named(entry.by), what: seen }) : text,
  }));
}
