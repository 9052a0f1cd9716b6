// A sheet as a code for another phone, in the fragment of a link: no server sees it (docs/rules/sheets.md, codes).
import { carried, type SheetEvent } from "./sheet";

/** The most characters of a code, and of what is packed in it. */
const MOST_CODE = 4_096;
const MOST_TEXT = 64 * 1024;
/** How a code is packed; a later page may pack in another way. */
const VERSION = 1;

/** Why a code cannot be made or read. `no-codes`: this browser cannot pack. */
export type CodeFault = "too-long" | "damaged" | "newer" | "no-codes";

export class BadCode extends Error {
  constructor(readonly fault: CodeFault) {
    super(fault);
  }
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Numbers that are one letter: 0 to 35. All others are in brackets. */
const SMALL = 36;
const lettered = (value: number): string =>
  Number.isInteger(value) && value >= 0 && value < SMALL ? value.toString(SMALL) : `(${value})`;
const LETTERED = /\(([^()]+)\)|([0-9a-z])/g;

/** The value with 0 in place of each number and "" in place of each text; `leaf` receives these in order. */
function shaped(value: unknown, leaf: (one: number | string) => void): Json {
  if (typeof value === "number" || typeof value === "string") {
    leaf(value);
    return typeof value === "number" ? 0 : "";
  }
  if (Array.isArray(value)) return value.map((one) => shaped(one, leaf));
  if (value === null || typeof value !== "object") return value as Json;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shaped(one, leaf)]));
}

/** The same value again. `leaf`: the next number, or the next text. */
function filled(shape: Json, leaf: (kind: 0 | "") => number | string): Json {
  if (shape === 0 || shape === "") return leaf(shape);
  if (Array.isArray(shape)) return shape.map((one) => filled(one, leaf));
  if (shape === null || typeof shape !== "object") return shape;
  return Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, filled(one, leaf)]));
}

/** Minutes of a time with its offset (2026-11-20T19:02+01:00) where it was written, and the way back. */
const minutesOf = (time: string): number => Date.parse(`${time.slice(0, 16)}Z`) / 60_000;
const timeAt = (minutes: number, offset: string): string =>
  new Date(minutes * 60_000).toISOString().slice(0, 16) + offset;

/** Numbers and times as what was added since the event before. */
function shortened(events: readonly SheetEvent[]): object[] {
  let [last, before] = [0, 0];
  return events.map(({ time, ...event }) => {
    const n = event.n - last;
    last = event.n;
    if (time === undefined) return { ...event, n };
    const minutes = minutesOf(String(time));
    if (!(minutes >= 0) || timeAt(minutes, time.slice(16)) !== time) return { ...event, n, time: { is: time } };
    const since = minutes - before;
    before = minutes;
    return { ...event, n, time: [since, time.slice(16)] };
  });
}

interface Short extends Omit<SheetEvent, "time"> {
  time?: [since: number, offset: string] | { is: string };
}

function lengthened(events: readonly Short[]): SheetEvent[] {
  let [last, before] = [0, 0];
  return events.map(({ time, ...event }) => {
    last += event.n;
    if (!time) return { ...event, n: last };
    if (!Array.isArray(time)) return { ...event, n: last, time: time.is };
    before += time[0];
    return { ...event, n: last, time: timeAt(before, time[1]) };
  });
}

/** What is packed: the version, texts and shapes of events, each once, and a line of numbers, which refers to both. */
function textOf(events: readonly SheetEvent[]): string {
  const [texts, shapes] = [new Map<string, number>(), new Map<string, number>()];
  const placed = (table: Map<string, number>, text: string): number => {
    if (!table.has(text)) table.set(text, table.size);
    return table.get(text) ?? 0;
  };
  const line = shortened(events).map((event) => {
    let leaves = "";
    const shape = shaped(event, (one) => (leaves += lettered(typeof one === "number" ? one : placed(texts, one))));
    return lettered(placed(shapes, JSON.stringify(shape))) + leaves;
  });
  const all = [...shapes.keys()].map((shape) => JSON.parse(shape) as Json);
  return JSON.stringify([VERSION, [...texts.keys()], all, line.join("")]);
}

/** The events in such a text. Throws whatever it comes upon. */
function eventsOf(text: string): SheetEvent[] {
  const [version, texts, shapes, line] = JSON.parse(text) as [number, string[], Json[], string];
  if (Number.isInteger(version) && version > VERSION) throw new BadCode("newer");
  const numbers = [...line.matchAll(LETTERED)].map(([, long, letter]) =>
    long ? Number(long) : parseInt(letter ?? "", SMALL),
  );
  const found: Short[] = [];
  let at = 0;
  const next = (): number => {
    const one = numbers[at++];
    if (one === undefined) throw new BadCode("damaged");
    return one;
  };
  const inside = <T>(table: readonly T[]): T => {
    const one = table[next()];
    if (one === undefined) throw new BadCode("damaged");
    return one;
  };
  while (at < numbers.length)
    found.push(filled(inside(shapes), (kind) => (kind === 0 ? next() : inside(texts))) as unknown as Short);
  return lengthened(found);
}

/** Bytes sent through a stream. Throws `BadCode` (too-long) if more than `most` come out. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      void reader.cancel();
      throw new BadCode("too-long");
    }
    parts.push(new Uint8Array(read.value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function packing<Stream>(make: () => Stream): Stream {
  try {
    return make();
  } catch {
    throw new BadCode("no-codes"); // an older browser has no such stream, or none of this kind
  }
}

/** The code of a sheet. Throws `BadCode`: it is too long, or this browser cannot pack. */
export async function packed(events: readonly SheetEvent[]): Promise<string> {
  const stream = packing(() => new CompressionStream("deflate-raw"));
  const bytes = await through(new TextEncoder().encode(textOf(carried(events))), stream, MOST_CODE);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const code = btoa(letters).replaceAll("+", "-").replaceAll(/\//g, "_").replaceAll("=", "");
  if (code.length > MOST_CODE) throw new BadCode("too-long");
  return code;
}

/** The document in a code (docs/rules/sheets.md), as a text. Throws `BadCode`. */
export async function unpacked(code: string): Promise<string> {
  if (code.length > MOST_CODE) throw new BadCode("too-long");
  const stream = packing(() => new DecompressionStream("deflate-raw"));
  try {
    const letters = atob(code.replaceAll("-", "+").replaceAll("_", "\u002f"));
    const bytes = await through(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
      stream,
      MOST_TEXT,
    );
    const events = eventsOf(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return JSON.stringify({ format: "kingcraft-sheet/1", events });
  } catch (error) {
    throw error instanceof BadCode ? error : new BadCode("damaged");
  }
}
