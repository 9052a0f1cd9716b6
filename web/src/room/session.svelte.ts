// One player at one table: what they see (session/screen), what is selected, what is sent. Taps, drags and keys all end here.
import { isCard } from "../cards";
import type { Failure, FromClient, FromServer, Said as Words, Update, View } from "../messages";
import { settings } from "../settings.svelte";
import { moveOf, targetsOf, type Targets } from "../targets";
import { Hints } from "../table/hints.svelte";
import { asking } from "./asked";
import { Connection, FINAL, nonce, type LinkState } from "./connection";
import { Ahead, type Wish } from "./session/ahead.svelte";
import { Bell } from "./session/bell";
import { holds } from "./session/holds";
import { Itself } from "./session/itself";
import { Lamp } from "./session/lamp";
import { Premove } from "./session/premove.svelte";
import { Said } from "./session/said.svelte";
import { Screen } from "./session/screen.svelte";
import { Taps } from "./session/taps";
import { Warning } from "./session/warning";
import { aside, type Shot } from "./shots";

export class Session {
  link = $state<LinkState>("connecting");
  /** Why the server will not have us, if it will not. */
  failure = $state.raw<Failure | null>(null);
  selected = $state<string | null>(null);
  expanded = $state<string | null>(null);
  /** What people have just said: it is shown for a while (Spoken.svelte). Null before anybody has said a word. */
  words = $state.raw<readonly Words[] | null>(null);
  /** Whether this player is ready for the next deal. */
  ready = $state(false);

  readonly screen = new Screen((shot, skipped, before) => this.show(shot, skipped, before));
  readonly view = $derived<View | null>(this.screen.shot?.view ?? null);
  readonly legal = $derived<readonly string[]>(this.screen.shot?.update.legal ?? []);
  readonly targets = $derived<Targets>(targetsOf(this.legal));
  readonly myTurn = $derived(this.legal.length > 0);
  /** Whether the last action of this turn can be taken back. */
  readonly undoable = $derived((this.screen.shot?.update.undo ?? 0) > 0);

  readonly said = new Said();
  readonly ahead = new Ahead();
  readonly taps = new Taps(this);
  readonly hints = new Hints();
  readonly lamp = new Lamp(this);
  readonly premove = new Premove(this);

  /** Whether neighbouring cards of the hand are far enough apart for one tap to play; the table says so. */
  roomy = true;

  private readonly connection: Connection;
  private serial = 0;
  private readonly warning = new Warning();
  private readonly bell = new Bell();
  private readonly itself = new Itself(this);

  constructor(
    readonly room: string,
    readonly secret: string,
  ) {
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
    this.screen.clear();
    this.connection.close();
  }

  /** The page is looked at again, or is not: hidden tables jump to their state. */
  watched(visible: boolean): void {
    if (visible) {
      this.bell.takeBack();
      this.connection.hurry();
    } else this.screen.finish();
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
    this.hints.follow(update);
    this.warning.follow(update);
    if (update.event.kind === "snapshot") this.ahead.drop();
    this.screen.take(update);
  }

  private show(shot: Shot, skipped: Shot[], before: Shot | null): void {
    const { screen } = this;
    const { update } = shot;
    if (!aside(update.event) || update.event.seat === update.view.you) this.ahead.follow(update.version);
    const you = update.view.you;
    this.ready = you !== null && update.view.ready.includes(you);
    this.lamp.follow();
    this.expanded = null;
    if (this.selected && !holds(this.view, this.selected)) this.selected = null;
    for (const update of new Set([...skipped, shot].filter((one) => one.kind !== "collected" && one.kind !== "result").map((one) => one.update))) {
      this.said.happened(update);
    }
    const { still } = screen;
    if (still && (this.myTurn || this.view?.phase !== "deal")) screen.pace.rushing = false;
    const turn = screen.settled && this.myTurn && before?.update.legal.length === 0;
    this.bell.ring(shot, asking([...skipped, shot], turn), skipped.length > 0 || screen.pace.rushing || !before);
    this.itself.stop();
    if (!still) return;
    if (settings.settle === "auto" && update.view.offer === "settled") this.claim();
    this.itself.follow(shot.lasts * screen.pace.factor);
  }

  // --- from the player

  /** Send a token; `at` is where a refusal is explained. */
  act(token: string, at: string): void {
    const update = this.ask({ type: "act", token }, at);
    // A legal move is drawn at once; an illegal one is asked for all the same: the server says why not.
    if (update?.legal.includes(token)) {
      this.ahead.move = moveOf(token);
      this.screen.instant = false;
      this.selected = this.premove.card = null;
    }
  }

  /** Take back the last action of the turn; nothing happens at a table where that is not allowed. */
  undo(): void {
    if (this.screen.latest?.undo) this.ask({ type: "undo" }, "");
    else if (this.screen.latest?.view.undo && this.myTurn) this.said.refuse("error-nothing-to-undo", "");
  }

  /** Say yes to what the room offers: it plays the rest of the deal. */
  claim(): void {
    if (this.screen.latest?.view.offer) this.ask({ type: "claim" }, "");
  }

  /** Ask the room to change the table; `at` is where a refusal is explained. The update it is about, if it is on its way. */
  ask(wish: Wish, at: string): Update | null {
    this.screen.finish();
    this.bell.touch();
    this.said.quiet();
    const update = this.screen.latest;
    if (!update || this.ahead.busy) return null;
    const id = this.number();
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

  /** A number for a message that is answered. */
  number(): number {
    return (this.serial += 1);
  }

  /** End the turn; where something still fits, that is said first. */
  end(): void {
    if (!this.screen.catchUp() || this.ahead.busy) return;
    const still = settings.warn && this.hints.now !== "end" ? this.warning.before(this.legal) : null;
    if (still) this.said.refuse(still.key, "end", still.args);
    else this.act("end", "end");
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
    this.screen.catchUp();
    if (this.send({ type: "next", nonce: nonce() })) this.ready = true;
  }

  /** Whether a card is dimmed: it is this player's turn to play and the rules refuse it. */
  dims(card: string): boolean {
    const table = this.view?.table;
    return table?.game === "king" && table.phase === "play" && this.myTurn && isCard(card) && !this.targets.moves.has(card);
  }
}
