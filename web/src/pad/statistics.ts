// What the finished matches of a group come to: wins, points by contract, auctions.
import { sum } from "./counting";
import { begunAt, type Opened } from "./opened";

/** A person's part in a group's matches of one game. */
interface Part {
  person: string;
  wins: number;
  /** Points a deal above an even share, by what was played; what was never played is not there. */
  above: ReadonlyMap<string, number>;
  bought: number;
  /** Deals that were bought and gave at least an even share. */
  made: number;
}

export interface Statistics {
  matches: number;
  /** When the first one began, milliseconds since 1970. */
  since: number;
  parts: Part[];
  /** Who has won the last matches alone, and how many. */
  streak: { person: string; count: number } | null;
  /** The best total of a match. */
  best: { person: string; sheet: Opened; total: number } | null;
  /** What deals are compared by, in the order in which they are played. */
  kinds: string[];
  /** The mean price of a deal that was sold, in tricks; 0: none was. */
  price: number;
  /** Deals whose points were taken unplayed. */
  unplayed: number;
}

const mean = (numbers: readonly number[]): number => (numbers.length ? sum(numbers) / numbers.length : 0);

/** Matches before there is something to see. */
export const ENOUGH = 5;

/** Work out finished sheets of one game, whose people are `people`. */
export function statisticsOf(sheets: readonly Opened[], people: readonly string[]): Statistics {
  const ordered = sheets.toSorted((one, other) => begunAt(one.record) - begunAt(other.record));
  const wins = new Map<string, number>();
  const above = new Map<string, Map<string, number[]>>();
  const bought = new Map<string, number[]>();
  const prices: number[] = [];
  const kinds: string[] = [];
  let unplayed = 0;
  let best: Statistics["best"] = null;
  /** Who won each match alone; empty: several, or none. */
  const alone: string[] = [];
  const note = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): unknown =>
    map.set(key, [...(map.get(key) ?? []), value]);

  for (const sheet of ordered) {
    const person = (seat: number): string => sheet.record.seats[seat]?.person ?? "";
    const sign = sheet.words.most(sheet.options) ? 1 : -1;
    for (const seat of sheet.winners) wins.set(person(seat), (wins.get(person(seat)) ?? 0) + 1);
    alone.push(sheet.winners.length === 1 ? person(sheet.winners[0] ?? -1) : "");
    for (const [seat, total] of sheet.totals.entries())
      if (!best || sign * total > sign * best.total) best = { person: person(seat), sheet, total };
    for (const [index, row] of sheet.rows.entries()) {
      const { scores = [] } = sheet.written[index] ?? {};
      if (row.void || row.missing || sheet.wrong.has(index)) continue;
      const kind = sheet.words.kind(row);
      if (!kinds.includes(kind)) kinds.push(kind);
      if (row.unplayed) unplayed++;
      const share = mean(scores);
      for (const [seat, points] of scores.entries()) {
        const own = above.get(person(seat)) ?? new Map<string, number[]>();
        note(own, kind, sign * (points - share));
        above.set(person(seat), own);
      }
      if (!row.sale) continue;
      prices.push(Number(row.sale.bid.slice(1)));
      note(bought, person(row.sale.buyer), (scores[row.sale.buyer] ?? 0) - share);
    }
  }
  const last = alone.at(-1);
  const streak = last ? { person: last, count: alone.length - 1 - alone.findLastIndex((one) => one !== last) } : null;
  return {
    matches: ordered.length,
    since: ordered[0] ? begunAt(ordered[0].record) : 0,
    parts: people.map((one) => ({
      person: one,
      wins: wins.get(one) ?? 0,
      above: new Map([...(above.get(one) ?? [])].map(([kind, all]) => [kind, mean(all)])),
      bought: bought.get(one)?.length ?? 0,
      made: bought.get(one)?.filter((gain) => gain >= 0).length ?? 0,
    })),
    streak,
    best,
    kinds,
    price: mean(prices),
    unplayed,
  };
}
