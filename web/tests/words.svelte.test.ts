// Texts that load later are added: parts of the page that have their texts are not drawn again, parts that waited for
// them are.
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { alsoSpeak, speak, speaks, t, type TextKey } from "../src/words/words.svelte";

/** Tracks a text: all the values it has had. */
function followed(key: TextKey): { said: string[]; end: () => void } {
  const said: string[] = [];
  const end = $effect.root(() => {
    $effect(() => void said.push(t(key)));
  });
  flushSync();
  return { said, end };
}

it("redraws only parts that waited for texts which load later", async () => {
  await speak("en");
  const there = followed("settings");
  const waiting = followed("practice");
  expect(waiting.said).toEqual(["practice"]); // a key without a text yet
  await alsoSpeak("practice");
  flushSync();
  expect(speaks("practice")).toBe(true);
  expect(there.said).toHaveLength(1);
  expect(waiting.said).toHaveLength(2);
  expect(waiting.said[1]).not.toBe("practice");

  await speak("de");
  flushSync();
  expect(there.said).toHaveLength(2);
  expect(new Set([...waiting.said, t("practice")]).size).toBe(3);
  there.end();
  waiting.end();
});

it("loads a language together with those of its parts that are available", async () => {
  await speak("ro", "calls", "practice");
  expect(["calls", "practice"].map((part) => speaks(part as "calls" | "practice"))).toEqual([true, true]);
  expect(document.documentElement.lang).toBe("ro");
});
