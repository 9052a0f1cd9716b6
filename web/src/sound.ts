// A few quiet sounds, made on the spot: no files, no licence. Off until a player turns them on.

let context: AudioContext | null = null;

/** Where sounds go; null where there are none, or before the page was touched: browsers let no page make noise unasked. */
function audio(): AudioContext | null {
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Noise that fades away: `seconds` long, around `frequency` Hz, `loud` from 0 to 1, `after` seconds from now. */
function noise(to: AudioContext, seconds: number, frequency: number, loud: number, after = 0): void {
  const length = Math.round(to.sampleRate * seconds);
  const buffer = to.createBuffer(1, length, to.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = to.createBufferSource();
  source.buffer = buffer;
  const filter = to.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  const gain = to.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(to.destination);
  source.start(to.currentTime + after);
}

/** Soft notes one after the other: frequencies in Hz, `apart` seconds from one to the next. */
function notes(to: AudioContext, frequencies: readonly number[], apart: number): void {
  frequencies.forEach((frequency, i) => {
    const at = to.currentTime + i * apart;
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

/** A card on cloth. */
export function rustle(): void {
  const to = audio();
  if (to) noise(to, 0.09, 2400, 0.18);
}

/** A trick that is swept together: lower and longer than a card, and a knock at its end. */
export function sweep(): void {
  const to = audio();
  if (!to) return;
  noise(to, 0.2, 1300, 0.13);
  noise(to, 0.06, 500, 0.2, 0.17);
}

/** Two soft notes: it is your turn. */
export function chime(): void {
  const to = audio();
  if (to) notes(to, [660, 880], 0.11);
}

/** Three notes upwards: the match is won. */
export function fanfare(): void {
  const to = audio();
  if (to) notes(to, [523, 659, 784], 0.16);
}
