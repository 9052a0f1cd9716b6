import { describe, expect, it } from "vitest";
import { qrCode, type Code } from "../src/room/qr";

/** "ab" as another encoder writes it (Python's qrcode 8, level M, bytes, mask 2). */
const AB = `
#######..#.##.#######
#.....#..###..#.....#
#.###.#.#..#..#.###.#
#.###.#.#..##.#.###.#
#.###.#.#####.#.###.#
#.....#.##..#.#.....#
#######.#.#.#.#######
........##.##........
#.#####..#..#.#####..
..##...##.#.#..#..#.#
#.#.####..##.#..#..#.
.###......#....##.##.
..##.###.###.#..#.#..
........##.####..#..#
#######..#..#.##...#.
#.....#.#######..#..#
#.###.#.#.#.#..#..#..
#.###.#.##..#..#..#..
#.###.#.#..#.#..###..
#.....#..##....##.#..
#######.##.#.#..####.
`.trim();

/** SHA-256 of longer ones from there, rows of 0 and 1: several blocks, an alignment pattern or more, the version's own marks. */
const OTHERS = [
  ["https://cards.example/room/k3q9zt7m2xw8vbn4#seat=Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4", 5, "3bc330a03587c355dfdd7531ceb26c92d1ec8f99d49bc3c03c9ce29b1aa2187d"],
  ["x".repeat(200), 10, "64e9db0f7dcfa486be63739a1efef2c8324387cf233f7686c75d9b4e079a8873"],
] as const;

const drawn = (code: Code | null, dark: string, light: string): string => (code ?? []).map((row) => row.map((one) => (one ? dark : light)).join("")).join("\n");

async function sha256(text: string): Promise<string> {
  const found = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

describe("a QR code", () => {
  it("is what another encoder makes of the text", () => {
    expect(drawn(qrCode("ab"), "#", ".")).toBe(AB);
  });

  it.each(OTHERS.map(([text, version, digest]) => [version, text, digest] as const))("is the same in version %i", async (version, text, digest) => {
    const code = qrCode(text);
    expect(code?.length).toBe(version * 4 + 17);
    expect(await sha256(drawn(code, "1", "0"))).toBe(digest);
  });

  it("takes the smallest version that holds the bytes, and none for what is too long", () => {
    const versions = [14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 213].map((length) => ((qrCode("a".repeat(length))?.length ?? 0) - 17) / 4);
    expect(versions).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10]);
    expect(qrCode("a".repeat(214))).toBeNull();
    expect(qrCode("ș".repeat(107))).toBeNull(); // two bytes each
  });
});
