// House rules as a file: {"format": "kingcraft-rules/1", "name", "game", "rules": {"preset", "options"}}.
import type { TextKey } from "../base/textKey";
import type { Options } from "../game/offered.svelte";
import { cleanTitle } from "../begin/saved.svelte";

const FORMAT = "kingcraft-rules/1";
/** The most bytes of a file: all options of a game, written out, are a few thousand characters. */
export const LARGEST = 65_536;

export interface RulesInFile {
  name: string;
  game: string;
  preset: string;
  options: Options;
}

/** Why a file could not be read: the key of a text. */
export class FileFault extends Error {
  constructor(readonly key: TextKey) {
    super(key);
  }
}

/** The text of a file of rules. */
export function writeRules({ name, game, preset, options }: RulesInFile): string {
  return `${JSON.stringify({ format: FORMAT, name, game, rules: { preset, options } }, null, 1)}\n`;
}

/** The name of that file: characters that file systems dislike become dashes. */
export function fileName(name: string, preset: string): string {
  const plain = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, "-").replace(/^[\s.-]+|[\s.-]+$/g, "");
  return `${plain || preset}.kingcraft-rules.json`;
}

/** The rules in the text of a file; the server checks whether they are valid. Throws a `FileFault`. */
export function readRules(text: string): RulesInFile {
  if (text.length > LARGEST) throw new FileFault("lobby-file-large");
  let found: unknown;
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new FileFault("lobby-file-json");
  }
  const file = object(found);
  if (typeof file.format === "string" && file.format.startsWith("kingcraft-rules/") && file.format !== FORMAT)
    throw new FileFault("lobby-file-version");
  if (file.format !== FORMAT) throw new FileFault("lobby-file-format");
  const rules = object(file.rules);
  const options = object(rules.options ?? {});
  const { name = "", game } = file;
  if (typeof name !== "string" || typeof game !== "string" || typeof rules.preset !== "string")
    throw new FileFault("lobby-file-broken");
  return { name: cleanTitle(name), game, preset: rules.preset, options: options as Options };
}

function object(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new FileFault("lobby-file-format");
  return value as Record<string, unknown>;
}
