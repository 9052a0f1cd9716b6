// Python in this worker: Pyodide with the slim standard library and our package, from the list of files.
import type { PyodideInterface } from "pyodide";
import { sizeOf, type List } from "./list";
import type { Fault } from "./messages";

/** Where the package is unpacked. */
const SITE = "/lib/site";

/** Why Python has not started. */
export class NotStarted extends Error {
  constructor(
    readonly fault: Fault,
    detail: string,
  ) {
    super(detail);
  }
}

/**
 * Count what arrives of an answer, beside its reader: to reuse compiled code a browser must get the answer itself.
 * Returns how much it was.
 */
async function count(answer: Response, arrived: (bytes: number) => void): Promise<number> {
  const reader = answer.clone().body?.getReader();
  for (let bytes = 0; ;) {
    const part = await reader?.read();
    if (!part || part.done) return bytes;
    bytes += part.value.byteLength;
    arrived(part.value.byteLength);
  }
}

/** Start Python. `heard`: how many bytes of how many have come. Rejects with a {@link NotStarted}. */
export async function startPython(
  address: string,
  heard: (loaded: number, total: number) => void,
): Promise<PyodideInterface> {
  if (typeof WebAssembly === "undefined") throw new NotStarted("no-webassembly", "This browser has no WebAssembly.");
  const fetched = fetch;
  try {
    const list = (await (await found(fetched, address)).json()) as List;
    const total = sizeOf(list);
    let loaded = 0;
    const arrived = (bytes: number): void => {
      loaded += bytes;
      heard(loaded, total);
    };
    let spoil: (fault: Error) => void = () => {};
    const spoiled = new Promise<never>((_, reject) => (spoil = reject));
    spoiled.catch(() => {}); // Python may have failed before
    const folderOfAll = new URL(".", address).href;
    // Pyodide calls it too, and waits for ever where a file is not what it should be.
    globalThis.fetch = async (...wish) => {
      const answer = await fetched(...wish);
      const size = list.bytes[String(wish[0]).slice(folderOfAll.length)];
      count(answer, arrived).then(
        (bytes) => size !== undefined && bytes !== size && spoil(new Error(`${String(wish[0])}: ${bytes} bytes`)),
        () => {},
      );
      return answer;
    };
    const at = (name: string): string => new URL(name, address).href;
    const archives = Promise.all(
      list.archives.map(async (name) => new Uint8Array(await (await found(fetch, at(name))).arrayBuffer())),
    );
    archives.catch(() => {}); // reported below; Pyodide may fail first
    const folder = at(`${list.pyodide}/`);
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.js`)) as typeof import("pyodide");
    const loading = loadPyodide({
      indexURL: folder,
      stdLibURL: at(list.std),
      lockFileContents: list.lock,
    } as unknown as Parameters<typeof loadPyodide>[0]);
    const python = await Promise.race([loading, spoiled]);
    for (const archive of await archives) python.unpackArchive(archive, "zip", { extractDir: SITE });
    python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(SITE)})`);
    return python;
  } catch (fault) {
    if (fault instanceof NotStarted) throw fault;
    throw new NotStarted("parts", String(fault));
  } finally {
    globalThis.fetch = fetched;
  }
}

/** A file that must be there. */
async function found(fetched: typeof fetch, address: string): Promise<Response> {
  const answer = await fetched(address).catch((fault: unknown) => {
    throw new NotStarted("download", `${address}: ${String(fault)}`);
  });
  // A file that the page names and the host has not is one of another build.
  if (!answer.ok) throw new NotStarted(answer.status === 404 ? "parts" : "download", `${address}: ${answer.status}`);
  return answer;
}
