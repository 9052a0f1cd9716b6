// Two sounds, made on the spot: no files, no licence. Off until a player turns them on.

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A card on cloth: 90 ms of filtered noise. */
export function rustle(): void {
  const to = audio();
  if (!to) return;
  const length = Math.round(to.sampleRate * 0.09);
  const buffer = to.createBuffer(1, length, to.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = to.createBufferSource();
  source.buffer = buffer;
  const filter = to.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 2400;
  const gain = to.createGain();
  gain.gain.value = 0.18;
  source.connect(filter).connect(gain).connect(to.destination);
  source.start();
}

/** Two soft notes: it is your turn. */
export function chime(): void {
  const to = audio();
  if (!to) return;
  [660, 880].forEach((frequency, i) => {
    const at = to.currentTime + i * 0.11;
    const tone = to.createOscillator();
    tone.frequency.value = frequency;
    const gain = to.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
    tone.connect(gain).connect(to.destination);
    tone.start(at);
    tone.stop(at + 0.3);
  });
}
