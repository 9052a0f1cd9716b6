// Runs a program in Python as a page has it, under Node: node python.mjs LIST BESIDE PROGRAM [ARGUMENT].
// LIST: the list of files that tools/site/near.py wrote; BESIDE: an archive of further modules. The program finds the
// argument as `argument`; the value of its last expression, a text, is printed.
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";

const [, , file, beside, program, argument = ""] = process.argv;
const near = dirname(file);

async function run() {
  const list = JSON.parse(await readFile(file, "utf8"));
  const folder = `${near}/${list.pyodide}`;
  const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.js`).href);
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${near}/${list.std}`,
    lockFileContents: list.lock,
  });
  for (const archive of [...list.archives.map((name) => `${near}/${name}`), beside]) {
    const bytes = new Uint8Array(await readFile(archive));
    python.unpackArchive(bytes, "zip", { extractDir: "/lib/site" });
  }
  python.globals.set("argument", argument);
  python.runPython("import sys; sys.path.insert(0, '/lib/site')");
  return python.runPythonAsync(await readFile(program, "utf8"));
}

let status = 0;
try {
  console.log(await run());
} catch (fault) {
  // Node would print the line of Pyodide's program before it, which has a million characters.
  console.error(String(fault));
  status = 1;
}
// Not before all is written; and rooms may have timers that nothing waits for.
process.stdout.write("", () => process.stderr.write("", () => process.exit(status)));
