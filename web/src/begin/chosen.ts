// The rules that a game is started with: those chosen last in this browser, else the game's default preset. A player who
// has never finished a match of the game is offered a short one first, where there is such a form.
import type { GameView } from "../messages";
import { knows } from "../settings.svelte";
import { shelf, type HouseRules } from "./saved.svelte";

/** A preset as it is. */
export const presetRules = (game: GameView, preset: string): HouseRules => ({ name: "", game: game.name, preset, options: {}, text: preset });

/** The rules chosen last, unless this server does not know their preset. */
export function chosenRules(game: GameView): HouseRules {
  const chosen = shelf.chosen(game.name);
  return chosen && game.presets.some(({ name }) => name === chosen.preset) ? chosen : presetRules(game, game.defaultPreset);
}

/** The rules of the next match: those chosen last; for a new player who has chosen none, the first match. */
export function nextRules(game: GameView): HouseRules {
  const chosen = chosenRules(game);
  if (shelf.chosen(game.name) === chosen || knows(game.name)) return chosen;
  const first = game.presets.find(({ name }) => name === game.defaultPreset)?.lengths.find(({ form }) => form === "first");
  return first ? { ...chosen, options: first.options, text: first.text } : chosen;
}
