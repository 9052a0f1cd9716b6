// In which order and under which headings house rules are shown. Only for the eye: what they mean is the server's business.
import { partOf, type Brief, type OptionGroups } from "../games/registry";

/** Lists in which the order counts; in all others only what they hold. */
export const ORDERED: readonly string[] = ["contracts", "trump_fixed"];

export interface Group {
  /** Empty where the game has no groups. */
  heading: string;
  options: readonly string[];
  /** What is said of it in one line. */
  brief: Brief;
}

/** The groups of a game with those of its options that are not idle; an option that no group names is in the last one. */
export function groupsOf(game: string, options: readonly string[]): Group[] {
  const groups: OptionGroups = partOf<OptionGroups>("options", game) ?? [["", [], {}]];
  const named = new Set(groups.flatMap(([, names]) => names));
  const others = options.filter((name) => !named.has(name));
  return groups
    .map(([heading, names, brief], i) => ({ heading, options: [...names.filter((name) => options.includes(name)), ...(i === groups.length - 1 ? others : [])], brief }))
    .filter((group) => group.options.length);
}

/** The items of a list without an order, in the order of the preset, then in that of all `choices`: the same list is one value. */
export function inOrder(items: readonly string[], preset: readonly string[], choices: readonly string[]): string[] {
  return [...preset, ...choices.filter((item) => !preset.includes(item))].filter((item) => items.includes(item));
}
