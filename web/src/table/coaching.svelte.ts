// Which line the coach says at a table, and where: only one at a time, and none while something is announced.
import { settings } from "../base/settings.svelte";
import { partOf } from "../game/registry";
import type { Scene } from "../layout/scene";
import { leftward, t } from "../words/words.svelte";
import type { CoachLine, GameCoach } from "./coach";
import type { CoachMemory, Where } from "./coachMemory.svelte";
import { freePlace, type FreePlace } from "./freePlace";
import type { AtTable } from "./tableLayout.svelte";
import { textWidth } from "./textWidth.svelte";

/** Milliseconds for which a line must hold before it is shown: an announcement may follow the deal. */
const SETTLES = 700;

interface Coached extends AtTable {
  readonly scene: Scene;
}

export class Coaching {
  /** The key of the line that is shown. */
  private shown = $state("");

  constructor(
    private readonly at: Coached,
    private readonly memory: CoachMemory,
  ) {}

  private readonly coach: GameCoach | undefined = $derived.by(() => partOf<GameCoach>("coach", this.at.view.game));
  private readonly where: Where = $derived.by(() => {
    const { room, game, deal } = this.at.view;
    return { room, game, deal };
  });
  /** The line to say now; null: none. */
  private readonly wanted: CoachLine | null = $derived.by(() => {
    const { session, view } = this.at;
    const { announced, shot } = session.playback;
    if (!view.table || view.phase !== "deal" || shot?.result || announced) return null;
    const lines = this.coach?.lines({ view, table: view.table, targets: session.targets }) ?? [];
    // A player who closes one line does not get the next one instead.
    if (lines.some((line) => this.memory.isClosed(this.where, line))) return null;
    return lines.find((line) => !this.memory.isKnown(this.where, line)) ?? null;
  });
  /** The text of that line; empty: none. */
  private readonly words: string = $derived.by(() =>
    this.wanted ? t(`coach-${this.wanted.name}`, this.wanted.args) : "",
  );
  /** Where it has room; null: nowhere. */
  readonly place: FreePlace | null = $derived.by(() => {
    const { scene, view } = this.at;
    if (!this.words || !view.table) return null;
    const sheet = this.coach?.covered?.(scene, view.table, view.you ?? 0) ?? null;
    return freePlace(scene, textWidth(this.words, 500), sheet, leftward());
  });
  /** Names the line to say now, if there is room for it. The table as text has room for each. */
  private readonly key: string = $derived.by(() => {
    const { wanted, where } = this;
    return wanted && (this.place || settings.text) ? `${where.deal} ${wanted.name} ${wanted.time}` : "";
  });
  /** The text on the table; empty: none. */
  readonly text: string = $derived(this.key && this.key === this.shown ? this.words : "");

  /** Show a new line once it has held for a moment. Return what stops that. */
  follow(): () => void {
    const { key } = this;
    const timer = setTimeout(() => {
      this.shown = key;
      if (this.wanted && key) this.memory.noteSaid(this.where, this.wanted);
    }, SETTLES);
    return () => clearTimeout(timer);
  }

  /** Note the end of the match; a deal of the day is none. */
  followMatch(): void {
    if (this.at.view.phase === "over" && !this.at.view.practice) this.memory.noteMatch(this.where);
  }

  close(): void {
    if (this.wanted) this.memory.noteClosed(this.where, this.wanted);
  }
}
