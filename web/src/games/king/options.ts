import type { OptionGroups } from "../../game/registry";

const options: OptionGroups = [
  ["table", ["deck", "direction", "first_lead"], { deck: "phrase", direction: "value", first_lead: "phrase" }],
  [
    "contracts",
    ["contract_choice", "contracts", "quota_negative", "quota_plus", "each_negative", "values", "men"],
    { contracts: "phrase", contract_choice: "phrase", values: { lost: "contracts" } },
  ],
  [
    "tricks",
    ["hearts_lead_ban", "hearts_broken", "king_lead_ban", "forced_king", "forced_penalty", "early_end"],
    { hearts_lead_ban: "phrase", forced_king: "phrase", forced_penalty: "phrase", early_end: "phrase" },
  ],
  [
    "positive",
    ["declare", "trump_fixed", "positive_lead", "must_trump", "trick_value"],
    { trick_value: "phrase", trump_fixed: "value", declare: "value" },
  ],
  [
    "auction",
    ["auction", "eight_forced", "counter_offer", "ultimatum", "plus_settlement", "minus_settlement", "unplayed"],
    { auction: "value", eight_forced: "phrase" },
  ],
  ["end", ["outcome"], { outcome: "phrase" }],
];

export default options;
