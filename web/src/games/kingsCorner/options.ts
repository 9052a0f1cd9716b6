import type { OptionGroups } from "../registry";

const options: OptionGroups = [
  ["deal", ["hand_size", "initial_king"]],
  ["kings", ["king_pile_move", "king_on_side", "forced_king", "forced_king_penalty", "drawn_king_now"]],
  ["draw", ["draw_when", "draw_count"]],
  ["score", ["scoring", "sign", "chip_ante", "chip_pass", "chip_pass_when", "chip_pass_needs_draw", "chip_king", "chip_card"]],
  ["end", ["deals", "target", "target_rule"]],
];

export default options;
