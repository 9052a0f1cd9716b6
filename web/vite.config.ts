import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv, type Plugin, type Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { games } from "./plugins/games.ts";
import { guide } from "./plugins/guide.ts";
import { LANGUAGE_MODULE, languages } from "./plugins/languages.ts";
import { texts } from "./plugins/texts.ts";
import { TEXTS } from "./src/opening.ts";

/** Name of the worker's chunk; it is served from the root, because a worker controls only what is below its address. */
const WORKER = "sw";
/** What the page is shown with besides the files of the bundle (web/public). */
const BESIDE = ["/icon.svg", "/icon-192.png", "/manifest.webmanifest", "/theme.js"];
/**
 * Texts of one language, or of a part in one: stored once a page has loaded them, since hardly anyone reads two
 * languages.
 */
const LANGUAGE = new RegExp(`/locales/[a-z]{2}/[\\w-]+\\.ftl|${LANGUAGE_MODULE.source}`);

/** The component of each page, as pages.ts imports it; the names are those of the server (server/http/opening.py). */
const PAGES = {
  start: "start/Start.svelte",
  room: "room/Room.svelte",
  matches: "start/Matches.svelte",
  play: "rules/HouseRules.svelte",
  review: "review/Review.svelte",
  match: "replay/Replay.svelte",
  missing: "Missing.svelte",
};

/** Modules of the page whose path below web/src begins with one of these. */
const source = (...paths: string[]): RegExp => new RegExp(`/web/src/(${paths.join("|")})`);
/** Styles whose path below web/src or src/kingcraft begins with one of these: of components, and files of styles. */
const styles = (...paths: string[]): RegExp =>
  new RegExp(`/(?:web/src|src/kingcraft)/(${paths.join("|")}).*(type=style|\\.css$)`);

/** Modules that most parts of the page need. */
const COMMON = source(
  "(api|cards|deck|files|first|loading|look|parts|reach|router|seats|settings|sized|targets|voice)\\b",
  "games/(index|more|observation|registry|\\w+/facts)\\b",
  "(begin/(addresses|choices|chosen|invited|open|practise|saved|title)|NameFull|offline/seen|start/told|controls/(Icon|icons|mark|PageHeader|Wordmark)|layout/geometry)\\b",
  "card/(?!front)",
  "people/(Portrait|Strength|looks|portrait)\\b",
  "words/(counted|direction|level|names|options|words)\\b",
);

/** The styles of sheets and forms, which most pages need sooner or later. */
const CONTROLS = styles("controls/", "people/Strength");

/**
 * Modules used together are one file, because each file costs a round trip: tests/e2e/test_opening.py counts them. A
 * module goes to the first group that matches it, together with everything that it imports and no earlier group has. A
 * group of only styles becomes a style sheet without a script. Modules outside all groups stay in the chunk of their
 * page or part: the viewer, the review and house rules load on demand.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  // The frame of the page, and what most parts of it need.
  {
    name: "index",
    test: (id) =>
      id.endsWith("/web/index.html") || id.includes("rolldown/runtime") || COMMON.test(id) || CONTROLS.test(id),
  },
  // The styles of the pages where matches start.
  { name: "start", test: styles("NameFull", "begin/", "panels/Changes", "people/Corner\\.", "start/") },
  // The parts of sheets and forms.
  { name: "controls", test: source("controls/", "begin/(Cloths|Friends|Levels|Players)", "panels/Changes") },
  // The order of options in the house rules.
  { name: "optionGroups", test: source("games/\\w+/options\\b") },
  // The texts that parts.ts prefetches, one file per language.
  {
    name: (id) => `texts-${/\/locales\/(..)\//.exec(id)?.[1]}`,
    test: /\/(again|agree|calls|offline|people|phrases|practice|reasons|settings)\.ftl$/,
  },
  // The styles of all panels, without the column beside a wide table.
  {
    name: "panels",
    test: styles(
      "guide/",
      "offline/",
      "people/",
      "panels/(?!LocalLink|Side|ScoreSheet|TrickCards)",
      "room/(Continue|Door|EmptySeat|Here|Invitation|Menu|TwoSeats|Unkept|Waiting)",
      "games/\\w+/calls/",
      "table/(Agreement|HintCard|Spoken)",
    ),
  },
  // The table: its styles, and the modules it shares with a replay.
  { name: "table", test: styles("bar", "games/", "panels/(LocalLink|Side|ScoreSheet|TrickCards)", "room/", "table/") },
  {
    name: "table",
    test: source(
      "games/\\w+/(Announce|Banner|contract|Ground|keys|layout|Places|price|shots|table|words)\\b",
      "layout/",
      "(offline/when|paint|panels/ends/space)\\b",
      "session/(alone|attention|game|queue|shots)\\b",
      "table/(Aim|Announcement|Cloth|Dots|game|HintButton|Paint|painter|Seats|textSize|textWidth|TrickList|Undo)\\b",
      "words/(game|short|tableText|vote)\\b",
    ),
  },
  // What panels share with replays and reviews, including the games' part of it.
  {
    name: "shared",
    test: source(
      "games/\\w+/(panels|story)\\b",
      "begin/average",
      "panels/(LocalLink|game|local)\\b",
      "words/(cost|sentence|spoken|stops)",
    ),
  },
  // The column beside a wide table: a desktop opens with it, a phone does not.
  { name: "side", test: source("games/\\w+/sheet\\b", "panels/(Side|ScoreSheet|TrickCards|sheet)") },
  // Sounds: they are loaded alone, with the first tap.
  { name: "sound", test: source("sound/") },
  // What opens above a table during play, and all other panels.
  { name: "play", test: source("panels/talk", "session/(gather|telling)", "table/(Agreement|HintCard|Log|Voice)") },
  // Where players bid and choose: only a table fetches it.
  { name: "calls", test: source("games/\\w+/calls/") },
  // The end of a deal and of a match, and other panels that only a table opens.
  {
    name: "ends",
    test: source(
      "panels/(Again|Away|EndDeal|LastTrick|Practised|Proof|Result|SameCards|Score\\.|Tricks|ends/(?!Dust|Luck))",
      "room/(Here|Invitation|Menu)",
    ),
  },
  // The pages shown in place of a table before play.
  { name: "waiting", test: source("room/(Continue|Door|EmptySeat|TwoSeats|Unkept|Waiting)") },
  {
    name: "panels",
    test: source(
      "games/\\w+/pictures",
      "notice",
      "offline/(Tables|install)",
      "panels/(?!ends/(Dust|Luck))",
      "people/(?!Corner\\.|Away\\.)",
      "start/(Change|Learn|Practice|WithFriends)",
    ),
  },
];

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
          .map((made) => `/${made.fileName}`);
        const list = JSON.stringify(["/", ...BESIDE, ...files.toSorted()]);
        const text = String(page.source);
        const build = await digest([list, text, worker.code].join("\n"));
        page.source = text.replace("<title>", `<meta name="kingcraft-build" content="${build}" />\n    <title>`);
        worker.code = `const FILES=${list},BUILD="${build}";${worker.code}`;
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
      handler(_, bundle) {
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
        const beside = (...ends: string[]): string[] =>
          [...new Set(ends.flatMap((end) => [...whole(entered(end))]))]
            .filter((file) => !always.has(file))
            .map((file) => `/${file}`);
        const built = chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => LANGUAGE_MODULE.exec(id)?.[1] ?? []));
        const found: Record<string, Record<string, string[]>> = {};
        for (const [page, texts] of Object.entries(TEXTS)) {
          const made = `/src/${PAGES[page as keyof typeof PAGES]}`;
          const spoken = (language: string): string[] => [
            `/src/words/${language}.ts`,
            ...texts.map((part) => `/locales/${language}/${part}.ftl`),
          ];
          found[page] = Object.fromEntries(built.map((language) => [language, beside(made, ...spoken(language))]));
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

/** A test build has more games: tests/README.md. */
function moreGames(mode: string): Plugin {
  const { KINGCRAFT_WEB_GAMES, KINGCRAFT_WEB_LOCALES } = loadEnv(mode, ".", "KINGCRAFT_WEB_");
  return games(KINGCRAFT_WEB_GAMES, KINGCRAFT_WEB_LOCALES);
}

// The build goes into the Python package, which serves it and contains it in its wheel.
export default defineConfig(({ mode }) => ({
  plugins: [texts(), languages(), moreGames(mode), svelte(), eager(), offline(), opening(), guide()],
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
