// The way to the match after this one: opens it, or follows the player who has.
import { at } from "../base/site";
import { playAgain, Refusal } from "../base/api";
import type { NextMatch, View } from "../base/messages";
import { page } from "../base/router.svelte";
import { benchedSeat, forgetSeat, keepSeat, keptSeat, watchFrom, type KeptSeat } from "../base/seats";
import type { TextKey } from "../base/textKey";
import { t } from "../words/words.svelte";
import { cameAlong, looksOn, staying } from "./nextMatch.svelte";

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
    if (view.you === null && !this.benched) return t("again-go"); // there may be an open seat
    if (looksOn(view) && !(this.benched && view.following.game !== view.game)) return t("again-watch");
    return t(view.following.seat === view.you ? "again-go" : "again-join");
  }

  constructor(private readonly table: { readonly view: View }) {}

  /** The seat that an onlooker had at this table before; there may be one for them in the next match. */
  private get benched(): KeptSeat | undefined {
    const { you, room } = this.table.view;
    return you === null ? benchedSeat(room) : undefined;
  }

  /** Go to the next match, or open it. */
  async go({ game, ...wish }: Wish = {}): Promise<void> {
    const { view } = this.table;
    const { following } = view;
    const { benched } = this;
    const own = benched ?? keptSeat(view.room);
    if (following && looksOn(view) && !benched) return this.watch(following.room, own);
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const { room, seat, secret } = await playAgain(own?.room ?? view.room, own?.secret ?? "", wish);
      keepSeat({ room, seat, secret, game: following?.game ?? game ?? view.game, created: new Date().toISOString() });
      // What waits for its first deal is played no more.
      if (view.phase === "waiting") forgetSeat(view.room);
      this.leave(at(`/room/${room}`));
    } catch (error) {
      if (following && error instanceof Refusal && error.code === "seat-taken") {
        if (benched) this.watch(following.room, benched);
        else this.leave(at(`/room/${following.room}`)); // the others have given the seat away: there may be another one
      } else this.problem = error instanceof Refusal ? error.key : "error-internal";
    }
    this.busy = false;
  }

  /** Look on there; `own`: the seat that this browser has at this table, or had in a match before. */
  private watch(room: string, own: KeptSeat | undefined): void {
    if (own) watchFrom(own.room, room);
    cameAlong.add(room);
    this.leave(at(`/room/${room}`));
  }

  /** Go there; "back" does not lead to a table that its people have left before the first deal. */
  private leave(address: string): void {
    staying.stay(this.table.view.room); // back here, they are not asked again
    if (this.table.view.phase === "waiting") page.replace(address);
    else page.go(address);
  }
}
