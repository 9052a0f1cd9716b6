// A file dropped on the page is a record of a match: the page replays it. Not at a table, where cards are dropped.
import { at } from "../base/site";
import { page } from "../base/router.svelte";

const brings = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;
const open = (): boolean => ["start", "matches", "match"].includes(page.current.page);

/** A file is dragged over the page: it may be dropped. */
export function hovered(event: DragEvent): void {
  if (brings(event) && open()) event.preventDefault();
}

/** A file was dropped. */
export function dropped(event: DragEvent): void {
  const file = event.dataTransfer?.files[0];
  if (!file || !open()) return;
  event.preventDefault();
  void import("../replay/kept").then(async ({ bring }) => {
    await bring(file);
    page.go(at("/match"));
  });
}
