// A new sheet: game, rules, people as they sit, and who deals first.
import { gamesWith } from "../game/registry";
import { freeLook, type Taken } from "../people/looks";
import { shelf } from "../begin/saved.svelte";
import { presetName } from "../words/options";
import * as changes from "./changes";
import { loadGame, optionsOf, type PadGame, type RecordRules } from "./game";
import { newName, store, type Group, type Person, type Seated, type SheetRecord } from "./store.svelte";
import { timeHere } from "./visit.svelte";

/** The most letters of a name. */
export const LONGEST = 24;
/** How many sit at the table unless the game says another number. */
const USUAL = 4;

export interface Seat extends Seated {
  name: string;
}

/** A rule set to choose: a preset, or house rules of this browser. */
export interface RuleChoice {
  value: string;
  name: string;
  rules: RecordRules;
  /** The name of house rules. */
  rulesName: string;
  preset: string;
}

/** Why a sheet cannot begin. */
export type Fault = { key: "pad-name-empty"; seat: number } | { key: "pad-name-twice"; seat: number; name: string };

const OWN = "own ";

/** The rule sets of a game: its presets, and house rules of this browser. */
export const choicesOf = ({ name: game, presets }: Pick<PadGame, "name" | "presets">): RuleChoice[] => [
  ...presets.map(({ name }) => ({
    value: name,
    name: presetName(name),
    rules: { preset: name },
    rulesName: "",
    preset: name,
  })),
  ...shelf.of(game).map(({ name, preset, options }) => ({
    value: OWN + name,
    name,
    rules: { preset, options },
    rulesName: name,
    preset,
  })),
];

export class NewSheet {
  game = $state.raw() as PadGame;
  /** Of a {@link RuleChoice}. */
  choice = $state("");
  seats = $state.raw<readonly Seat[]>([]);
  dealer = $state(0);
  /** The group that was taken; empty: none. */
  group = $state("");
  /** The name of the group. */
  title = $state("");

  readonly choices = $derived(choicesOf(this.game));
  readonly rules = $derived(this.choices.find(({ value }) => value === this.choice) ?? this.choices[0]);
  /** Whether the players sit in their order against the clock. */
  readonly counter = $derived(optionsOf(this.game.name, this.rules?.rules)["direction"] === "ccw");

  /** The game that was chosen last: it may not be loaded yet. */
  private wanted = "";

  private constructor(
    readonly groups: readonly Group[],
    readonly people: readonly Person[],
  ) {}

  /** A new sheet of the people of a group, if this browser has it, and of the game that was played last. */
  static async of(group: string): Promise<NewSheet> {
    const [groups, people] = await Promise.all([store.all("groups"), store.all("people")]);
    const made = new NewSheet(
      groups.toSorted((one, other) => other.changed - one.changed),
      people,
    );
    const [usual = ""] = gamesWith("pad");
    await made.chooseGame((await loadGame(made.groups[0]?.game ?? usual))?.name ?? usual);
    await made.take(group);
    return made;
  }

  async chooseGame(name: string): Promise<void> {
    this.wanted = name;
    const game = await loadGame(name);
    if (!game || this.wanted !== name) return;
    this.game = game;
    this.choice = this.game.defaultPreset;
    this.sit(Math.min(Math.max(this.seats.length || USUAL, this.game.minPlayers), this.game.maxPlayers));
  }

  /** Seats for this number of players. */
  sit(count: number): void {
    const seats = this.seats.slice(0, count);
    while (seats.length < count) {
      const look = freeLook(this.takenIn(seats), { figure: "", disc: 0 });
      seats.push({ name: "", person: "", ...look });
    }
    this.seats = seats;
    this.drawLot();
  }

  drawLot(): void {
    this.dealer = Math.floor(Math.random() * this.seats.length);
  }

  /** The looks of all others than the one on this seat. */
  taken(seat: number): Taken {
    return this.takenIn(this.seats.filter((_, other) => other !== seat));
  }

  private takenIn(seats: readonly Seat[]): Taken {
    return {
      figures: new Map(seats.filter(({ figure }) => figure !== "letter").map(({ figure, name }) => [figure, name])),
      discs: new Map(seats.map(({ disc, name }) => [disc, name])),
    };
  }

  change(seat: number, to: Partial<Seat>): void {
    this.seats = this.seats.map((one, index) => (index === seat ? { ...one, ...to } : one));
  }

  /** A name: a person who is known here brings a look, unless another player has it. */
  rename(seat: number, name: string): void {
    const known = this.people.find((person) => person.name.toLowerCase() === name.trim().toLowerCase());
    this.change(seat, { name, ...(known ? freeLook(this.taken(seat), known) : {}) });
  }

  /** Two players change places. */
  swap(seat: number, other: number): void {
    const seats = [...this.seats];
    const [one, two] = [seats[seat], seats[other]];
    if (one && two) [seats[seat], seats[other]] = [two, one];
    this.seats = seats;
  }

  /** Let a group sit down, with the game and the rules that it played last; the same again: they stand up. */
  async take(id: string): Promise<void> {
    const group = this.group === id ? undefined : this.groups.find((one) => one.id === id);
    const before = this.group;
    this.group = group?.id ?? "";
    this.title = group?.name ?? "";
    if (!group) {
      if (before) this.seats = [];
      return this.sit(Math.min(Math.max(USUAL, this.game.minPlayers), this.game.maxPlayers));
    }
    this.seats = group.people.flatMap((person): Seat[] => {
      const found = this.people.find((one) => one.id === person);
      return found ? [{ ...found, person }] : [];
    });
    await this.chooseGame(group.game);
    const { preset, options = {} } = group.rules as RecordRules;
    const same = this.choices.find(
      (one) => one.preset === preset && JSON.stringify(one.rules.options ?? {}) === JSON.stringify(options),
    );
    if (same) this.choice = same.value;
  }

  /** Why the sheet cannot begin; null: it can. */
  get fault(): Fault | null {
    const names = this.seats.map(({ name }) => name.trim());
    const empty = names.indexOf("");
    if (empty >= 0) return { key: "pad-name-empty", seat: empty };
    const twice = names.findIndex((name, seat) => names.indexOf(name) < seat);
    return twice < 0 ? null : { key: "pad-name-twice", seat: twice, name: names[twice] ?? "" };
  }

  /** Begin the sheet. Resolves with its id. */
  async start(): Promise<string> {
    const by = { by: (await store.phone()).by, time: timeHere() };
    const seats = await Promise.all(this.seats.map((seat) => this.person(seat)));
    const group = await this.keepGroup(seats.map(({ person }) => person));
    const id = newName(8);
    const { rules = { preset: this.game.defaultPreset }, rulesName = "" } = this.rules ?? {};
    const events = changes.begun(by, {
      id,
      game: this.game.name,
      rules,
      players: seats.map(({ name }) => name),
      dealer: this.dealer,
    });
    const record: SheetRecord = {
      id,
      events,
      seats: seats.map(({ person, figure, disc }) => ({ person, figure, disc })),
      rulesName,
      group: group.id,
      title: group.name,
      changed: Date.now(),
      over: false,
    };
    await store.put("sheets", record);
    return id;
  }

  /** Keep who sits there among the people of this browser. */
  private async person({ name, figure, disc }: Seat): Promise<Seat> {
    const plain = name.trim();
    const known = this.people.find((one) => one.name.toLowerCase() === plain.toLowerCase());
    const id = known?.id ?? newName(8);
    await store.put("people", { id, name: plain, figure, disc });
    return { name: plain, figure, disc, person: id };
  }

  /** Keep the same people, in whatever order, as one group. */
  private async keepGroup(people: string[]): Promise<Group> {
    const sorted = (ids: readonly string[]): string => ids.toSorted().join(" ");
    const known = this.groups.find((one) => sorted(one.people) === sorted(people));
    const { rules = { preset: this.game.defaultPreset }, rulesName = "" } = this.rules ?? {};
    const group: Group = {
      id: known?.id ?? newName(8),
      name: this.title.trim(),
      people,
      game: this.game.name,
      rules,
      rulesName,
      changed: Date.now(),
    };
    await store.put("groups", group);
    return group;
  }
}
