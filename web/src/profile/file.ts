// The profile as one file: matches, lessons, puzzles, days, settings. What comes in is united with what is here, and
// nothing is deleted. Secrets of seats are never in it.
import { readDays, type KeptDays } from "../base/keptDays";
import { KEY as DAYS } from "../base/keptDays";
import { readProgress, KEY as LESSONS } from "../base/progress.svelte";
import { keepSettings, readSettings, settings } from "../base/settings.svelte";
import type { ProfileMatch } from "./match";
import { store } from "./store.svelte";

const FORMAT = /^kingcraft-profile\/(\d+)$/;
const VERSION = 1;
/** The most characters of a file that is read: some thousand matches. */
export const MOST = 60_000_000;
const PUZZLES = "kingcraft.puzzles";

export type FileFault = "damaged" | "too-large" | "later" | "foreign";

/** Why a file cannot be read. */
export class Unreadable extends Error {
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}

/** What a file holds. What the browser stores as text (lessons, puzzles, days) is in it as JSON. */
export interface ProfileFile {
  format: string;
  /** When it was written: UTC, ISO 8601. */
  written: string;
  matches: ProfileMatch[];
  lessons: unknown;
  puzzles: unknown;
  days: unknown;
  settings: Record<string, unknown>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isDate = (value: unknown): value is string => typeof value === "string" && !Number.isNaN(Date.parse(value));
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const are = (value: unknown, fits: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(fits);
const isText = (value: unknown): value is string => typeof value === "string";

function isDeal(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { contract, points, role, price, out, kings, void: isVoid, found } = value;
  return (
    isText(contract) &&
    isText(role) &&
    [points, price].every(Number.isFinite) &&
    isCount(kings) &&
    typeof out === "boolean" &&
    typeof isVoid === "boolean" &&
    are(found, isText)
  );
}

function isPlayed(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { room, game, rules, seat, seats, over, practice, place, won, total, most, deals } = value;
  return (
    [room, game, rules].every(isText) &&
    are(seats, isText) &&
    isCount(seat) &&
    isCount(place) &&
    Number.isFinite(total) &&
    [over, practice, won, most].every((one) => typeof one === "boolean") &&
    are(deals, isDeal)
  );
}

function isReview(value: unknown): boolean {
  if (value === null || value === "none") return true;
  if (!isObject(value)) return false;
  const { budget, unit, accuracy, deals, worst } = value;
  const isLuck = (one: unknown): boolean =>
    isObject(one) && Number.isFinite(one.lost) && (one.luck === null || Number.isFinite(one.luck));
  const isWorst = worst === null || (isObject(worst) && isCount(worst.deal) && isCount(worst.action));
  return isText(budget) && isText(unit) && Number.isFinite(accuracy) && are(deals, isLuck) && isWorst;
}

function isMatch(value: unknown): value is ProfileMatch {
  if (!isObject(value)) return false;
  const { id, created, left, played, record, review } = value;
  return (
    isText(id) &&
    id !== "" &&
    isDate(created) &&
    typeof left === "boolean" &&
    isPlayed(played) &&
    (record === null || isObject(record)) &&
    isReview(review)
  );
}

/** What a file of this text holds. Throws {@link Unreadable}. */
export function readFile(text: string): ProfileFile {
  if (text.length > MOST) throw new Unreadable("too-large");
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Unreadable("damaged");
  }
  if (!isObject(found) || !isText(found.format)) throw new Unreadable("foreign");
  const [, version] = FORMAT.exec(found.format) ?? [];
  if (!version) throw new Unreadable("foreign");
  if (Number(version) > VERSION) throw new Unreadable("later");
  const { format, written, matches, lessons, puzzles, days, settings: chosen } = found;
  if (!isDate(written) || !are(matches, isMatch) || !isObject(chosen)) throw new Unreadable("damaged");
  if (new Set((matches as ProfileMatch[]).map(({ id }) => id)).size < (matches as ProfileMatch[]).length)
    throw new Unreadable("damaged");
  return { format, written, matches: matches as ProfileMatch[], lessons, puzzles, days, settings: chosen };
}

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** The file of what is here. `now`: when it is written. */
export async function writtenFile(now: string): Promise<string> {
  const matches = (await store.load()).toSorted((one, other) => one.created.localeCompare(other.created));
  const file: ProfileFile = {
    format: `kingcraft-profile/${VERSION}`,
    written: now,
    matches,
    lessons: kept(LESSONS),
    puzzles: kept(PUZZLES),
    days: kept(DAYS),
    settings: { ...settings },
  };
  return JSON.stringify(file, null, 1);
}

/** Of two versions of a match the one that says more: that is over, that is reviewed; else that which is here. */
export function fuller(here: ProfileMatch, other: ProfileMatch): ProfileMatch {
  const ended = ({ record, left }: ProfileMatch): number => Number(record !== null) * 2 + Number(left);
  const better = ended(other) > ended(here) ? other : here;
  const reviews = [here.review, other.review];
  const review = reviews.find((one) => one !== null && one !== "none") ?? (reviews.includes("none") ? "none" : null);
  return better.review === review ? better : { ...better, review };
}

/** What a file would bring. */
export interface Summary {
  matches: number;
  fresh: number;
  /** The player's name in it, if it is another one than here; empty: it is not. */
  other: string;
}

export async function summaryOf(file: ProfileFile): Promise<Summary> {
  const ids = new Set((await store.load()).map(({ id }) => id));
  const name = isText(file.settings.name) ? file.settings.name : "";
  return {
    matches: file.matches.length,
    fresh: file.matches.filter(({ id }) => !ids.has(id)).length,
    other: name && settings.name && name !== settings.name ? name : "",
  };
}

/** The lessons of both: done is done, and of the steps the later ones. */
export function bothLessons(here: unknown, other: unknown): unknown {
  const [a, b] = [readProgress(JSON.stringify(here)), readProgress(JSON.stringify(other))];
  const done = [...new Set([...a.done, ...b.done])];
  const steps: Record<string, number> = { ...a.steps };
  for (const [id, step] of Object.entries(b.steps))
    if (!done.includes(id) || id in a.steps) steps[id] = Math.max(step, steps[id] ?? 0);
  return { done, steps };
}

/** The days of both; of a task that both have begun, the one that is finished, else that which is here. */
export function bothDays(here: unknown, other: unknown): KeptDays {
  const [a, b] = [readDays(JSON.stringify(here)), readDays(JSON.stringify(other))];
  const days = { ...a.days };
  for (const [date, day] of Object.entries(b.days)) {
    const both: Record<string, unknown> = { ...days[date] };
    for (const [task, played] of Object.entries(day))
      if (
        (both[task] as { points?: number } | undefined)?.points === undefined &&
        (played.points !== undefined || !both[task])
      )
        both[task] = played;
    days[date] = both;
  }
  return { days, latest: a.latest > b.latest ? a.latest : b.latest };
}

/** The tries of both: each puzzle as it was tried here, if it was; the rating of those who have tried more. */
export function bothPuzzles(here: unknown, other: unknown): unknown {
  if (!isObject(other)) return here;
  if (!isObject(here)) return other;
  const [mine, theirs] = [Object(here.first) as object, Object(other.first) as object];
  const more = Object.keys(theirs).length > Object.keys(mine).length;
  return {
    ...(more ? other : here),
    first: { ...theirs, ...mine },
    missed: {
      ...Object.fromEntries(Object.entries(Object(other.missed) as object).filter(([id]) => !(id in mine))),
      ...(Object(here.missed) as object),
    },
  };
}

/** Settings that are as they are at first take those of the file; lists have what either has. */
function bothSettings<Kept>(here: Kept, other: Kept, first: Kept): Kept {
  const both = { ...here } as Record<string, unknown>;
  for (const [name, value] of Object.entries(other as object)) {
    const [own, usual] = [both[name], (first as Record<string, unknown>)[name]];
    if (Array.isArray(own) && Array.isArray(value))
      both[name] = [...new Set([...(own as unknown[]), ...(value as unknown[])])];
    else if (JSON.stringify(own) === JSON.stringify(usual)) both[name] = value;
  }
  return both as Kept;
}

function keep(key: string, value: unknown): void {
  if (value === null || value === undefined) return;
  localStorage.setItem(key, JSON.stringify(value));
  // The parts of this page read it again, as they do when another tab has written.
  dispatchEvent(new StorageEvent("storage", { key }));
}

/** Unite a file with what is here. What could not be kept, `store.trouble` says. */
export async function bring(file: ProfileFile): Promise<void> {
  const here = new Map((await store.load()).map((match) => [match.id, match]));
  const changed = file.matches.flatMap((match) => {
    const before = here.get(match.id);
    const now = before ? fuller(before, match) : match;
    return now === before ? [] : [now];
  });
  await store.put(...changed);
  try {
    if (file.lessons) keep(LESSONS, bothLessons(kept(LESSONS), file.lessons));
    if (file.days) keep(DAYS, bothDays(kept(DAYS), file.days));
    keep(PUZZLES, bothPuzzles(kept(PUZZLES), file.puzzles));
  } catch {
    store.trouble ||= "full";
  }
  Object.assign(
    settings,
    bothSettings({ ...settings }, readSettings(JSON.stringify(file.settings)), readSettings(null)),
  );
  keepSettings();
}
