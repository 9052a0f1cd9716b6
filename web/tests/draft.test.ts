// House rules being edited: the requests to the server, and the handling of its answers.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { offered } from "../src/game/offered.svelte";
import { Draft, faultText } from "../src/rules/draft.svelte";
import { alsoSpeak, speak } from "../src/words/words.svelte";
import { failing, GAMES, serve, unreached } from "./offer";

const CONTRADICTION = { key: "contradiction-chips-deals", place: "rules.options" };

beforeEach(async () => {
  serve();
  await offered();
  await alsoSpeak("presets", "options", "lobby");
  await speak("en");
});

describe("a draft", () => {
  const settle = async (draft: Draft): Promise<void> => {
    const done = draft.settled();
    await vi.advanceTimersByTimeAsync(150);
    await done;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it("sends fast changes together, and takes the server's answer", async () => {
    const { asked } = serve();
    const draft = new Draft();
    expect(await draft.open("pagat?target=50", 4)).toBe(true);
    expect(draft.options).toEqual({ target: 50 });
    draft.change("target", 60);
    draft.change("target", 70);
    draft.change("deals", 3);
    await settle(draft);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual({ text: "pagat", options: { target: 70, deals: 3 }, players: 4 });
    expect(draft.view?.text).toBe("pagat?target=70&deals=3");
    expect(draft.view?.idle).toEqual(["target"]);
  });

  it("drops a change back to the preset", async () => {
    const draft = new Draft();
    await draft.open("pagat?target=50", 4);
    draft.change("target", 25);
    expect(draft.options).toEqual({});
    await settle(draft);
    expect(draft.view?.text).toBe("pagat");
  });

  it("shows a contradiction at the option that was changed, and keeps the value", async () => {
    serve((wish) => (wish.options?.scoring === "chips" && !wish.options.deals ? CONTRADICTION : null));
    const draft = new Draft();
    await draft.open("pagat", 4);
    draft.change("scoring", "chips");
    await settle(draft);
    expect(draft.fault).toMatchObject({ at: "scoring" });
    expect(draft.values.scoring).toBe("chips");
    expect(draft.view?.text).toBe("pagat"); // the last valid rules
    draft.change("deals", 10);
    await settle(draft);
    expect(draft.fault).toBeNull();
    expect(draft.view?.text).toBe("pagat?scoring=chips&deals=10");
  });

  it("shows a contradiction where it arose, whatever else is changed, until it is resolved", async () => {
    serve((wish) => (wish.options?.scoring === "chips" && !wish.options.deals ? CONTRADICTION : null));
    const draft = new Draft();
    await draft.open("pagat", 4);
    for (const [name, value] of [
      ["scoring", "chips"],
      ["draw_when", "start"],
      ["drawn_king_now", true],
    ] as const) {
      draft.change(name, value);
      await settle(draft);
      expect(draft.fault?.at).toBe("scoring");
    }
    draft.change("deals", 3);
    await settle(draft);
    draft.change("deals", 0);
    await settle(draft);
    expect(draft.fault?.at).toBe("deals");
  });

  it("shows a wrong value at its option", async () => {
    serve((wish) =>
      wish.options?.target === 5000 ? { key: "reason-bad-format", place: "rules.options.target" } : null,
    );
    const draft = new Draft();
    await draft.open("pagat", 4);
    draft.change("target", 5000);
    draft.change("deals", 1);
    await settle(draft);
    expect(draft.fault?.at).toBe("target");
    expect(draft.fault && faultText(draft.fault.refusal, GAMES[0])).toBe(
      "The match ends at: a whole number from 1 to 1,000, please.",
    );
  });

  it("uses the answer to the latest request, whichever arrives last", async () => {
    const draft = new Draft();
    await draft.open("pagat", 4);
    const answers: ((view: object) => void)[] = [];
    vi.stubGlobal(
      "fetch",
      () => new Promise((done) => answers.push((view) => done(new Response(JSON.stringify(view))))),
    );
    draft.change("target", 30);
    await vi.advanceTimersByTimeAsync(150);
    draft.change("target", 40);
    await vi.advanceTimersByTimeAsync(150);
    const view = { game: "kings-corner", preset: "pagat", values: {}, idle: [], hash: "" };
    answers[1]?.({ ...view, text: "pagat?target=40", differences: { target: 40 } });
    answers[0]?.({ ...view, text: "pagat?target=30", differences: { target: 30 } });
    await draft.settled();
    expect(draft.view?.text).toBe("pagat?target=40");
  });

  it("restores the changes after another preset was chosen", async () => {
    const draft = new Draft();
    await draft.open("pagat?target=50", 4);
    draft.choosePreset("fast");
    expect(draft.options).toEqual({});
    await settle(draft);
    expect(draft.view?.text).toBe("fast");
    draft.restoreChanges();
    await settle(draft);
    expect(draft.view?.text).toBe("pagat?target=50");
    expect(draft.before).toBeNull();
  });

  it("of a broken link keeps the valid preset, and shows what was wrong until the next change", async () => {
    serve((wish) => (wish.text.includes("?") ? { key: "reason-bad-format", place: "rules.options.target" } : null));
    const draft = new Draft();
    expect(await draft.open("pagat?target=x", 4)).toBe(true);
    expect(draft.view?.text).toBe("pagat");
    expect(draft.broken.map((one) => one.place)).toEqual(["rules.options.target"]);
    expect(draft.fault).toBeNull();
    draft.change("deals", 3);
    await settle(draft);
    expect(draft.broken).toEqual([]);
  });

  it("of a link leaves out refused options, and keeps the rest", async () => {
    const { asked } = serve((wish) => {
      const bad = /[?&](colour|target)=/.exec(wish.text)?.[1];
      return bad ? { key: "reason-bad-format", place: `rules.options.${bad}` } : null;
    });
    const draft = new Draft();
    expect(await draft.open("pagat?deals=3&target=x&colour=red&draw_when=start", 4)).toBe(true);
    expect(draft.options).toEqual({ deals: 3, draw_when: "start" });
    expect(draft.fault).toBeNull();
    expect(draft.broken.map((one) => one.place)).toEqual(["rules.options.target", "rules.options.colour"]);
    expect(asked).toHaveLength(3);
  });

  it("of a link full of nonsense takes the preset after a few requests", async () => {
    const { asked } = serve((wish) => {
      const bad = /[?&](x\d+)=/.exec(wish.text)?.[1];
      return bad ? { key: "reason-bad-format", place: `rules.options.${bad}` } : null;
    });
    const draft = new Draft();
    const nonsense = Array.from({ length: 50 }, (_, i) => `x${i}=1`).join("&");
    expect(await draft.open(`pagat?deals=3&${nonsense}`, 4)).toBe(true);
    expect(draft.view?.text).toBe("pagat");
    expect(asked.length).toBeLessThan(12);
  });

  it("of a link to rules for fewer players keeps the rules, which are invalid for this number", async () => {
    serve((wish) => ((wish.players ?? 0) > 5 ? { key: "contradiction-pack", place: "rules.options" } : null));
    const draft = new Draft();
    expect(await draft.open("pagat?hand_size=9", 6)).toBe(true);
    expect(draft.view?.text).toBe("pagat?hand_size=9");
    expect(draft.fault).toMatchObject({ at: "", refusal: { key: "contradiction-pack" } });
    expect(draft.broken).toEqual([]);
    draft.setPlayers(5);
    await settle(draft);
    expect(draft.fault).toBeNull();
  });

  it.each([
    ["does not answer", unreached, "link-offline"],
    ["fails", failing, "error-internal"],
  ])("asks again, before play, for the answer of a server that %s", async (_, away, key) => {
    const draft = new Draft();
    await draft.open("pagat", 4);
    away();
    draft.change("target", 50);
    await settle(draft);
    expect(draft.fault).toMatchObject({ at: "", refusal: { key, passing: true } });
    expect(draft.values.target).toBe(50);
    await settle(draft);
    expect(draft.fault?.refusal.key).toBe(key);
    const { asked } = serve();
    await settle(draft);
    expect(draft.fault).toBeNull();
    expect(draft.view?.text).toBe("pagat?target=50");
    await settle(draft);
    expect(asked).toHaveLength(1); // an answered request is not repeated
  });

  it("never repeats a request that the server has refused", async () => {
    const { asked } = serve((wish) => (wish.options?.scoring === "chips" ? CONTRADICTION : null));
    const draft = new Draft();
    await draft.open("pagat", 4);
    draft.change("scoring", "chips");
    await settle(draft);
    await settle(draft);
    expect(asked).toHaveLength(2);
    expect(draft.fault?.refusal.passing).toBe(false);
  });

  it("can be opened once the server is back", async () => {
    unreached();
    const draft = new Draft();
    expect(await draft.open("pagat?target=50", 4)).toBe(false);
    expect(draft.fault?.refusal.passing).toBe(true);
    expect(draft.broken).toEqual([]);
    serve();
    expect(await draft.open("pagat?target=50", 4)).toBe(true);
    expect(draft.fault).toBeNull();
    expect(draft.view?.text).toBe("pagat?target=50");
  });

  it("of a link to unknown rules says only that", async () => {
    serve(() => ({ key: "reason-bad-format", place: "rules.preset" }));
    const draft = new Draft();
    expect(await draft.open("nonsense", 0)).toBe(false);
    expect(draft.fault && faultText(draft.fault.refusal, undefined)).toBe("No rules of this name are known here.");
  });
});
