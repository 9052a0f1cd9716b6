// The format of texts, and how a text is filled in. The build creates them from the Fluent catalogues
// (plugins/texts.ts), which use only two features of Fluent: variables, and variants by the value of a variable.

/** A text: words alone, or pieces in order. */
export type Pattern = string | readonly (string | Variable | Choice)[];
/** The value of a variable. */
type Variable = readonly [name: string];
/**
 * One of several patterns, by the value of a variable: key and pattern alternate, and the last pattern is the default.
 */
export type Choice = readonly [name: string, ...variants: (string | number | Pattern)[]];
/** The texts of a catalogue, by key. */
export type Texts = Readonly<Record<string, Pattern>>;
/** The values of a text's variables. */
export type Args = Record<string, string | number>;

interface Numbers {
  said: Intl.NumberFormat;
  plural: Intl.PluralRules;
}
const known = new Map<string, Numbers>();

function numbersOf(language: string): Numbers {
  const found = known.get(language) ?? {
    said: new Intl.NumberFormat(language),
    plural: new Intl.PluralRules(language),
  };
  known.set(language, found);
  return found;
}

/**
 * A pattern with its variables filled in, with numbers in the format of `language`. A missing variable is shown in
 * braces.
 */
export function filled(pattern: Pattern, args: Args, language: string): string {
  if (typeof pattern === "string") return pattern;
  return pattern.map((piece) => (typeof piece === "string" ? piece : valued(piece, args, language))).join("");
}

function valued([name, ...variants]: Variable | Choice, args: Args, language: string): string {
  const value = args[name];
  if (variants.length) {
    const count = typeof value === "number" ? numbersOf(language).plural.select(value) : value;
    let at = 0;
    // The keys have even indices; the default variant follows the last of them.
    while (at < variants.length - 1 && variants[at] !== value && variants[at] !== count) at += 2;
    return filled((variants[at + 1] ?? variants[at]) as Pattern, args, language);
  }
  return typeof value === "number" ? numbersOf(language).said.format(value) : (value ?? `{$${name}}`);
}
