// Writes texts as the page does: node format.mjs WEB reads lines of JSON, [LANGUAGE, KEY, ARGUMENTS], and answers each
// with the text, or with null.
import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [, , web] = process.argv;
const { createServer } = await import(pathToFileURL(createRequire(`${web}/`).resolve("vite")).href);
const server = await createServer({
  root: web,
  configFile: `${web}/vite.config.ts`,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, hmr: false, ws: false },
});
const { format, learn } = await server.ssrLoadModule("/src/near/format.ts");
const { ruleTexts } = await server.ssrLoadModule("/src/near/ruleTexts.ts");
for await (const line of createInterface({ input: process.stdin })) {
  const [language, key, args] = JSON.parse(line);
  learn(language, await ruleTexts(language));
  console.log(JSON.stringify(format(language, key, args) ?? null));
}
await server.close();
