// One voice for the whole page. A dialog silences everything below it, including announcements: so these go to the
// dialog on top or, if none is open, to the table.

interface Region {
  node: HTMLElement;
  since: number;
}

const regions: Region[] = [];

/** Milliseconds until screen readers know a new region: earlier announcements in it are lost. */
const KNOWN = 150;
/** Milliseconds after which a screen reader no longer finds an announcement. */
const STAYS = 4000;

/** Makes an element the place for announcements, as long as it is the one on top. An attachment. */
export function region(node: HTMLElement): () => void {
  const made = { node, since: performance.now() };
  for (const below of regions) below.node.replaceChildren(); // otherwise it would be said again when the dialog closes
  regions.push(made);
  return () => void regions.splice(regions.indexOf(made), 1);
}

/** The region on top: that of the newest dialog or, without one, of the page. */
function top(): Region | undefined {
  return regions.findLast(({ node }) => node.closest("dialog")) ?? regions.at(-1);
}

/** Whether a dialog covers the page: then announcements of the page itself are not heard. */
export const covered = (): boolean => top()?.node.closest("dialog") != null;

/** Announce something; the same words a second time too. */
export function say(text: string): void {
  const there = top();
  if (!there) return;
  const young = there.since + KNOWN - performance.now();
  if (young > 0) {
    setTimeout(() => say(text), young);
    return;
  }
  // Announcements are added. Earlier ones stay for a while: screen readers notice changes late, and several at once.
  const line = there.node.ownerDocument.createElement("span");
  line.textContent = text;
  there.node.append(line);
  setTimeout(() => line.remove(), STAYS);
}
