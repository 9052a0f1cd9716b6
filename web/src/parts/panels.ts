// What opens above a page, or in place of the table before there is one: each is a part that is loaded on demand or
// prefetched (pages.ts). What only one component opens, that component imports itself. No panel imports this file.
import { partsOf, withGames } from "../game/registry";
import { withTexts } from "./loading";
import { away } from "../base/away.svelte";
import { askNetwork } from "../base/reach.svelte";
import { ALONE } from "../base/site";

/** A part that shows a link for other devices: it opens when their address is known, so that nothing in it moves. */
async function reached<Panel>(panel: Promise<Panel>): Promise<Panel> {
  const [loaded] = await Promise.all([panel, askNetwork()]);
  return loaded;
}

export const panels = {
  result: () => withGames(withTexts(import("../ends/Result.svelte"), "practice", "calls", "again"), "panels"),
  change: () => withGames(withTexts(import("../start/Change.svelte"), "settings"), "pictures"),
  friends: () =>
    ALONE || away.server
      ? withTexts(import("../near/NoFriends.svelte"), "near")
      : import("../start/WithFriends.svelte"),
  practice: () => withGames(withTexts(import("../start/Practice.svelte"), "practice"), "panels"),
  playOn: () => withTexts(import("../start/PlayOn.svelte"), "practice"),
  settings: () => withTexts(import("../panels/Settings.svelte"), "settings", "offline", "phrases"),
  menu: () => withTexts(import("../room/Menu.svelte"), "agree", "again", "offline", "people"),
  next: () => withTexts(import("../ends/NextGame.svelte"), "next", "again", "presets"),
  agreement: () => withTexts(import("../table/Agreement.svelte"), "agree", "again", "people"),
  howTo: () => withTexts(import("../panels/HowTo.svelte"), "settings", "phrases"),
  score: () => withGames(import("../panels/Score.svelte"), "sheet"),
  rules: () => import("../panels/Rules.svelte"),
  lastTrick: () => import("../panels/LastTrick.svelte"),
  tricks: () => import("../panels/Tricks.svelte"),
  side: () => withGames(import("../panels/Side.svelte"), "sheet"),
  waiting: () =>
    reached(withTexts(import("../room/Waiting.svelte"), "again", "people", "presets", "options", "offline")),
  here: () => withTexts(import("../room/Here.svelte"), "again", "people"),
  seat: () => withTexts(import("../people/SeatMenu.svelte"), "people", "offline"),
  leaving: () => withTexts(import("../room/Leaving.svelte"), "people"),
  you: () => withTexts(import("../people/You.svelte"), "people", "again"),
  corner: () => withTexts(import("../people/CornerMenu.svelte"), "people"),
  cards: () => withTexts(import("../people/Cards.svelte"), "people"),
  languages: () => withTexts(import("../people/Languages.svelte"), "people"),
  unfair: () => withTexts(import("../room/Unfair.svelte"), "fair"),
  unkept: () => withTexts(import("../room/Unkept.svelte"), "again"),
  door: () => withTexts(import("../room/Door.svelte"), "people", "presets", "offline"),
  device: () => reached(withTexts(import("../room/Continue.svelte"), "offline")),
  tables: () => withTexts(import("../offline/Tables.svelte"), "offline"),
  twoSeats: () => withTexts(import("../room/TwoSeats.svelte"), "offline"),
  say: () => withTexts(import("../panels/Phrases.svelte"), "phrases"),
  spoken: () => withTexts(import("../table/Spoken.svelte"), "phrases"),
  coach: () => withGames(withTexts(import("../table/Coach.svelte"), "coach"), "coach"),
  hint: () => import("../table/HintCard.svelte"),
  shownHand: () => withTexts(import("../table/ShownHand.svelte"), "people"),
  worstMistake: () => withTexts(import("../review/WorstMistake.svelte"), "again", "lookback", "review"),
};

/** Keep the matches of this browser that are over in the profile. */
export const keepMatches = (): Promise<void> => import("../profile/keeping").then(({ keepAll }) => keepAll());

/**
 * What the games themselves open at a table, where players bid and choose: a room fetches it first, other pages do not.
 */
export const ofGames = (): Promise<unknown> =>
  Promise.all(
    partsOf<{ opens?: readonly (() => Promise<unknown>)[] }>("table").flatMap(({ opens = [] }) =>
      opens.map((part) => part()),
    ),
  );
/** What only a room needs: it prefetches these, other pages do not. A table itself loads what it reads aloud. */
export const aheadInRooms = [
  panels.coach,
  panels.menu,
  panels.result,
  panels.score,
  panels.lastTrick,
  panels.tricks,
  panels.here,
  panels.side,
  panels.agreement,
  panels.say,
  panels.spoken,
  panels.hint,
  panels.shownHand,
  panels.seat,
  () => import("../sound/play"),
];
/** What needs the server anyway: pages in place of a table, playing on from a replay, the review of a deal. */
const ofServer = [
  panels.unfair,
  panels.worstMistake,
  panels.playOn,
  panels.waiting,
  panels.unkept,
  panels.door,
  panels.device,
  panels.twoSeats,
  panels.next,
  panels.leaving,
];
const seldom = new Set<unknown>([...aheadInRooms, ...ofServer]);
/** What every page prefetches. */
export const ahead = Object.values(panels).filter((part) => !seldom.has(part));
