// Points, means and shares as the profile prints them.
import { region, t } from "../words/words.svelte";

const minus = (text: string): string => text.replace("-", "−");

/** A mean with one decimal at most; `sign`: with its sign, as in games that can give and cost points. */
export function meanText(value: number, sign: boolean): string {
  const rounded = Math.round(value * 10) / 10 || 0;
  const format = new Intl.NumberFormat(region(), {
    maximumFractionDigits: 1,
    signDisplay: sign ? "exceptZero" : "auto",
  });
  return minus(format.format(rounded));
}

/** The same as a whole number, where there is little room. */
export const wholeText = (value: number, sign: boolean): string => meanText(Math.round(value), sign);

/** A share of 1 in percent. */
export const shareText = (share: number): string => t("profile-share", { share: Math.round(share * 100) });
