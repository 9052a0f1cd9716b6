// The player's own look, stored in the settings, and the looks of the others at a table: no two people look the same
// there.
import { FIGURES, type Figure, type SeatView } from "../base/messages";
import { keepSettings, settings } from "../base/settings.svelte";
import { ANIMALS, DISCS } from "./portrait";

export interface Look {
  figure: Figure;
  /** 1 to 8. */
  disc: number;
}

/** The figures and discs of the people at a table, and whose they are. */
export interface Taken {
  figures: ReadonlyMap<string, string>;
  discs: ReadonlyMap<number, string>;
}

export const NOTHING_TAKEN: Taken = { figures: new Map(), discs: new Map() };

/** The figures and discs of the people at a table, except the person on seat `but`. */
export function takenAt(seats: readonly SeatView[], but: number | null = null): Taken {
  const others = seats.filter(({ kind }, seat) => kind === "human" && seat !== but);
  return {
    figures: new Map(others.filter(({ figure }) => figure !== "letter").map(({ figure, name }) => [figure, name])),
    discs: new Map(others.map(({ disc, name }) => [disc, name])),
  };
}

const oneOf = <Value>(values: readonly Value[], otherwise: Value): Value =>
  values[Math.floor(Math.random() * values.length)] ?? otherwise;

/** A free look, as close to `wish` as possible; parts without a wish are drawn at random. */
export function freeLook({ figures, discs }: Taken, wish: { figure: Figure | ""; disc: number }): Look {
  const figure =
    wish.figure && !figures.has(wish.figure)
      ? wish.figure
      : oneOf(
          ANIMALS.filter((one) => !figures.has(one)),
          FIGURES[0],
        );
  const disc =
    wish.disc && !discs.has(wish.disc)
      ? wish.disc
      : oneOf(
          DISCS.filter((one) => !discs.has(one)),
          1,
        );
  return { figure, disc };
}

/** The player's own look. It is drawn at random once, and stored. */
export function ownLook(): Look {
  const look = freeLook(NOTHING_TAKEN, settings);
  if (look.figure !== settings.figure || look.disc !== settings.disc) {
    Object.assign(settings, look);
    keepSettings();
  }
  return look;
}
