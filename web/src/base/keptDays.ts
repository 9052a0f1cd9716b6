// What the browser stores of the deals of the day, for pages that only read it.
import type { DayTask } from "./messages";

export type TaskName = DayTask["task"];

/** The tasks of a day, in their order. */
export const TASKS: readonly TaskName[] = ["avoid", "auction", "corner"];

/** A task that was begun. */
export interface Played {
  room: string;
  /** Whether it was begun on its own day: only then it counts for the row. */
  timely: boolean;
  /** The player's points; absent until it is finished. */
  points?: number;
  /** How many of a hundred runs they beat; absent until it is finished, null if there is no field. */
  beats?: number | null;
}

export type PlayedDay = Readonly<Partial<Record<TaskName, Played>>>;

export interface KeptDays {
  /** By date. */
  days: Readonly<Record<string, PlayedDay>>;
  /** The last day on which a task was begun: a clock that is set back behind it gives nothing. */
  latest: string;
}

export const KEY = "kingcraft.days";
/** A missed day does not end a row if none of the six days before it was missed. */
const WEEK = 7;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar date as it is here: "2027-01-31". */
export const dateOf = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

export const today = (): string => dateOf(new Date());

/** The date some days later, or with a negative number earlier. */
export function daysAfter(date: string, days: number): string {
  const moment = new Date(`${date}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

const isPlayed = (value: unknown): value is Played => {
  const { room, points, beats } = Object(value) as Record<string, unknown>;
  return typeof room === "string" && points !== null && [points ?? 0, beats ?? 0].every(Number.isFinite);
};

/** The days in a stored text; what does not fit is left out. */
export function readDays(text: string | null): KeptDays {
  try {
    const { days, latest } = Object(JSON.parse(text ?? "null")) as Record<string, unknown>;
    return {
      days: Object.fromEntries(
        Object.entries(Object(days) as Record<string, unknown>)
          .filter(([date]) => DATE.test(date))
          .map(([date, day]) => [
            date,
            Object.fromEntries(
              TASKS.flatMap((task) => {
                const played: unknown = (Object(day) as Record<string, unknown>)[task];
                return isPlayed(played) ? [[task, { ...played, timely: played.timely === true }]] : [];
              }),
            ),
          ]),
      ),
      latest: typeof latest === "string" && DATE.test(latest) ? latest : "",
    };
  } catch {
    return { days: {}, latest: "" };
  }
}

/** How many days in a row were played, up to a date; of each week one may be missed. The date itself may still be. */
export function rowUpTo(date: string, counts: (date: string) => boolean): number {
  let row = counts(date) ? 1 : 0;
  let since = WEEK; // days since the last one that was missed
  for (let day = daysAfter(date, -1); ; day = daysAfter(day, -1)) {
    if (counts(day)) row += 1;
    else if (since < WEEK) return row;
    else since = 0;
    since += 1;
  }
}

/** The days that this browser does not store: they last until the page is closed. Null: it stores them. */
export const unstored: { days: KeptDays | null } = { days: null };

/** What is kept now. */
export function storedDays(): KeptDays {
  try {
    return unstored.days ?? readDays(localStorage.getItem(KEY));
  } catch {
    return readDays(null);
  }
}

export const mean = (scores: readonly number[]): number | null =>
  scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null;

/** The score of a day, the mean of its three tasks; null unless all are finished and have a field. */
export function scoreOf(day: PlayedDay): number | null {
  const scores = TASKS.flatMap((task) => day[task]?.beats ?? []);
  return scores.length === TASKS.length ? mean(scores) : null;
}

/** Whether a day counts for the row: one of its tasks was begun on the day itself. */
export const isTimely = (day: PlayedDay = {}): boolean => Object.values(day).some(({ timely }) => timely);
