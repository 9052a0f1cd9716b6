// What is below the edge of a region that scrolls comes into sight by the keyboard too.
import { sized } from "./sized";

/** While there is more in a region than is seen, the tabulator comes to it, and arrow keys scroll it. */
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
