// What a player has set, kept in the browser. Everything works where storage is refused: then it lasts for the visit.

export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export const HOLDS = ["none", "short", "normal", "long"] as const;
export const COLOURS = ["auto", "two", "four"] as const;
export const LETTERS = ["auto", "en", "de", "sv", "fr"] as const;
export const TAPS = ["auto", "one", "two"] as const;
export const SORTS = ["rank", "suit"] as const;

export type Speed = (typeof SPEEDS)[number];

interface Kept {
  name: string;
  language: string;
  speed: Speed;
  hold: (typeof HOLDS)[number];
  colours: (typeof COLOURS)[number];
  letters: (typeof LETTERS)[number];
  taps: (typeof TAPS)[number];
  sort: (typeof SORTS)[number];
  players: number;
  /** The bots to play against; the server says which there are. */
  level: string;
  sound: boolean;
}

const KEY = "kingcraft.settings";

/** Whom one plays against who has chosen nobody. */
export const USUAL_LEVEL = "casual";

const DEFAULTS: Kept = {
  name: "",
  language: "",
  speed: "normal",
  hold: "normal",
  colours: "auto",
  letters: "auto",
  taps: "auto",
  sort: "rank",
  players: 4,
  level: USUAL_LEVEL,
  sound: false,
};

const CHOICES: Partial<Record<keyof Kept, readonly string[]>> = {
  speed: SPEEDS,
  hold: HOLDS,
  colours: COLOURS,
  letters: LETTERS,
  taps: TAPS,
  sort: SORTS,
};

/** The settings in a stored text; whatever is missing or unknown there is the default. */
export function readSettings(text: string | null): Kept {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return { ...DEFAULTS };
  }
  if (typeof stored !== "object" || stored === null) return { ...DEFAULTS };
  const kept: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, value] of Object.entries(stored)) {
    const choices = CHOICES[name as keyof Kept];
    const fits = typeof value === typeof kept[name] && (!choices || choices.includes(value as string));
    if (name in DEFAULTS && fits) kept[name] = value;
  }
  return kept as unknown as Kept;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = $state<Kept>(readSettings(stored()));

/** Keep the settings for the next visit. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still plays.
  }
}
