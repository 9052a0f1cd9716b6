// House rules that this browser stores under a title, and the last chosen rules of each game.
import { factsOf } from "../game/registry";
import type { Options } from "../game/offered.svelte";

/** House rules. `text`: their short form, for addresses; an empty name: played, but never saved. */
export interface HouseRules {
  name: string;
  game: string;
  preset: string;
  options: Options;
  text: string;
}

interface Kept {
  saved: HouseRules[];
  chosen: Record<string, HouseRules>;
}

/** The version of the stored format; data without a number are older than this one. */
const WRITTEN = 2;

const KEY = "kingcraft.rules";
/** The most saved rules of a game. */
export const LIMIT = 100;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isRules(value: unknown): value is HouseRules {
  return (
    isObject(value) &&
    ["name", "game", "preset", "text"].every((key) => typeof value[key] === "string") &&
    isObject(value.options)
  );
}

const same = (one: HouseRules, other: HouseRules): boolean => one.game === other.game && one.name === other.name;

const named = (rules: HouseRules): HouseRules => ({ ...rules, name: cleanTitle(rules.name) });

/** House rules of an older version, unchanged in effect; a plain preset uses its current version. */
function asPlayed(rules: HouseRules): HouseRules {
  const renewed = rules.name || Object.keys(rules.options).length ? factsOf(rules.game)?.renewed?.(rules) : undefined;
  return renewed ? { ...rules, ...renewed, options: renewed.options as Options } : rules;
}

/** The content of a stored text; entries that do not fit are left out. */
export function readKept(text: string | null): Kept {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (!isObject(stored)) return { saved: [], chosen: {} };
    const read = (rules: HouseRules): HouseRules => named(stored.written === undefined ? asPlayed(rules) : rules);
    const found = Array.isArray(stored.saved) ? stored.saved.filter(isRules).map(read) : [];
    const saved = found.filter((rules, i) => rules.name && found.findIndex((one) => same(one, rules)) === i);
    const chosen = isObject(stored.chosen) ? Object.entries(stored.chosen) : [];
    return {
      saved,
      chosen: Object.fromEntries(
        chosen.flatMap(([game, rules]) => (isRules(rules) && rules.game === game ? [[game, read(rules)]] : [])),
      ),
    };
  } catch {
    return { saved: [], chosen: {} };
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Shelf {
  private kept = $state.raw<Kept>(readKept(stored()));

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY || event.key === null) this.kept = readKept(stored());
    });
  }

  /** The saved rules of a game, by name. */
  of(game: string): HouseRules[] {
    return this.kept.saved.filter((rules) => rules.game === game).toSorted((a, b) => a.name.localeCompare(b.name));
  }

  /** The last chosen rules of a game, if any. */
  chosen(game: string): HouseRules | undefined {
    return this.kept.chosen[game];
  }

  choose(rules: HouseRules): void {
    this.write({ ...this.kept, chosen: { ...this.kept.chosen, [rules.game]: rules } });
  }

  /** Save rules; they replace others of the same name and game. False, without saving, if there is no room for more. */
  save(rules: HouseRules): boolean {
    const others = this.kept.saved.filter((one) => !same(one, rules));
    if (others.filter((one) => one.game === rules.game).length >= LIMIT) return false;
    this.write({ ...this.kept, saved: [rules, ...others] });
    return true;
  }

  /** Delete saved rules; if they were chosen last, they stay chosen, without their name. */
  remove(rules: HouseRules): void {
    this.write({ saved: this.kept.saved.filter((one) => !same(one, rules)), chosen: this.renamed(rules, "") });
  }

  /** Rename saved rules; they replace others of that name. */
  rename(rules: HouseRules, name: string): void {
    const others = this.kept.saved.filter((one) => !same(one, rules) && !same(one, { ...rules, name }));
    this.write({ saved: [{ ...rules, name }, ...others], chosen: this.renamed(rules, name) });
  }

  private renamed(rules: HouseRules, name: string): Kept["chosen"] {
    const now = this.kept.chosen[rules.game];
    return now && same(now, rules) ? { ...this.kept.chosen, [rules.game]: { ...now, name } } : this.kept.chosen;
  }

  private write(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...kept, written: WRITTEN }));
    } catch {
      // Without storage they last until the page is closed.
    }
  }
}

export const shelf = new Shelf();

/** The most characters of a title. */
export const LONGEST_TITLE = 40;

/**
 * A title that is safe to show, store and put into an address: no control characters, no half characters, not too long.
 */
export function cleanTitle(given: string): string {
  const plain = given.replace(/\p{Cs}/gu, "").replace(/[\s\p{Cc}]+/gu, " ");
  return Array.from(plain.trim()).slice(0, LONGEST_TITLE).join("").trim();
}
