// A page that the visitor leaves before the server has answered: the answer is ignored.
import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../src/app/App.svelte";
import { page } from "../src/base/router.svelte";
import { speak } from "../src/words/words.svelte";
import { GAMES, unreached } from "./offer";
import { Feed, plainTable } from "./sitting";

plainTable();

describe("a page that is left", () => {
  let answers: (() => void)[];
  const warned = vi.spyOn(console, "warn");

  beforeEach(async () => {
    answers = [];
    warned.mockClear();
    vi.stubGlobal("scrollTo", () => {});
    await speak("en");
    vi.stubGlobal(
      "fetch",
      (path: string) =>
        new Promise<Response>((resolve) => {
          const body = path === "/api/games" ? GAMES : { room: "r", game: "king", phase: "deal", seats: [] };
          answers.push(() => resolve(new Response(JSON.stringify(body))));
        }),
    );
  });
  afterEach(unreached);

  async function leave(): Promise<void> {
    await vi.waitFor(() => expect(answers).not.toHaveLength(0), 10_000);
    page.go("/nowhere");
    await screen.findByRole("heading");
    for (const answer of answers.splice(0)) answer();
    await new Promise((done) => setTimeout(done, 50));
  }

  it("does not read its old address", async () => {
    page.go("/play/pagat?target=50");
    render(App);
    await leave();
    expect(warned).not.toHaveBeenCalled();
  });

  it("opens no connection to its room", async () => {
    Feed.last = undefined as unknown as Feed;
    page.go("/room/r");
    render(App);
    await leave();
    expect(Feed.last).toBeUndefined();
    expect(warned).not.toHaveBeenCalled();
  });
});
