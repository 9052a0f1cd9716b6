// What plugins/languages.ts writes.
declare module "virtual:languages" {
  export type Language = keyof typeof import("../../../src/kingcraft/locales/languages.json");
  /** The languages in the order in which they are offered, with their own names. */
  export const LANGUAGES: readonly { code: Language; name: string }[];
  export const SOURCES: Record<Language, () => Promise<typeof import("./catalogues")>>;
}
