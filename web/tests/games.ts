// Every test file starts with the games loaded, like a page that shows a table.
import { configure } from "@testing-library/svelte";
import "../src/app/games";
import { withGames } from "../src/game/registry";
import { settings } from "../src/base/settings.svelte";

await withGames(Promise.resolve(), "table", "sheet", "panels", "options", "pad");

// A busy machine needs time; nothing waits longer than it has to.
configure({ asyncUtilTimeout: 10_000 });

// A player who knows both games: the texts for new players have tests of their own (first.test.ts, coach.test.ts).
settings.finished = settings.coached = ["king", "kings-corner"];
