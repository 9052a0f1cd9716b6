// The visible ladder of bids: a column for each value, plus above minus.

export interface Rung {
  bid: string;
  points: number;
  /** From 1. */
  column: number;
}

export interface Ladder {
  plus: readonly Rung[];
  minus: readonly Rung[];
  columns: number;
}

/** `bidPoints`: the points of each bid of the table's rules. */
export function ladderOf(bidPoints: Readonly<Record<string, number>>): Ladder {
  const bids = Object.entries(bidPoints);
  const values = [...new Set(bids.filter(([bid]) => bid.startsWith("+")).map(([, points]) => points))].toSorted(
    (a, b) => a - b,
  );
  const column = (points: number): number => Math.max(1, values.filter((value) => value <= points).length);
  const row = (sign: string): Rung[] =>
    bids.filter(([bid]) => bid.startsWith(sign)).map(([bid, points]) => ({ bid, points, column: column(points) }));
  return { plus: row("+"), minus: row("-"), columns: values.length };
}

/** The points for one trick of a bid: +2 is worth two of them. 0 if there are no bids. */
export function trickWorth(bidPoints: Readonly<Record<string, number>>, sign: "+" | "-"): number {
  const [bid, points] = Object.entries(bidPoints).find(([one]) => one.startsWith(sign)) ?? ["", 0];
  return points / Number(bid.slice(1) || 1);
}
