// What a graph shows: the course of the match or of one of its deals, with its title, its numbers and its table.
import type { Reviewed } from "../base/messages";
import { factsOf } from "../game/registry";
import { t } from "../words/words.svelte";
import { dealCourse, everyNth, matchCourse, played, ticks, type Course, type CoursePoint } from "./graph";
import { measureOf } from "./mistake";

/** The least width of a label below the graph, px. */
const LABEL = 26;

/** A row of the table; `place`: of its point in the course. */
interface CourseRow extends CoursePoint {
  place: number;
  when: string;
}

export class CourseGraph {
  /** The shown deal; -1: the whole match. In a match of one deal it is that deal. */
  shown = $state(-1);

  readonly deals: readonly number[] = $derived.by(() => played(this.props.found));
  readonly whole: boolean = $derived(this.shown < 0);
  readonly course: Course = $derived.by(() => {
    const { found, places } = this.props;
    return this.whole ? matchCourse(found, places) : dealCourse(found, this.shown, places);
  });
  private readonly measure: "percent" | "lead" | "points" = $derived.by(() => measureOf(this.props.found.review.scale));
  /**
   * Whether points are penalties, so that no score is below zero. Chips, in contrast, move from some players to others.
   */
  private readonly penalties: boolean = $derived.by(() =>
    this.props.found.review.deals.every(({ scores }) => (scores ?? []).every((score) => score >= 0)),
  );
  readonly title: string = $derived.by(() => {
    if (!this.whole) return t(`lookback-expected-${this.measure}`);
    if (this.measure === "points") return t("lookback-totals-expected");
    return t(this.penalties ? "lookback-totals-fewest" : "lookback-totals");
  });
  /** The numbers at the side, from the lowest to the highest. */
  readonly marks: readonly number[] = $derived.by(() => {
    if (!this.whole && this.measure === "percent") return [0, 25, 50, 75, 100];
    const values = this.course.points.flatMap((point) => point.values);
    return ticks(Math.min(0, ...values), Math.max(0, ...values));
  });
  /** The points as rows of a table. That of the match has one per deal. */
  readonly rows: readonly CourseRow[] = $derived.by(() =>
    this.course.points
      .map((point, place) => ({ ...point, place, when: this.nameOf(point, place) }))
      .filter(({ stage, place }) => !this.whole || !stage || place === 0),
  );

  constructor(private readonly props: { readonly found: Reviewed; readonly places: readonly number[] }) {
    const { deals } = this;
    if (deals.length === 1) this.shown = deals[0] ?? 0;
  }

  /** The labels below a graph of some width: deals, or tricks and turns, as many as there is room for. */
  labelsIn(width: number): { at: number; text: string }[] {
    const labels = this.whole
      ? this.deals.map((deal, place) => ({ at: place + 0.5, text: String(deal + 1) }))
      : this.course.points
          .filter(({ stage }, place) => stage > 0 && (this.measure === "points" || place > 0))
          .map(({ at, stage }) => ({ at, text: String(stage) }));
    const nth = everyNth(labels.length, width / LABEL);
    return labels.filter((_, i) => i % nth === 0);
  }

  /** "Start", "After deal 3", "Trick 8". */
  private nameOf({ deal, stage }: CoursePoint, place: number): string {
    if (place === 0 && (this.whole || this.measure !== "points")) return t("lookback-start");
    if (this.whole) return t("lookback-after", { number: deal + 1 });
    if (!stage) return t("lookback-end");
    const { game } = this.props.found.review;
    return t(factsOf(game)?.tricks ? "lookback-trick" : "lookback-turn", { number: stage });
  }
}
