// The page of house rules without its markup: what it opens, what it says is wrong, what it plays and shares.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { NewRoom, WishedRules } from "../src/base/messages";
import { page } from "../src/base/router.svelte";
import { keptSeat } from "../src/base/seats";
import { settings } from "../src/base/settings.svelte";
import { inviteNoOne } from "../src/begin/invited.svelte";
import { shelf } from "../src/begin/saved.svelte";
import { RulesEditor } from "../src/rules/editor.svelte";
import { Sections } from "../src/rules/sections.svelte";
import { presetName } from "../src/words/options";
import { alsoSpeak, speak, t } from "../src/words/words.svelte";
import { failing, serve, unreached } from "./offer";

const CONTRADICTION = { key: "contradiction-chips-deals", place: "rules.options" };
const BAD_TARGET = "The match ends at: a whole number from 1 to 1,000, please.";
const WHY = "Chips need a fixed number of deals: set how many.";
const chipsNeedDeals = ({ options, text }: WishedRules): typeof CONTRADICTION | null =>
  (options?.scoring ?? /scoring=(\w+)/.exec(text)?.[1]) === "chips" && !options?.deals ? CONTRADICTION : null;

/** A server that accepts these rules also opens rooms, unless it is full; what it was asked for. */
function serveRooms(full = false): NewRoom[] {
  const asked: NewRoom[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    if (path !== "/api/rooms") return answer(path, init);
    asked.push(JSON.parse(String(init.body)) as NewRoom);
    return Promise.resolve(
      full
        ? new Response(JSON.stringify({ code: "full", key: "error-full", arguments: {} }), { status: 503 })
        : new Response(JSON.stringify({ room: "new", seat: 0, secret: "s3cret" })),
    );
  });
  return asked;
}

/** What the browser does with a link: its own sheet, its clipboard, or neither. */
function shareBy(way: "sheet" | "clipboard" | "nothing"): string[] {
  const shared: string[] = [];
  const put = (url: string): Promise<void> => Promise.resolve(void shared.push(url));
  vi.stubGlobal("navigator", {
    ...(way === "sheet" ? { share: ({ url }: { url: string }) => put(url) } : {}),
    ...(way === "clipboard" ? { clipboard: { writeText: put } } : {}),
  });
  return shared;
}

async function opened(text: string, name = ""): Promise<RulesEditor> {
  const editor = new RulesEditor(text, name);
  await editor.load();
  return editor;
}

await speak("en");
await alsoSpeak("presets", "options", "lobby", "people", "reasons");

beforeEach(() => {
  localStorage.clear();
  serve();
  Object.assign(settings, { players: 4 });
  for (const game of ["king", "kings-corner"]) inviteNoOne(game);
  vi.stubGlobal("scrollTo", () => {}); // jsdom cannot scroll
  page.go("/");
  return () => vi.unstubAllGlobals();
});

describe("the rules of an address", () => {
  it("are opened with their game, name and differences", async () => {
    const editor = await opened("pagat?target=50", "  Sunday \n");
    expect(editor.stage).toBe("ready");
    expect([editor.game?.name, editor.name, editor.players]).toEqual(["kings-corner", "Sunday", 4]);
    expect(editor.changes.map(({ name }) => name)).toEqual(["target"]);
    expect([editor.fault, editor.broken, editor.trouble]).toEqual(["", "", ""]);
    expect(editor.parent.target).toBe(25);
  });

  it("are checked for the player's own number of players, as far as the game has it", async () => {
    Object.assign(settings, { players: 6 });
    for (const [text, players] of [
      ["pagat", 6],
      ["king", 4],
      ["unknown", 0],
    ] as const) {
      const { asked } = serve();
      await opened(text);
      expect(asked[0]?.players, text).toBe(players);
    }
  });

  it("are lost if there is no such preset: then all games are offered", async () => {
    serve(() => ({ key: "reason-bad-format", place: "rules.preset" }));
    const editor = await opened("nonsense");
    expect(editor.stage).toBe("lost");
    expect(editor.fault).toBe("No rules of this name are known here.");
    expect(editor.games.map(({ name }) => name)).toEqual(["kings-corner", "king"]);
  });

  it.each([
    ["does not answer", unreached],
    ["fails", failing],
  ])("are opened later if the server %s", async (_, stop) => {
    stop();
    const editor = await opened("pagat");
    expect([editor.stage, editor.fault]).toEqual(["unreached", ""]);
    serve();
    await editor.load();
    expect([editor.stage, editor.trouble]).toEqual(["ready", ""]);
  });

  it("are requested once at a time", async () => {
    const { asked } = serve();
    const editor = new RulesEditor("pagat", "");
    await Promise.all([editor.load(), editor.load()]);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ["pagat?target=x", t("lobby-instead", { why: BAD_TARGET, preset: presetName("pagat") })],
    ["pagat?target=x&deals=3", t("lobby-rest", { why: BAD_TARGET })],
  ])("of %s are opened without the refused option", async (text, words) => {
    serve((wish) => (/target=/.test(wish.text) ? { key: "reason-bad-format", place: "rules.options.target" } : null));
    const editor = await opened(text);
    expect([editor.stage, editor.broken]).toEqual(["ready", words]);
    editor.draft.change("hand_size", 5);
    await editor.draft.settled();
    expect(editor.broken).toBe("");
  });

  it("say the same reason once", async () => {
    serve((wish) => {
      const option = /[?&](x|y)=/.exec(wish.text)?.[1];
      return option ? { key: "contradiction-chips-deals", place: `rules.options.${option}` } : null;
    });
    const { broken } = await opened("pagat?x=1&y=1");
    expect(broken.split(WHY)).toHaveLength(2);
  });

  it("lose their name with another preset", async () => {
    const editor = await opened("pagat?target=50", "Sunday");
    editor.choosePreset("fast");
    expect([editor.name, editor.draft.preset, editor.changes]).toEqual(["", "fast", []]);
    expect(editor.draft.before?.preset).toBe("pagat");
  });
});

describe("friends", () => {
  it("are those invited to this game, at most all others", async () => {
    const editor = await opened("pagat");
    expect(editor.friends).toBe(0);
    editor.invited.friends = 5;
    expect(editor.friends).toBe(3);
    settings.players = 2;
    expect(editor.friends).toBe(1);
    expect((await opened("king")).friends).toBe(0);
    expect((await opened("fast")).friends, "of the same game").toBe(1);
  });
});

describe("to play", () => {
  it("opens a table with the changes that were just made, and remembers the rules", async () => {
    const editor = await opened("pagat", "Sunday");
    const rooms = serveRooms();
    editor.draft.change("target", 60);
    editor.invited.friends = 1;
    expect(await editor.play()).toBe("");
    expect(rooms).toMatchObject([
      {
        game: "kings-corner",
        preset: "pagat",
        options: { target: 60 },
        seats: [{ kind: "you" }, { kind: "open" }, {}, {}],
      },
    ]);
    expect(shelf.chosen("kings-corner")).toMatchObject({ name: "Sunday", text: "pagat?target=60" });
    expect(page.current).toEqual({ page: "room", id: "new" });
    expect(keptSeat("new")?.secret).toBe("s3cret");
  });

  it("leads to the option that prevents it, and opens nothing", async () => {
    serve(chipsNeedDeals);
    const editor = await opened("pagat");
    const rooms = serveRooms();
    editor.draft.change("scoring", "chips");
    expect(await editor.play()).toBe("scoring");
    expect(editor.fault).toContain(WHY);
    expect([editor.trouble, rooms, page.current.page]).toEqual(["", [], "start"]);
  });

  it("says why it has failed, until the next attempt", async () => {
    const editor = await opened("pagat");
    serveRooms(true);
    expect(await editor.play()).toBe("");
    expect(editor.trouble).not.toBe("");
    expect([editor.fault, page.current.page]).toEqual(["", "start"]);
    serve();
    serveRooms();
    const playing = editor.play();
    expect(editor.trouble).toBe("");
    await playing;
    expect(page.current.page).toBe("room");
  });

  it("opens one table, however often it is asked for meanwhile", async () => {
    const editor = await opened("pagat");
    const rooms = serveRooms();
    await Promise.all([editor.play(), editor.play()]);
    expect(rooms).toHaveLength(1);
  });

  it("shows that the changes could not be checked as trouble, not as a fault of the rules", async () => {
    const editor = await opened("pagat");
    unreached();
    editor.draft.change("target", 60);
    expect(await editor.play()).toBe("");
    expect([editor.fault, editor.trouble === ""]).toEqual(["", false]);
  });
});

describe("a link", () => {
  it.each([
    ["sheet", false, ""],
    ["clipboard", false, t("waiting-copied")],
    ["nothing", true, t("waiting-by-hand")],
  ] as const)("is shared by %s, under the name in the field", async (way, byHand, note) => {
    const editor = await opened("pagat?target=50", "Sunday");
    editor.typedName = " Monday ";
    const shared = shareBy(way);
    await editor.share();
    const url = new URL("/play/pagat?target=50#Monday", location.href).href;
    expect(shared).toEqual(byHand ? [] : [url]);
    expect([editor.linkToCopy, editor.shareNote]).toEqual([byHand ? url : "", note]);
  });

  it("to rules that cannot be played is refused; what was said of an earlier one is gone", async () => {
    serve(chipsNeedDeals);
    const editor = await opened("pagat");
    shareBy("nothing");
    await editor.share();
    expect(editor.linkToCopy).not.toBe("");
    editor.draft.change("scoring", "chips");
    await editor.share();
    expect([editor.linkToCopy, editor.shareNote, editor.refused]).toEqual(["", "", true]);
  });

  it("to rules that the server could not check is not shared either, but they may be valid", async () => {
    const editor = await opened("pagat");
    unreached();
    editor.draft.change("target", 60);
    expect(await editor.checkRules()).toBeNull();
    expect(editor.refused).toBe(false);
  });

  it("and a saved copy contain the checked rules with their name", async () => {
    const editor = await opened("pagat", "Sunday");
    editor.draft.change("target", 60);
    expect(await editor.checkRules()).toEqual({
      name: "Sunday",
      game: "kings-corner",
      preset: "pagat",
      options: { target: 60 },
      text: "pagat?target=60",
    });
  });
});

describe("the sections", () => {
  async function sections(text = "pagat", wide = false): Promise<Sections> {
    const made = new Sections(await opened(text));
    made.wide = wide;
    return made;
  }
  const ALL = ["start", "deal", "kings", "draw", "score", "end", "players", "keep"];
  const open = (of: Sections): string[] => ALL.filter((one) => of.isOpen(one));

  it("are all folded on a narrow page; several can be opened", async () => {
    const narrow = await sections("pagat?target=50");
    expect(open(narrow)).toEqual([]);
    for (const one of ["keep", "draw"]) narrow.toggle(one);
    expect(open(narrow)).toEqual(["draw", "keep"]);
    narrow.toggle("keep");
    expect(open(narrow)).toEqual(["draw"]);
  });

  it.each([
    ["pagat", "deal"],
    ["pagat?target=50", "end"],
    ["pagat?draw_when=start&deals=3", "draw"], // the first of the listed changes
  ])("of %s have exactly one open on a wide page: %s", async (text, first) => {
    const wide = await sections(text, true);
    expect(open(wide)).toEqual([first]);
    wide.toggle("keep");
    expect(open(wide)).toEqual(["keep"]);
    wide.toggle("keep");
    expect(open(wide), "another one must be opened instead").toEqual(["keep"]);
  });

  it("opened before the page became wide: the last one, and again all of them afterwards", async () => {
    const turned = await sections();
    for (const one of ["keep", "draw", "keep"]) turned.open(one);
    turned.wide = true;
    expect(open(turned)).toEqual(["keep"]);
    turned.open("draw");
    turned.wide = false;
    expect(open(turned)).toEqual(["draw", "keep"]);
  });

  it("end a search when one is opened", async () => {
    const narrow = await sections();
    narrow.searchText = "  king ";
    expect(narrow.search).toBe("king");
    narrow.searchText = "  ";
    expect(narrow.search).toBe("");
    narrow.searchText = "king";
    narrow.toggle("draw");
    expect(narrow.search).toBe("");
  });

  it("have all options, and before the rules are opened none", async () => {
    const ready = await sections();
    expect(["hand_size", "draw_when", "scoring", "target", "unknown"].map((one) => ready.sectionOf(one))).toEqual([
      "deal",
      "draw",
      "score",
      "end",
      "end",
    ]);
    const empty = new Sections({ game: undefined, changes: [] });
    empty.wide = true;
    expect(open(empty)).toEqual([]);
    expect(empty.sectionOf("target")).toBe("rules");
  });
});
