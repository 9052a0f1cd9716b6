// What one looks like, kept in the settings, and what the others at a table look like: two people never look alike there.
import { FIGURES, type Figure, type SeatView } from "../messages";
import { keepSettings, settings } from "../settings.svelte";
import { ANIMALS, DISCS } from "./portrait";

export interface Look {
  figure: Figure;
  /** 1 to 8. */
  disc: number;
}

/** What people at a table have, and who. */
export interface Taken {
  figures: ReadonlyMap<string, string>;
  discs: ReadonlyMap<number, string>;
}

export const NOTHING_TAKEN: Taken = { figures: new Map(), discs: new Map() };

/** What the people at a table have; without the one on seat `but`. */
export function takenAt(seats: readonly SeatView[], but: number | null = null): Taken {
  const others = seats.filter(({ kind }, seat) => kind === "human" && seat !== but);
  return { figures: new Map(others.filter(({ figure }) => figure !== "letter").map(({ figure, name }) => [figure, name])), discs: new Map(others.map(({ disc, name }) => [disc, name])) };
}

const oneOf = <Value>(values: readonly Value[], otherwise: Value): Value => values[Math.floor(Math.random() * values.length)] ?? otherwise;

/** A look that is free, as near to `wish` as can be; what is not wished is drawn by lot. */
export function freeLook({ figures, discs }: Taken, wish: { figure: Figure | ""; disc: number }): Look {
  const figure = wish.figure && !figures.has(wish.figure) ? wish.figure : oneOf(ANIMALS.filter((one) => !figures.has(one)), FIGURES[0]);
  const disc = wish.disc && !discs.has(wish.disc) ? wish.disc : oneOf(DISCS.filter((one) => !discs.has(one)), 1);
  return { figure, disc };
}

/** One's own look. It is drawn by lot once, and kept. */
export function ownLook(): Look {
  const look = freeLook(NOTHING_TAKEN, settings);
  if (look.figure !== settings.figure || look.disc !== settings.disc) {
    Object.assign(settings, look);
    keepSettings();
  }
  return look;
}
