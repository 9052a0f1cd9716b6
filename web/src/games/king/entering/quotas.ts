// What players may still choose where they choose the contracts, as everyone at the table counts it.
import type { Options, Row } from "../../../pad/counting";
import { NEGATIVE, PLAYERS, read } from "../../../pad/king";

export interface Quotas {
  /** How often each contract may still be played. */
  contracts: Readonly<Record<string, number>>;
  /** How many deals to avoid each player still chooses; null: any number. */
  avoid: readonly number[] | null;
  /** How many deals with a trump, or a minus, each player still chooses. */
  trumps: readonly number[];
}

/** After these rows; `first` is the seat that dealt the first of them. */
export function quotasOf(options: Options, rows: readonly Row[], first: number): Quotas {
  const { contracts, each_negative, quota_negative, quota_plus } = read(options);
  const left = Object.fromEntries(contracts.map((one) => [one, each_negative]));
  const avoid = Array.from({ length: PLAYERS }, () => quota_negative);
  const trumps = avoid.map(() => quota_plus);
  rows.forEach(({ contract = "", missing }, index) => {
    const chooser = (first + index + 1) % PLAYERS;
    if (missing) return;
    if (!NEGATIVE.includes(contract)) return void (trumps[chooser] = Math.max(0, (trumps[chooser] ?? 0) - 1));
    left[contract] = Math.max(0, (left[contract] ?? 0) - 1);
    avoid[chooser] = Math.max(0, (avoid[chooser] ?? 0) - 1);
  });
  return { contracts: left, avoid: quota_negative ? avoid : null, trumps };
}
