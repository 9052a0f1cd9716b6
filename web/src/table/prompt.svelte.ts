// What the page asks of its player: in its title, and in a line for screen readers.
import { waitsForYou } from "../session/attention";
import { realName } from "../words/names";
import { t } from "../words/words.svelte";
import type { AtTable } from "./tableLayout.svelte";

export class Prompt {
  /** Whether it is the player's turn on the table that they see. */
  readonly turn: boolean = $derived.by(() => {
    const { session, view } = this.at;
    return session.myTurn && session.playback.settled && view.phase === "deal" && session.link !== "ended";
  });
  /** The title of the page: what it waits for or, if it waits for nothing, the game. */
  readonly title: string = $derived.by(() => {
    const { asked } = this;
    return `${asked ? `● ${asked.replace(/\.$/, "")}` : t(`game-${this.at.view.game}`)} – Kingcraft`;
  });

  /** `thinking`: the seat of a bot that is announced as thinking; -1: none. */
  constructor(
    private readonly at: AtTable,
    private readonly thinking: { readonly told: number },
  ) {}

  /** Whose turn it is, for screen readers; "" if that is not worth saying. */
  get line(): string {
    if (this.turn) return t("turn-yours");
    const { told } = this.thinking;
    return told >= 0 ? t("turn-thinks", { name: realName(this.at.view, told) }) : "";
  }

  private get asked(): string {
    const { session, view } = this.at;
    if (this.turn) return t("turn-yours");
    // A table of this browser's storage, or one that is played elsewhere, cannot be answered.
    return session.link === "ended" || session.playback.recalled !== null ? "" : waitsForYou(view);
  }
}
