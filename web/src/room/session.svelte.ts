// One player at one table: what is shown, what is selected, what is sent. Taps, drags and keys all end here.
import { isCard } from "../cards";
import type { Failure, FromClient, FromServer, Said as Words, Update, View } from "../messages";
import { settings } from "../settings.svelte";
import { hints, moveOf, targetsOf, type Targets } from "../targets";
import { Hints } from "../table/hints.svelte";
import { asking } from "./asked";
import { Connection, FINAL, nonce, type LinkState } from "./connection";
import { Queue } from "./queue";
import { Ahead, type Wish } from "./session/ahead.svelte";
import { Bell } from "./session/bell";
import { holds } from "./session/holds";
import { Itself } from "./session/itself";
import { Pace } from "./session/pace.svelte";
import { Premove } from "./session/premove.svelte";
import { Said } from "./session/said.svelte";
import { Taps } from "./session/taps";
import { Warning } from "./session/warning";
import { aside, shotsOf, type Shot } from "./shots";

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
  /** Whether the trick on the table stays until somebody lets it go. */
  held = $state(false);
  /** What people have just said: it is shown for a while (Spoken.svelte). Null before anybody has said a word. */
  words = $state.raw<readonly Words[] | null>(null);
  /** Whether this player has said that he is ready for the next deal. */
  ready = $state(false);

  readonly view = $derived<View | null>(this.shot?.view ?? null);
  readonly legal = $derived<readonly string[]>(this.shot?.update.legal ?? []);
  readonly targets = $derived<Targets>(targetsOf(this.legal));
  readonly myTurn = $derived(this.legal.length > 0);
  /** Whether the last action of this turn can be taken back. */
  readonly undoable = $derived((this.shot?.update.undo ?? 0) > 0);

  readonly said = new Said();
  readonly ahead = new Ahead();
  readonly taps = new Taps(this);
  readonly hints = new Hints();
  readonly pace = new Pace();
  readonly premove = new Premove(this);

  /** Whether neighbouring cards of the hand are far enough apart for one tap to play; the table says so. */
  roomy = true;

  /** When the table on the screen was seen (milliseconds of this browser's clock), if it is only remembered; else null. */
  recalled = $state<number | null>(null);

  private latest: Update | null = null;
  private readonly queue: Queue;
  private readonly connection: Connection;
  private serial = 0;
  private hinted = -1;
  private readonly warning = new Warning();
  private readonly bell = new Bell();
  private readonly itself = new Itself(this);

  constructor(
    readonly room: string,
    readonly secret: string,
  ) {
    this.queue = new Queue(
      (shot, skipped) => this.show(shot, skipped),
      () => this.pace.factor,
    );
    this.connection = new Connection(room, secret, {
      message: (message) => this.hear(message),
      state: (state, failure) => {
        this.link = state;
        this.failure = failure;
        if (state !== "open") for (const one of [this.ahead, this.hints]) one.drop();
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
    this.itself.stop();
    this.queue.clear();
    this.connection.close();
  }

  /** The page is looked at again, or is not: hidden tables jump to their state. */
  watched(visible: boolean): void {
    if (visible) {
      this.bell.takeBack();
      this.connection.hurry();
    } else this.queue.finish();
  }

  /** The browser says that there is no network. */
  offline(): void {
    this.connection.doubt();
  }

  /** It takes too long: is the server still there? */
  doubt(): void {
    this.connection.check();
  }

  /** Show a table as it was last seen, until the server is heard: it can be looked at, and nothing can be done. */
  recall(update: Update, seen: number): void {
    if (this.latest) return;
    this.recalled = seen;
    this.queue.push(shotsOf({ ...update, event: { ...update.event, kind: "snapshot" }, legal: [], undo: 0 }, 0));
    this.queue.finish();
    this.settled = true; // nothing newer is known
  }

  // --- from the server

  private hear(message: FromServer): void {
    if (message.type === "update") this.take(message);
    else if (message.type === "refused") {
      const hint = this.hints.asked(message.id);
      const at = hint ? "" : this.ahead.refusedAt(message.id);
      if (at === null) return;
      (hint ? this.hints : this.ahead).drop();
      if (this.view?.game === "king" && this.selected === at) this.selected = null; // a card of King has nowhere else to go
      this.said.refuse(message.key, at);
    } else if (message.type === "said") this.words = [...(this.words ?? []), message];
    else if (message.type === "hint") this.hints.take(message);
    else if (message.type === "failure" && !FINAL.has(message.code)) this.said.refuse(message.key, "");
  }

  private take(update: Update): void {
    this.latest = update;
    this.recalled = null;
    this.hints.follow(update);
    this.warning.follow(update);
    this.settled = false;
    const whole = update.event.kind === "snapshot";
    if (whole) {
      this.queue.clear();
      this.ahead.drop();
    }
    this.queue.push(shotsOf(update, this.pace.hold));
    if (document.hidden) this.queue.finish();
  }

  private show(shot: Shot, skipped: Shot[]): void {
    const before = this.shot;
    const { update } = shot;
    this.instant =
      skipped.length > 0 || this.pace.factor === 0 || !before || (shot.kind === "whole" && update.event.kind === "snapshot");
    this.shot = shot;
    this.settled = update === this.latest;
    this.held = this.queue.held;
    if (!aside(update.event) || update.event.seat === update.view.you) this.ahead.follow(update.version);
    const you = update.view.you;
    this.ready = you !== null && update.view.ready.includes(you);
    this.hinted = -1;
    this.expanded = null;
    if (this.selected && !holds(this.view, this.selected)) this.selected = null;
    for (const update of new Set([...skipped, shot].filter((one) => one.kind !== "collected" && one.kind !== "result").map((one) => one.update))) {
      this.said.happened(update);
    }
    const still = this.settled && !this.queue.busy;
    if (still && (this.myTurn || this.view?.phase !== "deal")) this.pace.rushing = false;
    const turn = this.settled && this.myTurn && before?.update.legal.length === 0;
    this.bell.ring(shot, asking([...skipped, shot], turn), skipped.length > 0 || this.pace.rushing || !before);
    this.itself.stop();
    if (!still) return;
    if (settings.settle === "auto" && update.view.offer === "settled") this.claim();
    this.itself.follow(shot.lasts * this.pace.factor);
  }

  // --- from the player

  /** Finish all running animations. False if the table on the screen was not the newest: then a tap only catches up. */
  finish(): boolean {
    const settled = this.settled;
    if (this.queue.held) this.queue.release();
    else this.queue.finish();
    return settled;
  }

  /** On to this player's next turn: what others do until then is shown at once. A trick that stays goes first. */
  forward(): void {
    if (this.queue.held) this.queue.release();
    else {
      this.pace.rushing = true;
      this.queue.finish();
    }
  }

  /** Send a token; `at` is where a refusal is explained. */
  act(token: string, at: string): void {
    const update = this.ask({ type: "act", token }, at);
    // A legal move is drawn at once; an illegal one is asked for all the same: the server says why not.
    if (update?.legal.includes(token)) {
      this.ahead.move = moveOf(token);
      this.instant = false;
      this.selected = this.premove.card = null;
    }
  }

  /** Take back the last action of the turn; nothing happens at a table where that is not allowed. */
  undo(): void {
    if (this.latest?.undo) this.ask({ type: "undo" }, "");
    else if (this.latest?.view.undo && this.myTurn) this.said.refuse("error-nothing-to-undo", "");
  }

  /** Say yes to what the room offers: it plays the rest of the deal. */
  claim(): void {
    if (this.latest?.view.offer) this.ask({ type: "claim" }, "");
  }

  /** Ask the room to change the table; `at` is where a refusal is explained. The update it is about, if it is on its way. */
  ask(wish: Wish, at: string): Update | null {
    this.queue.finish();
    this.bell.touch();
    this.said.quiet();
    const update = this.latest;
    if (!update || this.ahead.busy) return null;
    const id = (this.serial += 1);
    if (!this.send({ ...wish, id, version: update.version }, at)) return null;
    this.ahead.send(id, update.version, at);
    return update;
  }

  /** Send a message; where that cannot be done it is said, at `at`. */
  send(message: FromClient, at = ""): boolean {
    const sent = this.connection.send(message);
    if (!sent) this.said.refuse("link-offline", at);
    return sent;
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
    if (this.send({ type: "hint", id, version })) this.hints.ask(id, version);
  }

  /** Let go of what is selected. */
  cancel(): void {
    this.premove.drop();
    this.selected = null;
    this.expanded = null;
    this.said.quiet();
  }

  /** Ready for the next deal. */
  next(): void {
    this.finish();
    if (this.send({ type: "next", nonce: nonce() })) this.ready = true;
  }

  /** Whether a card is dimmed: it is this player's turn to play and the rules refuse it. */
  dims(card: string): boolean {
    const table = this.view?.table;
    return table?.game === "king" && table.phase === "play" && this.myTurn && isCard(card) && !this.targets.moves.has(card);
  }
}
