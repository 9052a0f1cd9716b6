// The options of a match on the start page, and the current choices, in words.
import type { GameView, Length } from "../base/messages";
import { knows } from "../base/settings.svelte";
import { levelName } from "../words/names";
import { plain } from "../words/names";
import { presetAbout, presetName } from "../words/options";
import { t } from "../words/words.svelte";
import { nextRules, presetRules } from "./chosen";
import { levelOf, playersOf } from "./open";
import { shelf, type HouseRules } from "./saved.svelte";

const PRESET = "preset ";
const SAVED = "saved ";
const UNSAVED = "unsaved";

/** The lengths of a preset. */
const lengthsOf = (game: GameView, preset: string): Length[] =>
  game.presets.find(({ name }) => name === preset)?.lengths ?? [];

/** Whether rules are a preset, in any of its lengths. */
const isPreset = (game: GameView, { preset, text }: HouseRules): boolean =>
  text === preset || lengthsOf(game, preset).some((length) => length.text === text);

const savedOf = ({ game, name }: HouseRules): HouseRules | undefined => shelf.of(game).find((one) => one.name === name);

/** The name of rules: a preset, saved rules by their name, or a changed version of either. */
export function ruleName(game: GameView, rules: HouseRules): string {
  const { name, preset, options, text } = rules;
  if (!name)
    return isPreset(game, rules)
      ? presetName(preset)
      : t("house-unsaved", { preset: presetName(preset), count: Object.keys(options).length });
  const saved = savedOf(rules);
  return saved?.text === text ? name : t(saved ? "house-changed" : "house-named", { name });
}

/** A rule set to choose. */
export interface RuleSet {
  /** Identifies it among those of a game. */
  value: string;
  name: string;
  /** The preset that it is, or from which it was made. */
  preset: string;
  own: boolean;
}

/** All rule sets of a game: the current one if it is none of the others, the presets, and the player's own. */
export function ruleSets(game: GameView): RuleSet[] {
  const now = nextRules(game);
  const unsaved =
    keyOf(game, now) === UNSAVED ? [{ value: UNSAVED, name: ruleName(game, now), preset: now.preset, own: true }] : [];
  const presets = game.presets.map(({ name }) => ({
    value: PRESET + name,
    name: presetName(name),
    preset: name,
    own: false,
  }));
  const own = shelf.of(game.name).map(({ name, preset }) => ({ value: SAVED + name, name, preset, own: true }));
  return [...unsaved, ...presets, ...own];
}

function keyOf(game: GameView, rules: HouseRules): string {
  if (!rules.name) return isPreset(game, rules) ? PRESET + rules.preset : UNSAVED;
  return savedOf(rules)?.text === rules.text ? SAVED + rules.name : UNSAVED;
}

/** The chosen rule set. */
export const chosenSet = (game: GameView): string => keyOf(game, nextRules(game));

/** The rules of a rule set. */
export function rulesOf(game: GameView, value: string): HouseRules {
  if (value.startsWith(PRESET)) return presetRules(game, value.slice(PRESET.length));
  return shelf.of(game.name).find(({ name }) => SAVED + name === value) ?? nextRules(game);
}

export function chooseSet(game: GameView, value: string): void {
  if (value !== UNSAVED) shelf.choose(rulesOf(game, value));
}

/** A description of the chosen rules; for a short form, how it is shorter. */
export function rulesAbout(game: GameView): string {
  const rules = nextRules(game);
  if (keyOf(game, rules).startsWith(PRESET)) {
    const form = lengths(game)[chosenLength(game)]?.form;
    return form === "short"
      ? t("start-brief-about")
      : form === "first"
        ? t("start-first-about")
        : presetAbout(rules.preset);
  }
  const count = Object.keys(rules.options).length;
  return count ? t("house-unsaved", { preset: presetName(rules.preset), count }) : presetAbout(rules.preset);
}

/**
 * The lengths of the chosen rules; house rules have their own. A player who knows the game is not offered a first
 * match.
 */
export function lengths(game: GameView): Length[] {
  const { name, preset, text } = nextRules(game);
  const all = lengthsOf(game, preset);
  if (name || !all.some((length) => length.text === text)) return [];
  return all.filter((length) => length.form !== "first" || length.text === text || !knows(game.name));
}

/** The index of the chosen length; -1 if there is no choice. */
export const chosenLength = (game: GameView): number =>
  lengths(game).findIndex(({ text }) => text === nextRules(game).text);

export function chooseLength(game: GameView, number: number): void {
  const { preset } = nextRules(game);
  const length = lengths(game)[number];
  if (length) shelf.choose({ name: "", game: game.name, preset, options: length.options, text: length.text });
}

export function lengthName({ target, deals, form }: Length): string {
  if (target) return t("start-points", { target: plain(target) });
  if (deals === 1) return t("start-one");
  return t(form === "whole" ? "start-whole" : form === "short" ? "start-brief" : "start-first");
}

/** The length of a match, as short as possible: "10 deals", "to 25". */
const lengthText = ({ target, deals }: Length): string =>
  target ? t("score-target", { target: plain(target) }) : t("score-deals", { deals });

/** The name of the chosen rules, or that they are those of a first match. */
export const chosenName = (game: GameView): string =>
  lengths(game)[chosenLength(game)]?.form === "first" ? t("start-first-short") : ruleName(game, nextRules(game));

/** The chosen match in one line: "Classic · 10 deals · Casual". */
export function matchText(game: GameView): string {
  const length = lengths(game)[chosenLength(game)];
  const size =
    game.maxPlayers > game.minPlayers
      ? t("start-players-are", { count: playersOf(game) })
      : length && lengthText(length);
  return [chosenName(game), size, levelName(levelOf(game))].filter(Boolean).join(" · ");
}
