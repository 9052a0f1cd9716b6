// A long press: a pointer that rests where it was pressed.

/** Milliseconds after which a press is long. */
const LONG = 450;
/** How far the pointer may move meanwhile, px. */
const SLOP = 8;

type Pointer = Pick<PointerEvent, "pointerId" | "isPrimary" | "button" | "clientX" | "clientY">;

export class LongPress {
  private start: Pointer | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `held`: the press at this point of the page is long. */
  constructor(private readonly held: (x: number, y: number) => void) {}

  /** Whether a press is under way that may become long. */
  get waits(): boolean {
    return this.start !== null;
  }

  down(event: Pointer): void {
    this.end();
    if (!event.isPrimary || event.button !== 0) return;
    this.start = event;
    this.timer = setTimeout(() => {
      this.end();
      this.held(event.clientX, event.clientY);
    }, LONG);
  }

  move({ pointerId, clientX, clientY }: Pointer): void {
    const { start } = this;
    if (
      start &&
      (pointerId !== start.pointerId || Math.hypot(clientX - start.clientX, clientY - start.clientY) >= SLOP)
    )
      this.end();
  }

  /** The press has ended, or has become something else. */
  readonly end = (): void => {
    clearTimeout(this.timer);
    this.start = null;
  };
}
