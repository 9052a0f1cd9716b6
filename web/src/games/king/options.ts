import type { OptionGroups } from "../registry";

const options: OptionGroups = [
  ["table", ["deck", "direction", "first_lead"]],
  ["contracts", ["contract_choice", "contracts", "quota_negative", "quota_plus", "each_negative", "values", "men"]],
  ["tricks", ["hearts_lead_ban", "hearts_broken", "king_lead_ban", "forced_king", "forced_penalty", "early_end"]],
  ["positive", ["auction", "declare", "trump_fixed", "positive_lead", "must_trump", "trick_value"]],
  ["auction", ["eight_forced", "counter_offer", "ultimatum", "plus_settlement", "minus_settlement", "unplayed"]],
  ["end", ["outcome"]],
];

export default options;
