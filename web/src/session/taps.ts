// The meaning of a tap, of Enter, or of a drag: depending on the moment, the same card is raised, played, or put back.
import { isCard } from "../base/cards";
import { factsOf } from "../game/registry";
import { settings } from "../base/settings.svelte";
import { onlyTarget, tokenFor, type Pick } from "../base/targets";
import { pileOf } from "./game";
import type { Player } from "./player";
import type { Premove } from "./premove.svelte";

/**
 * Milliseconds in which the hand closes up after a card was played: a tap then may have meant the card that was there
 * before.
 */
const CLOSING = 350;

export class Taps {
  /** The nearest of several equivalent places; the table sets it, since it knows their positions. */
  nearest: Pick | undefined;
  /** When the player last played a card of the hand. */
  private laid = -Infinity;

  constructor(
    private readonly player: Player,
    private readonly premove: Premove,
  ) {}

  /** Whether a lesson asks for a move that the rules refuse: then a tap also selects what can move nowhere. */
  private get tries(): boolean {
    return this.player.view?.lesson?.kind === "try";
  }

  /**
   * A card of the hand was tapped (or Enter pressed on it). `finger`: the tap may have meant a neighbour of the card.
   */
  tapCard(card: string, finger = true): void {
    const { player } = this;
    const caughtUp = player.playback.catchUp();
    const table = player.view?.table;
    if (!table) return;
    const tricks = factsOf(table.game)?.tricks === true;
    const playing = tricks && table.phase === "play" && player.myTurn;
    const refused = playing && !player.targets.moves.has(card);
    // A message about another card no longer applies: the seat says what the next tap does.
    player.log.hideRefusal();
    if (!caughtUp) {
      player.selected = refused ? null : card;
      if (refused) this.premove.refuseCard(card);
      return;
    }
    const sure = !finger || !player.tight.has(card);
    if (tricks) {
      const oneTap = settings.taps === "one" || (settings.taps === "auto" && (sure || player.legal.length === 1));
      // A card that the rules refuse cannot be played by mistake: one tap shows the reason.
      if (playing && (oneTap || refused || player.selected === card)) player.act(card, card);
      else if (player.selected === card && this.premove.possible) this.premove.toggleMark(card);
      else {
        this.premove.removeMark();
        player.selected = player.selected === card ? null : card;
      }
    } else if (player.selected === card) this.tapSelected(card);
    else this.selectSource(card, sure);
  }

  /** A place was tapped. */
  tapPlace(place: string): void {
    const { player } = this;
    if (!player.playback.catchUp()) return;
    if (!player.view?.table) return;
    if (player.selected && player.selected !== place) {
      this.moveTo(player.selected, place);
    } else if (player.selected === place) this.tapSelected(place);
    else if (player.targets.moves.has(place) || (this.tries && pileOf(player.view, place).length))
      this.selectSource(place, true);
    else this.toggleSpread(place);
  }

  /** Spread a pile out to read it, or close it again. */
  toggleSpread(place: string): void {
    const { player } = this;
    player.expanded = player.expanded === place || pileOf(player.view, place).length < 2 ? null : place;
  }

  /** A source was dragged onto a target. */
  dropOn(source: string, target: string | null): void {
    const { player } = this;
    player.playback.catchUp();
    player.selected = null;
    if (target === "trick" && this.premove.possible) {
      if (this.premove.card !== source) this.premove.toggleMark(source);
    } else if (target && target !== source) this.moveTo(source, target);
  }

  /**
   * Select a card or a pile. If only one place takes it, and the tap cannot have meant its neighbour, move it there.
   */
  private selectSource(source: string, sure: boolean): void {
    const { player } = this;
    const [only, ...others] = player.targets.moves.get(source) ?? [];
    player.selected = source;
    const closing = isCard(source) && performance.now() - this.laid < CLOSING;
    if (only && !others.length && settings.oneplace && sure && !closing && !this.tries) this.moveTo(source, only);
  }

  /** The selected card or pile was tapped again: move it to the only possible place, or deselect it. */
  private tapSelected(source: string): void {
    const target = onlyTarget(this.player.targets, source, this.nearest);
    if (target) this.moveTo(source, target);
    else this.player.selected = null;
  }

  /** Move a card or a pile to a place. */
  private moveTo(source: string, target: string): void {
    if (isCard(source)) this.laid = performance.now();
    this.player.act(tokenFor(source, target), source);
  }
}
