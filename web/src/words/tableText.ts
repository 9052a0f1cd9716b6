// What lies on the table, in words: for those who do not see it, for the table as text, and to be read aloud on demand.
import { height, suitOf, type Card } from "../cards";
import type { KingObservation, KingsCornerObservation, TrickView, View } from "../messages";
import { CORNERS } from "../targets";
import { countsChips, totalText } from "./counted";
import { levelName } from "./level";
import { cardName, list, placeName, plain, realName, seatName } from "./names";
import { t } from "./words.svelte";

/** A pile of Kings Corner: its base and its top, all that the rules ask of it; `spread`: all its cards, the base first. */
export function pileWords(table: KingsCornerObservation, at: string, spread = false): string {
  const pile = table.piles[at] ?? [];
  const place = placeName(at);
  const base = pile[0];
  const top = pile.at(-1);
  if (!base || !top) return t(CORNERS.includes(at) ? "place-corner-empty" : "place-side-empty", { place });
  if (pile.length === 1) return t("place-card", { place, card: cardName(base) });
  if (spread) return t("place-spread", { place, cards: list(pile.map(cardName)) });
  return t("place-pile", { place, base: cardName(base), top: cardName(top), count: pile.length });
}

/** A card of the trick, who played it, and whether it is the highest so far. */
export interface Play {
  seat: number;
  words: string;
}

/** The trick on the table, in order of play; empty before the first card. */
export function trickWords(view: View, table: KingObservation): Play[] {
  const { trick } = table;
  const ahead = highest(trick, table.trump);
  return trick.cards.map((card, i) => {
    const seat = (trick.leader + i) % view.seats.length;
    const words = played(view, seat, card, i === 0);
    if (trick.winner >= 0) return { seat, words: seat === trick.winner ? t("trick-took", { play: words }) : words };
    return { seat, words: i === ahead && trick.cards.length > 1 ? t("trick-ahead", { play: words }) : words };
  });
}

function played(view: View, seat: number, card: Card, first: boolean): string {
  if (!first) return t("trick-laid", { name: seatName(view, seat), card: cardName(card) });
  if (seat === view.you) return t("trick-led-you", { card: cardName(card) });
  return t("trick-led", { name: realName(view, seat), card: cardName(card) });
}

/** Which card of a trick the eye sees on top of the others: the highest trump or, without one, of the suit led. */
function highest({ cards }: TrickView, trump: string): number {
  const suits = cards.map(suitOf);
  const suit = suits.find((one) => one === trump) ?? suits[0];
  const strength = cards.map((card, i) => (suits[i] === suit ? height(card, true) : -1));
  return strength.indexOf(Math.max(...strength));
}

/** Who leads, where no card lies in the trick yet; empty where one lies, or nothing is played. */
export function leadWords(view: View, table: KingObservation): string {
  if (table.phase !== "play" || table.trick.cards.length || table.toAct < 0) return "";
  return table.toAct === view.you ? t("trick-empty-you") : t("trick-empty", { name: realName(view, table.toAct) });
}

/** "Bo, Casual player, dealer, to play: 5 cards, 12 points". */
export function playerWords(view: View, seat: number): string {
  const { table } = view;
  const sitter = view.seats[seat];
  const turn = view.phase === "deal" && table?.toAct === seat;
  const kind = sitter?.kind ?? "open";
  const who = [
    seatName(view, seat),
    kind === "open" || (kind === "human" && !sitter?.substitute) ? "" : levelName(sitter?.substitute || kind),
    view.dealer === seat ? t("dealer") : "",
    kind === "open" ? t("seat-open") : sitter?.connected ? "" : t("seat-away"),
    turn ? t("turn-theirs") : "",
  ];
  const total = view.sheet.totals[seat] ?? 0;
  const caught = table?.game === "king" && view.phase === "deal" ? (table.captured[seat] ?? []) : [];
  const what = [
    table ? t("cards-count", { count: table.counts[seat] ?? 0 }) : "",
    table?.game === "king" ? t("tricks-count", { count: table.taken[seat] ?? 0 }) : "",
    caught.length ? t("seat-caught", { cards: list(caught.map(cardName)) }) : "",
    countsChips(view) ? totalText(view, total) : t("player-points", { count: Math.abs(total), points: plain(total) }),
  ];
  return t("player-is", { who: who.filter(Boolean).join(", "), what: what.filter(Boolean).join(", ") });
}
