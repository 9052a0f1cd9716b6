// The lessons as the page lists them: by game, the one to go on with, and what a list says of each.
import { progress } from "../base/progress.svelte";
import { region, t } from "../words/words.svelte";
import { LESSONS } from "./lessonList";

export type Lesson = (typeof LESSONS)[number];

/** The games with lessons, in the order of the lessons. */
export const GAMES: readonly string[] = [...new Set(LESSONS.map(({ game }) => game))];

export const lessonsOf = (game: string): Lesson[] => LESSONS.filter((lesson) => lesson.game === game);

export const lessonNamed = (id: string): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id);

/**
 * The lesson to go on with: one that was left before its end, otherwise the next one of a game that was begun,
 * otherwise the first. Undefined if all are done.
 */
export function lessonToGoOn(): Lesson | undefined {
  const open = LESSONS.filter(({ id }) => !progress.isDone(id));
  return (
    open.find(({ id }) => progress.stepOf(id) > 0) ??
    open.find(({ game }) => lessonsOf(game).some(({ id }) => progress.isDone(id))) ??
    open[0]
  );
}

export const lessonTitle = ({ id }: Lesson): string => t(`lesson-${id}-title`);

/** "Hearts cost, and cannot be led at first · 50 sec". */
export const lessonAbout = (lesson: Lesson): string => `${t(`lesson-${lesson.id}-about`)} · ${secondsText(lesson)}`;

/** "King, lesson 4 · 35 sec". */
export function lessonPlace(lesson: Lesson): string {
  const number = lessonsOf(lesson.game).indexOf(lesson) + 1;
  return `${t("learn-number", { game: t(`game-${lesson.game}`), number })} · ${secondsText(lesson)}`;
}

const secondsText = ({ seconds }: Lesson): string =>
  new Intl.NumberFormat(region(), { style: "unit", unit: "second", unitDisplay: "short" })
    .format(seconds)
    .replace(" ", "\u00a0"); // on one line

/** How many lessons of a game are done: "3 of 7", "all 4"; empty if none is. */
export function doneText(game: string): string {
  const lessons = lessonsOf(game);
  const done = lessons.filter(({ id }) => progress.isDone(id)).length;
  if (!done) return "";
  return done === lessons.length ? t("learn-all", { count: done }) : t("learn-some", { done, count: lessons.length });
}

/** What a list says of a lesson at the end of its row: that it is the next one, or at which step it was left. */
export function stateText(lesson: Lesson): string {
  const step = progress.stepOf(lesson.id);
  if (step > 0) return t("learn-left", { step: step + 1, count: lesson.steps });
  return progress.next(lessonsOf(lesson.game)) === lesson ? t("learn-next") : "";
}
