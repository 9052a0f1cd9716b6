// The order and headings of house rules. Only for display: the server knows their meaning.
import { partOf, type Brief, type OptionGroups } from "../game/registry";

/** Lists whose order matters; for all others only the content matters. */
export const ORDERED: readonly string[] = ["contracts", "trump_fixed"];

export interface Group {
  /** Empty if the game has no groups. */
  heading: string;
  options: readonly string[];
  /** The summary of each option in one line. */
  brief: Brief;
}

/** The groups of a game with its options that are not idle; an option without a group is in the last one. */
export function groupsOf(game: string, options: readonly string[]): Group[] {
  const groups: OptionGroups = partOf<OptionGroups>("options", game) ?? [["", [], {}]];
  const named = new Set(groups.flatMap(([, names]) => names));
  const others = options.filter((name) => !named.has(name));
  return groups
    .map(([heading, names, brief], i) => ({
      heading,
      options: [...names.filter((name) => options.includes(name)), ...(i === groups.length - 1 ? others : [])],
      brief,
    }))
    .filter((group) => group.options.length);
}

/** The items of an unordered list, in the order of the preset, then of all `choices`: equal lists get equal values. */
export function inOrder(items: readonly string[], preset: readonly string[], choices: readonly string[]): string[] {
  return [...preset, ...choices.filter((item) => !preset.includes(item))].filter((item) => items.includes(item));
}
