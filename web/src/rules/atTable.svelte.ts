// The differences of a table's rules that count: an option that those rules never ask is none to the players.
import { askRules } from "../api";
import type { TableRules } from "../messages";
import type { Options } from "../offered.svelte";

class Idle {
  known = $state.raw<Readonly<Record<string, readonly string[]>>>({});
}

const idle = new Idle();
const asked = new Set<string>();

/** Ask the server which options these rules never ask. Without an answer all differences count. */
export function findIdle(rules: TableRules): void {
  if (asked.has(rules.text) || !Object.keys(rules.differences).length) return;
  asked.add(rules.text);
  askRules({ text: rules.text }).then(
    (view) => (idle.known = { ...idle.known, [rules.text]: view.idle }),
    () => asked.delete(rules.text),
  );
}

/** The differences from the preset, without those that make none. */
export function differencesAt(rules: TableRules): Options {
  const none = idle.known[rules.text] ?? [];
  return Object.fromEntries(Object.entries(rules.differences).filter(([name]) => !none.includes(name)));
}
