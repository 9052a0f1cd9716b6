// One voice for the whole page. A dialog silences all that lies below it, what is said there too: so it is said in the dialog
// on top, and where none is open at the table.

interface Region {
  node: HTMLElement;
  since: number;
}

const regions: Region[] = [];

/** Milliseconds until screen readers know a region that is new: what is said in it before is lost. */
const KNOWN = 150;
/** Milliseconds after which a screen reader no longer finds what was said. */
const STAYS = 4000;

/** An element in which is said what there is to say, as long as it is the one on top. An attachment. */
export function region(node: HTMLElement): () => void {
  const made = { node, since: performance.now() };
  for (const below of regions) below.node.replaceChildren(); // or it would be said again when the dialog closes
  regions.push(made);
  return () => void regions.splice(regions.indexOf(made), 1);
}

/** The region on top: that of the newest dialog or, without one, of the page. */
function top(): Region | undefined {
  return regions.findLast(({ node }) => node.closest("dialog")) ?? regions.at(-1);
}

/** Whether a dialog lies above the page: then nothing is heard of what the page itself says. */
export const covered = (): boolean => top()?.node.closest("dialog") != null;

/** Say something; the same words a second time too. */
export function say(text: string): void {
  const there = top();
  if (!there) return;
  const young = there.since + KNOWN - performance.now();
  if (young > 0) {
    setTimeout(() => say(text), young);
    return;
  }
  // What is added is said. What was said before stays for a while: screen readers hear of changes late, and of several at once.
  const line = there.node.ownerDocument.createElement("span");
  line.textContent = text;
  there.node.append(line);
  setTimeout(() => line.remove(), STAYS);
}
