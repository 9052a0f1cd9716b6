// The looks: every colour is one of themes.css, every pair that meets can be read, and the look is worn before the first paint.
import { beforeEach, describe, expect, it, vi } from "vitest";

const FILES = import.meta.glob<string>("../src/**/*.{svelte,css,ts}", { query: "?raw", import: "default", eager: true });
const SHEET = FILES["../src/themes.css"] ?? "";
const SCRIPT = import.meta.glob<string>("../public/theme.js", { query: "?raw", import: "default", eager: true })["../public/theme.js"] ?? "";

const tokens = (block: string): Record<string, string> => Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? "", value ?? ""]));
const blockOf = (selector: string): string => SHEET.slice(SHEET.indexOf(`${selector} {`)).split("}")[0] ?? "";
const DARK = tokens(blockOf(":root"));
const LOOKS: Record<string, Record<string, string>> = {
  dark: DARK,
  light: { ...DARK, ...tokens(blockOf('[data-theme="light"]')) },
  contrast: { ...DARK, ...tokens(blockOf('[data-theme="contrast"]')) },
};

type Rgb = readonly [number, number, number];

/** A colour as it is seen on another. */
function over(colour: string, below: Rgb): Rgb {
  const digits = colour.slice(1);
  const whole = digits.length < 5 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const part = (at: number): number => parseInt(whole.slice(at, at + 2), 16);
  const alpha = whole.length > 6 ? part(6) / 255 : 1;
  return [0, 2, 4].map((at, i) => part(at) * alpha + (below[i] ?? 0) * (1 - alpha)) as unknown as Rgb;
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of WCAG 2.2 between what lies on top and the layers below it, the lowest first. */
function contrast(look: Record<string, string>, top: string, ...below: string[]): number {
  const ground = below.reduce<Rgb>((under, name) => over(look[name] ?? "#f0f", under), [0, 0, 0]);
  const [light, dark] = [luminance(ground), luminance(over(look[top] ?? "#f0f", ground))].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = [["felt"], ["felt-mid"], ["panel"]];
const BOXES = [["well"], ["pill"], ["lid"], ["fill-faint"], ["well", "wash"], ["well", "fill-faint"]];
/** What is written where: each pair of a text and the layers below it. */
const TEXTS: string[][] = [
  ...["text", "soft", "strong"].flatMap((text) => GROUNDS.flatMap((ground) => [[text, ...ground], ...BOXES.map((boxes) => [text, ...ground, ...boxes])])),
  ...["text", "strong"].flatMap((text) => GROUNDS.map((ground) => [text, ...ground, "fill"])),
  ...["soft", "strong"].flatMap((text) => ["fill", "wash"].map((box) => [text, "panel", box])),
  ...["text", "soft"].map((text) => [text, "panel", "field"]),
  ...["well", "pill"].map((box) => ["accent", "felt-mid", box]),
  ["accent", "felt"], ["accent", "panel"], ["accent", "felt", "well"], ["accent", "felt-mid", "won"], ["accent", "felt", "fill"],
  ["strong", "felt", "bar"], ["soft", "felt", "bar"], ["strong", "panel", "fill-over"], ["text", "felt-mid", "won"], ["soft", "felt-mid", "won"],
  ["on-main", "main"], ["on-main", "main-over"], ["on-chosen", "chosen"],
  ["text", "alarm"], ["strong", "alarm"], ["bad", "panel"], ["bad", "felt"], ["bad", "panel", "fill-faint"], ["good", "panel"], ["good", "felt", "well"],
  ["on-note", "note"], ["note-soft", "note"], ["on-note", "note-fill"], ["edge", "mark"],
  ["ink", "paper"], ...[0, 1, 2, 3, 4, 5].map((seat) => ["on-tone", `tone-${seat}`]),
  ...[0, 1, 2, 3, 4, 5].flatMap((seat) => [[`plot-${seat}`, "felt", "well"], [`plot-${seat}`, "felt-mid", "well"]]),
  ...["red-on-felt", "green-on-felt", "blue-on-felt", "strong"].flatMap((ink) => [[ink, "panel"], [ink, "panel", "fill-faint"], [ink, "felt", "well"], [ink, "panel", "fill"]]),
  ...["black", "red", "green", "blue"].flatMap((suit) => [[suit, "paper"], [suit, "note"]]),
  ["red", "paper-warm"],
];
/** Lines and marks: what shows where one may lay a card, whose turn it is, what has the focus. */
const SIGNS: string[][] = [["ring", "felt"], ["ring", "felt-mid"], ["ring", "panel"], ["main", "panel"], ["main", "felt", "well"], ["back", "paper"], ["gain", "note"], ["loss", "note"], ["line-strong", "panel"]];

describe.each(Object.keys(LOOKS))("the %s look", (name) => {
  const look = LOOKS[name] ?? {};

  it("can be read", () => {
    const least = name === "contrast" ? 7 : 4.5;
    const weak = TEXTS.map((pair) => [pair.join(" < "), contrast(look, ...(pair as [string]))] as const).filter(([, found]) => !(found >= least));
    expect(weak.map(([pair, found]) => `${pair}: ${found.toFixed(2)}`)).toEqual([]);
  });

  it("shows its signs, and a focus on anything", () => {
    const weak = SIGNS.filter((pair) => !(contrast(look, ...(pair as [string])) >= 3)).map((pair) => `${pair.join(" < ")}: ${contrast(look, ...(pair as [string])).toFixed(2)}`);
    expect(weak).toEqual([]);
    for (const ground of ["felt", "felt-mid", "panel", "paper", "paper-dim", "main", "note"]) {
      expect(Math.max(contrast(look, "mark", ground), contrast(look, "edge", ground)), ground).toBeGreaterThan(3);
    }
  });

  it("is the colour of the browser's frame", () => {
    const frame = new RegExp(`${name}: "(#[0-9a-f]{6})"`).exec(SCRIPT)?.[1] ?? "";
    expect(over(frame, [0, 0, 0])).toEqual(over(look.felt ?? "", [0, 0, 0]));
  });
});

describe("the colours", () => {
  it("are all in themes.css, but for a picture that leaves the page", () => {
    const free = Object.entries(FILES).filter(([file]) => !/\/(themes\.css|picture\.ts)$/.test(file));
    const literal = /#[0-9a-f]{3,8}\b(?!["'`]?\))|\b(?:rgba?|hsla?|oklch|oklab)\(|:[^;{]*\b(?:white|black|gold|red|green|blue)\b[^;{]*;/i;
    const found = free.flatMap(([file, text]) =>
      text
        .split("\n")
        .map((line) => line.replace(/\/\/.*|\/\*.*|\{[#/:@].*?\}|var\(--[\w-]+\)|mask-image:.*|href="#[^"]*"/g, ""))
        .filter((line) => (file.endsWith(".ts") ? /["'`]#[0-9a-f]{3,8}["'`]/i : literal).test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it("are all there that are used, and all used that are there", () => {
    const own = /--(?:suit|tone|text-size|card-[wh]|flight|turn|drag-[xy]|seats|score|total|column|label|pad|u|rules-mark)\b/;
    const texts = Object.values(FILES);
    const used = new Set(texts.flatMap((text) => [...text.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name ?? "")));
    expect(Object.keys(DARK).filter((name) => !used.has(name) && !/^(tone|plot)-\d$/.test(name))).toEqual([]);
    const unknown = [...used].filter((name) => !(name in DARK) && !own.test(`--${name}`) && !texts.some((text) => text.includes(`--${name}:`) || text.includes(`--${name}=`)));
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

  /** What the page looks like after the script has run. */
  function worn(stored?: string): string | undefined {
    if (stored !== undefined) localStorage.setItem("kingcraft.settings", stored);
    new Function(SCRIPT)();
    return document.documentElement.dataset.theme;
  }

  it("follows the device where nothing else is chosen, also when it changes", () => {
    expect(worn()).toBe("dark");
    systems.light = true;
    for (const heard of asked.light ?? []) heard();
    expect(document.documentElement.dataset.theme).toBe("light");
    systems.more = true;
    for (const heard of asked.more ?? []) heard();
    expect(document.documentElement.dataset.theme).toBe("contrast");
  });

  it("wears what is chosen, with the browser's frame, and what is chosen anew", () => {
    systems.light = true;
    expect(worn('{"theme":"dark"}')).toBe("dark");
    const frame = document.querySelector("meta");
    expect(frame?.content).toBe("#0c3826");
    dispatchEvent(new CustomEvent("kingcraft-theme", { detail: "contrast" }));
    expect(document.documentElement.dataset.theme).toBe("contrast");
    expect(frame?.content).toBe("#000000");
  });

  it.each(["", "null", "{", '{"theme":"constructor"}', '{"theme":7}', "[]"])("takes %j for no choice", (stored) => {
    expect(worn(stored)).toBe("dark");
  });
});
