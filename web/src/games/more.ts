// Games besides those of index.ts: none. A test build replaces this file (KINGCRAFT_GAMES, vite.config.ts).
import type { GameEntry } from "./registry";

export const MORE: readonly GameEntry[] = [];
