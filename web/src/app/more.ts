// Games besides those of games.ts: none. A test build replaces this file (KINGCRAFT_GAMES, vite.config.ts).
import type { GameEntry } from "../game/registry";

export const MORE: readonly GameEntry[] = [];
