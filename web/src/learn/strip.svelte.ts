// What a lesson says beside the board or above the hand, which button waits there, and what screen readers hear of it.
import { ERRORS, type LessonAnswer, type View } from "../base/messages";
import { isOneOf } from "../base/textKey";
import type { Session } from "../session/session.svelte";
import { ledSuit } from "../words/game";
import { t } from "../words/words.svelte";
import { pointWords, shownPoints } from "./pointing";

/** A lesson on the screen of its pupil. */
export interface Pupil {
  readonly session: Session;
  readonly view: View;
}

/** The sentence of an answer; empty: it has none of its own. */
function answerText(view: View, { say, code }: LessonAnswer): string {
  if (say) return t(say);
  if (!code) return "";
  return isOneOf(ERRORS, code) ? t(`error-${code}`) : t(`reason-${code}`, { suit: ledSuit(view) });
}

export class Strip {
  /** The step for which a tap has gone on already: a second tap says nothing more. */
  private gone = -1;

  constructor(private readonly pupil: Pupil) {}

  private readonly answer: LessonAnswer | null = $derived.by(() => this.pupil.view.lesson?.answer ?? null);
  private readonly waits: string = $derived.by(() => this.pupil.view.lesson?.waits ?? "");
  private readonly own: string = $derived.by(() => {
    const { say = "" } = this.pupil.view.lesson ?? {};
    return say && t(say);
  });

  /** The sentence: the answer to what the pupil did, otherwise that of the step. */
  readonly sentence: string = $derived.by(() => (this.answer && answerText(this.pupil.view, this.answer)) || this.own);
  /** Whether it says what does not work, or what was a mistake. */
  readonly warns: boolean = $derived(this.answer !== null && this.answer.kind !== "help");
  /** The key of the button that goes on; empty: the lesson waits for no tap. */
  readonly button: "" | "lesson-on" | "lesson-back" = $derived.by(() => {
    if (this.waits !== "go") return "";
    return /^(played|lost)$/.test(this.answer?.kind ?? "") ? "lesson-back" : "lesson-on";
  });
  /** Whether the pupil can ask for help: in a step in which no finger shows the way. */
  readonly helps: boolean = $derived.by(() => {
    const { kind, waits } = this.pupil.view.lesson ?? {};
    return kind === "goal" && waits === "act" && this.answer?.kind !== "help";
  });
  /** The points that a mistake has cost; 0: none has. */
  readonly loss: number = $derived.by(() => (this.answer?.kind === "played" ? this.answer.points : 0));
  /** What the finger points at now. */
  readonly points: readonly string[] = $derived.by(() => {
    const { view, session } = this.pupil;
    return shownPoints(view.lesson?.point ?? [], session.selected);
  });
  /** What is announced: the sentence, and in words what the finger points at. */
  readonly announced: string = $derived.by(() => {
    const { view } = this.pupil;
    const shown = this.warns ? "" : pointWords(view, view.lesson?.point ?? []);
    return [this.sentence, shown].filter(Boolean).join(" ");
  });

  /** Changes with each answer: the same one is announced again. */
  readonly occasion: number = $derived.by(() =>
    this.answer ? (this.pupil.session.playback.shot?.update.version ?? 0) : 0,
  );

  /** Go on, or take a mistake back. Nothing happens unless the lesson waits for that. */
  goOn(): void {
    const { session, view } = this.pupil;
    if (!this.button || !view.lesson) return;
    const version = session.playback.shot?.update.version ?? 0;
    if (this.gone === version) return;
    if (session.send({ type: "lesson-go", step: view.lesson.step })) this.gone = version;
  }

  /** Do this step for the pupil. */
  skipStep(): void {
    const { session, view } = this.pupil;
    session.playback.showNewest();
    const lesson = session.playback.latest?.view.lesson ?? view.lesson;
    if (lesson) session.send({ type: "lesson-skip", step: lesson.step });
  }

  askForHelp(): void {
    const { session, view } = this.pupil;
    if (view.lesson?.waits === "act") session.send({ type: "lesson-help", step: view.lesson.step });
  }

  /** What a key means here; false: nothing. `control`: whether it belongs to a control that is no card and no place. */
  pressKey(key: string, control: boolean): boolean {
    if (this.button && !control && (key === "Enter" || key === " ")) this.goOn();
    else if (key.toLowerCase() === "h" && !this.button) this.askForHelp();
    else return false;
    return true;
  }
}
