// House rules in the making. The page knows no rules: what is idle, what contradicts, the server says after every change.
import { askRules, Refusal } from "../api";
import type { RulesView } from "../messages";
import { presetValues, type Options, type Value } from "../offered.svelte";

/** What is wrong with a draft, and the option that shows it; an empty one: above them all. */
export interface Fault {
  refusal: Refusal;
  at: string;
}

interface Wish {
  preset: string;
  options: Options;
}

/** Changes that come faster than this (milliseconds) are asked about together. */
const PAUSE = 100;

export class Draft {
  /** What somebody wants: a preset and the options in which it is to differ. */
  preset = $state("");
  options = $state.raw<Options>({});
  /** What the server made of the last wish that it took. */
  view = $state.raw<RulesView | null>(null);
  /** Why the wish cannot be played, or why the server did not say whether it can. */
  fault = $state.raw<Fault | null>(null);
  /** What of an address could not be taken; forgotten as soon as something is changed. */
  broken = $state.raw<readonly Refusal[]>([]);
  /** The wish before another preset was chosen, for the way back. */
  before = $state.raw<Wish | null>(null);
  players = 0;

  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private answered: Promise<void> = Promise.resolve();
  private release: () => void = () => {};

  /** All values as they are wished. */
  get values(): Options {
    return { ...presetValues(this.preset), ...this.options };
  }

  /**
   * Start from rules as an address gives them, for this many players. Options that are refused are left out; where that does
   * not help, only the preset is taken; `broken` says why. False if not even the preset is known, or if the server did not
   * answer; `fault` says which.
   */
  async open(text: string, players: number): Promise<boolean> {
    this.players = players;
    const [preset = "", query = ""] = text.split("?");
    const options = new URLSearchParams(query);
    const most = Object.keys(presetValues(preset) ?? {}).length;
    const broken: Refusal[] = [];
    for (let wished = text; ; wished = `${preset}?${options}`.replace(/\?$/, "")) {
      try {
        this.fault = await this.start(wished);
        this.broken = broken;
        return true;
      } catch (error) {
        const refusal = refusalOf(error);
        this.fault = { refusal, at: "" };
        if (refusal.passing || refusal.place === "rules.preset" || wished === preset) return false;
        broken.push(refusal);
        const option = optionAt(refusal.place) ?? "";
        if (options.has(option) && broken.length <= most) options.delete(option);
        else options.clear();
      }
    }
  }

  /** Take rules, even for another number of players: then the fault comes back. Rejects if they are none. */
  private async start(text: string): Promise<Fault | null> {
    try {
      this.take(await askRules({ text, players: this.players }));
      return null;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.passing || !this.players || optionAt(refusal.place) !== undefined) throw refusal;
      this.take(await askRules({ text, players: 0 }));
      return { refusal, at: "" };
    }
  }

  /** Wish for another value of an option. */
  change(name: string, value: Value): void {
    const { [name]: _, ...others } = this.options;
    this.options = equal(value, presetValues(this.preset)?.[name]) ? others : { ...others, [name]: value };
    this.ask(name);
  }

  /** Have an option as the preset has it. */
  takeBack(name: string): void {
    const { [name]: _, ...others } = this.options;
    this.options = others;
    this.ask(name);
  }

  /** Have everything as the preset has it. */
  takeAll(): void {
    this.options = {};
    this.ask("");
  }

  /** Begin anew with a preset; what was changed can be brought back. */
  choose(preset: string): void {
    this.before = Object.keys(this.options).length ? { preset: this.preset, options: this.options } : null;
    this.wish({ preset, options: {} });
  }

  /** Back to what was changed before another preset was chosen. */
  back(): void {
    if (this.before) this.wish(this.before);
    this.before = null;
  }

  seat(players: number): void {
    if (players === this.players) return;
    this.players = players;
    this.ask("");
  }

  /** When everything that was wished until now is answered; what the server did not answer is asked again. */
  settled(): Promise<void> {
    if (this.fault?.refusal.passing) {
      this.fault = null;
      this.ask("");
    }
    return this.answered;
  }

  private wish({ preset, options }: Wish): void {
    this.preset = preset;
    this.options = options;
    this.ask("");
  }

  private take(view: RulesView): void {
    this.view = view;
    this.preset = view.preset;
    this.options = view.differences;
    this.fault = null;
    this.broken = [];
  }

  private ask(changed: string): void {
    const turn = (this.turn += 1);
    const overtaken = this.release;
    clearTimeout(this.timer);
    this.answered = new Promise((done) => {
      this.release = () => {
        done();
        overtaken(); // who waits for an older wish waits for this one
      };
    });
    const release = this.release;
    this.timer = setTimeout(() => void this.answer(turn, changed).then(release), PAUSE);
  }

  private async answer(turn: number, changed: string): Promise<void> {
    try {
      const view = await askRules({ text: this.preset, options: this.options, players: this.players });
      if (turn === this.turn) this.take(view);
    } catch (error) {
      if (turn !== this.turn) return;
      const refusal = refusalOf(error);
      this.fault = { refusal, at: this.placeOf(refusal, changed) };
    }
  }

  /** The option that shows a refusal. A contradiction stays where it arose until it is solved. */
  private placeOf(refusal: Refusal, changed: string): string {
    if (refusal.passing) return "";
    if (this.fault?.refusal.key === refusal.key && this.fault.refusal.place === refusal.place) return this.fault.at;
    return optionAt(refusal.place) ?? changed;
  }
}

function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal("internal", "error-internal");
}

/** The option that a place of a document names. */
export function optionAt(place: string): string | undefined {
  return /^rules\.options\.(.+)$/.exec(place)?.[1];
}

/** Whether two values are the same; points in any order, lists in this one. */
export function equal(one: Value, other: Value | undefined): boolean {
  const plain = (value: Value | undefined): unknown =>
    typeof value === "object" && !Array.isArray(value) ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)) : value;
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}
