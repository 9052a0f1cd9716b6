// The open hands of the other seats, in a replay or a review: whose, and in which form they fit.
import { formOf, type Size } from "../layout/geometry";
import { settings } from "../base/settings.svelte";
import { tricksOf } from "../words/game";
import type { Showing } from "./showing";
import { handsRoom, type HandsRoom } from "./space";

/** A position on a part of the window. */
export interface Shown {
  readonly player: Showing;
  /** The size of the part of the window for table and edges. */
  readonly viewport: Size;
  /** The text size, 1 if the root's font is 16 px. */
  readonly text: number;
}

export class OpenHands {
  /** The seats whose hands are open, in their order after the reader's. */
  readonly seats: readonly number[] = $derived.by(() => {
    const { eyes, shot } = this.at.player;
    const count = shot?.view.seats.length ?? 0;
    return eyes.open ? Array.from({ length: count }, (_, other) => (eyes.seat + other) % count).slice(1) : [];
  });
  /** Whether they are a diagram: on a phone those of a game of tricks do not fit around the table. */
  readonly diagram: boolean = $derived.by(() => {
    const { player, viewport } = this.at;
    if (!this.seats.length || settings.text || formOf(viewport) !== "phone") return false;
    return player.shot !== null && tricksOf(player.shot.view) !== null;
  });
  /** The space of lines of their own, the same in all positions of a deal. */
  private readonly lines: HandsRoom = $derived.by(() => {
    const { player, text, viewport } = this.at;
    const frames = player.deal?.frames ?? [];
    const most = this.seats.map((seat) => Math.max(0, ...frames.map(({ hands }) => hands[seat]?.length ?? 0)));
    return handsRoom(viewport, most, text);
  });
  /** Whether they are lines of their own, above or beside the table. */
  readonly apart: boolean = $derived.by(
    () => this.seats.length > 0 && !settings.text && !this.diagram && (this.lines.top > 0 || this.lines.left > 0),
  );
  /** The space that they take from the table. */
  readonly room: HandsRoom = $derived(this.apart ? this.lines : { top: 0, left: 0, text: 1 });

  constructor(private readonly at: Shown) {}
}
