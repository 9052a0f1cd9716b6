// What the score pad keeps where the browser has no storage: it goes on in memory, and says so.
import { expect, it } from "vitest";
import * as changes from "../src/pad/changes";
import type { Row } from "../src/pad/counting";
import { PadStore, type SheetRecord } from "../src/pad/store.svelte";

const by = { by: "kai7", time: "2026-11-20T19:02+01:00" };
const events = changes.begun(by, {
  id: "k7f2m9qx",
  game: "king",
  rules: { preset: "king" },
  players: ["Anna", "Ben", "Mia", "Oskar"],
  dealer: 0,
});
const record: SheetRecord = {
  id: "k7f2m9qx",
  events,
  seats: [],
  rulesName: "",
  group: "",
  title: "",
  changed: 1,
  over: false,
};

it("keeps sheets in memory without storage, and says that they are not kept", async () => {
  const store = new PadStore();
  expect(store.trouble).toBe("");
  await store.put("sheets", record);
  expect(store.trouble).toBe("not-kept");
  expect(await store.get("sheets", record.id)).toEqual(record);
  expect(await store.all("sheets")).toEqual([record]);
  await store.remove("sheets", record.id);
  expect(await store.get("sheets", record.id)).toBeUndefined();
  expect(await store.all("sheets")).toEqual([]);
});

const wrote = (store: PadStore, at: number, row: Row, mine = by): Promise<SheetRecord> =>
  store.changeSheet(record, (now) => ({ ...now, events: changes.put(now.events, mine, at, row) }));

it("loses nothing that is written at the same moment, and gives no name twice", async () => {
  const store = new PadStore();
  await store.put("sheets", record);
  const written = await Promise.all([
    wrote(store, 1, { contract: "no-tricks", counts: [5, 4, 3, 1] }),
    wrote(store, 2, { unplayed: true }),
    wrote(store, 3, { unplayed: true }, { ...by, by: "mia2" }),
  ]);
  expect(written.at(-1)?.events.map((event) => [event.n, event.by, event.at])).toEqual([
    [1, "kai7", undefined],
    [2, "kai7", 1],
    [3, "kai7", 2],
    [4, "mia2", 3],
  ]);
  expect(await store.get("sheets", record.id)).toEqual(written.at(-1));
});

it("tells other tabs which sheet has changed", async () => {
  const [one, other] = [new PadStore(), new PadStore()];
  const heard = new Promise<string>((resolve) => {
    const end = other.listen((id) => {
      end();
      resolve(id);
    });
  });
  await one.put("sheets", record);
  expect(await heard).toBe(record.id);
});

it("has one name for this phone", async () => {
  const store = new PadStore();
  const phone = await store.phone();
  expect(phone.by).toMatch(/^[a-z0-9]{6}$/);
  expect(await store.phone()).toEqual(phone);
});
