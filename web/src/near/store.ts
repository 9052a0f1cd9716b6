// The log of every room, and reviews, in this browser: IndexedDB. Without it they are lost with the tab.
import { asked, Database, finished } from "../base/database";

/** What the worker stores. Every method rejects if the browser refuses. */
export interface Store {
  /** Whether it survives the end of the tab. */
  readonly kept: boolean;
  /**
   * Store events of a room as numbers `expected`, `expected + 1`, ..., all or none. False if its log does not end just
   * before `expected`: another tab wrote.
   */
  append(room: string, expected: number, events: readonly string[]): Promise<boolean>;
  /** The events of a room from number `since` on. */
  read(room: string, since: number): Promise<string[]>;
  /** The review of a room whose log has `length` events; empty if there is none. */
  review(room: string, length: number): Promise<string>;
  keepReview(room: string, length: number, body: string): Promise<void>;
}

const NAME = "kingcraft";
const EVENTS = "events";
const REVIEWS = "reviews";
/** The browser may answer before the disk has it. */
const RELAXED: IDBTransactionOptions = { durability: "relaxed" };

interface Review {
  length: number;
  body: string;
}

/** Every event of a room from a number on. */
const eventsOf = (room: string, since = 0): IDBKeyRange => IDBKeyRange.bound([room, since], [room, Infinity]);

class Kept implements Store {
  readonly kept = true;

  constructor(private readonly database: Database) {}

  async append(room: string, expected: number, events: readonly string[]): Promise<boolean> {
    const transaction = await this.database.begin(EVENTS, "readwrite", RELAXED);
    const stored = finished(transaction);
    const store = transaction.objectStore(EVENTS);
    const last = await asked(store.openKeyCursor(eventsOf(room), "prev"));
    const next = last ? Number((last.key as [string, number])[1]) + 1 : 0;
    if (next === expected) events.forEach((event, i) => store.add(event, [room, expected + i]));
    await stored;
    return next === expected;
  }

  async read(room: string, since: number): Promise<string[]> {
    const store = (await this.database.begin(EVENTS, "readonly", RELAXED)).objectStore(EVENTS);
    return asked<string[]>(store.getAll(eventsOf(room, since)));
  }

  async review(room: string, length: number): Promise<string> {
    const store = (await this.database.begin(REVIEWS, "readonly", RELAXED)).objectStore(REVIEWS);
    const found = await asked<Review | undefined>(store.get(room));
    return found?.length === length ? found.body : "";
  }

  async keepReview(room: string, length: number, body: string): Promise<void> {
    const transaction = await this.database.begin(REVIEWS, "readwrite", RELAXED);
    transaction.objectStore(REVIEWS).put({ length, body } satisfies Review, room);
    await finished(transaction);
  }
}

class Memory implements Store {
  readonly kept = false;
  private readonly events = new Map<string, string[]>();
  private readonly reviews = new Map<string, Review>();

  async append(room: string, expected: number, events: readonly string[]): Promise<boolean> {
    const before = this.events.get(room) ?? [];
    if (before.length !== expected) return false;
    this.events.set(room, [...before, ...events]);
    return true;
  }

  async read(room: string, since: number): Promise<string[]> {
    return (this.events.get(room) ?? []).slice(since);
  }

  async review(room: string, length: number): Promise<string> {
    const found = this.reviews.get(room);
    return found?.length === length ? found.body : "";
  }

  async keepReview(room: string, length: number, body: string): Promise<void> {
    this.reviews.set(room, { length, body });
  }
}

/** The store of this browser; one in memory where it has none (some private windows). */
export async function openStore(): Promise<Store> {
  const database = new Database(NAME, 1, (fresh) => {
    fresh.createObjectStore(EVENTS);
    fresh.createObjectStore(REVIEWS);
  });
  try {
    await database.open();
    return new Kept(database);
  } catch {
    return new Memory();
  }
}
