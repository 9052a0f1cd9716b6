// What the server offers: the games with their presets and options. Asked for once a visit.
import { games } from "./api";
import type { GameView, Length, TableRules } from "./messages";

export type Options = GameView["presets"][number]["values"];
export type Value = Options[string];

class Offer {
  games = $state.raw<readonly GameView[]>([]);
}

const offer = new Offer();
let asked: Promise<readonly GameView[]> | null = null;

/** All games. Rejects with a `Refusal` when the server does not answer; the next call asks again. */
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

/** The game that has a preset of this name, once the games are known. */
export function gameOf(preset: string): GameView | undefined {
  return offer.games.find((game) => game.presets.some((one) => one.name === preset));
}

/** All values of a preset, once the games are known. */
export function presetValues(preset: string): Options | undefined {
  return gameOf(preset)?.presets.find((one) => one.name === preset)?.values;
}

/** The differences of a table's rules from their preset, without those that make none. */
export function differencesAt(rules: TableRules): Options {
  return Object.fromEntries(Object.entries(rules.differences).filter(([name]) => !rules.idle.includes(name)));
}

/** The length that these rules are of their preset, when they differ from it in nothing else. */
const lengthOf = ({ preset, text }: TableRules): Length | undefined => gameOf(preset)?.presets.find(({ name }) => name === preset)?.lengths.find((length) => length.text === text);

/** Whether these are the rules of a preset in another of its lengths: nobody changed a rule. */
export const isLength = (rules: TableRules): boolean => lengthOf(rules) !== undefined && rules.text !== rules.preset;

/** Whether a match by these rules is a short form of a preset. */
export const shortened = (rules: TableRules): boolean => (lengthOf(rules)?.form ?? "whole") !== "whole";

/** Whether these are the rules that the game offers first: then there is nothing to say of them beside a table. */
export const usual = (rules: TableRules): boolean =>
  gameOf(rules.preset)?.defaultPreset === rules.preset && Object.keys(differencesAt(rules)).length === 0;
