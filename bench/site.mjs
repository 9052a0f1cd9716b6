// Two starts of a browser's Python in one process: node site.mjs near LIST, node site.mjs plain PYODIDE ARCHIVE.
// Prints the CPU seconds of each as JSON. At the second the compiled program is there, as browsers keep it.
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";

const [, , kind, first, archive] = process.argv;
const READY = "import sys; sys.path.insert(0, '/lib/site'); import kingcraft.page.browser";

async function begin(folder, script, options, archives) {
  const { loadPyodide } = await import(pathToFileURL(`${folder}/${script}`).href);
  const python = await loadPyodide({ indexURL: folder, ...options });
  for (const file of archives)
    python.unpackArchive(new Uint8Array(await readFile(file)), "zip", { extractDir: "/lib/site" });
  python.runPython(READY);
}

async function near() {
  const list = JSON.parse(await readFile(first, "utf8"));
  const at = (name) => `${dirname(first)}/${name}`;
  const options = { stdLibURL: at(list.std), lockFileContents: list.lock };
  await begin(at(list.pyodide), "pyodide.js", options, list.archives.map(at));
}

const found = [];
for (let start = 0; start < 2; start += 1) {
  const before = process.cpuUsage();
  await (kind === "near" ? near() : begin(first, "pyodide.mjs", {}, [archive]));
  const { user, system } = process.cpuUsage(before);
  found.push((user + system) / 1e6);
}
console.log(JSON.stringify(found));
process.exit(0);
