// Makes words of what happens at a table: for the log, and for the voice. When a table comes without a story (the page was
// loaded again, the line was cut), the log of the deal is written anew, and told is what its player has missed.
import type { TableLog } from "./tableLog.svelte";
import type { Update, View } from "../messages";
import type { Gather } from "./gather";
import { past } from "../words/past";
import type { Line } from "../words/game";
import { lines } from "../words/spoken";

export class Telling {
  /** The deal that is being told, and how many of its actions have been. */
  private deal = -1;
  private actions = 0;

  constructor(
    private readonly log: TableLog,
    private readonly gather: Gather,
  ) {}

  /** Something has happened, or is to be said as it is. */
  hear(one: Update | string): void {
    if (typeof one === "string") return this.tell([{ text: one }], false);
    const { event, view } = one;
    if (event.kind === "snapshot") this.look(view);
    else {
      const told = lines(one);
      this.deal = view.deal;
      this.tell(told, event.ended || told.some(({ by }) => by !== undefined && by === view.you));
    }
    if (view.table) this.actions = view.table.history.length;
    this.deal = view.deal;
  }

  private tell(told: readonly Line[], atOnce: boolean): void {
    this.log.add(told, this.deal);
    this.gather.hear(told, atOnce);
  }

  private look(view: View): void {
    const { table } = view;
    if (!table || (view.deal === this.deal && table.history.length === this.actions)) return;
    const all = past(view);
    this.log.rewrite(all.flatMap(({ lines }) => lines), view.deal);
    // A deal that is new to us begins with this player's last action on; an onlooker need not know how it came to this.
    const mine = all.findLastIndex(({ seat }) => seat === view.you);
    const from = view.deal === this.deal ? this.actions + 1 : view.you === null ? all.length : mine + 1;
    this.gather.hear(all.slice(from).flatMap(({ lines }) => lines));
  }
}
