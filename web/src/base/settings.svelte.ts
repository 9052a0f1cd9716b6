// A player's settings, stored in the browser. Everything works without storage: then they last for the visit.
import { LETTERS, type Lettering } from "./cards";
import { FIGURES, type View } from "./messages";

/** The cloths of a table and of the page. */
export const CLOTHS = ["green", "midnight", "burgundy", "linen"] as const;
export type Cloth = (typeof CLOTHS)[number];

/** The settings with fixed choices. */
export const CHOICES = {
  // The speed of the cards, and how long a finished trick stays.
  speed: ["off", "fast", "normal", "slow"],
  hold: ["none", "short", "normal", "long", "tap"],
  // Playing.
  taps: ["auto", "one", "two"],
  /** The order of the hand in Kings Corner, and in King. */
  sort: ["rank", "runs", "suit"],
  order: ["suit", "suit-down", "rank", "rank-down"],
  /** Which cards are played automatically: none, the last one of a hand, each one that is forced. */
  auto: ["off", "last", "forced"],
  /** Whether a deal in which nothing is left to win ends after a question or at once. */
  settle: ["ask", "auto"],
  /** Which tricks can be shown again. */
  history: ["last", "all"],
  // Appearance.
  /** The cloth of the page and of all tables; auto: green, except for games that have a cloth of their own. */
  cloth: ["auto", ...CLOTHS],
  /** High contrast; auto: as the device requests. */
  contrast: ["auto", "on", "off"],
  /** The back of the cards; auto: the one that matches the cloth. */
  back: ["auto", "red", "green", "blue", "scales", "pinstripe"],
  colours: ["auto", "two", "four"],
  /**
   * Whether red suits are outlined, so that red and black differ by more than their colours; auto: in high contrast.
   */
  tint: ["auto", "on", "off"],
  letters: ["auto", ...(Object.keys(LETTERS) as Lettering[])],
  /** The index of a card: one large, or two small ones in its corners. */
  index: ["large", "small"],
  size: ["small", "medium", "large"],
  /** The playing hand: main buttons are on its side. */
  handed: ["right", "left"],
  /** The player's figure at every table; empty: chosen by the server. */
  figure: ["", ...FIGURES],
} as const;

type Choices = { -readonly [name in keyof typeof CHOICES]: (typeof CHOICES)[name][number] };

interface Kept extends Choices {
  name: string;
  /** The player's disc at every table, 1 to 8; 0: chosen by the server. */
  disc: number;
  language: string;
  /** Cloths chosen for single games, by name; a game without one has its own or the general one. */
  cloths: Record<string, Cloth>;
  /** Whether everything is linen by day, as the device reports it. */
  daylight: boolean;
  players: number;
  /** How many friends come to a table of a game, by name; a game without a number: as many as there are seats. */
  friends: Record<string, number>;
  /**
   * The bots to play against; the server offers the levels. Games for which another level was chosen have their own, by
   * name.
   */
  level: string;
  levels: Record<string, string>;
  /** Whether the page warns, before a turn ends, that something still fits. */
  warn: boolean;
  /** Whether a card tapped twice while others play is played at the player's turn. */
  premove: boolean;
  sound: boolean;
  /** Whether a sound announces the player's turn. */
  turnsound: boolean;
  /** Loudness of all sounds, 0 to 100. */
  volume: number;
  /** The games of which a match has ended for the player in this browser. */
  finished: string[];
  /** Levels after which the start page has suggested the next one: a game and a level each. It does so once. */
  suggested: string[];
  /** Whether a line says what is new, in the first matches of a game; the games that the player knows by now. */
  coach: boolean;
  coached: string[];
  /** Whether every place that takes the selected card is shown, and which cards fit (Kings Corner). */
  fits: boolean;
  /** Whether a tapped card is played at once if only one place takes it. */
  oneplace: boolean;
  /** Whether the auction shows what the hand is worth, if the table allows hints. */
  worth: boolean;
  /**
   * Whether the phone vibrates when it is the player's turn again, and whether the system notifies them while the page
   * is hidden.
   */
  vibrate: boolean;
  notify: boolean;
  /** Whether phrases of the others are shown and announced. */
  words: boolean;
  /** Whether single letters are keys of the table (WCAG 2.1.4). */
  keys: boolean;
  /** Whether the table is shown as text. */
  text: boolean;
}

const KEY = "kingcraft.settings";

/** The default level of bots. */
export const USUAL_LEVEL = "casual";

/** The most letters of a player's name, as on the server. */
export const LONGEST_NAME = 24;

const DEFAULTS: Kept = {
  name: "",
  figure: "",
  disc: 0,
  language: "",
  players: 4,
  friends: {},
  level: USUAL_LEVEL,
  levels: {},
  speed: "normal",
  hold: "normal",
  taps: "auto",
  sort: "rank",
  order: "suit",
  auto: "last",
  settle: "ask",
  history: "last",
  cloth: "auto",
  cloths: {},
  daylight: false,
  contrast: "auto",
  back: "auto",
  colours: "auto",
  tint: "auto",
  letters: "auto",
  index: "large",
  size: "medium",
  handed: "right",
  warn: true,
  premove: true,
  sound: true,
  turnsound: true,
  volume: 40,
  finished: [],
  suggested: [],
  coach: true,
  coached: [],
  fits: true,
  oneplace: true,
  worth: true,
  vibrate: false,
  notify: false,
  words: true,
  keys: true,
  text: false,
};

/** The object in a stored text; empty if there is none. */
function parsed(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
  } catch {
    return {};
  }
}

const isCloth = (value: unknown): value is Cloth => CLOTHS.includes(value as Cloth);

/** Converts the single look that an older version of the page stored; public/theme.js reads it the same way. */
function renewed(stored: Record<string, unknown>): Record<string, unknown> {
  const { sound, ...others } = stored;
  // It stored sounds as off for everyone who had not turned them on, and had no volume.
  const heard = "volume" in stored || sound === true ? stored : others;
  if (stored.theme === "light") return { cloth: "linen", ...heard };
  return stored.theme === "contrast" ? { contrast: "on", ...heard } : heard;
}

/** The stored cloths by game. */
const clothsIn = (value: unknown): Record<string, Cloth> =>
  Object.fromEntries(Object.entries(Object(value)).filter((entry): entry is [string, Cloth] => isCloth(entry[1])));

/** The stored numbers of 1 and more, by game. */
const numbersIn = (value: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object(value)).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number" && entry[1] >= 1,
    ),
  );

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** The settings in a stored text; missing or unknown ones get the default. */
export function readSettings(text: string | null): Kept {
  const kept: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, value] of Object.entries(renewed(parsed(text)))) {
    if (!Object.hasOwn(DEFAULTS, name) || typeof value !== typeof kept[name]) continue;
    const choices: readonly unknown[] | undefined = CHOICES[name as keyof Choices];
    if (!choices || choices.includes(value)) kept[name] = value;
  }
  kept.cloths = clothsIn(kept.cloths);
  kept.levels = Object(kept.levels); // a level that the server does not know is not used
  kept.friends = numbersIn(kept.friends);
  for (const name of ["finished", "coached", "suggested"]) kept[name] = stringsIn(kept[name]);
  kept.volume = Math.min(100, Math.max(0, Math.round(Number(kept.volume)))) || 0;
  return kept as unknown as Kept;
}

/** The text to store: settings that a later version of the page has stored are kept. */
export function writeSettings(kept: Kept, before: string | null): string {
  return JSON.stringify({ ...parsed(before), ...kept, theme: undefined });
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = $state<Kept>(readSettings(stored()));

/** Whether a match of a game has ended for the player of this browser: then they know the game. */
export const knows = (game: string): boolean => settings.finished.includes(game);

/** Note that a match of a game has ended for the player of this browser. */
export function noteFinished(game: string): void {
  if (knows(game)) return;
  settings.finished = [...settings.finished, game];
  keepSettings();
}

/** Store the settings for the next visit. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, writeSettings(settings, stored()));
  } catch {
    // A browser that stores nothing still works.
  }
}

/** Whether this is a player's first match of a game: then its aim is announced before the first card. */
export const isFirst = (view: View): boolean =>
  view.deal === 0 && view.you !== null && !view.practice && !knows(view.game);

/** Whether a line may say what is new to the player at this table: in their first matches and days of the game. */
export const isCoached = ({ you, practice, lesson, game }: View): boolean =>
  settings.coach && you !== null && practice?.day !== "" && !lesson && !settings.coached.includes(game);
