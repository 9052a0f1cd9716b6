// A text as a QR code (ISO/IEC 18004): bytes, error correction of level M, versions 1 to 10, which hold up to 213 bytes.

/** Rows of modules, true where they are dark; without the quiet zone of four modules that belongs round them. */
export type Code = readonly (readonly boolean[])[];

/** Of each version: error correction words of a block, blocks, data words of a block, and blocks that hold one more. */
const BLOCKS: readonly (readonly [number, number, number, number])[] = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 4, 38, 2],
  [22, 5, 36, 2],
  [26, 5, 43, 1],
];
/** Where the small squares lie, rows and columns alike. */
const SQUARES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** The code of a text; null if it is too long for one. */
export function qrCode(text: string): Code | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, index) => bytes.length <= capacity(index + 1)) + 1;
  if (!version) return null;
  const bits = interleaved(words(bytes, version), version).flatMap((word) => bitsOf(word, 8));
  const drawn = MASKS.map((_, mask) => draw(version, bits, mask));
  const penalties = drawn.map(penalty);
  return drawn[penalties.indexOf(Math.min(...penalties))] ?? null;
}

/** How many bytes of text a version holds. */
function capacity(version: number): number {
  return dataWords(version) - (version < 10 ? 2 : 3); // the mode and the length take these
}

function dataWords(version: number): number {
  const [, blocks, words, longer] = BLOCKS[version - 1] as readonly [number, number, number, number];
  return blocks * words + longer;
}

/** The `count` lowest bits of a number, the highest of them first. */
function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);
}

/** The data words: mode, length, text, end, and what fills the rest. */
function words(bytes: Uint8Array, version: number): number[] {
  const bits = [0, 1, 0, 0, ...bitsOf(bytes.length, version < 10 ? 8 : 16), ...[...bytes].flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0];
  const found = Array.from({ length: bits.length >> 3 }, (_, index) => bits.slice(index * 8, index * 8 + 8).reduce((word, bit) => word * 2 + bit, 0));
  const room = dataWords(version) - found.length;
  return [...found, ...Array.from({ length: room }, (_, index) => (index % 2 ? 0x11 : 0xec))];
}

// --- error correction: Reed and Solomon's, over the field of 256 elements that 0x11d makes

const POWERS = Array.from({ length: 255 }, ((value) => () => {
  const now = value;
  value = (value << 1) ^ (value > 127 ? 0x11d : 0);
  return now;
})(1));

const LOGS = POWERS.reduce<number[]>((logs, value, power) => {
  logs[value] = power;
  return logs;
}, []);

function times(a: number, b: number): number {
  return a && b ? (POWERS[((LOGS[a] as number) + (LOGS[b] as number)) % 255] as number) : 0;
}

/** The `count` words that correct a block. */
function correction(block: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let power = 0; power < count; power += 1) {
    const root = POWERS[power] as number;
    divisor = [...divisor, 0].map((factor, index) => factor ^ times(divisor[index - 1] ?? 0, root));
  }
  const rest = [...block, ...Array<number>(count).fill(0)];
  block.forEach((_, at) => {
    const factor = rest[at] as number;
    divisor.forEach((each, index) => (rest[at + index] = (rest[at + index] as number) ^ times(each, factor)));
  });
  return rest.slice(block.length);
}

/** All words in the order in which they are drawn: the blocks' first words, their second ones, ..., then the corrections. */
function interleaved(data: readonly number[], version: number): number[] {
  const [count, blocks, length, longer] = BLOCKS[version - 1] as readonly [number, number, number, number];
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, index) => data.slice(at, (at += length + (index >= blocks - longer ? 1 : 0))));
  const checks = parts.map((part) => correction(part, count));
  const across = (rows: readonly (readonly number[])[], columns: number): number[] =>
    Array.from({ length: columns }, (_, column) => rows.flatMap((row) => row[column] ?? [])).flat();
  return [...across(parts, length + 1), ...across(checks, count)];
}

// --- drawing

/** `value`, and behind it what is left of it divided by `divisor`, which has `checks` + 1 bits. */
function checked(value: number, divisor: number, checks: number): number {
  let rest = value << checks;
  for (let bit = 31 - Math.clz32(rest); rest >> checks; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - checks);
  return (value << checks) | rest;
}

function draw(version: number, bits: readonly number[], mask: number): boolean[][] {
  const size = version * 4 + 17;
  const fixed: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (y: number, x: number, dark: boolean): void => {
    const row = fixed[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  /** A square of rings round a middle: dark where the distance from it is none of `light`. */
  const rings = (middleY: number, middleX: number, radius: number, light: readonly number[]): void => {
    for (let y = -radius; y <= radius; y += 1) {
      for (let x = -radius; x <= radius; x += 1) set(middleY + y, middleX + x, !light.includes(Math.max(Math.abs(y), Math.abs(x))));
    }
  };

  for (let at = 8; at < size - 8; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const y of SQUARES[version - 1] ?? []) {
    for (const x of SQUARES[version - 1] ?? []) {
      const corner = (y === 6 && (x === 6 || x === size - 7)) || (x === 6 && y === size - 7);
      if (!corner) rings(y, x, 2, [1]);
    }
  }
  for (const [y, x] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) rings(y, x, 4, [2, 4]);

  const format = checked(mask, 0x537, 10) ^ 0x5412; // level M is 00
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((format >> bit) & 1) === 1;
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : 8, bit < 8 ? 8 : bit === 8 ? 7 : 14 - bit, dark);
    if (bit < 8) set(8, size - 1 - bit, dark);
    else set(size - 15 + bit, 8, dark);
  }
  set(size - 8, 8, true);
  if (version > 6) {
    const written = checked(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit += 1) {
      const dark = ((written >> bit) & 1) === 1;
      set(Math.floor(bit / 3), size - 11 + (bit % 3), dark);
      set(size - 11 + (bit % 3), Math.floor(bit / 3), dark);
    }
  }

  // Up and down in pairs of columns from the right, past the column of marks.
  const flip = MASKS[mask] as (row: number, column: number) => boolean;
  const code = fixed.map((row) => row.map((dark) => dark ?? false));
  let next = 0;
  for (let right = size - 1, upwards = true; right > 0; right -= right === 8 ? 3 : 2, upwards = !upwards) {
    for (let step = 0; step < size; step += 1) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]?.[x] !== undefined) continue;
        (code[y] as boolean[])[x] = (bits[next] ?? 0) === 1 !== flip(y, x);
        next += 1;
      }
    }
  }
  return code;
}

/** How hard a code is to read: long runs, blocks, what looks like a corner mark, and unequal light and dark. */
function penalty(code: Code): number {
  const size = code.length;
  const columns = code.map((_, x) => code.map((row) => row[x] as boolean));
  let found = 0;
  for (const line of [...code, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    for (let at = 0; at + 11 <= size; at += 1) {
      const part = text.slice(at, at + 11);
      if (part === "10111010000" || part === "00001011101") found += 40;
    }
  }
  let dark = 0;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const one = code[y]?.[x];
      if (one) dark += 1;
      if (y && x && one === code[y - 1]?.[x] && one === code[y]?.[x - 1] && one === code[y - 1]?.[x - 1]) found += 3;
    }
  }
  return found + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
