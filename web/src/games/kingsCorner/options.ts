import type { OptionGroups } from "../../game/registry";

const options: OptionGroups = [
  ["deal", ["hand_size", "initial_king"], { hand_size: "phrase", initial_king: "phrase" }],
  [
    "kings",
    ["king_pile_move", "king_on_side", "forced_king", "forced_king_penalty", "drawn_king_now"],
    { forced_king: "phrase", king_pile_move: "phrase" },
  ],
  ["draw", ["draw_when", "draw_count"], { draw_count: "phrase", draw_when: "value" }],
  [
    "score",
    ["scoring", "sign", "chip_ante", "chip_pass", "chip_pass_when", "chip_pass_needs_draw", "chip_king", "chip_card"],
    { scoring: "value", sign: "phrase" },
  ],
  ["end", ["deals", "target", "target_rule"], { deals: "phrase", target: "phrase" }],
];

export default options;
