// Dragging with Pointer Events: a press that moves more than 4 px is a drag, any other is a tap.
import type { Box } from "../layout/geometry";

export interface Drag {
  source: string;
  /** How far the pointer has moved, px. */
  dx: number;
  dy: number;
  /** Where the pointer started, px. */
  x: number;
  y: number;
  /** Whether a finger drags: then the dragged card is shown above the finger. */
  touch: boolean;
}

const SLOP = 4;
/** How near to a cell a drag must end, px: farther away, such as above the hand, it has no target. */
const REACH = 30;

interface Ends {
  /** The drag has moved; null when it has ended. */
  moved(drag: Drag | null): void;
  /** The drag was let go at a point of the page. */
  dropped(source: string, x: number, y: number, dy: number): void;
}

export class Dragger {
  private start: { source: string; x: number; y: number; pointer: number } | null = null;
  private dragging = false;
  private swallow = false;

  constructor(private readonly ends: Ends) {}

  down(event: PointerEvent, source: string): void {
    this.swallow = false;
    if (event.button !== 0 || !event.isPrimary) return;
    this.start = { source, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    this.dragging = false;
  }

  move(event: PointerEvent): void {
    const start = this.start;
    if (!start || event.pointerId !== start.pointer) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!this.dragging) {
      if (Math.hypot(dx, dy) <= SLOP) return;
      this.dragging = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.ends.moved({ source: start.source, dx, dy, x: start.x, y: start.y, touch: event.pointerType === "touch" });
  }

  up(event: PointerEvent): void {
    const start = this.start;
    this.start = null;
    if (!start || !this.dragging || event.pointerId !== start.pointer) return;
    this.dragging = false;
    this.swallow = true; // the click that follows belongs to the drag
    this.ends.moved(null);
    this.ends.dropped(start.source, event.clientX, event.clientY, event.clientY - start.y);
  }

  cancel(): void {
    this.start = null;
    if (this.dragging) this.ends.moved(null);
    this.dragging = false;
  }

  /** The press has become something else (a long press): ignore the click that follows. */
  swallowNext(): void {
    this.cancel();
    this.swallow = true;
  }

  /** Whether a click is a tap; false for the click that ends a drag. */
  taps(): boolean {
    const tap = !this.swallow;
    this.swallow = false;
    return tap;
  }
}

function distance(box: Box, x: number, y: number): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.w);
  const dy = Math.max(box.y - y, 0, y - box.y - box.h);
  return Math.hypot(dx, dy);
}

/** The box nearest to a point, preferring a legal one at similar distances; null if none is within {@link REACH}. */
export function nearest(
  boxes: Readonly<Record<string, Box>>,
  x: number,
  y: number,
  legal: readonly string[],
): string | null {
  let best: string | null = null;
  let least = REACH;
  for (const [name, box] of Object.entries(boxes)) {
    const far = distance(box, x, y) + (legal.includes(name) ? 0 : 12);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
