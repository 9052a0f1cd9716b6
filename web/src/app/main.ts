import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { offered } from "../game/offered.svelte";
import "../offline/state.svelte"; // catches an event that browsers send only once: that the page can be installed
import "./games";
import { TEXTS } from "../parts/opening";
import { complete, fetchAhead } from "../parts/loading";
import { AHEAD, pages } from "../parts/pages";
import { page } from "../base/router.svelte";
import { preferredLanguage, speak } from "../words/words.svelte";

const first = page.current.page;
// Requested already (server/http/opening.py); the page reports if it fails.
if (first === "start") offered().catch(() => {});

// The first language is loaded before anything is drawn: no text is ever shown as a key. The page loads in parallel; if
// it fails, the app says so.
void Promise.all([speak(preferredLanguage(), ...TEXTS[first]), pages[first]().catch(() => {})]).then(() => {
  const target = document.getElementById("app");
  target?.replaceChildren(); // what index.html shows until now
  if (target) mount(App, { target });
  if (first !== "start" && first !== "room") complete(); // those two report it themselves
  // A browser loads what it needs to format numbers with the first number, which takes longer than a frame. Do that
  // while the server answers, not when the table arrives.
  requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat()));
  void fetchAhead(AHEAD)
    .then(async () => {
      if (import.meta.env.PROD) await (await import("../offline/install")).install();
    })
    .catch(() => {}); // the network is down meanwhile: try on the next visit
});
