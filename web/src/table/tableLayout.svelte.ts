// Where everything on a table is: the layout of its game for this player's window, text size and settings.
import { orderOf } from "../game/look.svelte";
import { CARD_SIZES, type Size } from "../layout/geometry";
import { FINGER } from "../layout/hand";
import type { Look, Scene } from "../layout/scene";
import type { View } from "../base/messages";
import { settings } from "../base/settings.svelte";
import { moveOf } from "../base/targets";
import type { Session } from "../session/session.svelte";
import { tricksOf } from "../words/game";
import { t } from "../words/words.svelte";
import { tableOf } from "./game";
import { textWidth } from "./textWidth.svelte";

/** What a table shows, and the session of its player. */
export interface AtTable {
  readonly session: Session;
  readonly view: View;
}

/** How much wider than its words an offer is, px. */
const OFFER = 32;
/** The font size of its words, px, and of the line below, relative to that. */
const OFFERED = { words: 15, line: 0.86 } as const;

export class TableLayout {
  /** Null before there is a table. */
  readonly scene: Scene | null = $derived.by(() => {
    const { view } = this.at;
    const { w, h } = this.viewport;
    return view.table && tableOf(view).layout(view.table, { w, h }, this.me, this.look);
  });

  /** `text`: the reader's text size, 1 if the root's font is 16 px. */
  constructor(
    private readonly at: AtTable,
    private readonly viewport: Size,
    private readonly text: { readonly now: number },
  ) {}

  /** The seat at the lower edge: the player's own, or the one whose hand an onlooker is shown. */
  get me(): number {
    const { you, sees } = this.at.view;
    return you ?? Math.max(0, sees);
  }

  /** What the layout depends on besides the table and the session: if only this changes, no card is animated. */
  get size(): string {
    const { w, h } = this.viewport;
    return `${w}x${h} ${settings.size} ${settings.handed} ${this.text.now}`;
  }

  /** The cards of the hand that show less than a finger needs; in the table as text there are none. */
  get tight(): ReadonlySet<string> {
    const cards = settings.text ? [] : (this.scene?.cards ?? []);
    return new Set(cards.filter(({ tap }) => tap.w < FINGER).map(({ card }) => card));
  }

  private get look(): Look {
    const { session, view } = this.at;
    return {
      selected: session.raised,
      fits: settings.fits && session.myTurn && !tricksOf(view) ? new Set(session.targets.moves.keys()) : null,
      goal: moveOf(session.hints.now)?.target ?? null,
      pending: session.pending.move,
      sort: orderOf(view.game),
      counterClockwise: !view.rules.clockwise,
      open: session.playback.shot?.open ?? null,
      text: this.text.now,
      size: CARD_SIZES[settings.size],
      handed: settings.handed,
      playable: this.playable,
      lesson: Boolean(view.lesson),
      // The words of the player's own seat stay beside the offer.
      ...(view.offer ? { acts: this.offerWidth(view.offer) } : {}),
    };
  }

  /** The cards that can be played, if the rules refuse others of the hand. */
  private get playable(): readonly string[] | null {
    const { session, view } = this.at;
    const hand = view.table?.hand ?? [];
    const playable = hand.filter((card) => !session.dims(card));
    return playable.length < hand.length ? playable : null;
  }

  private offerWidth(offer: Exclude<View["offer"], "">): number {
    const words = textWidth(t("offer-end"), 700);
    const line = OFFERED.line * textWidth(t(`offer-${offer}`), 500);
    return OFFER + OFFERED.words * Math.max(words, line);
  }
}
