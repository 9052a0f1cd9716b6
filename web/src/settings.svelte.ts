// What a player has set, kept in the browser. Everything works where storage is refused: then it lasts for the visit.
import { LETTERS, type Lettering } from "./cards";

/** The settings that are a choice, with what can be chosen. */
export const CHOICES = {
  // The pace of the cards, and how long a finished trick stays.
  speed: ["off", "fast", "normal", "slow"],
  hold: ["none", "short", "normal", "long", "tap"],
  // Playing.
  taps: ["auto", "one", "two"],
  /** The order of the hand in Kings Corner, and in King. */
  sort: ["rank", "runs", "suit"],
  order: ["suit", "suit-down", "rank", "rank-down"],
  /** Which cards are played automatically: none, the last one of a hand, each one that is forced. */
  auto: ["off", "last", "forced"],
  /** Whether a deal in which nothing is left to win is ended after a question or at once. */
  settle: ["ask", "auto"],
  /** Which tricks can be looked at again. */
  history: ["last", "all"],
  // What it looks like.
  theme: ["auto", "light", "dark", "contrast"],
  colours: ["auto", "two", "four"],
  /** Whether red and black differ by more than their colours. */
  tint: ["auto", "on", "off"],
  letters: ["auto", ...(Object.keys(LETTERS) as Lettering[])],
  size: ["small", "medium", "large"],
  /** The hand that plays: main buttons stand on its side. */
  handed: ["right", "left"],
} as const;

type Choices = { -readonly [name in keyof typeof CHOICES]: (typeof CHOICES)[name][number] };
export type Speed = Choices["speed"];

interface Kept extends Choices {
  name: string;
  language: string;
  players: number;
  /** The bots to play against; the server says which there are. */
  level: string;
  /** Whether it is said, before a turn ends, that something still fits. */
  warn: boolean;
  /** Whether a card tapped twice while others play is played as soon as its turn comes. */
  premove: boolean;
  sound: boolean;
  /** Whether the phone shakes when it is one's turn again, and the system tells so while the page is hidden. */
  vibrate: boolean;
  notify: boolean;
  /** Whether what the others say is shown and told. */
  words: boolean;
  /** Whether single letters are keys of the table (WCAG 2.1.4). */
  keys: boolean;
  /** Whether the table is shown as text. */
  text: boolean;
}

const KEY = "kingcraft.settings";

/** Whom one plays against who has chosen nobody. */
export const USUAL_LEVEL = "casual";

/** How many letters a player's name may have, as the server has it. */
export const LONGEST_NAME = 24;

const DEFAULTS: Kept = {
  name: "",
  language: "",
  players: 4,
  level: USUAL_LEVEL,
  speed: "normal",
  hold: "normal",
  taps: "auto",
  sort: "rank",
  order: "suit",
  auto: "last",
  settle: "ask",
  history: "last",
  theme: "auto",
  colours: "auto",
  tint: "auto",
  letters: "auto",
  size: "medium",
  handed: "right",
  warn: true,
  premove: true,
  sound: false,
  vibrate: false,
  notify: false,
  words: true,
  keys: true,
  text: false,
};

/** The object in a stored text; empty where there is none. */
function parsed(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** The settings in a stored text; whatever is missing or unknown there is the default. */
export function readSettings(text: string | null): Kept {
  const kept: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, value] of Object.entries(parsed(text))) {
    if (!(name in DEFAULTS) || typeof value !== typeof kept[name]) continue;
    const choices: readonly unknown[] | undefined = CHOICES[name as keyof Choices];
    if (!choices || choices.includes(value)) kept[name] = value;
  }
  return kept as unknown as Kept;
}

/** The text to store: what a later version of the page has stored beside these settings stays as it is. */
export function writeSettings(kept: Kept, before: string | null): string {
  return JSON.stringify({ ...parsed(before), ...kept });
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
    localStorage.setItem(KEY, writeSettings(settings, stored()));
  } catch {
    // A browser that stores nothing still plays.
  }
}
