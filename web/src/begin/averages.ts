// The results of practice in this browser, and in words: points of the player and of the bots, deal by deal, for each
// thing practised.
import { spoken, t } from "../words/words.svelte";

/** The rooms of one thing practised: in each, the player's points and the mean of the bots' points. */
type Rooms = Record<string, readonly [number, number]>;

export interface Average {
  deals: number;
  you: number;
  bots: number;
}

const KEY = "kingcraft.practice";
/** How many deals count: the latest ones. */
export const LATEST = 100;

/** The name of what is practised: by which rules, which contract, against which bots. */
export const nameOf = (preset: string, contract: string, level: string): string => `${preset} ${contract} ${level}`;

function stored(): Record<string, Rooms> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Record<string, Rooms>) : {};
  } catch {
    return {};
  }
}

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

function roomsOf(all: Record<string, unknown>, name: string): Rooms {
  const rooms = Object.hasOwn(all, name) ? all[name] : null;
  return typeof rooms === "object" && rooms !== null
    ? Object.fromEntries(Object.entries(rooms).filter(([, value]) => isPair(value)))
    : {};
}

/** The average for this name; null before the first deal. */
export function averageOf(name: string): Average | null {
  const pairs = Object.values(roomsOf(stored(), name));
  const mean = (of: (pair: readonly [number, number]) => number): number =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  return pairs.length ? { deals: pairs.length, you: mean(([you]) => you), bots: mean(([, bots]) => bots) } : null;
}

/** Count the deal of a room, only once however often its result is shown. */
export function count(name: string, room: string, scores: readonly number[], you: number): void {
  const all = stored();
  const others = scores.filter((_, seat) => seat !== you);
  const bots = others.reduce((sum, score) => sum + score, 0) / others.length;
  const rooms = Object.entries({ ...roomsOf(all, name), [room]: [scores[you] ?? 0, bots] as const });
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [name]: Object.fromEntries(rooms.slice(-LATEST)) }));
  } catch {
    // Without storage there is no average; the deal itself is not affected.
  }
}

/** "12 deals so far: on average you −31.5, a bot −36". */
export function averageText({ deals, you, bots }: Average): string {
  const format = new Intl.NumberFormat(spoken(), { maximumFractionDigits: 1 });
  const shown = (points: number): string => format.format(points).replace("-", "−");
  return t("practice-average", { count: deals, you: shown(you), bots: shown(bots) });
}
