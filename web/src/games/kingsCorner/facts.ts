import type { GameFacts, Miniature, StoredRules } from "../../game/registry";

/** The option values of presets in version 1 of the stored rules, unless house rules say otherwise. */
const FORMER: Record<string, Record<string, unknown>> = {
  swedish: { king_pile_move: "any" },
  "romanian-250": { king_on_side: "allowed" },
};

/** Rules of version 1, unchanged in effect: two presets have been corrected, and `king_pile_move` was true or false. */
function renewed(rules: StoredRules): StoredRules {
  const { king_pile_move: moves } = rules.options;
  const options = {
    ...FORMER[rules.preset],
    ...rules.options,
    ...(typeof moves === "boolean" ? { king_pile_move: moves ? "any" : "never" } : {}),
  };
  const text = rules.text
    .replace("king_pile_move=true", "king_pile_move=any")
    .replace("king_pile_move=false", "king_pile_move=never");
  const added = Object.entries(options)
    .filter(([name]) => !(name in rules.options))
    .map(([name, value]) => `${name}=${String(value)}`);
  return {
    preset: rules.preset,
    options,
    text: added.length ? `${text}${text.includes("?") ? "&" : "?"}${added.join("&")}` : text,
  };
}

/** A deal in progress: three corners and the sides; two corners are free. */
const miniature: Miniature = {
  size: [4.75, 4.8],
  turn: -11,
  rest: [
    ["KH", -1.3, -1.76, -0.6],
    ["QS", -1.42, -1.53, 0.8],
    ["JH", -1.53, -1.3, -0.6],
    ["KC", 1.42, -1.73, -0.6],
    ["QH", 1.53, -1.5, 0.8],
    ["9H", 0, -1.62, -0.6],
    ["8S", 0, -1.39, 0.8],
    ["6C", -1.42, 0, -0.6],
    ["TH", 1.42, 0, -0.6],
    ["9C", 1.42, 0.21, 0.8],
    ["7D", 0, 1.62, -0.6],
    ["", 0.04, 0.06, 0],
    ["", 0, 0, 0],
  ],
  places: [
    [-1.42, 1.62],
    [1.42, 1.62],
  ],
  hand: [0, 3.4],
  plays: [
    { card: ["5D", -1.42, 0.23, 0.8] },
    { card: ["7H", 0, -1.16, -0.6] },
    { card: ["TS", -1.65, -1.07, 0.8] },
    { card: ["8D", 1.42, 0.42, -0.6] },
    { card: ["6S", 0, 1.85, 0.8] },
    { card: ["4C", -1.42, 0.46, -0.6] },
    { card: ["7C", 1.42, 0.63, 0.8] },
    { card: ["5H", 0, 2.08, -0.6] },
  ],
};

export const FACTS: GameFacts = {
  name: "kings-corner",
  tricks: false,
  aceHigh: false,
  signed: false,
  undo: true,
  fourColours: false,
  cards: ["KS", "QH", "JC", "TD"],
  welcome: ["QH", "KS"],
  firstLesson: "corner-1",
  minutes: 3,
  miniature,
  renewed,
};
