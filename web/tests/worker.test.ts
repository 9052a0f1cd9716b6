// The service worker: at which addresses it shows the stored page when the server does not answer.
import { beforeAll, describe, expect, it, vi } from "vitest";

const STORED = { stored: true };

/** What the worker answers to a visit of `path` without network; null: it leaves the visit to the browser. */
async function visit(path: string): Promise<unknown> {
  const request = { url: `${location.origin}${path}`, method: "GET", mode: "navigate" };
  let answer: unknown = null;
  dispatchEvent(
    Object.assign(new Event("fetch"), {
      request,
      respondWith: (found: unknown) => {
        answer = found;
      },
    }),
  );
  return await answer;
}

beforeAll(async () => {
  vi.stubGlobal("FILES", [""]);
  vi.stubGlobal("BUILD", "b");
  vi.stubGlobal("caches", { open: async () => ({ match: async () => STORED }) });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await import("../src/offline/worker");
});

describe("without network", () => {
  it.each([
    "/",
    "/room/abc",
    "/matches",
    "/match",
    "/match/abc/17",
    "/match/abc/review",
    "/play/king",
    "/learn",
    "/learn/king-2",
    "/day/2027-01-31",
    "/calendar",
    "/rules/en/king",
    "/code",
    "/code/",
    "/KQTR",
    "/kqtr/",
  ])("%s shows the stored page", async (path) => {
    expect(await visit(path)).toBe(STORED);
  });

  it.each(["/api/games", "/rules/king", "/learning", "/coder", "/abcde", "/abc"])(
    "%s is left to the browser",
    async (path) => {
      expect(await visit(path)).toBeNull();
    },
  );
});
