// Puts into words what happens at a table, for the log and for the voice. If a table arrives without the actions that
// led to it (the page was reloaded, or the connection was lost), the log of the deal is rewritten, and the voice tells
// the player what they missed.
import type { TableLog } from "./tableLog.svelte";
import type { Update, View } from "../base/messages";
import type { Gather } from "./gather";
import { past } from "../words/past";
import type { Line } from "../words/game";
import { realName } from "../words/names";
import { lines } from "../words/spoken";
import { t } from "../words/words.svelte";

export class Telling {
  /** The deal that is being told, and how many of its actions have been told. */
  private deal = -1;
  private actions = 0;
  /** The seat for which a bot has just played because the time was over; -1: none. */
  private timed = -1;

  constructor(
    private readonly log: TableLog,
    private readonly gather: Gather,
  ) {}

  /** Handle an event, or a text that is said unchanged. */
  handleEvent(one: Update | string): void {
    if (typeof one === "string") return this.sayLines([{ text: one }], false);
    const { event, view } = one;
    if (event.kind === "snapshot") this.followTurn(view);
    else {
      const told = lines(one);
      this.deal = view.deal;
      this.sayTimeUp(one);
      this.sayLines(told, event.ended || told.some(({ by }) => by !== undefined && by === view.you));
    }
    if (view.table) this.actions = view.table.history.length;
    this.deal = view.deal;
  }

  /** Say that a player's time was over; of several actions in a row only before the first. */
  private sayTimeUp({ event, view }: Update): void {
    const { kind, seat } = event;
    const timed = kind === "act" && view.seats[seat]?.standIn === "time-up" ? seat : -1;
    if (timed >= 0 && timed !== this.timed)
      this.sayLines([{ text: t("stand-in-time-up", { names: realName(view, timed) }) }], false);
    this.timed = timed;
  }

  private sayLines(told: readonly Line[], atOnce: boolean): void {
    this.log.addLines(told, this.deal);
    this.gather.addNews(told, atOnce);
  }

  private followTurn(view: View): void {
    const { table } = view;
    if (!table || (view.deal === this.deal && table.history.length === this.actions)) return;
    const all = past(view);
    this.log.replaceLines(
      all.flatMap(({ lines }) => lines),
      view.deal,
    );
    // A deal that is new to us is announced from this player's last action on; an onlooker does not need the past.
    const mine = all.findLastIndex(({ seat }) => seat === view.you);
    const from = view.deal === this.deal ? this.actions + 1 : view.you === null ? all.length : mine + 1;
    this.gather.addNews(all.slice(from).flatMap(({ lines }) => lines));
  }
}
