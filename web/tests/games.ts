// Every test file begins with the games loaded, as a page that shows a table does.
import { configure } from "@testing-library/svelte";
import "../src/games";
import { withGames } from "../src/games/registry";
import { settings } from "../src/settings.svelte";

await withGames(Promise.resolve(), "table", "sheet", "panels", "options");

// A busy machine takes its time; what comes sooner is not waited for longer.
configure({ asyncUtilTimeout: 10_000 });

// A player who knows both games: what is said to a new one has tests of its own (first.test.ts).
settings.finished = ["king", "kings-corner"];
