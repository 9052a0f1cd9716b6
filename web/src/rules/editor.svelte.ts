// The page of house rules without its markup: opens the rules of an address, says what is wrong with them, plays and
// shares them. What is changed is in the draft.
import { Refusal } from "../base/api";
import { shareLink } from "../base/files";
import type { GameView } from "../base/messages";
import { lobbyAddress } from "../begin/addresses";
import { invitedTo } from "../begin/invited.svelte";
import { openRoom, playersOf } from "../begin/open";
import { type HouseRules, cleanTitle, shelf } from "../begin/saved.svelte";
import { gameOf, offered, presetValues } from "../game/offered.svelte";
import { differencesInWords, presetName } from "../words/options";
import { SHOWN } from "../parts/opening";
import { alsoSpeak, t, type TextKey } from "../words/words.svelte";
import { Draft, faultText } from "./draft.svelte";

export class RulesEditor {
  readonly draft = new Draft();
  /** `unreached`: the server did not answer, so the page asks again; `lost`: the address contains no rules. */
  stage = $state<"loading" | "unreached" | "ready" | "lost">("loading");
  /** All games: what is offered in place of rules that could not be opened. */
  games = $state.raw<readonly GameView[]>([]);
  /** The name of the rules; empty: they have none. */
  name = $state("");
  /** The text in the field for a name. */
  typedName = $state("");
  /** Whether rules that cannot be played were to be saved or shared. */
  refused = $state(false);
  /** How the link was shared, in words. */
  shareNote = $state("");
  /** The link to copy by hand; empty: there is none. */
  linkToCopy = $state("");
  /** The key of the reason why no table was opened; empty: there is none. */
  private problem = $state<"" | TextKey>("");

  readonly game = $derived(gameOf(this.draft.preset));
  /** The friends who play the next match of this game, and what is allowed there. */
  readonly invited = $derived(invitedTo(this.game?.name ?? ""));
  readonly players = $derived(this.game ? playersOf(this.game) : 0);
  readonly friends = $derived(this.game ? Math.min(this.invited.friends, this.players - 1) : 0);
  /** The values of the preset. */
  readonly parent = $derived(presetValues(this.draft.preset) ?? {});
  readonly changes = $derived(this.game ? differencesInWords(this.game.name, this.draft.options, this.parent) : []);
  /** Why these rules cannot be played; empty: they can, as far as the server has said. */
  readonly fault = $derived(
    this.draft.fault && !this.draft.fault.refusal.passing ? this.reasonFor(this.draft.fault.refusal) : "",
  );
  /** What could not be used of the address, and what the rules are instead. */
  readonly broken = $derived(this.draft.broken.length ? this.leftOut(this.draft.broken) : "");
  /** What has failed although the rules may be valid: the check, or opening a table. */
  readonly trouble = $derived(
    this.problem ? t(this.problem) : this.draft.fault?.refusal.passing ? this.reasonFor(this.draft.fault.refusal) : "",
  );

  private busy = false;

  /** `text`: the rules as an address contains them; `name`: theirs, from the same address. */
  constructor(
    private readonly text: string,
    name: string,
  ) {
    this.name = cleanTitle(name);
  }

  /** Open the rules of the address. A repeated call does nothing until the first one is answered. */
  async load(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      [this.games] = await Promise.all([offered(), alsoSpeak(...SHOWN.play)]);
      const game = this.askedGame;
      const opened = await this.draft.open(this.text, game ? playersOf(game) : 0);
      this.stage = opened ? "ready" : this.draft.fault?.refusal.passing ? "unreached" : "lost";
    } catch {
      this.stage = "unreached";
    }
    this.busy = false;
  }

  /** Start again with a preset: it is not the rules of that name any more. */
  choosePreset(preset: string): void {
    this.name = "";
    this.draft.choosePreset(preset);
  }

  /** The checked rules; null, with the reason shown, if they are invalid. */
  async checkRules(): Promise<HouseRules | null> {
    await this.draft.settled();
    this.shareNote = this.linkToCopy = "";
    const { fault } = this.draft;
    this.refused = fault !== null && !fault.refusal.passing;
    return fault ? null : this.rules;
  }

  /** Open a table with these rules. Return the option whose fault prevents it; "" if there is no such option. */
  async play(): Promise<string> {
    const { game, invited } = this;
    if (this.busy || !game) return "";
    this.busy = true;
    this.problem = "";
    await this.draft.settled();
    const { fault } = this.draft;
    const { rules } = this;
    try {
      if (!fault && rules) {
        shelf.choose(rules);
        await openRoom(game, rules, invited.friends, invited.allowed);
      }
    } catch (error) {
      this.problem = error instanceof Refusal ? error.key : "error-internal";
    }
    this.busy = false;
    return fault?.at ?? "";
  }

  /** Share the link to these rules under the name in the field. */
  async share(): Promise<void> {
    const name = cleanTitle(this.typedName);
    const rules = await this.checkRules();
    if (!rules) return;
    const url = new URL(lobbyAddress(rules.text, name), location.href).href;
    const shared = await shareLink(url, name || t("lobby-title"));
    this.shareNote = shared === "copied" ? t("waiting-copied") : shared === "by-hand" ? t("waiting-by-hand") : "";
    this.linkToCopy = shared === "by-hand" ? url : "";
  }

  /** The last rules that the server has accepted. */
  private get rules(): HouseRules | null {
    const { view } = this.draft;
    if (!view) return null;
    return {
      name: this.name,
      game: view.game,
      preset: view.preset,
      options: view.differences,
      text: view.text,
    };
  }

  /** The game of the address. */
  private get askedGame(): GameView | undefined {
    return gameOf(this.text.split("?")[0] ?? "");
  }

  private reasonFor(refusal: Refusal): string {
    return faultText(refusal, this.game ?? this.askedGame);
  }

  private leftOut(refusals: readonly Refusal[]): string {
    const why = [...new Set(refusals.map((refusal) => this.reasonFor(refusal)))].join(" ");
    return Object.keys(this.draft.view?.differences ?? {}).length
      ? t("lobby-rest", { why })
      : t("lobby-instead", { why, preset: presetName(this.draft.preset) });
  }
}
