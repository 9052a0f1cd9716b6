// House rules being edited. The page knows no rules: after every change the server says which options are idle and
// which contradict each other.
import { Refusal, askRules } from "../base/api";
import type { GameView, RulesView } from "../base/messages";
import { presetValues, type Options, type Value } from "../game/offered.svelte";
import { optionLabel } from "../words/options";
import { t } from "../words/words.svelte";

/** The fault of a draft, and the option that shows it; an empty one: it is shown above all options. */
export interface Fault {
  refusal: Refusal;
  at: string;
}

interface Wish {
  preset: string;
  options: Options;
}

/** Changes that follow each other faster than this (milliseconds) are sent together. */
const PAUSE = 100;

export class Draft {
  /** The wanted rules: a preset and the options in which they differ from it. */
  preset = $state("");
  options = $state.raw<Options>({});
  /** The server's answer to the last valid draft. */
  view = $state.raw<RulesView | null>(null);
  /** Why the draft is invalid, or why the server did not check it. */
  fault = $state.raw<Fault | null>(null);
  /** The parts of an address that could not be used; cleared by the next change. */
  broken = $state.raw<readonly Refusal[]>([]);
  /** The draft before another preset was chosen, for the way back. */
  before = $state.raw<Wish | null>(null);
  players = 0;

  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private answered: Promise<void> = Promise.resolve();
  private release: () => void = () => {};

  /** All values of the draft. */
  get values(): Options {
    return { ...presetValues(this.preset), ...this.options };
  }

  /**
   * Start from the rules of an address, for this many players. Refused options are left out; if that does not help,
   * only the preset is used; `broken` says why. False if not even the preset is known, or if the server did not answer;
   * `fault` says which.
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
        else for (const name of Array.from(options.keys())) options.delete(name);
      }
    }
  }

  /** Use rules, even for another number of players: then return the fault. Rejects if the text contains no rules. */
  private async start(text: string): Promise<Fault | null> {
    try {
      this.takeView(await askRules({ text, players: this.players }));
      return null;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.passing || !this.players || optionAt(refusal.place) !== undefined) throw refusal;
      this.takeView(await askRules({ text, players: 0 }));
      return { refusal, at: "" };
    }
  }

  /** Change the value of an option. */
  change(name: string, value: Value): void {
    const { [name]: _, ...others } = this.options;
    this.options = equal(value, presetValues(this.preset)?.[name]) ? others : { ...others, [name]: value };
    this.askServer(name);
  }

  /** Reset an option to the value of the preset. */
  resetOption(name: string): void {
    const { [name]: _, ...others } = this.options;
    this.options = others;
    this.askServer(name);
  }

  /** Reset all options to the preset. */
  resetAll(): void {
    this.options = {};
    this.askServer("");
  }

  /** Start again with a preset; the changes can be restored. */
  choosePreset(preset: string): void {
    this.before = Object.keys(this.options).length ? { preset: this.preset, options: this.options } : null;
    this.setWish({ preset, options: {} });
  }

  /** Restore the changes made before another preset was chosen. */
  restoreChanges(): void {
    if (this.before) this.setWish(this.before);
    this.before = null;
  }

  setPlayers(players: number): void {
    if (players === this.players) return;
    this.players = players;
    this.askServer("");
  }

  /** Resolves when all changes so far are answered; repeats requests that the server did not answer. */
  settled(): Promise<void> {
    if (this.fault?.refusal.passing) {
      this.fault = null;
      this.askServer("");
    }
    return this.answered;
  }

  private setWish({ preset, options }: Wish): void {
    this.preset = preset;
    this.options = options;
    this.askServer("");
  }

  private takeView(view: RulesView): void {
    this.view = view;
    this.preset = view.preset;
    this.options = view.differences;
    this.fault = null;
    this.broken = [];
  }

  private askServer(changed: string): void {
    const turn = (this.turn += 1);
    const overtaken = this.release;
    clearTimeout(this.timer);
    this.answered = new Promise((done) => {
      this.release = () => {
        done();
        overtaken(); // callers that wait for an older draft now wait for this one
      };
    });
    const release = this.release;
    this.timer = setTimeout(() => void this.answer(turn, changed).then(release), PAUSE);
  }

  private async answer(turn: number, changed: string): Promise<void> {
    try {
      const view = await askRules({ text: this.preset, options: this.options, players: this.players });
      if (turn === this.turn) this.takeView(view);
    } catch (error) {
      if (turn !== this.turn) return;
      const refusal = refusalOf(error);
      this.fault = { refusal, at: this.placeOf(refusal, changed) };
    }
  }

  /** The option that shows a refusal. A contradiction stays at its option until it is resolved. */
  private placeOf(refusal: Refusal, changed: string): string {
    if (refusal.passing) return "";
    if (this.fault?.refusal.key === refusal.key && this.fault.refusal.place === refusal.place) return this.fault.at;
    return optionAt(refusal.place) ?? changed;
  }
}

function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal("internal", "error-internal");
}

/** The option at a place of a document. */
function optionAt(place: string): string | undefined {
  return /^rules\.options\.(.+)$/.exec(place)?.[1];
}

/** Whether two values are equal: points in any order, lists in the same order. */
export function equal(one: Value, other: Value | undefined): boolean {
  const plain = (value: Value | undefined): unknown =>
    typeof value === "object" && !Array.isArray(value)
      ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
      : value;
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** Why rules of `game` (undefined: of an unknown game) were refused. */
export function faultText(refusal: Refusal, game: GameView | undefined): string {
  if (refusal.key.startsWith("contradiction-")) return t(refusal.key, refusal.args);
  const name = optionAt(refusal.place);
  if (name !== undefined) {
    const option = game?.options.find((one) => one.name === name);
    if (!game || !option) return t("lobby-no-option", { name });
    const label = optionLabel(game.name, name);
    return option.kind === "number" || option.kind === "points"
      ? t("lobby-bad-number", { option: label, low: option.low, high: option.high })
      : t("lobby-bad-value", { option: label });
  }
  if (refusal.place === "rules.preset") return t("lobby-no-preset");
  if (refusal.key === "reason-bad-format" || refusal.key === "error-bad-message") return t("lobby-no-rules");
  return t(refusal.key, refusal.args);
}
