// Names for columns that are too narrow for them: as few letters as tell them apart.

const MOST = 4;

/** "Seat 3" in two signs: "S3". Empty for a name that does not end in a number. */
export function numbered(name: string): string {
  const [, first = "", number = ""] = /^\P{L}*(\p{L}).*?(\d{1,2})$/u.exec(name) ?? [];
  return first + number;
}

/**
 * "Annemarie" becomes "An", or "Ann" beside an "Anton"; "Seat 3" becomes "S3". Equal ones get the number of their seat.
 * `least`: the least number of letters; a name of up to `whole` letters stays unchanged.
 */
export function shortNames(names: readonly string[], least = 2, whole = 0): string[] {
  const letters = names.map((name) => [...name.trim()]);
  return names.map((name, seat) => {
    const number = numbered(name);
    if (number) return number;
    const own = letters[seat] ?? [];
    const alike = (text: string, length = Infinity): boolean =>
      names.some((_, other) => other !== seat && (letters[other] ?? []).slice(0, length).join("") === text);
    if (own.length <= whole && !alike(own.join(""))) return own.join("");
    for (let length = least; length <= MOST; length += 1) {
      const short = own.slice(0, length).join("");
      if (!alike(short, length)) return short;
    }
    return `${own.slice(0, least).join("")}${seat + 1}`;
  });
}
