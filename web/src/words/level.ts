// The names of the bots' levels.
import { t } from "./words.svelte";

export const LEVELS: readonly string[] = ["beginner", "casual", "strong", "master"];

/** The name of a bot of this kind: its level, or the kind itself if it has no level. */
export const levelName = (kind: string): string => (LEVELS.includes(kind) ? t(`level-${kind}`) : kind);

/** How a bot of a level plays. */
export const levelAbout = (kind: string): string => (LEVELS.includes(kind) ? t(`level-${kind}-about`) : "");
