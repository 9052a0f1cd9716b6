// The bar above lessons and puzzles.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import LessonBar from "../src/learn/LessonBar.svelte";

afterEach(cleanup);

const bar = (width: number, table?: boolean): DOMTokenList => {
  Object.assign(window, { innerWidth: width, innerHeight: 800 });
  render(LessonBar, {
    title: "Aces",
    about: "",
    step: 0,
    of: 2,
    skip: null,
    ...(table === undefined ? {} : { table }),
  });
  return screen.getByRole("banner").classList;
};

describe("the text colours of the bar", () => {
  it("are those of the felt where the table has no room around it", () => {
    expect([...bar(390)]).toContain("on-felt");
  });

  it.each([
    ["on a wide screen", 1366, true],
    ["without a table", 390, false],
  ] as const)("are those of the room %s", (_, width, table) => {
    expect([...bar(width, table)]).toContain("in-room");
  });
});
