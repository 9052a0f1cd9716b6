import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { offered } from "./offered.svelte";
import "./offline/state.svelte"; // hears what browsers say once: that the page may be installed
import "./games";
import { TEXTS } from "./opening";
import { complete, fetchAhead } from "./loading";
import { AHEAD, pages } from "./pages";
import { page } from "./router.svelte";
import { preferredLanguage, speak } from "./words/words.svelte";

const first = page.current.page;
if (first === "start") offered().catch(() => {}); // it is on its way already (server/http/opening.py); the page says if it does not come

// The first language is loaded before anything is drawn: no text is ever shown as a key. The page comes along with it;
// if it does not come, the app says so.
void Promise.all([speak(preferredLanguage(), ...TEXTS[first]), pages[first]().catch(() => {})]).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  if (first !== "start" && first !== "room") complete(); // those two say it themselves
  // What a browser needs for writing numbers it loads with the first of them, and that takes longer than a frame: that is
  // done while the server answers, not when the table comes.
  requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat()));
  void fetchAhead(AHEAD)
    .then(async () => {
      if (import.meta.env.PROD) await (await import("./offline/install")).install();
    })
    .catch(() => {}); // the network has gone meanwhile: the next visit
});
