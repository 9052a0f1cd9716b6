// A sheet that comes from another phone: it is shown first, then united; two versions of a deal are asked about.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "../src/base/router.svelte";
import Arrival from "../src/pad/Arrival.svelte";
import * as changes from "../src/pad/changes";
import type { Row } from "../src/pad/counting";
import { documentOf } from "../src/pad/file";
import { keep, readSheet } from "../src/pad/meeting";
import { opened } from "../src/pad/opened";
import OtherPhone from "../src/pad/OtherPhone.svelte";
import { carried, type SheetEvent } from "../src/pad/sheet";
import { store } from "../src/pad/store.svelte";
import Versions from "../src/pad/Versions.svelte";
import { SheetVisit } from "../src/pad/visit.svelte";
import { alsoSpeak, speak, t } from "../src/words/words.svelte";
import "./games";

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  await speak("en");
  await alsoSpeak("pad", "presets", "options", "phones");
});
afterEach(async () => {
  cleanup();
  await Promise.all((await store.all("sheets")).map(({ id }) => store.remove("sheets", id)));
});

const kai = { by: "kai7", time: "2026-11-20T20:14+01:00" };
const mia = { by: "mia2", time: "2026-11-20T20:15+01:00" };
const row = (...counts: number[]): Row => ({ contract: "no-tricks", counts });
const begun = changes.signed(
  changes.begun(kai, {
    id: "k7f2m9qx",
    game: "king",
    rules: { preset: "king" },
    players: ["Anna", "Ben", "Mia", "Oskar"],
    dealer: 0,
  }),
  kai,
  "Kai",
);
const one = changes.put(begun, kai, 1, row(5, 4, 3, 1));
const other = changes.put(changes.signed(begun, mia, "Mia"), mia, 1, row(4, 5, 3, 1));
const text = (events: readonly SheetEvent[]): string => JSON.stringify({ format: "kingcraft-sheet/1", events });

describe("a sheet from another phone", () => {
  it("is shown first, and kept when a person says so", async () => {
    const close = vi.fn<() => void>();
    render(Arrival, { from: new File([text(one)], "sheet.json"), close });
    expect(await screen.findByText(t("phones-new"))).toBeTruthy();
    expect(screen.getByText(/Last entry: Kai’s phone/)).toBeTruthy();
    expect(screen.getByText("−100")).toBeTruthy();
    expect(await store.all("sheets")).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: t("phones-keep") }));
    await vi.waitFor(() => expect(page.current).toMatchObject({ page: "pad", id: "k7f2m9qx", hash: "" }));
    expect(close).toHaveBeenCalledOnce();
    expect((await store.get("sheets", "k7f2m9qx"))?.events.slice(0, one.length)).toEqual(one);
  });

  it("unites with what is here, and leads to the deal that was entered twice", async () => {
    await keep(await readSheet(text(one)));
    render(Arrival, { from: new File([text(other)], "sheet.json"), close: () => {} });
    expect(await screen.findByText("It is here already. It brings 1 new entry.")).toBeTruthy();
    expect(screen.getByText(/^Deal 1 is not the same on both phones/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: t("phones-unite") }));
    await vi.waitFor(() => expect(page.current).toMatchObject({ page: "pad", id: "k7f2m9qx", hash: "#versions" }));
    const kept = await store.get("sheets", "k7f2m9qx");
    expect(kept && opened(kept).rows).toEqual([row(4, 5, 3, 1)]);
    const again = await readSheet(text(other));
    expect([again.known, again.fresh]).toEqual([true, 0]);
  });

  it("keeps what was written here while it was shown", async () => {
    await keep(await readSheet(text(one)));
    const coming = await readSheet(text(other));
    const visit = new SheetVisit("k7f2m9qx");
    await visit.load();
    await visit.write(2, { contract: "no-hearts", counts: [6, 0, 4, 3] });
    const kept = await keep(coming);
    expect(opened(kept).rows).toHaveLength(2);
    expect(kept.events.filter(({ by }) => by === "mia2")).toHaveLength(2);
  });

  it("may have a row that its rules do not know any more: it goes along, and is there to mend", async () => {
    const sold = { contract: "plus", counts: [5, 4, 3, 1], sale: { buyer: 1, bid: "+5" } };
    const rules = { preset: "king", options: { auction: "off" } };
    const given = changes.set(changes.put(one, kai, 7, sold), kai, { rules });
    render(Arrival, { from: new File([text(given)], "sheet.json"), close: () => {} });
    expect(
      await screen.findByText(/^Deal 7 no longer fits the rules: Under these rules this deal is not sold/),
    ).toBeTruthy();
    expect(screen.getByText("−100")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: t("phones-keep") }));
    await vi.waitFor(() => expect(page.current).toMatchObject({ id: "k7f2m9qx" }));
    const visit = new SheetVisit("k7f2m9qx");
    await visit.load();
    expect([visit.sheet?.rows[6], visit.sheet?.totals]).toEqual([sold, [-100, -80, -60, -20]]);
    cleanup();
    if (visit.sheet) render(OtherPhone, { visit, sheet: visit.sheet, done: () => {} });
    expect(screen.getByRole("button", { name: t("phones-file") })).toBeTruthy();
    const file = visit.sheet ? documentOf(visit.sheet) : "";
    expect(JSON.parse(file)).toMatchObject({ totals: [-100, -80, -60, -20], events: given });
    expect((await readSheet(file)).differs).toBe(false);
    await visit.write(7, { contract: "plus", counts: [5, 4, 3, 1] });
    expect([visit.sheet?.wrong.size, visit.sheet?.twice.size]).toEqual([0, 0]);
  });

  it.each([
    ["a code in a browser that cannot unpack", "AAAA", "phones-no-codes"],
    ["a file of a newer page", new File(['{"format":"kingcraft-sheet/2"}'], "x"), "phones-newer"],
    ["a large file", new File([" ".repeat(256_001)], "x"), "phones-too-large"],
  ] as const)("is refused: %s", async (_, from, fault) => {
    render(Arrival, { from, close: () => {} });
    expect((await screen.findByRole("alert")).textContent).toBe(t(fault));
    expect(screen.getAllByRole("button", { name: t("close") }).length).toBeGreaterThan(0);
    expect(await store.all("sheets")).toEqual([]);
  });

  it("of another format is refused with its place", async () => {
    render(Arrival, { from: new File(['{"format":"kingcraft/1"}'], "x"), close: () => {} });
    expect((await screen.findByRole("alert")).textContent).toBe(t("pad-bad-file", { place: "format" }));
  });
});

describe("two versions of a deal", () => {
  async function asked(): Promise<SheetVisit> {
    await keep(await readSheet(text(one)));
    await keep(await readSheet(text(other)));
    const visit = new SheetVisit("k7f2m9qx");
    await visit.load();
    return visit;
  }
  const shown = (visit: SheetVisit): void => {
    if (visit.sheet) render(Versions, { visit, sheet: visit.sheet, at: 1, again: () => {}, close: () => {} });
  };

  it("are both shown; the later one counts, and a person keeps the other", async () => {
    const visit = await asked();
    shown(visit);
    expect(screen.getByText(t("phones-which", { one: "Kai", other: "Mia" }))).toBeTruthy();
    const choices = screen.getAllByRole("radio");
    expect(choices.map((choice) => (choice as HTMLInputElement).checked)).toEqual([false, true]);
    expect(choices[0]?.getAttribute("aria-label")).toMatch(/^Kai’s phone, .*: Anna 5, Ben 4, Mia 3, Oskar 1$/);
    await fireEvent.click(choices[0] as HTMLElement);
    await fireEvent.click(screen.getByRole("button", { name: t("phones-keep-of", { name: "Kai" }) }));
    await vi.waitFor(() => expect(visit.sheet?.twice.size).toBe(0));
    expect(visit.sheet?.rows).toEqual([row(5, 4, 3, 1)]);
    await visit.undo();
    expect(visit.sheet?.twice.size).toBe(1);
  });

  it("are no question any more on the other phone, by code or by file", async () => {
    const visit = await asked();
    await visit.write(1, row(5, 4, 3, 1));
    const events = visit.record?.events ?? [];
    for (const given of [events, carried(events)]) {
      await store.remove("sheets", "k7f2m9qx");
      await keep(await readSheet(text(other)));
      const kept = opened(await keep(await readSheet(text(given))));
      expect([kept.rows, kept.twice.size]).toEqual([[row(5, 4, 3, 1)], 0]);
    }
  });
});
