// The positions of what a graph draws: its lines, the numbers at its side, and the names at its end. Pure.
import { apart, type Course } from "./graph";

/** The least distance between two names, px. */
const LINE = 16;
/** The widest room that a graph uses, px, and the one below which it is lower and its names are shorter. */
const MOST = 828;
const NARROW = 560;

/** A graph of a course between the first and the last of its numbers, drawn in a room of some width; in px. */
export class Plot {
  readonly left = 44;
  readonly top = 26;
  readonly height: number;
  /** The width between the numbers and the names, and the width of the names. */
  readonly width: number;
  private readonly names: number;
  private readonly narrow: boolean;
  private readonly low: number;
  private readonly high: number;

  constructor(
    private readonly course: Course,
    marks: readonly number[],
    room: number,
  ) {
    const used = Math.min(MOST, room);
    this.narrow = used < NARROW;
    this.height = this.narrow ? 270 : 340;
    this.names = this.narrow ? 78 : 120;
    this.width = Math.max(240, used) - this.left - this.names;
    this.low = marks[0] ?? 0;
    this.high = marks.at(-1) ?? 1;
  }

  /** The end of the lines, the end of the names, and the lower end of the lines. */
  get right(): number {
    return this.left + this.width;
  }
  get end(): number {
    return this.right + this.names;
  }
  get bottom(): number {
    return this.height - 24;
  }

  x(at: number): number {
    return this.left + (this.width * at) / this.course.span;
  }

  y(value: number): number {
    return this.top + ((this.bottom - this.top) * (this.high - value)) / (this.high - this.low);
  }

  /** The height at which the line of a seat ends. */
  lastY(seat: number): number {
    return this.y(this.course.points.at(-1)?.values[seat] ?? 0);
  }

  /** The line of a seat, as an SVG polyline has its points. */
  line(seat: number): string {
    return this.course.points
      .map(({ at, values }) => `${this.x(at).toFixed(1)},${this.y(values[seat] ?? 0).toFixed(1)}`)
      .join(" ");
  }

  /** The heights of the names of these seats: beside the ends of their lines, but apart. */
  namesY(seats: readonly number[]): number[] {
    return apart(
      seats.map((seat) => this.lastY(seat)),
      LINE,
      this.top,
      this.bottom,
    );
  }

  /** A name, shortened to its room. */
  fitName(name: string): string {
    const most = this.narrow ? 9 : 15;
    return name.length > most ? `${name.slice(0, most - 1)}…` : name;
  }
}
