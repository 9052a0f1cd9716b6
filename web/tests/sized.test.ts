// Parts of the page that track a size: nothing changes while the browser is still reporting sizes.
import { afterEach, expect, it, vi } from "vitest";
import { sized } from "../src/base/sized";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/** What a browser does when sizes have changed: it notifies each observer before it paints. */
let tell = (): void => {};
const watched: Element[] = [];

class Observer implements ResizeObserver {
  constructor(told: ResizeObserverCallback) {
    tell = () => told([], this);
  }
  observe(part: Element): void {
    watched.push(part);
  }
  unobserve(): void {}
  disconnect(): void {
    watched.length = 0;
  }
}

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));

afterEach(() => vi.unstubAllGlobals());

it("calls back in the next frame, once, and not after its end", async () => {
  vi.stubGlobal("ResizeObserver", Observer);
  const look = vi.fn<() => void>();
  const end = sized([document.head, document.body], look);
  expect(watched).toEqual([document.head, document.body]);
  tell();
  tell();
  expect(look).not.toHaveBeenCalled();
  await frame();
  expect(look).toHaveBeenCalledTimes(1);
  tell();
  end();
  await frame();
  expect(look).toHaveBeenCalledTimes(1);
  expect(watched).toEqual([]);
});

it("is used by every part of the page that tracks sizes", () => {
  const others = Object.entries(SOURCES).filter(([, source]) =>
    /new ResizeObserver|bind:(client|offset|content|borderBox)/.test(source),
  );
  expect(others.map(([path]) => path)).toEqual(["../src/base/sized.ts"]);
});
