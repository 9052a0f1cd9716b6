// What the score pad keeps where the browser has no storage: it goes on in memory, and says so.
import { expect, it } from "vitest";
import * as changes from "../src/pad/changes";
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

it("unites what two tabs have written into a sheet", async () => {
  const store = new PadStore();
  await store.put("sheets", record);
  const one = { ...record, events: changes.put(events, by, 1, { contract: "no-tricks", counts: [5, 4, 3, 1] }) };
  const other = { ...record, events: changes.put(events, { ...by, by: "mia2" }, 2, { unplayed: true }) };
  await store.putSheet(one);
  const kept = await store.putSheet(other);
  expect(kept.events.map((event) => [event.n, event.by, event.at])).toEqual([
    [1, "kai7", undefined],
    [2, "kai7", 1],
    [2, "mia2", 2],
  ]);
});

it("has one name for this phone", async () => {
  const store = new PadStore();
  const name = await store.phone();
  expect(name).toMatch(/^[a-z0-9]{6}$/);
  expect(await store.phone()).toBe(name);
});
