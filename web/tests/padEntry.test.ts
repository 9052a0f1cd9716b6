// Entering a deal on the score pad.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { coming, type Row } from "../src/pad/counting";
import type { Deal, Draft, Player } from "../src/pad/entry";
import Entry from "../src/pad/entry/Entry.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";

beforeEach(async () => {
  await speak("en");
  await alsoSpeak("pad");
});
afterEach(cleanup);

const players = ["Anna", "Ben", "Mia", "Oskar"].map((name, seat): Player => ({ name, figure: "fox", disc: seat + 1 }));
const deal: Deal = {
  game: "king",
  options: {},
  rulesName: "Classic",
  players,
  coming: coming(1, 10, 0, 0),
  row: null,
  number: 1,
  of: 10,
};

it("goes back to the sheet without writing", async () => {
  const leave = vi.fn<() => void>();
  const write = vi.fn<(row: Row) => void>();
  const save = vi.fn<(draft: Draft | null) => void>();
  render(Entry, { deal, draft: null, save, write, leave });
  await fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect([leave.mock.calls.length, write.mock.calls, save.mock.calls]).toEqual([1, [], []]);
});
