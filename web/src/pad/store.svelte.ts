// What the score pad keeps in this browser: sheets, people, groups (IndexedDB). Without storage it goes on in memory.
import { asked, Database, finished } from "../base/database";
import type { Figure } from "../base/messages";
import type { Draft } from "./entry";
import { merged, type SheetEvent } from "./sheet";

/** How a player looks, and which of the people of this browser it is. */
export interface Seated {
  /** Of a {@link Person}; empty: none of them. */
  person: string;
  figure: Figure;
  /** 1 to 8. */
  disc: number;
}

/** A sheet as this browser keeps it. */
export interface SheetRecord {
  id: string;
  events: SheetEvent[];
  /** By seat. */
  seats: Seated[];
  /** The name of the house rules; empty: they have none. */
  rulesName: string;
  /** Of a {@link Group}; empty: of none. */
  group: string;
  /** The name of that group when the sheet began; empty: it has none. */
  title: string;
  /** When it was changed last, milliseconds since 1970. */
  changed: number;
  /** Whether the match is over. */
  over: boolean;
}

/** A person who has played here. */
export interface Person {
  id: string;
  name: string;
  figure: Figure;
  disc: number;
}

/** The same people, as they sit; with what they played last. */
export interface Group {
  id: string;
  /** Empty: it is called by its people. */
  name: string;
  people: string[];
  game: string;
  /** As in records. */
  rules: unknown;
  rulesName: string;
  /** When they played last. */
  changed: number;
}

/** The deal of a sheet that is being entered. */
export interface KeptDraft {
  /** Of the sheet. */
  id: string;
  /** The key of its row. */
  at: number;
  draft: Draft;
}

/** This phone. */
export interface Phone {
  id: "phone";
  /** The name of its events, made once. */
  by: string;
  /** What people call it; empty: nothing yet. */
  name?: string;
}

interface Tables {
  sheets: SheetRecord;
  people: Person;
  groups: Group;
  drafts: KeptDraft;
  phone: Phone;
}
type Table = keyof Tables;

const NAME = "kingcraft-pad";
const TABLES: readonly Table[] = ["sheets", "people", "groups", "drafts", "phone"];

/** The most sheets of a browser. */
export const MOST_SHEETS = 500;
/** The most sheets that are open at a time. */
export const MOST_OPEN = 5;
/** The most events of a sheet, as in every document. */
export const MOST_EVENTS = 2000;

/** Why what is written is not kept: there is no storage, or no room in it. */
type Trouble = "" | "not-kept" | "full";

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A new name of this number of letters and digits. */
export function newName(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

export class PadStore {
  /** Why the last write was not kept. */
  trouble = $state<Trouble>("");
  /** The sheet that was deleted last: until its page is left it can be put back. */
  deleted = $state.raw<SheetRecord | null>(null);
  /** What the database did not take; null in place of what was removed. */
  private readonly memory: { [table in Table]: Map<string, Tables[table] | null> } = {
    sheets: new Map(),
    people: new Map(),
    groups: new Map(),
    drafts: new Map(),
    phone: new Map(),
  };
  private readonly database = new Database(NAME, 2, (fresh) => {
    const there = fresh.objectStoreNames;
    for (const table of TABLES) if (!there.contains(table)) fresh.createObjectStore(table, { keyPath: "id" });
  });
  /** Tells other tabs which sheets change; undefined: the browser has no such thing. */
  private readonly channel = globalThis.BroadcastChannel && new BroadcastChannel(NAME);
  /** Writes follow each other. */
  private last: Promise<unknown> = Promise.resolve();

  /** Everything in a table. */
  async all<T extends Table>(table: T): Promise<Tables[T][]> {
    const found = new Map<string, Tables[T] | null>();
    try {
      const store = (await this.database.begin(table, "readonly")).objectStore(table);
      for (const one of await asked<Tables[T][]>(store.getAll())) found.set(one.id, one);
    } catch {
      this.trouble ||= "not-kept";
    }
    for (const [id, one] of this.memory[table]) found.set(id, one);
    return [...found.values()].flatMap((one) => (one === null ? [] : [one]));
  }

  async get<T extends Table>(table: T, id: string): Promise<Tables[T] | undefined> {
    const kept = this.memory[table].get(id);
    if (kept !== undefined) return kept ?? undefined;
    try {
      const store = (await this.database.begin(table, "readonly")).objectStore(table);
      return await asked<Tables[T] | undefined>(store.get(id));
    } catch {
      this.trouble ||= "not-kept";
      return undefined;
    }
  }

  /** Keep something. If the database refuses, it stays in memory, and `trouble` says why. */
  put<T extends Table>(table: T, one: Tables[T]): Promise<void> {
    return this.write(
      table,
      one.id,
      () => one,
      (store) => store.put(one),
    );
  }

  /**
   * Change a sheet, and keep it. What is kept is read, changed and written at once: tabs that do so at the same moment
   * follow each other, so no event is lost, and no two have one name. `shown`: the sheet as this tab has it, if none
   * is kept any more. Resolves with the sheet as it is now.
   */
  async changeSheet(shown: SheetRecord, how: (now: SheetRecord) => SheetRecord): Promise<SheetRecord> {
    const { id } = shown;
    let made: SheetRecord | undefined;
    const change = (now: SheetRecord | undefined): SheetRecord => {
      const own = this.memory.sheets.get(id); // what was not kept before
      return (made = how(own ? { ...own, events: merged(now?.events ?? [], own.events) } : (now ?? shown)));
    };
    await this.write(
      "sheets",
      id,
      () => made ?? change(undefined),
      (sheets) => {
        const found: IDBRequest<SheetRecord | undefined> = sheets.get(id);
        found.onsuccess = () => sheets.put(change(found.result));
      },
    );
    return made ?? shown;
  }

  /**
   * Keep what was tapped. The browser has it when this returns, so that nothing is lost if the page ends now.
   */
  putNow(draft: KeptDraft): void {
    try {
      const transaction = this.database.ready?.transaction("drafts", "readwrite");
      if (!transaction) return void this.put("drafts", draft);
      transaction.onabort = () => void this.put("drafts", draft); // it says why
      transaction.objectStore("drafts").put(draft);
      transaction.commit();
      this.memory.drafts.delete(draft.id);
    } catch {
      void this.put("drafts", draft);
    }
  }

  remove(table: Table, id: string): Promise<void> {
    return this.write(
      table,
      id,
      () => null,
      (store) => store.delete(id),
    );
  }

  /** This phone; it is made once. */
  async phone(): Promise<Phone> {
    const found = await this.get("phone", "phone");
    if (found) return found;
    const phone: Phone = { id: "phone", by: newName(6) };
    await this.put("phone", phone);
    return phone;
  }

  private write<T extends Table>(
    table: T,
    id: string,
    one: () => Tables[T] | null,
    change: (store: IDBObjectStore) => void,
  ): Promise<void> {
    const written = this.last.then(async () => {
      try {
        const transaction = await this.database.begin(table, "readwrite");
        const stored = finished(transaction);
        change(transaction.objectStore(table));
        await stored;
        this.memory[table].delete(id);
        this.trouble = this.memory.sheets.size ? this.trouble : "";
      } catch (error) {
        this.memory[table].set(id, one());
        this.trouble = error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "not-kept";
      }
      if (table === "sheets") this.channel?.postMessage(id);
    });
    this.last = written;
    return written;
  }

  /** Call `changed` with the id of each sheet that another tab changes or removes. Returns how to end it. */
  listen(changed: (id: string) => void): () => void {
    const heard = ({ data }: MessageEvent<string>): void => changed(data);
    this.channel?.addEventListener("message", heard);
    return () => this.channel?.removeEventListener("message", heard);
  }
}

export const store = new PadStore();
