import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, speak } from "./words/words.svelte";

// The first language is loaded before anything is drawn: no text is ever shown as a key.
void speak(preferredLanguage()).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});
