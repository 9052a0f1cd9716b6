// The next game for the same people: who may begin it, what there is to choose, who plays then, and how the others
// follow.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Following, View } from "../src/base/messages";
import { page } from "../src/base/router.svelte";
import { keepSeat, keptSeat } from "../src/base/seats";
import { shelf } from "../src/begin/saved.svelte";
import Again from "../src/ends/Again.svelte";
import { allRules, choices, consequence } from "../src/ends/nextGame";
import { arrive } from "../src/room/arrival";
import { waitsForYou } from "../src/session/attention";
import { waits } from "../src/session/absent";
import { cameAlong, mayBegin, nextAsked, staying } from "../src/session/nextMatch.svelte";
import { WayOn } from "../src/session/wayOn.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { corner, king as kingTable, view } from "./feed";
import { GAMES } from "./offer";
import { summaryOf } from "./rooms";

/** What is said of the players if a game comes next. */
const companyNext = (shown: View, name: string): string | undefined =>
  allRules(shown, GAMES).find(({ game }) => game === name)?.company;

/** A table of Kings Corner; `people`: the seats of people. */
function table(seats: number, people: readonly number[], changes: Partial<View> = {}): View {
  const shown = view(corner({ counts: Array.from({ length: seats }, () => 7) }), changes);
  return {
    ...shown,
    seats: shown.seats.map((seat, number) => ({ ...seat, kind: people.includes(number) ? "human" : "casual" })),
  };
}
const following = (changes: Partial<Following> = {}): Following => ({
  room: "next",
  seat: 0,
  game: "king",
  rules: "king",
  onlookers: [],
  ...changes,
});

HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
await speak("en");
await alsoSpeak("again", "next", "presets");

/** Requests to a server, and its answer: a seat in a room, or the code of a refusal. */
function serve(answer: { room: string } | string): { path: string; body: unknown; secret: string }[] {
  const asked: { path: string; body: unknown; secret: string }[] = [];
  vi.stubGlobal("fetch", (path: string, init: { body: string; headers: { authorization: string } }) => {
    if (path === "/api/games") return Promise.resolve(new Response(JSON.stringify(GAMES)));
    asked.push({ path, body: JSON.parse(init.body), secret: init.headers.authorization.slice(7) });
    const [body, status] =
      typeof answer === "string"
        ? [{ code: answer, key: `error-${answer}` }, 409]
        : [{ ...answer, seat: 2, secret: "mine", commit: "" }, 201];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return asked;
}

beforeEach(() => {
  localStorage.clear();
  page.go("/room/r");
  keepSeat({ room: "r", seat: 0, secret: "mine", game: "kings-corner", created: "" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("who may begin it", () => {
  it.each<[string, Partial<View>, boolean]>([
    ["the host, at any time", { you: 0, phase: "deal" }, true],
    ["the host, before the first deal", { you: 0, phase: "waiting" }, true],
    ["a guest when the match is over", { you: 1, phase: "over" }, true],
    ["a guest before", { you: 1, phase: "between" }, false],
    ["an onlooker", { you: null, phase: "over" }, false],
    ["anyone once there is one", { you: 0, phase: "over", following: following() }, false],
  ])("%s", (_, changes, may) => {
    expect(mayBegin(table(3, [0, 1], changes))).toBe(may);
  });
});

describe("what there is to choose", () => {
  it("is the same, then the other game, each with its rules", () => {
    const [same, other, ...more] = choices(table(4, [0, 1]), GAMES);
    expect(same).toMatchObject({ value: "same", name: "Same rules", rules: null });
    expect(same?.about).toContain("Kings Corner");
    expect(other).toMatchObject({ value: "king", name: "King", game: "king", rules: { text: "king" } });
    expect(more).toEqual([]);
  });

  it("is the other game as this browser chose it last", () => {
    shelf.choose({ name: "Ours", game: "king", preset: "king", options: { men: ["K"] }, text: "king?men=K" });
    const [, other] = choices(table(4, [0, 1]), GAMES);
    expect(other?.rules?.text).toBe("king?men=K");
  });

  it("is every preset, and the player's own rules", () => {
    shelf.save({
      name: "Sunday",
      game: "kings-corner",
      preset: "fast",
      options: { target: 50 },
      text: "fast?target=50",
    });
    const [first, corners] = allRules(view(kingTable()), GAMES);
    expect([first?.game, corners?.game]).toEqual(["king", "kings-corner"]);
    const texts = corners?.rules.map(({ rules }) => rules?.text);
    expect(texts).toEqual(expect.arrayContaining(["pagat", "fast", "fast?target=50"]));
    expect(corners?.rules.map(({ name }) => name)).toContain("Sunday");
  });
});

describe("who plays then", () => {
  it("all who are here, if the seats are enough", () => {
    expect(companyNext(table(4, [0, 1]), "king")).toBe("");
    expect(companyNext(table(6, [0, 1, 2, 3]), "king")).toBe("");
    expect(companyNext(view(kingTable()), "kings-corner")).toBe("");
  });
  it("bots take new seats", () => {
    expect(companyNext(table(3, [0, 1]), "king")).toBe("a bot joins");
    expect(companyNext(table(2, [0, 1]), "king")).toBe("2 bots join");
  });
  it("the last people in the order of their seats look on, never the host nor the player who asks", () => {
    const six = [0, 1, 2, 3, 4, 5];
    expect(companyNext(table(6, six), "king")).toBe("4 seats: Dario and Edda look on");
    expect(companyNext(table(6, six, { you: 5, host: 4, phase: "over" }), "king")).toBe(
      "4 seats: Bruno and Cleo look on",
    );
    expect(companyNext(table(6, [0, 1, 2, 3, 5]), "king")).toBe("4 seats: Edda looks on");
    expect(companyNext(table(5, [0, 1, 2, 3, 4], { host: -1 }), "king")).toBe("4 seats: Dario looks on");
  });
});

describe("what becomes of this match", () => {
  it.each<[Partial<View>, number[], RegExp]>([
    [{ phase: "deal" }, [0], /from the start page/],
    [{ phase: "over" }, [0], /^$/],
    [{ phase: "deal" }, [0, 1], /asked to come along/],
    [{ phase: "over" }, [0, 1], /with one tap/],
    [{ phase: "waiting" }, [0, 1], /at once/],
  ])("%j among %j", (changes, people, words) => {
    expect(consequence(table(3, people, changes))).toMatch(words);
  });
});

describe("what the others read", () => {
  /** The player who began it has left. */
  const gone = (shown: View): View => ({
    ...shown,
    seats: shown.seats.map((seat, number) => (number === 0 ? { ...seat, connected: false } : seat)),
  });
  const asked = (changes: Partial<View>, next: Partial<Following> = {}): string =>
    nextAsked(gone(table(3, [0, 1], { you: 1, following: following(next), ...changes })));

  it("names another game, other rules, or the same", () => {
    expect(asked({})).toBe("Lena begins another game: King.");
    expect(asked({}, { game: "kings-corner", rules: "fast" })).toBe("Lena begins a match by other rules.");
    expect(asked({}, { game: "kings-corner", rules: "pagat" })).toBe("Lena wants another match.");
  });
  it("is nothing for the player who asked", () => {
    expect(asked({ you: 0 })).toBe("");
    expect(asked({ following: null })).toBe("");
  });
  it("says who has no seat there", () => {
    expect(asked({}, { onlookers: [1] })).toMatch(/King\. There is no seat left for you/);
    expect(asked({ you: null }, { onlookers: [1] })).toBe("Lena begins another game: King.");
  });
  it("is said no more once the player who asked is back at a match that goes on", () => {
    const shown = table(3, [0, 1], { you: 1, following: following() });
    expect([nextAsked(shown), nextAsked(gone(shown)) !== ""]).toEqual(["", true]);
    expect(nextAsked({ ...shown, phase: "over" })).toContain("King");
  });
  it("stands instead of the line that waits for them", () => {
    const shown = gone(table(3, [0, 1], { room: "asks", you: 1, following: following() }));
    expect([waits(shown), waits({ ...shown, following: null }) !== ""]).toEqual(["", true]);
    staying.stay("asks");
    expect(waits(shown)).not.toBe("");
  });
  it("is said no more to a player who stays, until the match is over", () => {
    const shown = gone(table(3, [0, 1], { room: "here", you: 1, following: following() }));
    expect(waitsForYou(shown)).toContain("King");
    staying.stay("here");
    expect(waitsForYou(shown)).toBe("");
    expect(nextAsked({ ...shown, phase: "over" })).toContain("King");
  });
});

describe("the way there", () => {
  const way = (changes: Partial<View> = {}): WayOn => new WayOn({ view: table(3, [0, 1], changes) });

  it("opens it by the chosen rules, with the secret of this seat", async () => {
    const requests = serve({ room: "next" });
    await way().go({ game: "king", text: "king" });
    expect(requests).toEqual([{ path: "/api/rooms/r/again", body: { text: "king" }, secret: "mine" }]);
    expect(keptSeat("next")).toMatchObject({ seat: 2, secret: "mine", game: "king" });
    expect(staying.at(table(3, [0, 1], { room: "r" })), "back here, they are not asked again").toBe(true);
    expect(keptSeat("r")).toBeDefined();
    expect(location.pathname).toBe("/room/next");
  });
  it("leads to a seat that waits, and forgets a table without a deal", async () => {
    serve({ room: "next" });
    const before = history.length;
    await way({ you: 1, phase: "waiting", following: following() }).go();
    expect(location.pathname).toBe("/room/next");
    expect(history.length).toBe(before);
    expect(keptSeat("next")?.game).toBe("king");
    expect(keptSeat("r")).toBeUndefined();
  });
  it("leads players without a seat there to look on, without a request", async () => {
    const requests = serve({ room: "never" });
    const last = way({ you: 1, phase: "over", following: following({ onlookers: [1] }) });
    expect(last.label).toBe("Watch the next match");
    await last.go();
    expect(location.pathname).toBe("/room/next");
    expect(requests).toEqual([]);
  });
  it("leads an onlooker along, who may find a seat there", async () => {
    const requests = serve({ room: "never" });
    const along = way({ you: null, phase: "over", following: following() });
    expect(along.label).toBe("To the next table");
    await along.go();
    expect(location.pathname).toBe("/room/next");
    expect(requests).toEqual([]);
  });
  it("leads a player without a seat to a seat where there is room again, and to look on until then", async () => {
    const six = { you: 5, phase: "over", following: following({ onlookers: [5] }) } as const;
    await way(six).go();
    expect(keptSeat("r")?.watches).toBe("next");
    expect(cameAlong.has("next")).toBe(true);
    const king = (changes: Partial<View>): WayOn =>
      new WayOn({ view: { ...view(kingTable()), you: null, room: "next", ...changes } });

    // Another match of King has no room, which the server says.
    let requests = serve("seat-taken");
    const same = king({ following: following({ room: "third" }) });
    expect(same.label).toBe("Watch the next match");
    await same.go();
    expect(requests).toEqual([{ path: "/api/rooms/r/again", body: {}, secret: "mine" }]);
    expect(location.pathname).toBe("/room/third");
    expect(keptSeat("r")?.watches).toBe("third");

    requests = serve({ room: "fourth" });
    const back = king({ room: "third", following: following({ room: "fourth", game: "kings-corner" }) });
    expect(back.label).toBe("I’m in");
    await back.go();
    expect(requests).toEqual([{ path: "/api/rooms/r/again", body: {}, secret: "mine" }]);
    expect(location.pathname).toBe("/room/fourth");
    expect(keptSeat("fourth")).toMatchObject({ seat: 2, game: "kings-corner" });
  });
  it("leads to the table where the seat was given away", async () => {
    serve("seat-taken");
    await way({ you: 1, following: following() }).go();
    expect(location.pathname).toBe("/room/next");
  });
  it("says why it cannot be begun", async () => {
    serve("hosts-match");
    const refused = way();
    await refused.go({ text: "king" });
    expect(refused.problem).toBe("error-hosts-match");
    expect(refused.busy).toBe(false);
    expect(location.pathname).toBe("/room/r");
  });
});

describe("the end of a match", () => {
  it("offers the same again, and another game on a sheet", async () => {
    await import("../src/ends/NextGame.svelte"); // the button does not wait for a slow machine then
    const requests = serve({ room: "next" });
    render(Again, { view: table(3, [0, 1], { phase: "over" }) });
    await fireEvent.click(screen.getByRole("button", { name: "Another game" }));
    await vi.waitFor(() => expect(screen.getByRole("dialog", { name: "Next game" })).toBeTruthy());
    await vi.waitFor(() => expect(screen.getByRole("button", { name: /^King\b/ })).toBeTruthy());
    await fireEvent.click(screen.getByRole("button", { name: /^King\b/ }));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({ text: expect.stringMatching(/^king/) });
  });
  it("offers only to join once another player has chosen", async () => {
    render(Again, { view: table(3, [0, 1], { you: 1, phase: "over", following: following() }) });
    await tick();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["I’m in"]);
  });
});

describe("an old link", () => {
  it("leads a visitor without a seat to the newest table", async () => {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(JSON.stringify(summaryOf({ room: "old", you: null, newest: "new" })))),
    );
    expect(await arrive("old", "")).toEqual({ kind: "moved", room: "new" });
  });
});

// The last one: other tests would get other modules after it.
describe("a page that is loaded again", () => {
  it("asks no more who stays at a match", async () => {
    staying.stay("there");
    vi.resetModules();
    const { staying: reloaded } = await import("../src/session/nextMatch.svelte");
    expect(reloaded).not.toBe(staying);
    expect(reloaded.at(table(3, [0, 1], { room: "there" }))).toBe(true);
    expect(reloaded.at(table(3, [0, 1], { room: "elsewhere" }))).toBe(false);
  });
});
