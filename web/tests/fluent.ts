// Fluent's own library: the page stores texts in a format of its own, with the same result.
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** A bundle of the given catalogue texts. Throws if a text names a message twice. */
export function bundleOf(language: string, sources: readonly string[]): FluentBundle {
  // No isolation marks: names of cards are also accessible names, which people and tests compare letter by letter.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors[0]) throw errors[0];
  }
  return bundle;
}
