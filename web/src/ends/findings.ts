// What this page has found out about the shuffles of a match, in words (shuffle/shuffleWatch.svelte.ts).
import type { View } from "../base/messages";
import type { Finding } from "../shuffle/shuffleWatch.svelte";
import { list, seatName } from "../words/names";
import { t } from "../words/words.svelte";

const deals = (numbers: readonly number[]): string => list(numbers.map((deal) => `${deal + 1}`));

/** One line at the end of a match; "" where this page has checked nothing. */
export function checkedText(findings: readonly Finding[]): string {
  const count = findings.filter(({ result }) => result === "checked").length;
  if (!count) return "";
  return count === findings.length
    ? t("fair-checked", { count })
    : t("fair-checked-some", { count, all: findings.length });
}

/** What is to be said besides: what is wrong, what was not checked and why, whose device did not answer. */
export function findingLines(findings: readonly Finding[], view: View): string[] {
  const lines = findings.flatMap(({ deal, result }) =>
    result === "checked" || result === "later" || result === "late"
      ? []
      : [`${t("fair-wrong-title", { deal: deal + 1 })}: ${t(`fair-wrong-${result}`)}`],
  );
  for (const result of ["later", "late"] as const) {
    const found = findings.filter((finding) => finding.result === result).map(({ deal }) => deal);
    if (found.length) lines.push(t(`fair-${result}`, { deals: deals(found) }));
  }
  const silent = view.seats.flatMap((_, seat) => {
    const found = view.proofs.filter((proof) => proof.silent.includes(seat)).map(({ deal }) => deal);
    return found.length ? [t("fair-voids-one", { name: seatName(view, seat), deals: deals(found) })] : [];
  });
  if (silent.length) lines.push(t("fair-voids", { seats: list(silent) }));
  return lines;
}
