// Where questions and connections go: to the server, or to the worker of this page.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromWorker, ToWorker } from "../src/near/messages";

// What is shown of it has a test of its own; its components take seconds to load again for each test.
vi.mock("../src/near/report", () => ({ report: () => Promise.resolve() }));

/** A worker whose other end is the test. */
class Fake {
  static made: Fake[] = [];
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  sent: ToWorker[] = [];
  ended = false;
  constructor(readonly address: URL) {
    Fake.made.push(this);
  }
  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: FromWorker): void {
    this.onmessage?.({ data });
  }
}

/** Wait for something that a busy machine may take its time for: modules are loaded again for each test. */
const soon = <T>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: 15_000 });

const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();

function mark(name: string, content: string): void {
  const meta = document.createElement("meta");
  meta.name = `kingcraft-${name}`;
  meta.content = content;
  document.head.append(meta);
}

const home = async (): Promise<typeof import("../src/base/home")> => import("../src/base/home");

const worker = (): Promise<Fake> =>
  soon(() => {
    const made = Fake.made.at(-1);
    if (!made?.sent.length) throw new Error("The page has started no worker.");
    return made;
  });

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("Worker", Fake);
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response("far")));
});

afterEach(() => {
  Fake.made = [];
  document.head.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("with a server", () => {
  it("asks the server, and starts no worker", async () => {
    mark("near", "/py/near-1.json");
    const { ask } = await home();
    expect(await (await ask("/games", {})).text()).toBe("far");
    expect(await (await ask("/rooms/abc", {})).text()).toBe("far");
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/api/games", "/api/rooms/abc"]);
    expect(Fake.made).toEqual([]);
  });

  it("asks the worker about its own rooms", async () => {
    mark("near", "/py/near-1.json");
    const { ask } = await home();
    const answer = ask("/rooms/here-1/again", { method: "POST", body: "{}", headers: { authorization: "Bearer s" } });
    const there = await worker();
    expect(there.sent).toEqual([{ kind: "start", role: "rooms", list: "http://localhost:3000/py/near-1.json" }]);
    there.says({ kind: "ready", kept: true });
    await soon(() => expect(there.sent).toHaveLength(2));
    const asked = there.sent[1];
    if (asked?.kind !== "ask") throw new Error("no question");
    expect(asked).toMatchObject({ method: "POST", address: "/rooms/here-1/again", body: "{}", secret: "s" });
    there.says({ kind: "answer", id: asked.id, status: 409, body: '{"code":"busy"}' });
    expect([(await answer).status, await (await answer).json()]).toEqual([409, { code: "busy" }]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("says that it is offline, unless the page was kept", async () => {
    mark("near", "/py/near-1.json");
    fetched.mockRejectedValue(new TypeError("no network"));
    const { ask } = await home();
    await expect(ask("/games", {})).rejects.toThrow("no network");
    localStorage.setItem("kingcraft.kept", "/py/near-1.json");
    const answer = ask("/games", {});
    const there = await worker();
    there.says({ kind: "ready", kept: true });
    await soon(() => expect(there.sent.at(-1)?.kind).toBe("ask"));
    there.says({ kind: "answer", id: 1, status: 200, body: "near" });
    expect(await (await answer).text()).toBe("near");
    await expect(ask("/rooms/abc", {}), "a room of the server").rejects.toThrow("no network");
    const { away } = await import("../src/base/away.svelte");
    expect(away.server).toBe(true);
    fetched.mockImplementation(() => Promise.resolve(new Response("far")));
    expect(await (await ask("/games", {})).text()).toBe("far");
    expect(away.server, "the server is back").toBe(false);
  });

  it("says that it is offline where the page was kept, but cannot be started", async () => {
    mark("near", "/py/near-1.json");
    fetched.mockRejectedValue(new TypeError("no network"));
    localStorage.setItem("kingcraft.kept", "/py/near-1.json");
    const { ask } = await home();
    const answer = ask("/games", {});
    (await worker()).says({ kind: "failed", fault: "download", detail: "std.zip is missing" });
    await expect(answer).rejects.toThrow("std.zip is missing");
    void ask("/games", {}).catch(() => {});
    await soon(() => expect(Fake.made).toHaveLength(2));
  });

  it("leaves all to a server that offers no such files", async () => {
    const { ask, isNear } = await home();
    expect(isNear("here-1")).toBe(false);
    expect(await (await ask("/rooms/here-1", {})).text()).toBe("far");
  });
});

describe("without a server", () => {
  beforeEach(() => {
    mark("near", "/py/near-1.json");
    mark("site", "");
  });

  it("asks the worker everything", async () => {
    const { ask } = await home();
    void ask("/days/2026-12-01", {});
    void ask("/rooms/abc", {});
    const there = await worker();
    there.says({ kind: "ready", kept: true });
    await soon(() => expect(there.sent).toHaveLength(3));
    expect(fetched).not.toHaveBeenCalled();
    expect(Fake.made).toHaveLength(1);
  });

  it("knows the games before the worker does, which starts behind them", async () => {
    fetched.mockResolvedValue(new Response('{"games":["king"]}'));
    const { ask } = await home();
    const { near } = await import("../src/near/state.svelte");
    expect(await (await ask("/games", {})).json()).toEqual(["king"]);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(["http://localhost:3000/py/near-1.json"]);
    const there = await worker();
    expect(near.waiting, "nothing waits: the player chooses").toBe(0);
    void ask("/rooms", { method: "POST", body: "{}" });
    await soon(() => expect(near.waiting).toBe(1));
    there.says({ kind: "ready", kept: true });
    await soon(() => expect(there.sent).toHaveLength(2));
    expect(near.waiting).toBe(0);
    void ask("/games", {});
    await soon(() => expect(there.sent.at(-1)).toMatchObject({ address: "/games" }));
  });

  it("asks the worker for the games where the list of files does not arrive", async () => {
    fetched.mockRejectedValue(new TypeError("no network"));
    const { ask } = await home();
    void ask("/games", {});
    const there = await worker();
    there.says({ kind: "ready", kept: true });
    await soon(() => expect(there.sent.at(-1)).toMatchObject({ kind: "ask", address: "/games" }));
  });

  it("connects to a room: what is sent before the room has answered is not lost without a word", async () => {
    const { lineTo } = await home();
    const opening = lineTo("here-1");
    (await worker()).says({ kind: "ready", kept: true });
    const line = await opening;
    const there = await worker();
    const heard: string[] = [];
    line.onopen = () => heard.push("open");
    line.onmessage = ({ data }) => heard.push(data);
    line.onclose = () => heard.push("closed");
    expect(line.readyState).toBe(0);
    there.says({ kind: "opened", line: 1 });
    expect(line.readyState).toBe(1);
    line.send("hello");
    there.says({ kind: "said", line: 1, text: "update" });
    there.says({ kind: "closed", line: 1 });
    there.says({ kind: "said", line: 1, text: "late" });
    line.send("late");
    expect(heard).toEqual(["open", "update", "closed"]);
    expect(line.readyState).toBe(3);
    expect(there.sent.slice(1)).toEqual([
      { kind: "open", line: 1, room: "here-1" },
      { kind: "say", line: 1, text: "hello" },
    ]);
  });

  it("leaves a room, and hears nothing more of it", async () => {
    const { lineTo } = await home();
    const opening = lineTo("here-1");
    (await worker()).says({ kind: "ready", kept: true });
    const line = await opening;
    const closed = vi.fn<() => void>();
    line.onclose = closed;
    line.close();
    line.close();
    expect(closed).toHaveBeenCalledOnce();
    expect((await worker()).sent.at(-1)).toEqual({ kind: "leave", line: 1 });
  });

  it("does not take a room that closes for a network that blocks connections", async () => {
    vi.useFakeTimers();
    const { Connection } = await import("../src/session/connection");
    const states: string[] = [];
    const connection = new Connection("here-1", "s", {
      message: () => {},
      state: (state, failure) => states.push(failure?.code ?? state),
    });
    connection.open();
    const there = await worker();
    there.says({ kind: "ready", kept: true });
    for (let tries = 1; tries <= 6; tries += 1) {
      const opened = await soon(() => {
        const lines = there.sent.flatMap((sent) => (sent.kind === "open" ? [sent.line] : []));
        expect(lines).toHaveLength(tries);
        return lines.at(-1) ?? 0;
      });
      there.says({ kind: "closed", line: opened });
      await vi.advanceTimersByTimeAsync(9000);
    }
    connection.close();
    vi.useRealTimers();
    expect(new Set(states)).toEqual(new Set(["lost"]));
    expect(fetched).not.toHaveBeenCalled();
  });

  it("waits where it cannot be started, until the player has it tried again", async () => {
    const { ask } = await home();
    const { near } = await import("../src/near/state.svelte");
    const answers = Promise.all([ask("/days/2026-12-01", {}), ask("/days/2026-12-02", {})]);
    const there = await worker();
    there.says({ kind: "failed", fault: "download", detail: "std.zip: status 404" });
    await soon(() => expect([near.failed, near.waiting]).toEqual(["download", 2]));
    expect(there.ended).toBe(true);
    near.again();
    await soon(() => expect(Fake.made).toHaveLength(2));
    expect(near.failed).toBe("");
    const second = await worker();
    second.says({ kind: "ready", kept: true });
    await soon(() => expect(second.sent).toHaveLength(3));
    for (const id of [1, 2]) second.says({ kind: "answer", id, status: 200, body: "{}" });
    expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
    expect(near.waiting).toBe(0);
  });

  it("says so in a browser without workers", async () => {
    vi.stubGlobal("Worker", undefined);
    const { ask } = await home();
    const { near } = await import("../src/near/state.svelte");
    void ask("/days/2026-12-01", {});
    await soon(() => expect([near.failed, near.waiting]).toEqual(["no-workers", 1]));
  });
});
