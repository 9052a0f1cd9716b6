// What the page and its worker send each other. Most of it are the messages of docs/protocol.md, passed on as they are.

import type { Texts } from "../words/pattern";

/** What a worker is for: rooms and all questions, or the reviews that the first one has made beside it. */
type Role = "rooms" | "reviews";

export type ToWorker =
  /** First of all. `list`: the address of the list of files. */
  | { kind: "start"; role: Role; list: string }
  | { kind: "ask"; id: number; method: string; address: string; body: string; secret: string }
  | { kind: "open"; line: number; room: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "leave"; line: number }
  /** The texts of rule pages in a language. */
  | { kind: "texts"; language: string; texts: readonly Texts[] }
  /** Make a review; `task` is Python's. */
  | { kind: "review"; id: number; task: string };

/** Why a worker cannot be used: what this browser is missing, files that did not arrive, files of several builds. */
export const FAULTS = ["no-webassembly", "no-workers", "download", "parts"] as const;
export type Fault = (typeof FAULTS)[number];

export type FromWorker =
  /** How many bytes of how many are loaded. */
  | { kind: "loading"; loaded: number; total: number }
  /** `kept`: whether matches survive the end of the tab. */
  | { kind: "ready"; kept: boolean }
  | { kind: "failed"; fault: Fault; detail: string }
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "opened"; line: number }
  | { kind: "said"; line: number; text: string }
  | { kind: "closed"; line: number }
  /** Whether the browser has refused to store an action, and nothing was stored since. */
  | { kind: "full"; full: boolean }
  /** How far a review is, and its end: texts of Python's. */
  | { kind: "heard"; id: number; text: string }
  | { kind: "reviewed"; id: number; body: string; fault: string };
