// The table in words: what the log says after every update, as visible text and for screen readers.
import { isCard } from "../base/cards";
import { isFirst } from "../base/settings.svelte";
import type { Missed, Update, View } from "../base/messages";
import { moveOf } from "../base/targets";
import { isOneOf, type PersonalKey } from "../base/textKey";
import { countsChips, scoreText, winsText } from "./counted";
import { storyOf, tricksOf, type Line } from "./game";
import { cardName, cardSign, list, placeName, onlookerName, plain, realName, seatName, voteKey, VOTES } from "./names";
import { says } from "./tableText";
import { t } from "./words.svelte";

/**
 * The same, with the player who did it and, for players other than "you", `what` in few words; `seen`: the text in the
 * column beside the table.
 */
function does(
  view: View,
  seat: number,
  key: PersonalKey,
  args: Record<string, string | number> = {},
  what = "",
  seen = "",
): Line {
  const line: Line = { text: says(view, seat, key, args), by: seat, ...(seen ? { seen } : {}) };
  return what && seat !== view.you ? { ...line, who: realName(view, seat), what } : line;
}

/** Why the room has played the rest of a deal: the offer that was accepted, or an agreement. */
const RESTS = ["settled", "claim", "agreed"] as const;

/** The sentences about an update, in order; none if there is nothing to say. */
export function lines(update: Update): Line[] {
  const { event, view } = update;
  const plain = (texts: readonly string[]): Line[] => texts.map((text) => ({ text }));
  if (event.kind === "deal") return plain(dealt(view));
  if (event.kind === "undo") return [takenBack(update)];
  if (event.kind === "vote" && isOneOf(VOTES, event.token)) return [does(view, event.seat, voteKey(view, event.token))];
  if (event.kind === "gone") return [{ text: t("say-gone", { name: realName(view, event.seat) }), by: event.seat }];
  if (event.kind === "lend") return [lends(view, event.seat, realName(view, Number(event.token)))];
  if (event.kind === "removed") return removed(update);
  if (event.kind === "left") return [{ text: t("say-left", { name: realName(view, event.seat) }), by: event.seat }];
  if (event.kind === "shuffle" && event.seat >= 0) return [does(view, event.seat, "fair-void")];
  if (event.kind === "watch" && event.seat >= 0) return [shows(view, event.seat)];
  if (event.kind === "back" && event.seat !== view.you)
    return [{ text: t("say-back", { name: realName(view, event.seat) }), by: event.seat }];
  if (event.kind === "back") return plain(view.missed ? [missedWords(view, view.missed)] : []);
  if (event.kind === "rest" && isOneOf(RESTS, event.token))
    return [does(view, event.seat, `say-rest-${event.token}`), ...plain(result(view))];
  if (event.kind === "void") return plain([t("say-void"), ...result(view)]);
  if (event.kind !== "act") return [];
  const told = action(update);
  const table = view.table;
  if (event.trickTo >= 0) told.push(...plain(taken(view, event.trickTo)));
  if (table) told.push(...plain(storyOf(view).consequences?.(update, table) ?? []));
  if (event.ended && !view.lesson) told.push(...plain(result(view)));
  return told;
}

/** The same as texts. */
export const tell = (update: Update): string[] => lines(update).map(({ text }) => text);

/** What a bot did for this player while they were away. */
export const missedWords = (view: View, { by, actions }: Missed): string =>
  by < 0 || by === view.you
    ? t("say-missed-room", { count: actions })
    : t("say-missed", { name: realName(view, by), count: actions });

/** Who lets a bot play for `other`: a player, or the room's own setting. */
const lends = (view: View, by: number, other: string): Line =>
  by < 0 ? { text: t("say-lend-room", { other }), by } : does(view, by, "say-lend", { other });

/** Whether a player shows their hand to an onlooker, or no longer. */
function shows(view: View, seat: number): Line {
  const onlooker = view.onlookers.find(({ hand }) => hand === seat);
  return onlooker ? does(view, seat, "say-shows", { other: onlookerName(onlooker) }) : does(view, seat, "say-hides");
}

/** Whom the host has removed, and what becomes of the seat. */
function removed({ event, view }: Update): Line[] {
  const sitter = view.seats[Number(event.token)];
  return [
    does(view, event.seat, "say-removed", {
      other: event.name || t("seat-number", { number: Number(event.token) + 1 }),
    }),
    { text: t("say-removed-seat", { seat: sitter?.kind === "open" ? "open" : "bot" }) },
  ];
}

function dealt(view: View): string[] {
  const table = view.table;
  const dealer = says(view, view.dealer, "say-deals", {
    number: view.deal + 1 - (view.practice?.contract ? view.practice.deal : 0),
  });
  const aim = isFirst(view)
    ? [`${t("aim")}: ${t(`aim-${view.game}`)}; ${t(`aim-${view.game}-cost`)}. ${winsText(view)}`]
    : [];
  return [...aim, dealer, ...((table && storyOf(view).dealt?.(view, table)) ?? [])];
}

/** The trick just completed: who takes it, what it counts, and what is left to take. */
function taken(view: View, seat: number): string[] {
  const table = view.table;
  if (!table || !tricksOf(view)) return [];
  const counts = storyOf(view).trickCounts?.(view, table, seat) ?? [];
  return counts.length ? counts : [says(view, seat, "say-trick")];
}

function action(update: Update): Line[] {
  const { event, view } = update;
  const { seat, token } = event;
  const move = moveOf(token);
  if (move?.target === "trick") {
    const card = cardName(token);
    return [does(view, seat, "say-plays", { card }, card)];
  }
  const onto = t("onto", { place: move?.target ?? "" });
  if (move && isCard(move.source)) {
    const card = cardName(move.source);
    return [
      does(
        view,
        seat,
        "say-lays",
        { card, onto },
        t("said-lay", { card, onto }),
        t("said-lay", { card: cardSign(move.source), onto }),
      ),
    ];
  }
  if (move) {
    const from = placeName(move.source);
    const what = t("said-move", { from, onto });
    return [does(view, seat, "say-moves", { from, onto }, what, what)];
  }
  return token === "end" ? ended(update) : [call(view, seat, token)];
}

function takenBack(update: Update): Line {
  const { event, view } = update;
  const move = moveOf(event.token);
  if (move && isCard(move.source)) return does(view, event.seat, "say-undo-card", { card: cardName(move.source) });
  return does(view, event.seat, "say-undo-pile", { onto: t("onto", { place: move?.source ?? "" }) });
}

/** The end of a turn and the draw that comes with it: at the end of this turn, or at the start of the next. */
function ended(update: Update): Line[] {
  const { event, view } = update;
  const { seat, drawer, drawn, drew } = event;
  /** The player's own end of a turn and draw are sentences: the short words for others do not apply to "you". */
  const others = (by: number, what: string): string => (by === view.you ? "" : what);
  const ends = t("told-ends");
  const end = does(view, seat, "say-ends", {}, ends, others(seat, ends));
  if (!drawn) return [end];
  const draws = t("told-draws", { count: drawn });
  const draw = drew.length
    ? { text: t("say-drew-you", { cards: list(drew.map(cardName)) }), by: drawer }
    : does(view, drawer, "say-draws", { count: drawn }, draws, others(drawer, draws));
  return drawer === seat ? [draw] : [end, draw];
}

function call(view: View, seat: number, token: string): Line {
  const said = storyOf(view).call?.(view, token);
  return said ? does(view, seat, said.key, said.args) : { text: token, by: seat };
}

/** The points of the deal that has just ended, and the winners if the match has. */
export function result(view: View): string[] {
  const scores = view.table?.scores ?? [];
  const chips = countsChips(view);
  const points = scores.map((score, seat) => `${seatName(view, seat)} ${scoreText(view, score)}`);
  const lines = scores.length ? [t(chips ? "say-scores-chips" : "say-scores", { points: points.join(", ") })] : [];
  // After the first deal the points equal the standings.
  if (lines.length && view.sheet.deals.length > 1) {
    lines.push(
      t("say-standing", {
        points: view.sheet.totals.map((total, seat) => `${seatName(view, seat)} ${plain(total)}`).join(", "),
      }),
    );
  }
  if (view.phase === "over" && !view.practice?.deals) lines.push(winners(view)); // single deals have no winner
  return lines;
}

/** "Ana wins the match", "Ana and Bo share the victory", and "win" if the winners' totals differ. */
export function winners(view: View): string {
  const seats = view.sheet.winners;
  if (!seats.length) return t("winner-none"); // if all players not below zero win, there may be none
  if (seats.length === 1 && seats[0] === view.you) return t("winner-you");
  const level = seats.length > 1 && seats.every((seat) => view.sheet.totals[seat] === view.sheet.totals[seats[0] ?? 0]);
  return t(level ? "winners-share" : "winners", {
    count: seats.length,
    names: list(seats.map((seat) => seatName(view, seat))),
  });
}
