// This player's part in the shuffles of a table: sent at once; what checks it loads when the page is idle.
import type { FromClient, Update } from "../base/messages";
import { soon, withTexts } from "../parts/loading";
import { alone } from "./absent";
import { openShuffle, ownNonce } from "./ownNonce";

const watching = () => withTexts(import("../shuffle/shuffleWatch.svelte"), "fair");
type Watch = InstanceType<Awaited<ReturnType<typeof watching>>["ShuffleWatch"]>;

/** Milliseconds after which a part that was refused as too fast is sent again. The server waits for it for 3 s. */
const AGAIN = 1000;

interface Table {
  readonly room: string;
  readonly secret: string;
  send(message: FromClient): boolean;
}

export class Shuffling {
  /** What checks the shuffles; null before it is loaded, and for onlookers. */
  watch = $state.raw<Watch | null>(null);

  /** What came before it was loaded. */
  private early: Update[] = [];
  private loading = false;
  /** The newest update of a shuffle that is under way. */
  private open: Update | null = null;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  connectionLost(): void {
    this.watch?.connectionLost();
    this.open = null;
  }

  /** The server has refused a message as too fast: it may have been this player's part, which is sent again. */
  partRefused(): void {
    if (!this.open) return;
    this.watch?.partRefused();
    clearTimeout(this.again);
    this.again = setTimeout(() => {
      if (this.open) this.takeUpdate(this.open);
    }, AGAIN);
  }

  takeUpdate(update: Update): void {
    const { view } = update;
    if (view.you === null || view.lesson) return;
    const open = openShuffle(view);
    this.open = open && update;
    // A player alone with bots waits for no file. The same part again changes nothing.
    const single = alone(view);
    if (open && single) {
      const { deal, voids } = open;
      this.table.send({ type: "reveal", deal, voids, nonce: ownNonce(this.table.room, deal, voids) });
    }
    if (this.watch) return this.passOn(update);
    this.early.push(update);
    // Alone with bots nothing is found out before the player has acted, or the deal is over.
    if (!single || update.event.seat === view.you || !(open || view.phase === "deal")) void this.load(single);
  }

  private passOn(update: Update): void {
    const part = this.watch?.take(update);
    if (part) this.table.send(part);
  }

  private async load(later: boolean): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      const { ShuffleWatch } = await (later ? soon(watching) : watching());
      this.watch = new ShuffleWatch(this.table.room);
      this.early.splice(0).forEach((update) => this.passOn(update));
    } catch {
      this.loading = false; // the next update tries again
    }
  }
}
