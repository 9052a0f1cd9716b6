// The look of the page: the cloth, and high contrast. public/theme.js sets both on the root; this module has everything
// else that depends on them.
import { factsOf } from "./registry";
import { settings, type Cloth } from "../base/settings.svelte";

/** The cloth of a game's table: the one chosen for it, its own, or the general one. */
export function clothOf(game?: string): Cloth {
  const { cloth, cloths } = settings;
  return cloths[game ?? ""] ?? (cloth === "auto" ? (factsOf(game)?.cloth ?? "green") : cloth);
}

const device = $state({ more: false });
if (typeof matchMedia === "function") {
  const asked = matchMedia("(prefers-contrast: more)");
  const follow = (): void => void (device.more = asked.matches);
  follow();
  asked.addEventListener?.("change", follow);
}

/** Whether contrast is high. */
export const strong = (): boolean => settings.contrast === "on" || (settings.contrast === "auto" && device.more);

/** Let public/theme.js apply the current settings, and `table`: the cloth of the open table, or "". */
export function wear(table?: Cloth | ""): void {
  const { cloth, contrast, daylight } = settings;
  dispatchEvent(
    new CustomEvent("kingcraft-look", {
      detail: { cloth, contrast, daylight, ...(table === undefined ? {} : { table }) },
    }),
  );
}

/** Apply the cloth of a game's table for as long as an effect lasts. Call it within one. */
export function wearTable(game: string | undefined): () => void {
  wear(game === undefined ? "" : clothOf(game));
  return () => wear("");
}
