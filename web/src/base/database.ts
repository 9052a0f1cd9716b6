// A database of this browser (IndexedDB), opened when it is first used, and again if the browser has closed it.

/** The result of a request to the database. */
export function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The database has failed."));
  });
}

/** The end of a transaction: everything in it is stored. */
export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The database has stored nothing."));
  });
}

export class Database {
  private opening: Promise<IDBDatabase> | null = null;
  /** The same, while it is open. */
  ready: IDBDatabase | null = null;

  /** `upgrade`: makes what an older version does not have. */
  constructor(
    private readonly name: string,
    private readonly version: number,
    private readonly upgrade: (database: IDBDatabase) => void,
  ) {}

  /** Rejects where the browser has no storage. */
  open(): Promise<IDBDatabase> {
    this.opening ??= this.opened();
    const { opening } = this;
    opening.catch(() => (this.opening = null)); // the next use tries again
    return opening;
  }

  /** A transaction. Rejects as {@link open}. */
  async begin(stores: string, mode: IDBTransactionMode, options?: IDBTransactionOptions): Promise<IDBTransaction> {
    const database = await this.open();
    try {
      return database.transaction(stores, mode, options);
    } catch {
      this.closed(); // a newer build needed it in another form, or the browser has closed it
      return (await this.open()).transaction(stores, mode, options);
    }
  }

  private async opened(): Promise<IDBDatabase> {
    const request = indexedDB.open(this.name, this.version);
    request.onupgradeneeded = () => this.upgrade(request.result);
    const database = await asked(request);
    database.onversionchange = () => database.close();
    database.onclose = () => this.closed();
    this.ready = database;
    return database;
  }

  private closed(): void {
    this.opening = this.ready = null;
  }
}
