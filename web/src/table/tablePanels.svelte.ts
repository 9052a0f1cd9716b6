// Which panels, lines and controls a table shows besides cards and seats, and what they cover.
import { between } from "../layout/foot";
import type { Box } from "../layout/geometry";
import type { Scene } from "../layout/scene";
import { settings } from "../base/settings.svelte";
import { overdue } from "../session/absent";
import { nextAsked } from "../session/nextMatch.svelte";
import type { Shot } from "../session/shots";
import { tricksOf } from "../words/game";
import { speaks } from "../words/words.svelte";
import { tableOf, type GameTable } from "./game";
import type { AtTable } from "./tableLayout.svelte";

/** Parts of the table that the end of a deal hides: the felt with the hand, what is beside it, what is at its foot. */
export type Hidden = Readonly<Record<"felt" | "side" | "foot", boolean>>;

export class TablePanels {
  /** What the end of a deal hides; null: there is none. */
  hidden = $state.raw<Hidden | null>(null);

  /** Whether the players are making calls now, so that there is a call sheet. */
  readonly calling: boolean = $derived.by(() => {
    const { table, phase } = this.at.view;
    return table !== null && phase === "deal" && this.game.calling?.(table) === true;
  });

  /** Whether the page asks what to do about a player who has been away for long. */
  private readonly asksAboutAbsent: boolean = $derived.by(() => {
    const { view } = this.at;
    return !view.proposal && overdue(view) >= 0;
  });
  /** Whether that question covers the buttons beside the player's own seat. */
  readonly coversButtons: boolean = $derived.by(() => {
    const { scene } = this.layout;
    return this.asksAboutAbsent && !settings.text && scene !== null && between(scene).over;
  });
  /** Whether that question or the call sheet covers the player's own seat. */
  readonly coversSeat: boolean = $derived(this.coversButtons || this.sheetCoversSeat);

  constructor(
    private readonly at: AtTable,
    private readonly layout: { readonly scene: Scene | null },
  ) {}

  /**
   * Whether the page asks for an agreement or whether the player comes along to the next match, or says what a bot did
   * while they were away.
   */
  get agreement(): boolean {
    const { session, view } = this.at;
    if (session.playback.recalled !== null) return false;
    if (view.phase !== "over" && nextAsked(view)) return true;
    return view.proposal !== null || view.missed !== null || this.asksAboutAbsent;
  }

  /**
   * Whether the banner says what is played for; in the table as text it does even where the felt has no room for it.
   */
  get banner(): boolean {
    const result = this.at.session.playback.shot?.result === true;
    return !result && (settings.text || (this.layout.scene?.banner.h ?? 0) > 0);
  }

  /** Whether the player can select cards and sort their hand. */
  get selection(): boolean {
    const { view } = this.at;
    return view.you !== null && view.phase === "deal";
  }

  /** Whether the player's own cards are buttons: not while a lesson plays them out. */
  get hand(): boolean {
    const { view } = this.at;
    return view.you !== null && view.lesson?.kind !== "fast";
  }

  get sort(): boolean {
    return this.selection && !this.layout.scene?.strip && (!this.coversSeat || settings.text);
  }

  /** The place of the player's own card in the trick, where a tap plays the raised one; null: no card can be played. */
  get trickPlace(): Box | null {
    const place = this.at.session.playsNext && !settings.text ? this.layout.scene?.places.trick : null;
    return place ?? null;
  }

  /** The announced aim of the game, for a player who does not know it. */
  get aim(): Shot | null {
    const { announced } = this;
    return announced?.aim ? announced : null;
  }

  /** The announcement of what is played for, in games that have one. */
  get contract(): Shot | null {
    const { announced } = this;
    return announced && !announced.aim && this.game.announce ? announced : null;
  }

  /** Whether there are buttons beside the player's own seat; in a lesson only one that ends their turn. */
  get actions(): boolean {
    const { session, view } = this.at;
    return !view.lesson || (session.myTurn && tricksOf(view) === null);
  }

  /**
   * Whether the sheet of calls is shown. In a lesson it leaves its room to what is explained, until the player calls.
   */
  get callSheet(): boolean {
    return this.calling && (!this.at.view.lesson || this.at.session.myTurn);
  }

  /** Whether a hint is shown on the table: while the players make calls, it is on the call sheet. */
  get hint(): boolean {
    return this.at.session.hints.answer !== null && !this.calling && speaks("review");
  }

  private get announced(): Shot | null {
    return settings.text ? null : this.at.session.playback.announced;
  }

  private get game(): GameTable {
    return tableOf(this.at.view);
  }

  private get sheetCoversSeat(): boolean {
    const { session, view } = this.at;
    const { calls } = session.targets;
    // A line that only says whose call it is leaves the seat visible.
    const line = view.table !== null && this.game.waits?.(view.table, calls.length > 0) === true;
    return this.calling && this.layout.scene?.form === "phone" && !line;
  }
}
