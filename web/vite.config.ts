import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { bundles, GROUPS } from "./plugins/bundles.ts";
import { games } from "./plugins/games.ts";
import { guide } from "./plugins/guide.ts";
import { LANGUAGE_MODULE, languages } from "./plugins/languages.ts";
import { neverHydrated } from "./plugins/neverHydrated.ts";
import { readonlyFields } from "./plugins/readonlyFields.ts";
import { texts } from "./plugins/texts.ts";
import { GAMES, TEXTS } from "./src/parts/opening.ts";

/** Name of the worker's chunk; it is served from the root, because a worker controls only what is below its address. */
const WORKER = "sw";
/** What the page is shown with besides the files of the bundle (web/public). */
const BESIDE = ["icon.svg", "icon-192.png", "manifest.webmanifest", "theme.js"];
/**
 * Texts of one language, or of a part in one: stored once a page has loaded them, since hardly anyone reads two
 * languages.
 */
const LANGUAGE = new RegExp(`/locales/[a-z]{2}/[\\w-]+\\.ftl|${LANGUAGE_MODULE.source}`);

/** Pages that open without a network, once any page was opened in their language; a link may bring the pad a sheet. */
const LINKED = ["learn", "day", "profile", "pad"] as const;
/** The texts that they are stored with. */
const STORED = new Set<string>([...LINKED.flatMap((page) => TEXTS[page]), "options", "phones", "sheets"]);
/** Whether a module has such texts, in this language. */
const isStored = (id: string, language: string): boolean =>
  STORED.has(new RegExp(`/locales/${language}/([\\w-]+)\\.ftl`).exec(id)?.[1] ?? "");

/** 64 bits of a text's SHA-256, in hex. */
async function digest(text: string): Promise<string> {
  const found = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(found).slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Gives the service worker the list of its files, and the page the name of its build. */
function offline(): Plugin {
  return {
    name: "kingcraft:offline",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const page = bundle["index.html"];
        const worker = bundle[`${WORKER}.js`];
        if (page?.type !== "asset" || worker?.type !== "chunk")
          this.error("The bundle has no page, or no service worker.");
        const files = Object.values(bundle)
          .filter(
            (made) =>
              made.fileName.startsWith("assets/") &&
              !/\/cyrillic-/.test(made.fileName) &&
              !(made.type === "chunk" && made.moduleIds.some((id) => LANGUAGE.test(id))),
          )
          .map((made) => made.fileName);
        const list = JSON.stringify(["", ...BESIDE, ...files.toSorted()]);
        const chunks = Object.values(bundle).filter((made) => made.type === "chunk");
        const linked = chunks
          .flatMap(({ moduleIds, fileName }) =>
            moduleIds
              .flatMap((id) => LANGUAGE_MODULE.exec(id)?.[1] ?? [])
              .map((language) => [language, fileName] as const),
          )
          .map(([language, file]) => [
            file,
            chunks
              .filter(({ moduleIds }) => moduleIds.some((id) => isStored(id, language)))
              .map(({ fileName }) => fileName),
          ]);
        const texts = JSON.stringify(Object.fromEntries(linked));
        const text = String(page.source);
        const build = await digest([list, texts, text, worker.code].join("\n"));
        page.source = text.replace("<title>", `<meta name="kingcraft-build" content="${build}" />\n    <title>`);
        worker.code = `const FILES=${list},LINKED=${texts},BUILD="${build}";${worker.code}`;
      },
    },
  };
}

/**
 * Writes down which files each page opens with, in each language, besides those that the built page itself lists. The
 * server lists them in the page it sends (server/http/opening.py): so they are all requested at once, not one after the
 * other.
 */
function opening(): Plugin {
  return {
    name: "kingcraft:opening",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const source = await this.fs.readFile("src/parts/pages.ts", { encoding: "utf8" });
        /** The component of each page; the names of pages are those of the server (server/http/opening.py). */
        const components = new Map(
          [...source.matchAll(/^ {2}(\w+): .*import\("\.\.\/([^"]+)"\)/gm)].map(([, page = "", path = ""]) => [
            page,
            path,
          ]),
        );
        const chunks = Object.values(bundle).filter((made) => made.type === "chunk");
        const named = (file: string): (typeof chunks)[number] | undefined =>
          chunks.find((chunk) => chunk.fileName === file);
        const entered = (end: string): (typeof chunks)[number] => {
          const found = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(end)));
          return found ?? this.error(`No chunk is entered by ${end}.`);
        };
        /** A chunk with everything that it needs to run, styles first. */
        const whole = (first: (typeof chunks)[number]): Set<string> => {
          const scripts = new Set([first]);
          for (const { imports } of scripts)
            for (const file of imports) scripts.add(named(file) ?? this.error(`There is no ${file}.`));
          const styles = [...scripts].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
          return new Set([...styles, ...[...scripts].map(({ fileName }) => fileName)]);
        };
        const always = whole(entered("/index.html"));
        const beside = (...entries: (typeof chunks)[number][]): string[] =>
          [...new Set(entries.flatMap((entry) => [...whole(entry)]))]
            .filter((file) => !always.has(file))
            .map((file) => `/${file}`);
        /** The chunks with this part of any game. */
        const ofGames = (part: string): typeof chunks => {
          const found = chunks.filter(({ moduleIds }) =>
            moduleIds.some((id) => new RegExp(`/src/games/\\w+/${part}\\.ts$`).test(id)),
          );
          return found.length ? found : this.error(`No game has a part "${part}".`);
        };
        const built = chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => LANGUAGE_MODULE.exec(id)?.[1] ?? []));
        const parts: Readonly<Record<string, readonly string[]>> = GAMES;
        const found: Record<string, Record<string, string[]>> = {};
        for (const [page, texts] of Object.entries(TEXTS)) {
          const made = `/src/${components.get(page) ?? this.error(`parts/pages.ts has no page "${page}".`)}`;
          const code = [entered(made), ...(parts[page] ?? []).flatMap(ofGames)];
          const spoken = (language: string): typeof chunks =>
            [`/src/words/${language}.ts`, ...texts.map((part) => `/locales/${language}/${part}.ftl`)].map(entered);
          found[page] = Object.fromEntries(built.map((language) => [language, beside(...code, ...spoken(language))]));
        }
        this.emitFile({ type: "asset", fileName: "opening.json", source: JSON.stringify(found) });
      },
    },
  };
}

/**
 * Nearly everything that a page opens with is called at once: a browser that knows this hint (Chromium) compiles it
 * while it is loading, on another thread, and not function by function while the page is drawn. Only the first line of
 * a file can be such a hint.
 */
function eager(): Plugin {
  return {
    name: "kingcraft:eager",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const made of Object.values(bundle)) {
          if (made.type === "chunk" && /^(index|table|Room|Start)$/.test(made.name))
            made.code = `//# allFunctionsCalledOnLoad\n${made.code}`;
        }
      },
    },
  };
}

/**
 * Lets the page be served below any path: scripts import each other by relative addresses anyway, styles find their
 * files by where they are themselves, as scripts find those of workers, and what scripts load with their imports is below the base
 * (base/site.ts). Only index.html names the root: elsewhere its addresses are changed (tools/site/shell.py).
 */
function anywhere(): Plugin {
  const HELPER = 'function(dep) { return "/"+dep }';
  return {
    name: "kingcraft:anywhere",
    apply: "build",
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(HELPER)) this.error("Vite's helper has another way to name the files of an import.");
        return `import { at } from "/src/base/site";${code.replace(HELPER, '(dep) => at("/" + dep)')}`;
      },
    },
    generateBundle(_, bundle) {
      for (const made of Object.values(bundle)) {
        if (made.type === "asset" && made.fileName.startsWith("assets/") && made.fileName.endsWith(".css"))
          made.source = String(made.source).replaceAll(/url\((["']?)\//g, "url($1../");
        else if (made.type === "chunk" && made.fileName.startsWith("assets/"))
          made.code = made.code.replaceAll(/new URL\(([`"'])\/assets\//g, "new URL($1./"); // a worker's script
      }
    },
  };
}

/** A test build has more games: tests/README.md. */
function moreGames(mode: string): Plugin {
  const { KINGCRAFT_WEB_GAMES, KINGCRAFT_WEB_LOCALES } = loadEnv(mode, ".", "KINGCRAFT_WEB_");
  return games(KINGCRAFT_WEB_GAMES, KINGCRAFT_WEB_LOCALES);
}

// The build goes into the Python package, which serves it and contains it in its wheel.
export default defineConfig(({ mode }) => ({
  plugins: [
    texts(),
    languages(),
    moreGames(mode),
    svelte(),
    neverHydrated(),
    readonlyFields(),
    bundles(),
    eager(),
    offline(),
    opening(),
    guide(),
    anywhere(),
  ],
  build: {
    outDir: "../src/kingcraft/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      // Constants of other modules are inlined where they are used.
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      input: { index: "index.html", [WORKER]: "src/offline/worker.ts" },
      output: {
        // Browsers request the worker under one fixed name; it reports its build itself.
        entryFileNames: ({ name }) => (name === WORKER ? `${WORKER}.js` : "assets/[name]-[hash].js"),
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true }, "/rules": "http://127.0.0.1:8642" },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    // Each file has modules of its own, but they are compiled once per worker: half the time of a process per file.
    pool: "vmThreads",
    maxWorkers: "100%",
    setupFiles: ["tests/games.ts"],
    include: ["tests/**/*.test.ts"],
    css: { include: [/src\/[\w/]+\.css/] },
    // Some tests draw whole pages: five seconds are too few for that if other processes keep all cores busy.
    testTimeout: 20_000,
  },
}));
