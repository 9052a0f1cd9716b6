// Reads a sheet that comes from a file or a code: its shape and its limits (src/kingcraft/pad/sheet.py, computed.py).
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { OptionView } from "../base/messages";
import type { Checks, Options, Pad, Row } from "./counting";
import type { PadGame } from "./game";
import { folded, merged, stamp, text, undone, type SheetEvent } from "./sheet";

/** What the reader knows of a game. */
export interface KnownGame extends Omit<PadGame, "defaultPreset"> {
  options: readonly OptionView[];
}

/** How each game counts. */
type PadOf = (game: string) => Pad;

/** A sheet as it came; its sums are what it says of itself. */
export interface SheetDocument {
  /** In order, each once. */
  events: SheetEvent[];
  scores?: number[][];
  totals?: number[];
  winners?: number[];
}

/** A document that cannot be read: nothing of it is used. */
export class Unreadable extends Error {
  /** `place`: where in the document (`events[3].row.counts`). */
  constructor(
    readonly place: string,
    readonly why: string,
  ) {
    super(`${place}: ${why}`);
  }
}

const FORMAT = "kingcraft-sheet/1";
/** Most bytes of a document, and how deep its parts may nest. */
export const MOST_BYTES = 256_000;
const DEEPEST = 64;
const MAX_EVENTS = 2_000;
const MAX_ROWS = 200;
const MAX_NAME = 24;
const MAX_COUNT = 2 ** 31 - 1;
const MAX_AT = 999;
const PARTS_OF_AT = 1_000;
const MAX_POINTS = 999;
/** The fields of rows that have a value for each seat. */
const BY_SEAT = ["counts", "cards", "kings", "ranks", "points", "kept", "passes"] as const;

type Fields = Readonly<Record<string, unknown>>;

function kind(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") return "a text";
  if (typeof value === "object") return "an object";
  return Number.isInteger(value) ? "a number" : "a number with a point";
}

function expected(place: string, what: string, value: unknown): Unreadable {
  return new Unreadable(
    place,
    value === undefined ? `missing; expected ${what}` : `expected ${what}, not ${kind(value)}`,
  );
}

function anObject(value: unknown, place: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw expected(place, "an object", value);
  return value as Fields;
}

function aList(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw expected(place, "a list", value);
  return value;
}

function aText(value: unknown, place: string): string {
  if (typeof value !== "string") throw expected(place, "a text", value);
  return value;
}

function whole(value: unknown, place: string): number {
  if (typeof value !== "number" || !Number.isInteger(value)) throw expected(place, "a whole number", value);
  return value;
}

const texts = (value: unknown, place: string): string[] =>
  aList(value, place).map((one, at) => aText(one, `${place}[${at}]`));
const wholes = (value: unknown, place: string): number[] =>
  aList(value, place).map((one, at) => whole(one, `${place}[${at}]`));

function stamped(pair: readonly unknown[], place: string): void {
  if (pair.length !== 2) throw new Unreadable(place, "expected a number and a phone");
  const n = whole(pair[0], `${place}.n`);
  const by = aText(pair[1], `${place}.by`);
  if (n <= 0 || n > MAX_COUNT) throw new Unreadable(`${place}.n`, `must be 1 to ${MAX_COUNT}`);
  if (!/^[a-z0-9]{4,8}$/.test(by)) throw new Unreadable(`${place}.by`, "expected 4 to 8 small letters and digits");
}

function small(value: unknown, place: string): void {
  const count = whole(value, place);
  if (count < 0 || count > MAX_POINTS) throw new Unreadable(place, `must be 0 to ${MAX_POINTS}`);
}

function checkSale(value: unknown, place: string): void {
  const sale = anObject(value, place);
  whole(sale["buyer"], `${place}.buyer`);
  aText(sale["bid"], `${place}.bid`);
}

/** Refuses a row whose fields are not of their kind; what they say is not looked at. */
function checkRow(row: Fields, place: string): void {
  if (["unplayed", "missing", "void"].some((name) => row[name] === true)) return;
  if ("contract" in row) {
    aText(row["contract"], `${place}.contract`);
    for (const [at, count] of aList(row["counts"], `${place}.counts`).entries())
      if (count !== null) small(count, `${place}.counts[${at}]`);
    if ("sale" in row) checkSale(row["sale"], `${place}.sale`);
    return;
  }
  if (!("out" in row)) throw new Unreadable(place, "expected a contract, or who went out");
  if (row["out"] !== null) whole(row["out"], `${place}.out`);
  if (["cards", "ranks", "points"].filter((name) => name in row).length !== 1)
    throw new Unreadable(place, "expected one of cards, ranks and points");
  for (const name of ["cards", "kings", "points", "kept", "passes"])
    if (name in row)
      for (const [at, count] of aList(row[name], `${place}.${name}`).entries()) small(count, `${place}.${name}[${at}]`);
  if ("ranks" in row) texts(row["ranks"], `${place}.ranks`);
  if ("cards" in row) wholes(row["kings"], `${place}.kings`);
}

function checkAt(value: unknown, place: string): void {
  if (typeof value !== "number" || value <= 0 || value > MAX_AT || (value * PARTS_OF_AT) % 1)
    throw new Unreadable(place, `must be above 0 and at most ${MAX_AT}, with at most three decimals`);
}

function anEvent(value: unknown, place: string): SheetEvent {
  const event = anObject(value, place);
  const { op, at, row, to, was, over, of } = event;
  stamped([event["n"], event["by"]], place);
  aText(op, `${place}.op`);
  if (op === "set") anObject(to, `${place}.to`);
  if (op === "put" || op === "drop") {
    checkAt(at, `${place}.at`);
    if (op === "put") checkRow(anObject(row, `${place}.row`), `${place}.row`);
    // The program writes none for a row that replaces nothing.
    if ("was" in event) stamped(aList(was, `${place}.was`), `${place}.was`);
    if ("over" in event)
      for (const [at, other] of aList(over, `${place}.over`).entries())
        stamped(aList(other, `${place}.over[${at}]`), `${place}.over[${at}]`);
  }
  if (op === "undo") stamped(aList(of, `${place}.of`), `${place}.of`);
  return event as unknown as SheetEvent;
}

/** Why a value is none of an option; empty if it is one. */
function fault({ kind: sort, choices, low, high }: OptionView, value: unknown): string {
  const known = choices.join(", ");
  const isNumber = (one: unknown): boolean => Number.isInteger(one) && Number(one) >= low && Number(one) <= high;
  const whole = `must be a whole number from ${low} to ${high}`;
  switch (sort) {
    case "flag":
      return typeof value === "boolean" ? "" : "must be true or false";
    case "number":
      return isNumber(value) ? "" : whole;
    case "choice":
      return choices.includes(value as string) ? "" : `must be one of ${known}`;
    case "names":
      if (!Array.isArray(value)) return "must be a list";
      if (value.some((one) => !choices.includes(one as string))) return `may only hold ${known}`;
      return new Set(value).size < value.length ? "must not hold a name twice" : "";
    default: {
      if (typeof value !== "object" || value === null || Array.isArray(value))
        return "must be an object of whole numbers";
      const wrong = Object.entries(value).find(([name, one]) => !choices.includes(name) || !isNumber(one));
      return !wrong ? "" : choices.includes(wrong[0]) ? whole : `may only name ${known}`;
    }
  }
}

/** The hash of rules (docs/rules/records.md, rules in a record). */
const hashOf = (options: Options): string => bytesToHex(sha256(utf8ToBytes(text(options))));

/** Whether rules have this hash, perhaps as it was when some choices were still flags. */
function hasHash(options: Options, hash: string, flags: Checks["flags"]): boolean {
  const before = Object.entries(flags).filter(([option, meant]) => meant.includes(options[option] as string));
  const former = Object.fromEntries(before.map(([option, [yes]]) => [option, options[option] === yes]));
  return [options, { ...options, ...former }].some((one) => hashOf(one) === hash);
}

/** All options of the rules. */
function rulesOf(begun: Fields, games: readonly KnownGame[], padOf: PadOf): { game: KnownGame; options: Options } {
  const name = aText(begun["game"], "game");
  const game = games.find((one) => one.name === name);
  if (!game) {
    const known = games.map((one) => one.name).join(", ");
    throw new Unreadable("game", `there is no game '${name}'; known: ${known}`);
  }
  const rules = anObject(begun["rules"], "rules");
  const preset = aText(rules["preset"], "rules.preset");
  const base = game.presets.find((one) => one.name === preset);
  if (!base) {
    const known = game.presets.map((one) => one.name).join(", ");
    throw new Unreadable("rules.preset", `there is no preset '${preset}'; known: ${known}`);
  }
  const options: Options = { ...base.values };
  const { lists, flags, contradiction } = padOf(name).checks;
  for (const [option, value] of Object.entries("options" in rules ? anObject(rules["options"], "rules.options") : {})) {
    const place = `rules.options.${option}`;
    const known = game.options.find((one) => one.name === option);
    if (!known) throw new Unreadable(place, `there is no option '${option}' in this game`);
    const meant = typeof value === "boolean" ? (flags[option]?.[value ? 0 : 1] ?? value) : value;
    const why = fault(known, meant);
    if (why) throw new Unreadable(place, `${option} ${why}`);
    // what points do not name is as before
    const points = known.kind === "points" ? { ...(base.values[option] as object), ...(meant as object) } : meant;
    options[option] = points as Options[string];
    const [reason = "", whole] = lists[option] ?? [];
    const { length } = meant as string[];
    if (reason && (whole ? length && length !== whole : !length)) throw new Unreadable(place, reason);
  }
  const against = contradiction(options);
  if (against) throw new Unreadable("rules.options", against);
  if ("players" in rules) throw new Unreadable("rules.players", "the number of players is no part of the rules");
  if ("hash" in rules && !hasHash(options, aText(rules["hash"], "rules.hash"), flags))
    throw new Unreadable("rules.hash", `these rules have the hash ${hashOf(options)}`);
  return { game, options };
}

interface Begun {
  game: string;
  options: Options;
  players: string[];
  dealer: number;
}

function checkStart(begun: Fields, games: readonly KnownGame[], padOf: PadOf): Begun {
  aText(begun["id"], "id");
  const { game, options } = rulesOf(begun, games, padOf);
  const players = texts(begun["players"], "players");
  const count = players.length;
  const good = players.every((name) => name.trim() && [...name.trim()].length <= MAX_NAME);
  if (!good || new Set(players).size < count)
    throw new Unreadable("players", `each has a name of 1 to ${MAX_NAME} characters, no two the same`);
  const { name, minPlayers: least, maxPlayers: most } = game;
  if (count < least || count > most) {
    const seats = least < most ? `${least} to ${most}` : `${least}`;
    throw new Unreadable("players", `${name} is for ${seats} players, not ${count}`);
  }
  const many = padOf(name).checks.tooMany(options, count);
  if (many) throw new Unreadable("rules.options", many);
  const dealer = whole(begun["dealer"], "dealer");
  if (dealer < 0 || dealer >= count) throw new Unreadable("dealer", `must be a seat from 0 to ${count - 1}`);
  return { game: name, options, players, dealer };
}

/** Refuses a row that is of another game, or for another number of players. */
function checkSeats(row: Row, pad: Pad, { game, players }: Begun, place: string): void {
  if (!pad.knows(row)) throw new Unreadable(place, `is no row of ${game}`);
  for (const name of BY_SEAT)
    if (name in row && (!Array.isArray(row[name]) || row[name].length !== players.length))
      throw new Unreadable(`${place}.${name}`, `expected one for each of ${players.length} players`);
  if (!(row.out === undefined || row.out === null || row.out in players))
    throw new Unreadable(`${place}.out`, `must be a seat from 0 to ${players.length - 1}, or null`);
}

/** Refuses rows that are of another game, or for another number of players. Whether they can be is not looked at. */
function checkRows(events: readonly SheetEvent[], out: ReadonlySet<string>, begun: Begun, pad: Pad): void {
  const { keys, rows } = folded(events, () => pad.keepsPlaces);
  if (rows.length > MAX_ROWS) throw new Unreadable("events", `a sheet has at most ${MAX_ROWS} rows`);
  const written = new Map<number, number>();
  for (const [index, event] of events.entries())
    if (event.op === "put" && !out.has(stamp(event))) written.set(event.at ?? 0, index);
  for (const [index, row] of rows.entries())
    checkSeats(row, pad, begun, `events[${written.get(keys[index] ?? 0) ?? -1}].row`);
}

/** The sheet in a JSON value. `games`: what is known of each; `padOf`: how a game counts. Throws `Unreadable`. */
export function parsed(document: unknown, games: readonly KnownGame[], padOf: PadOf): SheetDocument {
  const top = anObject(document, "sheet");
  if (aText(top["format"], "format") !== FORMAT) throw new Unreadable("format", `this reader knows '${FORMAT}'`);
  const given = aList(top["events"], "events").map((event, at) => anEvent(event, `events[${at}]`));
  if (given.length < 1 || given.length > MAX_EVENTS)
    throw new Unreadable("events", `a sheet has 1 to ${MAX_EVENTS} events`);
  const events = merged(given);
  const sheet: SheetDocument = {
    events,
    ...("scores" in top
      ? { scores: aList(top["scores"], "scores").map((row, at) => wholes(row, `scores[${at}]`)) }
      : {}),
    ...("totals" in top ? { totals: wholes(top["totals"], "totals") } : {}),
    ...("winners" in top ? { winners: wholes(top["winners"], "winners") } : {}),
  };
  const out = undone(events);
  let begun: Fields = {};
  for (const event of events) {
    if (event.op === "start") begun = { ...event };
    else if (event.op === "set" && !out.has(stamp(event))) begun = { ...begun, ...event.to };
  }
  if (!Object.keys(begun).length) throw new Unreadable("events", "none of them begins the sheet");
  const found = checkStart(begun, games, padOf);
  checkRows(events, out, found, padOf(found.game));
  return sheet;
}

const deeper = (value: unknown, most: number): boolean =>
  typeof value === "object" && value !== null && (!most || Object.values(value).some((one) => deeper(one, most - 1)));

/** The same for the text of a document. */
export function parsedText(text: string, games: readonly KnownGame[], padOf: PadOf): SheetDocument {
  if (new Blob([text]).size > MOST_BYTES) throw new Unreadable("sheet", `has more than ${MOST_BYTES} bytes`);
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new Unreadable("sheet", "is no JSON");
  }
  if (deeper(document, DEEPEST)) throw new Unreadable("sheet", `nests deeper than ${DEEPEST}`);
  return parsed(document, games, padOf);
}
