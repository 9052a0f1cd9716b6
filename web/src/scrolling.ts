// What is below the edge of a region that scrolls comes into sight by the keyboard too.

/** While there is more in a region than is seen, the tabulator comes to it, and arrow keys scroll it. */
export function scrolling(region: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver === "undefined") return undefined;
  const look = (): void => {
    if (region.scrollHeight > region.clientHeight + 1) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const words = new MutationObserver(look);
  sizes.observe(region);
  for (const part of region.children) sizes.observe(part);
  words.observe(region, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}
