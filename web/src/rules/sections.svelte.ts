// Which sections of the house rules are open. On a narrow page any number of them are; on a wide page exactly one, in a
// place of its own beside the list. A search replaces them with its results.
import type { GameView } from "../base/messages";
import type { Difference } from "../words/options";
import { groupsOf } from "./groups";

export class Sections {
  /** Whether the page has that place beside the list. */
  wide = $state(false);
  /** The text in the search field. */
  searchText = $state("");
  /** The opened sections, the last one last. */
  private opened = $state.raw<readonly string[]>([]);

  /** What is searched for; empty: no search. */
  readonly search = $derived(this.searchText.trim());
  /** The section beside the list: first the one of the first change. */
  private readonly beside = $derived(this.opened.at(-1) ?? this.first());

  constructor(private readonly rules: { game: GameView | undefined; changes: readonly Difference[] }) {}

  /** The section of an option. */
  sectionOf(option: string): string {
    const { game } = this.rules;
    return game ? groupsOf(game.name, [option])[0]?.heading || "rules" : "rules";
  }

  isOpen(section: string): boolean {
    return this.wide ? section === this.beside : this.opened.includes(section);
  }

  /** Open a section, and end the search. */
  open(section: string): void {
    this.searchText = "";
    this.opened = [...this.opened.filter((one) => one !== section), section];
  }

  /** Open a section or close it; on a wide page another one has to be opened instead. */
  toggle(section: string): void {
    if (this.isOpen(section) && !this.wide) this.opened = this.opened.filter((one) => one !== section);
    else this.open(section);
  }

  private first(): string {
    const { game, changes } = this.rules;
    if (!game) return "";
    const names = game.options.map(({ name }) => name);
    return this.sectionOf(changes[0]?.name ?? groupsOf(game.name, names)[0]?.options[0] ?? "");
  }
}
