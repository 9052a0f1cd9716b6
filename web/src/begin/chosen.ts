// The rules with which a game starts: the last choice in this browser, otherwise the game's default preset. A player
// who has never finished a match of the game is offered a short one first, if the game has such a form.
import type { GameView } from "../base/messages";
import { knows } from "../base/settings.svelte";
import { shelf, type HouseRules } from "./saved.svelte";

/** An unchanged preset. */
export const presetRules = (game: GameView, preset: string): HouseRules => ({
  name: "",
  game: game.name,
  preset,
  options: {},
  text: preset,
});

/** The last chosen rules, unless this server does not know their preset. */
export function chosenRules(game: GameView): HouseRules {
  const chosen = shelf.chosen(game.name);
  return chosen && game.presets.some(({ name }) => name === chosen.preset)
    ? chosen
    : presetRules(game, game.defaultPreset);
}

/** The rules of the next match: the last choice; for a new player without one, the first match. */
export function nextRules(game: GameView): HouseRules {
  const chosen = chosenRules(game);
  if (shelf.chosen(game.name) === chosen || knows(game.name)) return chosen;
  const first = game.presets
    .find(({ name }) => name === game.defaultPreset)
    ?.lengths.find(({ form }) => form === "first");
  return first ? { ...chosen, options: first.options, text: first.text } : chosen;
}
