// Writes what of the cards comes from packages: `npm run art`. A test compares (tests/art.test.ts).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { courts } from "./courts.mjs";
import { data, module, ranks } from "./ranks.mjs";

const card = new URL("../src/card/", import.meta.url);
mkdirSync(new URL("courts/", card), { recursive: true });
const found = await ranks();
const suits = JSON.parse(readFileSync(new URL("suits.json", card), "utf8"));
writeFileSync(new URL("ranks.ts", card), module(found));
writeFileSync(new URL("../../src/kingcraft/guide/card_art.json", import.meta.url), data(found, suits));
for (const [name, svg] of Object.entries(await courts())) writeFileSync(new URL(`courts/${name}`, card), svg);
