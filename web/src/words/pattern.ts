// What texts are made of, and how one is said. The build makes them of the Fluent catalogues (plugins/texts.ts), which use
// few of Fluent's means: variables, and variants by what a variable is.

/** A text: words alone, or pieces in order. */
export type Pattern = string | readonly (string | Variable | Choice)[];
/** The value of a variable. */
type Variable = readonly [name: string];
/** One of several patterns, by the value of a variable: key and pattern in turns, and at the end the one for all else. */
export type Choice = readonly [name: string, ...variants: (string | number | Pattern)[]];
/** The texts of a catalogue, by key. */
export type Texts = Readonly<Record<string, Pattern>>;
/** What the variables of a text are. */
export type Args = Record<string, string | number>;

interface Numbers {
  said: Intl.NumberFormat;
  plural: Intl.PluralRules;
}
const known = new Map<string, Numbers>();

function numbersOf(language: string): Numbers {
  const found = known.get(language) ?? { said: new Intl.NumberFormat(language), plural: new Intl.PluralRules(language) };
  known.set(language, found);
  return found;
}

/** A pattern with its variables filled in, as `language` writes numbers. A variable that is missing stands there in braces. */
export function filled(pattern: Pattern, args: Args, language: string): string {
  if (typeof pattern === "string") return pattern;
  return pattern.map((piece) => (typeof piece === "string" ? piece : valued(piece, args, language))).join("");
}

function valued([name, ...variants]: Variable | Choice, args: Args, language: string): string {
  const value = args[name];
  if (variants.length) {
    const count = typeof value === "number" ? numbersOf(language).plural.select(value) : value;
    let at = 0;
    // The keys have even places; behind the last of them is the variant for all else.
    while (at < variants.length - 1 && variants[at] !== value && variants[at] !== count) at += 2;
    return filled((variants[at + 1] ?? variants[at]) as Pattern, args, language);
  }
  return typeof value === "number" ? numbersOf(language).said.format(value) : (value ?? `{$${name}}`);
}
