// How much a pill has room for: its words are measured by their letters, for all pills of a table alike. Widths are those
// of text of the usual size: where it is larger, callers divide by that.
import type { Scene } from "../layout/scene";
import type { View } from "../messages";
import { totalText } from "../words/counted";
import { levelName } from "../words/level";
import { plain, seatName } from "../words/names";
import { numbered } from "../words/short";
import { t } from "../words/words.svelte";

/** About how wide a letter of the second line is, and what else of a pill's width is not for its text, px. */
const LETTER = 6;
const ROUND = { words: 61, sign: 47, own: 57, ownWords: 70 };
/** About how wide a letter of a name is, px; and of a level beside it. A bot's name is short: wide letters tell more there. */
const NAME_LETTER = 8;
const BOT_LETTER = 9.5;
const LEVEL_LETTER = 6.7;
const SMALL_LETTER = 6.5;
/** A letter of a name that is as small as it may be (Pill.svelte), in a pill with an avatar and without. */
const LEAST_LETTER = { small: 5.9, other: 6.4 };
/** What of a pill's width is not for its name, px: its padding (little beside two lines), and the avatar with its gap. */
const TEXT = { broken: 8, small: 16, other: 48 };
/** The longest name for which the avatars go; one that is longer still is cut. */
const LONG = 15;
/** The gap between a name and what stands beside it. */
const GAP = 8;
/** The sign for cards or tricks with the gaps about it. */
const SIGN = 17;
/** Narrower pills have no avatar: the name needs the room, and in the own pill the words for its turn. */
const TIGHT = { own: 150, other: 108 };

/** The side of the button that sorts the hand, at the beginning of the own pill: a finger, and on large tables as large as them. */
export function sortSide({ form, text, seats }: Scene): number {
  if (form === "phone" || form === "low") return 44;
  return Math.max(44, Math.min(44 * text, Math.max(...seats.map(({ h }) => h)) - 4));
}

/** What the second line tells: words, numbers with a sign and their unit, or numbers alone. */
export type Telling = "words" | "unit" | "numbers";

/** The number that the second line begins with: tricks in King, cards in Kings Corner. */
export function counter(view: View, seat: number): number {
  const table = view.table;
  return (table?.game === "king" ? table.taken[seat] : table?.counts[seat]) ?? 0;
}

/** That number in words. */
export function counted(view: View, seat: number): string {
  if (!view.table) return "";
  return t(view.table.game === "king" ? "tricks-count" : "cards-count", { count: counter(view, seat) });
}

export const total = (view: View, seat: number): number => view.sheet.totals[seat] ?? 0;
export const points = (view: View, seat: number): string => totalText(view, total(view, seat));

/** The level of a bot; empty for people. */
export function level(view: View, seat: number): string {
  const { kind = "open", substitute } = view.seats[seat] ?? {};
  if (substitute) return levelName(substitute);
  return kind === "human" || kind === "open" ? "" : levelName(kind);
}

/** A name for two lines in a pill of this width: words that are longer than a line may be parted in their middle. */
export const parted = (name: string, width: number): string =>
  name.replace(/[^\s-]+/gu, (word) => {
    const letters = [...word];
    if (letters.length * LEAST_LETTER.small + TEXT.broken <= width) return word;
    const half = Math.ceil(letters.length / 2);
    return `${letters.slice(0, half).join("")}\u00ad${letters.slice(half).join("")}`;
  });

/** What the pills of one table have room for. */
export class Measures {
  private readonly inWords: number;
  private readonly withSign: number;
  private readonly inNumbers: number;
  private readonly ownTurn: number;
  private readonly longestName: number;

  constructor(
    private readonly view: View,
    private readonly me: number,
  ) {
    // The longest second line of all seats, so that all pills of a width look alike.
    const longest = (line: (seat: number) => string): number => Math.max(...view.seats.map((_, seat) => line(seat).length)) * LETTER;
    this.inWords = longest((seat) => `${counted(view, seat)} · ${points(view, seat)}`);
    this.withSign = longest((seat) => `${counter(view, seat)} · ${points(view, seat)}`) + SIGN;
    this.inNumbers = longest((seat) => `${counter(view, seat)} · ${plain(total(view, seat))}`) + SIGN;
    this.longestName = Math.max(0, ...view.seats.map((_, seat) => (seat === me ? 0 : this.letters(seat))));
    // The room that the words for the own turn need beside the avatar.
    this.ownTurn = t("turn-yours").length * NAME_LETTER + ROUND.words;
  }

  /** How much a pill of this width tells. In the own one there is a button where others have an avatar. */
  telling(seat: number, width: number): Telling {
    const sorts = seat === this.me && this.view.phase === "deal";
    if (this.inWords + (sorts ? ROUND.ownWords : ROUND.words) <= width) return "words";
    return this.withSign + (seat === this.me ? ROUND.own : ROUND.sign) <= width ? "unit" : "numbers";
  }

  /** Whether a pill has no room for the avatar: its name or its numbers need it. */
  small(seat: number, width: number): boolean {
    const own = seat === this.me;
    const named = own ? this.ownTurn : Math.min(this.longestName, LONG) * LEAST_LETTER.other + TEXT.other;
    return width < (own ? TIGHT.own : TIGHT.other) || this.inNumbers + ROUND.sign > width || named > width;
  }

  /** Whether a name fits one line of a pill without an avatar. */
  fits(seat: number, width: number): boolean {
    return this.letters(seat) * LEAST_LETTER.small + TEXT.small <= width;
  }

  private letters(seat: number): number {
    return [...seatName(this.view, seat)].length;
  }

  /** The name of a seat; the mere number of one without a name where there is room for nothing else. */
  shown(seat: number, width: number): string {
    const name = seatName(this.view, seat);
    const room = width - (this.small(seat, width) ? TEXT.small : TEXT.other);
    return [...name].length * SMALL_LETTER > room ? numbered(name) || name : name;
  }

  /** Whether the names of all bots, in pills of these widths, have room for the level in words beside them. */
  namesLevels(widths: readonly number[]): boolean {
    return widths.every((width, seat) => {
      const said = level(this.view, seat).length * LEVEL_LETTER;
      return !said || [...seatName(this.view, seat)].length * BOT_LETTER + said + ROUND.words + GAP <= width;
    });
  }
}
