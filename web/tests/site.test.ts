// A page below another path than the root: the marks in index.html say so, and every address of the app begins with it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Load modules as a page with these marks does. */
function marked(marks: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(marks)) {
    const meta = document.createElement("meta");
    Object.assign(meta, { name: `kingcraft-${name}`, content });
    document.head.append(meta);
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("scrollTo", () => {});
});
afterEach(() => {
  document.head.replaceChildren();
  history.replaceState(null, "", "/");
});

describe("a page at the root", () => {
  it("has the addresses of the app", async () => {
    const { at, pathOf, BUILD } = await import("../src/base/site");
    expect(at("/")).toBe("/");
    expect(at("/day")).toBe("/day");
    expect(pathOf("/room/r")).toBe("/room/r");
    expect(BUILD).toBe("");
  });
});

describe("a page below a path", () => {
  beforeEach(() => marked({ base: "/some-repo/", build: "0123456789abcdef" }));

  it("has its addresses below it", async () => {
    const { at, pathOf, BUILD } = await import("../src/base/site");
    expect(at("/")).toBe("/some-repo/");
    expect(at("/room/r#seat=s")).toBe("/some-repo/room/r#seat=s");
    expect(pathOf("/some-repo/")).toBe("/");
    expect(pathOf("/some-repo/room/r")).toBe("/room/r");
    expect(BUILD).toBe("0123456789abcdef");
  });

  it.each(["/", "/some-repo", "/some-other/day", "/day"])("%s is outside", async (address) => {
    const { pathOf } = await import("../src/base/site");
    expect(pathOf(address)).toBe("");
  });

  it("finds its pages by their addresses", async () => {
    history.replaceState(null, "", "/some-repo/learn/king-2");
    const { page } = await import("../src/base/router.svelte");
    const { at } = await import("../src/base/site");
    expect(page.current).toEqual({ page: "lesson", id: "king-2" });
    page.go(at("/day"));
    expect(location.pathname).toBe("/some-repo/day");
    expect(page.current).toMatchObject({ page: "day", date: "" });
    page.replace(at("/"));
    expect(location.pathname).toBe("/some-repo/");
    expect(page.current).toEqual({ page: "start" });
    page.go("/day");
    expect(page.current).toEqual({ page: "missing" });
  });

  it("asks below it", async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response("[]"));
    vi.stubGlobal("fetch", fetched);
    await (await import("../src/base/api")).games();
    expect(fetched.mock.calls[0]?.[0]).toBe("/some-repo/api/games");
  });

  it("gives links below it", async () => {
    const { seatLink } = await import("../src/base/seats");
    const { challenge } = await import("../src/day/friend");
    const { lobbyAddress, rulePageAddress } = await import("../src/begin/addresses");
    const { reviewAddressOf } = await import("../src/review/address");
    expect(seatLink("r", "s", "https://example.org")).toBe("https://example.org/some-repo/room/r#seat=s");
    expect(challenge("2027-01-31", "Ada", {}, "https://example.org")).toMatch(
      /^https:\/\/example\.org\/some-repo\/day\/2027-01-31#friend=/,
    );
    expect(lobbyAddress("pagat?target=50", "Ours")).toBe("/some-repo/play/pagat?target=50#Ours");
    expect(rulePageAddress("pagat")).toMatch(/^\/some-repo\/rules\/[a-z]{2}\/pagat$/);
    expect(reviewAddressOf("r", { deal: 1, action: -1 })).toBe("/some-repo/match/r/review#deal=1");
  });
});

it("has house rules at an address that a host of files has no file for", async () => {
  marked({ site: "" });
  const { rulePageAddress } = await import("../src/begin/addresses");
  const { route } = await import("../src/base/router.svelte");
  expect(rulePageAddress("pagat")).toBe("/rules/en/pagat");
  const address = rulePageAddress("pagat?target=50&sign=-");
  expect(address).toBe("/rules/en/pagat%3Ftarget=50&sign=-");
  expect(route(address)).toEqual({ page: "rules", language: "en", text: "pagat?target=50&sign=-", hash: "" });
});

it("takes a host of files alone for a server that does not answer", async () => {
  vi.stubGlobal("fetch", async () => new Response("<!doctype html>", { status: 404 }));
  const { games } = await import("../src/base/api");
  await expect(games()).rejects.toMatchObject({ code: "offline", key: "link-offline" });
});
