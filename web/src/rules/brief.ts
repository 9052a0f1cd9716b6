// The one-line summary of a section of house rules, and the search for rules.
import type { GameView } from "../base/messages";
import type { Options, Value } from "../game/offered.svelte";
import { isPoints, itemName, optionLabel, optionValue, SIGNS, type Difference } from "../words/options";
import { t } from "../words/words.svelte";
import type { Group } from "./groups";

/** A part of that line. */
export interface Words {
  text: string;
  /** Whether it differs from the preset. */
  changed: boolean;
}

/** The phrase for an option's value; empty if it is not worth mentioning. */
function phrase(game: string, name: string, value: Value): string {
  const count = typeof value === "number" ? value : Array.isArray(value) ? value.length : 0;
  const token =
    typeof value === "boolean" ? (value ? "yes" : "no") : typeof value === "string" ? (SIGNS[value] ?? value) : "";
  return t(`brief-${game}-${name}`, { value: token, count });
}

function lost(value: Value, items: Value | undefined): string {
  if (!isPoints(value)) return "";
  const counted = Object.entries(value).filter(([item]) => !Array.isArray(items) || items.includes(item));
  return counted.map(([, points]) => `−${points}`).join(" ");
}

/** The line of a group: the main values, and every change. `changes`: those of all options, in words. */
export function briefOf(
  game: string,
  { options, brief }: Group,
  values: Options,
  changes: readonly Difference[],
): Words[] {
  const line = (name: string): string => changes.find((change) => change.name === name)?.line ?? "";
  const told = Object.entries(brief)
    .filter(([name]) => options.includes(name))
    .map(([name, how]) => {
      const value = values[name] ?? [];
      const empty = Array.isArray(value) && !value.length && how === "value";
      const text = empty
        ? ""
        : how === "value"
          ? optionValue(game, name, value)
          : how === "phrase"
            ? phrase(game, name, value)
            : lost(value, values[how.lost]);
      return { text: text || line(name), changed: line(name) !== "" };
    });
  const others = options
    .filter((name) => !(name in brief) && line(name))
    .map((name) => ({ text: line(name), changed: true }));
  // A game without phrases shows its first options.
  const plain = Object.keys(brief).length
    ? []
    : options
        .slice(0, 3)
        .filter((name) => !line(name))
        .map((name) => ({
          text: `${optionLabel(game, name)}: ${optionValue(game, name, values[name] ?? [])}`,
          changed: false,
        }));
  return [...told, ...plain, ...others].filter(({ text }) => text);
}

/** Lower-case letters without accents: "konige" finds "Könige". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a text contains all `wanted` words. */
export function says(text: string, wanted: string): boolean {
  const letters = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => letters.includes(word));
}

/** How well `wanted` words match an option: 2 by its name or its heading, 1 by one of its values, 0 not at all. */
export function finds(
  wanted: string,
  game: GameView,
  heading: string,
  option: GameView["options"][number],
  value: Value,
): 0 | 1 | 2 {
  const name = `${heading} ${optionLabel(game.name, option.name)}`;
  if (says(name, wanted)) return 2;
  const values = option.choices.map((choice) =>
    option.kind === "choice" ? optionValue(game.name, option.name, choice) : itemName(String(choice)),
  );
  return [...values, optionValue(game.name, option.name, value)].some((words) => says(`${name} ${words}`, wanted))
    ? 1
    : 0;
}
