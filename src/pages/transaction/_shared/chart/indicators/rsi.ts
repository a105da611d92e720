import type { Formula } from './formula';

interface Rsi {
  readonly seen: number;
  /** Sums until `length` changes have been seen, then averages. */
  readonly gain: number;
  readonly loss: number;
}

/**
 * Relative strength index after Wilder: the first averages are simple; each later one keeps (length - 1) / length of
 * the previous one. Without any movement the index is 50.
 */
export const rsi = (length: number): Formula<Rsi> => ({
  start: { seen: 0, gain: 0, loss: 0 },
  step(state, bars, at) {
    const [before, bar] = [bars[at - 1], bars[at]];
    if (!before || !bar) return [state, [null]];
    const change = bar.close - before.close;
    const next = take(state, Math.max(0, change), Math.max(0, -change), length);
    return [next, [next.seen < length ? null : strength(next)]];
  },
});

function take({ seen, gain, loss }: Rsi, up: number, down: number, length: number): Rsi {
  if (seen >= length)
    return { seen, gain: (gain * (length - 1) + up) / length, loss: (loss * (length - 1) + down) / length };
  const divisor = seen + 1 === length ? length : 1;
  return { seen: seen + 1, gain: (gain + up) / divisor, loss: (loss + down) / divisor };
}

const strength = ({ gain, loss }: Rsi) => (gain + loss === 0 ? 50 : (100 * gain) / (gain + loss));
