// The table in words: for screen readers, for the table as text, and to be read out on request.
import type { Card } from "../base/cards";
import { trickSeats, type Tricks } from "../game/observation";
import type { View } from "../base/messages";
import type { PersonalKey } from "../base/textKey";
import { countsChips, totalText } from "./counted";
import { tricksOf, wordsOf } from "./game";
import { levelName } from "./names";
import { cardName, plain, realName, seatName } from "./names";
import { t } from "./words.svelte";

/** A sentence about what a seat does; the catalogue has one for "you" and one for all other players. */
export function says(view: View, seat: number, key: PersonalKey, args: Record<string, string | number> = {}): string {
  return seat === view.you ? t(`${key}-you`, args) : t(key, { name: realName(view, seat), ...args });
}

/** A card of the trick, who played it, and whether it is the highest so far. */
export interface Play {
  seat: number;
  words: string;
}

/** The trick on the table, in order of play. */
export function trickText(view: View, { trick }: Tricks): Play[] {
  const seats = trickSeats(trick, view.seats.length);
  return trick.cards.map((card, i) => {
    const seat = seats[i] ?? 0;
    const words = played(view, seat, card, i === 0);
    if (trick.winner >= 0) return { seat, words: seat === trick.winner ? t("trick-took", { play: words }) : words };
    return { seat, words: seat === view.heads && trick.cards.length > 1 ? t("trick-ahead", { play: words }) : words };
  });
}

function played(view: View, seat: number, card: Card, first: boolean): string {
  if (!first) return t("trick-laid", { name: seatName(view, seat), card: cardName(card) });
  if (seat === view.you) return t("trick-led-you", { card: cardName(card) });
  return t("trick-led", { name: realName(view, seat), card: cardName(card) });
}

/** Who leads, if no card is in the trick yet; empty if there is one, or if nothing is played. */
export function leadText(view: View, { trick }: Tricks): string {
  const { table } = view;
  if (table?.phase !== "play" || trick.cards.length || table.toAct < 0) return "";
  return table.toAct === view.you ? t("trick-empty-you") : t("trick-empty", { name: realName(view, table.toAct) });
}

/** The trick on the table in one sentence, or who leads to it; empty if cards are not played to tricks. */
export function trickAloud(view: View): string {
  const tricks = tricksOf(view);
  return tricks
    ? trickText(view, tricks)
        .map(({ words }) => words)
        .join("; ") || leadText(view, tricks)
    : "";
}

/** "Bo, Casual player, dealer, to play: 5 cards, 12 points". */
export function playerText(view: View, seat: number): string {
  const { table } = view;
  const sitter = view.seats[seat];
  const turn = view.phase === "deal" && table?.toAct === seat;
  const kind = sitter?.kind ?? "open";
  const who = [
    seatName(view, seat),
    sitter?.substitute
      ? t("seat-bot-plays", { level: levelName(sitter.substitute) })
      : kind === "open" || kind === "human"
        ? ""
        : levelName(kind),
    view.dealer === seat ? t("dealer") : "",
    kind === "open" ? t("seat-open") : sitter?.connected ? "" : t("seat-away"),
    view.onlookers?.some(({ hand }) => hand === seat) ? t("seat-shown") : "",
    turn ? t("turn-theirs") : "",
  ];
  const tricks = tricksOf(view);
  const total = view.sheet.totals[seat] ?? 0;
  const what = [
    table ? t("cards-count", { count: table.counts[seat] ?? 0 }) : "",
    tricks ? t("tricks-count", { count: tricks.taken[seat] ?? 0 }) : "",
    ...((table && wordsOf(view).playerNotes?.(view, table, seat)) ?? []),
    countsChips(view) ? totalText(view, total) : t("player-points", { count: Math.abs(total), points: plain(total) }),
  ];
  return t("player-is", { who: who.filter(Boolean).join(", "), what: what.filter(Boolean).join(", ") });
}
