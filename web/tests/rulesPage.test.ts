// Rules in words at an address of their own, where no server writes the page.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import RulesPage from "../src/rules/RulesPage.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";

const ARTICLE = `<article class="rules" lang="ro" data-game="kings-corner" data-letters="A J Q K">
  <section><h2 id="rules-section-goal">Scopul</h2><p>Cine rămâne fără cărți.</p></section>
  <section><h2 id="rules-section-end">Sfârșitul</h2><p>La 50 de puncte.</p></section>
</article>`;

/** Answer for rules that differ from their preset in `differences`. */
function answering(differences: object): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path === "/api/rules")
      return Response.json({ game: "kings-corner", preset: "pagat", text: "pagat?target=50", differences, values: {} });
    return new Response(ARTICLE);
  });
  return asked;
}

const shown = (text: string): void => void render(RulesPage, { language: "ro", text, hash: "" });

beforeEach(async () => {
  await alsoSpeak("presets", "options", "lobby");
  await speak("en");
});

afterEach(cleanup);

describe("a page of rules", () => {
  it("shows house rules in the language of the address, and leads to a game by them", async () => {
    const asked = answering({ target: 50 });
    shown("pagat?target=50");
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
    expect(await screen.findByText("La 50 de puncte.")).toBeTruthy();
    expect(asked).toContain("/api/rules/page/ro/pagat?target=50");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("House rules");
    expect(screen.getByText(/starting from/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Play by these rules" }).getAttribute("href")).toBe(
      "/play/pagat?target=50",
    );
    const contents = screen.getByRole("navigation", { name: "Contents" });
    expect([...contents.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual(["Scopul", "Sfârșitul"]);
  });

  it("calls the rules of a preset by its name", async () => {
    answering({});
    shown("pagat");
    await screen.findByText("La 50 de puncte.");
    expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe("House rules");
    expect(screen.queryByText(/starting from/)).toBeNull();
  });

  it("says why there are no such rules", async () => {
    const problem = { code: "bad-rules", key: "error-not-found", arguments: {}, place: "" };
    vi.stubGlobal("fetch", async () => Response.json(problem, { status: 404 }));
    shown("nothing");
    expect((await screen.findByRole("alert")).textContent).toBe("There is nothing at this address. Check the link.");
  });

  it("keeps trying while no server answers", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    shown("pagat");
    expect(await screen.findByText(/keeps trying/)).toBeTruthy();
  });
});
