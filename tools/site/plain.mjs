// Runs a program in Pyodide as it ships, under Node: node plain.mjs PYODIDE FOLDER PROGRAM [ARGUMENT].
// The program finds FOLDER as /host and the argument as `argument`; the value of its last expression, a text, is printed.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [, , pyodide, folder, program, argument = ""] = process.argv;

async function run() {
  const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: pyodide, args: ["-X", "no_debug_ranges"] });
  python.mountNodeFS("/host", folder);
  python.globals.set("argument", argument);
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
