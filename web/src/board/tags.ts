// Moves tags apart that would touch each other. Pure.

export interface Tag {
  /** The middle of the tag, and its upper edge. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** How far it may move to either side and still be at its card. */
  reach: number;
}

/** The gap between two tags, px. */
const AIR = 6;

/** The same tags, moved sideways as far as necessary; earlier tags move first. */
export function apart<Each extends Tag>(tags: readonly Each[]): Each[] {
  const found = tags.map((each) => ({ ...each }));
  for (let i = 0; i < found.length; i += 1) {
    for (let j = i + 1; j < found.length; j += 1) {
      const [a, b] = [found[i], found[j]];
      if (!a || !b || Math.abs(a.y - b.y) >= Math.max(a.h, b.h) + AIR / 2) continue;
      const wanted = (a.w + b.w) / 2 + AIR - Math.abs(a.x - b.x);
      if (wanted <= 0) continue;
      const way = a.x <= b.x ? 1 : -1;
      const first = Math.min(wanted, a.reach);
      a.x -= way * first;
      b.x += way * Math.min(wanted - first, b.reach);
    }
  }
  return found;
}
