// The announcements at the table: by one voice, joined into few short texts, in the dialog on top; and a log that is
// rewritten.
import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, KingObservation, TrickView, Update, View } from "../src/base/messages";
import { panels } from "../src/parts/panels";
import { attentionFor, waitsForYou } from "../src/session/attention";
import { shotsOf } from "../src/session/shots";
import { turns } from "../src/panels/turns";
import { TableLog } from "../src/session/tableLog.svelte";
import { settings } from "../src/base/settings.svelte";
import { region, say } from "../src/base/voice";
import { Gather, gathered, LETTER, SETTLE } from "../src/session/gather";
import { past } from "../src/words/past";
import { lines, tell } from "../src/words/spoken";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { corner, event, king, update, view } from "./feed";
import { plainTable, sit, snapshot } from "./sitting";

HTMLDialogElement.prototype.showModal ??= () => {};

const told = (table: Parameters<typeof view>[0], changes: Partial<Event>): ReturnType<typeof lines> =>
  lines(update(view(table), event(changes)));

describe("the joined text", () => {
  beforeEach(() => speak("en"));

  const plays = (...cards: string[]): ReturnType<typeof lines> =>
    cards.flatMap((token, i) => told(king(), { seat: i + 1, token, trickTo: i === 2 ? 3 : -1 }));

  it("is one short text of everything that others have played, and a sentence for a single action", () => {
    expect(gathered(plays("7H"))).toBe("Ada plays the 7 of hearts.");
    expect(gathered(plays("7H", "KH", "2C"))).toBe(
      "Ada: 7 of hearts, Bruno: king of hearts, Cleo: 2 of clubs. Cleo takes the trick.",
    );
    // Two players of the same name are two players.
    const namesakes = plays("7H", "KH").map((line) => ({ ...line, who: "Ada" }));
    expect(gathered(namesakes)).toBe("Ada: 7 of hearts, Ada: king of hearts.");
    expect(gathered([...told(king(), { seat: 0, token: "7H" }), ...plays("8H", "9H")])).toBe(
      "You play the 7 of hearts. Ada: 8 of hearts, Bruno: 9 of hearts.",
    );
  });

  it("keeps the moves of a turn of Kings Corner together", () => {
    const turns = [
      { seat: 1, token: "7C>N" },
      { seat: 1, token: "E>N" },
      { seat: 1, token: "end", drawn: 2, drawer: 1 },
      { seat: 2, token: "end" },
      { seat: 3, token: "end", drawn: 1, drawer: 0, drew: ["9S"] },
    ].flatMap((one) => told(corner(), one));
    expect(gathered(turns)).toBe(
      "Ada: 7 of clubs to the top, the pile from the right to the top, draws 2 cards. Bruno: ends the turn. Cleo: ends the turn. You draw the 9 of spades.",
    );
  });

  it("is one visible entry per turn, and complete in the log for screen readers", () => {
    const log = new TableLog();
    const turn = [{ token: "7C>N" }, { token: "E>N" }, { token: "end", drawn: 1, drawer: 1 }].flatMap((one) =>
      told(corner(), { seat: 1, ...one }),
    );
    log.addLines(
      [
        ...turn,
        ...told(corner(), { seat: 0, token: "7C>N" }),
        ...told(corner(), { seat: 0, token: "end", drawn: 1, drawer: 0, drew: ["9S"] }),
      ],
      0,
    );
    expect(turns(log.lines, (seat) => ["You", "Ada"][seat] ?? "").map(({ text }) => text)).toEqual([
      "Ada: 7♣ to the top, the pile from the right to the top, draws a card",
      "You: 7♣ to the top",
      "You draw the 9 of spades.",
    ]);
    expect(log.lines.map(({ text }) => text)).toContain("Ada moves the pile from the right to the top.");
  });

  it("says of many actions how many came before the newest", async () => {
    const many = Array.from({ length: 15 }, (_, i) => told(corner(), { seat: 1 + (i % 2), token: "7C>N" })).flat();
    expect(gathered(many)).toMatch(/^Before that: 3 moves\. Bruno: 7 of clubs to the top, Ada: /);
    expect(gathered(many).match(/7 of clubs/g)).toHaveLength(12);
    await speak("de");
    expect(gathered(Array.from({ length: 13 }, () => told(corner(), { seat: 1, token: "end" })).flat())).toMatch(
      /^Davor wurde einmal gespielt\. Ada: beendet den Zug, /,
    );
  });
});

describe("the voice", () => {
  let now = 0;
  let timers: { call: () => void; at: number }[] = [];
  let said: string[] = [];
  const clock = {
    now: () => now,
    later: (call: () => void, milliseconds: number) => {
      const timer = { call, at: now + milliseconds };
      timers.push(timer);
      return () => void (timers = timers.filter((one) => one !== timer));
    },
  };
  const news = (text: string): { text: string }[] => [{ text }];

  function pass(milliseconds: number): void {
    for (now += milliseconds; ;) {
      const due = timers.find(({ at }) => at <= now);
      if (!due) return;
      timers = timers.filter((one) => one !== due);
      due.call();
    }
  }

  beforeEach(() => {
    [now, timers, said] = [1000, [], []];
  });

  it("says simultaneous events as one, and events during its speech after it", () => {
    const gather = new Gather((text) => said.push(text), clock);
    gather.addNews(news("One."));
    pass(SETTLE - 1);
    gather.addNews(news("Two."));
    pass(1);
    expect(said).toEqual(["One. Two."]);
    gather.addNews(news("Three."));
    pass(SETTLE);
    gather.addNews(news("Four."));
    expect(said).toHaveLength(1);
    pass("One. Two.".length * LETTER);
    expect(said).toEqual(["One. Two.", "Three. Four."]);
  });

  it("does not delay the announcement of the player's turn", () => {
    const gather = new Gather((text) => said.push(text), clock);
    gather.addNews(news("A long story of what has happened at this table until now."));
    pass(SETTLE);
    gather.addNews(news("Three."));
    gather.addPrompt(["Your turn"]);
    gather.addNews(news("Four."));
    pass(SETTLE);
    expect(said.slice(1)).toEqual(["Three. Four. Your turn."]);
    gather.sayIfIdle("Ada is thinking.");
    expect(said, "there is something else to hear").toHaveLength(2);
    gather.addPrompt(["Your turn"]);
    gather.addPrompt([]);
    pass(10_000);
    expect(said, "it is over before it was said").toHaveLength(2);
    gather.sayIfIdle("Ada is thinking.");
    expect(said).toHaveLength(3);
  });
});

describe("the place of announcements", () => {
  afterEach(() => {
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  it("is the dialog on top, and nothing is left to be said again below it", () => {
    vi.useFakeTimers();
    document.body.innerHTML = "<div id='table'></div><dialog><div id='dialog'></div></dialog>";
    const [table, dialog] = ["table", "dialog"].map((id) => document.getElementById(id) as HTMLElement);
    if (!table || !dialog) throw new Error("nothing to speak in");
    const leave = region(table);
    vi.advanceTimersByTime(200);
    say("One.");
    expect(table.textContent).toBe("One.");
    const close = region(dialog);
    expect(table.textContent).toBe("");
    say("Two.");
    expect(dialog.textContent, "no screen reader knows it yet").toBe("");
    vi.advanceTimersByTime(200);
    say("Two.");
    expect([table.textContent, [...dialog.children].map(({ textContent }) => textContent)]).toEqual([
      "",
      ["Two.", "Two."],
    ]);
    close();
    say("Three.");
    expect(table.textContent).toBe("Three.");
    vi.advanceTimersByTime(5000);
    expect(table.textContent, "no screen reader finds it later").toBe("");
    leave();
    say("Four.");
    expect(table.textContent).toBe("");
  });
});

/** A deal of King as it is played: the player who leads wins, hearts cost points. */
const CARDS = ["2H", "5H", "KH", "3H", "4C", "QH", "6C", "JH", "9S", "TS"];

function atCard(count: number, changes: Partial<KingObservation> = {}): KingObservation {
  const tricks: TrickView[] = [];
  for (let i = 0; i + 4 <= count; i += 4) tricks.push({ leader: 0, cards: CARDS.slice(i, i + 4), winner: 0 });
  const cards = CARDS.slice(tricks.length * 4, count);
  const history = CARDS.slice(0, count).map((card, i): [number, string] => [i % 4, card]);
  const captured = [tricks.flatMap((trick) => trick.cards.filter((card) => card.endsWith("H"))), [], [], []];
  return king({
    contract: "no-hearts",
    value: 20,
    total: 13,
    tricks,
    captured,
    history,
    counts: [13 - tricks.length, 12, 12, 12],
    trick: { leader: 0, cards, winner: -1 },
    ...changes,
  });
}

describe("the deal told from its start", () => {
  beforeEach(() => speak("en"));

  it("equals in King what was told during play", () => {
    const live: Update[] = [update(view(atCard(0)), event({ kind: "deal" }))];
    CARDS.forEach((token, i) =>
      live.push(update(view(atCard(i + 1)), event({ seat: i % 4, token, trickTo: i % 4 === 3 ? 0 : -1 }))),
    );
    const again = past(view(atCard(CARDS.length))).flatMap((one) => one.lines.map(({ text }) => text));
    expect(again).toEqual(live.flatMap(tell));
    expect(again).toContain("You take the trick: −80.");
    expect(again).toContain("6 of 13 gone");
  });

  it("is the same if the deal was sold, and the last two tricks count", () => {
    const auction = {
      auctioneer: 3,
      calls: [],
      high: "+4",
      holder: 1,
      bids: 1,
      passed: [],
      countered: [],
      asked: "",
      ultimatum: false,
      buyer: 1,
      price: "+4",
    };
    const calls: [number, string][] = [
      [3, "auction"],
      [1, "+4"],
      [3, "accept"],
      [1, "plus:H"],
    ];
    const sold = king({
      contract: "plus",
      trump: "H",
      value: 25,
      total: 13,
      auction,
      history: [...calls, [0, "2H"]],
      trick: { leader: 0, cards: ["2H"], winner: -1 },
    });
    expect(past(view(sold)).flatMap((one) => one.lines.map(({ text }) => text))).toEqual([
      "Deal 1: Cleo deals.",
      "Cleo opens the auction.",
      "Ada bids +4.",
      "Cleo accepts.",
      "Ada buys the deal at +4.",
      "Ada plays plus with hearts as trump.",
      "Plus: +25 for each trick.",
      "You play the 2 of hearts.",
    ]);
    const done: Partial<KingObservation> = {
      contract: "last-two",
      value: 90,
      total: 2,
      phase: "over",
      counts: [0, 0, 0, 0],
      trick: { leader: 0, cards: [], winner: -1 },
      scores: [-180, 0, 0, 0],
    };
    const last = past(view(atCard(8, done), { phase: "between" })).flatMap((one) => one.lines.map(({ text }) => text));
    expect(last.filter((text) => text.startsWith("You take"))).toEqual([
      "You take the trick: −90.",
      "You take the trick: −90.",
    ]);
    expect(last.at(-1)).toBe("Points: You −180, Ada 0, Bruno 0, Cleo 0.");
  });
});

describe("at a table", () => {
  plainTable();
  const log = (): string[] =>
    [...document.querySelectorAll('[role="log"] p')].map(({ textContent }) => textContent ?? "");
  const heard = (): string[] =>
    [...document.querySelectorAll("main > [data-voice] span")].map(({ textContent }) => textContent ?? "");

  it("a reloaded page has its log, and announces what led to its turn", async () => {
    await sit(update(view(atCard(8, { toAct: 0 })), snapshot, ["2S"], 20));
    expect(log().slice(0, 3)).toEqual([
      "Deal 1: Cleo deals.",
      "No hearts: −20 for each heart.",
      "You play the 2 of hearts.",
    ]);
    expect(log()).toHaveLength(2 + 8 + 2 * 2);
    await vi.waitFor(() =>
      expect(heard()).toEqual([
        "Ada: queen of hearts, Bruno: 6 of clubs, Cleo: jack of hearts. You take the trick: −40. 6 of 13 gone. Your turn.",
      ]),
    );
  });

  it("a lost connection loses nothing: missed events are announced, and the log is complete", async () => {
    const feed = await sit(update(view(atCard(5, { toAct: 1 })), snapshot, [], 20));
    await feed.says(update(view(atCard(6, { toAct: 2 })), event({ seat: 1, token: "QH" }), [], 21));
    await vi.waitFor(() => expect(heard().at(-1)).toBe("Ada plays the queen of hearts."));
    await feed.says(update(view(atCard(9, { toAct: 1 })), snapshot, [], 25));
    await vi.waitFor(
      () =>
        expect(heard().at(-1)).toBe(
          "Bruno: 6 of clubs, Cleo: jack of hearts. You take the trick: −40. 6 of 13 gone. You play the 9 of spades.",
        ),
      3000,
    );
    expect(log()).toHaveLength(2 + 9 + 2 * 2);
    await feed.says(update(view(atCard(9, { toAct: 1 })), snapshot, [], 25));
    expect(log(), "nothing new").toHaveLength(2 + 9 + 2 * 2);
  });

  it("announcements while a dialog is open are made in it, refusals too", async () => {
    const feed = await sit(update(view(atCard(6, { toAct: 2 })), snapshot, [], 20));
    await fireEvent.click(screen.getByLabelText("Menu"));
    await panels.settings();
    await tick();
    const inside = (): string[] =>
      [...document.querySelectorAll("dialog [data-voice] span")].map(({ textContent }) => textContent ?? "");
    await vi.waitFor(() => expect(document.querySelector("dialog [data-voice]")).not.toBeNull());
    const before = heard().length;
    await feed.says(update(view(atCard(8, { toAct: 0 })), event({ seat: 3, token: "JH", trickTo: 0 }), ["2S"], 22));
    await vi.waitFor(() =>
      expect(inside()).toEqual([
        expect.stringMatching(/Cleo: jack of hearts\. You take the trick: −40\..* Your turn\.$/),
      ]),
    );
    feed.close();
    await vi.waitFor(() => expect(inside().at(-1)).toMatch(/^Connection lost/));
    expect(heard().length).toBeLessThanOrEqual(before);
  });
});

describe("questions besides playing a card", () => {
  const people = (you: number | null, changes: Partial<View>): View => view(king({ seat: you }), { you, ...changes });
  const proposal = { seat: 1, agreed: [1] };

  beforeEach(async () => {
    await speak("en");
    await alsoSpeak("again");
    settings.sound = false;
  });

  it("calls those who have not answered, each only once", () => {
    expect(waitsForYou(people(0, { proposal }))).toBe("Ada proposes to end this deal.");
    expect(waitsForYou(people(1, { proposal }))).toBe("");
    expect(waitsForYou(people(null, { proposal }))).toBe("");
    const next = { room: "x", seat: 2, game: "king", rules: "king", onlookers: [] };
    expect(waitsForYou(people(0, { phase: "over", following: next }))).toBe("Bruno wants another match.");
    expect(waitsForYou(people(2, { phase: "over", following: next }))).toBe("");
    const shots = (happened: Partial<Event>): ReturnType<typeof shotsOf> =>
      shotsOf(update(people(0, { proposal }), event(happened)), 0);
    expect(attentionFor(shots({ kind: "vote", seat: 1, token: "propose" }), false)).toBe(
      "Ada proposes to end this deal.",
    );
    expect(attentionFor(shots({ kind: "vote", seat: 2, token: "agree" }), false), "it was asked before").toBe("");
    expect(attentionFor(shots({ seat: 2, token: "7H" }), false)).toBe("");
    expect(attentionFor(shots({ seat: 3, token: "7H" }), true)).toBe("Your turn");
    expect(attentionFor(shots({ kind: "snapshot" }), false), "after a reload it is shown at the table").toBe("");
  });

  it("is announced outside the page like the player's turn, once, and is in its title", async () => {
    const shown: string[] = [];
    const Notices = Object.assign(
      class {
        constructor(title: string) {
          shown.push(title);
        }
        close(): void {}
      },
      { permission: "granted" },
    );
    Object.assign(globalThis, { Notification: Notices, isSecureContext: true });
    settings.notify = true;
    try {
      const feed = await sit(update(people(0, {}), snapshot, [], 5));
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      await feed.says(update(people(0, { proposal }), event({ kind: "vote", seat: 1, token: "propose" }), [], 6));
      await vi.waitFor(() => expect(shown).toEqual(["Ada proposes to end this deal."]));
      expect(document.title).toBe("● Ada proposes to end this deal – Kingcraft");
      await feed.says(update(people(0, { proposal }), event({ seat: 2, token: "7H" }), [], 7));
      await tick();
      expect(shown).toHaveLength(1);
    } finally {
      settings.notify = false;
      Reflect.deleteProperty(globalThis, "Notification");
      Object.defineProperty(document, "hidden", { value: false, configurable: true });
    }
  });
});
