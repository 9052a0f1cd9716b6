// The look of the page: the cloth, high contrast, the colours of suits and the order of a hand. public/theme.js sets
// both on the root; this module has everything else that depends on them.
import { factsOf } from "./registry";
import { type Cloth, settings } from "../base/settings.svelte";
import { type Card, type Order, sortHand } from "../base/cards";

/** The cloth of a game's table: the one chosen for it, its own, or the general one. */
export function clothOf(game?: string): Cloth {
  const { cloth, cloths } = settings;
  return cloths[game ?? ""] ?? (cloth === "auto" ? (factsOf(game)?.cloth ?? "green") : cloth);
}

const device = $state({ more: false });
if (typeof matchMedia === "function") {
  const asked = matchMedia("(prefers-contrast: more)");
  const follow = (): void => void (device.more = asked.matches);
  follow();
  asked.addEventListener?.("change", follow);
}

/** Whether contrast is high. */
export const strong = (): boolean => settings.contrast === "on" || (settings.contrast === "auto" && device.more);

/** Let public/theme.js apply the current settings, and `table`: the cloth of the open table, or "". */
export function wear(table?: Cloth | ""): void {
  const { cloth, contrast, daylight } = settings;
  dispatchEvent(
    new CustomEvent("kingcraft-look", {
      detail: { cloth, contrast, daylight, ...(table === undefined ? {} : { table }) },
    }),
  );
}

/** Apply the cloth of a game's table for as long as an effect lasts. Call it within one. */
export function wearTable(game: string | undefined): () => void {
  wear(game === undefined ? "" : clothOf(game));
  return () => wear("");
}

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
