// The connection to one room: says hello, sends and receives, reconnects after a lost connection.
import { isNear, lineTo } from "../base/home";
import type { Line } from "../base/line";
import { at } from "../base/site";
import type { ErrorCode, FromClient, FromServer, View } from "../base/messages";
import { settings } from "../base/settings.svelte";
import type { TextKey } from "../base/textKey";

/** `connecting` at first, `open`, `lost` (trying again), `ended` (the server refuses us: see the failure). */
export type LinkState = "connecting" | "open" | "lost" | "ended";

/** Why there is no connection: a failure that the server sent, or one that the page detected. */
export interface LinkFailure {
  code: ErrorCode | "no-websocket" | "no-live-connection";
  key: TextKey;
}

interface Ears {
  message(message: FromServer): void;
  state(state: LinkState, failure: LinkFailure | null): void;
}

/** After these failures the server would refuse the same hello again: only the player can change something. */
export const FINAL: ReadonlySet<string> = new Set([
  "wrong-secret",
  "removed",
  "left",
  "no-room",
  "replaced",
  "old-page",
  "foreign-origin",
  "too-many-onlookers",
]);
/** The message for a browser without WebSocket, or with WebSockets blocked. */
const NO_WEBSOCKET: LinkFailure = { code: "no-websocket", key: "link-no-websocket" };
/** The state of a connection that can be used. */
const OPEN = 1;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** The server answers over HTTP, but the live connection fails: something in between blocks it. */
const BLOCKED: LinkFailure = { code: "no-live-connection", key: "offline-blocked" };
/** After this many tries in a row without an answer, check whether the server is there at all. */
const TRIES = 3;
/** Milliseconds after which a connection that has not opened is given up. */
const OPEN_WITHIN = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;
/** The same as `PING_EVERY` on our turn: a player who thinks about a card must not find out only after playing it. */
const PING_ON_TURN = 5000;
/**
 * The same as `PONG_WITHIN` when the player is already waiting: at most, on a slow connection, and at least. In between
 * it is a multiple of the slowest of the last answers.
 */
const PONG_AT_ONCE = { most: 3000, least: 1500, times: 10 } as const;
/** An unanswered action triggers a ping after this part of that time. */
const ANSWER_PART = 2 / 3;

/** The view of an update: what it leaves out is as in the view `before` it on the same connection. */
function wholeView(before: View | null, sent: View): View {
  const view: View = { ...before, ...sent };
  if (before?.table && sent.table) view.table = { ...before.table, ...sent.table };
  return view;
}

export class Connection {
  private socket: Line | null = null;
  private tries = 0;
  /** How many connections in a row have closed without a message from the server. */
  private silent = 0;
  /** Whether the server has sent anything on the newest connection. */
  private heard = false;
  /** When the message was sent that waits for an answer; 0: none does. */
  private asked = 0;
  /** Milliseconds that the slowest of the last answers took; a quick one lets it fall slowly. */
  private slowest: number = PONG_AT_ONCE.most;
  private onTurn = false;
  private blocked = false;
  private closed = false;
  /** Whether the connection is shown as lost although the socket is still open. */
  private doubted = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private answer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly room: string,
    private readonly secret: string,
    private readonly ears: Ears,
  ) {}

  open(): void {
    this.closed = false;
    this.doubted = false;
    clearTimeout(this.timer);
    if (typeof WebSocket === "undefined" && !isNear(this.room)) {
      this.ears.state("ended", NO_WEBSOCKET);
      return;
    }
    const line = lineTo(this.room);
    if (!(line instanceof Promise)) this.use(line);
    else {
      line.then(
        (found) => {
          if (this.closed || this.socket) found.close();
          else this.use(found);
        },
        () => !this.closed && this.openLater(),
      );
    }
  }

  private use(socket: Line): void {
    this.socket = socket;
    this.heard = false;
    let failure: LinkFailure | null = null;
    let view: View | null = null;
    this.expectMessage(OPEN_WITHIN);
    socket.onopen = () => {
      if (this.socket !== socket) return;
      const { name, figure, disc } = settings;
      const looksOn = this.secret ? {} : { name: name.trim(), figure: figure || null, disc: disc || null };
      this.send({ type: "hello", secret: this.secret, shuffles: true, changes: true, ...looksOn });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return; // this socket was given up and replaced
      clearTimeout(this.silence);
      clearTimeout(this.answer);
      this.heard = true;
      this.blocked = false;
      if (this.asked) this.slowest = Math.max(Date.now() - this.asked, this.slowest / 2);
      this.asked = 0;
      if (this.doubted) this.ears.state("open", null);
      this.doubted = false;
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "failure") failure = message;
      else if (message.type === "update") {
        this.tries = 0;
        message.view = view = wholeView(view, message.view);
        this.onTurn = message.legal.length > 0;
        this.pingLater();
        this.ears.state("open", null);
      }
      this.ears.message(message);
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      this.stopTimers();
      this.socket = null;
      if (failure && FINAL.has(failure.code)) this.ears.state("ended", failure);
      else this.openLater();
    };
  }

  /** Send a message; false if there is no connection at the moment. */
  send(message: FromClient): boolean {
    if (!this.socket || this.socket.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (message.type !== "hint") this.asked ||= Date.now();
    if ("version" in message && message.type !== "hint") {
      clearTimeout(this.answer);
      this.answer = setTimeout(() => this.suspectLoss(), this.soon() * ANSWER_PART);
    }
    return true;
  }

  /** Milliseconds in which the server answers if it is there: few on a quick connection. */
  private soon(): number {
    return Math.max(PONG_AT_ONCE.least, Math.min(PONG_AT_ONCE.most, this.slowest * PONG_AT_ONCE.times));
  }

  /** Check soon whether the server is still there. */
  checkSoon(): void {
    this.ping(this.soon());
  }

  /** The network seems to be gone. Show that at once, and take it back if the server answers after all. */
  suspectLoss(): void {
    if (this.socket?.readyState !== OPEN || isNear(this.room)) return; // not open: the page shows that already
    this.doubted = true;
    this.ears.state("lost", null);
    this.checkSoon();
  }

  /** Try at once instead of waiting (the network is back, or the tab is visible again). */
  retryNow(): void {
    if (this.closed) return;
    if (this.socket) this.checkSoon();
    else this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.stopTimers();
    this.socket?.close();
    this.socket = null;
  }

  private openLater(): void {
    this.ears.state("lost", this.blocked ? BLOCKED : null);
    this.silent = this.heard ? 0 : this.silent + 1;
    if (this.silent >= TRIES && !this.blocked && !isNear(this.room)) void this.askOverHttp();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  /**
   * Check whether the server answers over HTTP although it never sends anything on a WebSocket: then something blocks
   * WebSockets.
   */
  private async askOverHttp(): Promise<void> {
    const there = await fetch(at("/api/health"), { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (!there || this.closed || this.heard) return;
    this.blocked = true;
    if (!this.socket) this.ears.state("lost", BLOCKED);
  }

  /** Send a ping after a while, sooner on our turn. */
  private pingLater(): void {
    clearTimeout(this.pinger);
    this.pinger = setTimeout(
      () => {
        this.ping(PONG_WITHIN);
        this.pingLater();
      },
      this.onTurn ? PING_ON_TURN : PING_EVERY,
    );
  }

  private ping(within: number): void {
    if (this.send({ type: "ping" })) this.expectMessage(this.onTurn ? Math.min(within, this.soon()) : within);
  }

  /** Give the connection up if no message arrives on it within this many milliseconds. */
  private expectMessage(within: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.dropSocket(), within);
  }

  private stopTimers(): void {
    clearTimeout(this.pinger);
    clearTimeout(this.silence);
    clearTimeout(this.answer);
  }

  /** Drop the socket without waiting for its close event, which needs an answer or half a minute. */
  private dropSocket(): void {
    const socket = this.socket;
    if (!socket) return;
    this.stopTimers();
    this.socket = null;
    socket.close();
    this.openLater();
  }
}
