// The words at a seat and the cards beside them, and what of them fits.
import type { SeatBox } from "../layout/geometry";
import type { Scene } from "../layout/scene";
import { realName, seatName } from "../words/names";
import { t, type TextKey } from "../words/words.svelte";
import { tableOf } from "./game";
import {
  chips,
  fits,
  lineOf,
  lineRoom,
  NAME,
  pairs,
  pairsWidth,
  parted,
  PLATE,
  shortened,
  wordsRoom,
  type Telling,
} from "./seat";
import type { Seated, SeatPlayer } from "./seatPlayer.svelte";
import { textWidth } from "./textWidth.svelte";

/** A seat with its place on the screen. */
export interface SeatPlace extends Seated {
  readonly scene: Scene;
  readonly box: SeatBox;
  /** The key of the text that says what a tap on the player's raised card does; empty: none. */
  readonly lifted: "" | TextKey;
  /** The seat of the other player whose turn it has been for a while; -1: none. */
  readonly awaited: number;
}

/** The width of the lozenges that show a bot's strength, px. */
const STRENGTH = 38;
/** The font size of the text about the player's own turn, px. */
const ABOUT = 14;
/** How far the words on a plate start under the portrait beside it, px. */
const UNDER = 8;
/** The height of a name, a strength and a call, px. */
const CALLED = 68;
/** The height of a name, a strength and a line below a portrait, px. */
const LISTED = 50;

export class SeatWords {
  readonly name: string = $derived.by(() => seatName(this.at.view, this.at.seat));
  /** Whether the name takes two lines. */
  readonly broken: boolean = $derived.by(() => !fits(this.name, this.room));
  /** How much it has taken or holds. */
  readonly line: Telling = $derived.by(() => lineOf(this.at.view, this.at.seat, this.room));
  /** What the player's own turn is about, or what a tap on the raised card does; with the tricks so far if both fit. */
  readonly about: string = $derived.by(() => {
    const { view, lifted } = this.at;
    if (this.player.own && lifted) return t(lifted);
    if (!this.yours || !view.table) return "";
    const led = tableOf(view).turnLine?.(view, view.table) ?? "";
    const both = `${led} · ${this.line.count}`;
    return led && this.line.backs && textWidth(both, 500) * ABOUT <= this.room ? both : led;
  });
  /** Whose turn it is, at the seat of a player who waits for another one; with the tricks so far if both fit. */
  readonly waits: string = $derived.by(() => {
    const { view, awaited } = this.at;
    if (!this.player.own || this.player.calling || awaited < 0 || view.table?.toAct !== awaited) return "";
    const whose = shortened(realName(view, awaited), (name) => t("turn-of", { name }), this.room);
    const both = `${whose} · ${this.line.count}`;
    return textWidth(both, 500) * ABOUT <= this.room ? both : whose;
  });
  /**
   * How many pairs of taken cards are beside the player's own words: if buttons or the screen's edge are next to these;
   * otherwise 0.
   */
  readonly paired: number = $derived.by(() => {
    const { box, scene } = this.at;
    return box.shape === "own" && (scene.form === "phone" || scene.handed === "left")
      ? pairs(this.caught.length, this.space)
      : 0;
  });
  /** The taken cards that are shown. */
  readonly taken: { cards: string[]; more: number } = $derived(
    chips(this.caught, this.paired ? 2 * this.paired : undefined),
  );

  constructor(
    private readonly at: SeatPlace,
    private readonly player: SeatPlayer,
  ) {}

  /** Whether the words say that it is the reader's turn, instead of their name. */
  get yours(): boolean {
    return this.player.own && this.player.turn;
  }

  /** On a table with a rail the words are on a plate: cards are held there. */
  get plate(): boolean {
    return this.at.scene.table !== null && this.at.box.shape !== "own";
  }

  /** Whether words and portrait lie on the cards that are held there. */
  get joined(): boolean {
    return this.at.box.shape === "row" && this.at.box.gap < 0;
  }

  /** The name, in two lines if it is too long for one. */
  get lines(): string {
    return this.broken ? parted(this.name, this.room) : this.name;
  }

  /** Why no one plays here; empty if someone does. */
  get away(): string {
    if (!this.player.absent) return "";
    return t(this.player.sitter?.kind === "open" ? "seat-open" : "seat-away");
  }

  /** Whether a bot's strength is shown: not if words, or words and a call, fill the seat. */
  get strength(): boolean {
    const { box, scene } = this.at;
    const lower = (words: number): boolean => box.h < box.portrait + words * scene.text;
    if (this.player.own || (box.shape === "column" && !box.held && lower(LISTED))) return false;
    return !this.player.calling || (box.shape !== "row" && !lower(CALLED));
  }

  /** Changes with the layout: then the parts are created again, because nodes that move would be a layout shift. */
  get shape(): string {
    const { shape, w, h } = this.at.box;
    const { backs, wide } = this.line;
    return [shape, w, h, this.yours, this.broken, backs, wide, this.player.notes?.call, this.paired].join();
  }

  /**
   * The width of the words beside a portrait, px: as much as they need, so that both together are centred in their box.
   * Null if they are not beside it.
   */
  get width(): number | null {
    const { view, seat, box, scene } = this.at;
    if (box.shape !== "row") return null;
    const needed = Math.max(textWidth(this.name, 700) * NAME, lineRoom(view, seat), STRENGTH);
    const padding = this.plate ? PLATE + (this.joined ? UNDER : 0) : 2;
    return Math.ceil(Math.min(this.room, needed) * scene.text) + padding;
  }

  /** The cards that the seat has taken and that count, in this deal. */
  private get caught(): readonly string[] {
    return (this.at.view.phase === "deal" && this.player.notes?.taken) || [];
  }

  /** The width of words and taken cards together, px for text of size 1. */
  private get space(): number {
    return wordsRoom(this.at.box, this.at.scene.text, this.plate);
  }

  /** The width of the words alone. */
  private get room(): number {
    return this.space - pairsWidth(this.paired);
  }
}
