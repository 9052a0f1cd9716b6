// The picture of a person or bot at a table, and the position of the head in it.
import { FIGURES, type Figure, type Likeness, type SeatView } from "../base/messages";
import { at } from "../base/site";
import figures from "./figures.svg";

/** What a portrait needs to know. */
export type Person = Pick<SeatView, "name" | "kind" | "figure" | "disc">;

/** The figures that are animals; the page draws the letter itself. */
export const ANIMALS: readonly Figure[] = FIGURES.filter((figure) => figure !== "letter");
/** The discs, which are the colours of people (themes.css). */
export const DISCS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The colour of a disc; an open seat has none, and gets the least conspicuous one. */
const COLOURS = [
  "var(--disc-8)",
  "var(--disc-1)",
  "var(--disc-2)",
  "var(--disc-3)",
  "var(--disc-4)",
  "var(--disc-5)",
  "var(--disc-6)",
  "var(--disc-7)",
  "var(--disc-8)",
];
export const discColour = (disc: number): string => COLOURS[disc] ?? "var(--disc-8)";

/** A person's line in a chart and their name beside it: the disc's colour with enough contrast for text. */
export const lineColour = (disc: number): string => `color-mix(in srgb, ${discColour(disc)}, var(--text) 30%)`;

export const isFigure = (figure: Likeness): figure is Figure => (FIGURES as readonly string[]).includes(figure);

/** The picture of an animal: a view of the file that contains them all. */
export const figurePicture = (figure: Figure): string => at(`${figures}#${figure}`);

/** The position of a court's head, in percent of the disc: how far the picture is moved to the left and up. */
const HEADS: Partial<Record<Likeness, readonly [number, number]>> = {
  "queen-hearts": [45, 6],
  "king-clubs": [43, 3],
  "queen-diamonds": [33, 5],
  "jack-hearts": [45, 4],
  "queen-clubs": [24, 4],
  "jack-diamonds": [50, 4],
  "king-spades": [45, 3],
};
const HEAD = [45, 4] as const;
/** The card of this head. */
export const cardOf = (court: Likeness): string =>
  court.replace(/^(.).*-(.).*$/, (_, rank: string, suit: string) => (rank + suit).toUpperCase());
export const headOf = (court: Likeness): readonly [number, number] => HEADS[court] ?? HEAD;

/** The letter on a person's portrait: that of the name, or "?" if the name has neither letters nor digits. */
export const letterOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? "?";
