// Modules that only the build makes.

/** A catalogue of texts (plugins/texts.ts). */
declare module "*.ftl" {
  const texts: import("./pattern").Texts;
  export default texts;
}

/** The languages (plugins/languages.ts). */
declare module "virtual:languages" {
  type Texts = import("./pattern").Texts;
  export type Language = keyof typeof import("../../../src/kingcraft/locales/languages.json");
  /** The languages in the order in which they are offered, with their own names. */
  export const LANGUAGES: readonly { code: Language; name: string }[];
  /** The texts that every page needs in a language, and the loaders of the others. */
  export const SOURCES: Record<
    Language,
    () => Promise<{
      default: Texts[];
      parts: Record<import("./catalogues").Part, () => Promise<{ default: Texts }>>;
    }>
  >;
}

/** The texts of rule pages (plugins/languages.ts). */
declare module "virtual:rules" {
  /** Loads, by language, all texts that rule pages may need. */
  export const RULES: Readonly<Record<string, () => Promise<{ default: import("./pattern").Texts[] }>>>;
}
