// How rows share a height, or columns a width: all alike while that is enough for each, else by what they need.

/**
 * Parts of `total`, each as large as it needs to be where all needs together fit; what is left over goes to the smallest.
 * Where they do not fit, those that need least get what they need, and the others the same each.
 */
export function shares(total: number, needs: readonly number[]): number[] {
  const fits = needs.reduce((all, need) => all + need, 0) <= total;
  const bound = fits ? Math.max : Math.min;
  let rest = total;
  let left = needs.length;
  for (const need of [...needs].sort((a, b) => (fits ? b - a : a - b))) {
    if (bound(need, rest / left) !== need) break;
    rest -= need;
    left -= 1;
  }
  return needs.map((need) => (left ? bound(need, rest / left) : need));
}
