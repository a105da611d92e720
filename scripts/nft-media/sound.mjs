/** Short pieces of simple tones: 16-bit mono samples. */

const RATE = 22_050;
const TAU = Math.PI * 2;

/** Frequency of a MIDI note number, 69 being A at 440 Hz. */
const tone = (key) => 440 * 2 ** ((key - 69) / 12);

const VOICES = {
  bell: (phase, since) =>
    (Math.sin(phase) + 0.5 * Math.sin(phase * 2.76) + 0.25 * Math.sin(phase * 5.4)) * Math.exp(-since * 2.2),
  pluck: (phase, since) => (Math.sin(phase) + 0.3 * Math.sin(phase * 2)) * Math.exp(-since * 5),
  pad: (phase, since) =>
    (Math.sin(phase) + 0.4 * Math.sin(phase * 1.003) + 0.2 * Math.sin(phase / 2)) *
    Math.min(1, since * 1.6) *
    Math.exp(-since * 0.5),
  reed: (phase, since) =>
    (Math.sin(phase) + 0.33 * Math.sin(phase * 3) + 0.2 * Math.sin(phase * 5)) *
    Math.min(1, since * 9) *
    Math.exp(-since * 1.5),
};

/** Notes are [beat, key, voice, loudness]. */
const line = (keys, voice, loud, every = 1, start = 0) =>
  keys.flatMap((key, index) => (key === 0 ? [] : [[start + index * every, key, voice, loud]]));

const PIECES = {
  49: { tempo: 70, beats: 14, notes: line([57, 0, 64, 0, 69, 0, 72, 71, 64, 0, 60, 57], 'bell', 0.5) },
  50: {
    tempo: 84,
    beats: 16,
    notes: [
      ...line([45, 52, 43, 50], 'pad', 0.5, 4),
      ...line([69, 0, 72, 74, 0, 76, 0, 72, 69, 0, 67, 0, 64, 67, 69, 0], 'pluck', 0.4),
    ],
  },
  51: {
    tempo: 150,
    beats: 24,
    notes: [
      ...line(
        [76, 79, 74, 81, 76, 72, 79, 74, 76, 83, 81, 74, 72, 76, 79, 84, 81, 79, 76, 74, 72, 76, 74, 72],
        'pluck',
        0.34,
      ),
      ...line([48, 53, 45, 50], 'pad', 0.36, 6),
    ],
  },
  52: {
    tempo: 96,
    beats: 16,
    notes: [
      ...line([62, 65, 69, 0, 67, 65, 62, 0, 60, 64, 67, 0, 65, 64, 60, 0], 'reed', 0.26),
      ...line([74, 0, 0, 77, 0, 0, 72, 0, 74, 0, 0, 69, 0, 0, 72, 0], 'bell', 0.3, 1, 0.5),
    ],
  },
  53: {
    tempo: 126,
    beats: 25,
    notes: [
      ...line(
        [60, 67, 72, 67, 64, 57, 64, 69, 64, 60, 53, 60, 65, 60, 57, 55, 62, 67, 62, 59, 60, 67, 72, 76, 72],
        'pluck',
        0.4,
      ),
      ...line([84, 0, 0, 81, 0, 0, 77, 0, 79, 0, 0, 0, 84], 'bell', 0.22, 2),
    ],
  },
  60: {
    tempo: 60,
    beats: 12,
    notes: [...line([33, 40, 36, 38], 'pad', 0.6, 3), ...line([57, 64, 60, 62], 'pad', 0.3, 3, 1.5)],
  },
};

export const PIECE_NUMBERS = Object.keys(PIECES).map(Number);

/** The piece as a WAV file. */
export function wave(number) {
  const { tempo, beats, notes } = PIECES[number];
  const beat = 60 / tempo;
  const length = Math.ceil((beats * beat + 1.5) * RATE);
  const samples = new Float64Array(length);
  for (const [at, key, voice, loud] of notes) {
    const step = (tone(key) * TAU) / RATE;
    const first = Math.floor(at * beat * RATE);
    for (let index = first; index < length; index++) {
      const since = (index - first) / RATE;
      if (since > 6) break;
      samples[index] += VOICES[voice]((index - first) * step, since) * loud * 0.5;
    }
  }
  const bytes = Buffer.alloc(44 + length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(length * 2, 40);
  samples.forEach((sample, index) => {
    const fade = Math.min(1, (length - index) / RATE);
    bytes.writeInt16LE(Math.round(Math.tanh(sample) * fade * 30_000), 44 + index * 2);
  });
  return bytes;
}
