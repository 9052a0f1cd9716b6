// Presets and options in words. The counterpart of src/kingcraft/guide/wording.py: both produce the same text
// (tests/e2e/test_house_rules.py). The texts are parts of their own: load "presets", and "options" where more than
// the name of a preset is said, with alsoSpeak first.
import { isOneOf } from "../base/textKey";
import type { Options, Value } from "../game/offered.svelte";
import { t } from "./words.svelte";

/** Values that cannot be part of a text's name, which uses these words instead. */
export const SIGNS: Record<string, string> = { "+": "plus", "-": "minus" };
const RANKS = "A23456789TJQK";
const DECLARATIONS = ["S", "H", "D", "C", "NT", "minus"] as const;

/** A preset's name as players see it. */
export const presetName = (name: string): string => t(`preset-${name}`);

/** A preset in one line. */
export const presetAbout = (name: string): string => t(`preset-${name}-about`);

/** The label of an option. */
export const optionLabel = (game: string, name: string): string => t(`option-${game}-${name}`);

/** An option's value in words, to follow its label. */
export function optionValue(game: string, name: string, value: Value): string {
  const key = `option-${game}-${name}` as const;
  if (typeof value === "boolean") return t(value ? "option-yes" : "option-no");
  if (typeof value === "number") return t(`${key}-is`, { count: value });
  if (typeof value === "string") return t(`${key}-${SIGNS[value] ?? value}`);
  if (Array.isArray(value)) return value.map(itemName).join(", ") || t("option-none");
  return Object.entries(value)
    .map(([item, points]) => `${itemName(item)} ${points}`)
    .join(", ");
}

/** A contract, a declaration, or a rank in a list of an option. */
export function itemName(item: string): string {
  if (item.length === 1 && RANKS.includes(item)) return t("rank", { rank: Number(item) || item });
  return t(isOneOf(DECLARATIONS, item) ? `declaration-${item}` : `contract-${item}`);
}

/**
 * An option that differs from the preset: its name, and the line about the difference: "Draw: at the start of the
 * turn".
 */
export interface Difference {
  name: string;
  line: string;
}

/** How rules differ from their preset, whose values are `parent`. Of points only the different ones are named. */
export function differencesInWords(game: string, differences: Options, parent: Options): Difference[] {
  return Object.entries(differences).map(([name, value]) => {
    const shown = isPoints(value) ? changedPoints(value, parent[name]) : value;
    return { name, line: `${optionLabel(game, name)}: ${optionValue(game, name, shown)}` };
  });
}

/** Whether a value is points by name: `{"no-king": 160}`. */
export function isPoints(value: Value | undefined): value is Record<string, number> {
  return typeof value === "object" && !Array.isArray(value);
}

/** The points in which `value` differs from `parent`. */
export function changedPoints(value: Record<string, number>, parent: Value | undefined): Record<string, number> {
  const theirs = isPoints(parent) ? parent : {};
  return Object.fromEntries(Object.entries(value).filter(([name, points]) => points !== theirs[name]));
}
