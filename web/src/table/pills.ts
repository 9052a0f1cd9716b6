// How much a pill has room for: its words are measured in the page's typeface, for all pills of a table alike. Widths are
// those of text of the usual size: where it is larger, callers divide by that.
import type { Scene } from "../layout/scene";
import type { View } from "../messages";
import { totalText } from "../words/counted";
import { tricksOf } from "../words/game";
import { levelName } from "../words/level";
import { plain, seatName } from "../words/names";
import { numbered } from "../words/short";
import { t } from "../words/words.svelte";
import { textWidth } from "./textWidth.svelte";

/** The sizes of text in a pill that has an avatar, and in one without (Pill.svelte), px; and those of its other words. */
const NAME = { small: 13, other: 14 };
const LINE = 13;
const LEVEL = 12;
/** How far a name is made smaller before it is cut (Pill.svelte). */
const LEAST = 0.78;
/** What of a pill's width is not for its second line, px. */
const ROUND = { words: 61, sign: 47, own: 57, ownWords: 70 };
/** What of a pill's width is not for its name, px: its padding, and the avatar with its gap, which are larger where words tell all. */
const TEXT = { small: 17, other: 49, words: 62 };
/** Beside a name in two lines without an avatar there is little padding. */
const BROKEN = 8;
/** The width of the longest name for which the avatars go, em; one that is longer still takes two lines. */
const LONG = 8.9;
/** The gap between a name and what stands beside it. */
const GAP = 8;
/** The sign for cards or tricks with the gaps about it. */
const SIGN = 17;
/** Narrower pills have no avatar: the name needs the room, and in the own pill the words for its turn, px. */
const TIGHT = { own: 150, other: 108 };

/** The side of the button that sorts the hand, at the beginning of the own pill: a finger, and on large tables as large as them. */
export function sortSide({ form, text, seats }: Scene): number {
  if (form === "phone" || form === "low") return 44;
  return Math.max(44, Math.min(44 * text, Math.max(...seats.map(({ h }) => h)) - 4));
}

/** What the second line tells: words, numbers with a sign and their unit, or numbers alone. */
export type Telling = "words" | "unit" | "numbers";

/** The number that the second line begins with: of tricks where cards are played to tricks, else of cards. */
export function counter(view: View, seat: number): number {
  const tricks = tricksOf(view);
  return (tricks ? tricks.taken[seat] : view.table?.counts[seat]) ?? 0;
}

/** That number in words. */
export function counted(view: View, seat: number): string {
  if (!view.table) return "";
  return t(tricksOf(view) ? "tricks-count" : "cards-count", { count: counter(view, seat) });
}

export const total = (view: View, seat: number): number => view.sheet.totals[seat] ?? 0;
export const points = (view: View, seat: number): string => totalText(view, total(view, seat));

/** The level of a bot; empty for people. */
export function level(view: View, seat: number): string {
  const { kind = "open", substitute } = view.seats[seat] ?? {};
  if (substitute) return levelName(substitute);
  return kind === "human" || kind === "open" ? "" : levelName(kind);
}

const name = (text: string): number => textWidth(text, 700);
const line = (text: string): number => textWidth(text, 400) * LINE;
/** The width of a name that is as small as it may be, px. */
const least = (text: string, small: boolean): number => name(text) * (small ? NAME.small : NAME.other) * LEAST;

/** A name for two lines in a pill of this width: words that are longer than a line may be parted in their middle. */
export const parted = (name: string, width: number, small: boolean): string =>
  name.replace(/[^\s-]+/gu, (word) => {
    const letters = [...word];
    if (least(word, small) + (small ? BROKEN : TEXT.words) <= width) return word;
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
    const longest = (told: (seat: number) => string): number => Math.max(...view.seats.map((_, seat) => line(told(seat))));
    this.inWords = longest((seat) => `${counted(view, seat)} · ${points(view, seat)}`);
    this.withSign = longest((seat) => `${counter(view, seat)} · ${points(view, seat)}`) + SIGN;
    this.inNumbers = longest((seat) => `${counter(view, seat)} · ${plain(total(view, seat))}`) + SIGN;
    this.longestName = Math.max(0, ...view.seats.map((_, seat) => (seat === me ? 0 : name(seatName(view, seat)))));
    // The room that the words for the own turn need beside the avatar.
    this.ownTurn = name(t("turn-yours")) * NAME.other + ROUND.words;
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
    const named = own ? this.ownTurn : Math.min(this.longestName, LONG) * NAME.other * LEAST + TEXT.other;
    return width < (own ? TIGHT.own : TIGHT.other) || this.inNumbers + ROUND.sign > width || named > width;
  }

  /** Whether a name fits one line of its pill, in small letters. */
  fits(seat: number, width: number): boolean {
    return this.hasRoom(seatName(this.view, seat), seat, width);
  }

  /** The name of a seat; the mere number of one without a name where there is room for nothing else. */
  shown(seat: number, width: number): string {
    const said = seatName(this.view, seat);
    return this.hasRoom(said, seat, width) ? said : numbered(said) || said;
  }

  private hasRoom(said: string, seat: number, width: number): boolean {
    const small = this.small(seat, width);
    const rest = small ? TEXT.small : this.telling(seat, width) === "words" ? TEXT.words : TEXT.other;
    return least(said, small) + rest <= width;
  }

  /** The width of the second line of a pill that tells numbers alone, in em of its text. */
  numbers(seat: number): number {
    return textWidth(`${counter(this.view, seat)} · ${plain(total(this.view, seat))}`, 400) + SIGN / LINE;
  }

  /** Whether the names of all bots, in pills of these widths, have room for the level in words beside them. */
  namesLevels(widths: readonly number[]): boolean {
    return widths.every((width, seat) => {
      const said = textWidth(level(this.view, seat), 400) * LEVEL;
      return !said || name(seatName(this.view, seat)) * NAME.other + said + ROUND.words + GAP <= width;
    });
  }
}
