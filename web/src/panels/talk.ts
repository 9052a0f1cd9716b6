// What people say to each other: the panel with what can be said, and the words at a seat. They come together.
export { default } from "./Phrases.svelte";
export { default as Spoken } from "../table/Spoken.svelte";
