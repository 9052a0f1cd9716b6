// The sheet of a table with friends: how many come, what is remembered of it, and what closes it.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from "vitest";
import type { GameView } from "../src/base/messages";
import { readSettings, settings } from "../src/base/settings.svelte";
import { EVERYONE, friendsAt, invitedTo, inviteFriends, inviteNoOne } from "../src/begin/invited.svelte";
import WithFriends from "../src/start/WithFriends.svelte";
import { alsoSpeak, speak, t } from "../src/words/words.svelte";
import { GAMES } from "./offer";

const CORNER = GAMES.find(({ name }) => name === "kings-corner") as GameView;

HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};

beforeEach(async () => {
  await speak("en");
  await alsoSpeak("presets");
  localStorage.clear();
  Object.assign(settings, { players: 4, friends: {} });
  inviteNoOne(CORNER.name);
});
afterEach(cleanup);

describe("how many friends come", () => {
  it("is everyone until a number is chosen, which later tables of the game begin with", () => {
    expect(friendsAt("king")).toBe(EVERYONE);
    inviteFriends("king", 2);
    inviteNoOne("king");
    expect(friendsAt("king")).toBe(2);
    expect(friendsAt("kings-corner"), "of another game").toBe(EVERYONE);
    expect(readSettings(localStorage.getItem("kingcraft.settings")).friends).toEqual({ king: 2 });
  });

  it("is everyone again when all other seats are chosen", () => {
    inviteFriends("king", 2);
    inviteFriends("king", EVERYONE);
    inviteNoOne("king");
    expect(friendsAt("king")).toBe(EVERYONE);
    expect(settings.friends).toEqual({});
  });

  it.each(['{"friends":{"king":"2","kings-corner":0}}', '{"friends":[null,0.5]}', '{"friends":"3"}'])(
    "ignores what cannot be: %s",
    (text) => {
      expect(readSettings(text).friends).toEqual({});
    },
  );
});

describe("the sheet", () => {
  const open = (): { play: Mock<() => void>; close: Mock<() => void> } => {
    const [play, close] = [vi.fn<() => void>(), vi.fn<() => void>()];
    render(WithFriends, { game: CORNER, busy: false, problem: "", play, change: vi.fn<() => void>(), close });
    return { play, close };
  };
  const choose = async (group: string, name: string): Promise<void> => {
    const radios = screen.getByRole("radiogroup", { name: group, hidden: true });
    const found = [...radios.querySelectorAll("label")].find((label) => label.textContent.trim() === name);
    await fireEvent.click(found?.querySelector("input") as HTMLElement);
    await tick();
  };
  const begin = (count: number): HTMLElement =>
    screen.getByRole("button", { name: new RegExp(`^${t("start-play-friends", { count })}`), hidden: true });

  it("keeps every other seat for a friend, however many players there are", async () => {
    const { play } = open();
    expect(begin(3)).toBeTruthy();
    expect(invitedTo(CORNER.name).friends, "before anything is chosen").toBe(0);
    await choose(t("start-players"), "3");
    expect(invitedTo(CORNER.name).friends, "on the page of house rules").toBe(EVERYONE);
    await fireEvent.click(begin(2));
    expect(play).toHaveBeenCalledWith(2, invitedTo(CORNER.name).allowed);
  });

  it("keeps the number that was chosen", async () => {
    open();
    await choose(t("start-friends"), "1");
    await choose(t("start-players"), "3");
    expect(begin(1)).toBeTruthy();
  });

  it("has the room for the levels of bots also where no bot plays", async () => {
    open();
    const levels = (): HTMLElement => screen.getByRole("radiogroup", { name: t("start-level"), hidden: true });
    expect(levels().closest(".unseen")).not.toBeNull();
    expect(screen.getByText(t("start-no-bots"))).toBeTruthy();
    await choose(t("start-friends"), "1");
    expect(levels().closest(".unseen")).toBeNull();
    expect(screen.queryByText(t("start-no-bots"))).toBeNull();
  });

  it("is closed by a tap beside it only while nothing was chosen", async () => {
    const { close } = open();
    const dialog = screen.getByRole("dialog", { hidden: true });
    await fireEvent.click(dialog);
    expect(close).toHaveBeenCalledTimes(1);
    await choose(t("start-friends"), "1");
    await fireEvent.click(dialog);
    expect(close).toHaveBeenCalledTimes(1);
    await fireEvent.click(screen.getByRole("button", { name: t("close"), hidden: true }));
    expect(close).toHaveBeenCalledTimes(2);
  });
});
