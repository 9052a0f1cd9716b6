// The matches of the profile in this browser: IndexedDB, one entry a match. Without storage they last for the visit.
import { asked, Database, finished } from "../base/database";
import { keepFigures } from "../base/keptFigures";
import { briefOf } from "./figures";
import type { ProfileMatch } from "./match";

const MATCHES = "matches";

class ProfileStore {
  /** All of them; null until they are read. */
  matches = $state.raw<readonly ProfileMatch[] | null>(null);
  /** Why the last write was not kept: there is no storage, or no room in it. */
  trouble = $state<"" | "not-kept" | "full">("");
  private readonly database = new Database("kingcraft-profile", 1, (fresh) =>
    fresh.createObjectStore(MATCHES, { keyPath: "id" }),
  );

  /** Read them, unless that was done. */
  async load(): Promise<readonly ProfileMatch[]> {
    if (this.matches) return this.matches;
    let found: ProfileMatch[] = [];
    try {
      const store = (await this.database.begin(MATCHES, "readonly")).objectStore(MATCHES);
      found = await asked<ProfileMatch[]>(store.getAll());
    } catch {
      this.trouble = "not-kept";
    }
    // Another part of the page may have read them, and added some, meanwhile.
    return (this.matches ??= found);
  }

  /** Keep matches; each replaces the one of the same id. Whether they outlast the visit, `trouble` says. */
  async put(...matches: ProfileMatch[]): Promise<void> {
    const before = await this.load();
    if (!matches.length) return;
    const ids = new Set(matches.map(({ id }) => id));
    this.matches = [...before.filter(({ id }) => !ids.has(id)), ...matches];
    try {
      const transaction = await this.database.begin(MATCHES, "readwrite");
      const stored = finished(transaction);
      const kept = transaction.objectStore(MATCHES);
      for (const match of matches) kept.put(match);
      const all = await asked<ProfileMatch[]>(kept.getAll()); // with those of other tabs
      await stored;
      keepFigures(briefOf(all));
      this.trouble = "";
    } catch (error) {
      this.trouble = error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "not-kept";
    }
  }
}

export const store = new ProfileStore();
