// Lessons: what the browser keeps of them, which one is next, what lists say, and who is offered one on the start page.
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { painted } from "../src/base/paint";
import { progress, readProgress } from "../src/base/progress.svelte";
import { forgetSeat, keepSeat } from "../src/base/seats";
import { settings } from "../src/base/settings.svelte";
import { factsOf } from "../src/game/registry";
import Learn from "../src/learn/Learn.svelte";
import LessonPage from "../src/learn/LessonPage.svelte";
import { LESSONS } from "../src/learn/lessonList";
import { doneText, GAMES, lessonPlace, lessonsOf, lessonToGoOn, stateText } from "../src/learn/lessons";
import { lessonToOffer } from "../src/start/recent";
import { speak } from "../src/words/words.svelte";
import { seatIn, serveRooms, summaryOf } from "./rooms";

const KEY = "kingcraft.lessons";

/** Another tab of this browser stores a text. */
function storedElsewhere(text: string | null): void {
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
}

/** The text of an element as it is read. */
const words = (element: Element | undefined): string => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

await speak("en", "learn", "lessons");

beforeEach(() => {
  cleanup();
  vi.restoreAllMocks();
  storedElsewhere(null);
});

describe("progress", () => {
  it("is kept in the browser, once the answer to the tap is painted", async () => {
    progress.keepStep("king-2", 3);
    progress.finish("king-1");
    expect(localStorage.getItem(KEY)).toBeNull();
    await painted();
    expect(readProgress(localStorage.getItem(KEY))).toEqual({ done: ["king-1"], steps: { "king-2": 3 } });
    expect([progress.isDone("king-1"), progress.isDone("king-2")]).toEqual([true, false]);
    expect([progress.begun("king-1"), progress.begun("king-2"), progress.begun("corner-1")]).toEqual([
      true,
      true,
      false,
    ]);
    expect([progress.stepOf("king-1"), progress.stepOf("king-2")]).toEqual([0, 3]);
  });

  it("forgets the step of a lesson that is done or begun again", async () => {
    progress.keepStep("king-1", 4);
    progress.finish("king-1");
    progress.finish("king-1");
    progress.keepStep("king-2", 4);
    progress.keepStep("king-2", 0);
    await painted();
    expect(readProgress(localStorage.getItem(KEY))).toEqual({ done: ["king-1"], steps: {} });
  });

  it("names the first lesson that is not done", () => {
    const lessons = [{ id: "a" }, { id: "b" }];
    expect(progress.next(lessons)).toBe(lessons[0]);
    progress.finish("a");
    expect(progress.next(lessons)).toBe(lessons[1]);
    progress.finish("b");
    expect(progress.next(lessons)).toBeUndefined();
  });

  it("is seen in other tabs", () => {
    storedElsewhere('{"done":["king-1"],"steps":{"king-2":2}}');
    expect([progress.isDone("king-1"), progress.stepOf("king-2")]).toEqual([true, 2]);
  });

  it("lasts for the visit without storage", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    progress.finish("king-1");
    expect(progress.isDone("king-1")).toBe(true);
  });

  it.each(["", "{", "null", "3", '"done"', "[]", '{"done":3,"steps":[]}', '{"done":{},"steps":"x"}'])(
    "ignores the damaged text %s",
    (text) => expect(readProgress(text)).toEqual({ done: [], steps: {} }),
  );

  it("ignores damaged entries", () => {
    const text = '{"done":["a",1,null,"a"],"steps":{"b":2,"c":-1,"d":1.5,"e":"3","f":null}}';
    expect(readProgress(text)).toEqual({ done: ["a"], steps: { b: 2 } });
  });
});

describe("the lessons", () => {
  const [king1, king2] = lessonsOf("king");
  if (!king1 || !king2) throw new Error("no lessons");

  it("belong to games that know their first one", () => {
    expect(GAMES).toEqual(["king", "kings-corner"]);
    for (const game of GAMES) expect(factsOf(game)?.firstLesson).toBe(lessonsOf(game)[0]?.id);
  });

  it("go on with the one that was left, then in the game that was begun, then in their order", () => {
    expect(lessonToGoOn()?.id).toBe("king-1");
    progress.finish("corner-1");
    expect(lessonToGoOn()?.id).toBe("corner-2");
    progress.keepStep("king-3", 2);
    expect(lessonToGoOn()?.id).toBe("king-3");
    for (const { id } of LESSONS) progress.finish(id);
    expect(lessonToGoOn()).toBeUndefined();
  });

  it("say where they are, how long they take and how far the player is", () => {
    expect(lessonPlace(king2)).toBe("King, lesson 2 · 50\u00a0sec");
    expect([stateText(king1), stateText(king2), doneText("king")]).toEqual(["next", "", ""]);
    progress.finish("king-1");
    progress.keepStep("king-3", 4);
    expect([stateText(king1), stateText(king2), doneText("king")]).toEqual(["", "next", "1 of 7"]);
    expect(lessonsOf("king").map(stateText)).toContain("step 5 of 10");
    for (const { id } of LESSONS) progress.finish(id);
    expect(doneText("kings-corner")).toBe("all 4");
  });
});

describe("the page of lessons", () => {
  it("links to all lessons, and says which are done and which is next", () => {
    serveRooms(() => [503, "busy"]);
    progress.finish("king-1");
    render(Learn);
    const links = within(screen.getByRole("region", { name: "King" })).getAllByRole<HTMLAnchorElement>("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(lessonsOf("king").map(({ id }) => `/learn/${id}`));
    expect(words(links[0])).toMatch(/^Done Follow suit/);
    expect(words(links[1])).toMatch(/^2 No hearts.*50 sec next$/);
    expect(screen.getByRole("link", { name: /Go on$/ }).getAttribute("href")).toBe("/learn/king-2");
    expect(screen.queryByRole("button")).toBeNull(); // the server does not answer: no practice, no rules
  });

  it("has no lesson to go on with when all are done", () => {
    serveRooms(() => [503, "busy"]);
    for (const { id } of LESSONS) progress.finish(id);
    render(Learn);
    expect(screen.queryByRole("link", { name: /Go on$/ })).toBeNull();
    screen.getByText("all 7");
  });
});

describe("a lesson's page", () => {
  it("has its title and leads back to the list", () => {
    render(LessonPage, { id: "corner-2" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Kings take the corners");
    expect(screen.getByRole("link", { name: "All lessons" }).getAttribute("href")).toBe("/learn");
  });

  it("offers the lessons that exist if there is none of its name", () => {
    render(LessonPage, { id: "chess-1" });
    expect(screen.getByRole("alert").textContent).toContain("There is no such lesson");
    expect(screen.getAllByRole("link")).toHaveLength(LESSONS.length + 1);
  });
});

describe("a newcomer", () => {
  it("has neither played nor learned this game in this browser", () => {
    const offers = (): unknown[] => ["king", "kings-corner", "whist"].map(lessonToOffer);
    settings.finished = [];
    expect(offers()).toEqual(["king-1", "corner-1", undefined]);
    progress.finish("king-2");
    expect(offers()).toEqual([undefined, "corner-1", undefined]);
    storedElsewhere(null);
    const seat = seatIn(summaryOf({ room: "r" }), {});
    keepSeat(seat);
    expect(offers().filter(Boolean)).toHaveLength(1);
    forgetSeat(seat.room);
    settings.finished = ["kings-corner"];
    expect(offers()).toEqual(["king-1", undefined, undefined]);
  });
});
