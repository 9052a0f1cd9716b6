// What the page wears: the cloth of what is shown, and high contrast. public/theme.js puts both on the root; here is what else
// depends on them.
import { factsOf } from "./games/registry";
import { settings, type Cloth } from "./settings.svelte";

/** The cloth of a game's table: chosen for it, its own, or the general one. */
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

/** Have public/theme.js wear what is set now, and `table`: the cloth of the table that is open, or "". */
export function wear(table?: Cloth | ""): void {
  const { cloth, contrast, daylight } = settings;
  dispatchEvent(new CustomEvent("kingcraft-look", { detail: { cloth, contrast, daylight, ...(table === undefined ? {} : { table }) } }));
}

/** Wear the cloth of a game's table as long as an effect lasts. Call it within one. */
export function wearTable(game: string | undefined): () => void {
  wear(game === undefined ? "" : clothOf(game));
  return () => wear("");
}
