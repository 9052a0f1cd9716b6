// What the coach has said to the player of this browser, stored there.
import { keepSettings, settings } from "../base/settings.svelte";
import type { CoachLine } from "./coach";

const KEY = "kingcraft.coach";
/** In how many deals a line about a whole deal is said, and how often one about a moment. */
const MOST = { deal: 2, moment: 3 } as const;
/** After this many matches a player knows a game. */
const MATCHES = 3;
/** How many closed lines are stored: those of earlier deals do not matter any more. */
const CLOSED = 8;

type Lists = Readonly<Record<string, readonly string[]>>;

interface Kept {
  /** When each line was said, by game and name. */
  said: Lists;
  /** The matches that were finished, by game. */
  matches: Lists;
  /** The times at which the player has closed the line. */
  closed: readonly string[];
}

/** The room and the deal on the table. */
export interface Where {
  room: string;
  game: string;
  deal: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

const lists = (value: unknown): Lists =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, list]) => [name, strings(list)])) : {};

/** What is stored; damaged data counts as none. */
function stored(): Kept {
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    found = null;
  }
  const { said, matches, closed } = isObject(found) ? found : {};
  return { said: lists(said), matches: lists(matches), closed: strings(closed) };
}

const named = ({ game }: Where, { name }: CoachLine): string => `${game} ${name}`;
const during = ({ room, deal }: Where, { time }: CoachLine): string => `${room} ${deal} ${time}`;

export class CoachMemory {
  private kept = $state.raw(stored());

  /** Whether the player knows a line by now: it was said often enough at other times. */
  isKnown(where: Where, line: CoachLine): boolean {
    const said = this.kept.said[named(where, line)] ?? [];
    return !said.includes(during(where, line)) && said.length >= (line.time ? MOST.moment : MOST.deal);
  }

  /** Whether the player has closed a line at this time. */
  isClosed(where: Where, line: CoachLine): boolean {
    return this.kept.closed.includes(during(where, line));
  }

  /** Note that a line is said now. */
  noteSaid(where: Where, line: CoachLine): void {
    const { said } = this.kept;
    const [name, time] = [named(where, line), during(where, line)];
    const before = said[name] ?? [];
    if (!before.includes(time)) this.keep({ said: { ...said, [name]: [...before, time] } });
  }

  noteClosed(where: Where, line: CoachLine): void {
    this.keep({ closed: [...this.kept.closed, during(where, line)].slice(-CLOSED) });
  }

  /** Note that a match is over. After the third one the coach of its game is silent. */
  noteMatch({ game, room }: Where): void {
    const before = this.kept.matches[game] ?? [];
    if (before.includes(room)) return;
    const rooms = [...before, room];
    this.keep({ matches: { ...this.kept.matches, [game]: rooms } });
    if (rooms.length < MATCHES || settings.coached.includes(game)) return;
    settings.coached = [...settings.coached, game];
    keepSettings();
  }

  private keep(changes: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that stores nothing hears each line again.
    }
  }
}
