// Tracks the size of parts of the page.

/**
 * Call `look` when one of these parts changes its size, and immediately if `now`; return a function that ends that. The
 * call is made in the next frame: if it came before the paint and changed the observed size, browsers would report an
 * error (ResizeObserver loop).
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
