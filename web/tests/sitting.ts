// Sits a player down at a table of a scripted server: for the tests of the whole page.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach } from "vitest";
import type { FromServer, Update } from "../src/base/messages";
import { AHEAD } from "../src/parts/pages";
import { ofGames, panels } from "../src/parts/panels";
import Room from "../src/room/Room.svelte";
import { keepSeat } from "../src/base/seats";
import { settings } from "../src/base/settings.svelte";
import { speak } from "../src/words/words.svelte";
import { event } from "./feed";
import { Socket } from "./socket";

/** The same socket for a whole page: each message is on the page before a test goes on. */
export class Feed extends Socket {
  static last: Feed;

  constructor(url: string) {
    super(url);
    Feed.last = this;
  }
  async says(message: FromServer): Promise<void> {
    this.receive(message);
    await shown();
  }
}

// A browser that is always idle.
globalThis.requestIdleCallback ??= (call) => {
  queueMicrotask(() => call({ didTimeout: false, timeRemaining: () => 50 }));
  return 0;
};

/** Wait until all changes are on the page, including a panel that is loaded already. */
export async function shown(): Promise<void> {
  await tick();
  const voice = () => import("../src/table/Voice.svelte"); // no panel: a table loads it
  await Promise.all([...AHEAD, ofGames, voice, ...Object.values(panels)].map((part) => part()));
  await tick();
}

/** Take a seat; the first update is what the table shows. */
export async function sit(first: Update): Promise<Feed> {
  keepSeat({ room: "r", seat: 0, secret: "s3cret", game: first.view.game, created: "2026-11-21T10:00:00Z" });
  render(Room, { id: "r" });
  await tick();
  await tick();
  await Feed.last.says(first);
  return Feed.last;
}

/** The event of a view that arrives without the action that led to it. */
export const snapshot = event({ kind: "snapshot", seat: -1 });

/** For each test of a file: a phone in English, without animation and without warnings. */
export function plainTable(): void {
  // All panels are compiled once, so that no test waits for that.
  beforeAll(shown, 60_000);

  beforeEach(async () => {
    // jsdom has no screen: this one has a mouse.
    Object.assign(globalThis, {
      WebSocket: Feed,
      innerWidth: 390,
      innerHeight: 844,
      matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    });
    Object.assign(settings, { speed: "off", hold: "none", taps: "auto", warn: false });
    await speak("en");
  });

  afterEach(() => {
    cleanup();
    localStorage.clear();
  });
}
