// A visit to a room: finds this browser's seat there, or lets its player take one, and opens the table.
import { at } from "../base/site";
import { downloadRecord, Refusal, takeSeat } from "../base/api";
import { isNear } from "../base/home";
import type { RoomSummary } from "../base/messages";
import { page } from "../base/router.svelte";
import { benchedSeat, forgetSeat, keepSeat, keptSeat, seatLink, secretIn, storing } from "../base/seats";
import { keepSettings, settings } from "../base/settings.svelte";
import { forgetSeen } from "../offline/seen";
import type { Look } from "../people/looks";
import { cameAlong } from "../session/nextMatch.svelte";
import { Session } from "../session/session.svelte";
import { realName } from "../words/names";
import { speaks, t, type TextKey } from "../words/words.svelte";
import { arrive, type Arrival } from "./arrival";

/** Milliseconds after which a server that did not answer is asked again. */
const AGAIN = 3000;

interface Trouble {
  /** The first sentence: what has happened. */
  heading: string;
  /** What to do about it; may be empty. */
  advice: string;
}

const keyOf = (error: unknown): TextKey => (error instanceof Refusal ? error.key : "error-internal");

export class Visit {
  /** The table, as a player or as an onlooker; null before it is opened. */
  session = $state.raw<Session | null>(null);
  /** The room that a visitor without a seat is invited to; null for all others. */
  door = $state.raw<RoomSummary | null>(null);
  /** The two seats between which the player chooses; null if there is nothing to choose. */
  twoSeats = $state.raw<(Arrival & { kind: "two" }) | null>(null);
  /** The key of what went wrong; empty: nothing did. */
  problem = $state<"" | TextKey>("");
  /** Whether the server could not be reached to find this browser's seat; the page tries again. */
  unreached = $state(false);

  readonly view = $derived(this.session?.view ?? null);
  /** Whether the link leads to no table. */
  readonly closed = $derived.by(() => {
    const gone = isNear(this.room) && this.session?.failure?.code === "no-room";
    return !this.view && (gone || this.problem === "error-no-room");
  });
  /** Whether the page shows what it opens with. */
  readonly arrived = $derived(
    this.view !== null || this.door !== null || this.twoSeats !== null || this.problem !== "" || this.unreached,
  );
  /** What covers the table, or is in its place. The door itself says that a link leads to no table. */
  readonly trouble: Trouble | null = $derived.by(() => {
    const failure = this.session?.failure;
    // The text about a blocked connection is loaded when it is needed (Room.svelte).
    const shown = failure && (failure.key !== "offline-blocked" || speaks("offline"));
    const key = failure?.key ?? this.problem;
    if (this.closed || !(shown || this.problem) || !key) return null;
    const host = this.view && this.view.host >= 0 ? realName(this.view, this.view.host) : "";
    const words = key === "error-removed" && host ? t("removed-by", { name: host }) : t(key);
    const [, heading = words, advice = ""] = /^([^.!?]+[.!?]) (.+)/.exec(words) ?? [];
    return { heading, advice };
  });

  private ended = false;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly room: string) {}

  /** Find this browser's seat here. A secret is removed from the address as soon as the server says what it opens. */
  async findSeat(): Promise<void> {
    clearTimeout(this.retry);
    const { hash } = location;
    if (!secretIn(hash) && keptSeat(this.room)?.left) {
      this.problem = "match-left-you"; // it counts as lost: the table does not go on
      return;
    }
    try {
      const found = await arrive(this.room, hash);
      if (this.ended) return;
      this.unreached = false;
      if (secretIn(hash) && storing()) history.replaceState(null, "", location.pathname);
      this.problem = found.kind === "seat" ? found.fault : "";
      if (found.kind === "seat") {
        if (this.session?.secret !== found.secret || this.session.failure) this.openTable(found.secret);
      } else if (found.kind === "two") {
        this.session?.close();
        this.session = null;
        this.twoSeats = found;
      } else if (found.kind === "moved") {
        page.replace(at(`/room/${found.room}`));
      } else {
        const sits = found.found.seats.some(({ kind }) => kind === "open");
        this.door = sits || !(cameAlong.has(this.room) || benchedSeat(this.room)) ? found.found : null;
        this.openTable(""); // an onlooker sees the rules of the table, and who joins, before taking a seat
      }
    } catch (error) {
      if (this.ended) return;
      this.unreached = error instanceof Refusal && error.passing;
      if (this.unreached) this.retry = setTimeout(() => void this.findSeat(), AGAIN);
      else {
        this.problem = keyOf(error);
        if (secretIn(hash)) history.replaceState(null, "", location.pathname);
      }
    }
  }

  /** Go to the table: at the seat that `secret` opens or, without one, as an onlooker. */
  openTable(secret: string): void {
    if (this.ended) return;
    this.session?.close();
    this.twoSeats = null;
    // A browser that stores nothing keeps the secret in the address, so that it survives a reload.
    if (secret && !storing()) history.replaceState(null, "", seatLink(this.room, secret));
    this.session = new Session(this.room, secret);
    this.session.open();
  }

  /** Take an open seat. Rejects with a `Refusal`. */
  async sitDown(name: string, look: Look): Promise<void> {
    settings.name = name;
    keepSettings();
    const seated = await takeSeat(this.room, { name, ...look });
    keepSeat({
      room: this.room,
      seat: seated.seat,
      secret: seated.secret,
      game: this.door?.game ?? "",
      created: new Date().toISOString(),
    });
    this.door = null;
    this.openTable(seated.secret);
  }

  /**
   * Forget a seat in a room that no longer exists, a seat that was given away before its player came, and one whose
   * player was removed: the list of matches must not ask for it again.
   */
  forgetRefusedSeat(): void {
    const code = this.session?.failure?.code;
    if (code !== "no-room" && code !== "wrong-secret" && code !== "removed") return;
    forgetSeat(this.room);
    if (code === "no-room") forgetSeen(this.room);
  }

  /** Let the browser save the record of the match. */
  saveRecord(): void {
    downloadRecord(this.room, this.session?.secret ?? "").catch((error: unknown) => {
      this.problem = keyOf(error);
    });
  }

  /** Leave the room: late answers change nothing any more. */
  leave(): void {
    this.ended = true;
    clearTimeout(this.retry);
    this.session?.close();
  }
}
