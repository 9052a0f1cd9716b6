// What the pages of the day say: names of tasks, scores, dates, and the result as a text to share.
import { TASKS, type TaskName } from "../base/keptDays";
import type { DayTask } from "../base/messages";
import { signed } from "../words/names";
import { region, t } from "../words/words.svelte";

/** "No hearts", "An auction", "Kings Corner". */
export function taskTitle({ task, contract, game }: Pick<DayTask, "task" | "contract" | "game">): string {
  if (task === "corner") return t(`game-${game}`);
  return task === "auction" ? t("day-auction") : t(`contract-${contract}`);
}

/** "You play second", "You sell", "You begin". */
export function taskAbout({ task, dealer, first }: DayTask): string {
  if (task === "corner") return t("day-corner-place", { place: first === 0 ? 1 : 2 });
  // Bids begin to the left of the seller, who is last.
  if (task === "auction") return t("day-auction-place", { place: dealer === 0 ? 4 : 4 - dealer });
  return t("day-avoid-place", { place: first === 0 ? 1 : 5 - first });
}

/** Points as the task counts them: more is better, in Kings Corner the lead over the other. */
export const pointsText = (points: number): string => signed(points);

/** A score without decimals. */
export const scoreText = (score: number): string => new Intl.NumberFormat(region()).format(Math.round(score));

/** Noon of a date, so that it is the same day in every time zone. */
const noon = (date: string): Date => new Date(`${date}T12:00:00`);

/** "Monday, 15 March". */
export const dateText = (date: string): string =>
  new Intl.DateTimeFormat(region(), { weekday: "long", day: "numeric", month: "long" }).format(noon(date));

/** "15 March". */
const shortDate = (date: string): string =>
  new Intl.DateTimeFormat(region(), { day: "numeric", month: "long" }).format(noon(date));

/** "March 2027". */
export const monthText = (month: string): string =>
  new Intl.DateTimeFormat(region(), { month: "long", year: "numeric" }).format(noon(`${month}-15`));

/** "Day 74" or, before day 1, the date. */
export const dayTitle = ({ date, number }: { date: string; number: number }): string =>
  number > 0 ? t("day-number", { number }) : shortDate(date);

/** How many squares a bar of the shared text has. */
const SQUARES = 10;

/** A score as squares: they stay text in every program. */
function bar(score: number): string {
  const full = Math.round((score / 100) * SQUARES);
  return "■".repeat(full) + "□".repeat(SQUARES - full);
}

/** The result of a day as a text to share; no card is given away. */
export function sharedText(
  day: { date: string; number: number; tasks: readonly DayTask[] },
  beats: Readonly<Partial<Record<TaskName, number | null>>>,
  score: number,
  row: number,
): string {
  const lines = TASKS.map((name) => {
    const task = day.tasks.find((one) => one.task === name);
    const each = beats[name] ?? 0;
    return `${bar(each)} ${scoreText(each)} ${task ? taskTitle(task) : ""}`;
  });
  const head = `Kingcraft · ${dayTitle(day)} · ${t("day-beats", { beats: scoreText(score) })}`;
  return [head, ...lines, ...(row > 1 ? [t("day-row", { count: row })] : [])].join("\n");
}
