// Writes the sounds of the table as WAV files, to listen to: npm run sounds -- FOLDER
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";

const RATE = 44_100;
const { render, SOUNDS, variantsOf } = (await runnerImport("./src/sound/sounds.ts")).module;
const folder = process.argv[2];
if (!folder) throw new Error("Name the folder for the files.");
mkdirSync(folder, { recursive: true });
for (const sound of SOUNDS) {
  for (let variant = 0; variant < variantsOf(sound); variant += 1) {
    const samples = render(sound, RATE, variant);
    const file = Buffer.alloc(44 + 2 * samples.length);
    file.write("RIFF", 0);
    file.writeUInt32LE(36 + 2 * samples.length, 4);
    file.write("WAVEfmt ", 8);
    file.writeUInt32LE(16, 16);
    file.writeUInt16LE(1, 20); // PCM
    file.writeUInt16LE(1, 22); // one channel
    file.writeUInt32LE(RATE, 24);
    file.writeUInt32LE(2 * RATE, 28);
    file.writeUInt16LE(2, 32);
    file.writeUInt16LE(16, 34);
    file.write("data", 36);
    file.writeUInt32LE(2 * samples.length, 40);
    samples.forEach((value, i) => file.writeInt16LE(Math.round(32_767 * value), 44 + 2 * i));
    writeFileSync(join(folder, `${sound}${variant || ""}.wav`), file);
  }
}
