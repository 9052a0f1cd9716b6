// What the player has made of the deals of the day. The browser stores it; without storage it lasts for the visit.
import { dayResult } from "./api";
import { daysAfter, isTimely, KEY, mean, rowUpTo, scoreOf, storedDays, TASKS, today, unstored } from "./keptDays";
import type { KeptDays, Played, PlayedDay, TaskName } from "./keptDays";
import type { DayResult } from "./messages";
import { afterPaint } from "./paint";

/** More days are not kept. */
const MOST = 800;
/** A last day that is more days ahead comes from a clock that was wrong: it does not count. */
const FAR = 7;

class Days {
  private kept = $state.raw<KeptDays>(storedDays());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY || event.key === null) this.kept = storedDays();
    });
  }

  of(date: string): PlayedDay {
    return this.kept.days[date] ?? {};
  }

  /** Every date that was played, the last one first. */
  get dates(): string[] {
    return Object.keys(this.kept.days).toSorted().toReversed();
  }

  /** The score of a day; null unless all is finished and has a field. */
  score(date: string): number | null {
    return scoreOf(this.of(date));
  }

  /** Whether all tasks of a day are finished. */
  isDone(date: string): boolean {
    return TASKS.every((task) => this.of(date)[task]?.points !== undefined);
  }

  /** Whether a task of any day was finished. */
  get any(): boolean {
    return this.dates.some((date) => TASKS.some((task) => this.of(date)[task]?.points !== undefined));
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
    const { latest } = this.kept;
    const timely = date === today() && (date >= latest || daysAfter(date, FAR) < latest);
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

  private readonly counts = (date: string): boolean => isTimely(this.of(date));

  private keep(date: string, task: TaskName, played: Played): void {
    this.write({ ...this.kept, days: { ...this.kept.days, [date]: { ...this.of(date), [task]: played } } });
  }

  private write({ days, latest }: KeptDays): void {
    const dates = Object.keys(days).toSorted().slice(-MOST);
    this.kept = { days: Object.fromEntries(dates.map((date) => [date, days[date] ?? {}])), latest };
    afterPaint(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(this.kept));
        unstored.days = null;
      } catch {
        unstored.days = this.kept;
      }
    });
  }
}

export const days = new Days();
