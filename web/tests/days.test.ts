// The deal of the day: what the browser keeps of it, rows, months, what is shared, and a friend's link.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { days } from "../src/base/days.svelte";
import { dateOf, daysAfter, readDays, rowUpTo, scoreOf, storedDays, TASKS } from "../src/base/keptDays";
import type { TaskName } from "../src/base/keptDays";
import type { DayResult, DayTask } from "../src/base/messages";
import { painted } from "../src/base/paint";
import { monthAfter, monthDays, weekdays } from "../src/day/calendar";
import { dayTitle, scoreText, sharedText, taskAbout, taskTitle } from "../src/day/dayText";
import { DayVisit } from "../src/day/dayVisit.svelte";
import { challenge, friendIn, friendsOf, keepFriend } from "../src/day/friend";
import { speak } from "../src/words/words.svelte";

const TODAY = "2027-03-15";

function result(task: TaskName, beats: number | null, date = TODAY): DayResult {
  return { date, task, points: 5, beats, master: 3, masterBeats: 40, field: [[5, 100]] };
}

/** Answers of the server, by the path of the request. */
function serve(answers: Record<string, unknown>): void {
  vi.stubGlobal("fetch", (path: string) => {
    const found = answers[path];
    if (found === undefined) return Promise.reject(new Error("no network"));
    const refused = typeof found === "string";
    const body = refused ? { code: found, key: "error-internal" } : found;
    return Promise.resolve(new Response(JSON.stringify(body), { status: refused ? 404 : 200 }));
  });
}

async function finish(date: string, scores: readonly number[]): Promise<void> {
  for (const [i, task] of TASKS.entries()) {
    const room = `${date}-${task}`;
    serve({ [`/api/rooms/${room}/day`]: result(task, scores[i] ?? 0, date) });
    days.begin(date, task, room);
    await days.settle(room);
  }
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(new Date(2027, 2, 15, 9));
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  await speak("en", "day");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("dates", () => {
  test("a date is the one of the player's clock", () => {
    expect(dateOf(new Date(2027, 0, 5, 23, 59))).toBe("2027-01-05");
    expect(dateOf(new Date(2027, 11, 31, 0, 0))).toBe("2027-12-31");
  });
  test("days are counted over months and leap years", () => {
    expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29");
    expect(daysAfter("2027-01-01", -1)).toBe("2026-12-31");
  });
  test("a month is a grid by the custom of the region", () => {
    expect(monthDays("2027-03", "de").slice(0, 2)).toEqual(["2027-03-01", "2027-03-02"]);
    expect(monthDays("2027-03", "en-US").slice(0, 2)).toEqual(["", "2027-03-01"]);
    expect(monthDays("2028-02", "de")).toHaveLength(1 + 29);
    expect(weekdays("de")[0]).toBe("Mo");
    expect(weekdays("en-US")[0]).toBe("Sun");
    expect(monthAfter("2027-12", 1)).toBe("2028-01");
    expect(monthAfter("2027-01", -1)).toBe("2026-12");
  });
});

describe("rows", () => {
  const row = (date: string, missed: readonly string[], first = "2027-02-01"): number =>
    rowUpTo(date, (day) => day >= first && day <= date && !missed.includes(day));
  test("today may still be missing", () => {
    expect(rowUpTo(TODAY, (day) => day >= "2027-03-10" && day < TODAY)).toBe(5);
    expect(rowUpTo(TODAY, () => false)).toBe(0);
  });
  test("one missed day in seven does not break a row, a second one does", () => {
    expect(row(TODAY, ["2027-03-10"], "2027-03-01")).toBe(14);
    expect(row(TODAY, ["2027-03-10", "2027-03-03"], "2027-03-01")).toBe(13);
    expect(row(TODAY, ["2027-03-10", "2027-03-04"], "2027-03-01")).toBe(10);
    expect(row(TODAY, ["2027-03-10", "2027-03-09"], "2027-03-01")).toBe(5);
  });
});

describe("what is kept", () => {
  test("a score needs all three tasks, and a month's mean the days with a score", async () => {
    serve({ "/api/rooms/a/day": result("avoid", 90) });
    days.begin(TODAY, "avoid", "a");
    expect(days.of(TODAY).avoid).toEqual({ room: "a", timely: true });
    await days.settle("a");
    expect(days.score(TODAY)).toBeNull();
    await finish(TODAY, [90, 60, 30]);
    vi.setSystemTime(new Date(2027, 2, 16, 9));
    await finish("2027-03-16", [40, 40, 40]);
    expect([days.score(TODAY), days.score("2027-03-16"), days.monthScore("2027-03")]).toEqual([60, 40, 50]);
    expect(days.monthScore("2027-02")).toBeNull();
    expect([days.row("2027-03-16"), days.longest]).toEqual([2, 2]);
  });
  test("another day than today, and a clock that is set back, give nothing for the row", async () => {
    await finish(TODAY, [1, 2, 3]);
    await finish("2027-03-14", [1, 2, 3]);
    expect(days.row(TODAY)).toBe(1);
    vi.setSystemTime(new Date(2027, 2, 13, 9));
    await finish("2027-03-13", [1, 2, 3]);
    expect([days.row(TODAY), days.row("2027-03-13")]).toEqual([1, 0]);
  });
  test("a clock that was far ahead spoils nothing once it is right again", async () => {
    vi.setSystemTime(new Date(2035, 2, 15, 9));
    await finish("2035-03-15", [1, 2, 3]);
    vi.setSystemTime(new Date(2027, 2, 15, 9));
    await finish(TODAY, [1, 2, 3]);
    expect([days.of(TODAY).avoid?.timely, days.row(TODAY)]).toEqual([true, 1]);
    vi.setSystemTime(new Date(2027, 2, 14, 9));
    await finish("2027-03-14", [1, 2, 3]);
    expect(days.row(TODAY)).toBe(1);
  });
  test("a full storage keeps them for the visit, and the start page knows them too", async () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await finish(TODAY, [90, 60, 30]);
    await painted();
    expect([days.score(TODAY), scoreOf(storedDays().days[TODAY] ?? {})]).toEqual([60, 60]);
    full.mockRestore();
    await finish(TODAY, [90, 60, 60]);
    await painted();
    expect(scoreOf(readDays(localStorage.getItem("kingcraft.days")).days[TODAY] ?? {})).toBe(70);
  });
  test("the first room of a task counts; a room that is gone is forgotten", async () => {
    days.begin(TODAY, "corner", "first");
    serve({ "/api/rooms/second/day": result("corner", 99), "/api/rooms/first/day": "no-room" });
    await days.settle("second");
    expect(days.of(TODAY).corner?.points).toBeUndefined();
    await expect(days.settle("first")).rejects.toThrow("no-room");
  });
  test("what does not fit in a stored text is left out", () => {
    expect(readDays("{")).toEqual({ days: {}, latest: "" });
    expect(readDays(JSON.stringify({ latest: "x", days: { yesterday: {}, "2027-01-01": 3 } }))).toEqual({
      days: { "2027-01-01": {} },
      latest: "",
    });
    const kept = {
      avoid: { room: "a", points: 3, beats: null },
      auction: { room: 5 },
      corner: { room: "c", beats: "x" },
    };
    expect(readDays(JSON.stringify({ latest: TODAY, days: { [TODAY]: kept } }))).toEqual({
      days: { [TODAY]: { avoid: { room: "a", timely: false, points: 3, beats: null } } },
      latest: TODAY,
    });
  });
});

const DAY = {
  date: TODAY,
  number: 74,
  tasks: [
    { task: "avoid", game: "king", contract: "no-men", dealer: 3, first: 0, field: true },
    { task: "auction", game: "king", contract: "", dealer: 1, first: 1, field: true },
    { task: "corner", game: "kings-corner", contract: "", dealer: 1, first: 0, field: true },
  ] satisfies DayTask[],
};

describe("words", () => {
  test("tasks say what is played and whose turn it is", () => {
    expect(DAY.tasks.map(taskTitle)).toEqual(["No men", "An auction", "Kings Corner"]);
    expect(DAY.tasks.map(taskAbout)).toEqual(["You lead", "You bid third", "Against one other player, you begin"]);
    const others = [0, 1, 2, 3].map((first) => taskAbout({ ...DAY.tasks[0], first } as DayTask));
    expect(others).toEqual(["You lead", "You play last", "You play third", "You play second"]);
    expect(taskAbout({ ...DAY.tasks[1], dealer: 0 } as DayTask)).toBe("You sell");
    expect(dayTitle(DAY)).toBe("Day 74");
    expect(dayTitle({ date: "2026-12-01", number: -30 })).toMatch(/^(1 December|December 1)$/);
  });
  test("the shared text has bars, and gives no card away", () => {
    expect(sharedText(DAY, { avoid: 91, auction: 81, corner: 67 }, 79.7, 13)).toBe(
      [
        "Kingcraft · Day 74 · 80 of 100",
        "■■■■■■■■■□ 91 No men",
        "■■■■■■■■□□ 81 An auction",
        "■■■■■■■□□□ 67 Kings Corner",
        "13 days in a row",
      ].join("\n"),
    );
    expect(scoreText(66.5)).toBe("67");
  });
});

describe("a friend's link", () => {
  const played = {
    avoid: { room: "a", timely: true, points: -30, beats: 1 },
    corner: { room: "c", timely: true, points: 4 },
  };
  test("it holds the points and the name", () => {
    const link = challenge(TODAY, "Jörg_1 & Co", played, "http://here");
    expect(link.startsWith("http://here/day/2027-03-15#friend=-30__4_")).toBe(true);
    expect(friendIn(new URL(link).hash)).toEqual({ name: "Jörg_1 & Co", points: { avoid: -30, corner: 4 } });
  });
  test("one that was cut or altered says so", () => {
    expect(friendIn("")).toBeNull();
    expect(friendIn("#elsewhere")).toBeNull();
    for (const hash of [
      "#friend=",
      "#friend=-30__4",
      "#friend=a__4_Jo",
      "#friend=1_2_3_%E0%A4%A",
      "#friend=99999_1_1_Jo",
    ])
      expect(friendIn(hash)).toBe("damaged");
  });
});

describe("friends", () => {
  test("are kept by day, the last one first, and each once", () => {
    keepFriend(TODAY, "#friend=1_2_3_Jo");
    keepFriend(TODAY, "#friend=4_5_6_Mia");
    keepFriend(TODAY, "#friend=7_8_9_Jo");
    keepFriend(TODAY, "#friend=7_8");
    keepFriend(TODAY, "");
    expect(friendsOf(TODAY).map(({ name, points }) => [name, points.avoid])).toEqual([
      ["Jo", 7],
      ["Mia", 4],
    ]);
    expect(friendsOf("2027-03-14")).toEqual([]);
  });
  test("damaged data count as none, and without storage they last for the visit", () => {
    for (const text of ["{", "7", '{"2027-03-15":5}', '{"2027-03-15":[3,"#friend=x"]}']) {
      localStorage.setItem("kingcraft.friends", text);
      expect(friendsOf(TODAY)).toEqual([]);
    }
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    keepFriend(TODAY, "#friend=1_2_3_Jo");
    expect(friendsOf(TODAY)).toHaveLength(1);
    full.mockRestore();
    for (let i = 0; i < 9; i += 1) keepFriend(TODAY, `#friend=1_2_3_Jo${i}`);
    expect(friendsOf(TODAY)).toHaveLength(8);
  });
});

describe("a visit", () => {
  test("shows the tasks, asks for what was begun, and says what is next", async () => {
    serve({
      [`/api/days/${TODAY}`]: DAY,
      "/api/rooms/a": { phase: "over" },
      "/api/rooms/a/day": result("avoid", 80),
      "/api/rooms/b": { phase: "deal" },
    });
    days.begin(TODAY, "avoid", "a");
    days.begin(TODAY, "auction", "b");
    const visit = new DayVisit(TODAY);
    await visit.load();
    expect([visit.isDone("avoid"), visit.isDone("auction"), visit.next?.task, visit.begun]).toEqual([
      true,
      false,
      "auction",
      true,
    ]);
    expect(visit.results.avoid?.beats).toBe(80);
    expect([visit.score, visit.masterScore]).toEqual([null, null]);
  });
  test("a finished day has its score and Master's", async () => {
    await finish(TODAY, [90, 60, 30]);
    serve({
      [`/api/days/${TODAY}`]: DAY,
      ...Object.fromEntries(TASKS.map((task) => [`/api/rooms/${TODAY}-${task}/day`, result(task, 60)])),
    });
    const visit = new DayVisit(TODAY);
    await visit.load();
    expect([visit.next, visit.score, visit.masterScore]).toEqual([undefined, 60, 40]);
  });
  test("once today is finished it says what is played tomorrow; of other days it does not", async () => {
    for (const date of [TODAY, "2027-03-14"]) {
      await finish(date, [90, 60, 30]);
      serve({
        [`/api/days/${date}`]: { ...DAY, date },
        "/api/days/2027-03-16": { ...DAY, date: "2027-03-16", number: 75 },
        ...Object.fromEntries(TASKS.map((task) => [`/api/rooms/${date}-${task}/day`, result(task, 60, date)])),
      });
      const visit = new DayVisit(date);
      await visit.load();
      expect([visit.tomorrow?.number, days.isDone(date), days.any]).toEqual([
        date === TODAY ? 75 : undefined,
        true,
        true,
      ]);
    }
  });
  test("a task whose room is gone can be begun again", async () => {
    serve({ [`/api/days/${TODAY}`]: DAY, "/api/rooms/a": "no-room" });
    days.begin(TODAY, "avoid", "a");
    const visit = new DayVisit(TODAY);
    await visit.load();
    expect([visit.next?.task, visit.begun]).toEqual(["avoid", false]);
  });
  test("no network, and no such day", async () => {
    serve({});
    const visit = new DayVisit(TODAY);
    await visit.load();
    expect([visit.unreached, visit.missing]).toEqual([true, false]);
    serve({ "/api/days/2027-02-30": "not-found" });
    const wrong = new DayVisit("2027-02-30");
    await wrong.load();
    expect([wrong.unreached, wrong.missing, wrong.problem]).toEqual([false, true, ""]);
  });
});
