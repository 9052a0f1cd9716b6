// @vitest-environment node
// The card art from packages is stored as files: a build needs neither the packages nor the time, and a change of a
// picture is visible in review. The files are the output of `npm run art`.
import { expect, it } from "vitest";
import { courts } from "../art/courts.mjs";
import { figures } from "../art/figures.mjs";
import { ranks } from "../art/ranks.mjs";
import { FIGURES as WORDS } from "../src/base/messages";

const ANIMALS = WORDS.filter((figure) => figure !== "letter");

const FILES = import.meta.glob<string>("../src/card/courts/*", { query: "?raw", import: "default", eager: true });
const RANKS = import.meta.glob<string>("../src/card/ranks.ts", { query: "?raw", import: "default", eager: true });
const FIGURES = import.meta.glob<string>("../src/people/figures.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const NOTICES = import.meta.glob<string>("../public/notices.txt", { query: "?raw", import: "default", eager: true });

const zipped = async (text: string): Promise<number> =>
  (await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer()).byteLength;

it("equals the output of npm run art", async () => {
  const written = Object.entries(await courts()).map(([name, svg]) => [`../src/card/courts/${name}`, svg]);
  expect(FILES).toEqual(Object.fromEntries(written));
  expect(Object.values(RANKS)).toEqual([await ranks()]);
  expect(Object.values(FIGURES)).toEqual([figures()]);
}, 60_000);

it("is twelve pictures that stretch to their box, without scripts, fonts or addresses", () => {
  const names = [..."CDHS"].flatMap((suit) => [..."JKQ"].map((rank) => `../src/card/courts/${rank}${suit}.svg`));
  expect(Object.keys(FILES).toSorted()).toEqual(names.toSorted());
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

it("has a view of every figure that people choose from, in 6 kB", async () => {
  const [svg = ""] = Object.values(FIGURES);
  const views = [...svg.matchAll(/<view id="(\w+)"/g)].map(([, name]) => name);
  expect(views).toEqual(ANIMALS);
  expect(new Set([...svg.matchAll(/ id="([\w]+)"/g)].map(([, id]) => id)).size).toBe(svg.split(' id="').length - 1);
  expect(svg).not.toMatch(/<script|<style|<text|<image|href="(?!#)|url\(/);
  expect(await zipped(svg)).toBeLessThanOrEqual(6_200);
});

it("is listed with its origin and its licence", () => {
  const [notices] = Object.values(NOTICES);
  for (const said of [
    "Adrian Kennard",
    "@letele/playing-cards",
    "CC0",
    "Source Serif 4",
    "SIL OPEN FONT LICENSE",
    "Svelte",
    "lean-qr",
  ])
    expect(notices).toContain(said);
});
