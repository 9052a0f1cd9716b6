// The twelve court pictures, from @letele/playing-cards (CC0-1.0; Adrian Kennard's drawing of the English pattern).
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { optimize } from "svgo";

/** The package's raw colours, and ours: cards by lamplight. */
const OURS = { "#FC4": "#dfa93e", red: "#b8322a", "#44F": "#2a4a7c", "#fff": "#fffdf7" };
const LINE = "#16294a";

/** The package holds React components. A stand-in for React makes plain trees of them. */
const STAND_IN = `const _extends = (...all) => Object.assign({}, ...all);
const React = { createElement: (tag, props, ...children) => ({ tag, props: props ?? {}, children: children.flat() }) };\n`;

const KEPT = new Set(["viewBox", "preserveAspectRatio"]);
const attribute = (name) =>
  name === "xlinkHref"
    ? "href"
    : KEPT.has(name)
      ? name
      : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function written(node) {
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (typeof node !== "object") return String(node);
  const attributes = Object.entries(node.props).filter(([, value]) => value !== null && value !== undefined);
  return `<${node.tag}${attributes.map(([name, value]) => ` ${attribute(name)}="${value}"`).join("")}>${node.children.map(written).join("")}</${node.tag}>`;
}

function recoloured(svg) {
  const ours = Object.entries(OURS).reduce((text, [raw, our]) => text.replaceAll(`"${raw}"`, `"${our}"`), svg);
  return ours.replaceAll(`stroke="${OURS["#44F"]}"`, `stroke="${LINE}"`);
}

/** One half in colour layers, turned for the other half; without the frame, the index and the pip of the whole card. */
function picture(card) {
  const svg = written(card);
  const layers = Object.fromEntries(
    [...svg.matchAll(/<symbol id="([^"]*)"[^>]*viewBox="0 0 1300 2000"[^>]*>(.*?)<\/symbol>/g)].map(
      ([, id, inside]) => [id, inside],
    ),
  );
  const pip = /viewBox="-600 -600 1200 1200"[^>]*>(.*?)<\/symbol>/.exec(svg)[1];
  const order = [...svg.matchAll(/<use width="164.8" height="260.8"[^>]*href="#([^"]*)"/g)].map(([, id]) => id);
  const half = order
    .map((id) => layers[id])
    .join("")
    .replace(/<use href="#[^"]*"/g, '<use href="#p"');
  return recoloured(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1300 2057" preserveAspectRatio="none">' +
      `<defs><symbol id="p" viewBox="-600 -600 1200 1200">${pip}</symbol><g id="h">${half}</g></defs>` +
      '<g transform="scale(1 1.0285)"><use href="#h"/><use href="#h" transform="rotate(180 650 1000)"/></g></svg>',
  );
}

const SMALL = {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    {
      name: "preset-default",
      // Whole numbers are fine enough: a court is 1300 units wide and at most 300 pixels.
      params: {
        overrides: {
          cleanupIds: false,
          convertTransform: { floatPrecision: 4, transformPrecision: 6 },
          convertPathData: { floatPrecision: 0 },
        },
      },
    },
  ],
};

/** The files of the courts by their names, "QH.svg". */
export async function courts() {
  const source = readFileSync(
    createRequire(import.meta.url).resolve("@letele/playing-cards/dist/index.esm.js"),
    "utf8",
  );
  const code = STAND_IN + source.replace(/^import .*$/gm, "");
  const cards = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
  const found = {};
  for (const suit of "SHDC")
    for (const rank of "JQK")
      found[`${rank}${suit}.svg`] = `${optimize(picture(cards[suit + rank.toLowerCase()]({})), SMALL).data}\n`;
  return found;
}
