// What the near home says on any page: loading, failures, and what this browser does not store.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "../src/base/router.svelte";
import Report from "../src/near/Report.svelte";
import { report } from "../src/near/report";
import { FAULTS } from "../src/near/messages";
import { near } from "../src/near/state.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";

const fresh = { ...near };
const SERVER = "https://cards.example.org/";

/** Something has waited for a second. */
async function wait(): Promise<void> {
  near.waiting = 1;
  flushSync();
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", () => {});
  near.loaded = near.total = near.waiting = 0;
  near.ready = near.full = false;
  near.failed = "";
  near.stores = true;
  near.again = fresh.again;
  page.replace("/");
  await speak("en");
  await alsoSpeak("near");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("loading", () => {
  it("is shown in bytes once something waits for it, and ends when it is ready", async () => {
    render(Report, { server: "" });
    near.total = 5_012_345;
    near.loaded = 1_000_000;
    flushSync();
    await vi.advanceTimersByTimeAsync(5000);
    expect(screen.queryByRole("progressbar")).toBeNull(); // nothing waits: the page is used meanwhile
    await wait();
    near.loaded = 3_100_000;
    flushSync();
    const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Loading Kingcraft: 3.1 of 5.0 MB" });
    expect([bar.value, bar.max]).toEqual([3_100_000, 5_012_345]);
    near.loaded = near.total;
    flushSync();
    screen.getByText("Starting Kingcraft…");
    near.ready = true;
    flushSync();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("says nothing where it takes half a second", async () => {
    render(Report, { server: "" });
    near.waiting = 1;
    flushSync();
    await vi.advanceTimersByTimeAsync(500);
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("has a decimal comma in German", async () => {
    await speak("de");
    render(Report, { server: "" });
    Object.assign(near, { total: 5_000_000, loaded: 3_100_000 });
    await wait();
    expect(screen.getByText("Kingcraft wird geladen: 3,1 von 5,0 MB")).not.toBeNull();
  });
});

describe("a failure", () => {
  it.each(FAULTS)("says what to do: %s", async (failure) => {
    render(Report, { server: SERVER });
    near.failed = failure;
    near.again = vi.fn<() => void>();
    await wait();
    const said = screen.getByRole("alert");
    expect(said.textContent).not.toContain(`near-${failure}`);
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(near.again).toHaveBeenCalledOnce();
    expect(screen.getByRole("link", { name: "Play at cards.example.org" })).toHaveProperty("href", SERVER);
  });

  it("offers no server where there is none, and is not shown while nothing waits", async () => {
    render(Report, { server: "" });
    near.failed = "download";
    flushSync();
    expect(screen.queryByRole("alert")).toBeNull();
    await wait();
    screen.getByRole("alert");
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("a browser that does not store a match", () => {
  it("says at the table that it is lost with the tab, until that is read", async () => {
    render(Report, { server: "" });
    near.ready = true;
    near.stores = false;
    flushSync();
    expect(screen.queryByRole("status")).toBeNull(); // on the start page there is nothing to lose
    page.replace("/room/here-abc");
    flushSync();
    expect(screen.getByRole("status").textContent).toContain("lost when you close this tab");
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("says that its storage is full, again each time", async () => {
    page.replace("/room/here-abc");
    render(Report, { server: "" });
    for (const _ of [1, 2]) {
      near.full = true;
      flushSync();
      expect(screen.getByRole("status").textContent).toContain("the last move was not made");
      await fireEvent.click(screen.getByRole("button", { name: "Close" }));
      expect(screen.queryByRole("status")).toBeNull();
      near.full = false;
      flushSync();
    }
  });
});

it("is shown once, with its texts", async () => {
  await Promise.all([report(""), report("")]);
  near.failed = "parts";
  await wait();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});
