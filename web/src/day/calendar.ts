// A month as a grid of weeks, by the custom of the reader's region.

/** The month some months later: "2027-01", 1 -> "2027-02". */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const moment = new Date(Date.UTC(year, number - 1 + months, 15));
  return moment.toISOString().slice(0, 7);
}

/** The first day of the week in a region, as `Date.getDay` counts: 0 is Sunday. Browsers that do not say: Monday. */
function firstWeekday(locale: string): number {
  const found = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return ((found.getWeekInfo?.() ?? found.weekInfo)?.firstDay ?? 1) % 7;
}

/** The names of the weekdays in short, from the first one. */
export function weekdays(locale: string): string[] {
  const first = firstWeekday(locale);
  const name = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  // 3 January 2027 is a Sunday.
  return Array.from({ length: 7 }, (_, i) => name.format(new Date(Date.UTC(2027, 0, 3 + ((first + i) % 7)))));
}

/** The dates of a month in order, after empty places up to its first weekday. */
export function monthDays(month: string, locale: string): string[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() - firstWeekday(locale) + 7) % 7;
  return [
    ...Array.from({ length: before }, () => ""),
    ...Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, "0")}`),
  ];
}
