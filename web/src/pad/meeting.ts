// A sheet that comes from another phone, by a code or by a file: read and shown first, then united with what is here.
import { freeLook, type Look } from "../people/looks";
import * as changes from "./changes";
import { allGames, padOf } from "./game";
import { opened, renewed } from "./opened";
import OPTIONS from "./options.json";
import { MOST_BYTES, parsedText, type KnownGame, type SheetDocument } from "./parse";
import { merged, stamp, type SheetEvent } from "./sheet";
import { MOST_SHEETS, store, type Seated, type SheetRecord } from "./store.svelte";
import { timeHere } from "./visit.svelte";

/** Why nothing of a document is used, where that is not a place in it (`Unreadable`). */
export class Refused extends Error {
  constructor(readonly fault: "newer" | "too-large") {
    super(fault);
  }
}

/** A sheet that was read, before it is kept. */
export interface Incoming {
  /** As it will be here: united with what is here. */
  record: SheetRecord;
  /** Whether it is here already. */
  known: boolean;
  /** How many changes of it are not here yet. */
  fresh: number;
  /** The last change in it. */
  last: SheetEvent | undefined;
  /** Whether its sums are others than those of its rows. */
  differs: boolean;
  /** Whether there is no room for it. */
  full: boolean;
}

/** The looks of people: of those whom this browser knows, their own. */
async function seated(players: readonly string[]): Promise<Seated[]> {
  const people = await store.all("people");
  const seats: Seated[] = [];
  for (const name of players) {
    const known = people.find((person) => person.name === name);
    const look = (): Look =>
      freeLook(
        {
          figures: new Map(seats.map(({ figure }) => [figure, ""])),
          discs: new Map(seats.map(({ disc }) => [disc, ""])),
        },
        { figure: "", disc: 0 },
      );
    seats.push(known ? { person: known.id, figure: known.figure, disc: known.disc } : { person: "", ...look() });
  }
  return seats;
}

/** A sheet that is not here yet. */
async function begun(id: string, { events }: SheetDocument): Promise<SheetRecord> {
  const seats = await seated(events.find(({ op }) => op === "start")?.players ?? []);
  const sitting = seats.map(({ person }) => person).toSorted();
  const group = (await store.all("groups")).find((one) => one.people.toSorted().join(" ") === sitting.join(" "));
  const of = { group: group?.id ?? "", title: group?.name ?? "" };
  return { id, events, seats, rulesName: "", ...of, changed: Date.now(), over: false };
}

/** Whether a document says other sums than its rows come to. */
function differs({ events, ...said }: SheetDocument, record: SheetRecord): boolean {
  const { written, totals, winners } = opened({ ...record, events });
  const found = { scores: written.map(({ scores }) => scores), totals, winners };
  return (["scores", "totals", "winners"] as const).some(
    (sums) => said[sums] !== undefined && JSON.stringify(said[sums]) !== JSON.stringify(found[sums]),
  );
}

/** All games, with what each option may be. */
async function knownGames(): Promise<KnownGame[]> {
  const options = OPTIONS as unknown as Record<string, KnownGame["options"]>;
  return (await allGames()).map((game) => ({ ...game, options: options[game.name] ?? [] }));
}

/** The sheet in a text, and what it would change here. Throws `Refused` and `Unreadable`. */
export async function readSheet(text: string): Promise<Incoming> {
  if (new Blob([text]).size > MOST_BYTES) throw new Refused("too-large");
  if (Number(/"format"\s*:\s*"kingcraft-sheet\/(\d+)"/.exec(text)?.[1] ?? 1) > 1) throw new Refused("newer");
  const document = parsedText(text, await knownGames(), (game) => padOf(game).counting);
  const { id = "" } = document.events.find(({ op }) => op === "start") ?? {};
  const before = await store.get("sheets", id);
  const here = new Set(before?.events.map(stamp));
  const record = before ?? (await begun(id, document));
  const fresh = document.events.filter((event) => !here.has(stamp(event)) && changes.isChange(event));
  return {
    record: renewed(record, { events: merged(document.events, record.events) }),
    known: before !== undefined,
    fresh: fresh.length,
    last: document.events.findLast(changes.isChange),
    differs: differs(document, record),
    full: !before && (await store.all("sheets")).length >= MOST_SHEETS,
  };
}

/** Keep a sheet that was read. What was written here meanwhile stays. Resolves with the sheet as it is now. */
export async function keep({ record }: Incoming): Promise<SheetRecord> {
  const phone = await store.phone();
  return store.changeSheet(record, (now) => {
    const events = merged(record.events, now.events);
    return renewed(now, { events: changes.signed(events, { by: phone.by, time: timeHere() }, phone.name) });
  });
}
