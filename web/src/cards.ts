// Cards as the server writes them: rank then suit, "QH".

export type Card = string;
export type Suit = "S" | "H" | "C" | "D";

const RANKS = "A23456789TJQK";
const SUITS = "SHCD"; // black and red in turn, so that neighbours in the hand differ in colour
const CARD = /^[A23456789TJQK][CDHS]$/;

export const SUIT_SIGNS: Record<string, string> = { S: "♠", H: "♥", C: "♣", D: "♦" };

export const isCard = (text: string): boolean => CARD.test(text);
export const rankOf = (card: Card): string => card.charAt(0);
export const suitOf = (card: Card): Suit => card.charAt(1) as Suit;

function height(card: Card, aceHigh: boolean): number {
  const rank = RANKS.indexOf(rankOf(card));
  return aceHigh && rank === 0 ? 13 : rank;
}

/** The cards in the order in which a hand shows them: by suit, or by rank with the suits in order. */
export function sortHand(cards: readonly Card[], by: "suit" | "rank", aceHigh: boolean): Card[] {
  const suit = (card: Card): number => SUITS.indexOf(suitOf(card));
  const rank = (card: Card): number => height(card, aceHigh);
  return [...cards].sort((a, b) =>
    by === "suit" ? suit(a) - suit(b) || rank(a) - rank(b) : rank(a) - rank(b) || suit(a) - suit(b),
  );
}

/** What is printed in the corner: the rank with its letter from `letters` ("A J Q K"). */
export function indexOf(card: Card, letters: string): string {
  const rank = rankOf(card);
  const at = "AJQK".indexOf(rank);
  if (at >= 0) return letters.split(" ")[at] ?? rank;
  return rank === "T" ? "10" : rank;
}
