// The display face: it has every letter of the texts in every language, and the style requests each file for exactly
// the letters in it.
import { describe, expect, it } from "vitest";

const bytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.slice(text.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
const FILES = import.meta.glob<string>("../src/display/*.woff2", { query: "?inline", import: "default", eager: true });
const CSS =
  Object.values(
    import.meta.glob<string>("../src/display/display.css", { query: "?raw", import: "default", eager: true }),
  )[0] ?? "";
const TEXTS = import.meta.glob<string>("../../src/kingcraft/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A number of WOFF2 in base 128, and the offset of the next one. */
function base128(view: DataView, at: number): [number, number] {
  let value = 0;
  for (let i = at; ; i += 1) {
    const byte = view.getUint8(i);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, i + 1];
  }
}

/** The characters that a WOFF2 file draws: its table `cmap` is stored unchanged in the part compressed with Brotli. */
async function drawn(file: Uint8Array): Promise<Set<number>> {
  const { brotliDecompressSync } = (await import(/* @vite-ignore */ `node:${"zlib"}`)) as {
    brotliDecompressSync: (packed: Uint8Array) => Uint8Array;
  };
  const head = new DataView(file.buffer);
  let at = 48;
  let start = 0;
  let begin = -1;
  for (let table = head.getUint16(12); table > 0; table -= 1) {
    const flags = head.getUint8(at);
    at += 1;
    const tag = flags & 63;
    if (tag === 63) at += 4;
    let length: number;
    [length, at] = base128(head, at);
    // glyf (10) and loca (11) are transformed unless their version is 3, others if it is not 0.
    if (tag === 10 || tag === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0) [length, at] = base128(head, at);
    if (tag === 0) begin = start;
    start += length;
  }
  const whole = brotliDecompressSync(file.slice(at, at + head.getUint32(20)));
  const cmap = new DataView(whole.buffer, whole.byteOffset + begin);
  const found = new Set<number>();
  for (let i = 0; i < cmap.getUint16(2); i += 1) {
    const sub = cmap.getUint32(4 + 8 * i + 4);
    if (cmap.getUint16(sub) !== 4) continue;
    const segments = cmap.getUint16(sub + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const end = cmap.getUint16(sub + 14 + 2 * segment);
      const first = cmap.getUint16(sub + 16 + 2 * (segments + segment));
      for (let code = first; code <= end && code < 0xffff; code += 1) found.add(code);
    }
  }
  return found;
}

/** The characters for which the style requests a file. */
function asked(name: string): Set<number> {
  const range = new RegExp(`/${name}\\.woff2[^}]*unicode-range: ([^;]*)`).exec(CSS)?.[1] ?? "";
  return new Set(
    range.split(", ").flatMap((part) => {
      const [from = 0, to = from] = part
        .replace("U+", "")
        .split("-")
        .map((hex) => parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    }),
  );
}

const NAMES = ["latin", "latin-ext", "cyrillic"] as const;
const shown = (codes: Iterable<number>): string => String.fromCodePoint(...codes);

describe("the display face", () => {
  it.each(NAMES)("draws every letter for which its file %s is requested", async (name) => {
    const file = FILES[`../src/display/${name}.woff2`] ?? "";
    const has = await drawn(bytes(file));
    expect(shown([...asked(name)].filter((code) => !has.has(code)))).toBe("");
    expect(asked(name).size).toBeGreaterThan(10);
  });

  it("requests one file per letter", () => {
    const all = NAMES.flatMap((name) => [...asked(name)]);
    expect(all.length).toBe(new Set(all).size);
  });

  it.each([...new Set(Object.keys(TEXTS).map((path) => path.split("/").at(-2) ?? ""))])(
    "has every letter of the texts in %s",
    (language) => {
      const all = new Set(NAMES.flatMap((name) => [...asked(name)]));
      const texts = Object.entries(TEXTS)
        .filter(([path]) => path.includes(`/locales/${language}/`))
        .map(([, text]) => text.replace(/^#.*/gm, ""));
      const letters = new Set(
        [...texts.join("")].filter((letter) => /[\p{L}\d]/u.test(letter)).map((letter) => letter.codePointAt(0) ?? 0),
      );
      expect(texts.length).toBeGreaterThan(5);
      expect(shown([...letters].filter((code) => !all.has(code)))).toBe("");
    },
  );

  it("has the letters of future languages", () => {
    const all = new Set(NAMES.flatMap((name) => [...asked(name)]));
    const wanted =
      "ıİğĞşŞœŒçÇñÑãÃõÕ¿¡êëîïôùûàâéèÅåÄäÖöÜüßăĂâÂîÎșȘțȚáíóúìòАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя";
    expect([...wanted].filter((letter) => !all.has(letter.codePointAt(0) ?? 0)).join("")).toBe("");
  });

  it("is small", () => {
    const size = (name: string): number => bytes(FILES[`../src/display/${name}.woff2`] ?? "").length;
    expect(size("latin") + size("latin-ext")).toBeLessThanOrEqual(13_600);
    expect(size("cyrillic")).toBeLessThanOrEqual(12_400);
  });
});
