// A code as a camera sees it.
import type { Code } from "../src/base/qr";

/** The code from a camera's view, `scale` pixels per module. */
export function photographed({ size, path }: Code, scale = 4): { width: number; height: number; data: Uint8Array } {
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < scale * scale; at += 1) {
      const pixel = (Number(y) * scale + Math.floor(at / scale)) * width + Number(x) * scale + (at % scale);
      data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return { width, height: width, data };
}
