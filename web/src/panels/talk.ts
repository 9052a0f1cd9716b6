// What people say to each other: the panel of phrases, and the phrases at a seat. They are loaded together.
export { default } from "./Phrases.svelte";
export { default as Spoken } from "../table/Spoken.svelte";
