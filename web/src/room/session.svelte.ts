// One player at one table: what is shown, what is selected, what is sent. Taps, drags and keys all end here.
import { isCard } from "../cards";
import type { Failure, FromServer, Update, View } from "../messages";
import { settings } from "../settings.svelte";
import { hints, isPlace, moveOf, targetsOf, type Targets } from "../targets";
import { Hints } from "../table/hints.svelte";
import { tell } from "../words/spoken";
import { chime, rustle } from "../sound";
import { Connection, FINAL, nonce, type LinkState } from "./connection";
import { Queue } from "./queue";
import { Ahead } from "./session/ahead.svelte";
import { Said } from "./session/said.svelte";
import { Taps } from "./session/taps";
import { Warning } from "./session/warning";
import { shotsOf, type Shot } from "./shots";

const HOLD = { none: 0, short: 400, normal: 900, long: 1800 } as const;
const FACTOR = { off: 0, fast: 0.5, normal: 1, slow: 1.6 } as const;

export class Session {
  shot = $state.raw<Shot | null>(null);
  link = $state<LinkState>("connecting");
  /** Why the server will not have us, if it will not. */
  failure = $state.raw<Failure | null>(null);
  selected = $state<string | null>(null);
  expanded = $state<string | null>(null);
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

  readonly said = new Said();
  readonly ahead = new Ahead();
  readonly taps = new Taps(this);
  readonly hints = new Hints();

  /** Whether neighbouring cards of the hand are far enough apart for one tap to play; the table says so. */
  roomy = true;

  private latest: Update | null = null;
  private readonly queue: Queue;
  private readonly connection: Connection;
  private serial = 0;
  private hinted = -1;
  private readonly warning = new Warning();

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
          this.ahead.drop();
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
    this.said.quiet();
    this.queue.clear();
    this.connection.close();
  }

  /** The page is looked at again, or is not: hidden tables jump to their state. */
  watched(visible: boolean): void {
    if (visible) this.connection.hurry();
    else this.finish();
  }

  /** The browser says that there is no network. */
  offline(): void {
    this.connection.doubt();
  }

  /** It takes too long: is the server still there? */
  doubt(): void {
    this.connection.check();
  }

  // --- from the server

  private hear(message: FromServer): void {
    if (message.type === "update") this.take(message);
    else if (message.type === "refused") {
      const at = this.ahead.refusedAt(message.id);
      if (at !== null) {
        this.ahead.drop();
        this.said.refuse(message.key, at);
      } else if (this.hints.asked(message.id)) {
        this.hints.drop();
        this.said.refuse(message.key, "");
      }
    } else if (message.type === "hint") this.hints.take(message);
    else if (message.type === "failure" && !FINAL.has(message.code)) this.said.refuse(message.key, "");
  }

  private take(update: Update): void {
    this.latest = update;
    this.hints.follow(update);
    this.warning.follow(update);
    this.settled = false;
    const whole = update.event.kind === "snapshot";
    if (whole) {
      this.queue.clear();
      this.ahead.drop();
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
    this.ahead.follow(update.version);
    const you = update.view.you;
    this.ready = you !== null && update.view.ready.includes(you);
    this.hinted = -1;
    this.expanded = null;
    if (this.selected && !this.holds(this.selected)) this.selected = null;
    for (const update of new Set([...skipped, shot].filter((one) => one.kind !== "collected" && one.kind !== "result").map((one) => one.update))) {
      this.said.say(tell(update));
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
    this.said.quiet();
    const update = this.latest;
    if (!update || this.ahead.busy) return;
    const id = (this.serial += 1);
    if (!this.connection.send({ type: "act", id, version: update.version, token })) {
      this.said.refuse("link-offline", at);
      return;
    }
    this.ahead.send(id, update.version, at);
    // A legal move is drawn at once; an illegal one is asked for all the same: the server says why not.
    if (update.legal.includes(token)) {
      this.ahead.move = moveOf(token);
      this.instant = false;
      this.selected = null;
    }
  }

  /** End the turn; where something still fits, that is said first. */
  end(): void {
    if (!this.finish() || this.ahead.busy) return;
    const still = settings.warn && this.hints.now !== "end" ? this.warning.before(this.legal) : null;
    if (still) this.said.refuse(still.key, "end", still.args);
    else this.act("end", "end");
  }

  /** Whether a hint can be asked for now. */
  get hintable(): boolean {
    return this.view?.hints === true && this.view.phase === "deal" && this.myTurn;
  }

  /** Ask what a strong player would do or, where that is not allowed, show a legal move, another one each time. */
  hint(): void {
    this.finish();
    if (this.hintable) {
      if (!this.hints.busy && !this.ahead.busy) this.askHint();
      return;
    }
    const tokens = hints(this.legal);
    if (!tokens.length) {
      if (this.myTurn) this.said.refuse("hint-none", "");
      return;
    }
    this.hinted = (this.hinted + 1) % tokens.length;
    this.selected = moveOf(tokens[this.hinted] ?? "")?.source ?? null;
  }

  private askHint(): void {
    const version = this.latest?.version ?? 0;
    const id = (this.serial += 1);
    this.said.quiet();
    if (this.connection.send({ type: "hint", id, version })) this.hints.ask(id, version);
    else this.said.refuse("link-offline", "");
  }

  /** Let go of what is selected. */
  cancel(): void {
    this.selected = null;
    this.expanded = null;
    this.said.quiet();
  }

  /** Ready for the next deal. */
  next(): void {
    this.finish();
    if (this.connection.send({ type: "next", nonce: nonce() })) this.ready = true;
    else this.said.refuse("link-offline", "");
  }

  /** Whether a card is dimmed: it is this player's turn to play and the rules refuse it. */
  dims(card: string): boolean {
    const table = this.view?.table;
    return table?.game === "king" && table.phase === "play" && this.myTurn && isCard(card) && !this.targets.moves.has(card);
  }
}
