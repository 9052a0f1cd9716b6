// Names for columns that are too narrow for them: as few letters as tell them apart.

const LEAST = 2;
const MOST = 4;

/** "Seat 3" in two signs: "S3". Empty for a name that does not end in a number. */
export function numbered(name: string): string {
  const [, first = "", number = ""] = /^\P{L}*(\p{L}).*?(\d{1,2})$/u.exec(name) ?? [];
  return first + number;
}

/** "Annemarie" becomes "An", or "Ann" beside an "Anton"; "Seat 3" becomes "S3". Alike ones get the number of their seat. */
export function shortNames(names: readonly string[]): string[] {
  const letters = names.map((name) => [...name.trim()]);
  return names.map((name, seat) => {
    const number = numbered(name);
    if (number) return number;
    for (let length = LEAST; length <= MOST; length += 1) {
      const short = (letters[seat] ?? []).slice(0, length).join("");
      if (names.every((_, other) => other === seat || (letters[other] ?? []).slice(0, length).join("") !== short)) return short;
    }
    return `${(letters[seat] ?? []).slice(0, LEAST).join("")}${seat + 1}`;
  });
}
