import decode from "qr/decode.js";
import { describe, expect, it } from "vitest";
import { qrCode, type Code } from "../src/room/qr";

/** The code from a camera's view, `scale` pixels per module. */
function photographed({ size, path }: Code, scale = 4): { width: number; height: number; data: Uint8Array } {
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

describe("a QR code", () => {
  it.each([
    "ab",
    "http://192.168.1.23:8000/room/k3q9zt7m2xw8vbn4#seat=Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4",
    "https://cards.example/room/k3q9zt7m2xw8vbn4#seat=Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4",
    `https://${"long.".repeat(40)}example/room/k3q9zt7m2xw8vbn4#seat=Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4`,
    "https://kort-på-nätet.example/room/k3q9zt7m2xw8vbn4",
  ])("is read as %s", (link) => {
    expect(decode(photographed(qrCode(link)))).toBe(link);
  });

  it("is as small as a link can be, with four light modules around", () => {
    const { size, path } = qrCode("https://cards.example/room/k3q9zt7m2xw8vbn4#seat=Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4");
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(size).toBe(5 * 4 + 17 + 8); // version 5 holds 84 bytes
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
  });
});
