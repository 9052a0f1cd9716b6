// Sheets in words: rules, points, dates.
import { region, t } from "../words/words.svelte";
import { presetName } from "../words/options";
import { list, plain, signed } from "../words/names";
import type { RecordRules } from "./game";
import { begunAt, numberOf, type Opened } from "./opened";
import type { Group, SheetRecord } from "./store.svelte";

/** The name of rules: of house rules, or of their preset. */
export const rulesNamed = (rules: unknown, rulesName: string): string =>
  rulesName || presetName((rules as RecordRules).preset);

/** "King · Classic". */
export const gameAndRules = ({ start, record }: Opened): string =>
  `${t(`game-${start.game}`)} · ${rulesNamed(start.rules, record.rulesName)}`;

/** Points as the game shows them. */
export const pointsText = ({ words, options }: Opened, points: number): string =>
  words.signed(options) ? signed(points) : plain(points);

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
