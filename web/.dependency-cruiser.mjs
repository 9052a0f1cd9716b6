// The floors of web/src: a folder each, the lowest first. A file imports from its own floor and from those below, so that no folder
// imports another in a circle. What a file loads later, by `import()`, may be above it: pages, panels and the games are loaded that way.
// No files import each other in a circle, with what is loaded later and the types of .ts files counted. `npm run imports` checks this,
// and so does the test command.

const FLOORS = [
  "base", // what the server says, settings, addresses, cards: without texts
  "game", // what is known of every game before its code is loaded
  "words",
  "parts", // what is loaded later, and when
  "offline",
  "controls",
  "sound",
  "layout",
  "display", // the typeface of headings
  "card",
  "near", // the game in the page itself, without a server: loaded later
  "guide", // the rule pages
  "session",
  "shuffle", // this player's part in the shuffles, and their check
  "people",
  "table",
  "begin",
  "panels",
  "ends", // the end of a deal and of a match
  "pad", // score sheets of real cards
  "games",
  "board", // a match played again, for the viewer and the review
  "review",
  "replay", // it shows the moments of a review
  "room",
  "rules",
  "learn", // lessons
  "day", // the deal of the day
  "profile", // the player's own figures
  "start",
  "app", // the whole page, and the list of the games
];

/** The folders of pages: what a page is made of does not belong to another one. */
const PAGES = ["review", "room", "rules", "learn", "day", "profile", "start"];

/** Files that say what they load later, besides components. */
const OPENERS = [
  "app/main.ts",
  "base/home.ts",
  "app/games.ts",
  "app/dropped.ts",
  "parts/pages.ts",
  "parts/panels.ts",
  "pad/parts.ts",
  "session/feedback.ts",
  "session/shuffling.svelte.ts",
  "near/python.ts",
  "offline/install.ts",
  "games/[^/]+/table.ts", // where players bid and choose
  "games/[^/]+/pad.ts", // how deals are entered on the score pad
];

const folder = (name) => `^src/${name}/`;
const isNoFloor = `^src/(?!(${FLOORS.join("|")})/)`;

export default {
  forbidden: [
    { name: "no circle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "nothing is missing",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^svelte/internal|^virtual:" },
    },
    { name: "every file is on a floor", severity: "error", from: {}, to: { path: isNoFloor } },
    { name: "every file that imports is on a floor", severity: "error", from: { path: isNoFloor }, to: {} },
    ...FLOORS.slice(0, -1).map((name, i) => ({
      name: `${name}: no import from above`,
      severity: "error",
      from: { path: folder(name) },
      to: { path: FLOORS.slice(i + 1).map(folder), dynamic: false },
    })),
    ...PAGES.map((page) => ({
      name: `${page}: no import from another page`,
      severity: "error",
      from: { path: folder(page) },
      to: { path: PAGES.filter((other) => other !== page).map(folder), dynamic: false },
    })),
    {
      name: "a game's folder is its own",
      comment: "Only app/games.ts names the games: everything else asks game/registry.ts.",
      severity: "error",
      from: { pathNot: ["^src/app/games\\.ts$", "^src/games/"] },
      to: { path: "^src/games/" },
    },
    {
      name: "games do not know each other",
      severity: "error",
      from: { path: "^src/games/([^/]+)/" },
      to: { path: "^src/games/", pathNot: "^src/games/$1/" },
    },
    {
      name: "only openers load later",
      severity: "error",
      from: { pathNot: ["\\.svelte$", ...OPENERS.map((file) => `^src/${file}$`)] },
      to: { dynamic: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "src/offline/worker\\.ts" },
  },
};
