// The player at a seat: whether they are there, whether it is their turn, and what their portrait shows.
import type { SeatView, View } from "../base/messages";
import { clockOf, moveClockOf, type Clock } from "../session/absent";
import { realName } from "../words/names";
import { tableOf, type GameTable } from "./game";
import { level } from "./seat";

/** A seat as a table shows it. `me`: the seat at the lower edge; `winner`: whether it takes the trick on the table. */
export interface Seated {
  readonly view: View;
  readonly seat: number;
  readonly me: number;
  readonly winner: boolean;
}

export class SeatPlayer {
  readonly sitter: SeatView | undefined = $derived.by(() => this.at.view.seats[this.at.seat]);
  readonly turn: boolean = $derived.by(() => {
    const { view, seat } = this.at;
    return view.phase === "deal" && view.table?.toAct === seat;
  });
  /** Whether it is the seat of the player who looks at the table. */
  readonly own: boolean = $derived.by(() => this.at.seat === this.at.me && this.at.view.you !== null);
  /** Whether no one plays here at the moment: neither the player nor a bot for them. */
  readonly absent: boolean = $derived(!this.sitter?.connected && !this.sitter?.substitute);
  /** The countdown of an absent player, or of one on turn. */
  readonly clock: Clock | null = $derived.by(() => (this.absent ? clockOf : moveClockOf)(this.at.view, this.at.seat));
  /** Whether the players are making calls now: then a seat shows what it has said, not what it has taken. */
  readonly calling: boolean = $derived.by(() => {
    const { phase, table } = this.at.view;
    return phase === "deal" && table !== null && this.game.calling?.(table) === true;
  });
  /** What the game notes at this seat. */
  readonly notes: ReturnType<NonNullable<GameTable["seatNotes"]>> | undefined = $derived.by(() => {
    const { view, seat } = this.at;
    return view.table ? this.game.seatNotes?.(view, view.table, seat) : undefined;
  });

  constructor(private readonly at: Seated) {}

  /** Whether a bot plays for the player. */
  get substituted(): boolean {
    return Boolean(this.sitter?.substitute);
  }

  /** Whether an onlooker is shown the hand. */
  get shown(): boolean {
    const { view, seat } = this.at;
    return view.onlookers?.some(({ hand }) => hand === seat);
  }

  /** Who plays, as in `SeatView.kind`: the bot, if one plays for the player. */
  get kind(): string {
    return this.sitter?.substitute || (this.sitter?.kind ?? "");
  }

  /** The ring around the portrait. */
  get ring(): "" | "turn" | "bright" {
    if (this.turn) return "turn";
    return this.at.winner || this.notes?.sells ? "bright" : "";
  }

  /** The sign in the corner of the portrait. The player who sells is the dealer too: one sign is enough. */
  get sign(): "" | "sells" | "deals" {
    const { view, seat } = this.at;
    if (this.notes?.sells) return "sells";
    return view.dealer === seat && view.phase === "deal" ? "deals" : "";
  }

  /** The name and the strength, for a pointer that rests on the seat. */
  get title(): string {
    const { view, seat } = this.at;
    return [realName(view, seat), level(view, seat)].filter(Boolean).join(" · ");
  }

  private get game(): GameTable {
    return tableOf(this.at.view);
  }
}
