import decode from "qr/decode.js";
import { describe, expect, it } from "vitest";
import { qrCode } from "../src/base/qr";
import { photographed } from "./photographed";

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
