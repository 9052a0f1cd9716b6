// The matches of this browser: asks the server about them, filters and counts them, forgets them, starts the next one.
import { downloadRecord, playAgain, Refusal, summary } from "../base/api";
import type { RoomSummary } from "../base/messages";
import { page } from "../base/router.svelte";
import { forgetSeat, keepSeat, keptSeats, type KeptSeat } from "../base/seats";
import type { TextKey } from "../base/textKey";
import { forgetSeen } from "../offline/seen";
import { dayText, won } from "./roomText";

/** At most this many matches are listed, the newest ones. */
const LISTED = 50;
/** How many matches are requested from the server at once. */
const AT_ONCE = 6;

export interface Match {
  room: RoomSummary;
  secret: string;
  /** Whether the player left it before its end. */
  left: boolean;
}

/** A match that counts: no practice, played to its end or lost by leaving. */
const counts = ({ room, left }: Match): boolean =>
  !room.practice && (left || (room.phase === "over" && room.winners.length > 0));

export class MatchList {
  loading = $state(true);
  /** Whether the server could not be reached. */
  unreached = $state(false);
  /** The key of what went wrong; empty: nothing did. */
  problem = $state<"" | TextKey>("");
  /** The game to filter by; empty: all. */
  game = $state("");
  /** The room of the match that the player is asked to confirm deleting; empty: none. */
  toConfirm = $state("");
  private matches = $state.raw<readonly Match[]>([]);
  /** The room of the match that the player has opened; empty: they have closed it; null: neither yet. */
  private opened = $state<string | null>(null);

  /** The games that have been played, the last one first. */
  readonly games = $derived([...new Set(this.matches.map(({ room }) => room.game))]);
  private readonly shown = $derived(this.matches.filter(({ room }) => !this.game || room.game === this.game));
  /** The room of the match that is open: the newest, until the player opens another one. */
  readonly open = $derived(this.opened ?? this.shown[0]?.room.room);
  /** The matches of each day. */
  readonly days: (readonly [day: string, matches: readonly Match[]])[] = $derived.by(() => {
    const found = new Map<string, Match[]>();
    for (const match of this.shown) {
      const day = dayText(match.room.created);
      found.set(day, [...(found.get(day) ?? []), match]);
    }
    return [...found];
  });
  /** How many matches count, and how many of them were won; 0 unless all matches are listed. */
  readonly tally: { count: number; won: number } = $derived.by(() => {
    const played = this.shown.filter(counts); // read in any case: a match that is forgotten changes the number of seats
    const counted = keptSeats().length > LISTED ? [] : played;
    return { count: counted.length, won: counted.filter(({ room, left }) => !left && won(room)).length };
  });

  private busy = false;

  /** Ask the server about all matches; they are listed as the answers arrive. */
  async load(): Promise<void> {
    const found: Match[] = [];
    const seats = keptSeats().slice(0, LISTED);
    this.unreached = false;
    try {
      for (let i = 0; i < seats.length; i += AT_ONCE) {
        const some = await Promise.all(seats.slice(i, i + AT_ONCE).map((seat) => this.ask(seat)));
        found.push(...some.filter((match) => match !== null));
        this.matches = [...found];
      }
    } catch {
      this.unreached = true;
    }
    this.loading = false;
  }

  /** Open the match of a room, or close it. */
  toggle(room: string): void {
    this.opened = this.open === room ? "" : room;
  }

  /** Delete a match that is not over: this browser forgets its seat. */
  forget(room: string): void {
    this.toConfirm = "";
    forgetSeat(room);
    forgetSeen(room);
    this.matches = this.matches.filter((match) => match.room.room !== room);
  }

  /** Go to the match after this one. */
  async playAgain({ room, secret }: Match): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const seated = await playAgain(room.room, secret);
      keepSeat({
        room: seated.room,
        seat: seated.seat,
        secret: seated.secret,
        game: room.game,
        created: new Date().toISOString(),
      });
      page.go(`/room/${seated.room}`);
    } catch (error) {
      this.report(error);
    }
    this.busy = false;
  }

  /** Let the browser save the record of a match. */
  async saveRecord({ room, secret }: Match): Promise<void> {
    await downloadRecord(room.room, secret).catch((error: unknown) => this.report(error));
  }

  /** A match as the server knows it; null if it has none, or refuses to say. Rejects if it does not answer. */
  private async ask({ room, secret, left }: KeptSeat): Promise<Match | null> {
    try {
      return { room: await summary(room, secret), secret, left: left === true };
    } catch (error) {
      if (error instanceof Refusal && error.code === "offline") throw error;
      if (error instanceof Refusal && error.code === "no-room") forgetSeat(room);
      else this.report(error);
      return null;
    }
  }

  private report(error: unknown): void {
    this.problem = error instanceof Refusal ? error.key : "error-internal";
  }
}
