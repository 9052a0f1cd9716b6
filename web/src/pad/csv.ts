// A sheet as a table for other programs.
import { t } from "../words/words.svelte";
import { numberOf, type Opened } from "./opened";

/** A mark at the beginning, by which programs know that it is UTF-8. */
const UTF8 = "\uFEFF";

/** One cell. What a program could take for a formula begins with an apostrophe: names are not calculated. */
function cell(value: string | number, separator: string): string {
  if (typeof value === "number") return String(value);
  const plain = /^[=@\t\r]|^[+-](?!\d+$)/.test(value) ? `'${value}` : value;
  return plain.includes('"') || plain.includes(separator) || /[\r\n]/.test(plain)
    ? `"${plain.replaceAll('"', '""')}"`
    : plain;
}

/**
 * All deals of a sheet, a line each, and the totals: what the game has of a deal, then a count and points a player.
 * `comma`: whether the decimal sign of the language is a comma; then cells are separated by semicolons.
 */
export function csvOf(sheet: Opened, comma: boolean): string {
  const names = sheet.players.map(({ name }) => name);
  const { columns, count } = sheet.words;
  const head = [
    t("pad-csv-deal"),
    t("pad-csv-dealer"),
    ...columns.map(([key]) => t(key)),
    ...names.flatMap((name) => [t("pad-csv-count", { name }), t("pad-csv-points", { name })]),
  ];
  const rows = sheet.rows.map((row, index) => {
    const { dealer = -1, scores = [] } = sheet.written[index] ?? {};
    return [
      numberOf(sheet, index),
      names[dealer] ?? "",
      ...columns.map(([, of]) => of(row, names, dealer)),
      ...names.flatMap((_, seat) => [countOf(count(row, seat)), scores[seat] ?? 0]),
    ];
  });
  const totals = ["", "", ...columns.map(() => ""), ...sheet.totals.flatMap((total) => ["", total])];
  totals[0] = t("pad-csv-total");
  const separator = comma ? ";" : ",";
  const lines = [head, ...rows, totals].map((line) => line.map((one) => cell(one, separator)).join(separator));
  return `${UTF8}${lines.join("\r\n")}\r\n`;
}

/** A count as a number, if it is one: cards by their ranks are not. */
const countOf = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text);
