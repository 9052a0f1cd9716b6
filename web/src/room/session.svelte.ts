// One player at one table: what is shown, what is selected, and what a tap means. Tap, drag and keys all end here.
import { isCard } from "../cards";
import type { Failure, FromServer, Update, View } from "../messages";
import { settings } from "../settings.svelte";
import { hints, isPlace, moveOf, onlyTarget, targetsOf, tokenFor, type Targets } from "../targets";
import { Hints } from "../table/hints.svelte";
import { tell } from "../words/spoken";
import { chime, rustle } from "../sound";
import { Connection, FINAL, nonce, type LinkState } from "./connection";
import { Queue } from "./queue";
import { shotsOf, type Shot } from "./shots";

const HOLD = { none: 0, short: 400, normal: 900, long: 1800 } as const;
const FACTOR = { off: 0, fast: 0.5, normal: 1, slow: 1.6 } as const;
const LOG = 60;

export interface Refused {
  key: string;
  /** Where it is said: the source that was to move, or empty for the middle of the table. */
  at: string;
  serial: number;
}

export interface Told {
  serial: number;
  text: string;
}

export class Session {
  shot = $state.raw<Shot | null>(null);
  link = $state<LinkState>("connecting");
  /** Why the server will not have us, if it will not. */
  failure = $state.raw<Failure | null>(null);
  selected = $state<string | null>(null);
  expanded = $state<string | null>(null);
  pending = $state.raw<{ source: string; target: string } | null>(null);
  refused = $state.raw<Refused | null>(null);
  told = $state.raw<Told[]>([]);
  /** Whether the last change is drawn without flight. */
  instant = $state(true);
  /** Whether the newest update is the one on the screen. */
  settled = $state(true);
  /** Whether this player has said that he is ready for the next deal. */
  ready = $state(false);

  readonly view = $derived<View | null>(this.shot?.view ?? null);
  readonly legal = $derived<readonly string[]>(this.shot?.update.legal ?? []);
  readonly targets = $derived<Targets>(targetsOf(this.legal));
  readonly myTurn = $derived(this.legal.length > 0);

  readonly hints = new Hints();

  /** Whether neighbouring cards of the hand are far enough apart for one tap to play; the table says so. */
  roomy = true;

  private latest: Update | null = null;
  private readonly queue: Queue;
  private readonly connection: Connection;
  private serial = 0;
  private inFlight: { id: number; version: number; at: string } | null = null;
  private hinted = -1;
  private noted = "";
  private clearing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly room: string,
    readonly secret: string,
  ) {
    this.queue = new Queue(
      (shot, skipped) => this.show(shot, skipped),
      () => FACTOR[settings.speed],
    );
    this.connection = new Connection(room, secret, {
      message: (message) => this.hear(message),
      state: (state, failure) => {
        this.link = state;
        this.failure = failure;
        if (state !== "open") {
          this.drop();
          this.hints.drop();
        }
      },
    });
  }

  open(): void {
    this.link = "connecting";
    this.failure = null;
    this.connection.open();
  }

  close(): void {
    clearTimeout(this.clearing);
    this.queue.clear();
    this.connection.close();
  }

  /** The page is looked at again, or is not: hidden tables jump to their state. */
  watched(visible: boolean): void {
    if (visible) this.connection.hurry();
    else this.finish();
  }

  /** It takes too long: is the server still there? */
  doubt(): void {
    this.connection.check();
  }

  // --- from the server

  private hear(message: FromServer): void {
    if (message.type === "update") this.take(message);
    else if (message.type === "refused") {
      if (this.inFlight?.id === message.id) {
        const at = this.inFlight.at;
        this.drop();
        this.refuse(message.key, at);
      } else if (this.hints.asked(message.id)) {
        this.hints.drop();
        this.refuse(message.key, "");
      }
    } else if (message.type === "hint") this.hints.take(message);
    else if (message.type === "failure" && !FINAL.has(message.code)) this.refuse(message.key, "");
  }

  private take(update: Update): void {
    this.latest = update;
    this.hints.follow(update);
    this.settled = false;
    const whole = update.event.kind === "snapshot";
    if (whole) {
      this.queue.clear();
      this.drop();
    }
    this.queue.push(shotsOf(update, HOLD[settings.hold]));
    if (document.hidden) this.finish();
  }

  private show(shot: Shot, skipped: Shot[]): void {
    const before = this.shot;
    const { update } = shot;
    this.instant =
      skipped.length > 0 || settings.speed === "off" || !before || (shot.kind === "whole" && update.event.kind === "snapshot");
    this.shot = shot;
    this.settled = update === this.latest;
    if (this.inFlight && update.version > this.inFlight.version) this.drop();
    const you = update.view.you;
    this.ready = you !== null && update.view.ready.includes(you);
    this.hinted = -1;
    this.expanded = null;
    if (this.selected && !this.holds(this.selected)) this.selected = null;
    for (const update of new Set([...skipped, shot].filter((one) => one.kind !== "collected" && one.kind !== "result").map((one) => one.update))) {
      this.say(tell(update));
    }
    if (settings.sound && !this.instant && shot.kind !== "whole") rustle();
    if (settings.sound && update.legal.length > 0 && this.settled && before?.update.legal.length === 0) chime();
  }

  private holds(source: string): boolean {
    const table = this.view?.table;
    if (!table) return false;
    if (isPlace(source)) return table.game === "kings-corner" && (table.piles[source]?.length ?? 0) > 0;
    return table.hand.includes(source);
  }

  /** Write a line into what has happened; once, until another one comes. */
  note(line: string): void {
    if (line !== this.noted) this.say([line]);
    this.noted = line;
  }

  private say(lines: string[]): void {
    if (!lines.length) return;
    const told = lines.map((text) => ({ serial: (this.serial += 1), text }));
    this.told = [...this.told, ...told].slice(-LOG);
  }

  private refuse(key: string, at: string): void {
    this.refused = { key, at, serial: (this.serial += 1) };
    clearTimeout(this.clearing);
    this.clearing = setTimeout(() => (this.refused = null), 4200);
  }

  private drop(): void {
    this.inFlight = null;
    this.pending = null;
  }

  // --- from the player

  /** Finish all running animations. False if the table on the screen was not the newest: then a tap only catches up. */
  finish(): boolean {
    const settled = this.settled;
    if (this.queue.busy) this.queue.finish();
    return settled;
  }

  /** Send a token; `at` is where a refusal is explained. */
  act(token: string, at: string): void {
    this.finish();
    this.refused = null;
    const update = this.latest;
    if (!update || this.inFlight) return;
    const id = (this.serial += 1);
    if (!this.connection.send({ type: "act", id, version: update.version, token })) {
      this.refuse("link-offline", at);
      return;
    }
    this.inFlight = { id, version: update.version, at };
    // A legal move is drawn at once; an illegal one is asked for all the same: the server says why not.
    if (update.legal.includes(token)) {
      this.pending = moveOf(token);
      this.instant = false;
      this.selected = null;
    }
  }

  /** A card of the hand was tapped (or Enter pressed on it). */
  tapCard(card: string): void {
    const caughtUp = this.finish();
    const table = this.view?.table;
    if (!table) return;
    if (!caughtUp) {
      this.selected = card;
      return;
    }
    if (table.game === "king") {
      const oneTap = settings.taps === "one" || (settings.taps === "auto" && this.roomy);
      const playing = table.phase === "play" && this.myTurn;
      if (playing && (oneTap || this.selected === card)) this.act(card, card);
      else this.selected = this.selected === card ? null : card;
      return;
    }
    if (this.selected === card) {
      const target = onlyTarget(this.targets, card);
      if (target) this.act(tokenFor(card, target), card);
      else this.selected = null;
    } else this.selected = card;
  }

  /** A place of Kings Corner was tapped. */
  tapPlace(place: string): void {
    if (!this.finish()) return;
    const table = this.view?.table;
    if (table?.game !== "kings-corner") return;
    if (this.selected && this.selected !== place) {
      this.act(tokenFor(this.selected, place), this.selected);
    } else if (this.selected === place) {
      const target = onlyTarget(this.targets, place);
      if (target) this.act(tokenFor(place, target), place);
      else this.selected = null;
    } else if (this.targets.moves.has(place)) this.selected = place;
    else this.expanded = this.expanded === place || (table.piles[place]?.length ?? 0) < 2 ? null : place;
  }

  /** A source was dragged onto a target. */
  dropOn(source: string, target: string | null): void {
    this.finish();
    this.selected = null;
    if (target && target !== source) this.act(tokenFor(source, target), source);
  }

  /** End the turn. */
  end(): void {
    if (!this.finish()) return;
    this.act("end", "end");
  }

  /** Whether a hint can be asked for now. */
  get hintable(): boolean {
    return this.view?.hints === true && this.view.phase === "deal" && this.myTurn;
  }

  /** Ask what a strong player would do or, where that is not allowed, show a legal move, another one each time. */
  hint(): void {
    this.finish();
    if (this.hintable) {
      if (!this.hints.busy && !this.inFlight) this.askHint();
      return;
    }
    const tokens = hints(this.legal);
    if (!tokens.length) {
      if (this.myTurn) this.refuse("hint-none", "");
      return;
    }
    this.hinted = (this.hinted + 1) % tokens.length;
    this.selected = moveOf(tokens[this.hinted] ?? "")?.source ?? null;
  }

  private askHint(): void {
    const version = this.latest?.version ?? 0;
    const id = (this.serial += 1);
    this.refused = null;
    if (this.connection.send({ type: "hint", id, version })) this.hints.ask(id, version);
    else this.refuse("link-offline", "");
  }

  /** Let go of what is selected. */
  cancel(): void {
    this.selected = null;
    this.expanded = null;
    this.refused = null;
  }

  /** Ready for the next deal. */
  next(): void {
    this.finish();
    if (this.connection.send({ type: "next", nonce: nonce() })) this.ready = true;
    else this.refuse("link-offline", "");
  }

  /** Whether a card is dimmed: it is this player's turn to play and the rules refuse it. */
  dims(card: string): boolean {
    const table = this.view?.table;
    return table?.game === "king" && table.phase === "play" && this.myTurn && isCard(card) && !this.targets.moves.has(card);
  }
}
