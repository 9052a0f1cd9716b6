// @vitest-environment node
// What of the cards comes from packages is kept as files: a build needs neither the packages nor the time, and a change of a
// picture is seen in review. The files are what `npm run art` writes.
import { expect, it } from "vitest";
import { courts } from "../art/courts.mjs";
import { data, module, ranks } from "../art/ranks.mjs";
import suits from "../src/card/suits.json";

const FILES = import.meta.glob<string>("../src/card/courts/*", { query: "?raw", import: "default", eager: true });
const RANKS = import.meta.glob<string>("../src/card/ranks.ts", { query: "?raw", import: "default", eager: true });
const GUIDE = import.meta.glob<string>("../../src/kingcraft/guide/card_art.json", { query: "?raw", import: "default", eager: true });
const NOTICES = import.meta.glob<string>("../public/notices.txt", { query: "?raw", import: "default", eager: true });

const zipped = async (text: string): Promise<number> => (await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer()).byteLength;

it("is as npm run art writes it", async () => {
  const written = Object.entries(await courts()).map(([name, svg]) => [`../src/card/courts/${name}`, svg]);
  expect(FILES).toEqual(Object.fromEntries(written));
  const found = await ranks();
  expect(Object.values(RANKS)).toEqual([module(found)]);
  expect(Object.values(GUIDE)).toEqual([data(found, suits)]);
}, 60_000);

it("is twelve pictures that stretch to their box, without scripts, fonts or addresses", () => {
  const names = [..."CDHS"].flatMap((suit) => [..."JKQ"].map((rank) => `../src/card/courts/${rank}${suit}.svg`));
  expect(Object.keys(FILES).sort()).toEqual(names.sort());
  for (const svg of Object.values(FILES)) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* preserveAspectRatio="none"/);
    expect(svg).not.toMatch(/<script|<style|<text|<image|href="(?!#)|url\(/);
  }
});

it("weighs 68 kB compressed at most, 8 kB a court", async () => {
  const sizes = await Promise.all(Object.values(FILES).map(zipped));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(8_000);
  expect(sizes.reduce((all, one) => all + one)).toBeLessThanOrEqual(68_000);
});

it("is named with its origin and its licence", () => {
  const [notices] = Object.values(NOTICES);
  for (const said of ["Adrian Kennard", "@letele/playing-cards", "CC0", "Source Serif 4", "SIL OPEN FONT LICENSE", "Svelte", "lean-qr"]) expect(notices).toContain(said);
});
