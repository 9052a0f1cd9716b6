// What the server offers: the games with their presets and options. Requested once a visit.
import { games } from "../base/api";
import type { GameView, Length, TableRules } from "../base/messages";

export type Options = GameView["presets"][number]["values"];
export type Value = Options[string];

class Offer {
  games = $state.raw<readonly GameView[]>([]);
}

const offer = new Offer();
let asked: Promise<readonly GameView[]> | null = null;

/** All games. Rejects with a `Refusal` if the server does not answer; the next call tries again. */
export function offered(): Promise<readonly GameView[]> {
  asked ??= games().then(
    (found) => (offer.games = found),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The game that has a preset of this name; undefined until the games are loaded. */
export function gameOf(preset: string): GameView | undefined {
  return offer.games.find((game) => game.presets.some((one) => one.name === preset));
}

/** All values of a preset; undefined until the games are loaded. */
export function presetValues(preset: string): Options | undefined {
  return gameOf(preset)?.presets.find((one) => one.name === preset)?.values;
}

/** The differences of a table's rules from their preset, without those that make none. */
export function differencesAt(rules: TableRules): Options {
  return Object.fromEntries(Object.entries(rules.differences).filter(([name]) => !rules.idle.includes(name)));
}

/** The length of the preset that these rules match, if they differ in nothing else. */
const lengthOf = ({ preset, text }: TableRules): Length | undefined =>
  gameOf(preset)
    ?.presets.find(({ name }) => name === preset)
    ?.lengths.find((length) => length.text === text);

/** Whether these are the rules of a preset in another of its lengths: no rule was changed. */
export const isLength = (rules: TableRules): boolean => lengthOf(rules) !== undefined && rules.text !== rules.preset;

/** Whether a match by these rules is a short form of a preset. */
export const shortened = (rules: TableRules): boolean => (lengthOf(rules)?.form ?? "whole") !== "whole";

/** Whether these are the rules that the game offers first: then a table has nothing to say about them. */
export const usual = (rules: TableRules): boolean =>
  gameOf(rules.preset)?.defaultPreset === rules.preset && Object.keys(differencesAt(rules)).length === 0;
