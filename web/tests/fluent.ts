// Fluent's own library: the page carries texts in a form of its own, and says the same.
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** A bundle of the given catalogue texts. Throws on a text that names a message twice. */
export function bundleOf(language: string, sources: readonly string[]): FluentBundle {
  // No isolation marks: names of cards are also accessible names, which people and tests compare letter by letter.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors[0]) throw errors[0];
  }
  return bundle;
}
