// Where the end of a deal is on the screen, what it covers, and where it is folded away.
import { settings } from "../base/settings.svelte";
import { bottom, type Box } from "../layout/geometry";
import type { Scene } from "../layout/scene";
import type { Hidden } from "../table/tablePanels.svelte";
import { endsSpace } from "./space";

interface Source {
  readonly scene: Scene;
  /** Whatever replaces the next actions at a table: then the page around it has a bar, and closes it. */
  readonly children?: unknown;
}

/** A box of the screen as a style. */
const styleOf = ({ x, y, w, h }: Box): string =>
  `left: ${x}px; top: ${y}px; width: ${w}px; ${h ? `height: ${h}px` : "bottom: 0"}`;

export class ResultPlace {
  /** Whether the player has folded it away; it is only folded while it covers cards. */
  away = $state(false);

  private readonly scene: Scene = $derived.by(() => this.source.scene);
  private readonly watched: boolean = $derived.by(() => this.source.children !== undefined);
  private readonly hasTricks: boolean = $derived.by(() => this.tricks.table !== null);
  private readonly won: boolean = $derived.by(() => this.ending.won);

  readonly space = $derived(endsSpace(this.scene, { text: settings.text, watched: this.watched, won: this.won }));
  /** Whether the words have a column of their own beside the table. */
  readonly split = $derived(this.space.share === "split");
  readonly low = $derived(this.scene.form === "low");
  /** Whether there is a board: the podium, or hands and tricks. */
  readonly boarded = $derived(this.won || this.hasTricks);
  /** The place of the board; null: in the flow of the words. */
  private readonly board = $derived(this.boarded ? this.space.board : null);
  readonly apart = $derived(this.board !== null);
  /** Whether it covers the felt. */
  readonly covering = $derived(!this.split || this.boarded);
  /**
   * Whether it covers cards on the table or in a hand; the hands of tricks are shown as a diagram instead. The viewer
   * closes its panel itself.
   */
  readonly coversCards = $derived(
    !this.watched &&
      !this.hasTricks &&
      this.covering &&
      !settings.text &&
      this.scene.placed.some(({ zone, spot }) => !spot.faint && /^(hand|pile|trick)/.test(zone)),
  );
  /** Whether the table is uncovered: then only the button that goes on is left, in the place of the main button. */
  readonly folded = $derived(this.coversCards && this.away);
  /** What of the table it hides. */
  readonly hides: Hidden = $derived({
    felt: this.covering && !this.folded,
    side: this.split,
    foot: this.folded,
  });
  private readonly strip = $derived(this.scene.form === "wide" ? this.scene.button : this.scene.action);
  /** Whether that place is a column: then the buttons are one below the other. */
  readonly stacked = $derived(this.scene.form === "wide" || this.strip.h > this.strip.w / 2);

  /** The styles of the whole, of its words and of its board; null: none. */
  readonly style = $derived(
    this.folded ? `left: ${this.strip.x}px; top: ${bottom(this.strip)}px; width: ${this.strip.w}px` : null,
  );
  private readonly rounded = $derived(`border-radius: ${this.space.corner}px`);
  readonly wordsStyle = $derived(
    this.folded || settings.text ? null : `${styleOf(this.space.words)}; ${this.split ? "" : this.rounded}`,
  );
  readonly boardStyle: string | null = $derived.by(() => {
    const { board, space } = this;
    if (!board) return null;
    const inWords = { ...board, x: board.x - space.words.x, y: board.y - space.words.y };
    return `${styleOf(inWords)}; ${this.split ? this.rounded : ""}`;
  });

  constructor(
    private readonly source: Source,
    private readonly ending: { readonly won: boolean },
    private readonly tricks: { readonly table: object | null },
  ) {}
}
