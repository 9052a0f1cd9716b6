// What the pad opens later, each part with its texts: fetched when it is asked for, and else while the page is idle, so
// that it opens without a network too.
import { withGames } from "../game/registry";
import { withTexts } from "../parts/loading";
import { allGames, padOf } from "./game";

export const parts = {
  entry: () => import("./entry/Entry.svelte"),
  rowMenu: () => withTexts(import("./RowMenu.svelte"), "sheets"),
  sheetMenu: () => withTexts(import("./SheetMenu.svelte"), "sheets"),
  table: () => withTexts(import("./TableView.svelte"), "sheets"),
  end: () => withTexts(import("./EndPage.svelte"), "sheets"),
  otherRules: () => withTexts(import("./OtherRules.svelte"), "sheets"),
  otherPhone: () => withTexts(import("./OtherPhone.svelte"), "phones", "people"),
  versions: () => withTexts(import("./Versions.svelte"), "phones"),
  arrival: () => withTexts(import("./Arrival.svelte"), "phones"),
  setUp: () => withGames(Promise.all([import("./SetUp.svelte"), import("./setUp.svelte")]), "pictures"),
  group: () => withTexts(import("./GroupPage.svelte"), "sheets"),
  printed: () => withTexts(import("./Printed.svelte"), "sheets"),
};

/** How deals of every game are entered: for a new sheet. */
export async function everyGame(): Promise<void> {
  for (const { name } of await allGames()) await padOf(name).entry();
}
