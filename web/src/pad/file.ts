// Sheets as files: what leaves this browser, and what comes in.
import { saveBlob } from "../base/files";
import { freeLook } from "../people/looks";
import type { Look } from "../people/looks";
import { GAMES, padOf } from "./game";
import { opened, type Opened } from "./opened";
import { parsedText } from "./parse";
import { store, type Seated, type SheetRecord } from "./store.svelte";

/** The beginning of the name of a file, without what systems do not allow in it. */
export function fileName({ start, record }: Opened, ending: string): string {
  const title = (record.title || start.players.join("-")).replace(/[^\p{L}\p{N} -]/gu, "").trim();
  return `${title || "kingcraft"}.${ending}`;
}

/** The document of a sheet (docs/rules/sheets.md), with its sums. */
export function documentOf({ record, written, totals, winners, wrong }: Opened): string {
  const scores = written.map((row) => row.scores);
  const sums = wrong.size ? {} : { scores, totals, winners };
  return JSON.stringify({ format: "kingcraft-sheet/1", events: record.events, ...sums }, null, 1);
}

/** Give a file away: by the device's own sheet if it takes files, otherwise save it. */
export async function give(name: string, content: Blob): Promise<void> {
  const file = new File([content], name, { type: content.type });
  const touch = matchMedia("(pointer: coarse)").matches;
  if (touch && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title: name });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  saveBlob(name, content);
}

/** Looks for people whom this browser does not know. */
function lookFor(taken: readonly Seated[]): Look {
  return freeLook(
    {
      figures: new Map(taken.map(({ figure }) => [figure, ""])),
      discs: new Map(taken.map(({ disc }) => [disc, ""])),
    },
    { figure: "", disc: 0 },
  );
}

export interface Brought {
  record: SheetRecord;
  /** Whether its sums were others. */
  differs: boolean;
}

/** Keep a sheet of a file, united with the same sheet if it is here. Throws `Unreadable`. */
export async function bring(text: string): Promise<Brought> {
  const document = parsedText(text, GAMES, (game) => padOf(game).counting);
  const { id = "", players = [] } = document.events.find(({ op }) => op === "start") ?? {};
  const [people, groups, before] = await Promise.all([
    store.all("people"),
    store.all("groups"),
    store.get("sheets", id),
  ]);
  const seats: Seated[] = [];
  for (const name of players) {
    const known = people.find((person) => person.name === name);
    seats.push(
      known ? { person: known.id, figure: known.figure, disc: known.disc } : { person: "", ...lookFor(seats) },
    );
  }
  const sitting = seats.map(({ person }) => person).toSorted();
  const group = groups.find((one) => one.people.toSorted().join(" ") === sitting.join(" "));
  const fresh: SheetRecord = {
    id,
    events: document.events,
    seats,
    rulesName: "",
    group: group?.id ?? "",
    title: group?.name ?? "",
    changed: Date.now(),
    over: false,
  };
  const record = { ...(before ?? fresh), events: document.events, changed: Date.now() };
  const kept = await store.putSheet(record);
  const sheet = opened(kept);
  kept.over = sheet.coming === null;
  await store.put("sheets", kept);
  const { written, totals, winners } = opened({ ...kept, events: document.events });
  const same = (said: unknown, found: unknown): boolean =>
    said === undefined || JSON.stringify(said) === JSON.stringify(found);
  const agrees =
    same(
      document.scores,
      written.map(({ scores }) => scores),
    ) &&
    same(document.totals, totals) &&
    same(document.winners, winners);
  return { record: kept, differs: !agrees };
}
