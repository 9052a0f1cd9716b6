import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./offline/state.svelte"; // hears what browsers say once: that the page may be installed
import { fetchAhead, pages } from "./parts";
import { page } from "./router.svelte";
import { preferredLanguage, speak } from "./words/words.svelte";

// The first language is loaded before anything is drawn: no text is ever shown as a key. The page comes along with it;
// if it does not come, the app says so.
void Promise.all([speak(preferredLanguage()), pages[page.current.page]().catch(() => {})]).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  void fetchAhead()
    .then(async () => {
      if (import.meta.env.PROD) await (await import("./offline/install")).install();
    })
    .catch(() => {}); // the network has gone meanwhile: the next visit
});
