// The source of a replayed match: a room of the server, or the text of a visitor's record.
import { Refusal, replayedDeal, replayedMatch } from "../base/api";
import type { ReplayDeal, ReplayMatch } from "../base/messages";
import { keptSeat } from "../base/seats";

/** A match, and its deals one by one; each is requested once, and again only if that failed. */
export class Source {
  private readonly deals = new Map<number, Promise<ReplayDeal>>();

  /** `room`: its id, or empty; `record`: the text of a record, or empty. */
  constructor(
    readonly room: string,
    readonly record: string,
  ) {}

  /** A summary of the match. Rejects with a `Refusal`. */
  match(): Promise<ReplayMatch> {
    return replayedMatch(this.room, this.secret, this.record);
  }

  /** One deal, position by position. Rejects with a `Refusal`. */
  deal(number: number): Promise<ReplayDeal> {
    let deal = this.deals.get(number);
    if (!deal) {
      deal = replayedDeal(this.room, this.secret, this.record, number);
      this.deals.set(number, deal);
      deal.catch(() => this.deals.delete(number));
    }
    return deal;
  }

  /** The seat of this browser in the room, if it has one. */
  get seat(): number | null {
    return this.room ? (keptSeat(this.room)?.seat ?? null) : null;
  }

  private get secret(): string {
    return this.room ? (keptSeat(this.room)?.secret ?? "") : "";
  }
}

/** The error as a refusal with a text: nothing was sent that could be lost. */
export function refusal(error: unknown): Refusal {
  if (!(error instanceof Refusal)) return new Refusal("internal", "error-internal");
  return error.code === "offline" ? new Refusal("offline", "link-unreached") : error;
}
