// A visit to a lesson: asks the server for a table at the step where the pupil is, and for another one if that is lost.
import { newLesson, Refusal } from "../base/api";
import { progress } from "../base/progress.svelte";
import { Session } from "../session/session.svelte";
import type { TextKey } from "../words/words.svelte";

/** Milliseconds after which a server that did not answer, or has lost the table at once, is asked again. */
const AGAIN = 3000;

/** Why a table is lost: a server that was started again knows neither room nor secret. */
const LOST: ReadonlySet<string> = new Set(["no-room", "wrong-secret"]);

export class LessonVisit {
  /** The pupil at their table; null before there is one. */
  session = $state.raw<Session | null>(null);
  /** The key of what went wrong; empty: nothing did. */
  problem = $state<"" | TextKey>("");
  /** Whether the server has no such lesson. */
  missing = $state(false);
  /** Whether the server could not be reached; it is asked again. */
  unreached = $state(false);

  readonly view = $derived(this.session?.view ?? null);

  private ended = false;
  private asked = Number.NEGATIVE_INFINITY;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly lesson: string) {}

  /** Ask for a table at the step that the pupil has reached, and sit down. */
  async openTable(): Promise<void> {
    clearTimeout(this.retry);
    this.asked = performance.now();
    const step = progress.stepOf(this.lesson);
    try {
      const { room, secret } = await newLesson({ lesson: this.lesson, step });
      if (this.ended) return;
      this.unreached = false;
      this.session?.close();
      this.session = new Session(room, secret);
      this.session.open();
    } catch (error) {
      if (!this.ended) this.takeRefusal(error, step);
    }
  }

  /** Replace a table that the server has lost. Call it whenever the connection changes. */
  replaceLostTable(): void {
    if (!LOST.has(this.session?.failure?.code ?? "")) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.openTable(), Math.max(0, this.asked + AGAIN - performance.now()));
  }

  /** Keep how far the pupil is. Call it whenever the table changes. */
  keepProgress(): void {
    const lesson = this.view?.lesson;
    if (lesson?.kind === "end") progress.finish(lesson.id);
    else if (lesson && lesson.step !== progress.stepOf(lesson.id)) progress.keepStep(lesson.id, lesson.step);
  }

  /** The network is back, or the page is visible again. */
  retryNow(): void {
    if (this.unreached) void this.openTable();
    this.session?.setVisible(true);
  }

  /** Leave: late answers change nothing any more. */
  leave(): void {
    this.ended = true;
    clearTimeout(this.retry);
    this.session?.close();
  }

  private takeRefusal(error: unknown, step: number): void {
    const refusal = error instanceof Refusal ? error : null;
    this.unreached = refusal?.passing === true;
    if (this.unreached) this.retry = setTimeout(() => void this.openTable(), AGAIN);
    else if (refusal?.code === "bad-format" && step > 0) {
      // The lesson has fewer steps than it had.
      progress.keepStep(this.lesson, 0);
      void this.openTable();
    } else if (refusal?.code === "not-found" || refusal?.code === "bad-format") this.missing = true;
    else this.problem = refusal?.key ?? "error-internal";
  }
}
