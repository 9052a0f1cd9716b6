// In which order and under which headings house rules are shown. Only for the eye: what they mean is the server's business.

/** The options of each game under headings (`lobby-group-GAME-HEADING`). */
const GROUPS: Record<string, readonly (readonly [heading: string, options: readonly string[]])[]> = {
  "kings-corner": [
    ["deal", ["hand_size", "initial_king"]],
    ["kings", ["king_pile_move", "king_on_side", "forced_king", "forced_king_penalty", "drawn_king_now"]],
    ["draw", ["draw_when", "draw_count"]],
    ["score", ["scoring", "sign", "chip_ante", "chip_pass", "chip_pass_when", "chip_pass_needs_draw", "chip_king", "chip_card"]],
    ["end", ["deals", "target", "target_rule"]],
  ],
  king: [
    ["table", ["deck", "direction", "first_lead"]],
    ["contracts", ["contract_choice", "contracts", "quota_negative", "quota_plus", "each_negative", "values", "men"]],
    ["tricks", ["hearts_lead_ban", "hearts_broken", "king_lead_ban", "forced_king", "forced_penalty", "early_end"]],
    ["positive", ["auction", "declare", "trump_fixed", "positive_lead", "must_trump", "trick_value"]],
    ["auction", ["eight_forced", "counter_offer", "ultimatum", "plus_settlement", "minus_settlement", "unplayed"]],
    ["end", ["outcome"]],
  ],
};

/** Lists in which the order counts; in all others only what they hold. */
export const ORDERED: readonly string[] = ["contracts", "trump_fixed"];

export interface Group {
  heading: string;
  options: readonly string[];
}

/** The groups of a game with those of its options that are not idle; an option that no group names is in the last one. */
export function groupsOf(game: string, options: readonly string[]): Group[] {
  const groups = GROUPS[game] ?? [["end", []]];
  const named = new Set(groups.flatMap(([, names]) => names));
  const others = options.filter((name) => !named.has(name));
  return groups
    .map(([heading, names], i) => ({ heading, options: [...names.filter((name) => options.includes(name)), ...(i === groups.length - 1 ? others : [])] }))
    .filter((group) => group.options.length);
}

/** The items of a list without an order, in the order of the preset, then in that of all `choices`: the same list is one value. */
export function inOrder(items: readonly string[], preset: readonly string[], choices: readonly string[]): string[] {
  return [...preset, ...choices.filter((item) => !preset.includes(item))].filter((item) => items.includes(item));
}
