// The ranks as outlines, from Source Serif 4 (SIL OFL 1.1): no card waits for a typeface, and none looks different elsewhere.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { optimize } from "svgo";
import wawoff2 from "wawoff2";

/** Bold, in the cut for the smallest print: it has the thickest hairlines. */
const CUT = { wght: 700, opsz: 8 };
/** Capitals and figures are this high; letters are a little narrower than in the font, since the index is a column. */
const HIGH = 100;
const NARROW = 0.95;
/** Between the two signs of "10" and "Kn", of the height. */
const GAP = 0.06;

const LATIN = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "D", "B", "V", "R", "E", "Kn"];
const CYRILLIC = ["Т", "К", "Д", "В"];

async function font(script) {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/source-serif-4/files/source-serif-4-${script}-opsz-normal.woff2`,
  );
  return create(Buffer.from(await wawoff2.decompress(readFileSync(file)))).getVariation(CUT);
}

/** A rank's width, how far it goes below its baseline, and its outline from x = 0 on its baseline. */
function outline(face, rank) {
  const unit = HIGH / face.glyphForCodePoint("H".codePointAt(0)).path.bbox.maxY;
  let width = 0;
  let below = 0;
  let d = "";
  for (const sign of rank) {
    const { path } = face.glyphForCodePoint(sign.codePointAt(0));
    const { minX, maxX, minY } = path.bbox;
    const left = width === 0 ? 0 : width + GAP * HIGH;
    d += path
      .translate(-minX, 0)
      .scale(unit * NARROW, -unit)
      .translate(left, 0)
      .toSVG();
    width = left + (maxX - minX) * unit * NARROW;
    below = Math.max(below, -minY * unit);
  }
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${d}"/></svg>`, {
    plugins: [{ name: "convertPathData", params: { floatPrecision: 0, forceAbsolutePath: false } }],
  });
  return [Math.round(width), Math.ceil(below), / d="([^"]*)"/.exec(data)[1]];
}

/** The module with the outlines of all ranks. */
export async function ranks() {
  const found = [];
  for (const [script, signs] of [
    ["latin", LATIN],
    ["cyrillic", CYRILLIC],
  ]) {
    const face = await font(script);
    for (const sign of signs) found.push([sign, ...outline(face, sign)]);
  }
  const rows = found.map(
    ([sign, width, below, d]) => `  ${JSON.stringify(sign)}: [${width}, ${below}, ${JSON.stringify(d)}],\n`,
  );
  return (
    "// Made by art/ranks.mjs (npm run art) from Source Serif 4, SIL OFL 1.1: public/notices.txt.\n\n" +
    "/** Each rank: its width, how far its tail goes below the baseline, and its outline; capitals and figures are 100 high. */\n" +
    `export const RANKS: Readonly<Record<string, readonly [width: number, below: number, outline: string]>> = {\n${rows.join("")}};\n`
  );
}
