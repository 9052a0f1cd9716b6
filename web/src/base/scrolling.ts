// Keyboard access to the hidden part of a region that scrolls.
import { sized } from "./sized";

/** While a region has more than is visible, it is a tab stop, and arrow keys scroll it. */
export function scrolling(region: HTMLElement): () => void {
  const look = (): void => {
    if (region.scrollHeight > region.clientHeight + 1) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  };
  const end = sized([region, ...region.children], look);
  const words = new MutationObserver(look);
  words.observe(region, { childList: true, characterData: true, subtree: true });
  return () => {
    end();
    words.disconnect();
  };
}
