// Sentences, and those of a review or a hint: a text of review.ftl or why.ftl with its arguments. The counterpart of
// src/kingcraft/cli/review_words.py. The texts are separate parts: load them with alsoSpeak("review", "why") first.
import { isCard } from "../base/cards";
import type { Sentence } from "../base/messages";
import { moveOf } from "../base/targets";
import { isOneOf } from "../base/textKey";
import { bidText, CALLS, cardName, contractName, placeName, signed } from "./names";
import { t, type Args } from "./words.svelte";

/** Arguments that are tokens, separated by spaces; and those that are numbers with a sign. */
const TOKENS: readonly string[] = ["played", "best", "card", "other"];
const SIGNED: readonly string[] = ["expected", "instead"];
/** Arguments by which a text has variants. */
const LETTERS: readonly string[] = ["suit", "trump", "against"];

/** Returns the name of a seat that a token mentions. */
export type SeatName = (seat: number) => string;

const unnamed: SeatName = (seat) => t("seat-number", { number: seat + 1 });

/**
 * A sentence in words. `seat` names seats; without it they have numbers. `best`: the text for the moves of the better
 * turn.
 */
export function sentence(said: Sentence, seat: SeatName = unnamed, best = ""): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(said.arguments)) {
    if (name === "best" && best) args[name] = best;
    else if (TOKENS.includes(name)) args[name] = tokensInWords(String(value).split(" "), seat);
    else if (LETTERS.includes(name)) args[name] = value;
    else if (name === "seat") args[name] = seat(Number(value));
    else if (name === "place") args[name] = placeName(String(value));
    else args[name] = SIGNED.includes(name) ? signed(Number(value)) : Number(value);
  }
  return capital(t(said.id, args));
}

/** What was done: a card, a call, the moves of a turn without its end. */
export function tokensInWords(tokens: readonly string[], seat: SeatName = unnamed): string {
  const moves = tokens.filter((token) => token && token !== "end");
  return moves.map((token) => tokenInWords(token, seat)).join(", ") || t("review-nothing");
}

/**
 * One token as it continues a sentence: "queen of hearts", "7 of clubs to the top", "bidding +4", "passing", "No
 * tricks".
 */
export function tokenInWords(token: string, seat: SeatName = unnamed): string {
  if (isCard(token)) return cardName(token);
  const move = moveOf(token);
  if (move) {
    const onto = t("onto", { place: move.target });
    return isCard(move.source)
      ? t("said-lay", { card: cardName(move.source), onto })
      : t("said-move", { from: placeName(move.source), onto });
  }
  if (/^[+-]\d$/.test(token)) return t("review-say-bid", { bid: bidText(token) });
  const [word = "", what = ""] = token.split(":");
  if (word === "counter") return t("review-say-counter", { bid: bidText(what) });
  if (word === "choose") return contractName(what);
  if (word === "lead") return t("review-say-lead", { name: seat(Number(what)) });
  if (word === "plus") return t("declare", { trump: what });
  if (token === "minus") return t("declare-minus");
  return isOneOf(CALLS, token) ? t(`review-say-${token}`) : token;
}

/** Sentences begin with a capital letter, whatever their first word is. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Sentences one after the other, each with a full stop; empty ones are left out. */
export function sentences(all: readonly string[]): string {
  return all
    .filter(Boolean)
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(" ");
}
