// One player at one table: what they see (playback), what is selected, what is sent. Handles all taps, drags and keys.
import { isCard } from "../base/cards";
import type { FromClient, FromServer, PuzzleAnswer, PuzzleAsked, Said as Words, Update, View } from "../base/messages";
import { factsOf } from "../game/registry";
import { settings } from "../base/settings.svelte";
import { moveOf, targetsOf, type Targets } from "../base/targets";
import { Hints } from "./hints.svelte";
import { attentionFor } from "./attention";
import { Connection, FINAL, type LinkFailure, type LinkState } from "./connection";
import { PendingAction, type Named, type Request } from "./pendingAction.svelte";
import { Feedback } from "./feedback";
import { holds, pileOf } from "./game";
import { AutoPlay } from "./autoPlay";
import { countDeal } from "./beginner";
import { HintController } from "./hintController";
import type { Player } from "./player";
import { Premove } from "./premove.svelte";
import { TableLog } from "./tableLog.svelte";
import { Playback } from "./playback.svelte";
import { ledSuit } from "../words/game";
import { realName } from "../words/names";
import { Taps } from "./taps";
import { EndTurnWarning } from "./endTurnWarning";
import { Worth } from "./worth.svelte";
import { Shuffling } from "./shuffling.svelte";
import { aside, type Shot } from "./shots";

export class Session implements Player {
  link = $state<LinkState>("connecting");
  /** Why the server refuses the connection; null if it does not. */
  failure = $state.raw<LinkFailure | null>(null);
  selected = $state<string | null>(null);
  expanded = $state<string | null>(null);
  /** What people have just said, shown for a while (Spoken.svelte). Null before anyone has said anything. */
  words = $state.raw<readonly Words[] | null>(null);
  /** What is said of a puzzle, before and after its choice. */
  puzzleAsked = $state.raw<PuzzleAsked | null>(null);
  puzzle = $state.raw<PuzzleAnswer | null>(null);
  /** Whether this player is ready for the next deal. */
  ready = $state(false);

  readonly playback = new Playback((shot, skipped, before) => this.showShot(shot, skipped, before));
  readonly view = $derived<View | null>(this.playback.shot?.view ?? null);
  readonly legal = $derived<readonly string[]>(this.playback.shot?.update.legal ?? []);
  readonly targets = $derived<Targets>(targetsOf(this.legal));
  readonly myTurn = $derived(this.legal.length > 0);
  /** Whether the player can undo the last action of this turn. */
  readonly undoable = $derived((this.playback.shot?.update.undo ?? 0) > 0);

  readonly log = new TableLog();
  readonly pending = new PendingAction();
  readonly hints = new Hints();
  readonly hintController = new HintController(this);
  /** The card or place that is raised: the selected one or, without one, what a hint advises to move. */
  readonly raised = $derived(this.selected ?? (this.pending.move ? null : moveOf(this.hints.now)?.source) ?? null);
  /** Whether one more tap plays the raised card to the trick. */
  readonly playsNext = $derived(this.selected !== null && this.playing && this.targets.moves.has(this.selected));
  readonly worth = new Worth(this);
  readonly shuffling = new Shuffling(this);
  readonly premove = new Premove(this);
  /** The key of the text that says what a tap on the raised card does; empty if no card is raised, or a pile. */
  readonly lifted = $derived(
    this.playsNext
      ? "turn-again"
      : this.waits
        ? "turn-before"
        : this.selected === null || !this.premove.possible
          ? ""
          : this.premove.card === this.selected
            ? "turn-chosen"
            : "turn-ahead",
  );
  readonly taps = new Taps(this, this.premove);

  /** The cards of the hand that show less than a finger needs; the table sets them. */
  tight: ReadonlySet<string> = new Set();

  /** Whether this player is to play a card to a trick. */
  private get playing(): boolean {
    const table = this.view?.table;
    return this.myTurn && table?.phase === "play" && factsOf(table.game)?.tricks === true;
  }

  /** Whether this player has raised a card before their turn where none can be chosen ahead. */
  private get waits(): boolean {
    const { view, selected, myTurn } = this;
    const tricks = factsOf(view?.game)?.tricks === true;
    return selected !== null && isCard(selected) && !myTurn && view?.phase === "deal" && !view.lesson && !tricks;
  }

  private readonly connection: Connection;
  private serial = 0;
  private readonly warning = new EndTurnWarning();
  private readonly feedback = new Feedback();
  private readonly autoPlay = new AutoPlay(this, this.premove);

  get busy(): boolean {
    return this.pending.busy;
  }

  constructor(
    readonly room: string,
    readonly secret: string,
  ) {
    this.connection = new Connection(room, secret, {
      message: (message) => this.receiveMessage(message),
      state: (state, failure) => {
        this.link = state;
        this.failure = failure;
        if (state === "open") return;
        this.pending.forgetAction();
        this.hints.closeHint();
        this.shuffling.connectionLost();
      },
    });
  }

  open(): void {
    this.link = "connecting";
    this.failure = null;
    this.connection.open();
  }

  close(): void {
    this.log.hideRefusal();
    this.autoPlay.stop();
    this.playback.dropShots();
    this.connection.close();
  }

  /** The tab became visible or hidden. Hidden tables jump to their newest state. */
  setVisible(visible: boolean): void {
    if (visible) {
      this.feedback.withdrawNotice();
      this.connection.retryNow();
    } else this.playback.showNewest();
  }

  /** The browser reports that there is no network. */
  reportOffline(): void {
    this.connection.suspectLoss();
  }

  /** An answer takes too long: check whether the server is still there. */
  checkConnection(): void {
    this.connection.checkSoon();
  }

  // --- from the server

  private receiveMessage(message: FromServer): void {
    if (message.type === "update") this.takeUpdate(message);
    else if (message.type === "refused") {
      const hint = this.hints.isAnswered(message.id);
      const about = hint ? { at: "", near: "" } : this.pending.refusedAt(message.id);
      if (!about) return;
      const { at, near } = about;
      if (hint) this.hints.closeHint();
      else this.pending.forgetAction();
      // It can be moved nowhere else.
      if (factsOf(this.view?.game)?.tricks && this.selected === at) this.selected = null;
      // A lesson answers with a sentence of its own.
      if (this.view?.lesson && !message.key.startsWith("error-")) return;
      const { view } = this;
      const acts = view?.table?.toAct ?? -1;
      // Above the hand, or in the middle of the table: it covers no seat.
      if (message.key === "reason-not-your-turn" && view && acts >= 0 && acts !== view.you)
        this.log.showRefusal("turn-wait", at, { name: realName(view, acts) }, isCard(at) ? at : "");
      else this.log.showRefusal(message.key, at, { suit: ledSuit(view) }, near);
    } else if (message.type === "said") this.words = [...(this.words ?? []), message];
    else if (message.type === "hint") this.hints.showAnswer(message);
    else if (message.type === "puzzle") this.puzzle = message;
    else if (message.type === "puzzle-asked") this.puzzleAsked = message;
    else if (message.type === "worth") this.worth.takeAnswer(message);
    else if (message.type === "failure" && !FINAL.has(message.code)) {
      if (message.code === "too-fast") this.shuffling.partRefused();
      // Another server has the table: the page connects again at once, and players need not know of servers.
      if (message.code !== "moved") this.log.showRefusal(message.key, "");
    }
  }

  private takeUpdate(update: Update): void {
    this.hints.followUpdate(update);
    this.warning.countUpdate(update);
    this.shuffling.takeUpdate(update);
    if (update.event.kind === "snapshot") this.pending.forgetAction();
    this.playback.addUpdate(update);
  }

  private showShot(shot: Shot, skipped: Shot[], before: Shot | null): void {
    const { playback } = this;
    const { update } = shot;
    if (!aside(update.event) || update.event.seat === update.view.you) this.pending.noteVersion(update.version);
    const you = update.view.you;
    this.ready = you !== null && update.view.ready.includes(you);
    this.hintController.restartMoves();
    if (this.expanded && (update.view.phase !== "deal" || pileOf(this.view, this.expanded).length < 2))
      this.expanded = null;
    if (this.selected && !holds(this.view, this.selected)) this.selected = null;
    // A card that was raised before the turn, and fits nowhere now, would read as if none did.
    if (this.selected && this.waited(before) && !this.targets.moves.has(this.selected)) this.selected = null;
    // The next step of a lesson is about other cards.
    if (update.view.lesson?.step !== before?.view.lesson?.step) this.selected = null;
    // A card that was raised while others played is lowered if the rules refuse it when the player's turn begins. A
    // card chosen ahead explains that itself.
    if (this.selected && this.dims(this.selected)) {
      if (!this.premove.card) this.premove.refuseCard(this.selected);
      this.selected = null;
    }
    for (const update of new Set(
      [...skipped, shot].filter(({ kind }) => !/^(collected|told|result)$/.test(kind)).map((one) => one.update),
    )) {
      this.log.reportEvent(update);
    }
    const { still } = playback;
    if (still && (this.myTurn || this.view?.phase !== "deal")) playback.pace.rushing = false;
    const turn = playback.settled && this.myTurn && before?.update.legal.length === 0;
    this.feedback.playShot(
      shot,
      attentionFor([...skipped, shot], turn),
      skipped.length > 0 || playback.pace.rushing || !before,
    );
    this.autoPlay.stop();
    if (shot.kind === "result" && !skipped.length && you !== null && factsOf(update.view.game)?.tricks) countDeal();
    if (!still) return;
    if (settings.settle === "auto" && update.view.offer === "settled") this.claim();
    this.autoPlay.tableShown(shot.lasts * playback.pace.factor);
  }

  /** Whether the player's turn has begun since that shot, in a game without tricks. */
  private waited(before: Shot | null): boolean {
    return this.myTurn && before?.update.legal.length === 0 && factsOf(this.view?.game)?.tricks !== true;
  }

  // --- from the player

  act(token: string, at: string): void {
    const update = this.sendRequest({ type: "act", token }, at);
    // A legal move is drawn at once. An illegal one is sent too: the server explains why it is refused.
    if (update?.legal.includes(token)) {
      this.pending.move = moveOf(token);
      this.playback.instant = false;
      this.selected = this.premove.card = null;
    }
  }

  /** Undo the last action of the turn; at a table where that is not allowed, nothing happens. */
  undo(): void {
    if (this.playback.latest?.undo) this.sendRequest({ type: "undo" }, "");
    else if (this.playback.latest?.view.undo && this.myTurn) this.log.showRefusal("error-nothing-to-undo", "");
  }

  /** Accept the offer of the room: it plays the rest of the deal. */
  claim(): void {
    if (this.playback.latest?.view.offer) this.sendRequest({ type: "claim" }, "");
  }

  /**
   * Ask the room to change the table; a refusal is explained at `at`. Return the update that the request refers to;
   * null if it was not sent.
   */
  sendRequest(wish: Request, at: string): Update | null {
    this.playback.showNewest();
    this.feedback.noteActivity();
    this.log.hideRefusal();
    const update = this.playback.latest;
    if (!update || this.pending.busy) return null;
    const id = this.nextId();
    if (!this.send({ ...wish, id, version: update.version }, at)) return null;
    // A refusal is explained at the target of the move, where the player looks.
    this.pending.noteSent(id, update.version, at, (wish.type === "act" && moveOf(wish.token)?.target) || at);
    return update;
  }

  /** Change name, figure and disc. */
  rename(named: Omit<Named, "type">): void {
    this.sendRequest({ type: "rename", ...named }, "");
  }

  /** Delay the first deal. */
  delayStart(): void {
    this.send({ type: "hold" });
  }

  send(message: FromClient, at = ""): boolean {
    const sent = this.connection.send(message);
    if (!sent) this.log.showRefusal("link-offline", at);
    return sent;
  }

  nextId(): number {
    return (this.serial += 1);
  }

  /** End the turn. If something still fits, warn first. */
  endTurn(): void {
    if (!this.playback.catchUp() || this.pending.busy) return;
    const still =
      settings.warn && !this.view?.lesson && this.hints.now !== "end" ? this.warning.warningBefore(this.legal) : null;
    if (still) this.log.showRefusal(still.key, "end", still.args);
    else this.act("end", "end");
  }

  /** Drop the selection. */
  clearSelection(): void {
    this.premove.removeMark();
    this.selected = null;
    this.expanded = null;
    this.log.hideRefusal();
  }

  /** Report that this player is ready for the next deal. */
  readyForNext(): void {
    this.playback.catchUp();
    if (this.send({ type: "next" })) this.ready = true;
  }

  /** Whether a card is dimmed: it is this player's turn and the rules refuse the card. */
  dims(card: string): boolean {
    return this.playing && isCard(card) && !this.targets.moves.has(card);
  }
}
