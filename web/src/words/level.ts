// The levels of the bots, as people call them.
import { t } from "./words.svelte";

export const LEVELS: readonly string[] = ["beginner", "casual", "strong", "master"];

/** What a bot of this kind is called: its level, or its own name if it is of none. */
export const levelName = (kind: string): string => (LEVELS.includes(kind) ? t(`level-${kind}`) : kind);

/** How a bot of a level plays. */
export const levelAbout = (kind: string): string => (LEVELS.includes(kind) ? t(`level-${kind}-about`) : "");
