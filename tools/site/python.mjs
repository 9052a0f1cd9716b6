// Runs a program in Pyodide under Node, as a browser would: node python.mjs PYODIDE ARCHIVE WHEEL PROGRAM [ARGUMENT].
// The program finds the argument as `argument`; the value of its last expression, a text, is printed.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [, , folder, archive, wheel, program, argument = ""] = process.argv;

const bytes = async (file) => new Uint8Array(await readFile(file));

async function run() {
  const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(await bytes(wheel), "wheel");
  python.unpackArchive(await bytes(archive), "zip", { extractDir: "/lib/site" });
  python.globals.set("argument", argument);
  python.runPython("import sys; sys.path.insert(0, '/lib/site')");
  return python.runPythonAsync(await readFile(program, "utf8"));
}

try {
  console.log(await run());
} catch (fault) {
  // Node would print the line of Pyodide's program before it, which has a million characters.
  console.error(String(fault));
  process.exitCode = 1;
}
