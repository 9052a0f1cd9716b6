// A visit to the page of a day: its tasks, what the player has made of them, and what to do next.
import { at } from "../base/site";
import { dayNamed, Refusal, summary } from "../base/api";
import { days } from "../base/days.svelte";
import { daysAfter, TASKS, today, type TaskName } from "../base/keptDays";
import type { Day, DayResult, DayTask } from "../base/messages";
import { page } from "../base/router.svelte";
import { keptSeat } from "../base/seats";
import { ownSeat } from "../begin/open";
import { practise } from "../begin/practise";
import type { TextKey } from "../words/words.svelte";

/** The level of the others, which a day never changes. */
const OTHERS = "casual";

export class DayVisit {
  day = $state.raw<Day | null>(null);
  /** What the finished tasks came to, as far as the server has answered. */
  results = $state.raw<Readonly<Partial<Record<TaskName, DayResult>>>>({});
  /** The key of what went wrong; empty: nothing did. */
  problem = $state<"" | TextKey>("");
  /** Whether the server could not be reached. */
  unreached = $state(false);
  /** What is played tomorrow; null unless today is finished. */
  tomorrow = $state.raw<Day | null>(null);
  /** Whether there is no such day. */
  missing = $state(false);
  busy = $state(false);

  readonly played = $derived.by(() => days.of(this.date));
  /** The score of the day; null until all is done, and without fields. */
  readonly score = $derived.by(() => days.score(this.date));
  /** Master's, likewise. */
  readonly masterScore = $derived.by(() => {
    const scores = TASKS.flatMap((task) => this.results[task]?.masterBeats ?? []);
    return scores.length === TASKS.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null;
  });
  /** The task to begin or to go on with; undefined: all are finished. */
  readonly next: DayTask | undefined = $derived.by(() => this.day?.tasks.find(({ task }) => !this.isDone(task)));
  /** Whether a task was begun. */
  readonly begun = $derived(Object.keys(this.played).length > 0);

  constructor(readonly date: string) {}

  isDone(task: TaskName): boolean {
    return this.played[task]?.points !== undefined;
  }

  /** Ask for the tasks and for what those that were begun came to. */
  async load(): Promise<void> {
    this.problem = "";
    try {
      this.day = await dayNamed(this.date);
      this.unreached = false;
    } catch (error) {
      this.takeRefusal(error);
      return;
    }
    await Promise.all(TASKS.map((task) => this.settle(task)));
    // Without an answer the page says nothing of it.
    if (this.date === today() && !this.next) this.tomorrow = await dayNamed(daysAfter(this.date, 1)).catch(() => null);
  }

  /** Sit down to a task: at the table where it was begun, or at a new one. */
  async open({ task, game }: DayTask): Promise<void> {
    if (this.busy) return;
    const begun = this.played[task];
    if (begun) return page.go(at(`/room/${begun.room}`));
    this.busy = true;
    this.problem = "";
    try {
      const others = Array.from({ length: task === "corner" ? 1 : 3 }, () => ({ kind: OTHERS, name: "" }));
      const source = { kind: "day", date: this.date, task } as const;
      days.begin(this.date, task, await practise(game, { source, seats: [ownSeat(), ...others] }));
    } catch (error) {
      this.takeRefusal(error);
    }
    this.busy = false;
  }

  private async settle(task: TaskName): Promise<void> {
    const room = this.played[task]?.room;
    if (!room) return;
    try {
      if (!this.isDone(task)) {
        const { phase } = await summary(room, keptSeat(room)?.secret ?? "");
        if (phase !== "over") return;
      }
      const result = await days.settle(room);
      this.results = { ...this.results, [task]: result };
    } catch (error) {
      // Without an answer the page shows what the browser has stored.
      if (error instanceof Refusal && error.code === "no-room" && !this.isDone(task)) days.forget(this.date, task);
    }
  }

  private takeRefusal(error: unknown): void {
    const refusal = error instanceof Refusal ? error : null;
    this.unreached = refusal?.passing === true;
    this.missing = refusal?.code === "not-found";
    if (!this.unreached && !this.missing) this.problem = refusal?.key ?? "error-internal";
  }
}
