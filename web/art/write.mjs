// Writes what of the cards comes from packages, and the figures of people: `npm run art`. A test compares (tests/art.test.ts).
import { mkdirSync, writeFileSync } from "node:fs";
import { courts } from "./courts.mjs";
import { figures } from "./figures.mjs";
import { ranks } from "./ranks.mjs";

const card = new URL("../src/card/", import.meta.url);
mkdirSync(new URL("courts/", card), { recursive: true });
writeFileSync(new URL("ranks.ts", card), await ranks());
for (const [name, svg] of Object.entries(await courts())) writeFileSync(new URL(`courts/${name}`, card), svg);
writeFileSync(new URL("../src/people/figures.svg", import.meta.url), figures());
