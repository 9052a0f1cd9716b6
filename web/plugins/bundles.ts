// Which modules are one file of the built page. Modules used together are one file, because each file costs a round
// trip: tests/e2e/test_opening.py counts them. A module goes to the first bundle that lists it, together with everything
// that it imports and no earlier bundle has. A bundle of only styles becomes a style sheet without a script. Modules
// outside all bundles stay in the chunk of their page or part: the viewer, the review and house rules load on demand.
import type { Plugin, Rolldown } from "vite";
import { OPENING } from "../src/words/catalogues.ts";

/**
 * Paths below web/src; of styles also below src/kingcraft. A folder has a slash at its end, a module or a component no
 * ending; `*` is the folder of any game. The build fails if a path leads to nothing.
 */
interface Bundle {
  readonly name: string;
  readonly modules?: readonly string[];
  /** Modules whose styles are in it, and files of styles. */
  readonly styles?: readonly string[];
  /** What of the folders above is not in it. */
  readonly except?: readonly string[];
}

/** The catalogues that parts/panels.ts prefetches: one file per language. */
const PREFETCHED = [
  "again",
  "agree",
  "calls",
  "coach",
  "offline",
  "people",
  "phrases",
  "practice",
  "reasons",
  "settings",
  "words",
];

const BUNDLES: readonly Bundle[] = [
  // What most parts of the page need; the page itself is in it too.
  {
    name: "index",
    modules: [
      ...[
        "api",
        "cards",
        "files",
        "home",
        "progress",
        "reach",
        "router",
        "seats",
        "settings",
        "site",
        "sized",
        "targets",
        "voice",
      ].map((name) => `base/${name}`),
      "game/",
      "games/*/facts",
      "app/games",
      "parts/loading",
      "parts/panels",
      "offline/seen",
      ...["Icon", "icons", "PageHeader", "Wordmark"].map((name) => `controls/${name}`),
      "layout/geometry",
      "card/",
      ...["NameFull", "Portrait", "Strength", "looks", "portrait"].map((name) => `people/${name}`),
      ...["counted", "names", "options", "words"].map((name) => `words/${name}`),
    ],
    // The styles of sheets and forms, which most pages need sooner or later.
    styles: ["controls/", "people/Strength"],
    except: ["card/front"],
  },
  // The styles of the pages where matches start.
  { name: "start", styles: ["people/NameFull", "begin/", "panels/Changes", "people/Corner", "start/"] },
  // The start page, and how a match is begun: house rules, practice and the end of a match begin some too.
  {
    name: "Start",
    modules: [
      "base/keptDays",
      "controls/TaskBars",
      ...["addresses", "choices", "chosen", "invited", "open", "practise", "saved"].map((name) => `begin/${name}`),
      ...["GameTile", "Lately", "Miniature", "Start", "recent", "roomText"].map((name) => `start/${name}`),
    ],
  },
  // The parts of sheets and forms.
  {
    name: "controls",
    modules: [
      "controls/",
      "games/*/pictures",
      ...["Cloths", "Friends", "Levels", "Players"].map((name) => `begin/${name}`),
      "panels/Changes",
      "people/naming",
    ],
  },
  // The order of options in the house rules.
  { name: "optionGroups", modules: ["games/*/options"] },
  // The styles of all panels, without the column beside a wide table.
  {
    name: "panels",
    styles: [
      "guide/",
      "offline/",
      "people/",
      "panels/",
      "ends/",
      ...["Code", "Continue", "Door", "EmptySeat", "Here", "Invitation", "Menu", "TwoSeats"].map(
        (name) => `room/${name}`,
      ),
      ...["Unkept", "Unnamed", "Waiting"].map((name) => `room/${name}`),
      "games/*/calls/",
      ...["Agreement", "Coach", "HintCard", "Reactions", "ShownHand", "Spoken", "WordCard", "WordsOnTap"].map(
        (name) => `table/${name}`,
      ),
    ],
    except: ["LocalLink", "Side", "Sideways", "ScoreSheet", "TrickCards"].map((name) => `panels/${name}`),
  },
  // The table: its styles, and the modules that it shares with a replay.
  {
    name: "table",
    styles: [
      ...["LocalLink", "Side", "Sideways", "ScoreSheet", "TrickCards"].map((name) => `panels/${name}`),
      "games/",
      "replay/bar",
      "room/",
      "table/",
    ],
    except: ["games/*/entering/", "table/WordsOnTap", "table/WordCard"],
  },
  {
    name: "table",
    modules: [
      ...["Announce", "auction", "Banner", "contract", "Ground", "layout", "Places", "shots", "table"].map(
        (name) => `games/*/${name}`,
      ),
      "games/*/words",
      "layout/",
      "base/paint",
      "ends/space",
      ...["absent", "attention", "game", "nextMatch", "ownNonce", "queue", "shots"].map((name) => `session/${name}`),
      ...["Aim", "Announcement", "Cloth", "Dots", "game", "HintButton", "Paint", "painter"].map(
        (name) => `table/${name}`,
      ),
      ...["Seats", "sizes", "textWidth", "TrickList", "Undo", "Worded"].map((name) => `table/${name}`),
      ...["game", "short", "tableText"].map((name) => `words/${name}`),
    ],
  },
  // What panels share with replays and reviews, including the games' part of it.
  {
    name: "shared",
    modules: [
      "games/*/panels",
      "games/*/story",
      "begin/averages",
      "panels/LocalLink",
      "panels/game",
      "people/seatMenu",
      ...["sentence", "spoken"].map((name) => `words/${name}`),
    ],
  },
  // The column beside a wide table: a desktop opens with it, a phone does not.
  {
    name: "side",
    modules: [
      "games/*/sheet",
      ...["Side", "Sideways", "ScoreSheet", "TrickCards", "sheet"].map((name) => `panels/${name}`),
    ],
  },
  // The list of lessons; a lesson itself needs a table.
  {
    name: "learn",
    modules: ["Entry", "Group", "Learn", "Lessons", "Then", "lessonList", "lessons"].map((name) => `learn/${name}`),
  },
  // Sounds: they are loaded alone, with the first tap.
  { name: "sound", modules: ["sound/"] },
  // What opens above a table during play, and all other panels.
  {
    name: "play",
    modules: [
      "session/gather",
      "session/telling",
      "table/Voice",
      // Words that explain themselves: the coach's line, a refusal or a hint has some.
      "games/*/glossary",
      "words/glossary",
      ...["WordsOnTap", "WordCard"].map((name) => `table/${name}`),
    ],
  },
  // What only a table fetches, first of all: where players bid and choose, a pile to read, the coach, phrases at a finger.
  {
    name: "calls",
    modules: [
      "games/*/calls/",
      "games/*/coach",
      ...["Spread", "spread"].map((name) => `games/*/${name}`),
      ...["Coach", "coaching", "coachMemory", "freePlace", "Reactions"].map((name) => `table/${name}`),
    ],
  },
  // The end of a deal and of a match, and other panels that only a table opens.
  {
    name: "ends",
    modules: [
      "ends/",
      "session/wayOn",
      ...["EndDeal", "LastTrick", "Phrases", "Score", "Tricks"].map((name) => `panels/${name}`),
      ...["Agreement", "HintCard", "ShownHand", "Spoken"].map((name) => `table/${name}`),
      ...["Here", "Invitation", "Menu"].map((name) => `room/${name}`),
      ...["SeatMenu", "seatMenu"].map((name) => `people/${name}`),
    ],
    except: ["DayWords", "Dust", "Luck", "NextGame", "nextGame"].map((name) => `ends/${name}`),
  },
  // The pages shown in place of a table before play.
  {
    name: "waiting",
    modules: [
      "people/Introduction",
      ...["Continue", "Door", "EmptySeat", "TwoSeats", "Unkept", "Unnamed", "Waiting"].map((name) => `room/${name}`),
    ],
  },
  {
    name: "panels",
    modules: [
      "base/notice",
      "offline/Tables",
      "offline/install",
      "panels/",
      "people/",
      ...["Change", "Practice", "WithFriends"].map((name) => `start/${name}`),
    ],
    except: ["people/Corner", "people/Away"],
  },
  // The score pad: its list and a sheet; how a deal is entered, which the games' own screens need too.
  { name: "database", modules: ["base/database"] },
  { name: "Pad", modules: ["pad/Pad"] },
  { name: "Entry", modules: ["Entry", "Faces", "Keys", "PlayerRow", "Question"].map((name) => `pad/entry/${name}`) },
  // The room, with the table in it: a lesson opens the same table.
  { name: "Room", modules: ["room/Room", "session/session", "table/Table"] },
];

/** Where a module is below web/src or src/kingcraft, without its ending. */
const PLACE = /\/(web\/src|src\/kingcraft)\/([^?]+?)(?:(?:\.svelte)?\.ts|\.svelte|\.css)(?:$|\?)/;

/** Whether a path leads to a place. */
const leadsTo = (path: string, place: string): boolean =>
  new RegExp(`^${path.replaceAll("*", "[^/]+")}${path.endsWith("/") ? "" : "$"}`).test(place);

const isStyle = (id: string): boolean => /type=style|\.css$/.test(id);

function holds({ modules = [], styles = [], except = [] }: Bundle, id: string): boolean {
  const [, root, place = ""] = PLACE.exec(id) ?? [];
  const inside = (paths: readonly string[]): boolean => paths.some((path) => leadsTo(path, place));
  return ((root === "web/src" && inside(modules)) || (isStyle(id) && inside(styles))) && !inside(except);
}

const isPage = (id: string): boolean => id.endsWith("/web/index.html") || id.includes("rolldown/runtime");

/** The bundles as the build takes them. */
export const GROUPS: Rolldown.CodeSplittingGroup[] = [
  ...BUNDLES.map((bundle) => ({
    name: bundle.name,
    test: (id: string) => holds(bundle, id) || (bundle.name === "index" && isPage(id)),
  })),
  // What every page says in a language: one file, although rule pages have some of it too.
  {
    name: (id) => /\/(?:locales\/|words\/)(..)[./]/.exec(id)?.[1] ?? null,
    test: new RegExp(`/locales/../(${OPENING.join("|")})\\.ftl$|/src/words/..\\.ts$`),
  },
  {
    name: (id) => `texts-${/\/locales\/(..)\//.exec(id)?.[1]}`,
    test: new RegExp(`/(${PREFETCHED.join("|")})\\.ftl$`),
  },
];

/** Stops a build in which a path of {@link BUNDLES} leads to no module: a module that moves takes its path along. */
export function bundles(): Plugin {
  return {
    name: "kingcraft:bundles",
    apply: "build",
    buildEnd(fault) {
      if (fault) return;
      const ids = [...this.getModuleIds()];
      const places = ids.flatMap((id) => PLACE.exec(id)?.[2] ?? []);
      const lost = BUNDLES.flatMap(({ modules = [], styles = [], except = [] }) => [...modules, ...styles, ...except])
        .filter((path) => !places.some((place) => leadsTo(path, place)))
        .concat(PREFETCHED.filter((part) => !ids.some((id) => id.endsWith(`/locales/en/${part}.ftl`))));
      if (lost.length) this.error(`bundles.ts: no module of the page is ${lost.join(", ")}.`);
    },
  };
}
