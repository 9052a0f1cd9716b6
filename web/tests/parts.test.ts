import { describe, expect, it } from "vitest";
// oxlint-disable-next-line import/default -- Vite makes one of a file that is asked for as text
import parts from "../src/parts/panels.ts?raw";
// oxlint-disable-next-line import/default -- as above
import listed from "../src/parts/pages.ts?raw";
import { GAMES, NEEDED, SHOWN } from "../src/parts/opening";
import { OPENING } from "../src/words/catalogues";

// A part that opens without one of its texts would show the text's name: so each part names all texts of its
// components.

const COMPONENTS = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const CATALOGUES = import.meta.glob<string>("../../src/kingcraft/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Texts of a component that another module loads first, or that its part never shows. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "table/HintCard.svelte": "review",
  "panels/Changes.svelte": "lobby",
};

const partOf = new Map(
  Object.entries(CATALOGUES).flatMap(([path, text]) =>
    [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = ""]) => [key, path.replace(/.*\/|\.ftl$/g, "")] as const),
  ),
);
const sourceOf = (path: string): string => COMPONENTS[`../src/${path}`] ?? "";

/** A component and those that it shows. */
function shown(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !sourceOf(path)) return found;
  found.add(path);
  for (const [, from = ""] of sourceOf(path).matchAll(/^\s*import \w+ from "(\.[^"]+\.svelte)"/gm))
    shown(new URL(from, `file:///${path}`).pathname.slice(1), found);
  return found;
}

const PANELS = [...parts.matchAll(/^ {2}(\w+): \(\) => .*import\("\.\.\/([^"]+\.svelte)"\)(.*)$/gm)].map(
  ([, name = "", path = "", rest = ""]) => ({
    name,
    path,
    texts: [...rest.matchAll(/"(\w+)"/g)].map(([, text = ""]) => text),
  }),
);

it("reads the parts", () => {
  expect(PANELS.length).toBeGreaterThan(20);
  expect(shown("room/Waiting.svelte").size).toBeGreaterThan(5);
});

/** Texts of the components of a part that neither it nor they load. */
function missingOf(path: string, texts: readonly string[]): string[] {
  return [...shown(path)].flatMap((component) => {
    const source = sourceOf(component);
    const own = [...source.matchAll(/\b(?:alsoSpeak|speaks)\(([^)]*)\)/g)].map(([, named = ""]) => named).join();
    const has = (part: string): boolean =>
      (OPENING as readonly string[]).includes(part) ||
      texts.includes(part) ||
      own.includes(`"${part}"`) ||
      ELSEWHERE[component] === part;
    return [...source.matchAll(/\bt\("([\w-]+)"/g)]
      .map(([, key = ""]) => key)
      .filter((key) => !has(partOf.get(key) ?? "table"))
      .map((key) => `${component}: ${key} (${partOf.get(key)})`);
  });
}

it.each(PANELS)("$name comes with its texts", ({ path, texts }) => {
  expect(missingOf(path, texts)).toEqual([]);
});

describe("the pages", () => {
  const PAGES = [...listed.matchAll(/^ {2}(\w+): \(\) => (.*)import\("\.\.\/([^"]+)"\)(.*),$/gm)].map(
    ([, name = "", before = "", path = "", after = ""]) => ({ name, path, loads: before + after }),
  );
  const sources = Object.values(
    import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true }),
  );

  it("are all read here", () => {
    expect(PAGES.map(({ name }) => name).toSorted()).toEqual(Object.keys({ ...NEEDED, ...SHOWN }).toSorted());
  });

  it.each(PAGES)("$name loads what the server lists for it, by the same list", ({ name, loads }) => {
    const wanted = Object.entries({ NEEDED, GAMES }).flatMap(([list, of]) => (name in of ? `...${list}.${name})` : []));
    expect(loads.match(/\.\.\.\w+\.\w+\)/g) ?? []).toEqual(wanted);
    expect(loads).not.toContain('"');
    if ((SHOWN as Record<string, readonly string[]>)[name]?.length)
      expect(sources.some((source) => source.includes(`alsoSpeak(...SHOWN.${name}`))).toBe(true);
  });

  it.each(Object.entries(NEEDED))("%s waits for its texts", (page, texts) => {
    const path = PAGES.find(({ name }) => name === page)?.path ?? "";
    expect(shown(path).size).toBeGreaterThan(0);
    expect(missingOf(path, texts)).toEqual([]);
  });
});
