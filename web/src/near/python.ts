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

/** Count what arrives of an answer, beside its reader: to reuse compiled code a browser must get the answer itself. */
async function count(answer: Response, arrived: (bytes: number) => void): Promise<void> {
  const reader = answer.clone().body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return;
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
    // Pyodide calls it too.
    globalThis.fetch = async (...wish) => {
      const answer = await fetched(...wish);
      void count(answer, arrived).catch(() => {});
      return answer;
    };
    const at = (name: string): string => new URL(name, address).href;
    const archives = Promise.all(
      list.archives.map(async (name) => new Uint8Array(await (await found(fetch, at(name))).arrayBuffer())),
    );
    archives.catch(() => {}); // reported below; Pyodide may fail first
    const folder = at(`${list.pyodide}/`);
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.js`)) as typeof import("pyodide");
    const python = await loadPyodide({
      indexURL: folder,
      stdLibURL: at(list.std),
      lockFileContents: list.lock,
    } as unknown as Parameters<typeof loadPyodide>[0]);
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
  if (!answer.ok) throw new NotStarted("download", `${address}: status ${answer.status}`);
  return answer;
}
