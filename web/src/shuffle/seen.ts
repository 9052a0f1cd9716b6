// What this page saw of the cards of one deal, and whether a deck fits it. Both games deal in the same way
// (docs/rules/records.md, dealing): singly from the dealer's left, then what is turned up, then the stock.
import type { Card } from "../base/cards";
import type { Update, View } from "../base/messages";

/** A card at the beginning of a token that plays one: "QD", "7C>N". */
const PLAYED = /^[A23456789TJQK][CDHS](?=>|$)/;

/** The cards at the beginning of a deal. */
interface Beginning {
  /** The seat that dealt. */
  dealer: number;
  /** The player's own cards. */
  hand: Card[];
  /** How many cards each seat had. */
  counts: number[];
  /** The cards that lay open. */
  open: Card[];
  stock: number;
}

export interface SeenCards {
  /** Null: the page came later. */
  beginning: Beginning | null;
  /** The cards that each seat drew, by their number in the stock at the beginning: seat, first card, how many. */
  draws: [seat: number, first: number, count: number][];
  /** The cards that the player drew, by the same number. */
  drew: [number: number, card: Card][];
  /** Whether the page was away for a while, so that it did not see all draws. */
  gap: boolean;
}

export const nothingSeen = (): SeenCards => ({ beginning: null, draws: [], drew: [], gap: false });

/** Add what an update of a deal in progress shows. */
export function witness(seen: SeenCards, { event, view }: Update): void {
  const { table, you } = view;
  if (!table || you === null) return;
  const stock = "stock" in table ? table.stock : 0;
  if (!seen.beginning) {
    if (table.history.length) return;
    const open = "piles" in table ? Object.values(table.piles).flat() : [];
    seen.beginning = { dealer: table.dealer, hand: [...table.hand], counts: [...table.counts], open, stock };
    return;
  }
  if (event.kind === "snapshot") seen.gap = true;
  if (event.drawn <= 0 || seen.gap) return;
  const first = seen.beginning.stock - stock - event.drawn;
  seen.draws.push([event.drawer, first, event.drawn]);
  event.drew.forEach((card, at) => seen.drew.push([first + at, card]));
}

/** Whether the deck deals what the page saw, up to the end of the deal in `view`. */
export function fits(seen: SeenCards, deck: readonly Card[], view: View): boolean {
  const { beginning, draws, drew, gap } = seen;
  if (!beginning) return false;
  const seats = beginning.counts.length;
  const each = Math.min(...beginning.counts);
  const stockAt = deck.length - beginning.stock;
  const hands = beginning.counts.map((count, seat) => {
    const place = (seat - beginning.dealer - 1 + seats) % seats;
    const dealt = deck.filter((_, at) => at < seats * each && at % seats === place);
    // In some rules the first player has drawn before the first card is played.
    const extra = count - each;
    return new Set([...dealt, ...deck.slice(stockAt - extra, stockAt)]);
  });
  const extras = beginning.counts.reduce((sum, count) => sum + count - each, 0);
  if (!same(hands[view.you ?? -1], beginning.hand)) return false;
  if (!same(new Set(deck.slice(seats * each, stockAt - extras)), beginning.open)) return false;
  const stock = deck.slice(stockAt);
  if (!drew.every(([at, card]) => stock[at] === card)) return false;
  for (const [seat, first, count] of draws)
    for (const card of stock.slice(first, first + count)) hands[seat]?.add(card);
  if (gap) for (const hand of hands) for (const card of stock) hand.add(card);
  return (view.table?.history ?? []).every(([seat, token]) => {
    const card = PLAYED.exec(token)?.[0];
    return !card || hands[seat]?.has(card);
  });
}

const same = (some: ReadonlySet<Card> | undefined, others: readonly Card[]): boolean =>
  some?.size === others.length && others.every((card) => some.has(card));

/** How many cards the pack of a deal has: the least that the cards at its beginning fit into. */
export const packOf = ({ beginning }: SeenCards): number =>
  beginning ? beginning.counts.reduce((sum, count) => sum + count, beginning.open.length + beginning.stock) : 0;
