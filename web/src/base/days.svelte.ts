// What the player has made of the deals of the day. The browser stores it; without storage it lasts for the visit.
import { dayResult } from "./api";
import type { DayResult, DayTask } from "./messages";
import { afterPaint } from "./paint";

export type TaskName = DayTask["task"];

/** The tasks of a day, in their order. */
export const TASKS: readonly TaskName[] = ["avoid", "auction", "corner"];

/** A task that was begun. */
interface Played {
  room: string;
  /** Whether it was begun on its own day: only then it counts for the row. */
  timely: boolean;
  /** The player's points; absent until it is finished. */
  points?: number;
  /** How many of a hundred runs they beat; absent until it is finished, null if there is no field. */
  beats?: number | null;
}

export type PlayedDay = Readonly<Partial<Record<TaskName, Played>>>;

interface Kept {
  /** By date. */
  days: Readonly<Record<string, PlayedDay>>;
  /** The last day on which a task was begun: a clock that is set back behind it gives nothing. */
  latest: string;
}

const KEY = "kingcraft.days";
/** More days are not kept. */
const MOST = 800;
/** A missed day does not end a row if none of the six days before it was missed. */
const WEEK = 7;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar date as it is here: "2027-01-31". */
export function dateOf(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${String(moment.getFullYear()).padStart(4, "0")}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export const today = (): string => dateOf(new Date());

/** The date some days later, or with a negative number earlier. */
export function daysAfter(date: string, days: number): string {
  const moment = new Date(`${date}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

const isPlayed = (value: unknown): value is Played => {
  const { room, points, beats } = Object(value) as Record<string, unknown>;
  const fits = (number: unknown): boolean => number === undefined || number === null || Number.isFinite(number);
  return typeof room === "string" && fits(points) && points !== null && fits(beats);
};

/** The days in a stored text; what does not fit is left out. */
export function readDays(text: string | null): Kept {
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

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const mean = (scores: readonly number[]): number | null =>
  scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null;

class Days {
  private kept = $state.raw<Kept>(readDays(stored()));

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY || event.key === null) this.kept = readDays(stored());
    });
  }

  of(date: string): PlayedDay {
    return this.kept.days[date] ?? {};
  }

  /** Every date that was played, the last one first. */
  get dates(): string[] {
    return Object.keys(this.kept.days).toSorted().toReversed();
  }

  /** The score of a day, the mean of its three tasks; null unless all are finished and have a field. */
  score(date: string): number | null {
    const scores = TASKS.flatMap((task) => this.of(date)[task]?.beats ?? []);
    return scores.length === TASKS.length ? mean(scores) : null;
  }

  /** The mean score of the days of a month ("2027-01"); null if none has one. */
  monthScore(month: string): number | null {
    return mean(this.dates.filter((date) => date.startsWith(month)).flatMap((date) => this.score(date) ?? []));
  }

  /** How many days in a row count today. */
  row(date: string): number {
    return rowUpTo(date, this.counts);
  }

  /** The longest row. */
  get longest(): number {
    return Math.max(0, ...this.dates.map((date) => rowUpTo(date, this.counts)));
  }

  /** Note that a task was begun, in this room. */
  begin(date: string, task: TaskName, room: string): void {
    const timely = date === today() && date >= this.kept.latest;
    if (timely) this.kept = { ...this.kept, latest: date };
    this.keep(date, task, { room, timely });
  }

  /**
   * Ask the server what the task in a room came to, and keep it, unless this task was begun in another room. Rejects
   * with a `Refusal`: `match-not-over`, `no-room`.
   */
  async settle(room: string): Promise<DayResult> {
    const result = await dayResult(room);
    const { date, task, points, beats } = result;
    const begun = this.of(date)[task];
    if (!begun || begun.room === room) this.keep(date, task, { room, timely: begun?.timely === true, points, beats });
    return result;
  }

  /** Forget a task whose room no longer exists. */
  forget(date: string, task: TaskName): void {
    const { [task]: _, ...others } = this.of(date);
    this.write({ ...this.kept, days: { ...this.kept.days, [date]: others } });
  }

  private readonly counts = (date: string): boolean => Object.values(this.of(date)).some(({ timely }) => timely);

  private keep(date: string, task: TaskName, played: Played): void {
    this.write({ ...this.kept, days: { ...this.kept.days, [date]: { ...this.of(date), [task]: played } } });
  }

  private write({ days, latest }: Kept): void {
    const dates = Object.keys(days).toSorted().slice(-MOST);
    this.kept = { days: Object.fromEntries(dates.map((date) => [date, days[date] ?? {}])), latest };
    afterPaint(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(this.kept));
      } catch {
        // Without storage it lasts until the page is closed.
      }
    });
  }
}

export const days = new Days();
