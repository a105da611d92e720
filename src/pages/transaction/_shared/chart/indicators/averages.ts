import type { Bar } from '@/data/market/klines';
import type { Formula } from './formula';

/** Mean close of the `length` bars which end at index `at`; null if there are fewer. */
export function meanClose(bars: readonly Bar[], at: number, length: number): number | null {
  if (at < length - 1) return null;
  let sum = 0;
  for (let one = at - length + 1; one <= at; one++) sum += bars[one]?.close ?? 0;
  return sum / length;
}

/**
 * Simple moving averages of the close, one output per length. They keep no state, so rounding errors do not accumulate.
 */
export const ma = (lengths: readonly number[]): Formula<null> => ({
  start: null,
  step: (_, bars, at) => [null, lengths.map((length) => meanClose(bars, at, length))],
});

/**
 * State of an exponential average. `value` is the sum of the figures until `length` have been seen, then the average.
 */
export interface Ema {
  readonly seen: number;
  readonly value: number;
}

export const NO_EMA: Ema = { seen: 0, value: 0 };

/**
 * Adds a figure. The average begins with the simple average of the first `length` figures; each further figure has the
 * weight 2 / (length + 1).
 */
export function nextEma({ seen, value }: Ema, figure: number, length: number): Ema {
  if (seen >= length) return { seen, value: value + (2 / (length + 1)) * (figure - value) };
  const sum = value + figure;
  return { seen: seen + 1, value: seen + 1 === length ? sum / length : sum };
}

export const emaValue = ({ seen, value }: Ema, length: number): number | null => (seen < length ? null : value);

/** Exponential moving averages of the close, one output per length. */
export const ema = (lengths: readonly number[]): Formula<readonly Ema[]> => ({
  start: lengths.map(() => NO_EMA),
  step(state, bars, at) {
    const close = bars[at]?.close ?? 0;
    const next = lengths.map((length, line) => nextEma(state[line] ?? NO_EMA, close, length));
    return [next, lengths.map((length, line) => emaValue(next[line] ?? NO_EMA, length))];
  },
});
