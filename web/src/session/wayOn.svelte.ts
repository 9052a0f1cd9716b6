// The way to the match after this one: opens it, or follows the player who has.
import { playAgain, Refusal } from "../base/api";
import type { NextMatch, View } from "../base/messages";
import { page } from "../base/router.svelte";
import { forgetSeat, keepSeat, keptSeat } from "../base/seats";
import type { TextKey } from "../base/textKey";
import { t } from "../words/words.svelte";
import { looksOn } from "./nextMatch.svelte";

/** What the next match is to be: a rule set, and its game; the same as here if nothing is given. */
interface Wish extends Partial<NextMatch> {
  game?: string;
}

export class WayOn {
  busy = $state(false);
  /** The id of the text of what went wrong; empty: nothing did. */
  problem = $state<"" | TextKey>("");

  /** What its button says. */
  get label(): string {
    const { view } = this.table;
    if (!view.following) return t("again");
    if (looksOn(view)) return t("again-watch");
    return t(view.following.seat === view.you ? "again-go" : "again-join");
  }

  constructor(private readonly table: { readonly view: View }) {}

  /** Go to the next match, or open it. */
  async go({ game, ...wish }: Wish = {}): Promise<void> {
    const { view } = this.table;
    const { following } = view;
    const there = following ? `/room/${following.room}` : "";
    if (there && looksOn(view)) return this.leave(there);
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const { room, seat, secret } = await playAgain(view.room, keptSeat(view.room)?.secret ?? "", wish);
      keepSeat({ room, seat, secret, game: following?.game ?? game ?? view.game, created: new Date().toISOString() });
      // What waits for its first deal is played no more.
      if (view.phase === "waiting") forgetSeat(view.room);
      this.leave(`/room/${room}`);
    } catch (error) {
      // The others have given the player's seat away: there may be another one.
      if (there && error instanceof Refusal && error.code === "seat-taken") this.leave(there);
      else this.problem = error instanceof Refusal ? error.key : "error-internal";
    }
    this.busy = false;
  }

  /** Go there; "back" does not lead to a table that its people have left before the first deal. */
  private leave(address: string): void {
    if (this.table.view.phase === "waiting") page.replace(address);
    else page.go(address);
  }
}
