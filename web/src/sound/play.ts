// Plays the sounds: each is rendered once, while the page is idle, and stored.
import { afterPaint } from "../base/paint";
import { soon } from "../parts/loading";
import { settings } from "../base/settings.svelte";
import { CARDS, render, SOUNDS, variantsOf, type Sound } from "./sounds";

/** The volume at the default of the setting: quiet compared with a voice. */
const VOLUME = 0.16;
const USUAL = 40;

let context: AudioContext | null = null;
let volume: GainNode | null = null;
const buffers = new Map<string, AudioBuffer>();
let laid = 0;

/** Whether the browser can make sounds now: before the first tap browsers let no page do that. */
const isAudible = (): boolean =>
  typeof AudioContext !== "undefined" && navigator.userActivation?.hasBeenActive !== false;

/** The output of sounds; null if there is none now. */
function audio(): AudioContext | null {
  if (!isAudible()) return null;
  if (!context) {
    context = new AudioContext();
    volume = context.createGain();
    volume.connect(context.destination);
    void renderAll(context);
  }
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Render every sound, one in each idle moment: a tap never waits for all of them. */
async function renderAll(to: AudioContext): Promise<void> {
  for (const sound of SOUNDS)
    for (let variant = 0; variant < variantsOf(sound); variant += 1)
      await soon(() => Promise.resolve(bufferOf(to, sound, variant)));
}

const nameOf = (sound: Sound, variant: number): string => `${sound}${variant}`;

function bufferOf(to: AudioContext, sound: Sound, variant: number): AudioBuffer {
  const name = nameOf(sound, variant);
  const kept = buffers.get(name);
  if (kept) return kept;
  const samples = render(sound, to.sampleRate, variant);
  const buffer = to.createBuffer(1, samples.length, to.sampleRate);
  buffer.copyToChannel(samples, 0);
  buffers.set(name, buffer);
  return buffer;
}

/**
 * Play a sound, if the browser can. A sound that is not rendered yet is rendered after the next paint, so that it does
 * not delay the answer to a tap.
 */
export function play(sound: Sound): void {
  if (!isAudible()) return;
  const variant = sound === "card" ? (laid = (laid + 1) % CARDS) : 0;
  if (buffers.has(nameOf(sound, variant))) start(sound, variant);
  else afterPaint(() => start(sound, variant));
}

function start(sound: Sound, variant: number): void {
  const to = audio();
  if (!to || !volume) return;
  volume.gain.value = (VOLUME * settings.volume) / USUAL;
  const source = to.createBufferSource();
  source.buffer = bufferOf(to, sound, variant);
  source.connect(volume);
  source.start();
}
