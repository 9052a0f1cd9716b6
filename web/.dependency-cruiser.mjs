// The floors of web/src, the lowest first. A file imports from its own floor and from those below. What it loads later, by `import()`,
// may be above it: pages, panels and the games are loaded that way. Nothing is imported in a circle, with what is loaded later and the
// types of .ts files counted. `npm run imports` checks this, and so does the test command.

/** Files of the root and of games/ that belong to no folder below: what everything else stands on. */
const BASE =
  "src/([a-z]\\w*(\\.svelte)?\\.ts|(Bare|Unreached|NameFull)\\.svelte|games/(observation|registry|\\w+/facts)\\.ts)$";

/** The floors: a name, and the beginning of their paths. */
const FLOORS = [
  ["words", "src/words/"],
  ["offline", "src/offline/"],
  ["controls", "src/controls/"],
  ["sound", "src/sound/"],
  ["layout", "src/layout/"],
  ["cards", "src/card/"],
  ["the rule pages", "src/guide/"],
  ["session", "src/session/"],
  ["people", "src/people/"],
  ["table", "src/table/"],
  ["begin", "src/begin/"],
  ["panels", "src/panels/"],
  ["a game", "src/games/\\w+/(?!facts)"],
  ["the board", "src/board/"], // a match played again, for the viewer and the review
  ["a page", "src/(review|room|rules|start)/|src/Missing\\.svelte"],
  ["replay", "src/replay/"], // it shows the moments of a review
  ["the whole page", "src/(App\\.svelte|main\\.ts|pages\\.ts|games/(index|more)\\.ts)"],
];

/** What a page or a game is made of does not belong to another one. */
const PAGES = ["review", "room", "rules", "start"];

/** Files that say what they open later. No other file loads what is above it. */
const OPENERS =
  "src/(main|pages|parts|games/index)\\.ts$|src/words/words\\.svelte\\.ts$|src/dropped\\.ts$|src/session/feedback\\.ts$|\\.svelte$|src/games/\\w+/table\\.ts$";

const above = (i) =>
  FLOORS.slice(i + 1)
    .map(([, path]) => `^(${path})`)
    .join("|");

export default {
  forbidden: [
    { name: "no circle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "nothing is missing",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^svelte/internal|^virtual:" },
    },
    {
      name: "the base imports no floor but words",
      severity: "error",
      from: { path: `^${BASE}`, pathNot: "^src/(main|pages)\\.ts$" },
      to: { path: above(0), dynamic: false },
    },
    ...FLOORS.slice(0, -1).map(([name, path], i) => ({
      name: `${name}: no import from above`,
      severity: "error",
      from: { path: `^(${path})` },
      to: { path: above(i), dynamic: false },
    })),
    ...PAGES.map((page) => ({
      name: `${page}: no import from another page`,
      severity: "error",
      from: { path: `^src/${page}/` },
      to: { path: `^src/(${PAGES.filter((other) => other !== page).join("|")})/`, dynamic: false },
    })),
    {
      name: "a game's folder is its own",
      comment: "Only games/index.ts names the games: everything else asks games/registry.ts.",
      severity: "error",
      from: { pathNot: "^src/games/(index\\.ts|\\w+/)" },
      to: { path: "^src/games/\\w+/" },
    },
    {
      name: "games do not know each other",
      severity: "error",
      from: { path: "^src/games/(\\w+)/" },
      to: { path: "^src/games/\\w+/", pathNot: "^src/games/$1/" },
    },
    { name: "only openers load later", severity: "error", from: { pathNot: OPENERS }, to: { dynamic: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "src/offline/worker\\.ts" },
  },
};
