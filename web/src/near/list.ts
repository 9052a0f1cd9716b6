// The list of the near home's files, which tools/site/near.py writes.

/** Names are relative to the address of the list. */
export interface List {
  /** The folder with Pyodide's own files. */
  pyodide: string;
  /** The standard library. */
  std: string;
  /** What is unpacked: the package, and what is compiled for it. */
  archives: string[];
  /** What Pyodide compares itself with: no other packages are there. */
  lock: object;
  /** What the home answers when it is asked for the games, so that a page can show them before it is there. */
  games: object;
  /** Size of every file. */
  bytes: Record<string, number>;
}

/** Bytes of all files. */
export const sizeOf = ({ bytes }: List): number => Object.values(bytes).reduce((sum, each) => sum + each, 0);
