// The rules that a game is started with: those chosen last in this browser, else the game's default preset.
import type { GameView } from "../messages";
import { shelf, type HouseRules } from "./saved.svelte";

/** A preset as it is. */
export const presetRules = (game: GameView, preset: string): HouseRules => ({ name: "", game: game.name, preset, options: {}, text: preset });

/** The rules chosen last, unless this server does not know their preset. */
export function chosenRules(game: GameView): HouseRules {
  const chosen = shelf.chosen(game.name);
  return chosen && game.presets.some(({ name }) => name === chosen.preset) ? chosen : presetRules(game, game.defaultPreset);
}
