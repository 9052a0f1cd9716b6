// What is open above a table, and what this visitor can open there.
import { at } from "../base/site";
import type { View } from "../base/messages";
import { page } from "../base/router.svelte";
import { alone, leaves } from "../session/absent";
import { mayBegin } from "../session/nextMatch.svelte";

export class OpenPanel {
  /** The open panel; empty: none. */
  /** What how to play begins with, as in {@link showHowTo}. */
  section = $state("");
  /** The seat whose menu is open. */
  seat = $state(0);
  name = $state<
    "" | "menu" | "seat" | "settings" | "score" | "howTo" | "rules" | "device" | "say" | "you" | "next" | "leaving"
  >("");

  private readonly player: View | null = $derived.by(() => {
    const { view } = this.table;
    return view && view.you !== null ? view : null;
  });
  /** Opens the phrases to say to the others; null if there are no other people. */
  readonly showPhrases = $derived(this.player && !alone(this.player) ? (): void => void (this.name = "say") : null);
  /** Opens the player's name and figure; null for an onlooker. */
  readonly showPlayer = $derived(this.player ? (): void => void (this.name = "you") : null);

  /** Opens the choice of the next game, or the way to it, also for onlookers; null if there is none. */
  readonly showNext: (() => void) | null = $derived.by(() => {
    const { view } = this.table;
    return view && (mayBegin(view) || view.following) ? (): void => void (this.name = "next") : null;
  });

  constructor(private readonly table: { view: View | null }) {}

  /** Open the menu of a seat. */
  readonly showSeat = (seat: number): void => {
    this.seat = seat;
    this.name = "seat";
  };
  /** Open how to play, at a section of the whole rules; `now`: the one about what is being done; empty: in short. */
  readonly showHowTo = (section = ""): void => {
    this.section = section;
    this.name = "howTo";
  };
  /** Go to the start page; where a bot would play on among other people, the player is asked first. */
  readonly goHome = (): void => {
    const { view } = this.table;
    if (view && leaves(view)) this.name = "leaving";
    else page.go(at("/"));
  };
  readonly close = (): void => {
    this.name = "";
    this.section = "";
  };
}
