// How the cards of a game look: the colours of the suits, and the order of a hand.
import { sortHand, type Card, type Order } from "../base/cards";
import { factsOf } from "./registry";
import { strong } from "./look.svelte";
import { settings } from "../base/settings.svelte";

/** Whether the four suits have four colours. */
export const inFour = (game: string | undefined): boolean =>
  settings.colours === "auto" ? factsOf(game)?.fourColours === true : settings.colours === "four";

/** Whether red suits differ by more than their colour: by outlined pips. */
export const tinted = (): boolean => (settings.tint === "auto" ? strong() : settings.tint === "on");

/** The classes of an element that holds cards of a game (app.css). */
export const deckOf = (game: string | undefined): string => (inFour(game) ? "four" : "two") + (tinted() ? " tint" : "");

/** The order in which the player sorts a hand of this game. */
export const orderOf = (game: string): Order => (factsOf(game)?.tricks ? settings.order : settings.sort);

/** Cards of a game in an order. */
export const sorted = (game: string, cards: readonly Card[], by: Order): Card[] =>
  sortHand(cards, by, factsOf(game)?.aceHigh === true);
