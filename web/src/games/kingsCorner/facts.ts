import type { GameFacts, StoredRules } from "../registry";

/** The option values that presets had in version 1 of the stored rules, where house rules do not say otherwise. */
const FORMER: Record<string, Record<string, unknown>> = { swedish: { king_pile_move: "any" }, "romanian-250": { king_on_side: "allowed" } };

/** Rules of version 1 as they were played: two presets have been corrected, and `king_pile_move` was true or false. */
function renewed(rules: StoredRules): StoredRules {
  const { king_pile_move: moves } = rules.options;
  const options = { ...FORMER[rules.preset], ...rules.options, ...(typeof moves === "boolean" ? { king_pile_move: moves ? "any" : "never" } : {}) };
  const text = rules.text.replace("king_pile_move=true", "king_pile_move=any").replace("king_pile_move=false", "king_pile_move=never");
  const added = Object.entries(options).filter(([name]) => !(name in rules.options)).map(([name, value]) => `${name}=${String(value)}`);
  return { preset: rules.preset, options, text: added.length ? `${text}${text.includes("?") ? "&" : "?"}${added.join("&")}` : text };
}

export const FACTS: GameFacts = {
  name: "kings-corner",
  tricks: false,
  aceHigh: false,
  signed: false,
  undo: true,
  fourColours: false,
  cards: ["KS", "QH", "JC", "TD"],
  welcome: ["QH", "KS"],
  minutes: 3,
  renewed,
};
