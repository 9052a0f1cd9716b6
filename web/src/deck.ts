// How the suits of a deck differ, by the settings: two colours or four, and on tinted paper.
import { settings } from "./settings.svelte";

/** Whether the cards of a game have four colours: King's have, where nothing is chosen. */
export const inFour = (game: string | undefined): boolean => (settings.colours === "auto" ? game === "king" : settings.colours === "four");

/** Whether red suits differ by more than their colour: by their paper, and by pips that are only outlined. */
export const tinted = (game: string | undefined): boolean => (settings.tint === "auto" ? !inFour(game) : settings.tint === "on");

/** The classes of whatever cards of a game lie in (app.css). */
export const deckOf = (game: string | undefined): string => (inFour(game) ? "four" : "two") + (tinted(game) ? " tint" : "");
