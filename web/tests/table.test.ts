// The table of Kings Corner from the player's view: buttons by their names, against a scripted server.
import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { settings } from "../src/base/settings.svelte";
import { speak } from "../src/words/words.svelte";
import { corner, event, update, view } from "./feed";
import { plainTable, sit, snapshot } from "./sitting";

const card = (name: string): HTMLElement => screen.getByRole("button", { name });

plainTable();

describe("Kings Corner", () => {
  const legal = ["3H>E", "3H>W", "3C>E", "KH>NE", "KH>NW", "KH>SE", "KH>SW", "W>N", "end"];

  it("says hello with the seat's secret, and that it takes part in shuffles", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    expect(feed.url).toMatch(/^ws:\/\/.*\/api\/rooms\/r\/socket$/);
    expect(feed.sent[0]).toEqual({ type: "hello", secret: "s3cret", shuffles: true, changes: true });
  });

  it("highlights the targets of a tapped card, and only those, and plays to a tapped one", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal, 7));
    await fireEvent.click(card("3 of hearts"));
    expect(card("3 of hearts").getAttribute("aria-pressed")).toBe("true");
    expect(screen.getAllByRole("button", { name: /, fits$/ }).map((button) => button.dataset.place)).toEqual([
      "W",
      "E",
    ]);
    expect([...document.querySelectorAll(".ring")].map((ring) => ring.parentElement?.dataset.place)).toEqual([
      "W",
      "E",
    ]);
    await fireEvent.click(card("right: 4 of spades, fits"));
    expect(feed.sent.at(-1)).toMatchObject({ type: "act", version: 7, token: "3H>E" });
    // The move is drawn before the server has answered.
    expect(screen.queryByRole("button", { name: "3 of hearts" })).toBeNull();
  });

  it("plays a tapped card at once if only one place takes it, unless the setting is off", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    await fireEvent.click(card("3 of clubs"));
    expect(feed.acts).toEqual(["3C>E"]);
    cleanup();
    settings.oneplace = false;
    const other = await sit(update(view(corner()), snapshot, legal));
    await fireEvent.click(card("3 of clubs"));
    expect([other.acts, card("3 of clubs").getAttribute("aria-pressed")]).toEqual([[], "true"]);
    await fireEvent.click(card("3 of clubs"));
    expect(other.acts).toEqual(["3C>E"]);
    settings.oneplace = true;
  });

  it("only selects a card whose strip is narrower than a finger, or that is tapped while others play", async () => {
    const hand = [
      "2S",
      "3S",
      "4S",
      "5S",
      "6S",
      "7S",
      "8S",
      "9S",
      "TS",
      "JS",
      "QS",
      "2H",
      "3H",
      "4H",
      "5H",
      "6H",
      "7H",
      "8H",
      "3C",
    ];
    const feed = await sit(update(view(corner({ hand, counts: [hand.length, 7, 7, 7] })), snapshot, ["3C>E", "end"]));
    await fireEvent.click(card("3 of clubs"));
    expect(feed.acts).toEqual([]);
    await fireEvent.click(card("3 of clubs"));
    expect(feed.acts).toEqual(["3C>E"]);
    cleanup();
    const waiting = await sit(update(view(corner({ toAct: 1 })), snapshot, []));
    await fireEvent.click(card("3 of clubs"));
    expect([waiting.acts, card("3 of clubs").getAttribute("aria-pressed")]).toEqual([[], "true"]);
  });

  it("only selects a card that has moved to where one was played a moment ago", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    try {
      const both = ["3C>E", "8C>N", "end"];
      const feed = await sit(update(view(corner()), snapshot, both, 7));
      await fireEvent.click(card("3 of clubs"));
      expect(feed.acts).toEqual(["3C>E"]);
      const hand = corner().hand.filter((one) => one !== "3C");
      const laid = corner({
        hand,
        counts: [hand.length, 7, 7, 7],
        piles: { ...corner().piles, E: [...(corner().piles.E ?? []), "3C"] },
      });
      await feed.says(update(view(laid), event({ kind: "act", seat: 0, token: "3C>E" }), ["8C>N", "end"], 8));
      await fireEvent.click(card("8 of clubs"));
      expect([feed.acts, card("8 of clubs").getAttribute("aria-pressed")]).toEqual([["3C>E"], "true"]);
      // A second tap is deliberate; so is a tap when the hand is no longer moving.
      await fireEvent.click(card("8 of clubs"));
      expect(feed.acts).toEqual(["3C>E", "8C>N"]);
      cleanup();
      const calm = await sit(update(view(corner()), snapshot, both, 7));
      await fireEvent.click(card("3 of clubs"));
      await calm.says(update(view(laid), event({ kind: "act", seat: 0, token: "3C>E" }), ["8C>N", "end"], 8));
      vi.advanceTimersByTime(400);
      await fireEvent.click(card("8 of clubs"));
      expect(calm.acts).toEqual(["3C>E", "8C>N"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("moves a pile by a tap on it if only one place takes it", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    await fireEvent.click(card("left: 2 of diamonds"));
    expect(feed.acts).toEqual(["W>N"]);
  });

  it("marks no place if the player has switched off the display of what fits", async () => {
    settings.fits = false;
    await sit(update(view(corner()), snapshot, legal));
    await fireEvent.click(card("3 of hearts"));
    expect(document.querySelector(".ring")).toBeNull();
    expect(screen.getAllByRole("button", { name: /, fits$/ })).toHaveLength(2);
    settings.fits = true;
  });

  it("raises a pile above everything there, in its own order", async () => {
    Element.prototype.setPointerCapture ??= () => {}; // jsdom has none
    await sit(update(view(corner({ piles: { ...corner().piles, W: ["8D", "7C", "6D", "5C"] } })), snapshot, legal));
    const pile = document.querySelector('[data-place="W"]') as HTMLElement;
    const finger = { isPrimary: true, button: 0, pointerId: 1 };
    await fireEvent.pointerDown(pile, { ...finger, clientX: 50, clientY: 300 });
    await fireEvent.pointerMove(pile, { ...finger, clientX: 90, clientY: 260 });
    const heights = [...document.querySelectorAll<HTMLElement>(".sprite")].map(
      (sprite) => [Number(sprite.style.zIndex), sprite.classList.contains("dragged")] as const,
    );
    const [dragged, others] = [true, false].map((lifted) =>
      heights.filter((one) => one[1] === lifted).map(([height]) => height),
    );
    expect(new Set(dragged).size).toBe(4);
    expect(Math.min(...(dragged ?? []))).toBeGreaterThan(Math.max(...(others ?? [])));
    await fireEvent.pointerUp(pile, { ...finger, clientX: 90, clientY: 260 });
    expect(document.querySelector(".dragged")).toBeNull();
  });

  it("explains a refusal and puts the card back", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal, 7));
    await fireEvent.click(card("8 of clubs"));
    await fireEvent.click(card("top: 6 of clubs"));
    const act = feed.sent.at(-1) as { id: number; token: string };
    expect(act.token).toBe("8C>N");
    await feed.says({ type: "refused", id: act.id, code: "wrong-rank", key: "reason-wrong-rank", version: 7 });
    await vi.waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain("Play exactly one rank lower than the top card."),
    );
    expect(card("8 of clubs")).toBeTruthy();
    // The reason is shown beside the pile that was tapped.
    const y = (text = ""): number => Number(/([\d.]+)px/.exec(text.replace(/^.*?(top:|translate\([^,]*,)/, ""))?.[1]);
    const said = y(screen.getByRole("alert").getAttribute("style") ?? "");
    const cell = card("top: 6 of clubs");
    const [top, high] = [y(cell.style.transform), parseFloat(cell.style.height)];
    expect(Math.min(Math.abs(top - said), Math.abs(said - top - high))).toBeLessThanOrEqual(60);
  });

  it("shows how many cards of a pile have no visible index, hidden from screen readers, and not for a dragged pile", async () => {
    await sit(
      update(
        view(corner({ piles: { ...corner().piles, N: ["9S", "8H", "7C"], W: ["8D", "7C", "6D", "5C", "4H"] } })),
        snapshot,
        legal,
      ),
    );
    const marks = [...document.querySelectorAll<HTMLElement>(".gap")];
    expect(marks.map((mark) => [mark.textContent, mark.getAttribute("aria-hidden")])).toEqual([["+2", "true"]]);
    // The voice says it once: in the name of the pile.
    expect(screen.getAllByRole("button", { name: /5 cards/ })).toHaveLength(1);
    const pile = document.querySelector('[data-place="W"]') as HTMLElement;
    const touch = { pointerType: "touch", pointerId: 1, isPrimary: true, button: 0 };
    await fireEvent.pointerDown(pile, { ...touch, clientX: 50, clientY: 300 });
    await fireEvent.pointerMove(pile, { ...touch, clientX: 90, clientY: 340 });
    expect(document.querySelectorAll(".between")).toHaveLength(0);
    await fireEvent.pointerUp(pile, { ...touch, clientX: 90, clientY: 340 });
  });

  it.each([
    ["de", "Karo-10"],
    ["sv", "ruter 10"],
    ["ro", "10 de caro"],
  ] as const)("explains a refusal in %s, at the card and aloud", async (language, name) => {
    await speak(language);
    const feed = await sit(update(view(corner()), snapshot, legal, 7));
    const card = document.querySelector<HTMLElement>('[data-card="TD"]') as HTMLElement;
    expect(card.getAttribute("aria-label")).toBe(name);
    await fireEvent.click(card);
    await fireEvent.click(document.querySelector('[data-place="N"]') as HTMLElement);
    const act = feed.sent.at(-1) as { id: number };
    await feed.says({ type: "refused", id: act.id, code: "wrong-rank", key: "reason-wrong-rank", version: 7 });
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent?.length).toBeGreaterThan(10));
    expect(screen.getByRole("alert").textContent).not.toContain("reason-");
  });

  it("takes the only target on a second tap, and the nearest corner for a king", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    await fireEvent.click(card("king of hearts"));
    await fireEvent.click(card("king of hearts"));
    expect(feed.acts).toEqual(["KH>SE"]);
  });

  describe("spreads a pile", () => {
    const piles = { ...corner().piles, N: ["9S", "8H", "7C", "6D", "5S"] };
    const touch = { pointerType: "touch", pointerId: 1, isPrimary: true, button: 0 };
    const pile = (place: string): HTMLElement => document.querySelector(`[data-place="${place}"]`) as HTMLElement;
    const spread = (): string | undefined => document.querySelector<HTMLElement>("[data-spread]")?.dataset.spread;
    const named = (): boolean => pile("N").getAttribute("aria-label")?.includes("7 of clubs") ?? false;
    const sits = (): ReturnType<typeof sit> => sit(update(view(corner({ piles })), snapshot, legal));

    it("while a finger rests on it", async () => {
      Element.prototype.setPointerCapture ??= () => {}; // jsdom has none
      await sits();
      await fireEvent.pointerDown(pile("N"), touch);
      await vi.waitFor(() => expect(spread()).toBe("N"));
      expect(screen.getByText("Top")).toBeTruthy();
      expect(screen.getByText("5 cards, from 9 to 5.")).toBeTruthy();
      expect(screen.getByText("Let go to fold it")).toBeTruthy();
      await fireEvent.pointerUp(pile("N"), touch);
      await fireEvent.click(pile("N"));
      expect([spread(), named()]).toEqual([undefined, false]);
    });

    it("until the next tap, if it was tapped and cannot move", async () => {
      await sits();
      await fireEvent.pointerDown(pile("N"), touch);
      await fireEvent.pointerUp(pile("N"), touch);
      await fireEvent.click(pile("N"));
      await vi.waitFor(() => expect([spread(), named()]).toEqual(["N", true]));
      await fireEvent.click(screen.getByRole("button", { name: "Tap to fold it" }));
      expect(spread()).toBeUndefined();
    });

    it("by the keyboard, until Escape", async () => {
      await sits();
      await fireEvent.keyDown(document.body, { key: "W", code: "KeyW", shiftKey: true });
      await vi.waitFor(() => expect([spread(), named()]).toEqual(["N", true]));
      await fireEvent.keyDown(document.body, { key: "Escape", code: "Escape" });
      expect([spread(), named()]).toEqual([undefined, false]);
    });

    it("and keeps it spread while others play elsewhere", async () => {
      const feed = await sits();
      await fireEvent.click(pile("N"));
      await feed.says(
        update(
          view(corner({ piles: { ...piles, E: ["4S", "3H"] }, toAct: 1 })),
          event({ seat: 0, token: "3H>E" }),
          [],
          2,
        ),
      );
      expect(spread()).toBe("N");
      await feed.says(
        update(view(corner({ piles: { ...piles, N: [] }, toAct: 1 })), event({ seat: 1, token: "N>NE" }), [], 3),
      );
      expect(spread()).toBeUndefined();
    });
  });

  it("is played with the keyboard alone", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    await fireEvent.keyDown(document.body, { key: "ArrowRight", code: "ArrowRight" });
    const first = document.activeElement as HTMLElement;
    expect(first.getAttribute("aria-label")).toBe("ace of clubs");
    await fireEvent.keyDown(first, { key: "ArrowRight", code: "ArrowRight" });
    expect(document.activeElement?.getAttribute("aria-label")).toBe("3 of hearts");
    await fireEvent.click(document.activeElement as Element); // the effect of Enter on a button
    await fireEvent.keyDown(document.activeElement as Element, { key: "d", code: "KeyD" });
    expect(feed.acts).toEqual(["3H>E"]);
  });

  it("ends the turn with Space, and draws", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    await fireEvent.keyDown(document.body, { key: " ", code: "Space" });
    expect(feed.acts).toEqual(["end"]);
    const after = corner({ toAct: 1, hand: [...corner().hand, "9S"], counts: [8, 7, 7, 7], stock: 19 });
    await feed.says(update(view(after), event({ seat: 0, token: "end", drawn: 1, drawer: 0, drew: ["9S"] }), [], 2));
    expect(card("9 of spades")).toBeTruthy();
    expect(screen.getByRole("log").textContent).toContain("You draw the 9 of spades.");
  });

  it("says what could still be played before the turn ends, once a turn", async () => {
    settings.warn = true;
    const draw = (): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name: "Draw a card" }));
    const feed = await sit(update(view(corner()), snapshot, legal));
    await draw();
    expect((await screen.findByRole("alert")).textContent).toBe(
      "You can still lay the 3 of hearts to the right. Press again to end your turn.",
    );
    expect(feed.acts).toEqual([]);
    await draw(); // a double tap has not read the warning
    expect(screen.getByRole("alert")).toBeTruthy();
    expect(feed.acts).toEqual([]);
    const later = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 600);
    await fireEvent.keyDown(document.body, { key: " ", code: "Space" });
    later.mockRestore();
    expect(feed.acts).toEqual(["end"]);
    expect(screen.queryByRole("alert")).toBeNull();
    await feed.says(update(view(corner({ toAct: 1 })), event({ seat: 0, token: "end" }), [], 2));
    await feed.says(update(view(corner()), event({ seat: 3, token: "end" }), ["W>N", "end"], 3));
    await draw();
    expect((await screen.findByRole("alert")).textContent).toBe(
      "You can still move the pile from the left to the top. Press again to end your turn.",
    );
    expect(feed.acts).toEqual(["end"]);
  });

  it("ends a turn at once if nothing fits any more", async () => {
    settings.warn = true;
    const feed = await sit(update(view(corner()), snapshot, ["end"]));
    await fireEvent.click(document.querySelector(".stock") as Element);
    expect(feed.acts).toEqual(["end"]);
  });

  it("sends the end of the turn even if a king must be played first, and explains the refusal", async () => {
    const feed = await sit(
      update(
        view(corner()),
        snapshot,
        legal.filter((token) => token !== "end"),
      ),
    );
    await fireEvent.click(screen.getByRole("button", { name: "Draw a card" }));
    const act = feed.sent.at(-1) as { id: number };
    await feed.says({
      type: "refused",
      id: act.id,
      code: "king-must-be-played",
      key: "reason-king-must-be-played",
      version: 1,
    });
    expect(screen.getByRole("alert").textContent).toBe("Play your king first: a corner is always free for it.");
  });

  it("never sends a second action while the first is on its way", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    await fireEvent.click(screen.getByRole("button", { name: "Draw a card" }));
    await fireEvent.click(screen.getByRole("button", { name: "Draw a card" }));
    expect(feed.acts).toEqual(["end"]);
  });

  it("keeps the focus in the hand when the focused card is played", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    card("3 of hearts").focus();
    await fireEvent.click(card("3 of hearts"));
    await fireEvent.keyDown(document.activeElement as Element, { key: "d", code: "KeyD" });
    expect(feed.acts).toEqual(["3H>E"]);
    await tick();
    expect((document.activeElement as HTMLElement).dataset.card).toBe("3C");
  });

  it("moves on from the focused card, wherever a drawn card has moved it", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    card("8 of clubs").focus();
    const after = corner({ hand: [...corner().hand, "2S"], counts: [8, 7, 7, 7], stock: 19 });
    await feed.says(update(view(after), event({ seat: 0, token: "end", drawn: 1, drawer: 0, drew: ["2S"] }), legal, 2));
    expect(document.activeElement).toBe(card("8 of clubs"));
    await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowLeft", code: "ArrowLeft" });
    expect(document.activeElement).toBe(card("7 of clubs"));
  });

  it("shows the end of a deal with all remaining hands, and asks for the next deal", async () => {
    const table = corner({
      phase: "over",
      toAct: -1,
      out: 1,
      left: [["KH", "3C"], [], ["2S"], ["AD"]],
      scores: [11, 0, 1, 1],
    });
    const shown = view(table, {
      phase: "between",
      sheet: {
        deals: [
          {
            dealer: 3,
            label: "",
            trump: "",
            scores: [11, 0, 1, 1],
            counted: ["KH 3C", "", "2S", "AD"],
            void: false,
            sale: null,
          },
        ],
        plan: [],
        totals: [11, 0, 1, 1],
        winners: [],
      },
    });
    const feed = await sit(update(shown, snapshot, []));
    const panel = screen.getByRole("region", { name: "Ada went out" });
    expect(within(panel).getByText("king of hearts")).toBeTruthy();
    await fireEvent.click(within(panel).getByRole("button", { name: "Next deal" }));
    expect(feed.sent.at(-1)).toMatchObject({ type: "next" });
  });

  it("puts the turn into the title", async () => {
    const feed = await sit(update(view(corner()), snapshot, legal));
    expect(document.title).toBe("● Your turn – Kingcraft");
    await feed.says(update(view(corner({ toAct: 1 })), event({ seat: 0, token: "end" }), [], 2));
    expect(document.title).toBe("Kings Corner – Kingcraft");
  });
});
