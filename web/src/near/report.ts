// Shows what the near home has to say, from its start on.
import { mount } from "svelte";
import { alsoSpeak, speaks } from "../words/words.svelte";
import Report from "./Report.svelte";

let shown: Promise<void> | undefined;

async function mounted(server: string): Promise<void> {
  await alsoSpeak("near").catch(() => {}); // without its texts nothing is said
  if (speaks("near")) mount(Report, { target: document.body, props: { server } });
}

/** Show it from now on. `server`: the address of a server for playing with friends; may be empty. */
export const report = (server: string): Promise<void> => (shown ??= mounted(server));
