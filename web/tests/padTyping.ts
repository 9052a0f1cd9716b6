// The taps with which a person enters a row, as few as possible.
import type { Row } from "../src/pad/counting";
import type { Deal } from "../src/pad/entry";

/** The taps for the counts of a deal of King. */
function counting(counts: readonly number[]): string[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= 2)
    return counts
      .flatMap((count, seat) => Array.from({ length: count }, () => seat))
      .map((seat, at) => `take:${at}:${seat}`);
  const taps: string[] = [];
  let left = total;
  for (const count of counts.slice(0, 3)) {
    if (left === 0) break;
    taps.push(`n:${count}`);
    left -= count;
  }
  return taps;
}

/** What is asked before the counts of a deal of King. */
function answering({ coming, options }: Deal, row: Row): string[] {
  const { contract = "", trump, sale } = row;
  if (row.unplayed) return ["unplayed"];
  if (coming.choices.length > 1) return [`choose:${contract}${trump && !coming.trump ? `:${trump}` : ""}`];
  if (!coming.positive) return [];
  if (sale) return [`who:${sale.buyer}`, `bid:${sale.bid}`];
  if (options["auction"] !== "off") return [`who:${coming.dealer}`, `keep:${contract}`];
  const both = !(options["trump_fixed"] as string[]).length && (options["declare"] as string[]).includes("minus");
  return both ? [`keep:${contract}`] : [];
}

/** The taps for a deal of Kings Corner. */
function leaving({ out, cards, kings = [], ranks, points, passes = [], kept = [] }: Row): string[] {
  const seats = [...(cards ?? ranks ?? points ?? [])].keys();
  const others = [...seats].filter((seat) => seat !== out);
  const times = (what: string, counted: readonly number[]): string[] =>
    counted.flatMap((count, seat) => Array.from({ length: count }, () => `${what}:${seat}`));
  const left = others.flatMap((seat, at) => {
    const next = at ? ["next"] : [];
    if (cards) return [`n:${cards[seat]}`];
    if (ranks) return [...next, ...[...(ranks[seat] ?? "")].map((rank) => `rank:${rank}`)];
    return [...next, ...[...String(points?.[seat])].map((digit) => `digit:${digit}`)];
  });
  return [
    `out:${out ?? "none"}`,
    ...(points ? ["points"] : []),
    ...left,
    ...times("king", kings),
    ...times("paid", passes),
    ...times("kept", kept),
  ];
}

/** The taps between "Enter deal" and "Write it down". */
export const tapsFor = (deal: Deal, row: Row): string[] =>
  row.out === undefined ? [...answering(deal, row), ...counting((row.counts ?? []) as number[])] : leaving(row);
