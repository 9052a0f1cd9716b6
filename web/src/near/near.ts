// The near home, from the page's side: starts the worker, asks it, and connects to its rooms.
import type { Line, Near } from "../base/line";
import { LIST, SERVER } from "../base/site";
import type { List } from "./list";
import type { Fault, FromWorker, ToWorker } from "./messages";
import { report } from "./report";
import { ruleTexts } from "./ruleTexts";
import { near } from "./state.svelte";
import { discard } from "./stored";

/** Why there is no near home. */
class Unstarted extends Error {
  constructor(
    readonly fault: Fault,
    detail: string,
  ) {
    super(detail);
  }
}

/** The states of a WebSocket. */
const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

class NearLine implements Line {
  readyState = CONNECTING;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    private readonly number: number,
    private readonly post: (message: ToWorker) => void,
  ) {}

  send(text: string): void {
    if (this.readyState === OPEN) this.post({ kind: "say", line: this.number, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.post({ kind: "leave", line: this.number });
    this.closed();
  }

  opened(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.onopen?.(new Event("open"));
  }

  said(text: string): void {
    if (this.readyState === OPEN) this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  closed(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.(new CloseEvent("close"));
  }
}

class Home implements Near {
  private readonly questions = new Map<number, (answer: Response) => void>();
  private readonly lines = new Map<number, NearLine>();
  /** Languages whose rule pages have their texts in the worker. */
  private readonly spoken = new Map<string, Promise<void>>();
  private serial = 0;

  constructor(private readonly post: (message: ToWorker) => void) {}

  /** Give the worker the texts of rule pages in a language. */
  private speak(language: string): Promise<void> {
    const known = this.spoken.get(language);
    if (known) return known;
    const asked = ruleTexts(language).then((texts) => this.post({ kind: "texts", language, texts }));
    this.spoken.set(language, asked);
    asked.catch(() => this.spoken.delete(language));
    return asked;
  }

  async ask(path: string, { method = "GET", body, headers }: RequestInit): Promise<Response> {
    const [, language] = /^\/rules\/(?:page|short)\/([^/]+)\//.exec(path) ?? [];
    if (language) await this.speak(language);
    const id = ++this.serial;
    const secret = new Headers(headers).get("authorization")?.replace(/^Bearer /, "") ?? "";
    return new Promise((resolve) => {
      this.questions.set(id, resolve);
      this.post({ kind: "ask", id, method, address: path, body: typeof body === "string" ? body : "", secret });
    });
  }

  line(room: string): Line {
    const number = ++this.serial;
    const line = new NearLine(number, this.post);
    this.lines.set(number, line);
    this.post({ kind: "open", line: number, room });
    return line;
  }

  take(message: FromWorker): void {
    if (message.kind === "answer") {
      this.questions.get(message.id)?.(new Response(message.body, { status: message.status }));
      this.questions.delete(message.id);
    } else if (message.kind === "opened") this.lines.get(message.line)?.opened();
    else if (message.kind === "said") this.lines.get(message.line)?.said(message.text);
    else if (message.kind === "closed") {
      this.lines.get(message.line)?.closed();
      this.lines.delete(message.line);
    } else if (message.kind === "full") near.full = message.full;
    else if (message.kind === "loading") {
      near.loaded = message.loaded;
      near.total = message.total;
    }
  }
}

/** Address of the list of files. */
const list = (): string => new URL(LIST ?? "", location.href).href;

let starting: Promise<Near> | null = null;

/** The near home, started once. Rejects with an {@link Unstarted}; the next call tries again. */
export function start(): Promise<Near> {
  starting ??= started();
  return starting;
}

async function started(): Promise<Near> {
  near.failed = "";
  void report(SERVER ?? "");
  try {
    const home = await begin().catch(mended);
    near.ready = true;
    return home;
  } catch (fault) {
    starting = null;
    near.failed = fault instanceof Unstarted ? fault.fault : "parts";
    throw fault;
  }
}

/** Kept files may be damaged: with a network they are deleted, and fetched again. Later they are kept again. */
async function mended(fault: unknown): Promise<Near> {
  if (!(fault instanceof Unstarted) || fault.fault !== "parts" || typeof caches === "undefined") throw fault;
  // No store has a file of this name.
  const there = await fetch(`${list()}?again`, { cache: "reload" }).catch(() => null);
  if (!there?.ok || !(await discard())) throw fault;
  return begin();
}

let tried: Promise<void> | null = null;

/** The moment at which the player has it tried again. */
function retried(): Promise<void> {
  tried ??= new Promise((again) => {
    near.again = () => {
      tried = null;
      again();
    };
  });
  return tried;
}

/**
 * The near home for what only it can answer. While that waits, the page says how far it is loaded; where it fails, the
 * page says why, and the player may try again.
 */
export async function needed(): Promise<Near> {
  near.waiting += 1;
  for (;;) {
    try {
      const home = await start();
      near.waiting -= 1;
      return home;
    } catch {
      await retried();
    }
  }
}

/** The games, before the near home is there: the list of its files has them. It is started behind that. */
export async function games(): Promise<Response> {
  if (!near.ready) {
    const answer = await fetch(list()).catch(() => null);
    void start().catch(() => {}); // whatever needs it says so
    const known = answer?.ok ? ((await answer.json().catch(() => null)) as List | null)?.games : null;
    if (known) return new Response(JSON.stringify(known));
  }
  return (await needed()).ask("/games", {});
}

function begin(): Promise<Near> {
  return new Promise((resolve, reject) => {
    if (typeof Worker === "undefined") throw new Unstarted("no-workers", "This browser has no workers.");
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const fail = (fault: Fault, detail: string): void => {
      worker.terminate();
      reject(new Unstarted(fault, detail));
    };
    const home = new Home((message) => worker.postMessage(message));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "ready") {
        near.stores = data.kept;
        resolve(home);
      } else if (data.kind === "failed") fail(data.fault, data.detail);
      else home.take(data);
    };
    worker.onerror = (event) => fail("no-workers", event.message);
    worker.postMessage({ kind: "start", role: "rooms", list: list() } satisfies ToWorker);
  });
}
