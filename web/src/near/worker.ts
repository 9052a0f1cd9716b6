// The worker that plays without a server: Python with the package, its log in IndexedDB. It has no logic of its own.
import { format, learn } from "./format";
import { Held } from "./held";
import type { FromWorker, ToWorker } from "./messages";
import { NotStarted, startPython } from "./python";
import { openStore, type Store } from "./store";
import type { Args } from "../words/pattern";

/** `kingcraft.page.browser.Inside`, as Pyodide shows it. */
interface Inside {
  ask(id: number, method: string, address: string, body: string, secret: string): void;
  open(line: number, room: string): void;
  hear(line: number, text: string): void;
  /** The room, if no other line here leads to it. */
  leave(line: number): string;
  lost(room: string): void;
  heard(review: number, text: string): void;
  reviewed(review: number, body: string, fault: string): void;
}

interface Browser {
  start(outside: object): Promise<Inside>;
  review(task: string, heard: (text: string) => void): string;
}

/** Milliseconds after which a worker for reviews that has nothing to do is ended: it has 30 MB of memory. */
const IDLE = 60_000;

const tell = (message: FromWorker): void => postMessage(message);

/** The second worker: reviews are long, and the table must go on meanwhile. */
class Reviewer {
  private worker: Worker | null = null;
  private ending: ReturnType<typeof setTimeout> | undefined;
  private waiting = 0;

  constructor(
    private readonly list: string,
    private readonly heard: (id: number, text: string) => void,
    private readonly reviewed: (id: number, body: string, fault: string) => void,
  ) {}

  make(id: number, task: string): void {
    clearTimeout(this.ending);
    this.waiting += 1;
    this.worker ??= this.begin();
    this.worker.postMessage({ kind: "review", id, task } satisfies ToWorker);
    this.worker.onerror = (event) => this.done(id, "", event.message || "the worker for reviews has ended");
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "heard") this.heard(data.id, data.text);
      else if (data.kind === "reviewed") this.done(data.id, data.body, data.fault);
      else if (data.kind === "failed") this.done(id, "", data.detail);
    };
  }

  private begin(): Worker {
    const worker = new Worker(location.href, { type: "module" });
    worker.postMessage({ kind: "start", role: "reviews", list: this.list } satisfies ToWorker);
    return worker;
  }

  private done(id: number, body: string, fault: string): void {
    this.waiting -= 1;
    if (fault) this.end();
    else if (!this.waiting) this.ending = setTimeout(() => this.end(), IDLE);
    this.reviewed(id, body, fault);
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}

/** Python waits for ever where a promise is rejected with a DOMException, as those of the database are. */
const plain = <T>(work: Promise<T>): Promise<T> =>
  work.catch((fault: unknown) => {
    throw new Error(String(fault));
  });

/** What Python calls: `kingcraft.page.browser.Outside`. */
function outside(store: Store, reviews: Reviewer, release: (room: string) => void): object {
  let full = false;
  const refused = (now: boolean): void => {
    if (now !== full) tell({ kind: "full", full: now });
    full = now;
  };
  return {
    async append(room: string, expected: number, events: string): Promise<boolean> {
      try {
        const stored = await plain(store.append(room, expected, events.split("\n")));
        refused(false);
        return stored;
      } catch (fault) {
        refused(true);
        throw fault;
      }
    },
    read: async (room: string, since: number) => (await plain(store.read(room, since))).join("\n"),
    review: (room: string, length: number) => plain(store.review(room, length)),
    keep_review: (room: string, length: number, body: string) => plain(store.keepReview(room, length, body)),
    answered: (id: number, status: number, body: string) => tell({ kind: "answer", id, status, body }),
    said: (line: number, text: string) => tell({ kind: "said", line, text }),
    closed(line: number, room: string): void {
      tell({ kind: "closed", line });
      if (room) release(room);
    },
    make_review: (id: number, task: string) => reviews.make(id, task),
    text: (language: string, key: string, args: string) => format(language, key, JSON.parse(args) as Args),
  };
}

type Hear = (message: ToWorker) => void;

async function rooms(list: string): Promise<Hear> {
  const opening = openStore();
  const python = await startPython(list, (loaded, total) => tell({ kind: "loading", loaded, total }));
  const store = await opening;
  let inside: Inside | null = null;
  const reviews = new Reviewer(
    list,
    (id, text) => inside?.heard(id, text),
    (id, body, fault) => inside?.reviewed(id, body, fault),
  );
  const held = new Held((room) => inside?.lost(room));
  const { start: begin } = python.pyimport("kingcraft.page.browser") as Browser;
  const home = (inside = await begin(outside(store, reviews, (room) => held.release(room))));
  tell({ kind: "ready", kept: store.kept });
  return (message) => {
    if (message.kind === "ask") home.ask(message.id, message.method, message.address, message.body, message.secret);
    else if (message.kind === "say") home.hear(message.line, message.text);
    else if (message.kind === "texts") learn(message.language, message.texts);
    else if (message.kind === "leave") {
      const room = home.leave(message.line);
      if (room) held.release(room);
    } else if (message.kind === "open") {
      void held.take(message.room).then(() => {
        home.open(message.line, message.room);
        tell({ kind: "opened", line: message.line });
      });
    }
  };
}

async function reviewing(list: string): Promise<Hear> {
  const python = await startPython(list, () => {});
  const { review } = python.pyimport("kingcraft.page.browser") as Browser;
  return (message) => {
    if (message.kind !== "review") return;
    const { id, task } = message;
    try {
      tell({ kind: "reviewed", id, body: review(task, (text) => tell({ kind: "heard", id, text })), fault: "" });
    } catch (fault) {
      tell({ kind: "reviewed", id, body: "", fault: String(fault) });
    }
  };
}

let start: (hear: Hear) => void;
const started = new Promise<Hear>((resolve) => (start = resolve));

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind !== "start") {
    void started.then((hear) => hear(data));
    return;
  }
  (data.role === "rooms" ? rooms : reviewing)(data.list).then(start, (fault: unknown) => {
    const known = fault instanceof NotStarted;
    tell({ kind: "failed", fault: known ? fault.fault : "parts", detail: String(fault) });
  });
});
