// Cards as the server writes them: rank then suit, "QH".

export type Card = string;
export type Suit = "S" | "H" | "C" | "D";

const RANKS = "A23456789TJQK";
const SUITS = "SHCD"; // black and red alternate, so that neighbours in the hand differ in colour
const CARD = /^[A23456789TJQK][CDHS]$/;

/** The letters on ace, jack, queen and king, by the country whose cards have them. */
export const LETTERS = {
  en: "A J Q K",
  de: "A B D K",
  sv: "E Kn D K",
  "sv-a": "A Kn D K",
  fr: "A V D R",
  "fr-1": "1 V D R",
  ru: "Т В Д К",
} as const;
export type Lettering = keyof typeof LETTERS;

/**
 * Orders of a hand: by rank; by rank with alternating colours, as for piles in Kings Corner; by suit, with alternating
 * colours whichever suits were dealt. `-down`: the highest cards first.
 */
export type Order = "rank" | "rank-down" | "runs" | "suit" | "suit-down";

export const SUIT_SIGNS: Record<string, string> = { S: "♠", H: "♥", C: "♣", D: "♦" };

export const isCard = (text: string): boolean => CARD.test(text);
export const rankOf = (card: Card): string => card.charAt(0);
export const suitOf = (card: Card): Suit => card.charAt(1) as Suit;

/** The index of a card's rank from the ace, 0, to the king, 12. */
export const rankNumber = (card: Card): number => RANKS.indexOf(rankOf(card));

/** The rank of a card within its suit, as a number. */
export function height(card: Card, aceHigh: boolean): number {
  const rank = rankNumber(card);
  return aceHigh && rank === 0 ? 13 : rank;
}

const isRed = (suit: string): boolean => suit === "H" || suit === "D";

/**
 * The cards in the order of a hand; `first`: the suit that is leftmost if cards are sorted by suit. `gone`: those that
 * were in it before: a suit that runs out moves no other.
 */
export function sortHand(
  cards: readonly Card[],
  by: Order,
  aceHigh: boolean,
  first = "",
  gone: readonly Card[] = [],
): Card[] {
  const suits = inTurn(
    [...SUITS].filter((suit) => [...cards, ...gone].some((card) => suitOf(card) === suit)),
    first,
  );
  const suit = (card: Card): number => suits.indexOf(suitOf(card));
  const rank = (card: Card): number => height(card, aceHigh) * (by.endsWith("-down") ? -1 : 1);
  const sorted = [...cards].toSorted((a, b) =>
    by.startsWith("suit") ? suit(a) - suit(b) || rank(a) - rank(b) : rank(a) - rank(b) || suit(a) - suit(b),
  );
  return by === "runs" ? runs(sorted) : sorted;
}

/**
 * Suits with alternating colours as far as possible, `leading` first; otherwise, of three, the odd one is in the
 * middle.
 */
function inTurn(suits: readonly string[], leading: string): string[] {
  const [black, red] = [suits.filter((suit) => !isRed(suit)), suits.filter(isRed)].map((some) =>
    some.toSorted((a, b) => Number(b === leading) - Number(a === leading)),
  ) as [string[], string[]];
  const reds = suits.includes(leading) ? isRed(leading) : red.length > black.length;
  const [first, second] = reds ? [red, black] : [black, red];
  const most = Math.max(first.length, second.length);
  return Array.from({ length: most }, (_, i) => [...first.slice(i, i + 1), ...second.slice(i, i + 1)]).flat();
}

/** Cards by rank; within one rank, so that colours alternate where there is a choice. */
function runs(sorted: readonly Card[]): Card[] {
  const left = [...sorted];
  const done: Card[] = [];
  while (left[0] !== undefined) {
    const last = done.at(-1);
    const same = left.filter((card) => rankOf(card) === rankOf(left[0] as Card));
    const next =
      same.find((card) => last !== undefined && isRed(suitOf(card)) !== isRed(suitOf(last))) ?? (left[0] as Card);
    done.push(...left.splice(left.indexOf(next), 1));
  }
  return done;
}

/** The index in the corner: the rank with its letter from `letters` ("A J Q K"). */
export function indexOf(card: Card, letters: string): string {
  const rank = rankOf(card);
  const at = "AJQK".indexOf(rank);
  if (at >= 0) return letters.split(" ")[at] ?? rank;
  return rank === "T" ? "10" : rank;
}
