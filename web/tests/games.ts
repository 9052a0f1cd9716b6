// Every test file begins with the games loaded, as a page that shows a table does.
import "../src/games";
import { withGames } from "../src/games/registry";

await withGames(Promise.resolve(), "table", "sheet", "panels", "options");
