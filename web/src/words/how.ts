// How a game is played: a short text of the catalogue, in a chunk of its own that is loaded when somebody asks for it.
import { bundleOf, type Args, type Language } from "./words.svelte";

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./how/en"),
  de: () => import("./how/de"),
};

/** The sections of each game's text, in order; the first and the last have headings of both games. */
const SECTIONS: Record<string, readonly string[]> = {
  "kings-corner": ["turn", "lay", "kings", "piles", "score"],
  king: ["tricks", "avoid", "sell", "auction", "decide"],
};

export interface Section {
  heading: string;
  text: string;
}

/** How `game` is played, in `language`. `target`: the points that end a match of Kings Corner. */
export async function howTo(game: string, language: Language, target: number): Promise<Section[]> {
  const { default: source } = await SOURCES[language]();
  const bundle = bundleOf(language, [source]);
  const say = (key: string, args: Args = {}): string => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : key;
  };
  const sections = (SECTIONS[game] ?? []).map((name) => ({
    heading: say(`how-${game}-${name}`),
    text: say(`how-${game}-${name}-text`, { target }),
  }));
  return [
    { heading: say("how-aim"), text: say(`how-${game}-aim`) },
    ...sections,
    { heading: say("how-tap"), text: say(`how-${game}-tap`) },
  ];
}
