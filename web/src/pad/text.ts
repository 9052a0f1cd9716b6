// Sheets in words: rules, points, dates.
import { region, t } from "../words/words.svelte";
import { presetName } from "../words/options";
import { list, plain, signed } from "../words/names";
import type { RecordRules } from "./game";
import { begunAt, numberOf, type Opened } from "./opened";
import type { SheetEvent } from "./sheet";
import type { Group, SheetRecord } from "./store.svelte";

/** The name of rules: of house rules, or of their preset. */
export function rulesNamed(rules: unknown, rulesName: string): string {
  const { preset, options } = rules as RecordRules;
  return (options && rulesName) || presetName(preset);
}

/** "King · Classic". */
export const gameAndRules = ({ start, record }: Opened): string =>
  `${t(`game-${start.game}`)} · ${rulesNamed(start.rules, record.rulesName)}`;

/** Points as the game shows them. */
export const pointsText = ({ words, options }: Opened, points: number): string =>
  words.signed(options) ? signed(points) : plain(points);

/** What is wrong with the rows of a sheet, a line each: one is missing, or does not fit the rules. */
export const faultsOf = (sheet: Opened): string[] =>
  sheet.rows.flatMap((row, index) => {
    const number = numberOf(sheet, index);
    const wrong = sheet.wrong.get(index);
    const mark = sheet.written[index]?.mark;
    if (row.missing) return [t("pad-missing-deal", { number })];
    if (wrong) return [t("pad-row-wrong", { number, why: t(`pad-${wrong.code}`, wrong.facts) })];
    return mark ? [t("pad-row-wrong", { number, why: t(`pad-${mark}`) })] : [];
  });

/** The most names of a title. */
const FEW = 4;
const named = (people: readonly string[]): string =>
  people.length > FEW ? `${people.slice(0, FEW - 1).join(", ")} …` : list(people);

/** The name of a sheet: of its group, or of its people. */
export const titleOf = ({ record, start }: Opened): string => record.title || named(start.players);

/** The name of a group: its own, or its people's. */
export const groupTitle = ({ name }: Group, people: readonly string[]): string => name || named(people);

/** How far a match is: "deal 5 of 10". */
export function stageOf(sheet: Opened): string {
  const { coming, rows } = sheet;
  if (!coming) return t("pad-ended");
  const number = numberOf(sheet, rows.length);
  return coming.of ? t("deal-of", { number, deals: coming.of }) : t("pad-deal", { number });
}

/** When a match was, as a date. */
export const dateOf = (record: SheetRecord): string =>
  new Intl.DateTimeFormat(region(), { weekday: "long", day: "numeric", month: "long" }).format(begunAt(record));

/** Who won: "Oskar wins"; before the end the name of the sheet. */
export function resultOf(sheet: Opened): string {
  const { winners, players, totals } = sheet;
  if (sheet.coming) return titleOf(sheet);
  const names = list(winners.map((seat) => players[seat]?.name ?? ""));
  if (!winners.length) return t("pad-all-lose");
  if (winners.length === 1) return t("pad-wins", { name: names });
  const even = winners.every((seat) => totals[seat] === totals[winners[0] ?? 0]);
  return t(even ? "pad-share-win" : "pad-all-win", { names });
}

/** What an event wrote that has no counts; empty: it has some. */
export function plainWrite({ op, row }: SheetEvent): string {
  if (op === "drop" || !row) return t("pad-dropped");
  if (row.void) return t("pad-does-not-count");
  return row.unplayed ? t("pad-not-played") : "";
}

/** A moment of an event: "20:14", with its date unless it was today. */
export function momentOf(time = ""): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return "";
  const today = date.toDateString() === new Date().toDateString();
  const clock = { hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(region(), today ? clock : { ...clock, day: "numeric", month: "short" }).format(date);
}
