// The cloths and high contrast: every colour is one of themes.css, every pair that meets is readable, and the look is
// applied before the first paint.
import { beforeEach, describe, expect, it, vi } from "vitest";

const FILES = import.meta.glob<string>("../src/**/*.{svelte,css,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SHEET = FILES["../src/app/themes.css"] ?? "";
const SCRIPT =
  import.meta.glob<string>("../public/theme.js", { query: "?raw", import: "default", eager: true })[
    "../public/theme.js"
  ] ?? "";

/** The plain rules of the sheet: their selectors, each with its tokens. */
const RULES = [...SHEET.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
  ([, selectors, block]) => ({
    selectors: (selectors ?? "").split(/,(?![^(]*\))/).map((selector) => selector.trim()),
    tokens: Object.fromEntries(
      [...(block ?? "").matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? "", value ?? ""]),
    ),
  }),
);
const CLOTHS = ["green", "midnight", "burgundy", "linen"];

/** The tokens of an element by its selectors, with their values. */
function worn(...wanted: string[]): Record<string, string> {
  const found: Record<string, string> = Object.assign(
    {},
    ...RULES.filter(({ selectors }) => selectors.some((one) => wanted.includes(one))).map(({ tokens }) => tokens),
  );
  const value = (name: string): string =>
    (found[name] ?? "").replace(/^var\(--([\w-]+)\)$/, (_, other: string) => value(other));
  return Object.fromEntries(Object.keys(found).map((name) => [name, value(name)]));
}

const ROOT = [":root", "[data-cloth]"];
const STRONG = ["[data-contrast][data-contrast]"];
const SURFACES =
  RULES.flatMap(({ selectors }) => selectors).find((selector) => selector.startsWith(":is(.panel, .plate")) ?? "";
/** Each look: text in rooms and on surfaces, and text on felt. */
const LOOKS: Record<string, { panel: Record<string, string>; felt: Record<string, string> }> = Object.fromEntries(
  [...CLOTHS.map((cloth) => [cloth, [`[data-cloth="${cloth}"]`]] as const), ["contrast", STRONG] as const].map(
    ([name, own]) => [
      name,
      {
        panel: worn(...ROOT, SURFACES, ...own),
        felt: worn(...ROOT, ".felt", ...own, ...(name === "contrast" ? ["[data-contrast] .felt"] : [])),
      },
    ],
  ),
);

type Rgb = readonly [number, number, number];

/** A colour as it looks on another. */
function over(colour: string, below: Rgb): Rgb {
  const digits = colour.slice(1);
  const whole = digits.length < 5 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const part = (at: number): number => parseInt(whole.slice(at, at + 2), 16);
  const alpha = whole.length > 6 ? part(6) / 255 : 1;
  return [0, 2, 4].map((at, i) => part(at) * alpha + (below[i] ?? 0) * (1 - alpha)) as unknown as Rgb;
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of WCAG 2.2 between the top colour and the layers below it, the lowest first. */
function contrast(look: Record<string, string>, top: string, ...below: string[]): number {
  const ground = below.reduce<Rgb>((under, name) => over(look[name] ?? "#f0f", under), [0, 0, 0]);
  const [light, dark] = [luminance(ground), luminance(over(look[top] ?? "#f0f", ground))].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** The backgrounds of text, and what is between; on panels and in the room. */
const GROUNDS = [
  ["room-1"],
  ["room-2"],
  ["room"],
  ["sheet"],
  ["side"],
  ["felt-1", "panel"],
  ["felt-1", "plate"],
  ["room", "panel"],
];
const BOXES = [["row"], ["chosen"], ["sunk"], ["wash"]];
const SOLID = [["sheet"], ["felt-1", "panel"], ["side"]];
const PANEL: string[][] = [
  ...["text", "soft"].flatMap((text) =>
    GROUNDS.flatMap((ground) => [[text, ...ground], ...BOXES.map((box) => [text, ...ground, ...box])]),
  ),
  ...SOLID.flatMap((ground) =>
    ["faint", "gold", "gain", "loss", "red-text", "blue-text", "green-text"].map((text) => [text, ...ground]),
  ),
  ...SOLID.flatMap((ground) => ["red-text", "blue-text", "green-text", "loss"].map((text) => [text, ...ground, "row"])),
  ...["text", "soft"].map((text) => [text, "panel-2"]),
  ["text", "panel-3"],
  ["text", "alarm"],
  ["on-paper", "paper"],
  ["on-better", "better"],
  ["on-worse", "worse"],
  ...["ink", "black", "red", "blue", "green", "orange", "navy"].map((ink) => [ink, "card-face"]),
  ...["black", "red", "blue", "green", "orange", "navy"].map((ink) => [ink, "card-face-2"]),
  ["on-code", "code"],
];
const FELT: string[][] = [
  ...["felt-1", "felt-2", "felt-3"].flatMap((felt) =>
    ["text", "soft", "loss", "red-text", "blue-text", "green-text"].map((text) => [text, felt]),
  ),
  ["gold", "felt-2"],
  ["gold", "felt-3"],
  ["gain", "felt-2"],
];
/** Large words, and marks: possible targets of a card, the player on turn, the focus; letters on a person's disc. */
const SIGNS: string[][] = [
  ["gold", "felt-1"],
  ["gold", "felt-2"],
  ["gain", "felt-1"],
  ["back", "card-face"],
  ["back-red", "card-face"],
  ["back-green", "card-face"],
  ["back-blue", "card-face"],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((disc) => ["on-disc", `disc-${disc}`]),
];

const weak = (look: Record<string, string>, pairs: string[][], least: number): string[] =>
  pairs
    .map((pair) => [pair.join(" < "), contrast(look, ...(pair as [string]))] as const)
    .filter(([, found]) => !(found >= least))
    .map(([pair, found]) => `${pair}: ${found.toFixed(2)}`);

/** A colour with six digits. */
const over7 = (colour = ""): string =>
  colour.length === 4 ? `#${Array.from(colour.slice(1), (digit) => digit + digit).join("")}` : colour;

describe.each(Object.keys(LOOKS))("the %s look", (name) => {
  const { panel, felt } = LOOKS[name] ?? { panel: {}, felt: {} };

  it("is readable", () => {
    const least = name === "contrast" ? 7 : 4.5;
    expect(weak(panel, PANEL, least)).toEqual([]);
    expect(weak(felt, FELT, least)).toEqual([]);
    for (const gold of ["#f8d57e", "#e8b44a", "#dba43b"]) {
      expect(
        contrast({ ...panel, gold: name === "contrast" ? (panel["gold-fill"] ?? "") : gold }, "on-gold", "gold"),
      ).toBeGreaterThan(least);
    }
  });

  it("shows its signs, and a focus on anything", () => {
    expect(weak(felt, SIGNS, 3)).toEqual([]);
    expect(
      weak(
        panel,
        [
          ["gold", "sheet"],
          ["gold", "room", "panel"],
          ["soft", "sheet"],
        ],
        3,
      ),
    ).toEqual([]);
    for (const look of [panel, felt]) {
      for (const ground of ["felt-1", "felt-3", "room", "sheet", "card-face", "panel-2"]) {
        expect(Math.max(contrast(look, "mark", ground), contrast(look, "edge", ground)), ground).toBeGreaterThan(3);
      }
    }
  });

  it("writes a person's name beside their line in the colour of their disc", () => {
    const [, part] = /var\(--text\) (\d+)%/.exec(FILES["../src/people/portrait.ts"] ?? "") ?? [];
    const alpha = Math.round(2.55 * Number(part)).toString(16);
    for (const disc of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const mixed = over(`${over7(panel.text)}${alpha}`, over(panel[`disc-${disc}`] ?? "", [0, 0, 0]));
      const line = `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
      expect(contrast({ ...panel, line }, "line", "room", "panel"), `disc-${disc}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("keeps a dimmed card readable", () => {
    expect(
      weak(
        panel,
        ["red", "black", "green", "blue", "orange", "navy"].map((ink) => [ink, "card-face", "card-dim"]),
        3,
      ),
    ).toEqual([]);
  });

  it("is the colour of the browser's frame", () => {
    const frame =
      name === "contrast"
        ? (/strong \? "(#[0-9a-f]{6})"/.exec(SCRIPT)?.[1] ?? "")
        : (new RegExp(`${name}: "(#[0-9a-f]{6})"`).exec(SCRIPT)?.[1] ?? "");
    expect(over(frame, [0, 0, 0])).toEqual(over(panel.room ?? "", [0, 0, 0]));
  });
});

describe("the colours", () => {
  it("are all in themes.css, except in a picture used outside the page", () => {
    const free = Object.entries(FILES).filter(([file]) => !/\/(themes\.css|picture\.ts|card\/front\.ts)$/.test(file));
    const literal =
      /#[0-9a-f]{3,8}\b(?!["'`]?\))|\b(?:rgba?|hsla?|oklch|oklab)\(|:[^;{]*\b(?:white|black|gold|red|green|blue)\b[^;{]*;/i;
    const found = free.flatMap(([file, text]) =>
      text
        .split("\n")
        .map((line) => line.replace(/\/\/.*|\/\*.*|\{[#/:@].*?\}|var\(--[\w-]+\)|mask-image:.*|href="#[^"]*"/g, ""))
        .filter((line) => (file.endsWith(".ts") ? /["'`]#[0-9a-f]{3,8}["'`]/i : literal).test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it("are all defined if used, and all used if defined", () => {
    const own =
      /--(?:suit|tone|disc|side|text-size|card-[wh]|flight|turn|drag-[xy]|seats|score|total|column|label|pad|u)\b/;
    const texts = Object.values(FILES);
    const used = new Set(texts.flatMap((text) => [...text.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name ?? "")));
    const known = new Set(RULES.flatMap(({ tokens }) => Object.keys(tokens)));
    // Reserved for a later part of the page: judged cards.
    const spare = /^tone-\d$|^on-(better|worse)$|^(better|worse|faint|gain|loss|card-face-2|sh-lift)$/;
    expect([...known].filter((name) => !used.has(name) && !spare.test(name))).toEqual([]);
    const unknown = [...used].filter(
      (name) =>
        !known.has(name) &&
        !own.test(`--${name}`) &&
        !texts.some((text) => text.includes(`--${name}:`) || text.includes(`--${name}=`)),
    );
    expect(unknown).toEqual([]);
  });
});

describe("the script before the first paint", () => {
  const systems: Record<string, boolean> = {};
  const asked: Record<string, Set<() => void>> = {};

  beforeEach(() => {
    for (const name of ["light", "more"]) [systems[name], asked[name]] = [false, new Set()];
    const about = (query: string): string => (query.includes("light") ? "light" : "more");
    vi.stubGlobal("matchMedia", (query: string) => ({
      get matches() {
        return systems[about(query)];
      },
      addEventListener: (_: string, heard: () => void) => asked[about(query)]?.add(heard),
    }));
    document.head.innerHTML = '<meta name="theme-color" content="">';
    localStorage.clear();
  });

  /** The look of the page after the script has run. */
  function worn(stored?: string): string {
    if (stored !== undefined) localStorage.setItem("kingcraft.settings", stored);
    new Function(SCRIPT)();
    return look();
  }

  function look(): string {
    const { dataset } = document.documentElement;
    return `${dataset.cloth}${dataset.contrast === undefined ? "" : " strong"}`;
  }

  it("is dark green by default, whatever the device has, and strong if the device asks for contrast", () => {
    systems.light = true;
    expect(worn()).toBe("green");
    systems.more = true;
    for (const heard of asked.more ?? []) heard();
    expect(look()).toBe("green strong");
  });

  it("is linen by day for users who have set that, also when the day changes", () => {
    expect(worn('{"cloth":"burgundy","daylight":true}')).toBe("burgundy");
    systems.light = true;
    for (const heard of asked.light ?? []) heard();
    expect(look()).toBe("linen");
  });

  it("applies the settings, also to the browser's frame, every change of them, and a table's own cloth while it is open", () => {
    expect(worn('{"cloth":"linen","contrast":"off"}')).toBe("linen");
    const frame = document.querySelector("meta");
    expect(frame?.content).toBe("#e6dcc5");
    const say = (detail: object): string => {
      dispatchEvent(new CustomEvent("kingcraft-look", { detail }));
      return look();
    };
    expect(say({ table: "midnight" })).toBe("midnight");
    expect(frame?.content).toBe("#080e1a");
    expect(say({ cloth: "burgundy", table: "" })).toBe("burgundy");
    expect(say({ contrast: "on" })).toBe("burgundy strong");
    expect(frame?.content).toBe("#000000");
  });

  it.each([
    ["light", "linen"],
    ["dark", "green"],
    ["auto", "green"],
    ["contrast", "green strong"],
  ])("reads the look %s of an older version", (theme, look) => {
    expect(worn(JSON.stringify({ theme }))).toBe(look);
  });

  it.each(["", "null", "{", '{"cloth":"constructor"}', '{"theme":7}', "[]", '{"cloth":7,"contrast":{}}'])(
    "treats %j as no choice",
    (stored) => {
      expect(worn(stored)).toBe("green");
    },
  );
});
