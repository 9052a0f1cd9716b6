// What follows the size of parts of the page.

/**
 * Look when one of these parts has another size, and `now` as well; returns what ends that. The look is taken in the next frame:
 * if it came before the picture and changed what is watched, browsers would call that an error of the page (ResizeObserver loop).
 */
export function sized(parts: Iterable<Element>, look: () => void, now = false): () => void {
  if (typeof ResizeObserver === "undefined") return () => {};
  if (now) look();
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  for (const part of parts) observer.observe(part);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
