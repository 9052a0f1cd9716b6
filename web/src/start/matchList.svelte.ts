// The matches of this browser: asks the server about them, filters and counts them, forgets them, starts the next one.
import { at } from "../base/site";
import { downloadRecord, playAgain, Refusal, summary } from "../base/api";
import { storedDays } from "../base/keptDays";
import type { RoomSummary } from "../base/messages";
import { page } from "../base/router.svelte";
import { forgetLost, forgetSeat, keepSeat, keptSeats, leaveSeat, type KeptSeat } from "../base/seats";
import type { TextKey } from "../base/textKey";
import { forgetSeen } from "../offline/seen";
import { dayText } from "./pastText";
import { won } from "./roomText";

/** How many matches are listed at first, the newest ones; as many older ones when the player asks for them. */
const LISTED = 50;
/** How many matches are requested from the server at once. */
const AT_ONCE = 6;

export interface Match {
  room: RoomSummary;
  secret: string;
  /** Whether the player left it before its end. */
  left: boolean;
  /** The date whose deal of the day it is, and how many of a hundred bots it beats; absent: it is none. */
  task?: { date: string; beats: number | null };
}

/** How matches can have ended, and who they can be played with, in the order of the filters. */
const RESULTS = ["won", "lost", "open", "practice"] as const;
const COMPANIES = ["people", "bots"] as const;
export type Result = (typeof RESULTS)[number];
export type Company = (typeof COMPANIES)[number];

function resultOf({ room, left }: Match): Result {
  if (room.practice) return "practice";
  if (left || room.phase === "broken") return "lost";
  return room.phase !== "over" ? "open" : won(room) ? "won" : "lost";
}

const companyOf = ({ room }: Match): Company =>
  room.seats.some(({ kind }, seat) => seat !== room.you && /^(human|open)$/.test(kind)) ? "people" : "bots";

/** The deal of the day that was played in a room. */
function taskOf(room: string): Pick<Match, "task"> {
  for (const [date, day] of Object.entries(storedDays().days))
    for (const played of Object.values(day))
      if (played.room === room) return { task: { date, beats: played.beats ?? null } };
  return {};
}

/** Whether a match that is not over can be given up, and is then lost: it counts, and all others are bots. */
export const toGiveUp = (match: Match): boolean =>
  !match.left && !match.room.practice && match.room.phase !== "broken" && companyOf(match) === "bots";

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
  /** The result and the company to filter by; empty: all. */
  result = $state<"" | Result>("");
  company = $state<"" | Company>("");
  /** Whether there are older matches that are not listed. */
  older = $state(false);
  /** The room of the match that the player is asked to confirm deleting; empty: none. */
  toConfirm = $state("");
  private matches = $state.raw<readonly Match[]>([]);
  /** The room of the match that the player has opened; empty: they have closed it; null: neither yet. */
  private opened = $state<string | null>(null);

  /** The games that have been played, the last one first. */
  readonly games = $derived([...new Set(this.matches.map(({ room }) => room.game))]);
  /** The results and companies that there are: it is only worth filtering by several. */
  readonly results = $derived(RESULTS.filter((result) => this.matches.some((match) => resultOf(match) === result)));
  readonly companies = $derived(COMPANIES.filter((one) => this.matches.some((match) => companyOf(match) === one)));
  /** Those of the chosen game and company. */
  private readonly chosen = $derived(
    this.matches.filter(
      (match) => (!this.game || match.room.game === this.game) && (!this.company || companyOf(match) === this.company),
    ),
  );
  private readonly shown = $derived(this.chosen.filter((match) => !this.result || resultOf(match) === this.result));
  /** Whether there are matches, but none that fits the filters. */
  readonly noneFits = $derived(this.matches.length > 0 && this.shown.length === 0);
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
    const counted = this.older ? [] : this.chosen.filter(counts);
    return { count: counted.length, won: counted.filter((match) => resultOf(match) === "won").length };
  });

  private busy = false;
  private asked = new Set<string>();

  /** Ask the server about the newest matches; they are listed together, so that none moves. */
  load(): Promise<void> {
    this.asked = new Set();
    return this.askMore([]);
  }

  /** Ask the server about older matches. */
  async loadOlder(): Promise<void> {
    if (!this.loading) await this.askMore(this.matches);
  }

  /** Show all matches again. */
  showAll(): void {
    this.game = "";
    this.result = "";
    this.company = "";
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

  /** Give up a match that is not over: it stays in the list, as lost. */
  giveUp(room: string): void {
    this.toConfirm = "";
    leaveSeat(room);
    this.matches = this.matches.map((match) => (match.room.room === room ? { ...match, left: true } : match));
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
      page.go(at(`/room/${seated.room}`));
    } catch (error) {
      this.report(error);
    }
    this.busy = false;
  }

  /** Let the browser save the record of a match. */
  async saveRecord({ room, secret }: Match): Promise<void> {
    await downloadRecord(room.room, secret).catch((error: unknown) => this.report(error));
  }

  private unasked(): KeptSeat[] {
    return keptSeats().filter(({ room }) => !this.asked.has(room));
  }

  private async askMore(before: readonly Match[]): Promise<void> {
    const found = [...before];
    const seats = this.unasked().slice(0, LISTED);
    this.loading = true;
    this.unreached = false;
    try {
      for (let i = 0; i < seats.length; i += AT_ONCE) {
        const some = seats.slice(i, i + AT_ONCE);
        found.push(...(await Promise.all(some.map((seat) => this.ask(seat)))).filter((match) => match !== null));
        for (const { room } of some) this.asked.add(room);
      }
    } catch {
      this.unreached = true;
    }
    this.matches = found;
    this.older = this.unasked().length > 0;
    this.loading = false;
  }

  /** A match as the server knows it; null if it has none, or refuses to say. Rejects if it does not answer. */
  private async ask({ room, secret, left }: KeptSeat): Promise<Match | null> {
    try {
      return { room: await summary(room, secret), secret, left: left === true, ...taskOf(room) };
    } catch (error) {
      if (error instanceof Refusal && error.code === "offline") throw error;
      if (error instanceof Refusal && error.code === "no-room") forgetLost(room);
      else this.report(error);
      return null;
    }
  }

  private report(error: unknown): void {
    this.problem = error instanceof Refusal ? error.key : "error-internal";
  }
}
